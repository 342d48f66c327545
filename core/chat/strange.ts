import { readFileSync } from 'node:fs';
import type { Language } from '../ports.ts';
import { glossesOf } from './glosses.ts';

/** What the classifiers give to a text being no business of the bank: together, and the surest of them alone. */
export type Outside = { mean: number; most: number };

/** Where one of the models is so sure of that, the bank asks and does nothing, whatever the others make of the text. */
const SURE = 0.8;
/** So little of it is enough where a word stands that nothing was ever asked of a bank with: "add milk to my list". */
const DOUBT = 0.07;

const file = new URL('./weights/asked.txt', import.meta.url);
let loaded: ReadonlySet<string> | undefined;
const asked = (): ReadonlySet<string> => {
  loaded ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return loaded;
};

/** Whether a masked text has a word that no example of what is asked of the bank has, read word by word in English. */
export const hasUnasked = (masked: string, language: Language): boolean =>
  glossesOf(masked, language).some((word) => word.length > 1 && !asked().has(word));

/** Whether what the classifiers take for an order may well be none of the bank's business. */
export const isStrange = (masked: string, language: Language, { mean, most }: Outside): boolean =>
  most >= SURE || (mean >= DOUBT && hasUnasked(masked, language));
