import { expect, test } from 'vitest';
import { leaderboard } from '../education/lessons.ts';
import { trialBalance } from '../ledger/check.ts';
import { listGroups } from '../products/groups/cards.ts';
import { groupStats } from '../products/groups/view.ts';
import { seedSavers } from './seed-savers.ts';
import { seedTown } from './seed-town.ts';
import { testBank } from './testing.ts';

test('the savers are there, once, with groups in every state, and the book balances', async () => {
  const bank = await testBank();
  // Whoever keeps a shop is none of those who save.
  await seedTown(bank);
  expect(await seedSavers(bank)).toBe(true);
  expect(await seedSavers(bank)).toBe(false);
  const groups = await listGroups(bank.db, {});
  expect(new Set(groups.map(({ status }) => status))).toEqual(new Set(['active', 'recruiting', 'completed']));
  expect(groups.map(({ kind }) => kind).sort()).toEqual([
    ...['esusu', 'esusu', 'esusu', 'investment_club', 'savings_circle', 'savings_circle'],
  ]);
  const { saved, successRate } = await groupStats(bank.db, bank.clock.now());
  expect(saved).toBeGreaterThan(0n);
  expect(successRate).toBeGreaterThan(80);
  expect((await leaderboard(bank.db, bank.clock.now())).length).toBeGreaterThanOrEqual(5);
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});
