import { say } from './engine.ts';
import type { Queued } from './state.ts';
import type { Talk } from './turn.ts';

/** Orders of one message that may wait behind one another. */
const WAITING_MOST = 5;
/** The button that nobody presses: what waits is gone on with when the order before it is carried out. */
export const GO_ON = 'go_on';

/** What was said of something that waits. */
export const wordsOf = (item: string | Queued): string => (typeof item === 'string' ? item : item.said);

/** Keeps an order until the one before it is approved or cancelled, or asks for it again where too many wait; either is said. */
export function enqueue(talk: Talk, item: string | Queued): void {
  const said = wordsOf(item).trim();
  const queue = talk.state.queue ?? [];
  if (said === '') return;
  const { turns } = talk.phrases;
  const isFull = queue.length >= WAITING_MOST;
  if (!isFull) talk.state.queue = [...queue, item];
  say(talk, isFull ? turns.queueFull({ said }) : turns.queued({ said }));
}

/** Takes out what waits at a place. */
export function dequeue({ state }: Talk, at: number): string | Queued | undefined {
  const queue = [...(state.queue ?? [])];
  const [item] = queue.splice(at, 1);
  if (queue.length > 0) state.queue = queue;
  else delete state.queue;
  return item;
}

/** The next of what waits, taken out, where nothing is asked or offered. */
export function takeNext(talk: Talk): string | Queued | undefined {
  const { queue, stack, offer } = talk.state;
  if (!queue?.length || talk.ended || stack.length > 0 || offer) return undefined;
  return dequeue(talk, 0);
}
