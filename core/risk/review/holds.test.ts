import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberPaid } from '../../customers/beneficiaries.ts';
import { addProof } from '../../customers/proofs.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { isFault } from '../../kernel/faults.ts';
import { type Kobo, naira } from '../../kernel/money.ts';
import { nubanFits } from '../../kernel/nuban.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../../orders/settlements.ts';
import { offerCard } from '../../products/cards/issuing.ts';
import { createGoal, quoteSaving } from '../../products/goals/savings.ts';
import { quoteTrade } from '../../products/investments/trading.ts';
import { quoteTransfer } from '../../products/transfers/orders.ts';
import { transferView } from '../../products/transfers/view.ts';
import { quoteAirtime } from '../../products/vending/airtime.ts';
import { offerBill } from '../../products/vending/bills.ts';
import { approver, type TestBank, testBank } from '../../sandbox/testing.ts';
import { recall } from '../../support/disputes.ts';
import { riskOf } from '../score/points.ts';
import { decideReview, lapseReviews, listReviews } from './holds.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const chidi = { bankCode: '000013', account: '1234567896' };
let people = 0;
async function open(opening: Kobo = naira(250_000)) {
  people += 1;
  return openSandboxCustomer(bank, {
    phone: `+23481500${String(10_000 + people)}`,
    firstName: 'Ada',
    lastName: 'Obi',
    opening,
    demo: false,
    verified: true,
  });
}

/** New people paid within the hour. */
async function fanOut(customerId: string, count: number) {
  for (let each = 0; each < count; each += 1)
    await transact(bank.db, (trx) =>
      rememberPaid(
        trx,
        customerId,
        { bankCode: '000014', account: `000000001${each}`, name: 'Someone' },
        bank.clock.now(),
      ),
    );
}

const order = (customerId: string, amount: number, extra: object = {}) =>
  quoteTransfer(bank, { customerId, ...chidi, amount: naira(amount), ...extra });
const pay = (quoteId: string, customerId: string) => approve(bank, { quoteId, customerId, pin: '2580' });
const available = async (id: string) => (await balanceOfCustomer(bank.db, id)).available;
async function settle() {
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
}
const rulesOf = async (quoteId: string) => (await riskOf(bank.db, quoteId))?.reasons.map(({ rule }) => rule);

describe('rules', () => {
  test('an everyday order is allowed, and what was thought of it is kept', async () => {
    const { id } = await open();
    const { quoteId } = await order(id, 5_000);
    expect(await riskOf(bank.db, quoteId)).toEqual({
      score: 10,
      decision: 'allow',
      reasons: [{ rule: 'new_beneficiary', points: 10 }],
    });
    expect((await pay(quoteId, id)).status).toBe('sending');
  });

  test('name, size, new people, night, identity and devices each add their points', async () => {
    const { id } = await open();
    await fanOut(id, 4);
    const at = bank.clock.now();
    await bank.db
      .updateTable('customer')
      .set({ cappedUntil: new Date(at.getTime() + 3_600_000) })
      .where('id', '=', id)
      .execute();
    for (const [days, secret] of [
      [30, 'old'],
      [0, 'new'],
    ] as const)
      await bank.db
        .insertInto('device')
        .values({
          customerId: id,
          name: secret,
          secretHash: Buffer.from(secret + id),
          createdAt: new Date(at.getTime() - days * 86_400_000),
          seenAt: at,
        })
        .execute();
    bank.clock.advance(17 * 3_600_000);
    await bank.db
      .updateTable('customer')
      .set({ cappedUntil: new Date(bank.clock.now().getTime() + 3_600_000) })
      .where('id', '=', id)
      .execute();
    await bank.db
      .updateTable('beneficiary')
      .set({ createdAt: bank.clock.now() })
      .where('customerId', '=', id)
      .execute();
    const { quoteId } = await order(id, 20_000, { said: 'Musa Ibrahim' });
    expect(await rulesOf(quoteId)).toEqual([
      'fan_out',
      'new_beneficiary',
      'new_identity',
      'new_device',
      'night',
      'name_mismatch',
    ]);
    bank.clock.advance(7 * 3_600_000);
  });

  test('an amount far from habit, and money that only passes through', async () => {
    const sender = await open(naira(500_000));
    const mule = await open(naira(1_000));
    const gift = await quoteTransfer(bank, {
      customerId: sender.id,
      bankCode: '090527',
      account: mule.nuban ?? '',
      amount: naira(80_000),
    });
    await pay(gift.quoteId, sender.id);
    const through = await order(mule.id, 75_000);
    expect(await rulesOf(through.quoteId)).toContain('mule');
    for (let each = 0; each < 5; each += 1) {
      const { quoteId } = await order(sender.id, 1_000);
      await pay(quoteId, sender.id);
      await settle();
    }
    bank.clock.advance(24 * 3_600_000);
    const far = await order(sender.id, 40_000);
    expect(await riskOf(bank.db, far.quoteId)).toMatchObject({
      reasons: [{ rule: 'far_from_habit', points: 30 }],
    });
  });
});

