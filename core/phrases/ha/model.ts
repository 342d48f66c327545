import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

/** The question of the language model outside, in Hausa. */
export const model: Begun<(typeof en)['model']> = {
  ask: () =>
    'Tambaya ɗaya: inda ban tabbatar da abin da kake nufi ba, shin wata manhajar harshe ta wani kamfani za ta iya taimaka mini karanta saƙonka? Ana rufe adadin kuɗi, lambar asusu da lambar waya kafin a aika, kuma PIN, BVN ko ragowar kuɗi ba sa zuwa can har abada; sunaye da sauran kalmominka suna zuwa. Karatu kawai take yi: ba za ta iya tura kuɗi ba. Ina aiki ko ba ita. Don canza ra’ayi, aika MODEL ON ko MODEL OFF a kowane lokaci, ko ka shiga Saituna, Sirri.',
  what: () =>
    'Inda Karo bai tabbatar da abin da kake nufi a hira ba, manhajar harshe ta wani kamfani tana taimakawa wajen karanta saƙonka. Ana rufe adadin kuɗi, lambar asusu da lambar waya kafin a aika, kuma PIN, BVN ko ragowar kuɗi ba sa zuwa can har abada; sunaye da sauran kalmominka suna zuwa. Karatu kawai take yi: ba za ta iya tura kuɗi ba.',
  allow: () => 'Na yarda',
  refuse: () => 'Ban yarda ba',
  given: () =>
    'Na gode. Daga yanzu manhajar za ta taimaka mini karatu inda ban tabbatar ba. Don dakatarwa, aika MODEL OFF.',
  refused: () => 'To: saƙonninka za su zauna a Karo. Don canza haka, aika MODEL ON.',
  withdrawn: () =>
    'An gama: daga yanzu babu saƙonka da zai je wurin manhajar wani kamfani. Don sake yarda, aika MODEL ON.',
};
