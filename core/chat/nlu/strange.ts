import { readFileSync } from 'node:fs';
import type { Language } from '../../kernel/index.ts';
import { glossesOf } from './glossary.ts';

/** So likely is a text none of the bank's business where a word stands that nothing was ever asked of a bank with: "add milk to my list". */
const DOUBT = 0.07;

const file = new URL('../weights/asked.txt', import.meta.url);
let loaded: ReadonlySet<string> | undefined;
const asked = (): ReadonlySet<string> => {
  loaded ??= new Set(readFileSync(file, 'utf8').split('\n'));
  return loaded;
};

/** Whether a masked text has a word that no example of what is asked of the bank has, read word by word in English. */
export const hasUnasked = (masked: string, language: Language): boolean =>
  glossesOf(masked, language).some((word) => word.length > 1 && !asked().has(word));

/** Whether what the classifiers take for an order may well be none of the bank's business; `outside` is the probability that they give to that. */
export const isStrange = (masked: string, language: Language, outside: number): boolean =>
  outside >= DOUBT && hasUnasked(masked, language);
