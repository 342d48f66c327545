import { transact } from '@karo/db/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { isFault } from '../../kernel/faults.ts';
import { type Kobo, kobo, naira, sum } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal, postOne } from '../../ledger/operations.ts';
import { listNotifications } from '../../messaging/notifications.ts';
import { approve } from '../../orders/approvals.ts';
import { approver, byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { confirmDeath, reportDeath } from '../../security/deaths.ts';
import { applyForLoan, quoteLoan, quoteRepayment } from './applications.ts';
import { collectLoan } from './collecting.ts';
import { writeOffLoan } from './losses.ts';
import { getLoan, listLoansFor } from './reading.ts';
import { creditScore } from './score.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (isFault(error)) return error.code;
      throw error;
    },
  );

/** A loan that runs, of a customer who has spent it all. */
async function spent() {
  people += 1;
  const { id: customerId } = await openSandboxCustomer(bank, {
    phone: `+2348064${String(people).padStart(6, '0')}`,
    firstName: 'Test',
    lastName: 'Borrower',
    opening: naira(250_000),
    demo: false,
    verified: true,
  });
  const order = { customerId, productId: 'salary', amount: naira(100_000), months: 6, purpose: 'rent' };
  const loan = await applyForLoan(bank, order);
  const { quote } = await quoteLoan(bank, { customerId, loanId: loan.id });
  await approve(bank, { quoteId: quote.id, pin: '2580' });
  const account = await getCustomerAccount(bank.db, customerId);
  const { available } = await balanceOf(bank.db, account.id);
  await transact(bank.db, async (trx) =>
    postOne(trx, {
      id: `spent:${loan.id}`,
      kind: 'transfer',
      narration: 'spent',
      at: bank.clock.now(),
      legs: [
        { account: account.id, amount: kobo(-available) },
        { account: await internal(trx, 'suspense'), amount: available },
      ],
    }),
  );
  return { customerId, id: loan.id };
}
const loanOf = ({ customerId, id }: { customerId: string; id: bigint }) =>
  getLoan(bank.db, customerId, id, bank.clock.now());
const writeOff = (id: bigint, administrator: string) =>
  writeOffLoan(bank, { id, reason: 'cannot be found', administrator });
const hot = async (code: 'loan_losses' | 'loan_principal' | 'loan_recoveries') =>
  (await balanceOf(bank.db, await internal(bank.db, code))).balance;

test('a loan is written off once it is 90 days late, by two people, and is a loss in the book', async () => {
  const of = await spent();
  const [one, two] = [await approver(bank), await approver(bank)];
  expect(await codeOf(writeOff(of.id, one))).toBe('loan_not_running');
  for (let day = 0; day < 125; day += 5) {
    bank.clock.advance(5 * DAY_MS);
    await collectLoan(bank, of.id);
  }
  const late = await loanOf(of);
  expect(late).toMatchObject({ status: 'in_arrears', bucket: '90+' });
  const owed = sum(late.instalments.map((month) => kobo(month.principal - month.principalPaid)));
  const [losses, principal] = [await hot('loan_losses'), await hot('loan_principal')];
  expect((await writeOff(of.id, one)).status).toBe('in_arrears');
  expect(await codeOf(writeOff(of.id, one))).toBe('forbidden');
  expect((await writeOff(of.id, two)).status).toBe('written_off');
  expect(await codeOf(writeOff(of.id, two))).toBe('loan_not_running');
  expect([(await hot('loan_losses')) - losses, (await hot('loan_principal')) - principal]).toEqual([
    -owed,
    owed,
  ]);
  // Nothing is collected, and nobody lends to them as if they had paid.
  bank.clock.advance(40 * DAY_MS);
  await collectLoan(bank, of.id);
  expect(await loanOf(of)).toMatchObject({ status: 'written_off', outstanding: owed, next: undefined });
  expect((await creditScore(bank.db, of.customerId, bank.clock.now())).facts.inArrears).toBe(true);
  const [news] = await listNotifications(bank.db, of.customerId, 'all');
  expect(news?.message).toContain('was written off');
});

