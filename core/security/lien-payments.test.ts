import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPin, openSandboxCustomer } from '../identity/account-opening.ts';
import { karoBank } from '../kernel/banks.ts';
import { isFault } from '../kernel/faults.ts';
import { type Kobo, naira } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { listNotifications } from '../messaging/notifications.ts';
import { approve } from '../orders/approvals.ts';
import { settleOrder } from '../orders/settlements.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { getGoal } from '../products/goals/reading.ts';
import { createGoal, quoteSaving } from '../products/goals/savings.ts';
import { reverseTransfer } from '../products/transfers/orders.ts';
import { approver, byTwo, type TestBank, testBank } from '../sandbox/testing.ts';
import { freezeCustomer } from './freezing.ts';
import { payLien } from './lien-payments.ts';
import { decideLien, listLiens, proposeLien, releaseLien } from './liens.ts';

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

async function open(opening: Kobo, tier?: number) {
  people += 1;
  const customer = await openSandboxCustomer(bank, {
    phone: `+2348065${String(people).padStart(6, '0')}`,
    firstName: 'Ngozi',
    lastName: `Ordered${people}`,
    opening,
    demo: false,
    verified: true,
  });
  if (tier !== undefined)
    await bank.db.updateTable('customer').set({ tier }).where('id', '=', customer.id).execute();
  return customer;
}

async function place(customerId: string, amount: Kobo): Promise<bigint> {
  people += 1;
  const order = {
    customerId,
    kind: 'authority' as const,
    amount,
    reference: `FIRS/${people}`,
    authority: 'Federal Inland Revenue Service',
    datedOn: '2026-11-20',
  };
  const { id } = await proposeLien(bank, { ...order, administrator: await approver(bank) });
  await decideLien(bank, { id, approved: true, administrator: await approver(bank) });
  bank.clock.advance(1_000);
  return id;
}

const office = { bankCode: '000013', account: '1234567896', payee: 'Chidi Okafor', note: 'demand of today' };
const pay = (id: bigint, amount: Kobo, to = office) =>
  byTwo(bank, (administrator) => payLien(bank, { id, amount, administrator, ...to }));
const orderOf = (reference = '') =>
  bank.db.selectFrom('transfer').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
const balanceOf = (id: string) => balanceOfCustomer(bank.db, id);
const newsOf = async (id: string) =>
  (await listNotifications(bank.db, id, 'all')).map(({ message }) => message);

/** Settles what the rails answer with this code. */
async function settled(reference: string | undefined, code: string): Promise<void> {
  const { id } = await orderOf(reference);
  const before = bank.rails;
  bank.rails = { ...before, credit: async () => ({ code: code as never }) };
  try {
    await settleOrder(bank, id);
  } finally {
    bank.rails = before;
  }
}

test('an order is paid out of a frozen account by two people, once, and shrinks by what was paid', async () => {
  const { id } = await open(naira(100_000), 1);
  const lien = await place(id, naira(80_000));
  const by = { kind: 'administrator', id: 'x' } as const;
  await freezeCustomer(bank, { customerId: id, channel: 'house', why: 'ordered', by });
  const [one, two] = [await approver(bank), await approver(bank)];
  const asking = (administrator: string, amount = naira(60_000), to = office) =>
    payLien(bank, { id: lien, amount, administrator, ...to });
  expect(await codeOf(asking(one, naira(80_001)))).toBe('amount_invalid');
  expect(await codeOf(asking(one, naira(1), { ...office, payee: 'Emeka Obi' }))).toBe('name_mismatch');
  expect(await asking(one)).toEqual({ name: 'CHIDI OKAFOR' });
  expect(await codeOf(asking(one))).toBe('forbidden');
  expect(await codeOf(asking(two, naira(70_000)))).toBe('request_reused');
  expect(await balanceOf(id)).toMatchObject({ balance: naira(100_000), held: 0n, lien: naira(80_000) });
  const { reference } = await asking(two);
  const paid = { held: naira(60_000), available: naira(20_000), lien: naira(20_000) };
  expect(await balanceOf(id)).toMatchObject(paid);
  await settled(reference, '00');
  expect(await orderOf(reference)).toMatchObject({ status: 'success', fee: 0n, duty: 0n });
  expect(await balanceOf(id)).toMatchObject({ balance: naira(40_000), held: 0n, lien: naira(20_000) });
  // Its second person a second time: that is a new proposal, of what is left.
  expect(await codeOf(asking(two))).toBe('amount_invalid');
  const news = (await newsOf(id)).filter((text) => text.includes(reference ?? '-'));
  expect(news).toHaveLength(1);
  expect(news[0]).toMatch(/₦60,000 of your account goes to CHIDI OKAFOR.*₦20,000 is still held/s);
});

test('what comes back is held by the order again, whether it failed or was reversed later', async () => {
  const { id } = await open(naira(50_000));
  const lien = await place(id, naira(70_000));
  const { reference: refused } = await pay(lien, naira(50_000));
  expect(await balanceOf(id)).toMatchObject({ held: naira(50_000), available: 0n });
  await settled(refused, '57');
  const whole = { balance: naira(50_000), held: 0n, available: 0n, lien: naira(50_000) };
  expect(await balanceOf(id)).toEqual(whole);
  expect((await newsOf(id))[0]).toContain('The order holds it again');
  const { reference: undone = '' } = await pay(lien, naira(50_000));
  await settled(undone, '00');
  expect(await balanceOf(id)).toMatchObject({ balance: 0n });
  await reverseTransfer(bank, undone, 'returned by the other bank');
  expect(await balanceOf(id)).toEqual(whole);
  expect((await listLiens(bank.db)).find((row) => row.id === lien)).toMatchObject({ paid: 0n });
});

