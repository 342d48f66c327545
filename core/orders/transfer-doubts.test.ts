import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import type { AdminRole } from '../auth/administrators.ts';
import { type Customer, findCustomerByIdentity } from '../customers/records.ts';
import { naira } from '../kernel/money.ts';
import type { Rails } from '../kernel/ports.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import {
  approveEnd,
  listTransferDoubts,
  proposeEnd,
  raiseDoubts,
  type Verdict,
  withdrawEnd,
} from '../products/transfers/doubts.ts';
import { hearTransfer } from '../products/transfers/hearing.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { approver, atOnce, type TestBank, testBank } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';
import { listUnsettled, settleOrder } from './settlements.ts';

let bank: TestBank;
let ada: Customer;
let said: { credit: string; query: string };
const HOUR = 3_600_000;
const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);

beforeAll(async () => {
  bank = await testBank();
  const rails: Rails = {
    ...bank.rails,
    credit: async () => ({ code: said.credit }),
    query: async () => ({ code: said.query }),
  };
  bank.rails = rails;
  const found = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
  if (!found) throw new Error('Ada is missing');
  ada = found;
  const [maker, checker, another, third] = [
    await approver(bank, 'Maker'),
    await approver(bank, 'Checker'),
    await approver(bank, 'Another'),
    await approver(bank, 'Third'),
  ];
  people = { maker, checker, another, third };
});
afterAll(() => bank.drop());

/** The people by the names that the tests give them. */
let people: Record<'maker' | 'checker' | 'another' | 'third', string>;

const money = async () => {
  const { balance, held } = await balanceOf(bank.db, (await getCustomerAccount(bank.db, ada.id)).id);
  return { balance, held };
};

