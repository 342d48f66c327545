import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerByIdentity } from '../../customers/records.ts';
import { dayOf, daysAfter } from '../../kernel/lagos-time.ts';
import { kobo, naira } from '../../kernel/money.ts';
import { parseReport, printReport, type ReportLine } from '../../kernel/settlement-report.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, internal } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { approver, type TestBank, testBank } from '../../sandbox/testing.ts';
import { quoteTransfer } from '../transfers/orders.ts';
import { receiveCredit } from './credits.ts';
import {
  approveResolution,
  compare,
  listDifferences,
  proposeResolution,
  reconcile,
  reconcileAgain,
  reconcileDays,
  refuseResolution,
} from './reconciliation.ts';
import { payIn, sendBack } from './sandbox.ts';

let bank: TestBank;
let ada = { id: '', nuban: '' };
let [a, b, c] = ['', '', ''];

beforeAll(async () => {
  bank = await testBank();
  const found = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
  ada = { id: found?.id ?? '', nuban: found?.nuban ?? '' };
  [a, b, c] = [await approver(bank, 'A'), await approver(bank, 'B'), await approver(bank, 'C')];
});
afterAll(() => bank.drop());

const today = () => dayOf(bank.clock.now());
const send = async (amount: number) => {
  const to = { bankCode: '000013', account: '1234567896' };
  const { quoteId } = await quoteTransfer(bank, { customerId: ada.id, ...to, amount: naira(amount) });
  await approve(bank, { quoteId, pin: '2580' });
  const row = await bank.db
    .selectFrom('transfer')
    .select(['id', 'sessionId'])
    .where('quoteId', '=', quoteId)
    .executeTakeFirstOrThrow();
  await settleOrder(bank, row.id);
  return bank.db
    .selectFrom('transfer')
    .select('sessionId')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
};
const credit = (amount: number) =>
  payIn(bank, { bank: 'gtb', senderName: 'Musa', account: ada.nuban, amount: naira(amount) });
const settlement = async () => (await balanceOf(bank.db, await internal(bank.db, 'nip_settlement'))).balance;
/** The provider's file, made to differ. */
const altered = async <T>(
  change: (lines: ReportLine[]) => ReportLine[],
  work: () => Promise<T>,
): Promise<T> => {
  const { report } = bank.inward;
  bank.inward.report = async (day) => printReport(change(parseReport(await report(day)) ?? []));
  try {
    return await work();
  } finally {
    bank.inward.report = report;
  }
};

test('a day of credits, transfers and a late reversal reconciles to nothing', async () => {
  await credit(5_000);
  await credit(700);
  await send(1_000);
  const { sessionId } = await send(2_000);
  expect(await sendBack(bank, sessionId ?? '')).toEqual({ code: '00' });
  expect(await reconcile(bank, today())).toMatchObject({ lines: 5, differences: 0 });
  expect(await listDifferences(bank.db)).toEqual([]);
});

test('what only they have, only we have, or has another amount is listed once, and not booked', async () => {
  const before = await settlement();
  await altered(
    ([first, second, ...rest]) => [
      { ...(first as ReportLine), amount: (first?.amount ?? 0n) + 100n },
      ...rest,
      { sessionId: '9'.repeat(30), direction: 'in', amount: 123_00n },
      ...(second ? [] : []),
    ],
    async () => {
      expect((await reconcile(bank, today())).differences).toBe(3);
      await reconcile(bank, today());
    },
  );
  expect(await listDifferences(bank.db)).toHaveLength(3);
  expect(await settlement()).toBe(before);
});