test('an order that is paid is over: nobody lifts it, and nothing is held any more', async () => {
  const { id } = await open(naira(10_000));
  const lien = await place(id, naira(10_000));
  await pay(lien, naira(10_000));
  expect((await listLiens(bank.db)).map((row) => row.id)).not.toContain(lien);
  expect(await codeOf(pay(lien, naira(1)))).toBe('not_found');
  const lifted = { id: lien, note: 'x', administrator: await approver(bank) };
  expect(await codeOf(releaseLien(bank, lifted))).toBe('not_found');
});

test('comes back to nobody but the customer where the order has ended meanwhile', async () => {
  const { id } = await open(naira(10_000));
  const lien = await place(id, naira(15_000));
  const { reference } = await pay(lien, naira(10_000));
  await byTwo(bank, (administrator) => releaseLien(bank, { id: lien, note: 'lifted', administrator }));
  await settled(reference, '57');
  expect(await balanceOf(id)).toEqual({ balance: naira(10_000), held: 0n, available: naira(10_000) });
});

test('the order that came first is met first, and none takes more than there is', async () => {
  const { id } = await open(naira(30_000));
  const [first, second] = [await place(id, naira(20_000)), await place(id, naira(20_000))];
  await expect(pay(second, naira(10_001))).rejects.toMatchObject({
    code: 'insufficient_funds',
    facts: { available: naira(10_000) },
  });
  await pay(first, naira(20_000));
  await expect(pay(first, naira(1))).rejects.toMatchObject({ code: 'not_found' });
  expect(await balanceOf(id)).toMatchObject({ held: naira(20_000), available: 0n, lien: naira(10_000) });
});

test('what is in goals counts for the order, whatever locks it, and pays what the account has not', async () => {
  const { id } = await open(naira(100_000));
  const lockedUntil = new Date(bank.clock.now().getTime() + 400 * 86_400_000).toISOString().slice(0, 10);
  const goal = await createGoal(bank, {
    customerId: id,
    name: 'Rent',
    target: naira(90_000),
    kind: 'locked',
    lockedUntil,
  });
  const { quote } = await quoteSaving(bank, { customerId: id, goalId: goal.id, amount: naira(90_000) });
  await approve(bank, { quoteId: quote.id, pin: demoPin });
  const lien = await place(id, naira(95_000));
  // One sum: 90,000 in the goal leave 5,000 to be kept on the account.
  expect(await balanceOf(id)).toEqual({
    balance: naira(10_000),
    held: 0n,
    available: naira(5_000),
    lien: naira(5_000),
  });
  await pay(lien, naira(95_000));
  expect(await balanceOf(id)).toEqual({ balance: naira(95_000), held: naira(95_000), available: 0n });
  expect((await getGoal(bank.db, id, goal.id)).balance).toBe(naira(5_000));
});

test('a goal that is made under an order is reached by it', async () => {
  const { id } = await open(naira(50_000));
  await place(id, naira(30_000));
  const goal = await createGoal(bank, { customerId: id, name: 'Bag', target: naira(50_000) });
  const save = (amount: Kobo) => quoteSaving(bank, { customerId: id, goalId: goal.id, amount });
  expect(await codeOf(save(naira(20_001)))).toBe('insufficient_funds');
  const { quote } = await save(naira(20_000));
  await approve(bank, { quoteId: quote.id, pin: demoPin });
  expect(await balanceOf(id)).toMatchObject({ available: naira(20_000), lien: naira(10_000) });
});

test('an account here is paid at once', async () => {
  const { id } = await open(naira(30_000));
  const authority = await open(naira(0));
  const lien = await place(id, naira(30_000));
  const to = {
    bankCode: karoBank.code,
    account: authority.nuban ?? '',
    payee: `Ngozi ${authority.lastName}`,
    note: 'x',
  };
  const { reference } = await pay(lien, naira(30_000), to);
  expect(await orderOf(reference)).toMatchObject({ status: 'success' });
  expect(await balanceOf(id)).toMatchObject({ balance: 0n, held: 0n });
  expect((await balanceOf(authority.id)).balance).toBe(naira(30_000));
});

test('nobody but the function that holds the money writes a payment, or what is paid', async () => {
  const { id } = await open(naira(30_000));
  const lien = await place(id, naira(30_000));
  const forged = { lienId: lien, holdId: 1n, amount: 1n, paidAt: bank.clock.now() };
  await expect(bank.db.insertInto('lienPayment').values(forged).execute()).rejects.toThrow(
    'permission denied',
  );
  const paid = bank.db.updateTable('lien').set({ paid: 5n }).where('id', '=', lien).execute();
  await expect(paid).rejects.toThrow('is the sum of its payments');
});

test.each([...languages])('is told in %s as it leaves and as it comes back', (language) => {
  const { compliance } = phrasesIn(language);
  const facts = { paid: naira(900), payee: 'EFCC', authority: 'Court', order: 'E/7', reference: 'KR7' };
  expect(compliance.lienPaid({ ...facts, left: naira(50) })).toMatch(/₦900.*EFCC.*Court.*E\/7.*₦50/s);
  expect(compliance.lienPaid({ ...facts, left: naira(0) })).toMatch(/₦900.*EFCC.*E\/7.*KR7/s);
  expect(compliance.lienReturned(facts)).toMatch(/₦900.*Court.*KR7/s);
});