/** A transfer that was credited with 97 and is answered 25 for ever: what it is called, and its id. */
async function inDoubt(amount = 1_000): Promise<{ reference: string; id: bigint; total: bigint }> {
  said = { credit: '97', query: '25' };
  const to = { bankCode: '000013', account: '1234567896' };
  const quote = await quoteTransfer(bank, { customerId: ada.id, ...to, amount: naira(amount) });
  await approve(bank, { quoteId: quote.quoteId, pin: '2580' });
  const row = await bank.db
    .selectFrom('transfer')
    .select(['id', 'reference'])
    .where('quoteId', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  await settleOrder(bank, row.id);
  return { ...row, total: quote.total };
}

const statusOf = async (id: bigint) =>
  (await bank.db.selectFrom('transfer').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

type Name = keyof typeof people;
const propose = (reference: string, verdict: Verdict, name: Name = 'maker') =>
  proposeEnd(bank, {
    reference,
    verdict,
    note: 'asked GTBank by telephone',
    administrator: people[name],
  }).then(() => 'done', codeOf);
const agree = (reference: string, verdict: Verdict, name: Name = 'checker') =>
  approveEnd(bank, { reference, verdict, administrator: people[name] }).then(() => 'done', codeOf);

test('C7 a transfer that the rails never settle reaches a person after a day, once', async () => {
  const { reference, id } = await inDoubt();
  expect(await raiseDoubts(bank)).toBe(0);
  expect(await propose(reference, 'paid')).toBe('not_found');
  bank.clock.advance(25 * HOUR);
  for (const due of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, due);
  expect(await statusOf(id)).toBe('pending');
  expect([await raiseDoubts(bank), await raiseDoubts(bank)]).toEqual([1, 0]);
  expect((await listTransferDoubts(bank.db)).map((doubt) => doubt.reference)).toEqual([reference]);
});

test('C7 two people release it, the book is right, and a late answer of the rails does not double it', async () => {
  const before = await money();
  const { reference, id, total } = await inDoubt(2_000);
  bank.clock.advance(25 * HOUR);
  expect((await money()).held).toBe(before.held + total);
  expect(await propose(reference, 'not_paid')).toBe('done');
  expect(await propose(reference, 'paid', 'another')).toBe('not_found');
  expect(await agree(reference, 'not_paid', 'maker')).toBe('forbidden');
  expect(await agree(reference, 'paid')).toBe('not_found');
  expect(await money()).toMatchObject({ held: before.held + total });
  expect(await agree(reference, 'not_paid')).toBe('done');
  expect(await statusOf(id)).toBe('failed');
  expect(await money()).toEqual(before);
  expect(await agree(reference, 'not_paid', 'third')).toBe('not_found');
  said = { credit: '00', query: '00' };
  await settleOrder(bank, id);
  expect(await statusOf(id)).toBe('failed');
  expect(await money()).toEqual(before);
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});

test('C7 two people settle it: what was held is taken once, whatever the rails say later', async () => {
  const before = await money();
  const { reference, id, total } = await inDoubt(3_000);
  bank.clock.advance(25 * HOUR);
  await propose(reference, 'paid');
  expect(await agree(reference, 'paid')).toBe('done');
  const paid = { balance: before.balance - total, held: before.held };
  expect([await statusOf(id), await money()]).toEqual(['success', paid]);
  said = { credit: '00', query: '07' };
  await settleOrder(bank, id);
  expect([await statusOf(id), await money()]).toEqual(['success', paid]);
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});

test('C7 an answer that was under way while people decided the contrary moves nothing, and is shown', async () => {
  const before = await money();
  const { reference, id } = await inDoubt(4_000);
  bank.clock.advance(25 * HOUR);
  await propose(reference, 'not_paid');
  const { query } = bank.rails;
  const late = {
    ...bank,
    rails: {
      ...bank.rails,
      query: async () => {
        expect(await agree(reference, 'not_paid')).toBe('done');
        return { code: '00' };
      },
    },
  };
  await settleOrder(late, id);
  expect(bank.rails.query).toBe(query);
  expect([await statusOf(id), await money()]).toEqual(['failed', before]);
  const [shown] = (await listTransferDoubts(bank.db)).filter((doubt) => doubt.reference === reference);
  expect(shown).toMatchObject({ verdict: 'not_paid', contradictedBy: '00', decidedBy: people.checker });
});

test('C7 what a provider says late, after people decided the contrary, moves nothing, and is shown until it is seen', async () => {
  const shown = async (reference: string) =>
    (await listTransferDoubts(bank.db)).filter((doubt) => doubt.reference === reference);
  const sessionOf = async (id: bigint) =>
    (await bank.db.selectFrom('transfer').select('sessionId').where('id', '=', id).executeTakeFirstOrThrow())
      .sessionId ?? '';
  for (const [amount, verdict, query, status] of [
    [4_100, 'not_paid', '00', 'failed'],
    [4_200, 'paid', '07', 'success'],
  ] as const) {
    const { reference, id } = await inDoubt(amount);
    bank.clock.advance(25 * HOUR);
    await propose(reference, verdict);
    await agree(reference, verdict);
    const before = await money();
    expect(await shown(reference)).toEqual([]);
    said = { credit: '00', query };
    await hearTransfer(bank, await sessionOf(id));
    expect([await statusOf(id), await money()]).toEqual([status, before]);
    expect(await shown(reference)).toMatchObject([{ verdict, contradictedBy: query }]);
    await withdrawEnd(bank, { reference, administrator: people.third });
    await hearTransfer(bank, await sessionOf(id));
    expect(await shown(reference)).toEqual([]);
    await expect(withdrawEnd(bank, { reference, administrator: people.third })).rejects.toMatchObject({
      code: 'not_found',
    });
  }
});

test('C7 approved twice at once, or while the rails settle it, it ends once', async () => {
  const before = await money();
  const { reference, id, total } = await inDoubt(5_000);
  bank.clock.advance(25 * HOUR);
  await propose(reference, 'paid');
  const lock = (trx: Parameters<Parameters<typeof atOnce>[1]>[0]) =>
    trx.selectFrom('transfer').select('id').where('id', '=', id).forUpdate().execute();
  const ends = await atOnce(
    bank,
    lock,
    () => agree(reference, 'paid'),
    () => agree(reference, 'paid', 'third'),
  );
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'error')).sort()).toEqual([
    'done',
    'not_found',
  ]);
  expect(await money()).toEqual({ balance: before.balance - total, held: before.held });

  const other = await inDoubt(5_100);
  bank.clock.advance(25 * HOUR);
  await propose(other.reference, 'not_paid');
  said = { credit: '00', query: '00' };
  await settleOrder(bank, other.id);
  expect(await statusOf(other.id)).toBe('success');
  expect(await agree(other.reference, 'not_paid')).toBe('not_found');
  expect(await statusOf(other.id)).toBe('success');
});

