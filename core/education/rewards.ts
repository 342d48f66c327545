import { type Db, type Trx, transact } from '@karo/db/client';
import { getActiveCustomer } from '../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, naira, randomLetters } from '../kernel/index.ts';
import { getCustomerAccount, internal, postOne } from '../ledger/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { givePlan } from '../plans/index.ts';
import { lockLearner, pointsOf, readState } from './lessons.ts';

/** What points bring, and how many are needed. */
export const rewards = [
  { id: 'credit', points: 500 },
  { id: 'premium', points: 1_000 },
  { id: 'certificate', points: 2_500 },
] as const;

export type RewardId = (typeof rewards)[number]['id'];

const CREDIT = naira(100);

export type RewardView = {
  id: RewardId;
  points: number;
  status: 'locked' | 'ready' | 'claimed';
  at: Date | undefined;
};

/** What points bring, and what of it the learner has. */
export async function listRewards(db: Db | Trx, customerId: string): Promise<RewardView[]> {
  const points = await pointsOf(db, customerId);
  const rows = await db
    .selectFrom('learnerReward')
    .selectAll()
    .where('customerId', '=', customerId)
    .execute();
  return rewards.map((reward) => {
    const at = rows.find((row) => row.reward === reward.id)?.at;
    return { ...reward, at, status: at ? 'claimed' : points >= reward.points ? 'ready' : 'locked' };
  });
}

async function payCredit(trx: Trx, customerId: string, now: Date): Promise<bigint> {
  const account = await getCustomerAccount(trx, customerId);
  return postOne(trx, {
    id: `reward:${customerId}:credit`,
    kind: 'reward',
    narration: 'Reward for learning',
    at: now,
    legs: [
      { account: account.id, amount: CREDIT },
      { account: await internal(trx, 'rewards'), amount: kobo(-CREDIT) },
    ],
  });
}

/** Hands a reward out, once; asked again it answers the same and gives nothing more. Throws Fault `reward_points` and those of a customer who may not move money. */
export async function claimReward(
  bank: Bank,
  of: { customerId: string; id: RewardId },
): Promise<RewardView & { paid: Kobo | undefined }> {
  const customer = await getActiveCustomer(bank.db, of.customerId);
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    await lockLearner(trx, of.customerId);
    const found = (await listRewards(trx, of.customerId)).find((each) => each.id === of.id);
    if (!found) throw new Fault('not_found');
    if (found.status === 'claimed') return { ...found, paid: undefined };
    const points = await pointsOf(trx, of.customerId);
    if (found.status === 'locked') throw new Fault('reward_points', { needed: found.points, points });
    const postingId = of.id === 'credit' ? await payCredit(trx, of.customerId, now) : null;
    if (of.id === 'premium') await givePlan(trx, of.customerId, 'premium', now);
    const { completed } = await readState(trx, of.customerId);
    const printed = of.id === 'certificate' && {
      number: `KC-${randomLetters(8)}`,
      name: `${customer.firstName} ${customer.lastName}`,
      points,
      modules: completed.size,
    };
    await trx
      .insertInto('learnerReward')
      .values({ customerId: of.customerId, reward: of.id, postingId, at: now, ...printed })
      .execute();
    const paid = of.id === 'credit' ? CREDIT : undefined;
    await notifyCustomer(trx, of, {
      at: now,
      dedupe: `reward:${of.customerId}:${of.id}`,
      words: (phrases) => ({ text: phrases.education.claimed({ reward: of.id, paid }) }),
    });
    return { ...found, status: 'claimed' as const, at: now, paid };
  });
}
