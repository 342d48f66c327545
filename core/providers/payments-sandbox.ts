import { timingSafeEqual } from 'node:crypto';
import type { Db } from '@karo/db/client';
import { type Clock, Fault, keyedHash, type PaymentStatus, type Payments } from '../kernel/index.ts';

type Fate = { now: PaymentStatus; end: PaymentStatus; afterMs: number; about: string; last4: string };

const captured: PaymentStatus = 'captured';

/** What becomes of a card, by what the provider's field gives for it. */
const fates: Record<string, Fate> = {
  tok_visa: { now: captured, end: captured, afterMs: 0, last4: '4242', about: 'Goes through at once' },
  tok_challenge: {
    now: 'challenge',
    end: 'challenge',
    afterMs: 0,
    last4: '3220',
    about: 'Its bank asks for a code: 123456 is right',
  },
  tok_declined: { now: 'declined', end: 'declined', afterMs: 0, last4: '0002', about: 'Is declined' },
  tok_late: {
    now: 'unknown',
    end: captured,
    afterMs: 60_000,
    last4: '3063',
    about: 'Is silent for a minute, and then goes through',
  },
  tok_late_declined: {
    now: 'unknown',
    end: 'declined',
    afterMs: 60_000,
    last4: '9979',
    about: 'Is silent for a minute, and then is declined',
  },
};

const RIGHT_CODE = '123456';

const asStatus = (text: string): PaymentStatus => text as PaymentStatus;

const signatureOf = (secret: string, event: { reference: string; event: string }): string =>
  keyedHash(secret, 'payments webhook', `${event.reference}:${event.event}`).toString('hex');

/** What the provider that the sandbox plays would sign a webhook with. */
export const signSandboxWebhook = signatureOf;

/** Card payments as the sandbox plays them, with a memory of their own. */
export function sandboxPayments(options: {
  db: Db;
  clock: Clock;
  secret: string;
  fails?: () => boolean;
}): Payments {
  const { db, clock, secret, fails = () => false } = options;
  const answer = () => {
    if (fails()) throw new Fault('unavailable', { what: 'payments' });
  };

  const read = async (reference: string): Promise<PaymentStatus> => {
    const row = await db
      .selectFrom('sandboxPayment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) return 'missing';
    return asStatus(row.settlesAt <= clock.now() ? row.statusThen : row.statusNow);
  };

  const become = async (reference: string, status: PaymentStatus): Promise<{ status: PaymentStatus }> => {
    await db
      .updateTable('sandboxPayment')
      .set({ statusNow: status, statusThen: status })
      .where('reference', '=', reference)
      .execute();
    return { status };
  };

  return {
    name: 'Sandbox cards',
    charge: async ({ reference, cardToken, currency, amount }) => {
      answer();
      const fate = fates[cardToken];
      if (!fate) return { status: 'declined' };
      const at = clock.now();
      await db
        .insertInto('sandboxPayment')
        .values({
          reference,
          token: cardToken,
          currency,
          amount,
          createdAt: at,
          statusNow: fate.now,
          statusThen: fate.end,
          settlesAt: new Date(at.getTime() + fate.afterMs),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { status: await read(reference) };
    },
    confirm: async (reference, code) => {
      answer();
      const status = await read(reference);
      if (status !== 'challenge') return { status };
      return become(reference, code === RIGHT_CODE ? 'captured' : 'declined');
    },
    query: async (reference) => {
      answer();
      return { status: await read(reference) };
    },
    refund: async (reference) => {
      answer();
      const status = await read(reference);
      return status === 'captured' ? become(reference, 'refunded') : { status };
    },
    isSigned: (event, signature) => {
      const [right, given] = [Buffer.from(signatureOf(secret, event)), Buffer.from(signature)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    cards: Object.entries(fates).map(([token, { last4, about }]) => ({ token, brand: 'Visa', last4, about })),
  };
}
