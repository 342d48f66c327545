import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const who = (f: { from: string; handle: string | undefined }): string =>
  f.handle ? `${f.from} (@${f.handle})` : f.from;
const forWhat = (note: string): string => (note ? ` don ${note}` : '');

/** What is said of @names, and of asking for money by them, in Hausa. */
export const names: Begun<(typeof en)['names']> = {
  yours: (f) => `Sunanka @${f.handle} ne. Mutane za su iya biyanka da shi: “tura 5k zuwa @${f.handle}”.`,
  none: () => 'Ba ka da @suna tukuna. Zaɓi ɗaya: harufa da lambobi 3 zuwa 20, kamar @ada ko @ada_obi.',
  taken: (f) => `To. Yanzu kai ne @${f.handle}: mutane za su iya biyanka da shi.`,
  asked: (f) =>
    `${who(f)} yana neman ${printNaira(f.amount)} daga wurinka${forWhat(f.note)}. Kai ne za ka yanke.`,
  reminded: (f) =>
    `${who(f)} har yanzu yana jiran amsarka: ${printNaira(f.amount)}${forWhat(f.note)}. Za ka iya biya ko ƙi.`,
  declined: (f) => `${f.to} ya ƙi buƙatarka ta ${printNaira(f.amount)}.`,
  sent: (f) => `Na nemi ${printNaira(f.amount)} daga ${f.to}. Zan gaya maka idan ya biya.`,
  split: (f) =>
    `Na nemi ${printNaira(f.each)} daga kowane ɗaya: ${f.names.join(', ')}. Naka kason ${printNaira(f.own)} ne.`,
  noRequests: () => 'Babu mai neman kuɗi daga wurinka.',
  which: () => 'Wa ke nema? Zaɓi ɗaya.',
  line: (f) => `${who(f)}: ${printNaira(f.amount)}${forWhat(f.note)}`,
  what: (f) => `${who(f)} yana neman ${printNaira(f.amount)}${forWhat(f.note)}. Me zan yi?`,
  pay: () => 'Biya',
  decline: () => 'Ƙi',
  block: () => 'Ƙi ka toshe',
  youDeclined: (f) => `An ƙi. An gaya wa ${f.from} a'a kawai.`,
  youBlocked: (f) => `An ƙi. ${f.from} ba zai sake nema ba.`,
  whom: () => 'Wa zan nema? Ba da @suna ko lambar waya.',
  withWhom: () => 'Da wa? Ba da @sunayensu, kamar @bola da @chidi.',
  whichName: () => 'Wane @suna kake so? Harufa da lambobi 3 zuwa 20, kamar @ada_obi.',
};
