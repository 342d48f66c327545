import { type Bank, type Language, metrics, traced } from '@karo/core/kernel';
import {
  claimUnsent,
  findUnsent,
  markSent,
  putBack,
  type Reply,
  type Unsent,
  type Way,
} from '@karo/core/messaging';
import type { Handler } from './queues.ts';

/** Sends one reply over a channel, and answers the provider's id for it; throws where it was not sent. */
export type Sender = (to: Addressed, reply: Reply) => Promise<{ providerId?: string }>;

/** Whom a reply goes to, and what is known of it beside its words. */
export type Addressed = { conversationId: bigint; address: string; language: Language } & Partial<
  Pick<Unsent, 'outboxId' | 'way' | 'dedupe' | 'heardAt' | 'identityKey'>
>;

/** The channels that this process can send on. */
export type Senders = Partial<Record<Unsent['channel'], Sender>>;

/**
 * Thrown by a sender: the provider asks for patience (WhatsApp's 131056 pair rate, 130429), will never take it (`never`), or takes it by another way, which is then tried at
 * once. `afterMs` is the least to wait. `uncalled` says that the provider was not asked at all: that is no try.
 */
export class NotSent extends Error {
  readonly when: 'later' | 'never' | Way;
  readonly afterMs: number;
  readonly uncalled: boolean;
  constructor(when: 'later' | 'never' | Way, reason: string, afterMs = 0, uncalled = false) {
    super(reason);
    this.when = when;
    this.afterMs = afterMs;
    this.uncalled = uncalled;
  }

  /** The provider was not asked: it is away, or has had enough. */
  static uncalled(reason: string, afterMs = 0): NotSent {
    return new NotSent('later', reason, afterMs, true);
  }
}

/** A sender that dies with a reply in hand keeps it from the next one no longer than this. */
const SENDING_MS = 60_000;
const ATTEMPTS_MAX = 8;

/**
 * What an address may be sent: one message in `everyMs` in the long run, and `burst` of them borrowed ahead. WhatsApp refuses (131056) beyond
 * about one in six seconds to one user.
 */
const paces: Record<Unsent['channel'], { everyMs: number; burst: number }> = {
  whatsapp: { everyMs: 6_000, burst: 10 },
  web: { everyMs: 0, burst: 1 },
  ussd: { everyMs: 0, burst: 1 },
  terminal: { everyMs: 0, burst: 1 },
};

/** How long a message to this address must still wait, and how far its allowance is used up once it has gone. */
export function budget(
  channel: Unsent['channel'],
  usedUntil: Date | undefined,
  now: Date,
): { waitMs: number; usedUntil: Date } {
  const { everyMs, burst } = paces[channel];
  const from = Math.max(usedUntil?.getTime() ?? 0, now.getTime());
  const waitMs = Math.max(0, from + everyMs - burst * everyMs - now.getTime());
  return { waitMs, usedUntil: new Date(from + everyMs) };
}

/** Pauses of 1, 4, 16, 64 … seconds, at most five minutes. */
const backOffMs = (attempt: number): number => Math.min(4 ** (attempt - 1) * 1_000, 300_000);

const wasUncalled = (error: unknown): boolean => error instanceof NotSent && error.uncalled;

async function sendOne(bank: Bank, send: Sender, unsent: Unsent): Promise<boolean> {
  const now = bank.clock.now();
  const claim = await claimUnsent(bank.db, unsent, { now, until: new Date(now.getTime() + SENDING_MS) });
  if (!claim) return true;
  const { usedUntil } = budget(unsent.channel, unsent.usedUntil, now);
  try {
    const { providerId } = await send(unsent, unsent.reply);
    const at = bank.clock.now();
    await markSent(bank.db, unsent, { at, usedUntil, providerId });
    metrics.reply.add({ channel: unsent.channel, outcome: 'sent' });
    const tookMs = Math.max(0, at.getTime() - unsent.createdAt.getTime());
    metrics.turnStage.observe({ stage: 'sent' }, tookMs / 1_000);
    const { channel, outboxId } = unsent;
    bank.log.info({ outbox: String(outboxId), channel, ms: tookMs }, 'a reply was sent');
    return true;
  } catch (error) {
    await postpone(bank, unsent, claim.attempt, error);
    return false;
  }
}

/** What an error asks for: another way than the last, which is tried at once, or a pause. */
function pauseOf(unsent: Unsent, attempt: number, error: unknown): { pauseMs?: number; way?: Way } {
  if (error instanceof NotSent && error.uncalled) return { pauseMs: Math.max(backOffMs(1), error.afterMs) };
  if (attempt >= ATTEMPTS_MAX) return {};
  if (!(error instanceof NotSent)) return { pauseMs: backOffMs(attempt) };
  const { when, afterMs } = error;
  if (when === 'later') return { pauseMs: Math.max(backOffMs(attempt), afterMs) };
  return when === 'never' || when === unsent.way ? {} : { pauseMs: 0, way: when };
}

async function postpone(bank: Bank, unsent: Unsent, attempt: number, error: unknown): Promise<void> {
  const now = bank.clock.now();
  const { pauseMs, way } = pauseOf(unsent, attempt, error);
  const gaveUp = pauseMs === undefined;
  const next = gaveUp ? undefined : new Date(now.getTime() + pauseMs);
  metrics.reply.add({ channel: unsent.channel, outcome: gaveUp ? 'given_up' : 'postponed' });
  const about = { err: error, outbox: String(unsent.outboxId), attempt, next };
  bank.log[gaveUp ? 'error' : 'warn'](about, gaveUp ? 'a reply was given up' : 'a reply was not sent');
  await putBack(bank.db, unsent, { next, now, way, wasTried: !wasUncalled(error) });
}

/** Sends what a conversation has unsent, in order, at the pace that its channel allows. */
export const outbound =
  (bank: Bank, senders: Senders): Handler =>
  async (id) => {
    for (;;) {
      const unsent = await findUnsent(bank.db, BigInt(id));
      const send = unsent && senders[unsent.channel];
      if (!send) return undefined;
      const now = bank.clock.now();
      const { waitMs } = budget(unsent.channel, unsent.usedUntil, now);
      const dueMs = Math.max(waitMs, unsent.nextAt.getTime() - now.getTime());
      if (dueMs > 0) return dueMs;
      const sending = () => sendOne(bank, send, unsent);
      const about = { channel: unsent.channel, way: unsent.way ?? 'usual' };
      if (!(await traced('delivery', about, sending, { from: unsent.trace }))) continue;
    }
  };
