import type { Worker } from 'node:worker_threads';
import { startWorker, ThreadLost } from '../../providers/index.ts';
import type { ReadingName, Readings } from './readings.ts';
import { timeOfThread } from './thread-time.ts';

/** Thrown where a text takes longer to read than any text may: nobody waits for its end. */
export class Overran extends Error {}

export type ToThread = { id: number; name: ReadingName; given: readonly unknown[] };
export type FromThread =
  | { ready: true; thread: string | undefined }
  | { id: number; answer?: unknown; error?: string; spentMs: number };

/** What is asked of the pool: `limitMs` of processor time at most. */
type Asked = { name: ReadingName; given: readonly unknown[]; limitMs: number; anonymous: boolean };
type Waiting = Asked & {
  again: boolean;
  done(answer: { answer: unknown; spentMs: number }): void;
  failed(error: Error): void;
};
type Given = Waiting & { id: number };
type Hand = {
  worker: Worker;
  ready: boolean;
  /** The system's number of the thread, where its processor time can be told. */
  thread: string | undefined;
  current: (Given & { since: number; spentBefore: number | undefined }) | undefined;
  /** What the thread was given already, and reads when it is done with the current text. */
  behind: Given[];
};

/**
 * So many texts a thread is given ahead: with one at a time it stood idle until the event loop, which has a bank to run, had taken the answer and sent the next (a third of all
 * messages a second, by `bench -- chat`).
 */
const AHEAD_MOST = 4;

const LOOK_EVERY_MS = 200;
/** A machine that gives a thread less than its limit in this time is too busy for its texts to be judged by it. */
const WALL_MOST_MS = 30_000;
/** A thread that does not load at all is started again. */
const START_MOST_MS = 120_000;

/**
 * Threads that read texts, each one text at a time, warm, with a few more at hand. A text that takes more of a processor than it may ends its thread, which is replaced, and is answered with Overran; where the
 * system does not tell a thread's own time, a text is tried twice by the clock before. What is anonymous never takes the last thread that is ready, and nothing is given
 * to a thread ahead that reads it.
 */
