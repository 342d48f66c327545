import { PassThrough } from 'node:stream';
import { listRepliesAfter, newestReply } from '@karo/core/chat/channel';
import type { Bank } from '@karo/core/kernel';
import type { MayHear } from './caller.ts';

/** Whether a page may still hear: the session that it was opened in may have ended, or rest. */
type Still = () => Promise<MayHear>;
type Listener = { address: string; stream: PassThrough; told: Set<string>; still: Still };
type Reply = Awaited<ReturnType<typeof listRepliesAfter>>[number];

const LOOK_EVERY_MS = 300;
const READ_AT_ONCE = 200;
const HEARTBEAT_MS = 20_000;
/**
 * A transaction may commit a lower outbox id after a higher one was seen: each look reaches back over what was newest this long ago.
 */
const LOOK_BACK_MS = 15_000;

/** What the bank said to these addresses after an outbox row, however much it is. */
async function repliesAfter(bank: Bank, addresses: readonly string[], from: bigint): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (;;) {
    const after = replies.at(-1)?.outboxId ?? from;
    const some = await listRepliesAfter(bank.db, addresses, after, READ_AT_ONCE);
    replies.push(...some);
    if (some.length < READ_AT_ONCE) return replies;
  }
}

/** Tells open pages what the bank says, with one query for all of them; it rests while nobody listens. */
export type Replies = { listen(address: string, still: Still): PassThrough; close(): void };

/** Closes the page's line where it may not hear any more; a database that does not answer decides nothing. */
async function mayHear({ still, stream }: Listener): Promise<MayHear> {
  if (!stream.writable) return 'no';
  const may = await still();
  if (may === 'no') stream.end();
  return may;
}

/** Writes to the page what it was not told yet; whether it may hear is asked only where there is something to tell. */
async function tellNew(listener: Listener, replies: readonly Reply[]): Promise<void> {
  const { address, stream, told } = listener;
  const own = replies.filter((each) => each.address === address && !told.has(each.message.id));
  if (own.length === 0 || (await mayHear(listener)) !== 'yes') return;
  for (const { message } of own) {
    told.add(message.id);
    stream.write(`id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
  }
}

/** A listener whose stream beats, so that no proxy takes it for dead; `gone` once it is closed. */
function openListener(address: string, still: Still, gone: (listener: Listener) => void): Listener {
  const stream = new PassThrough();
  const listener: Listener = { address, stream, told: new Set(), still };
  const beat = async () => {
    if ((await mayHear(listener)) !== 'no') stream.write(': \n\n');
  };
  const heartbeat = setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS);
  stream.once('close', () => {
    clearInterval(heartbeat);
    gone(listener);
  });
  return listener;
}

/** Opens the watch over the outbox; one for each process that serves. */
export function watchReplies(bank: Bank): Replies {
  const listeners = new Set<Listener>();
  let floor: bigint | undefined;
  let seen: { at: number; id: bigint }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const moveFloor = (newest: bigint) => {
    const now = performance.now();
    seen.push({ at: now, id: newest });
    while (seen[1] && now - seen[1].at > LOOK_BACK_MS) seen.shift();
    floor = seen[0]?.id ?? newest;
  };

  /** Where the watch begins; known before the first page is told that it is heard, so that nothing said after that is missed. */
  const begin = async () => {
    if (floor === undefined) {
      const newest = await newestReply(bank.db);
      floor ??= newest;
    }
    return floor;
  };

  const look = async () => {
    const from = await begin();
    const addresses = [...new Set([...listeners].map((listener) => listener.address))];
    const replies = await repliesAfter(bank, addresses, from);
    await Promise.all([...listeners].map((listener) => tellNew(listener, replies)));
    moveFloor(replies.at(-1)?.outboxId ?? seen.at(-1)?.id ?? from);
  };

  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    floor = undefined;
    seen = [];
  };

  const goOn = () => {
    if (closed || listeners.size === 0) return rest();
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => bank.log.warn({ err: error }, 'the watch over the outbox missed a look'))
        .finally(goOn);
    }, LOOK_EVERY_MS);
  };

  return {
    listen: (address, still) => {
      const listener = openListener(address, still, (gone) => listeners.delete(gone));
      const { stream } = listener;
      listeners.add(listener);
      begin()
        .then(() => stream.writable && stream.write('retry: 2000\n\n'))
        .catch((error: unknown) => stream.destroy(error as Error));
      if (!timer) goOn();
      return stream;
    },
    close: () => {
      closed = true;
      rest();
      for (const listener of listeners) listener.stream.destroy();
    },
  };
}