test('C7 a proposal can be withdrawn and made anew by somebody else, and every act is audited', async () => {
  const { reference } = await inDoubt(6_000);
  bank.clock.advance(25 * HOUR);
  await propose(reference, 'paid');
  await withdrawEnd(bank, { reference, administrator: people.checker });
  expect(await agree(reference, 'paid')).toBe('not_found');
  expect(await propose(reference, 'not_paid', 'checker')).toBe('done');
  expect(await agree(reference, 'not_paid', 'checker')).toBe('forbidden');
  expect(await agree(reference, 'not_paid', 'maker')).toBe('done');
  const acts = (await listAudit(bank.db, { customerId: ada.id, limit: 50 }))
    .filter(({ action, subject }) => action === 'admin_action' && subject?.id === reference)
    .map(({ actor, facts }) => `${actor.id} ${facts.act}`);
  const { maker, checker } = people;
  expect(acts).toEqual([`${maker} approve`, `${checker} propose`, `${checker} withdraw`, `${maker} propose`]);
});

test('C7 nothing is ended at the word of somebody who was shut out since, nor by one', async () => {
  const { reference, id } = await inDoubt(6_100);
  bank.clock.advance(25 * HOUR);
  const [gone, lowered] = [await approver(bank, 'Gone'), await approver(bank, 'Lowered')];
  const verdict = 'not_paid' as const;
  await proposeEnd(bank, { reference, verdict, note: 'asked GTBank', administrator: gone });
  const people = bank.db.updateTable('administrator');
  await people.set({ role: 'operations' }).where('id', '=', lowered).execute();
  const end = (by: { administrator: string; role?: AdminRole }) =>
    approveEnd(bank, { reference, verdict, ...by }).then(() => 'done', codeOf);
  // What the call says of the role is not enough, and what it says less is.
  expect(await end({ administrator: lowered, role: 'approver' })).toBe('forbidden');
  expect(await end({ administrator: await approver(bank), role: 'operations' })).toBe('forbidden');
  await people.set({ disabledAt: bank.clock.now() }).where('id', '=', gone).execute();
  expect(await agree(reference, verdict)).toBe('not_found');
  expect(await statusOf(id)).toBe('pending');
  await withdrawEnd(bank, { reference, administrator: await approver(bank) });
  expect(await propose(reference, verdict)).toBe('done');
  expect(await agree(reference, verdict)).toBe('done');
});

test('C7 what is done already, or was never with the rails, is not decided by people', async () => {
  said = { credit: '00', query: '00' };
  const to = { bankCode: '000013', account: '1234567896' };
  const { quoteId } = await quoteTransfer(bank, { customerId: ada.id, ...to, amount: naira(700) });
  await approve(bank, { quoteId, pin: '2580' });
  const row = await bank.db
    .selectFrom('transfer')
    .select(['id', 'reference'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirstOrThrow();
  bank.clock.advance(25 * HOUR);
  expect(await propose(row.reference, 'not_paid')).toBe('not_found');
  await settleOrder(bank, row.id);
  expect(await propose(row.reference, 'not_paid')).toBe('not_found');
  expect(await propose('NOSUCH', 'paid')).toBe('not_found');
});
