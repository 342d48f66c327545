// A thread that reads texts, one after the other, for the pool in `reading-pool.ts`.
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './reading-pool.ts';
import { type ReadingName, type Readings, readBy } from './readings.ts';
import { ownTime, threadNumber } from './thread-time.ts';

const port = parentPort as MessagePort;
const tell = (message: FromThread): void => port.postMessage(message);
const spent = ownTime();

/** Reads one text of each way of reading, so that everything is loaded before a customer waits for it. */
function warm(): void {
  const context = { language: 'en', now: new Date(0), names: [] } as const;
  readBy('understand', ['my neighbour wants to know something of money', context]);
  readBy('understandMessage', ['send 5k to chidi and 3k to amina', context]);
}

function read<Name extends ReadingName>(id: number, name: Name, given: Parameters<Readings[Name]>): void {
  const before = spent();
  try {
    const answer = readBy(name, given);
    tell({ id, answer, spentMs: spent() - before });
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error), spentMs: 0 });
  }
}

port.on('message', ({ id, name, given }: ToThread) => {
  read(id, name, given as Parameters<Readings[ReadingName]>);
});
warm();
tell({ ready: true, thread: threadNumber() });
