import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPaid, matchBeneficiaries, nameBeneficiary, rememberPaid } from '../customers/beneficiaries.ts';
import { findCustomer, findCustomerByIdentity } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { kobo, naira } from '../kernel/money.ts';
import { karoCodes } from '../kernel/nuban.ts';
import type { Language } from '../kernel/ports.ts';
import { qrSquares } from '../kernel/qr.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { approve } from '../orders/approvals.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { createGoal, quoteSaving, quoteTaking } from '../products/goals/savings.ts';
import { quoteTrade } from '../products/investments/trading.ts';
import { applyForLoan, quoteLoan, quoteRepayment } from '../products/loans/applications.ts';
import { payRemittance } from '../products/remittance/paying.ts';
import { orderRemittance } from '../products/remittance/quotes.ts';
import { cancelWaiting, quoteTransfer } from '../products/transfers/orders.ts';
import { settleTransfer } from '../products/transfers/settle.ts';
import { quoteAirtime, settleAirtime } from '../products/vending/airtime.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { listDisputes, recall } from '../support/disputes.ts';
import { listMovements } from './analytics.ts';
import { listStatement, listTransactions, spentSince } from './lines.ts';
import { maskAccount } from './masking.ts';
import type { ReceiptView } from './receipt-view.ts';
import { receiptFor, receiptPng, receiptProof, receiptSvg, receiptText, receiptView } from './receipts.ts';

let bank: TestBank;
let ada = '';
let bola = '';
let bolaNuban = '';

beforeAll(async () => {
  bank = await testBank();
  ada = (await findCustomerByIdentity(bank.db, 'phone', '+2348030000001'))?.id ?? '';
  const other = await findCustomerByIdentity(bank.db, 'phone', '+2348030000002');
  bola = other?.id ?? '';
  bolaNuban = other?.nuban ?? '';
});
afterAll(() => bank.drop());

const send = async (naira_: number, to = { bankCode: '000013', account: '1234567896' }, narration = '') => {
  const quote = await quoteTransfer(bank, { customerId: ada, amount: naira(naira_), narration, ...to });
  const { reference = '' } = await approve(bank, { quoteId: quote.quoteId, pin: '2580' });
  const row = await bank.db
    .selectFrom('transfer')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return { id: row.id, reference };
};

const viewOf = async (reference: string) => {
  const view = await receiptView(bank.db, reference);
  if (!view) throw new Error(`no receipt ${reference}`);
  return view;
};