test('is resolved by an entry that one person proposes and another approves', async () => {
  const [theirs] = (await listDifferences(bank.db)).filter((row) => row.ours === null);
  const id = theirs?.id ?? 0n;
  const before = await settlement();
  await expect(approveResolution(bank, { id, administrator: b, note: '' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await proposeResolution(bank, { id, administrator: a, note: 'credit that never reached us' });
  await expect(approveResolution(bank, { id, administrator: a, note: '' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await settlement()).toBe(before);
  const done = await approveResolution(bank, { id, administrator: b, note: 'agreed' });
  expect(done).toMatchObject({ status: 'resolved', proposedBy: a, resolvedBy: b });
  expect(await settlement()).toBe(kobo(before - 123_00n));
  await expect(approveResolution(bank, { id, administrator: c, note: '' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});

test('a line that the report of the next day brings closes its difference by itself', async () => {
  bank.clock.advance(86_400_000);
  const { sessionId } = await credit(900);
  const first = today();
  await altered(
    (lines) => lines.filter((line) => line.sessionId !== sessionId),
    () => reconcile(bank, first),
  );
  const open = async () => (await listDifferences(bank.db)).filter((row) => row.sessionId === sessionId);
  expect(await open()).toHaveLength(1);
  bank.clock.advance(86_400_000);
  await altered(
    (lines) => [...lines, { sessionId, direction: 'in', amount: naira(900) }],
    () => reconcile(bank, today()),
  );
  expect(await open()).toEqual([]);
  await reconcileDays(bank);
});

test('a file that cannot be read whole proves nothing and is refused', async () => {
  expect(parseReport('session_id,direction,amount_kobo\nx,in,5')).toBeUndefined();
  expect(parseReport('something else')).toBeUndefined();
  const { report } = bank.inward;
  bank.inward.report = async () => 'oops';
  await expect(reconcile(bank, today())).rejects.toMatchObject({ code: 'unavailable' });
  bank.inward.report = report;
});

test('two books are the same exactly where nothing is found between them', () => {
  const line = fc.record({
    sessionId: fc.integer({ min: 1, max: 9 }).map((number) => String(number).padStart(30, '0')),
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: fc.bigInt({ min: 1n, max: 5n }),
  });
  const book = fc.uniqueArray(line, { selector: (each) => `${each.direction}${each.sessionId}` });
  fc.assert(
    fc.property(book, book, (ours, theirs) => {
      const sorted = (lines: ReportLine[]) =>
        lines.map((each) => JSON.stringify(Object.values(each).map(String))).sort();
      const same = JSON.stringify(sorted(ours)) === JSON.stringify(sorted(theirs));
      expect(compare(ours, theirs).length === 0).toBe(same);
      expect(parseReport(printReport(ours))).toEqual(ours);
    }),
  );
});

test('a credit that was heard of after its day is no difference to book a second time', async () => {
  await credit(321);
  const { sessionId } = await bank.db
    .selectFrom('inwardCredit')
    .select('sessionId')
    .where('amount', '=', naira(321))
    .executeTakeFirstOrThrow();
  // The report of the day before has it: the provider took it in then.
  await altered(
    () => [{ sessionId, direction: 'in', amount: naira(321) }],
    () => reconcile(bank, daysAfter(today(), -1)),
  );
  const id = (await listDifferences(bank.db)).find((row) => row.sessionId === sessionId)?.id ?? 0n;
  const before = await settlement();
  await proposeResolution(bank, { id, administrator: a, note: 'theirs alone' });
  await expect(approveResolution(bank, { id, administrator: b, note: 'agreed' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await settlement()).toBe(before);
});

test('nothing is booked at the word of somebody who was shut out since, nor by one', async () => {
  const sessionId = '8'.repeat(30);
  await altered(
    (lines) => [...lines, { sessionId, direction: 'in', amount: 55_00n }],
    () => reconcile(bank, today()),
  );
  const id = (await listDifferences(bank.db)).find((row) => row.sessionId === sessionId)?.id ?? 0n;
  const gone = await approver(bank, 'Gone');
  await proposeResolution(bank, { id, administrator: gone, note: 'theirs alone' });
  const before = await settlement();
  const book = (administrator: string) => approveResolution(bank, { id, administrator, note: 'agreed' });
  await expect(book('nobody')).rejects.toMatchObject({ code: 'forbidden' });
  const out = { disabledAt: bank.clock.now() };
  await bank.db.updateTable('administrator').set(out).where('id', '=', gone).execute();
  await expect(book(gone)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(book(b)).rejects.toMatchObject({ code: 'not_found' });
  expect(await settlement()).toBe(before);
  await refuseResolution(bank, { id, administrator: b, note: 'asked again' });
  await proposeResolution(bank, { id, administrator: a, note: 'theirs alone' });
  expect(await book(b)).toMatchObject({ status: 'resolved' });
});

const DAY_MS = 86_400_000;
const differenceOf = (sessionId: string) =>
  bank.db
    .selectFrom('settlementDifference')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow();
const suspense = async () => (await balanceOf(bank.db, await internal(bank.db, 'suspense'))).balance;
const theirs = (sessionId: string, amount: bigint) => (lines: ReportLine[]) => [
  ...lines,
  { sessionId, direction: 'in' as const, amount },
];
const readOn = (day: string) =>
  bank.db.selectFrom('settlementReport').select('readAt').where('day', '=', day).executeTakeFirst();

test('a day that is compared before its end is not finished by it: nobody switches it off', async () => {
  bank.clock.advance(DAY_MS);
  const day = today();
  await expect(reconcileAgain(bank, { day, administrator: a })).rejects.toMatchObject({
    code: 'bad_request',
  });
  await reconcile(bank, day);
  bank.clock.advance(DAY_MS);
  const late = '7'.repeat(30);
  await altered(theirs(late, 70_00n), () => reconcileDays(bank));
  expect(await readOn(day)).toEqual({ readAt: bank.clock.now() });
  expect(await differenceOf(late)).toMatchObject({ status: 'open' });
});

test('a day whose report was silent is compared later, and keeps none of the others back', async () => {
  const silent = today();
  bank.clock.advance(DAY_MS);
  const other = today();
  bank.clock.advance(DAY_MS);
  const { report } = bank.inward;
  bank.inward.report = async (day) => (day === silent ? '' : report(day));
  await expect(reconcileDays(bank)).rejects.toMatchObject({ code: 'unavailable' });
  bank.inward.report = report;
  expect([await readOn(silent), await readOn(other)]).toEqual([undefined, { readAt: bank.clock.now() }]);
  bank.clock.advance(5 * DAY_MS);
  await reconcileDays(bank);
  expect(await readOn(silent)).toEqual({ readAt: bank.clock.now() });
});

test('a difference that a later comparison does not find is closed, a proposed one too, and books nothing; it is open again if it comes again', async () => {
  const day = today();
  const [one, two] = ['6'.repeat(30), '5'.repeat(30)];
  const both = (lines: ReportLine[]) => theirs(two, 20_00n)(theirs(one, 10_00n)(lines));
  await altered(both, () => reconcile(bank, day));
  const { id } = await differenceOf(two);
  await proposeResolution(bank, { id, administrator: a, note: 'theirs alone' });
  const before = await settlement();
  await reconcile(bank, day);
  expect([(await differenceOf(one)).status, (await differenceOf(two)).status]).toEqual([
    'matched',
    'matched',
  ]);
  const approved = approveResolution(bank, { id, administrator: b, note: 'agreed' });
  await expect(approved).rejects.toMatchObject({ code: 'not_found' });
  expect(await settlement()).toBe(before);
  await altered(theirs(one, 10_00n), () => reconcile(bank, day));
  expect(await differenceOf(one)).toMatchObject({ status: 'open', ours: null, theirs: 10_00n });
});

test('the missing half of a proposed difference closes it, and another amount ends the proposal', async () => {
  const first = today();
  const { sessionId } = await credit(910);
  const { sessionId: less } = await credit(920);
  const without = (lines: ReportLine[]) =>
    lines.filter((line) => line.sessionId !== sessionId && line.sessionId !== less);
  await altered(without, () => reconcile(bank, first));
  for (const each of [sessionId, less])
    await proposeResolution(bank, {
      id: (await differenceOf(each)).id,
      administrator: a,
      note: 'ours alone',
    });
  bank.clock.advance(DAY_MS);
  const halves = (lines: ReportLine[]) => theirs(less, naira(900))(theirs(sessionId, naira(910))(lines));
  await altered(halves, () => reconcile(bank, today()));
  expect((await differenceOf(sessionId)).status).toBe('matched');
  const changed = { status: 'open', ours: naira(920), theirs: naira(900), proposedBy: null };
  expect(await differenceOf(less)).toMatchObject(changed);
});

test('a credit that is heard of after its line was booked to suspense takes its money from there, and one before ends the difference', async () => {
  const [resolved, open] = ['4'.repeat(30), '3'.repeat(30)];
  const before = { settlement: await settlement(), suspense: await suspense() };
  const both = (lines: ReportLine[]) => theirs(open, naira(40))(theirs(resolved, naira(30))(lines));
  await altered(both, () => reconcile(bank, today()));
  for (const each of [resolved, open])
    await proposeResolution(bank, {
      id: (await differenceOf(each)).id,
      administrator: a,
      note: 'theirs alone',
    });
  const { id } = await differenceOf(resolved);
  await approveResolution(bank, { id, administrator: b, note: 'agreed' });
  const from = { bankCode: '000013', senderName: 'Musa', senderAccount: '0123456789', narration: '' };
  const late = { ...from, account: ada.nuban };
  const answers = [
    await receiveCredit(bank, { ...late, sessionId: resolved, amount: naira(30) }),
    await receiveCredit(bank, { ...late, sessionId: open, amount: naira(40) }),
  ];
  expect(answers).toMatchObject([{ status: 'credited' }, { status: 'credited' }]);
  expect(await suspense()).toBe(before.suspense);
  expect(await settlement()).toBe(kobo(before.settlement - naira(70)));
  expect((await differenceOf(open)).status).toBe('matched');
  await altered(both, () => reconcile(bank, daysAfter(today(), -1)));
  expect((await differenceOf(open)).status).toBe('matched');
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
