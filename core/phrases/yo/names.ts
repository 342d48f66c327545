import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const who = (f: { from: string; handle: string | undefined }): string =>
  f.handle ? `${f.from} (@${f.handle})` : f.from;
const forWhat = (note: string): string => (note ? ` fún ${note}` : '');

/** What is said of @names, and of asking for money by them, in Yoruba. */
export const names: Begun<(typeof en)['names']> = {
  yours: (f) => `Orúkọ rẹ ni @${f.handle}. Àwọn ènìyàn lè fi san owó fún ọ: “fi 5k ranse si @${f.handle}”.`,
  none: () => 'O kò tíì ní @orúkọ. Yan ọ̀kan: lẹ́tà àti nọ́ńbà 3 sí 20, bíi @ada tàbí @ada_obi.',
  taken: (f) => `Ó parí. Ìwọ ni @${f.handle} báyìí: àwọn ènìyàn lè fi san owó fún ọ.`,
  asked: (f) => `${who(f)} ń béèrè ${printNaira(f.amount)} lọ́wọ́ rẹ${forWhat(f.note)}. Ìwọ ló máa pinnu.`,
  reminded: (f) =>
    `${who(f)} ṣì ń dúró de ìdáhùn rẹ: ${printNaira(f.amount)}${forWhat(f.note)}. O lè san án tàbí kí o kọ̀.`,
  declined: (f) => `${f.to} ti kọ ìbéèrè rẹ fún ${printNaira(f.amount)}.`,
  sent: (f) => `Mo ti béèrè ${printNaira(f.amount)} lọ́wọ́ ${f.to}. Màá sọ fún ọ nígbà tí wọ́n bá san án.`,
  split: (f) =>
    `Mo ti béèrè ${printNaira(f.each)} lọ́wọ́ ọ̀kọ̀ọ̀kan: ${f.names.join(', ')}. Ìpín tìrẹ ni ${printNaira(f.own)}.`,
  noRequests: () => 'Kò sí ẹni tó ń béèrè owó lọ́wọ́ rẹ.',
  which: () => 'Ta ló ń béèrè? Yan ọ̀kan.',
  line: (f) => `${who(f)}: ${printNaira(f.amount)}${forWhat(f.note)}`,
  what: (f) => `${who(f)} ń béèrè ${printNaira(f.amount)}${forWhat(f.note)}. Kí ni kí n ṣe?`,
  pay: () => 'San án',
  decline: () => 'Kọ̀ ọ́',
  block: () => 'Kọ̀ ọ́, dínà rẹ̀',
  youDeclined: (f) => `A ti kọ̀ ọ́. A sọ rárá fún ${f.from}, kò sí ohun mìíràn.`,
  youBlocked: (f) => `A ti kọ̀ ọ́. ${f.from} kò lè béèrè mọ́.`,
  whom: () => 'Ta ni kí n béèrè lọ́wọ́ rẹ̀? Fún mi ní @orúkọ tàbí nọ́ńbà fóònù.',
  withWhom: () => 'Pẹ̀lú ta ni? Fún mi ní @orúkọ wọn, bíi @bola àti @chidi.',
  whichName: () => '@Orúkọ wo lo fẹ́? Lẹ́tà àti nọ́ńbà 3 sí 20, bíi @ada_obi.',
};
