import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
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
const COLD_MS = 60_000;
/** A text that waits for a warm one longer is understood without it. */
const WARM_MS = 1_500;
const RESTART_LEAST_MS = 10_000;

/** Where a thread asks to have its texts weighed: the encoder's own, or a port of it. */
type Open = {
  post(weighing: Weighing): void;
  shared: SharedArrayBuffer;
  waitMs: number;
  lost(): void;
};
let open: Open | undefined;

const memory = (): SharedArrayBuffer => new SharedArrayBuffer(STATE_BYTES + labels.length * 4);
const workerModule = new URL('./encoded-worker.ts', import.meta.url);

/** The encoder of a thread that has it to itself: throws ThreadLost where it gives no answer. */
function start(): Open {
  const worker = startWorker(workerModule);
  worker.unref();
  const lose = (): void => {
    if (open === started) open = undefined;
    void worker.terminate();
  };
  const started: Open = {
    post: (weighing) => worker.postMessage(weighing),
    shared: memory(),
    waitMs: COLD_MS,
    lost: () => {
      lose();
      throw new ThreadLost('the encoder gave no answer');
    },
  };
  worker.on('error', lose).on('exit', lose);
  return started;
}

/** An encoder that several threads share, each by a port of its own. */
export function openEncoder(): { port(): MessagePort; restart(): void; close(): Promise<void> } {
  const begin = (): Worker => {
    const worker = startWorker(workerModule);
    worker.unref();
    worker.on('error', () => {});
    return worker;
  };
  let worker = begin();
  let begunAt = performance.now();
  return {
    port: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ port: port1 }, [port1]);
      return port2;
    },
    restart: () => {
      // Every thread that waited for it in vain says so.
      if (performance.now() - begunAt < RESTART_LEAST_MS) return;
      void worker.terminate();
      worker = begin();
      begunAt = performance.now();
    },
    close: async () => void (await worker.terminate()),
  };
}

/** From now on this thread asks the encoder behind the port. Where that gives no answer `lost` is called once, and texts are weighed without it until another port is given. */
export function useEncoder(port: MessagePort, lost: () => void): void {
  port.unref();
  let waitMs = COLD_MS;
  const given: Open = {
    post: (weighing) => {
      port.postMessage(weighing);
      waitMs = WARM_MS;
    },
    shared: memory(),
    get waitMs() {
      return waitMs;
    },
    lost: () => {
      port.close();
      open = { ...given, post: () => {}, waitMs: 0, lost: () => {} };
      lost();
    },
  };
  open = given;
}

/** Asks the encoder, and waits: TensorFlow.js answers later only, and whoever understands a text has to go on. */
function weigh(text: string): Float32Array | undefined {
  open ??= start();
  const asked = open;
  const { state, odds } = answerIn(asked.shared);
  Atomics.store(state, 0, WAITING);
  const { waitMs } = asked;
  asked.post({ text, shared: asked.shared });
  Atomics.wait(state, 0, WAITING, waitMs);
  if (Atomics.load(state, 0) === WEIGHED) return odds.slice();
  asked.lost();
  return undefined;
}

const KEPT = 256;
const kept = new Map<string, Float32Array>();

/**
 * What a text in English means, as the probability of each label, in the labels' order. Undefined where a shared encoder gives no answer in time; throws ThreadLost where one of this
 * thread's own gives none within a minute.
 */
export function weighEncoded(text: string): Float32Array | undefined {
  const known = kept.get(text);
  if (known) return known;
  const odds = weigh(text);
  if (!odds) return undefined;
  // The first that was kept goes first: one message is understood several times over, and then no more.
  const [first] = kept.keys();
  if (first !== undefined && kept.size >= KEPT) kept.delete(first);
  kept.set(text, odds);
  return odds;
}
