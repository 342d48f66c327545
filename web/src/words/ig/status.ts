import type { Words } from '../words.ts';

export const status: Words['status'] = {
  title: 'Karo ọ na-arụ ọrụ?',
  lead: 'Otu akụkụ ọ bụla dị ugbu a, site n’aka ụlọ akụ n’onwe ya.',
  ok: 'Ihe niile na-arụ ọrụ',
  trouble: 'Ihe adịghị arụ ọrụ otu o kwesịrị',
  states: {
    ok: 'Ọ na-arụ ọrụ',
    slow: 'Ọ na-egbu oge, ma ọ bụ na-ada mgbe ụfọdụ',
    paused: 'Anyị kwụsịtụrụ ya',
  },
  held: 'Ego e jidere gị mgbe akụkụ kwụsịrị anaghị efu: ọ ga-eru ma ọ bụ lọta, anyị ga-agwa gị.',
  parts: {
    chat: 'Nkata',
    transfers: 'Izipu ego n’ụlọ akụ ndị ọzọ',
    bills: 'Airtime, data na ụgwọ',
    cards: 'Kaadị ịntanetị',
    abroad: 'Ego si mba ofesi',
    opening: 'Imepe akaụntụ',
    levels: 'Ibuli ọkwa',
  },
  checked: 'E lere ya',
  again: 'Lee ọzọ',
};
