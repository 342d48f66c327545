import { transact } from '@karo/db/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approver, type TestBank, testBank } from '../sandbox/testing.ts';
import type { Acting } from './administrators.ts';
import { askedByTwo, checkSecond, listProposals, refuseProposal } from './two-people.ts';

let bank: TestBank;
let ada: string;
let bola: string;

beforeAll(async () => {
  bank = await testBank({ seed: false });
  ada = await approver(bank, 'Ada');
  bola = await approver(bank, 'Bola');
});
afterAll(() => bank.drop());
beforeEach(async () => {
  await bank.db.deleteFrom('adminProposal').execute();
});

const ask = (by: Acting, facts: Record<string, string> = {}, of: typeof bank = bank) =>
  transact(of.db, (trx) => askedByTwo(trx, of, { act: 'money_back', subject: 'C1', facts, by }));
const refused = (code: string) => expect.objectContaining({ code });

test('C15 a second person is another person: the first proposes, and may not approve', async () => {
  expect(await ask({ administrator: ada })).toBe(false);
  await expect(ask({ administrator: ada })).rejects.toEqual(refused('forbidden'));
  expect(await listProposals(bank)).toMatchObject([{ proposerName: 'Ada', subject: 'C1' }]);
  expect(await ask({ administrator: bola })).toBe(true);
  expect(await listProposals(bank)).toEqual([]);
});

test('a key of an approver proposes, and does not approve', async () => {
  await ask({ administrator: ada });
  await expect(ask({ administrator: bola, role: 'operations' })).rejects.toEqual(refused('forbidden'));
});

test('other facts are another act, until the first is refused', async () => {
  await ask({ administrator: ada }, { heir: '+2348030000001' });
  const other = { heir: '+2348030000002' };
  await expect(ask({ administrator: bola }, other)).rejects.toEqual(refused('request_reused'));
  const [open] = await listProposals(bank);
  await refuseProposal(bank, { id: open?.id ?? 0n, by: { administrator: bola } });
  expect(await ask({ administrator: bola }, other)).toBe(false);
});

test('who was shut out since neither approves nor has proposed, and a week ends it', async () => {
  const gone = await approver(bank, 'Gone');
  await ask({ administrator: gone });
  await bank.db
    .updateTable('administrator')
    .set({ disabledAt: bank.clock.now() })
    .where('id', '=', gone)
    .execute();
  await expect(ask({ administrator: gone })).rejects.toEqual(refused('forbidden'));
  expect(await ask({ administrator: bola })).toBe(false);
  bank.clock.advance(8 * 24 * 3_600_000);
  expect(await ask({ administrator: ada })).toBe(false);
});

test('C15 who was lowered since has proposed nothing, whichever way the proposal is kept', async () => {
  const lowered = await approver(bank, 'Lowered');
  await ask({ administrator: lowered });
  const check = () => transact(bank.db, (trx) => checkSecond(trx, bank, lowered, { administrator: bola }));
  await check();
  for (const role of ['viewer', 'support']) {
    await bank.db.updateTable('administrator').set({ role }).where('id', '=', lowered).execute();
    await expect(check()).rejects.toEqual(refused('not_found'));
  }
  // It lapsed: what Bola asks for is a proposal of her own, which a third person answers.
  expect(await ask({ administrator: bola })).toBe(false);
  expect(await ask({ administrator: ada })).toBe(true);
});

test('C15 what was decided is decided: the same call again is a new proposal, and not a second approval', async () => {
  await ask({ administrator: ada });
  expect(await ask({ administrator: bola })).toBe(true);
  expect(await ask({ administrator: bola })).toBe(false);
  await expect(ask({ administrator: bola })).rejects.toEqual(refused('forbidden'));
  const [open] = await listProposals(bank);
  const by = { administrator: ada };
  await refuseProposal(bank, { id: open?.id ?? 0n, by });
  await expect(refuseProposal(bank, { id: open?.id ?? 0n, by })).rejects.toEqual(refused('not_found'));
});

test('the bearer of the shared key is nobody outside the sandbox, and no made-up name is anybody', async () => {
  const real = { ...bank, config: { ...bank.config, sandbox: false } };
  await expect(ask({ administrator: 'shared' }, {}, real)).rejects.toEqual(refused('forbidden'));
  await expect(ask({ administrator: 'ngozi' })).rejects.toEqual(refused('forbidden'));
});

test('two at once: one proposes, and the other is told to look again', async () => {
  const answers = await Promise.allSettled([ask({ administrator: ada }), ask({ administrator: bola })]);
  const done = answers.filter((answer) => answer.status === 'fulfilled' && answer.value);
  const proposed = answers.filter((answer) => answer.status === 'fulfilled' && !answer.value);
  expect(proposed).toHaveLength(1);
  // Whoever came after the other's commit found it, and approved it.
  expect(done.length + answers.filter(({ status }) => status === 'rejected').length).toBe(1);
});

test('the database itself takes no approval by the proposer', async () => {
  await ask({ administrator: ada });
  const same = { status: 'approved', decidedBy: ada, decidedAt: bank.clock.now() };
  await expect(bank.db.updateTable('adminProposal').set(same).execute()).rejects.toThrow(/by_two/);
});
