import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** The question of the language model outside, in Igbo. */
export const model: Begun<(typeof en)['model']> = {
  ask: () =>
    'Otu ajụjụ: ebe ihe ị na-ekwu na-edoghị m anya, ka ihe nlereanya asụsụ nke ụlọ ọrụ ọzọ nyere m aka ịgụ ozi gị? A na-ekpuchi ego ole, nọmba akaụntụ na nọmba ekwentị tupu e ziga ya, PIN, BVN ma ọ bụ ego fọdụrụ anaghị aga ebe ahụ ma ọlị; aha na okwu gị ndị ọzọ na-aga. Naanị ịgụ ka ọ na-agụ: o nweghị ike ibugharị ego. Ana m arụ ọrụ ma ọ nọghịkwa. Iji gbanwee uche gị, zipu MODEL ON ma ọ bụ MODEL OFF mgbe ọ bụla, ma ọ bụ gaa na Ntọala, Nzuzo.',
  what: () =>
    'Ebe ihe ị na-ekwu na nkata na-edoghị Karo anya, ihe nlereanya asụsụ nke ụlọ ọrụ ọzọ na-enyere ya aka ịgụ ozi gị. A na-ekpuchi ego ole, nọmba akaụntụ na nọmba ekwentị tupu e ziga ya, PIN, BVN ma ọ bụ ego fọdụrụ anaghị aga ebe ahụ ma ọlị; aha na okwu gị ndị ọzọ na-aga. Naanị ịgụ ka ọ na-agụ: o nweghị ike ibugharị ego.',
  allow: () => 'Ekwere m',
  refuse: () => 'Ekweghị m',
  given: () =>
    'Daalụ. Site ugbu a, ọ ga-enyere m aka ịgụ ebe ihe na-edoghị m anya. Iji kwụsị ya, zipu MODEL OFF.',
  refused: () => 'Ọ dị mma: ozi gị ga-anọ na Karo. Iji gbanwee nke ahụ, zipu MODEL ON.',
  withdrawn: () =>
    'Emechaala: site ugbu a, ozi gị ọ bụla agaghị aga n’ihe nlereanya nke ụlọ ọrụ ọzọ. Iji kwere ọzọ, zipu MODEL ON.',
};
