import type { Language } from '../../kernel/index.ts';
import { Told } from './lexicon.ts';
import { readRegression, regress, regressionPieces } from './regression.ts';
import { isQuestion } from './said-of-questions.ts';

/**
 * What a message does to the conversation, whatever it is about, as the examples of data/nlu/moves name it; what does something else comes first: it orders, asks of a product,
 * answers with a value, complains of something, or says how it should be.
 */
export const conversationMoves = [
  ...(['none', 'assent', 'refuse', 'postpone', 'wait', 'thanks', 'farewell'] as const),
  ...(['introduces', 'confused', 'status', 'misread', 'distress', 'authority'] as const),
] as const;
export type ConversationMove = (typeof conversationMoves)[number];

/** A number of four figures or more, or a sum: something is told that a move alone does not have. */
const hasValue = /\d{4,}|\d ?k\b|₦/;

/** One word alone is told by the words of yes, no and the menus. */
const severalWords = /\p{L}{2,}\P{L}+\p{L}/u;

/** Where nothing else is made of a text, a move may be less sure, the alternative being a menu; two words ("now check") say too little for that. */
const LOST = 0.2;
const LOST_WORDS_LEAST = 3;

const read = () => readRegression<{ least: number }>(new URL('./moves.bin', import.meta.url));
let loaded: ReturnType<typeof read> | undefined;

/**
 * The likeliest move of a text by the learnt weights (`npm run train -- moves`), less sure where the text `isLost` otherwise; undefined where it is likelier to do something
 * else, or tells a value.
 */
export function learntMove(said: string, isLost: boolean): Exclude<ConversationMove, 'none'> | undefined {
  if (hasValue.test(said) || !severalWords.test(said)) return undefined;
  loaded ??= read();
  const odds = regress(loaded, regressionPieces(said));
  const isLong = said.trim().split(/\s+/).length >= LOST_WORDS_LEAST;
  const move = moveOf(odds, isLost && isLong ? LOST : loaded.least);
  // What is under way is neither given up nor agreed to on half a guess.
  return move === 'refuse' || move === 'assent' ? moveOf(odds, loaded.least) : move;
}

/** The move that odds are surest of; none where all of them together are less sure than `least`. */
export function moveOf(
  odds: ArrayLike<number>,
  least: number,
): Exclude<ConversationMove, 'none'> | undefined {
  let best = 1;
  for (let label = 2; label < conversationMoves.length; label += 1)
    if ((odds[label] as number) > (odds[best] as number)) best = label;
  const move = conversationMoves[best] as Exclude<ConversationMove, 'none'>;
  return (odds[best] as number) >= least ? move : undefined;
}

const SELF_WORDS_LEAST = 6;
/** Up to where the words of a greeting may stand before who speaks. */
const GREETING_WORDS_MOST = 4;

/** Whether a text is a sentence about whoever writes that neither asks nor wants anything. */
export function tellsOfSelf(said: string, language: Language): boolean {
  const told = new Told(said, language);
  const [self] = told.places('self');
  const isTold =
    self !== undefined && self.at <= GREETING_WORDS_MOST && told.words.length >= SELF_WORDS_LEAST;
  return isTold && !told.has('wants') && !hasValue.test(said) && !isQuestion(told.folded.text);
}
