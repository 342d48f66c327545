import { plain, remembering } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { conceptsNamed } from './concepts.ts';
import { type NetPieces, piecesOf } from './net.ts';
import { readRegression, regress, regressionPieces } from './regression.ts';
import { isQuestion } from './said-of-questions.ts';

/** Questions whose answers stand among what the bank says elsewhere. */
export const answeredElsewhere = [
  ...(['loan-rate', 'loan-early', 'loan-late', 'invest-out', 'invest-gain', 'remit-out'] as const),
  ...(['naira-only', 'no-account-there', 'plans-cost', 'statement-pdf', 'cash', 'heirs'] as const),
  ...(['in-error', 'details', 'business', 'is-bot'] as const),
] as const;

/** A question that the bank has an answer to, whatever its words. */
export type Question =
  | keyof Phrases['knowledge']
  | keyof Phrases['asked']
  | (typeof answeredElsewhere)[number];

type Head = { labels: readonly (Question | 'none')[] };
const read = () => readRegression<Head>(new URL('./questions.bin', import.meta.url));
let loaded: ReturnType<typeof read> | undefined;

/** The pieces of a question: those of its words, and one for each concept that it names, which the five languages share. */
export function questionPieces(said: string): NetPieces {
  const concepts = [...conceptsNamed(plain(said))].map((concept) => `x${concept}`);
  return [...regressionPieces(said), ...piecesOf(concepts.join(' ')).slice(0, 1)];
}

const oddsOf = remembering((said) => {
  loaded ??= read();
  return regress(loaded, questionPieces(said));
});

/** How much less likely it is that nothing is asked, of a text in the form of a question. */
const ASKED = 0.3;
/** How much likelier a question is that belongs to what is spoken of. */
const NEAR = 6;

/** The question that a text is likeliest to ask, by the learnt weights (`npm run train -- questions`), and its probability; `near` are those that belong to what is spoken of. */
export function guessQuestion(
  said: string,
  near: readonly Question[] = [],
): { question: Question | 'none'; probability: number } {
  loaded ??= read();
  const { labels } = loaded;
  const odds = oddsOf(said).slice();
  const isAsked = isQuestion(plain(said));
  let [best, all] = [0, 0];
  for (const [at, label] of labels.entries()) {
    const times = label === 'none' ? (isAsked ? ASKED : 1) : near.includes(label) ? NEAR : 1;
    odds[at] = (odds[at] as number) * times;
    all += odds[at] as number;
    if ((odds[at] as number) > (odds[best] as number)) best = at;
  }
  return { question: labels[best] ?? 'none', probability: (odds[best] as number) / all };
}