test('what was written off can be paid later: it is income, and whoever pays all of it owes nothing', async () => {
  const { customerId, id } = await spent();
  for (let day = 0; day < 125; day += 5) {
    bank.clock.advance(5 * DAY_MS);
    await collectLoan(bank, id);
  }
  await byTwo(bank, (administrator) => writeOff(id, administrator));
  const lost = (await loanOf({ customerId, id })).outstanding;
  const [losses, principal] = [await hot('loan_losses'), await hot('loan_principal')];
  const before = await hot('loan_recoveries');
  const account = await getCustomerAccount(bank.db, customerId);
  await transact(bank.db, async (trx) =>
    postOne(trx, {
      id: `wages:${id}`,
      kind: 'inward',
      narration: 'wages',
      at: bank.clock.now(),
      legs: [
        { account: await internal(trx, 'suspense'), amount: kobo(-naira(200_000)) },
        { account: account.id, amount: naira(200_000) },
      ],
    }),
  );
  // Nothing takes it by itself.
  await collectLoan(bank, id);
  expect((await balanceOf(bank.db, account.id)).available).toBe(naira(200_000));
  const repay = async (amount?: Kobo) => {
    const { quote } = await quoteRepayment(bank, { customerId, loanId: id, amount });
    return approve(bank, { quoteId: quote.id, pin: '2580' });
  };
  const first = await repay(naira(10_000));
  expect(first.message).toContain('Left to pay');
  expect(await loanOf({ customerId, id })).toMatchObject({
    status: 'written_off',
    outstanding: lost - naira(10_000),
  });
  await repay();
  expect(await loanOf({ customerId, id })).toMatchObject({ status: 'repaid', outstanding: 0n });
  expect(await codeOf(repay())).toBe('loan_not_running');
  expect(await hot('loan_recoveries')).toBe(before + lost);
  expect([await hot('loan_losses'), await hot('loan_principal')]).toEqual([losses, principal]);
});

test('the write-off of what a dead customer owes takes what they left first', async () => {
  const of = await spent();
  const account = await getCustomerAccount(bank.db, of.customerId);
  await transact(bank.db, async (trx) =>
    postOne(trx, {
      id: `pension:${of.id}`,
      kind: 'inward',
      narration: 'pension',
      at: bank.clock.now(),
      legs: [
        { account: await internal(trx, 'suspense'), amount: kobo(-naira(30_000)) },
        { account: account.id, amount: naira(30_000) },
      ],
    }),
  );
  const { id: death } = await reportDeath(bank, {
    customerId: of.customerId,
    diedOn: '2026-11-20',
    certificate: 'NPC/10',
    kinName: 'Musa Bello',
    kinPhone: '+2348035550001',
    kinRelation: 'brother',
    administrator: await approver(bank),
  });
  await confirmDeath(bank, { id: death, administrator: await approver(bank) });
  const losses = await hot('loan_losses');
  const { status, instalments } = await byTwo(bank, (administrator) => writeOff(of.id, administrator));
  const left = sum(instalments.map((month) => kobo(month.principal - month.principalPaid)));
  expect(status).toBe('written_off');
  expect(left).toBeLessThan(naira(71_000));
  expect((await hot('loan_losses')) - losses).toBe(-left);
  expect((await balanceOf(bank.db, account.id)).balance).toBe(0n);
});

test('what the dead owe is not collected, is listed, and may be written off before it is late', async () => {
  const of = await spent();
  await reportDeath(bank, {
    customerId: of.customerId,
    diedOn: '2026-11-20',
    certificate: 'NPC/9',
    kinName: 'Musa Bello',
    kinPhone: '+2348035550001',
    kinRelation: 'brother',
    administrator: await approver(bank),
  });
  bank.clock.advance(45 * DAY_MS);
  await collectLoan(bank, of.id);
  expect(await loanOf(of)).toMatchObject({ status: 'disbursed' });
  expect((await listLoansFor(bank.db, 'in_arrears', bank.clock.now())).map(({ id }) => id)).toContain(of.id);
  expect((await byTwo(bank, (administrator) => writeOff(of.id, administrator))).status).toBe('written_off');
});
