import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

/** What a customer is told where the bank looks twice, in Igbo. */
export const risk: Begun<(typeof en)['risk']> = {
  held: (f) =>
    `Iji chekwaa gị, onye nke anyị ga-elele ${printNaira(f.amount)} gị nye ${f.name} tupu ọ pụọ. Ị ga-anụ olu anyị tupu ${printTime(f.dueAt)}, ${printDay(f.dueAt)}; ma ọ bụghị ya, ego ahụ abụrụ nke gị ọzọ. KAGBUO ga-akwụsị ya.\nNọmba akaebe: ${f.reference}`,
  looking: (f) =>
    `Iji chekwaa gị, onye nke anyị ga-elele ${printNaira(f.amount)} gị nye ${f.name} tupu ọ pụọ. Anyị ga-agwa gị n’ime otu ụbọchị.`,
  sentBack: (f) =>
    `${printNaira(f.amount)} gị nye ${f.name} agaghị: anyị ejighị n’aka na ọ bụ gị. Ọ dị na akaụntụ gị. Zaa MMADU ka gị na anyị kwurịta.\nNọmba akaebe: ${f.reference}`,
  frozenFor: (f) => `E mechiela akaụntụ ${f.phone}. Ihe ọ bụla agaghị apụ. Anyị agwala onye nwe ya.`,
  notTrusted: () =>
    'Enweghị m ike imechi akaụntụ ahụ site ebe a. Naanị ekwentị onye nwe ya, ma ọ bụ nọmba ọ tụkwasịrị obi, nwere ike. Onye nwe ya nwere ike ịpị *347*5276#.',
  whichNumber: () => 'Akaụntụ onye ka m ga-emechi? Dee FREEZE na nọmba ekwentị akaụntụ ahụ.',
};
