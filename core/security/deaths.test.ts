import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receive, work } from '../chat/channel/inbox.ts';
import { generateKey } from '../developer/keys.ts';
import { demoPin, openSandboxCustomer } from '../identity/account-opening.ts';
import { isFault } from '../kernel/faults.ts';
import { type Kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { approve } from '../orders/approvals.ts';
import { settleOrder } from '../orders/settlements.ts';
import { receiveCredit } from '../products/inward/credits.ts';
import { applyForLoan, quoteLoan } from '../products/loans/applications.ts';
import { getLoan } from '../products/loans/reading.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { transferView } from '../products/transfers/view.ts';
import { approver, byTwo, type TestBank, testBank } from '../sandbox/testing.ts';
import { dialByNetwork } from '../ussd/sessions.ts';
import { confirmDeath, payOutDeath, reportDeath, withdrawDeath } from './deaths.ts';
import { unfreezeCustomer } from './freezing.ts';
import { decideLien, proposeLien } from './liens.ts';

let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

async function open(opening: Kobo = naira(100_000)) {
  people += 1;
  const phone = `+2348062${String(people).padStart(6, '0')}`;
  const person = { phone, firstName: 'Ngozi', lastName: 'Late', opening, demo: false, verified: true };
  return { ...(await openSandboxCustomer(bank, person)), phone };
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (isFault(error)) return error.code;
      throw error;
    },
  );
const report = async (customerId: string) =>
  reportDeath(bank, {
    customerId,
    diedOn: '2026-11-20',
    certificate: 'NPC/7/2026',
    kinName: 'Chidi Okafor',
    kinPhone: '+2348035550001',
    kinRelation: 'brother',
    administrator: await approver(bank),
  });
const confirm = async (id: bigint) => confirmDeath(bank, { id, administrator: await approver(bank) });
const confirmed = async (customerId: string) => confirm((await report(customerId)).id);
async function borrowed(customerId: string, amount: Kobo): Promise<bigint> {
  const order = { customerId, productId: 'salary', amount, months: 6, purpose: 'rent' };
  const { id: loanId } = await applyForLoan(bank, order);
  const { quote } = await quoteLoan(bank, { customerId, loanId });
  await approve(bank, { quoteId: quote.id, pin: demoPin });
  return loanId;
}
const balanceOf = (id: string) => balanceOfCustomer(bank.db, id);
const chidi = { bankCode: '000013', account: '1234567896', payee: 'Chidi Okafor', note: 'probate 7' };
const pay = (id: bigint, administrator: string, to = chidi) =>
  payOutDeath(bank, { id, administrator, ...to });