describe('what is bought', () => {
  const airtime = (customerId: string, phone: string, amount: number) =>
    quoteAirtime(bank, { customerId, phone, amount: naira(amount) });

  test('is scored at its quote like a transfer: airtime, bills, cards, investments; a goal stays one’s own', async () => {
    const { id } = await open();
    const own = await airtime(id, `081500${10_000 + people}`, 1_000);
    const other = await airtime(id, '08030000077', 1_000);
    expect(await rulesOf(own.quoteId)).toEqual([]);
    expect(await rulesOf(other.quoteId)).toEqual(['new_beneficiary']);
    await pay(other.quoteId, id);
    expect(await rulesOf((await airtime(id, '08030000077', 1_000)).quoteId)).toEqual([]);
    const tv = { customerId: id, kind: 'tv', biller: 'gotv', number: '7012345678', plan: 'jinja' } as const;
    expect(await rulesOf((await offerBill(bank, tv)).quoteId)).toEqual(['new_beneficiary']);
    const buy = { customerId: id, asset: 'dangcem', side: 'buy', amount: naira(20_000) } as const;
    expect(await riskOf(bank.db, (await quoteTrade(bank, buy)).quote.id)).toMatchObject({
      decision: 'allow',
    });
    expect(await riskOf(bank.db, (await offerCard(bank, { customerId: id })).id)).toBeDefined();
    const goal = await createGoal(bank, { customerId: id, name: 'Rent', target: naira(50_000) });
    const saving = await quoteSaving(bank, { customerId: id, goalId: goal.id, amount: naira(1_000) });
    expect(await riskOf(bank.db, saving.quote.id)).toBeUndefined();
  });

  test('with money that just came, for somebody new, takes a second factor', async () => {
    const [sender, mule] = [await open(naira(500_000)), await open(naira(1_000))];
    const gift = await quoteTransfer(bank, {
      customerId: sender.id,
      bankCode: '090527',
      account: mule.nuban ?? '',
      amount: naira(40_000),
    });
    await pay(gift.quoteId, sender.id);
    const { quoteId } = await airtime(mule.id, '08030000088', 38_000);
    expect(await rulesOf(quoteId)).toEqual(['new_beneficiary', 'mule']);
    expect((await riskOf(bank.db, quoteId))?.decision).toBe('step_up');
    await expect(pay(quoteId, mule.id)).rejects.toMatchObject({ code: 'second_factor_needed' });
    expect(await available(mule.id)).toBe(naira(41_000));
  });

  test('is refused where nothing would mend it, whatever proves who asks', async () => {
    const { id } = await open();
    const { quoteId } = await airtime(id, '08030000099', 1_000);
    await bank.db
      .updateTable('riskCheck')
      .set({ decision: 'refuse' })
      .where('quoteId', '=', quoteId)
      .execute();
    await expect(pay(quoteId, id)).rejects.toMatchObject({ code: 'risk_refused' });
    expect(await available(id)).toBe(naira(250_000));
  });
});

/** Three people paid this account, say that it was fraud, and are found to be right. */
async function loseCases(to: { bankCode: string; account: string; amount: Kobo }) {
  const cases: string[] = [];
  for (let each = 0; each < 3; each += 1) {
    const victim = await open();
    const { quoteId } = await quoteTransfer(bank, { customerId: victim.id, ...to });
    const { reference = '' } = await pay(quoteId, victim.id);
    await settle();
    const { caseNumber } = await recall(bank, { customerId: victim.id, reference, reason: 'fraud' });
    cases.push(caseNumber);
  }
  await bank.db
    .updateTable('dispute')
    .set({ status: 'resolved', closedAt: bank.clock.now() })
    .where('caseNumber', 'in', cases)
    .execute();
}

