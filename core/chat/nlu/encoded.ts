import type { Worker } from 'node:worker_threads';
import { startWorker, ThreadLost } from '../../providers/index.ts';
import { labels } from '../intents.ts';

/** One text to be weighed, and the memory that its answer is written to: a state, then the probability of each label. */
export type Weighing = { text: string; shared: SharedArrayBuffer };

export const WAITING = 0;
export const WEIGHED = 1;
export const FAILED = 2;
const STATE_BYTES = 8;

/** The state of an answer, and its probabilities, in one memory. */
export const answerIn = (shared: SharedArrayBuffer): { state: Int32Array; odds: Float32Array } => ({
  state: new Int32Array(shared, 0, 1),
  odds: new Float32Array(shared, STATE_BYTES),
});

/** A cold thread on a busy machine loads its 29 MB in some seconds. */
const WAIT_MS = 60_000;

type Open = { worker: Worker; shared: SharedArrayBuffer };
let open: Open | undefined;

function start(): Open {
  const worker = startWorker(new URL('./encoded-worker.ts', import.meta.url));
  worker.unref();
  const started = { worker, shared: new SharedArrayBuffer(STATE_BYTES + labels.length * 4) };
  const lose = (): void => {
    if (open === started) open = undefined;
  };
  worker.on('error', lose).on('exit', lose);
  return started;
}

/** Starts the thread that encodes, so that the first customer need not wait for it. */
export function startEncoder(): void {
  open ??= start();
}

/** Asks the thread, and waits: TensorFlow.js answers later only, and whoever understands a text has to go on. */
function weigh(text: string): Float32Array {
  open ??= start();
  const { worker, shared } = open;
  const { state, odds } = answerIn(shared);
  Atomics.store(state, 0, WAITING);
  worker.postMessage({ text, shared } satisfies Weighing);
  Atomics.wait(state, 0, WAITING, WAIT_MS);
  if (Atomics.load(state, 0) === WEIGHED) return odds.slice();
  open = undefined;
  void worker.terminate();
  throw new ThreadLost('the encoder gave no answer');
}

const KEPT = 256;
const kept = new Map<string, Float32Array>();

/** What a text in English means, as the probability of each label, in the labels' order. Throws ThreadLost where no thread answers within a minute. */
export function weighEncoded(text: string): Float32Array {
  const known = kept.get(text);
  if (known) return known;
  const odds = weigh(text);
  // The first that was kept goes first: one message is understood several times over, and then no more.
  const [first] = kept.keys();
  if (first !== undefined && kept.size >= KEPT) kept.delete(first);
  kept.set(text, odds);
  return odds;
}