async function say(phone: string, text: string): Promise<string> {
  const { conversationId } = await receive(bank, {
    channel: 'whatsapp',
    address: phone,
    providerId: randomUUID(),
    sentAt: bank.clock.now(),
    kind: 'text',
    text,
  });
  bank.clock.advance(5_000);
  await work(bank, conversationId);
  const { reply } = await bank.db
    .selectFrom('outbox')
    .select('reply')
    .where('conversationId', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (reply as { text: string }).text;
}

describe('a customer who is reported dead', () => {
  test('pays nothing any more, from that moment, and still takes what comes in', async () => {
    const { id, nuban = '' } = await open();
    const { quoteId } = await quoteTransfer(bank, { customerId: id, ...chidi, amount: naira(500) });
    await report(id);
    expect(await codeOf(report(id))).toBe('request_reused');
    expect(await codeOf(approve(bank, { quoteId, customerId: id, pin: demoPin }))).not.toBe('done');
    expect(await codeOf(quoteTransfer(bank, { customerId: id, ...chidi, amount: naira(500) }))).toBe(
      'customer_deceased',
    );
    const credit = await receiveCredit(bank, {
      sessionId: `000013261123100000${String(910_000).padStart(12, '0')}`,
      bankCode: '000013',
      senderName: 'EMEKA OBI',
      senderAccount: '0123456789',
      account: nuban,
      amount: naira(5_000),
      narration: 'pension',
    });
    expect(credit).toMatchObject({ status: 'credited' });
    expect((await balanceOf(id)).balance).toBe(naira(105_000));
  });

  test('is spoken of in chat and on USSD as the law asks: nothing of the account, and the way to a person', async () => {
    const { id, phone } = await open();
    expect(await say(phone, 'my balance')).toContain('100,000');
    await report(id);
    for (const text of ['my balance', 'send 5k to 1234567896 gtb', 'show my transactions', 'hi']) {
      const told = await say(phone, text);
      expect(told).toContain('the holder of this account has died');
      expect(told).not.toContain('100,000');
    }
    expect(await say(phone, 'PERSON')).not.toContain('has died');
    const screen = await dialByNetwork(bank, { sessionId: randomUUID(), phone, text: '' });
    expect(screen.screen).toContain('has died');
  });

  test('is confirmed by another person, who ends all that could act for them', async () => {
    const { id } = await open();
    const origin = { channel: 'web' } as const;
    await generateKey(bank, {
      customerId: id,
      name: 'till',
      scopes: ['users:read'],
      mode: 'sandbox',
      origin,
    });
    const trusted = { customerId: id, name: 'Bola', phone: '+2348035550009', createdAt: bank.clock.now() };
    await bank.db.insertInto('trustedNumber').values(trusted).execute();
    const reported = await report(id);
    expect(await codeOf(confirmDeath(bank, { id: reported.id, administrator: reported.reportedBy }))).toBe(
      'forbidden',
    );
    expect((await confirm(reported.id)).status).toBe('confirmed');
    const live = async (table: 'apiKey' | 'trustedNumber', ended: 'revokedAt' | 'removedAt') =>
      (
        await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
          where customer_id = ${id} and ${sql.ref(ended)} is null`.execute(bank.db)
      ).rows[0]?.n;
    expect([await live('apiKey', 'revokedAt'), await live('trustedNumber', 'removedAt')]).toEqual([0, 0]);
    expect(await codeOf(confirm(reported.id))).toBe('not_found');
  });

  test('is not thawed before two people withdraw the report', async () => {
    const { id } = await open();
    const { id: death } = await report(id);
    const thaw = (administrator: string) =>
      unfreezeCustomer(bank, { customerId: id, why: 'alive', administrator });
    expect(await codeOf(thaw(await approver(bank)))).toBe('freeze_stands');
    const alone = await approver(bank);
    const withdrawal = { id: death, note: 'she came in person', administrator: alone };
    expect((await withdrawDeath(bank, withdrawal)).status).toBe('reported');
    expect(await codeOf(withdrawDeath(bank, withdrawal))).toBe('forbidden');
    const other = { ...withdrawal, administrator: await approver(bank) };
    expect((await withdrawDeath(bank, other)).status).toBe('withdrawn');
    expect(await byTwo(bank, thaw)).toBe('active');
    expect(await codeOf(quoteTransfer(bank, { customerId: id, ...chidi, amount: naira(500) }))).toBe('done');
  });
});

describe('the balance of a customer who has died', () => {
  test('is paid to the account of the named person, by two people who ask for the same', async () => {
    const { id } = await open();
    const reported = await report(id);
    const [one, two] = [await approver(bank), await approver(bank)];
    expect(await codeOf(pay(reported.id, one))).toBe('not_found');
    await confirm(reported.id);
    expect(await codeOf(pay(reported.id, one, { ...chidi, payee: 'Emeka Obi' }))).toBe('name_mismatch');
    expect(await pay(reported.id, one)).toEqual({ name: 'CHIDI OKAFOR' });
    expect(await codeOf(pay(reported.id, one))).toBe('forbidden');
    const elsewhere = { ...chidi, account: '2234567890' };
    expect(await codeOf(pay(reported.id, two, elsewhere))).not.toBe('done');
    expect((await balanceOf(id)).available).toBe(naira(100_000));
    const { reference = '' } = await pay(reported.id, two);
    const { id: order } = await bank.db
      .selectFrom('transfer')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(bank.woken.settle.map(({ orderId }) => orderId)).toContain(order);
    await settleOrder(bank, order);
    expect(await transferView(bank.db, reference)).toMatchObject({
      status: 'success',
      amount: naira(100_000),
      fee: 0n,
      duty: 0n,
    });
    expect(await balanceOf(id)).toMatchObject({ balance: 0n, held: 0n });
    expect(await codeOf(pay(reported.id, one))).toBe('insufficient_funds');
  });

  test('comes back where the other bank refuses it, and what an order holds stays', async () => {
    const { id } = await open();
    const { id: lien } = await proposeLien(bank, {
      customerId: id,
      kind: 'court_order',
      amount: naira(30_000),
      reference: 'FHC/9',
      authority: 'Federal High Court',
      datedOn: '2026-11-20',
      administrator: await approver(bank),
    });
    await decideLien(bank, { id: lien, approved: true, administrator: await approver(bank) });
    const { id: death } = await confirmed(id);
    const refusing = bank.rails;
    bank.rails = { ...refusing, credit: async () => ({ code: '57' as never }) };
    try {
      const { reference = '' } = await byTwo(bank, (administrator) => pay(death, administrator));
      const { id: order, amount } = await bank.db
        .selectFrom('transfer')
        .select(['id', 'amount'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      expect(amount).toBe(naira(70_000));
      await settleOrder(bank, order);
    } finally {
      bank.rails = refusing;
    }
    expect(await balanceOf(id)).toMatchObject({ available: naira(70_000), lien: naira(30_000) });
  });

  test('pays what their loan owes first, and the rest to the named person, at once', async () => {
    const { id } = await open(naira(250_000));
    const loan = await borrowed(id, naira(100_000));
    const { id: death } = await confirmed(id);
    const { reference = '', debts } = await byTwo(bank, (administrator) => pay(death, administrator));
    const left = (await getLoan(bank.db, id, loan, bank.clock.now())).status;
    expect([left, debts]).toEqual(['repaid', naira(100_000)]);
    expect(await transferView(bank.db, reference)).toMatchObject({ amount: naira(250_000), fee: 0n });
    expect(await balanceOf(id)).toMatchObject({ available: 0n });
  });

  test('is not paid out where the debts take all of it', async () => {
    const { id } = await open(naira(250_000));
    await borrowed(id, naira(100_000));
    const { id: lien } = await proposeLien(bank, {
      customerId: id,
      kind: 'court_order',
      amount: naira(250_000),
      reference: 'FHC/10',
      authority: 'Federal High Court',
      datedOn: '2026-11-20',
      administrator: await approver(bank),
    });
    await decideLien(bank, { id: lien, approved: true, administrator: await approver(bank) });
    const { id: death } = await confirmed(id);
    expect(await codeOf(pay(death, await approver(bank)))).toBe('closing_refused');
  });
});
