import type { Trx } from '@karo/db/client';
import { type HoldReason, newIdentityCap, type Tier } from '../../catalogue/index.ts';
import type { Customer } from '../../customers/index.ts';
import { isFault, type Kobo, naira } from '../../kernel/index.ts';
import { balanceOfCustomer, lockCustomerAccount } from '../../ledger/index.ts';
import { checkCapIn } from '../../limits/index.ts';

/** The most that an account may hold after a credit from another bank (CBN circular FPR/DIR/CIR/GEN/06/002 of 2016; none for tier 3). */
export const balanceCeilings: Record<Tier, Kobo | undefined> = {
  1: naira(300_000),
  2: naira(500_000),
  3: undefined,
};

/** What stands against crediting now: the rule, its figure in kobo, and when it ends by itself. */
export type Obstacle = { reason: HoldReason; limit: Kobo; until?: Date };

/** A name that is near a sanction list: nobody is told, and nothing goes back, until people have decided. */
export type Screening = { reason: 'screening'; until?: undefined };

/** What holds a credit to this customer, if anything does; both rules are decided under lock until `trx` ends. */
export async function findObstacle(
  trx: Trx,
  customer: Customer,
  amount: Kobo,
  now: Date,
): Promise<Obstacle | undefined> {
  try {
    await checkCapIn(trx, customer, amount, now);
  } catch (error) {
    if (!isFault(error, 'receiver_capped')) throw error;
    return { reason: 'new_identity', limit: newIdentityCap, until: customer.cappedUntil };
  }
  const ceiling = balanceCeilings[customer.tier];
  if (ceiling === undefined) return undefined;
  await lockCustomerAccount(trx, customer.id);
  const { balance } = await balanceOfCustomer(trx, customer.id);
  return balance + amount > ceiling ? { reason: 'ceiling', limit: ceiling } : undefined;
}
