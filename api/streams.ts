import { randomUUID } from 'node:crypto';
import type { PassThrough } from 'node:stream';
import { addressOf } from '@karo/core/auth';
import type { Bank } from '@karo/core/kernel';
import { forgetEventStreams, noteEventStreams } from '@karo/core/messaging';

/** How many lines of news one customer, over all processes, or one conversation of nobody's may have open. */
export const STREAMS_EACH = 5;
/** And how many all of nobody's have from one network, where many may stand behind one address. */
export const STREAMS_OF_NETWORK = 40;
/** When a page whose line was closed for a newer one may come again, in ms; a browser keeps to it. */
const COME_AGAIN_MS = 60_000;
/** How long a page may take to read what it was last told, in ms. */
const LAST_WORD_MS = 10_000;
/** How often a process says which lines it has, and hears which were opened elsewhere. */
const NOTE_EVERY_MS = 5_000;

/** Whom a line of news is for, and from where it was opened. */
export type Listening = { customerId: string | undefined; conversation: string; ip: string };

/** Keeps count of the lines that are open: the newest stays, and the oldest of too many is closed. `note` compares with the other processes at once; for tests. */
export type Streams = {
  open(stream: PassThrough, who: Listening): PassThrough;
  note(): Promise<void>;
  close(): void;
};

const limitsOf = ({ customerId, conversation, ip }: Listening): [key: string, most: number][] =>
  customerId
    ? [[`customer ${customerId}`, STREAMS_EACH]]
    : [
        [`conversation ${conversation}`, STREAMS_EACH],
        [`network ${addressOf(ip)}`, STREAMS_OF_NETWORK],
      ];

function endOldest(stream: PassThrough): void {
  // Both counts may find the same one.
  if (stream.writableEnded) return;
  stream.end(`retry: ${COME_AGAIN_MS}\n\n`);
  // Who does not read even that keeps nothing open.
  setTimeout(() => stream.destroy(), LAST_WORD_MS).unref();
}

/** The lines of one process, by what they are counted under. */
function countHere(): (stream: PassThrough, who: Listening) => void {
  const held = new Map<string, Set<PassThrough>>();
  const drop = (key: string, stream: PassThrough) => {
    const streams = held.get(key);
    streams?.delete(stream);
    if (streams?.size === 0) held.delete(key);
  };
  return (stream, who) => {
    for (const [key, most] of limitsOf(who)) {
      const streams = held.get(key) ?? new Set<PassThrough>();
      held.set(key, streams.add(stream));
      stream.once('close', () => drop(key, stream));
      const [oldest] = streams;
      if (streams.size <= most || !oldest) continue;
      drop(key, oldest);
      endOldest(oldest);
    }
  };
}

/** The customers' lines of this process, compared with those of all others through the database. */
function countEverywhere({ db, clock, log }: Pick<Bank, 'db' | 'clock' | 'log'>) {
  const own = new Map<string, { customerId: string; openedAt: Date; stream: PassThrough }>();
  let timer: NodeJS.Timeout | undefined;
  const note = async () => {
    const lines = [...own].map(([id, { customerId, openedAt }]) => ({ id, customerId, openedAt }));
    const over = await noteEventStreams(db, lines, { most: STREAMS_EACH, at: clock.now() });
    for (const id of over) {
      const line = own.get(id);
      if (line) endOldest(line.stream);
    }
  };
  // A database that is away closes nobody's line; each process still keeps its own count.
  const missed = (error: unknown) =>
    log.warn({ err: error }, 'the lines of other processes were not counted');
  let last = 0;
  const add = (stream: PassThrough, customerId: string) => {
    const id = randomUUID();
    // Of two that are opened within one millisecond the second is the newer.
    last = Math.max(clock.now().getTime(), last + 1);
    own.set(id, { customerId, openedAt: new Date(last), stream });
    stream.once('close', () => {
      own.delete(id);
      forgetEventStreams(db, [id]).catch(missed);
      if (own.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    timer ??= setInterval(() => void note().catch(missed), NOTE_EVERY_MS).unref();
    note().catch(missed);
  };
  return { add, note, close: () => clearInterval(timer) };
}

/** The count of one process that serves, and its part of the count over all of them. */
export function countStreams(bank: Pick<Bank, 'db' | 'clock' | 'log'>): Streams {
  const here = countHere();
  const everywhere = countEverywhere(bank);
  return {
    open: (stream, who) => {
      here(stream, who);
      if (who.customerId) everywhere.add(stream, who.customerId);
      return stream;
    },
    note: everywhere.note,
    close: everywhere.close,
  };
}