describe('C3 what was approved since an offer was made', () => {
  const strangers = (count: number) =>
    Array.from({ length: count * 10 }, (_, each) => String(3_000_000_000 + each)).filter((account) =>
      nubanFits('057', account),
    );

  test('weighs at its approval: of many offers to new people made beforehand, a few pass by PIN alone', async () => {
    const { id } = await open();
    const quotes: string[] = [];
    for (const account of strangers(16)) {
      const { quoteId } = await quoteTransfer(bank, {
        customerId: id,
        bankCode: '000015',
        account,
        amount: naira(5_500),
      });
      expect((await riskOf(bank.db, quoteId))?.decision).toBe('allow');
      quotes.push(quoteId);
    }
    const ends = await Promise.allSettled(quotes.map((quoteId) => pay(quoteId, id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'second_factor_needed' });
  });

  test('is kept beside what was thought of it first, and waiting makes it no lighter', async () => {
    const { id } = await open();
    const { quoteId } = await order(id, 60_000, { said: 'Musa Ibrahim' });
    const offered = await riskOf(bank.db, quoteId);
    expect(offered?.score).toBe(45);
    await fanOut(id, 8);
    const done = await pay(quoteId, id);
    expect(done).toMatchObject({ status: 'waiting' });
    expect(await rulesOf(quoteId)).toEqual([
      ...['fan_out', 'new_beneficiary', 'new_beneficiary_large', 'name_mismatch'],
    ]);
    const kept = await bank.db
      .selectFrom('riskCheck')
      .select(['score', 'offeredScore', 'decision'])
      .where('quoteId', '=', quoteId)
      .executeTakeFirst();
    expect(kept).toEqual({ score: 85, offeredScore: 45, decision: 'hold' });
    await decideReview(bank, { reference: done.reference ?? '', release: false, administrator: 'shared' });
  });

  test('that would be refused now is refused, and stands on record though nothing else does', async () => {
    const { id } = await open();
    const to = { bankCode: '000015', account: strangers(30)[29] ?? '', amount: naira(500) };
    const { quoteId } = await quoteTransfer(bank, { customerId: id, ...to });
    await loseCases(to);
    await expect(pay(quoteId, id)).rejects.toMatchObject({ code: 'risk_refused' });
    expect(await riskOf(bank.db, quoteId)).toMatchObject({ decision: 'refuse' });
    expect(await available(id)).toBe(naira(250_000));
    await expect(pay(quoteId, id)).rejects.toMatchObject({ code: 'risk_refused' });
  });

  test('weighs on what is bought, too', async () => {
    const { id } = await open(naira(500_000));
    const bought = Array.from({ length: 12 }, (_, each) => `0803000${String(2_000 + each)}`);
    const quotes: string[] = [];
    for (const phone of bought)
      quotes.push((await quoteAirtime(bank, { customerId: id, phone, amount: naira(5_000) })).quoteId);
    const ends = await Promise.allSettled(quotes.map((quoteId) => pay(quoteId, id)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  });
});

describe('decisions', () => {
  test('a second factor is asked beside the PIN, and is enough', async () => {
    const { id } = await open();
    await fanOut(id, 8);
    const market = await order(id, 1_000);
    expect((await riskOf(bank.db, market.quoteId))?.decision).toBe('allow');
    const { quoteId } = await order(id, 6_000);
    expect((await riskOf(bank.db, quoteId))?.decision).toBe('step_up');
    await expect(pay(quoteId, id)).rejects.toSatisfy((error) => isFault(error, 'second_factor_needed'));
    await transact(bank.db, (trx) =>
      addProof(trx, bank, { customerId: id, factor: 'sms', purpose: 'transaction' }),
    );
    expect((await pay(quoteId, id)).status).toBe('sending');
  });

  test('one that is held goes when a person lets it, and not before', async () => {
    const { id } = await open();
    await fanOut(id, 8);
    const { quoteId } = await order(id, 60_000, { said: 'Musa Ibrahim' });
    const done = await pay(quoteId, id);
    expect(done).toMatchObject({ status: 'waiting' });
    expect(done.message).toContain('our staff are reviewing');
    bank.clock.advance(3_600_000);
    await settle();
    const { reference = '' } = done;
    expect((await transferView(bank.db, reference))?.status).toBe('waiting');
    expect((await listReviews(bank.db)).map((review) => review.reference)).toEqual([reference]);
    const first = await approver(bank);
    const decide = (administrator: string) => decideReview(bank, { reference, release: true, administrator });
    await decide(first);
    await settle();
    expect((await transferView(bank.db, reference))?.status).toBe('waiting');
    await expect(decide(first)).rejects.toSatisfy((error) => isFault(error, 'forbidden'));
    await decide('shared');
    await settle();
    expect((await transferView(bank.db, reference))?.status).toBe('success');
    await expect(decide('shared')).rejects.toSatisfy((error) => isFault(error, 'not_found'));
  });

  test('one that nobody looks at in a day, or that a person refuses, comes back whole', async () => {
    const { id } = await open();
    await fanOut(id, 8);
    const before = await available(id);
    const [first, second] = [
      await order(id, 60_000, { said: 'Musa Ibrahim' }),
      await order(id, 30_000, { said: 'Musa Ibrahim' }),
    ];
    const refused = await pay(first.quoteId, id);
    const lapsed = await pay(second.quoteId, id);
    await decideReview(bank, { reference: refused.reference ?? '', release: false, administrator: 'shared' });
    bank.clock.advance(25 * 3_600_000);
    expect(await lapseReviews(bank)).toBe(1);
    expect(await lapseReviews(bank)).toBe(0);
    for (const { reference = '' } of [refused, lapsed])
      expect((await transferView(bank.db, reference))?.status).toBe('cancelled');
    expect(await available(id)).toBe(before);
    expect(await trialBalance(bank.db)).toMatchObject({ ok: true });
  });

  test('a receiver against whom three cases were found gets nothing more', async () => {
    const { id } = await open();
    await loseCases({ bankCode: '000015', account: '1234567899', amount: naira(500) });
    const bad = quoteTransfer(bank, {
      customerId: id,
      bankCode: '000015',
      account: '1234567899',
      amount: naira(500),
    });
    await expect(bad).rejects.toSatisfy((error) => isFault(error, 'risk_refused'));
    const kept = await bank.db
      .selectFrom('riskCheck')
      .select('decision')
      .where('customerId', '=', id)
      .execute();
    expect(kept).toEqual([{ decision: 'refuse' }]);
  });
});
