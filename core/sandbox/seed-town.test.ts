import { expect, test } from 'vitest';
import { bankStats } from '../account/waitlist.ts';
import { trialBalance } from '../ledger/check.ts';
import { searchDirectory } from '../products/transfers/directory.ts';
import { seedTown } from './seed-town.ts';
import { testBank } from './testing.ts';

test('the town is there, once, and its book balances', async () => {
  const bank = await testBank();
  expect(await seedTown(bank)).toBe(true);
  expect(await seedTown(bank)).toBe(false);
  expect((await searchDirectory(bank.db, {})).length).toBe(9);
  expect((await searchDirectory(bank.db, { q: 'suya', town: 'ibadan' }))[0]?.handle).toBe('tundes_suya');
  expect(await bankStats(bank)).toMatchObject({ waitlistCount: 6, totalInquiries: 3, newInquiries: 3 });
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true });
  await bank.drop();
});
