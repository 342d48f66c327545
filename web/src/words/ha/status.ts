import type { Words } from '../words.ts';

export const status: Words['status'] = {
  title: 'Shin Karo yana aiki?',
  lead: 'Yadda kowane sashe yake a yanzu, kai tsaye daga bankin.',
  ok: 'Komai yana aiki',
  trouble: 'Wani abu ba ya aiki yadda ya kamata',
  states: {
    ok: 'Yana aiki',
    slow: 'A hankali, ko yana kasawa lokaci-lokaci',
    paused: 'Mun dakatar da shi a yanzu',
  },
  held: 'Kuɗin da aka ajiye maka yayin da sashe yake tsaye ba ya ɓacewa: zai isa ko ya dawo, za mu sanar da kai.',
  parts: {
    chat: 'Hira',
    transfers: 'Tura kuɗi zuwa wasu bankuna',
    bills: 'Katin waya, data da biyan kuɗi',
    cards: 'Katunan intanet',
    abroad: 'Kuɗi daga ƙasashen waje',
    opening: 'Buɗe asusu',
    levels: 'Ɗaga mataki',
  },
  checked: 'An duba',
  again: 'Sake dubawa',
};