export class ReadingPool {
  readonly #module: URL;
  readonly #size: number;
  readonly #hands = new Set<Hand>();
  readonly #waiting: Waiting[] = [];
  #sequence = 0;
  #looking: NodeJS.Timeout | undefined;
  #closed = false;
  #warmed: () => void = () => {};
  readonly #warm = new Promise<void>((done) => {
    this.#warmed = done;
  });

  constructor(options: { size: number; module?: URL }) {
    this.#size = options.size;
    this.#module = options.module ?? new URL('./reading-worker.ts', import.meta.url);
    for (let count = 0; count < this.#size; count += 1) this.#start();
  }

  /** Throws Overran where the text took more than its limit, ThreadLost where no thread could read it. */
  ask<Name extends ReadingName>(
    name: Name,
    given: Parameters<Readings[Name]>,
    options: { limitMs: number; anonymous: boolean },
  ): Promise<{ answer: ReturnType<Readings[Name]>; spentMs: number }> {
    if (this.#closed) return Promise.reject(new ThreadLost('closed'));
    return new Promise((done, failed) => {
      const resolve = done as Waiting['done'];
      this.#waiting.push({ name, given, ...options, again: false, done: resolve, failed });
      this.#next();
    });
  }

  /** Resolves when every thread has loaded, and when the pool is closed. */
  warm(): Promise<void> {
    return this.#warm;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#warmed();
    clearInterval(this.#looking);
    const lost = new ThreadLost('closed');
    for (const waiting of this.#waiting.splice(0)) waiting.failed(lost);
    const hands = [...this.#hands];
    this.#hands.clear();
    for (const { current, behind } of hands) for (const each of [current, ...behind]) each?.failed(lost);
    await Promise.all(hands.map((hand) => hand.worker.terminate()));
  }

  #start(): void {
    const worker = startWorker(this.#module);
    const hand: Hand = { worker, ready: false, thread: undefined, current: undefined, behind: [] };
    this.#hands.add(hand);
    worker.unref();
    worker.on('message', (message: FromThread) => this.#hear(hand, message));
    worker.on('error', (error) => this.#lose(hand, new ThreadLost(error.message)));
    worker.on('exit', () => this.#lose(hand, new ThreadLost('a reading thread ended')));
    const late = setTimeout(() => {
      if (!hand.ready) this.#lose(hand, new ThreadLost('a reading thread did not start'));
    }, START_MOST_MS);
    late.unref();
  }

  #hear(hand: Hand, message: FromThread): void {
    if (!this.#hands.has(hand)) return;
    if ('ready' in message) {
      hand.ready = true;
      hand.thread = message.thread;
      if ([...this.#hands].every((each) => each.ready)) this.#warmed();
    } else this.#answer(hand, message);
    this.#next();
  }

  #answer(hand: Hand, message: { id: number; answer?: unknown; error?: string; spentMs: number }): void {
    const { current } = hand;
    if (current?.id !== message.id) return;
    hand.current = undefined;
    const next = hand.behind.shift();
    if (next) this.#begin(hand, next);
    else hand.worker.unref();
    if (message.error === undefined) current.done({ answer: message.answer, spentMs: message.spentMs });
    else current.failed(new Error(message.error));
  }

  #next(): void {
    const ready = [...this.#hands].filter((hand) => hand.ready);
    for (const hand of ready) {
      if (hand.current) continue;
      const strangers = ready.filter((each) => each.current?.anonymous).length;
      const mayServe = strangers < ready.length - 1;
      const place = this.#waiting.findIndex((each) => !each.anonymous || mayServe);
      const [waiting] = place < 0 ? [] : this.#waiting.splice(place, 1);
      if (waiting) this.#give(hand, waiting);
    }
    for (let ahead = 1; ahead <= AHEAD_MOST; ahead += 1)
      for (const hand of ready) this.#giveAhead(hand, ahead);
    const busy = ready.some((hand) => hand.current);
    if (busy) this.#looking ??= setInterval(() => this.#look(), LOOK_EVERY_MS);
    else {
      clearInterval(this.#looking);
      this.#looking = undefined;
    }
  }

  /** Gives a thread that reads a known customer's text the next one, where that is a known customer's too: what is anonymous has its turn at a thread that is free. */
  #giveAhead(hand: Hand, most: number): void {
    const [next] = this.#waiting;
    if (!next || next.anonymous || next.again) return;
    if (!hand.current || hand.current.anonymous || hand.behind.length >= most) return;
    this.#waiting.shift();
    this.#give(hand, next);
  }

  #give(hand: Hand, waiting: Waiting): void {
    this.#sequence += 1;
    const given = { ...waiting, id: this.#sequence };
    if (hand.current) hand.behind.push(given);
    else {
      this.#begin(hand, given);
      hand.worker.ref();
    }
    const { id, name } = given;
    hand.worker.postMessage({ id, name, given: given.given } satisfies ToThread);
  }

  #begin(hand: Hand, given: Given): void {
    hand.current = { ...given, since: performance.now(), spentBefore: undefined };
  }

  #look(): void {
    for (const hand of this.#hands) if (hand.current && this.#overran(hand)) this.#end(hand);
    this.#next();
  }

  /** Whether the text has had its time, by the processor's own account. */
  #overran({ current, thread }: Hand): boolean {
    if (!current) return false;
    const wallMs = performance.now() - current.since;
    const spent = thread === undefined ? undefined : timeOfThread(thread);
    if (spent === undefined) return wallMs > current.limitMs;
    current.spentBefore ??= spent;
    return spent - current.spentBefore > current.limitMs || wallMs > WALL_MOST_MS;
  }

  #end(hand: Hand): void {
    const { current, thread } = hand;
    if (!current) return;
    const byClock = thread === undefined || performance.now() - current.since > WALL_MOST_MS;
    if (byClock && !current.again) {
      // The machine may only have been busy: the text is tried once more.
      hand.current = undefined;
      this.#waiting.unshift({ ...current, again: true });
    }
    this.#lose(hand, new Overran('a text took longer than any may'));
  }

  #lose(hand: Hand, why: Error): void {
    if (!this.#hands.delete(hand)) return;
    void hand.worker.terminate();
    this.#waiting.unshift(...hand.behind);
    hand.current?.failed(why);
    if (!this.#closed) this.#start();
    this.#next();
  }
}
