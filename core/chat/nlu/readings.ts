import { groundFrames } from './model-frames.ts';
import { maskForModel } from './model-mask.ts';
import { splitOrders, splitPayees, splitStop, type Two } from './orders-said.ts';
import { type Context, understand } from './understand.ts';
import type { Understood } from './understood.ts';

/** No story is understood by more of its sentences than this: its beginning and its end. */
const SENTENCES_MOST = 16;

/** The sentences of a story that are read, where there are more than can be. */
export const sentencesRead = (sentences: readonly string[]): readonly string[] =>
  sentences.length <= SENTENCES_MOST
    ? sentences
    : [...sentences.slice(0, SENTENCES_MOST / 2), ...sentences.slice(-SENTENCES_MOST / 2)];

const understandAll = (texts: readonly string[], context: Context): Understood[] =>
  texts.map((text) => understand(text, context));

/** A text as it is understood, and the orders that it may be split into: nearly every message is asked for both. `orders` answers nothing that is asked. */
const understandMessage = (
  text: string,
  context: Context,
): { understood: Understood; orders: Two | undefined } => ({
  understood: understand(text, context),
  orders: splitOrders(text, { ...context, expecting: undefined }),
});

/** What is made of a text alone, by the text and its context: it may be done in any thread. */
export const readings = {
  understand,
  understandAll,
  understandMessage,
  splitOrders,
  splitPayees,
  splitStop,
  maskForModel,
  groundFrames,
};

export type Readings = typeof readings;
export type ReadingName = keyof Readings;

/** Does one reading by its name. */
export function readBy<Name extends ReadingName>(
  name: Name,
  given: Parameters<Readings[Name]>,
): ReturnType<Readings[Name]> {
  const read = readings[name] as (...all: readonly unknown[]) => unknown;
  return read(...given) as ReturnType<Readings[Name]>;
}
