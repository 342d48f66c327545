import { availableParallelism } from 'node:os';
import { metrics, traced } from '../../kernel/index.ts';
import { Overran, ReadingPool } from './reading-pool.ts';
import { type ReadingName, type Readings, readBy } from './readings.ts';

export { Overran };

/** What a message may take of a processor to be read, all its readings together. */
const MESSAGE_MS = 2_000;
/** Whoever is not known may have texts that take longer than this only now and then. */
const QUICK_MS = 60;

/** Thrown where somebody who is not known has had slow texts read for too long: nothing more of theirs is read for a while. */
export class Exhausted extends Error {}

/** Who wrote the text, where it is nobody who is known: what is slow to read counts for the conversation and for the address it came from. */
export type Stranger = { conversation: string; address?: string };

/** Ms of processor time that slow texts may take at once, and how many come back a second. */
type Allowance = { mostMs: number; backMsPerSecond: number };
const allowances: Record<keyof Stranger, Allowance> = {
  conversation: { mostMs: 2_000, backMsPerSecond: 10 },
  address: { mostMs: 6_000, backMsPerSecond: 30 },
};

/** No more are remembered: the oldest, who have had the most back, are forgotten first. */
const REMEMBERED = 20_000;

/** How much of their allowance strangers have used. */
export class Allowances {
  readonly #used = new Map<string, { ms: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  #usedOf(key: string, { backMsPerSecond }: Allowance): number {
    const known = this.#used.get(key);
    if (!known) return 0;
    return Math.max(0, known.ms - ((this.#now() - known.at) / 1_000) * backMsPerSecond);
  }

  /** True where there is nothing left. */
  isUsedUp(stranger: Stranger): boolean {
    return partsOf(stranger).some(([key, allowance]) => this.#usedOf(key, allowance) >= allowance.mostMs);
  }

  use(stranger: Stranger, ms: number): void {
    if (ms <= QUICK_MS) return;
    for (const [key, allowance] of partsOf(stranger)) {
      const used = this.#usedOf(key, allowance) + ms;
      this.#used.delete(key);
      this.#used.set(key, { ms: used, at: this.#now() });
    }
    for (const key of this.#used.keys()) {
      if (this.#used.size <= REMEMBERED) break;
      this.#used.delete(key);
    }
  }
}

const partsOf = (stranger: Stranger): [string, Allowance][] =>
  (['conversation', 'address'] as const).flatMap((kind): [string, Allowance][] =>
    stranger[kind] === undefined ? [] : [[`${kind}:${stranger[kind]}`, allowances[kind]]],
  );

let pool: ReadingPool | undefined;
let users = 0;
const allowed = new Allowances();

/** One thread a core; and two where there is one core, for the last is kept from strangers. */
const threadsOf = (): number => Math.max(2, availableParallelism());

/** From now on texts are read in threads, which all banks of this process share: `warm` resolves when they have loaded, `end` ends that. */
export function startReading(): { warm: Promise<void>; end: () => Promise<void> } {
  pool ??= new ReadingPool({ size: threadsOf() });
  users += 1;
  let ended = false;
  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    users -= 1;
    if (users > 0) return;
    const ending = pool;
    pool = undefined;
    await ending?.close();
  };
  return { warm: pool.warm(), end };
}

/** Reads the parts of one message. Throws Overran where they take longer than any message may, Exhausted where a stranger has had too much read. */
export type Reader = <Name extends ReadingName>(
  name: Name,
  ...given: Parameters<Readings[Name]>
) => Promise<ReturnType<Readings[Name]>>;

/** A reader for one message: in the threads where they were started, and otherwise at once. */
export function openReader(stranger: Stranger | undefined): Reader {
  let leftMs = MESSAGE_MS;
  return async (name, ...given) => {
    if (!pool) return traced('understood', { part: name }, async () => readBy(name, given));
    if (stranger && allowed.isUsedUp(stranger)) throw new Exhausted('slow texts without pause');
    if (leftMs <= 0) throw new Overran('a message took longer than any may');
    const before = leftMs;
    leftMs = 0;
    const began = performance.now();
    const threads = pool;
    try {
      const asked = () => threads.ask(name, given, { limitMs: before, anonymous: !!stranger });
      const { answer, spentMs } = await traced('understood', { part: name }, asked);
      leftMs = before - spentMs;
      return answer;
    } finally {
      metrics.turnStage.observe({ stage: 'understood' }, (performance.now() - began) / 1_000);
      if (stranger) allowed.use(stranger, before - leftMs);
    }
  };
}
