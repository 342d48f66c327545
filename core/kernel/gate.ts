import { isOutage } from '@karo/db/client';
import { isFault } from './faults.ts';
import { metrics } from './metrics.ts';
import { traced } from './tracing.ts';

/** Every call to the outside goes through a gate: it has a deadline, and a receiver that answers nobody is not called again for a while. */

export type GateLimits = {
  /** How long a call may take. */
  deadlineMs: number;
  /** So many failures of one receiver in a row, and it is left alone. */
  failuresMost: number;
  /** For how long at first; it doubles with each probe that fails, up to `restMostMs`. */
  restMs: number;
  restMostMs: number;
  /** A call in flight for longer is slow. */
  slowMs: number;
  /** How many slow calls, and how many in all, one receiver may have in flight before the next is turned away. */
  slowPerReceiver: number;
  perReceiver: number;
  /** The same over all receivers of the port, so that work of other ports keeps its place. */
  slowInAll: number;
  inAll: number;
};

export const usualGate: Omit<GateLimits, 'deadlineMs'> = {
  failuresMost: 10,
  restMs: 2_000,
  restMostMs: 60_000,
  slowMs: 1_000,
  slowPerReceiver: 8,
  perReceiver: 40,
  slowInAll: 24,
  inAll: 48,
};

const PAUSED_AGAIN_MS = 5_000;

/** Nothing was sent: the receiver is left alone, or has enough calls in flight. The work may be done again after `againMs`. */
export class NotCalled extends Error {
  readonly againMs: number;
  constructor(what: string, againMs: number) {
    super(`${what} was not called`);
    this.name = 'NotCalled';
    this.againMs = againMs;
  }
}

/** The bank's own people paused the port: nothing new is begun there, and what is under way is still asked about. */
export class Paused extends NotCalled {
  constructor(port: string) {
    super(port, PAUSED_AGAIN_MS);
    this.name = 'Paused';
  }
}

/** The call was made and not answered in time: what came of it is unknown. */
export class NoAnswer extends Error {
  constructor(what: string, deadlineMs: number) {
    super(`${what} did not answer within ${deadlineMs} ms`);
    this.name = 'NoAnswer';
  }
}

/** Nobody stands behind what was asked for: the bank refuses it by its own choice, which is no failure of anybody's. */
export class NotConnected extends Error {
  constructor(what: string) {
    super(`nobody is connected for ${what}`);
    this.name = 'NotConnected';
  }
}

const isNotConnected = (error: unknown): boolean => isFault(error) && error.cause instanceof NotConnected;

/** What came of a call: an answer, certainly nothing, or nobody knows. */
export type Outcome<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'failed'; error: NotCalled }
  | { outcome: 'unknown'; error: unknown };

type Flight = { since: number };
type Receiver = {
  failures: number;
  restMs: number;
  closedUntil: number;
  probing: boolean;
  flights: Set<Flight>;
};

export type Gate = {
  /** Makes the call. `isSilence` says of an answer that it is none. */
  pass<T>(receiver: string, call: () => Promise<T>, isSilence?: (answer: T) => boolean): Promise<Outcome<T>>;
  /** How many receivers are left alone now, for the metrics. */
  resting(): number;
};

const BUSY_AGAIN_MS = 1_000;
/** Receivers that are remembered; the oldest without a fault go first. */
const RECEIVERS_MOST = 5_000;

const newReceiver = (): Receiver => ({
  failures: 0,
  restMs: 0,
  closedUntil: 0,
  probing: false,
  flights: new Set(),
});

/** An answer of the receiver's, though a refusal; and an outage of our own database says nothing of the receiver. */
const isAnswer = (error: unknown): boolean =>
  (isFault(error) && error.code !== 'unavailable') || isOutage(error) || isNotConnected(error);

/** The answer, or `NoAnswer` at the deadline; what the call comes to afterwards is heard by nobody. */
async function until<T>(what: string, deadlineMs: number, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new NoAnswer(what, deadlineMs)), deadlineMs);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** How a call that was made ended, for the metrics. */
function outcomeOf(error: unknown): string {
  if (error instanceof NoAnswer) return 'silence';
  return isFault(error) && error.code !== 'unavailable' ? 'refused' : 'error';
}

/** Opens the gate of one port. `now` is a clock that only goes forward, in ms. */
export function openGate(
  port: string,
  limits: GateLimits,
  now: () => number = () => performance.now(),
): Gate {
  const receivers = new Map<string, Receiver>();
  const all = new Set<Flight>();

  const receiverOf = (name: string): Receiver => {
    const known = receivers.get(name);
    if (known) return known;
    if (receivers.size >= RECEIVERS_MOST)
      for (const [other, { failures, flights }] of receivers)
        if (failures === 0 && flights.size === 0) receivers.delete(other);
    const made = newReceiver();
    receivers.set(name, made);
    return made;
  };

  const slowIn = (flights: Set<Flight>, at: number): number =>
    [...flights].filter(({ since }) => at - since > limits.slowMs).length;
  const isFull = ({ flights }: Receiver, at: number): boolean =>
    flights.size >= limits.perReceiver ||
    all.size >= limits.inAll ||
    slowIn(flights, at) >= limits.slowPerReceiver ||
    slowIn(all, at) >= limits.slowInAll;

  /** Why a call may not be made; undefined where it may. */
  const refusal = (name: string, own: Receiver, at: number): NotCalled | undefined => {
    const what = `${port} ${name}`;
    if (own.failures >= limits.failuresMost) {
      if (at < own.closedUntil) return new NotCalled(what, Math.ceil(own.closedUntil - at));
      if (own.probing) return new NotCalled(what, BUSY_AGAIN_MS);
    }
    return isFull(own, at) ? new NotCalled(what, BUSY_AGAIN_MS) : undefined;
  };

  const note = (own: Receiver, answered: boolean) => {
    if (answered) {
      own.failures = 0;
      own.restMs = 0;
      return;
    }
    own.failures += 1;
    if (own.failures < limits.failuresMost) return;
    own.restMs = Math.min(own.restMs === 0 ? limits.restMs : own.restMs * 2, limits.restMostMs);
    own.closedUntil = now() + own.restMs;
  };

  return {
    pass: async (name, call, isSilence = () => false) => {
      const own = receiverOf(name);
      const refused = refusal(name, own, now());
      const began = performance.now();
      const measure = (outcome: string) =>
        metrics.provider.observe({ port, outcome }, (performance.now() - began) / 1_000);
      if (refused) {
        measure('not_called');
        return { outcome: 'failed', error: refused };
      }
      const isProbe = own.failures >= limits.failuresMost;
      if (isProbe) own.probing = true;
      const flight = { since: now() };
      own.flights.add(flight);
      all.add(flight);
      try {
        const asked = () => until(`${port} ${name}`, limits.deadlineMs, call);
        const value = await traced('provider', { port }, asked);
        note(own, !isSilence(value));
        measure(isSilence(value) ? 'silence' : 'done');
        return { outcome: 'done', value };
      } catch (error) {
        note(own, isAnswer(error));
        if (!isNotConnected(error)) measure(outcomeOf(error));
        return { outcome: 'unknown', error };
      } finally {
        own.flights.delete(flight);
        all.delete(flight);
        if (isProbe) own.probing = false;
      }
    },
    resting: () => [...receivers.values()].filter(({ closedUntil }) => now() < closedUntil).length,
  };
}
