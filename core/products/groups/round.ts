import type { Trx } from '@karo/db/client';
import type { LineKind } from '../../catalogue/index.ts';
import { type Kobo, kobo, zero } from '../../kernel/index.ts';
import { type AccountId, balanceOf, type Leg, postOne } from '../../ledger/index.ts';
import {
  type Due,
  duesOf,
  type GroupRow,
  type Member,
  membersOf,
  newReference,
  type Turn,
  turnsOf,
  writeLine,
} from './records.ts';

/** A round as it stands, under the group's lock; what is done to it here is done in the database at once. */
export type Round = {
  trx: Trx;
  group: GroupRow;
  escrow: AccountId;
  now: Date;
  members: Member[];
  turns: Turn[];
  dues: Due[];
  happened: Happened[];
  /** Today’s prices, where somebody fetched them before: what a club holds can only be sold with them. */
  prices?: Prices;
};

/** Reads the round of a locked group. */
export async function openRound(trx: Trx, group: GroupRow, now: Date, prices?: Prices): Promise<Round> {
  if (group.escrow === null) throw new Error(`group ${group.id} has no escrow`);
  return {
    trx,
    group,
    escrow: group.escrow,
    now,
    happened: [],
    ...(prices && { prices }),
    members: await membersOf(trx, group.id),
    turns: await turnsOf(trx, group),
    dues: await duesOf(trx, group),
  };
}

/** Books a purchase or a sale of a club: `legs` hold the escrow's part, `amount` is what that comes to. */
export async function bookTrade(
  round: Round,
  order: { id: string; kind: 'bought' | 'sold'; asset: string; amount: Kobo; legs: Leg[] },
): Promise<string> {
  const { trx, group, now } = round;
  const reference = newReference(now);
  const { kind, amount, legs } = order;
  const postingId = await postOne(trx, {
    id: `group:${group.id}:${order.id}`,
    kind: `group_${kind}`,
    narration: `${group.name}: ${order.asset}`,
    reference,
    at: now,
    legs,
  });
  await writeLine(trx, group, { kind, at: now, amount, postingId, reference });
  return reference;
}

/**
 * Moves money between the escrow and an account, and writes the group's book. Positive goes into the escrow. What is `sold` for it passes through the book before it.
 */
export async function move(
  round: Round,
  order: { id: string; kind: LineKind; amount: Kobo; memberId?: bigint; turn?: number; sold?: Kobo } & (
    | { account: AccountId }
    | { legs: Leg[] }
  ),
): Promise<{ postingId: bigint; reference: string }> {
  const { trx, group, escrow, now } = round;
  const reference = newReference(now);
  const postingId = await postOne(trx, {
    id: `group:${group.id}:${order.id}`,
    kind: `group_${order.kind}`,
    narration: `${postingWords[order.kind] ?? order.kind} ${group.name}`,
    reference,
    at: now,
    legs:
      'legs' in order
        ? order.legs
        : [
            { account: order.account, amount: kobo(-order.amount) },
            { account: escrow, amount: order.amount },
          ],
  });
  const { kind, memberId, turn, amount, sold = zero } = order;
  if (sold > 0n) {
    const { balance } = await balanceOf(trx, escrow);
    const after = kobo(balance - amount);
    await writeLine(trx, group, {
      kind: 'sold',
      at: now,
      amount: sold,
      balance: after,
      postingId,
      reference,
    });
  }
  await writeLine(trx, group, { kind, at: now, memberId, turn, amount, postingId, reference });
  return { postingId, reference };
}

/** What happened in a step, to be told after it: each is written in the same transaction. */
export type Happened =
  | { what: 'paid_out'; turn: number; memberId: bigint; amount: Kobo; reference: string; missing: number }
  | { what: 'passed_on'; memberId: bigint; amount: Kobo; reference: string; from: bigint }
  | { what: 'set_off'; memberId: bigint; amount: Kobo; turn: number }
  | { what: 'moved_last'; memberId: bigint; turn: number }
  | { what: 'refunded'; memberId: bigint; amount: Kobo; reference: string }
  | { what: 'shared'; memberId: bigint; amount: Kobo; reference: string }
  | { what: 'completed' };

export const postingWords: Partial<Record<LineKind, string>> = {
  contribution: 'Contribution to',
  payout: 'Turn of',
  late_share: 'Late contribution of',
  refund: 'Contribution back from',
  share: 'Share of',
  interest: 'Interest of',
};

/** What assets cost, each by its id. */
export type Prices = ReadonlyMap<string, Kobo>;
