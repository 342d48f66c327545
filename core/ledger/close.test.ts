import { randomUUID } from 'node:crypto';
import { transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kobo } from '../kernel/money.ts';
import { handClock } from '../sandbox/testing.ts';
import { trialBalance } from './check.ts';
import { closeDays, listBookBalances, listClosedDays } from './close.ts';
import { balanceOf, type InternalCode, internal, postOne } from './operations.ts';

const HOUR_MS = 3_600_000;
let fresh: FreshDb;
const clock = handClock('2026-11-23T09:00:00Z');
beforeAll(async () => {
  fresh = await freshDb({ max: 4 });
});
afterAll(async () => {
  expect((await trialBalance(fresh.db)).problems).toEqual([]);
  await fresh.drop();
});

const bank = () => ({ db: fresh.db, clock });
const earn = (code: InternalCode, amount: bigint, at = clock.now()) =>
  transact(fresh.db, async (trx) =>
    postOne(trx, {
      id: randomUUID(),
      kind: 'test',
      narration: 'test',
      at,
      legs: [
        { account: await internal(trx, 'suspense'), amount: kobo(-amount) },
        { account: await internal(trx, code), amount: kobo(amount) },
      ],
    }),
  );
const holds = async (code: InternalCode) =>
  (await balanceOf(fresh.db, await internal(fresh.db, code))).balance;
const days = (from: string, to: string) => listClosedDays(fresh.db, { from, to });

test('a day is closed once it is over, with what was earned and spent in it and not after', async () => {
  for (let each = 0; each < 20; each += 1) await earn('fee_income', 100n);
  await earn('savings_interest', -300n);
  // The day before is the first that is closed.
  expect(await closeDays(bank())).toEqual(['2026-11-22']);
  expect(await days('2026-11-22', '2026-11-22')).toMatchObject([{ lines: [], result: 0n }]);
  clock.advance(15 * HOUR_MS);
  // After midnight in Lagos, before the close.
  await earn('fee_income', 7n);
  expect(await closeDays(bank())).toEqual(['2026-11-23']);
  expect(await closeDays(bank())).toEqual([]);
  expect(await days('2026-11-23', '2026-11-23')).toMatchObject([
    {
      result: 1_700n,
      lines: [
        { code: 'fee_income', amount: 2_000n },
        { code: 'savings_interest', amount: -300n },
      ],
    },
  ]);
  expect([
    await holds('fee_income'),
    await holds('savings_interest'),
    await holds('retained_earnings'),
  ]).toEqual([7n, 0n, 1_700n]);
});

test('days that nobody closed are closed one by one, and what is written late comes to the next', async () => {
  clock.advance(48 * HOUR_MS);
  await earn('plan_income', 50n);
  // Written now, under a day that is closed.
  await earn('fee_income', 3n, new Date('2026-11-23T20:00:00Z'));
  expect(await Promise.all([closeDays(bank()), closeDays(bank())])).toContainEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(await days('2026-11-24', '2026-11-25')).toMatchObject([{ result: 10n }, { result: 0n, lines: [] }]);
  expect(await holds('plan_income')).toBe(50n);
  clock.advance(24 * HOUR_MS);
  await closeDays(bank());
  expect((await days('2026-11-26', '2026-11-26'))[0]?.result).toBe(50n);
});

test('the balances of the book are nothing in all', async () => {
  const all = await listBookBalances(fresh.db);
  expect(all.find(({ code }) => code === 'retained_earnings')?.amount).toBe(1_760n);
  expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
});
