import { transact } from '@karo/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../../audit/events.ts';
import { findCustomerByIdentity } from '../../customers/records.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { karoBank } from '../../kernel/banks.ts';
import { naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { approver, type TestBank, testBank } from '../../sandbox/testing.ts';
import { freezeCustomer } from '../../security/freezing.ts';
import { quoteTransfer, reverseTransfer } from '../transfers/orders.ts';
import { decideCreditFreeze, listCreditFreezes, proposeCreditFreeze } from './credit-freezes.ts';
import { answerEnquiry } from './credits.ts';
import { keepCredit, lapseRecalls, listRecalls, quoteRecall } from './recalls.ts';
import { findCredit } from './records.ts';
import { askBack, payIn } from './sandbox.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let serial = 0;
let id = '';
let nuban = '';
let [first, second, third] = ['', '', ''];

beforeAll(async () => {
  bank = await testBank();
  [first, second, third] = [await approver(bank, 'A'), await approver(bank, 'B'), await approver(bank, 'C')];
});
afterAll(() => bank.drop());
beforeEach(async () => {
  serial += 1;
  const phone = `+23481000480${String(serial).padStart(2, '0')}`;
  const person = { phone, firstName: 'Tola', lastName: 'Ade', opening: naira(1_000) };
  const customer = await openSandboxCustomer(bank, Object.assign(person, { demo: false, verified: true }));
  id = customer.id;
  nuban = customer.nuban ?? '';
});

const credited = async (amount = 5_000) => {
  const order = { bank: 'gtb', senderName: 'Musa Bello', account: nuban, amount: naira(amount) };
  const { sessionId, reference = '' } = await payIn(bank, order);
  return { sessionId, reference };
};
const balance = async () => (await balanceOfCustomer(bank.db, id)).balance;
const told = async (part: string) =>
  (await bank.db.selectFrom('notification').select('message').where('customerId', '=', id).execute()).filter(
    ({ message }) => message.includes(part),
  ).length;
const keep = (reference: string, customerId = id) =>
  transact(bank.db, (trx) => keepCredit(trx, bank, { customerId, reference }));

describe('a recall by the sending bank', () => {
  test('asks the customer once and takes nothing', async () => {
    const { sessionId } = await credited();
    expect(await askBack(bank, sessionId, 'mistake')).toEqual({ code: '00', status: 'asked' });
    expect(await askBack(bank, sessionId, 'fraud')).toEqual({ code: '00', status: 'asked' });
    expect(await balance()).toBe(naira(6_000));
    expect(await told('asks you to give back ₦5,000')).toBe(1);
    expect(await listRecalls(bank.db, id, bank.clock.now())).toHaveLength(1);
  });

  test('of a payment that nobody knows is refused', async () => {
    expect(await askBack(bank, '9'.repeat(30), 'mistake')).toEqual({ code: '25' });
  });

  test('is given back by the PIN alone, once, and is sent to its bank', async () => {
    const { sessionId, reference } = await credited();
    await askBack(bank, sessionId, 'twice');
    const { quote, message } = await quoteRecall(bank, { customerId: id, reference });
    expect(message).toContain('Give ₦5,000 back to MUSA BELLO (GTBank)?');
    await expect(approve(bank, { quoteId: quote.id, pin: '0000' })).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    expect(await balance()).toBe(naira(6_000));
    const second = await quoteRecall(bank, { customerId: id, reference });
    await approve(bank, { quoteId: quote.id, pin: '2580' });
    expect(await balance()).toBe(naira(1_000));
    await expect(approve(bank, { quoteId: second.quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    const row = await findCredit(bank.db, { sessionId });
    await settleOrder(bank, row?.id ?? 0n);
    expect((await findCredit(bank.db, { sessionId }))?.status).toBe('returned');
    expect(await askBack(bank, sessionId, 'twice')).toEqual({ code: '00', status: 'agreed' });
    const log = await listAudit(bank.db, { customerId: id, limit: 20 });
    expect(log.map(({ action, facts }) => [action, facts.answer])).toEqual(
      expect.arrayContaining([
        ['recall_asked', 'asked'],
        ['recall_answered', 'agreed'],
      ]),
    );
  });

  test('of money that was spent meanwhile moves nothing', async () => {
    const { sessionId, reference } = await credited();
    await askBack(bank, sessionId, 'amount');
    const to = { bankCode: '000013', account: '1234567896', amount: naira(4_000) };
    const paid = await quoteTransfer(bank, Object.assign({ customerId: id }, to));
    await approve(bank, { quoteId: paid.quoteId, pin: '2580' });
    const { quote } = await quoteRecall(bank, { customerId: id, reference });
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    expect((await findCredit(bank.db, { sessionId }))?.status).toBe('credited');
  });

  test('is declined, after which an offer that was open gives nothing back', async () => {
    const { sessionId, reference } = await credited();
    await askBack(bank, sessionId, 'mistake');
    const { quote } = await quoteRecall(bank, { customerId: id, reference });
    await keep(reference);
    await expect(keep(reference)).rejects.toMatchObject({ code: 'not_found' });
    await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
      code: 'quote_expired',
    });
    expect(await askBack(bank, sessionId, 'mistake')).toEqual({ code: '00', status: 'declined' });
    expect(await balance()).toBe(naira(6_000));
  });

  test('that nobody answers lapses after two working days, told once, and the money stays', async () => {
    const { sessionId, reference } = await credited();
    await askBack(bank, sessionId, 'mistake');
    await lapseRecalls(bank);
    expect((await listRecalls(bank.db, id, bank.clock.now())).length).toBe(1);
    bank.clock.advance(6 * DAY_MS);
    await expect(quoteRecall(bank, { customerId: id, reference })).rejects.toMatchObject({
      code: 'not_found',
    });
    await lapseRecalls(bank);
    await lapseRecalls(bank);
    expect(await told('stays yours')).toBe(2);
    expect(await askBack(bank, sessionId, 'mistake')).toEqual({ code: '00', status: 'lapsed' });
    expect(await balance()).toBe(naira(6_000));
  });

  test('is nobody else’s to answer, and a frozen account gives nothing back', async () => {
    const { sessionId, reference } = await credited();
    await askBack(bank, sessionId, 'mistake');
    const ada = await bank.db
      .selectFrom('customer')
      .select('id')
      .where('id', '<>', id)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow();
    await expect(quoteRecall(bank, { customerId: ada.id, reference })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(keep(reference, ada.id)).rejects.toMatchObject({ code: 'not_found' });
    await freezeCustomer(bank, { customerId: id, channel: 'house', why: 'test' });
    await expect(quoteRecall(bank, { customerId: id, reference })).rejects.toMatchObject({
      code: 'customer_frozen',
    });
    await keep(reference);
  });
});

describe('an account that takes no credits', () => {
  const ask = (frozen: boolean, administrator = first) =>
    proposeCreditFreeze(bank, { customerId: id, frozen, reason: 'a court order', administrator });

  test('is frozen and thawed by two people, and credits are refused with 57 meanwhile', async () => {
    const { id: proposal } = await ask(true);
    expect((await ask(true, second)).id).toBe(proposal);
    expect(await answerEnquiry(bank, nuban)).toMatchObject({ code: '00' });
    await expect(
      decideCreditFreeze(bank, { id: proposal, approved: true, administrator: first }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await decideCreditFreeze(bank, { id: proposal, approved: true, administrator: second });
    expect(await answerEnquiry(bank, nuban)).toEqual({ code: '57' });
    const order = { bank: 'gtb', senderName: 'Musa', account: nuban, amount: naira(100) };
    expect(await payIn(bank, order)).toMatchObject({ code: '57', status: 'refused' });
    expect(await balance()).toBe(naira(1_000));
    await expect(
      decideCreditFreeze(bank, { id: proposal, approved: true, administrator: third }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const { id: thaw } = await ask(false);
    await decideCreditFreeze(bank, { id: thaw, approved: true, administrator: second });
    expect(await payIn(bank, order)).toMatchObject({ code: '00', status: 'credited' });
  });

  test('is paid by nobody within Karo either, though the offer was open, and its own money comes back', async () => {
    const ada = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
    if (!ada?.nuban) throw new Error('Ada is missing');
    const offer = () =>
      quoteTransfer(bank, {
        customerId: ada.id,
        bankCode: karoBank.code,
        account: nuban,
        amount: naira(100),
      });
    const open = await offer();
    const { id: proposal } = await ask(true);
    await decideCreditFreeze(bank, { id: proposal, approved: true, administrator: second });
    await expect(offer()).rejects.toMatchObject({ code: 'receiver_refuses' });
    await expect(approve(bank, { quoteId: open.quoteId, pin: '2580' })).rejects.toMatchObject({
      code: 'receiver_refuses',
    });
    expect(await balance()).toBe(naira(1_000));
    const out = { customerId: id, bankCode: karoBank.code, account: ada.nuban, amount: naira(200) };
    const { quoteId } = await quoteTransfer(bank, out);
    const { reference = '' } = await approve(bank, { quoteId, pin: '2580' });
    expect(await balance()).toBe(naira(800));
    await reverseTransfer(bank, reference, 'test');
    expect(await balance()).toBe(naira(1_000));
  });

  test('is not frozen nor thawed by the proposal that was there before the contrary one', async () => {
    const { id: proposal } = await ask(false);
    await expect(ask(true, second)).rejects.toMatchObject({ code: 'proposal_contrary' });
    await decideCreditFreeze(bank, { id: proposal, approved: false, administrator: second });
    expect((await ask(true, second)).frozen).toBe(true);
  });

  test('is not frozen at the word of somebody who was shut out since, nor by one', async () => {
    const gone = await approver(bank, 'Gone');
    const { id: proposal } = await ask(true, gone);
    const decide = (administrator: string, approved = true) =>
      decideCreditFreeze(bank, { id: proposal, approved, administrator });
    await expect(decide('nobody')).rejects.toMatchObject({ code: 'forbidden' });
    const out = { disabledAt: bank.clock.now() };
    await bank.db.updateTable('administrator').set(out).where('id', '=', gone).execute();
    await expect(decide(gone)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(decide(second)).rejects.toMatchObject({ code: 'not_found' });
    expect(await answerEnquiry(bank, nuban)).toMatchObject({ code: '00' });
    await decide(second, false);
    await decideCreditFreeze(bank, { id: (await ask(true)).id, approved: true, administrator: second });
    expect(await answerEnquiry(bank, nuban)).toEqual({ code: '57' });
  });

  test('is not frozen where the second person refuses it', async () => {
    const { id: proposal } = await ask(true);
    await decideCreditFreeze(bank, { id: proposal, approved: false, administrator: second });
    expect(await answerEnquiry(bank, nuban)).toMatchObject({ code: '00' });
    expect((await listCreditFreezes(bank.db)).filter(({ customerId }) => customerId === id)).toEqual([]);
  });
});

test('the book balances after all of it', async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
