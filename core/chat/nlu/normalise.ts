import type { Language } from '../../kernel/index.ts';
import { type Prepared, prepare } from './prepare.ts';

/** A letter typed three times or more ("heeelp") is typed twice at most. */
const drawnOut = /([a-z])\1{2,}/g;
const apostrophes = /['’]/g;

/** Spelling as the net sees it: no apostrophes ("don't", "dont"), no drawn-out letters. The masks of values stay. */
export const spelt = (masked: string): string =>
  masked.toLowerCase().replace(apostrophes, '').replace(drawnOut, '$1$1').trim();

/** A text folded, its secrets found and its values masked, and `net`, what the classifier reads of it. */
export type Normalised = Prepared & { net: string };

/** Reads a text as the classifier is to see it: no account, name, amount or secret is left in `net`. */
export function normalise(
  said: string,
  context: { language: Language; now: Date; names: readonly string[]; words?: ReadonlySet<string> },
): Normalised {
  const prepared = prepare(said, context);
  return { ...prepared, net: spelt(prepared.masked) };
}
