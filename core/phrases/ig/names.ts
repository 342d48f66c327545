import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';

const who = (f: { from: string; handle: string | undefined }): string =>
  f.handle ? `${f.from} (@${f.handle})` : f.from;
const forWhat = (note: string): string => (note ? ` maka ${note}` : '');

/** What is said of @names, and of asking for money by them, in Igbo. */
export const names: Begun<(typeof en)['names']> = {
  yours: (f) => `Aha gị bụ @${f.handle}. Ndị mmadụ nwere ike iji ya kwụọ gị: “ziga 5k nye @${f.handle}”.`,
  none: () => 'Ị nwebeghị @aha. Họrọ otu: mkpụrụedemede na nọmba 3 ruo 20, dịka @ada ma ọ bụ @ada_obi.',
  taken: (f) => `Emeela. Ị bụ @${f.handle} ugbu a: ndị mmadụ nwere ike iji ya kwụọ gị.`,
  asked: (f) => `${who(f)} na-arịọ gị ${printNaira(f.amount)}${forWhat(f.note)}. Gị ka ọ dị n’aka.`,
  reminded: (f) =>
    `${who(f)} ka na-eche azịza gị: ${printNaira(f.amount)}${forWhat(f.note)}. Ị nwere ike ịkwụ ma ọ bụ ịjụ.`,
  declined: (f) => `${f.to} ajụla arịrịọ gị nke ${printNaira(f.amount)}.`,
  sent: (f) => `Arịọla m ${f.to} ${printNaira(f.amount)}. Aga m agwa gị mgbe ha kwụrụ.`,
  split: (f) =>
    `Arịọla m onye ọ bụla ${printNaira(f.each)}: ${f.names.join(', ')}. Oke gị bụ ${printNaira(f.own)}.`,
  noRequests: () => 'Ọ nweghị onye na-arịọ gị ego.',
  which: () => 'Onye na-arịọ gị? Họrọ otu.',
  line: (f) => `${who(f)}: ${printNaira(f.amount)}${forWhat(f.note)}`,
  what: (f) => `${who(f)} na-arịọ ${printNaira(f.amount)}${forWhat(f.note)}. Gịnị ka m ga-eme?`,
  pay: () => 'Kwụọ ya',
  decline: () => 'Jụ',
  block: () => 'Jụ ma gbochie',
  youDeclined: (f) => `A jụrụ ya. A gwara ${f.from} mba, ọ bụghị ihe ọzọ.`,
  youBlocked: (f) => `A jụrụ ya. ${f.from} agaghị arịọ gị ọzọ.`,
  whom: () => 'Onye ka m ga-arịọ? Nye @aha ma ọ bụ nọmba ekwentị.',
  withWhom: () => 'Gị na onye? Nye @aha ha, dịka @bola na @chidi.',
  whichName: () => 'Kedu @aha ị chọrọ? Mkpụrụedemede na nọmba 3 ruo 20, dịka @ada_obi.',
};