describe('receipts', () => {
  test('of a transfer: everything that traces it, and no whole account number', async () => {
    const sent = await send(20_000, undefined, 'Rent <b>& water</b>');
    await settleTransfer(bank, sent.id);
    const view = await viewOf(sent.reference.toLowerCase());
    const text = receiptText(view, 'en');
    for (const part of [
      'Transfer receipt: Successful',
      'To: CHIDI OKAFOR',
      'Bank: GTBank',
      'Account: 12•••••896',
      'From: ADA OBI 20•••••',
      'For: Rent <b>& water</b>',
      'Amount: ₦20,000',
      'Fee: ₦26.88',
      'VAT: ₦1.88',
      'Stamp duty: ₦50',
      'Total: ₦20,076.88',
      'Date: 23 Nov 2026, 10:00 WAT',
      `Reference: ${sent.reference}`,
      `Session ID: ${view.sessionId}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('1234567896');
    const svg = receiptSvg(view, 'en', 'https://karo.test');
    expect(svg).toContain('Rent &lt;b&gt;&amp; water&lt;/b&gt;');
    expect(svg).not.toContain('<b>');
    expect(svg).toContain(qrSquares(`https://karo.test/security#${sent.reference}`).path);
    const png = await receiptPng(view, 'en', 'https://karo.test');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(720);
    expect(receiptText(view, 'pcm')).toContain('E don enter');
  });

  test('of airtime, in Pidgin, while it is still open', async () => {
    const quote = await quoteAirtime(bank, { customerId: ada, phone: '08030000009', amount: naira(670) });
    const { reference = '' } = await approve(bank, { quoteId: quote.quoteId, pin: '2580' });
    const row = await bank.db
      .selectFrom('airtime')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    await settleAirtime(bank, row.id);
    const view = await viewOf(reference);
    expect(receiptText(view, 'pcm')).toContain('Airtime receipt: E never land');
    expect((await receiptPng(view, 'pcm', 'https://karo.test')).length).toBeGreaterThan(5_000);
  });

  test('of a loan, of a payment on it, of a trade, of savings: what it was, and to whom it belongs', async () => {
    const person = { phone: '+2348160000091', firstName: 'Test', lastName: 'Receipts' };
    const opened = { ...person, opening: naira(300_000), demo: false, verified: true };
    const { id } = await openSandboxCustomer(bank, opened);
    const say = async (quote: { id: string }) =>
      (await approve(bank, { quoteId: quote.id, pin: '2580' })).reference ?? '';
    const wanted = { productId: 'salary', amount: naira(100_000), months: 6, purpose: 'rent' };
    const loan = await applyForLoan(bank, { customerId: id, ...wanted });
    expect(await receiptView(bank.db, loan.reference)).toBeUndefined();
    await say((await quoteLoan(bank, { customerId: id, loanId: loan.id })).quote);
    const view = await viewOf(loan.reference);
    const text = receiptText(view, 'en');
    for (const part of ['Loan receipt: Successful', 'Salary advance', 'Months: 6', 'Amount: ₦100,000'])
      expect(text).toContain(part);
    expect(receiptProof(view)).toMatchObject({ operation: 'loan', to: 'T. R.', amount: '100000.00' });
    const repay = { customerId: id, loanId: loan.id, amount: naira(20_000) };
    const paid = await say((await quoteRepayment(bank, repay)).quote);
    expect(paid).toBe(`${loan.reference}-1`);
    expect(receiptText(await viewOf(paid.toLowerCase()), 'pcm')).toContain('Main money wey remain: ₦80,000');
    expect(await receiptView(bank.db, `${loan.reference}-2`)).toBeUndefined();
    const buy = { customerId: id, asset: 'dangcem', side: 'buy', amount: naira(20_000) } as const;
    const bought = await viewOf(await say((await quoteTrade(bank, buy)).quote));
    expect(receiptText(bought, 'en')).toContain('Bought: Dangote Cement (DANGCEM)');
    expect(receiptText(bought, 'en')).toContain('Total: ₦20,100');
    const goal = await createGoal(bank, { customerId: id, name: 'Rent', target: naira(50_000) });
    const saving = await quoteSaving(bank, { customerId: id, goalId: goal.id, amount: naira(5_000) });
    const saved = await viewOf(await say(saving.quote));
    expect(receiptText(saved, 'en')).toContain('For: Saved in Rent');
    for (const each of [view, bought, saved]) {
      expect((await receiptFor(bank.db, each.reference, id))?.customerId).toBe(id);
      expect(await receiptFor(bank.db, each.reference, ada)).toBeUndefined();
      expect((await receiptPng(each, 'en', 'https://karo.test')).length).toBeGreaterThan(5_000);
    }
  });

  test('of money from abroad: its sender’s and its recipient’s', async () => {
    const sender = { customerId: bola };
    const wanted = { sender, country: 'US', amount: 10_000n, recipientPhone: '+2348030000001' };
    const { reference } = await orderRemittance(bank, wanted);
    expect(receiptText(await viewOf(reference), 'en')).toContain('From abroad: Pending');
    await payRemittance(bank, { sender, reference, cardToken: 'tok_visa', cardholder: 'Bola Ade' });
    const view = await viewOf(reference);
    const text = receiptText(view, 'en');
    for (const part of [
      'From abroad: Successful',
      'To: ADA OBI 20•••••',
      'From: BOLA ADE',
      'Paid by card: $100',
    ])
      expect(text).toContain(part);
    const seen = (id?: string) => receiptFor(bank.db, reference, id);
    expect((await Promise.all([ada, bola].map(seen))).every((each) => each?.reference === reference)).toBe(
      true,
    );
    expect(await seen()).toBeUndefined();
  });

  test('of a transfer between customers: who got it has their own, without what the sender was charged', async () => {
    const sent = await send(3_000, { bankCode: karoCodes.nip, account: bolaNuban }, 'For the goat');
    const view = await receiptFor(bank.db, sent.reference, bola);
    if (!view) throw new Error('no receipt');
    const text = receiptText(view, 'en');
    for (const part of [
      'Transfer receipt: Successful',
      'From: ADA OBI 20•••••',
      'To: BOLA',
      'For: For the goat',
    ])
      expect(text).toContain(part);
    for (const part of ['Fee', 'VAT', 'Stamp', 'Total']) expect(text).not.toContain(part);
    const { nuban = '' } = (await findCustomer(bank.db, ada)) ?? {};
    for (const account of [nuban, bolaNuban]) expect(text).not.toContain(account);
    expect(view.key).toBe(`${sent.reference}-IN`);
    expect(receiptText(await viewOf(view.key ?? ''), 'en')).toBe(text);
    expect(receiptSvg(view, 'en', 'https://karo.test')).toContain('₦3,000');
    expect(receiptProof(view)).toEqual(receiptProof(await viewOf(sent.reference)));
    expect((await receiptFor(bank.db, sent.reference, ada))?.key).toBeUndefined();
    expect(await receiptFor(bank.db, view.key ?? '', ada)).toBeUndefined();
  });

  test('names in Yoruba and control characters draw a picture', async () => {
    const sent = await send(100);
    const view = await viewOf(sent.reference);
    const odd = { ...view, to: { ...view.to, name: 'ṢADÉ ỌLÁWÁLÉ\u0000\u0007' }, narration: '😀'.repeat(60) };
    expect((await receiptPng(odd, 'yo', 'https://karo.test')).length).toBeGreaterThan(5_000);
  });

  test('none for a reference that is not', async () => {
    expect(await receiptView(bank.db, 'KR000000NOTHING')).toBeUndefined();
  });

  test('short numbers are not masked away', () => {
    expect(maskAccount('2000000013')).toBe('20•••••013');
    expect(maskAccount('123')).toBe('123');
  });
});

describe('recall', () => {
  test('opens one case with its clocks', async () => {
    const sent = await send(1_000);
    await settleTransfer(bank, sent.id);
    const ask = () => recall(bank, { customerId: ada, reference: sent.reference, reason: 'wrong person' });
    const now = bank.clock.now().getTime();
    const opened = await ask();
    expect(opened.caseNumber).toMatch(/^C261123\d{6}$/);
    expect(opened.bankDueAt.getTime() - now).toBe(30 * 60_000);
    expect(opened.acknowledgeDueAt.getTime() - now).toBe(24 * 3_600_000);
    expect(opened.findingDueAt.toISOString()).toBe('2026-12-11T09:00:00.000Z');
    bank.clock.advance(60_000);
    expect((await ask()).caseNumber).toBe(opened.caseNumber);
    expect(await listDisputes(bank.db, ada)).toHaveLength(1);
  });

  test('is refused for another’s transfer, and for money that never left', async () => {
    const sent = await send(60_000, { bankCode: '000015', account: '1234567899' });
    const ask = (customerId: string) =>
      recall(bank, { customerId, reference: sent.reference, reason: 'wrong person' });
    await expect(ask(bola)).rejects.toMatchObject({ code: 'transfer_missing' });
    await cancelWaiting(bank, ada, sent.reference);
    await expect(ask(ada)).rejects.toMatchObject({ code: 'nothing_to_recall' });
  });
});

describe('the statement', () => {
  test('names the other side, signs the amount, and shows the balance after', async () => {
    const sent = await send(700, { bankCode: '090527', account: bolaNuban });
    const [mine] = await listStatement(bank.db, ada, { limit: 1 });
    const [theirs] = await listStatement(bank.db, bola, { limit: 1 });
    expect(mine).toMatchObject({
      kind: 'transfer_out',
      counterparty: 'BOLA ADE',
      amount: naira(-700),
      status: 'success',
      reference: sent.reference,
      bankName: 'Karo',
    });
    expect(mine?.balanceAfter).toBe((await balanceOfCustomer(bank.db, ada)).balance);
    expect(theirs).toMatchObject({ kind: 'transfer_in', counterparty: 'ADA OBI', amount: naira(700) });
  });

  test('says in the customer’s language what the bank’s own products moved', async () => {
    const person = { phone: '+2348160000092', firstName: 'Test', lastName: 'Products' };
    const opened = { ...person, opening: naira(300_000), demo: false, verified: true };
    const { id } = await openSandboxCustomer(bank, opened);
    const say = (quote: { id: string }) => approve(bank, { quoteId: quote.id, pin: '2580' });
    const goal = await createGoal(bank, { customerId: id, name: 'Rent', target: naira(50_000) });
    const order = { customerId: id, goalId: goal.id };
    const buy = { customerId: id, asset: 'dangcem', side: 'buy', amount: naira(20_000) } as const;
    const steps = [
      () => quoteSaving(bank, { ...order, amount: naira(5_000) }),
      () => quoteTaking(bank, { ...order, amount: naira(2_000) }),
      () => quoteTrade(bank, buy),
    ];
    for (const step of steps) {
      bank.clock.advance(1000);
      await say((await step()).quote);
    }
    const lines = await listStatement(bank.db, id, { limit: 5 });
    const told = (language: Language) =>
      lines.map(({ kind, counterparty = '' }) => phrasesIn(language).site.movement[kind](counterparty));
    expect(told('en')).toEqual([
      'Invested in Dangote Cement',
      'Taken from Rent',
      'Saved in Rent',
      'Opening balance',
    ]);
    expect(told('yo')).toEqual([
      'Ìdókòwò nínú Dangote Cement',
      'Láti inú Rent',
      'Ìfowópamọ́ sínú Rent',
      'Owó ìbẹ̀rẹ̀',
    ]);
    const now = bank.clock.now();
    const span = { from: new Date(now.getTime() - 86_400_000), to: new Date(now.getTime() + 1) };
    const moved = await listMovements(bank.db, id, span);
    expect(moved.map((line) => line.description(phrasesIn('yo')))).toEqual(told('yo'));
    const saved = await receiptView(bank.db, lines[2]?.reference ?? '');
    expect(receiptText(saved as ReceiptView, 'yo')).toContain('Fún: Ìfowópamọ́ sínú Rent\n');
  });

  test('what is under way stands beside it', async () => {
    bank.clock.advance(1);
    const sent = await send(670);
    await settleTransfer(bank, sent.id);
    const [newest] = await listTransactions(bank.db, ada, 5);
    expect(newest).toMatchObject({
      status: 'pending',
      reference: sent.reference,
      amount: kobo(-680_75),
      kind: 'transfer_out',
    });
    expect(newest?.balanceAfter).toBeUndefined();
  });

  test('spending is what left, charges in it', async () => {
    const since = new Date(bank.clock.now().getTime() + 1);
    bank.clock.advance(1);
    const sent = await send(1_000);
    await settleTransfer(bank, sent.id);
    expect(await spentSince(bank.db, ada, since)).toBe(kobo(1_010_75));
  });
});

describe('beneficiaries', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  beforeAll(async () => {
    const people = [
      ['0000000001', 'ADA OBI'],
      ['0000000002', 'ADA NWOSU'],
      ['0000000003', 'ADAEZE UDOH'],
      ['0000000004', 'IBRAHIM SULEIMAN'],
      ['0000000005', 'OLUWASEUN ADEYEMI'],
      ['0000000006', 'CHUKWUEMEKA EZE'],
    ] as const;
    await bank.db.transaction().execute(async (trx) => {
      for (const [account, name] of people)
        await rememberPaid(trx, bola, { bankCode: '000015', account, name }, at);
    });
  });
  const match = async (said: string) =>
    (await matchBeneficiaries(bank.db, bola, said)).map((each) => each.name).sort();

  test.each([
    ['Ada', ['ADA NWOSU', 'ADA OBI']],
    ['ada obi', ['ADA OBI']],
    ['adaeze', ['ADAEZE UDOH']],
    ['Ibrahim', ['IBRAHIM SULEIMAN']],
    ['ibraheem', ['IBRAHIM SULEIMAN']],
    ['my Suleman', ['IBRAHIM SULEIMAN']],
    ['Oluwaseyn', ['OLUWASEUN ADEYEMI']],
    ['chukwu', ['CHUKWUEMEKA EZE']],
    ['Mr Eze', ['CHUKWUEMEKA EZE']],
    ['nobody', []],
    ['', []],
    ['to my', []],
  ])('“%s” means %o', async (said, names) => expect(await match(said)).toEqual(names));

  test('a nickname is a name', async () => {
    const [found] = await matchBeneficiaries(bank.db, bola, 'Suleiman');
    await bank.db.transaction().execute((trx) => nameBeneficiary(trx, bola, found?.id ?? 0n, 'Mama Put'));
    expect(await match('mama put')).toEqual(['IBRAHIM SULEIMAN']);
    expect(await hasPaid(bank.db, bola, { bankCode: '000015', account: '0000000004' })).toBe(true);
    expect(await hasPaid(bank.db, ada, { bankCode: '000015', account: '0000000004' })).toBe(false);
  });
});
