import { say } from './engine.ts';
import type { Talk } from './turn.ts';

/** Orders of one message that may wait behind one another. */
const WAITING_MOST = 5;
/** The button that nobody presses: what waits is gone on with when the order before it is carried out. */
export const GO_ON = 'go_on';

/** Keeps an order until the one before it is approved or cancelled, or asks for it again where too many wait; either is said. */
export function enqueue(talk: Talk, said: string): void {
  const text = said.trim();
  const queue = talk.state.queue ?? [];
  if (text === '') return;
  const { turns } = talk.phrases;
  const isFull = queue.length >= WAITING_MOST;
  if (!isFull) talk.state.queue = [...queue, text];
  say(talk, isFull ? turns.queueFull({ said: text }) : turns.queued({ said: text }));
}

/** The next of what waits, taken out, where nothing is asked or offered; its words alone, for it is understood when its turn comes. */
export function takeNext({ state, ended }: Talk): string | undefined {
  const { queue, stack, offer } = state;
  if (!queue?.length || ended || stack.length > 0 || offer) return undefined;
  const [next, ...rest] = queue;
  if (rest.length > 0) state.queue = rest;
  else delete state.queue;
  return next;
}
