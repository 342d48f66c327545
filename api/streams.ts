import type { PassThrough } from 'node:stream';
import { addressOf } from '@karo/core/auth';

/** How many lines of news one customer, or one conversation of nobody's, may have open. */
export const STREAMS_EACH = 5;
/** And how many all of nobody's have from one network, where many may stand behind one address. */
export const STREAMS_OF_NETWORK = 40;
/** When a page whose line was closed for a newer one may come again, in ms; a browser keeps to it. */
const COME_AGAIN_MS = 60_000;
/** How long a page may take to read what it was last told, in ms. */
const LAST_WORD_MS = 10_000;

/** Whom a line of news is for, and from where it was opened. */
export type Listening = { customerId: string | undefined; conversation: string; ip: string };

/** Keeps count of the lines that are open in this process: the newest stays, and the oldest of too many is closed. */
export type Streams = { open(stream: PassThrough, who: Listening): PassThrough };

const limitsOf = ({ customerId, conversation, ip }: Listening): [key: string, most: number][] =>
  customerId
    ? [[`customer ${customerId}`, STREAMS_EACH]]
    : [
        [`conversation ${conversation}`, STREAMS_EACH],
        [`network ${addressOf(ip)}`, STREAMS_OF_NETWORK],
      ];

function endOldest(stream: PassThrough): void {
  stream.end(`retry: ${COME_AGAIN_MS}\n\n`);
  // Who does not read even that keeps nothing open.
  setTimeout(() => stream.destroy(), LAST_WORD_MS).unref();
}

/** A count of its own, for one process that serves. */
export function countStreams(): Streams {
  const held = new Map<string, Set<PassThrough>>();
  const drop = (key: string, stream: PassThrough) => {
    const streams = held.get(key);
    streams?.delete(stream);
    if (streams?.size === 0) held.delete(key);
  };
  return {
    open: (stream, who) => {
      for (const [key, most] of limitsOf(who)) {
        const streams = held.get(key) ?? new Set<PassThrough>();
        held.set(key, streams.add(stream));
        stream.once('close', () => drop(key, stream));
        const [oldest] = streams;
        if (streams.size <= most || !oldest) continue;
        drop(key, oldest);
        endOldest(oldest);
      }
      return stream;
    },
  };
}
