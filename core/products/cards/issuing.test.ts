import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MerchantKind } from '../../catalogue/cards.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, lockCustomerAccount } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../../orders/settlements.ts';
import { changeLimits } from '../../plans/limit-changes.ts';
import { atOnce, type TestBank, testBank } from '../../sandbox/testing.ts';
import { listTransactions } from '../../statements/lines.ts';
import {
  authoriseCharge,
  captureCharge,
  chargesOf,
  refundCharge,
  releaseCharge,
  releaseOldCharges,
} from './charges.ts';
import {
  changeCardLimits,
  closeCard,
  freezeCard,
  getCard,
  listCards,
  offerCard,
  offerShow,
  offerUnfreeze,
  showCard,
} from './issuing.ts';

let bank: TestBank;
let people = 0;
let payments = 0;
const origin = { channel: 'web' } as const;

beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const person = async (lastName = 'Person') => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481400000${String(people).padStart(2, '0')}`,
    firstName: 'Test',
    lastName,
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  return id;
};

const settle = async () => {
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
};
const approved = (quote: { id: string }) => approve(bank, { quoteId: quote.id, pin: '2580' });

const made = async (customerId: string) => {
  await approved(await offerCard(bank, { customerId }));
  await settle();
  const [card] = await listCards(bank, bank.db, customerId);
  if (!card) throw new Error('no card');
  return card;
};

const pay = (cardId: bigint, amount: Kobo, kind: MerchantKind = 'shopping') => {
  payments += 1;
  return authoriseCharge(bank, { cardId, authorisation: `a${payments}`, merchant: 'JUMIA', kind, amount });
};

const balance = async (customerId: string) =>
  balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id);

describe('a card', () => {
  test('costs ₦500, once it is there', async () => {
    const id = await person();
    const card = await made(id);
    expect(card).toMatchObject({ status: 'active', brand: 'Verve', holder: 'TEST PERSON', expires: '11/29' });
    expect(card.lastFour).toMatch(/^\d{4}$/);
    expect(await balance(id)).toMatchObject({ balance: naira(99_500), held: kobo(0) });
    await expect(offerCard(bank, { customerId: id })).rejects.toMatchObject({ code: 'cards_many' });
  });

  test('that the issuer refuses costs nothing; one that comes late comes once', async () => {
    const [refused, late] = [await person('Refused'), await person('Late')];
    await approved(await offerCard(bank, { customerId: refused }));
    await settle();
    expect(await listCards(bank, bank.db, refused)).toEqual([]);
    expect(await balance(refused)).toMatchObject({ balance: naira(100_000), held: kobo(0) });
    await approved(await offerCard(bank, { customerId: late }));
    await settle();
    expect(await listCards(bank, bank.db, late)).toMatchObject([{ status: 'requested' }]);
    bank.clock.advance(6_000);
    await settle();
    expect(await listCards(bank, bank.db, late)).toMatchObject([{ status: 'active' }]);
    expect(await balance(late)).toMatchObject({ balance: naira(99_500), held: kobo(0) });
  });

  test('is shown against the PIN, and its number is nowhere in the database', async () => {
    const id = await person();
    const card = await made(id);
    await expect(
      showCard(bank, { customerId: id, cardId: card.id, pin: '1111', origin }),
    ).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    const shown = await showCard(bank, { customerId: id, cardId: card.id, pin: '2580', origin });
    expect(shown).toMatchObject({
      number: expect.stringMatching(/^506199\d{10}$/),
      cvv: expect.stringMatching(/^\d{3}$/),
    });
    expect(shown.number.slice(-4)).toBe(card.lastFour);
    const done = await approved(await offerShow(bank, { customerId: id, cardId: card.id }));
    expect(done.message.replaceAll(' ', '')).toContain(shown.number);
    for (const table of ['card', 'sandboxCard', 'quote', 'outbox', 'notification', 'audit'] as const) {
      const rows = await bank.db.selectFrom(table).selectAll().execute();
      const text = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
      expect(text, table).not.toContain(shown.number);
      expect(text, table).not.toContain(shown.number.replace(/(\d{4})(?=\d)/g, '$1 '));
    }
    const other = { customerId: await person(), cardId: card.id, pin: '2580', origin };
    await expect(showCard(bank, other)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is replaced: the old one closes when the new one is there', async () => {
    const id = await person();
    const old = await made(id);
    await approved(await offerCard(bank, { customerId: id, replaces: old.id }));
    expect((await getCard(bank, bank.db, id, old.id)).status).toBe('active');
    await settle();
    expect((await listCards(bank, bank.db, id)).map((card) => card.status)).toEqual(['active', 'closed']);
    expect((await pay(old.id, naira(100))).reason).toBe('card_closed');
    await expect(offerCard(bank, { customerId: id, replaces: old.id })).rejects.toMatchObject({
      code: 'card_state',
    });
  });

  test('is frozen at once, and thawed by PIN', async () => {
    const id = await person();
    const card = await made(id);
    expect(await freezeCard(bank, id, card.id)).toMatchObject({ status: 'frozen' });
    expect(await pay(card.id, naira(100))).toMatchObject({ status: 'declined', reason: 'card_frozen' });
    await expect(offerShow(bank, { customerId: id, cardId: card.id })).rejects.toMatchObject({
      code: 'card_state',
    });
    await approved(await offerUnfreeze(bank, { customerId: id, cardId: card.id }));
    expect(await pay(card.id, naira(100))).toMatchObject({ status: 'held' });
    expect(await closeCard(bank, id, card.id)).toMatchObject({ status: 'closed' });
    await expect(freezeCard(bank, id, card.id)).rejects.toMatchObject({ code: 'card_state' });
  });
});

describe('payments', () => {
  test('are held, then taken, in whole or in part, and refunded', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const order = {
      cardId,
      authorisation: 'same',
      merchant: 'JUMIA',
      kind: 'shopping',
      amount: naira(10_000),
    } as const;
    const held = await authoriseCharge(bank, order);
    expect(await authoriseCharge(bank, order)).toEqual(held);
    expect(await balance(id)).toMatchObject({ balance: naira(99_500), held: naira(10_000) });
    await captureCharge(bank, cardId, held.id, naira(8_000));
    expect(await captureCharge(bank, cardId, held.id)).toMatchObject({ captured: naira(8_000) });
    expect(await balance(id)).toMatchObject({ balance: naira(91_500), held: kobo(0) });
    await refundCharge(bank, cardId, held.id, naira(3_000));
    await closeCard(bank, id, cardId);
    expect(await refundCharge(bank, cardId, held.id)).toMatchObject({
      status: 'refunded',
      refunded: naira(8_000),
    });
    await expect(refundCharge(bank, cardId, held.id)).rejects.toMatchObject({ code: 'amount_invalid' });
    expect(await balance(id)).toMatchObject({ balance: naira(99_500) });
    const [newest] = await listTransactions(bank.db, id, 1);
    expect(newest).toMatchObject({ kind: 'reversal', amount: naira(5_000) });
  });

  test('that no merchant takes are free again after a week', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const [old, freed] = [await pay(cardId, naira(4_000)), await pay(cardId, naira(1_000))];
    await releaseCharge(bank, cardId, freed.id);
    expect((await balance(id)).held).toBe(naira(4_000));
    bank.clock.advance(8 * 86_400_000);
    expect(await releaseOldCharges(bank)).toBeGreaterThan(0);
    expect(await releaseOldCharges(bank)).toBe(0);
    expect((await balance(id)).held).toBe(0n);
    await expect(captureCharge(bank, cardId, old.id)).rejects.toMatchObject({ code: 'card_state' });
    expect((await chargesOf(bank.db, cardId)).map((charge) => charge.status)).toEqual([
      'released',
      'released',
    ]);
  });

  test('are declined beyond the money and the limits, each with its reason', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const change = (limits: Omit<Parameters<typeof changeCardLimits>[1], 'customerId' | 'cardId'>) =>
      changeCardLimits(bank, { customerId: id, cardId, ...limits });
    expect((await pay(cardId, naira(99_501))).reason).toBe('funds');
    expect((await pay(cardId, naira(100_001))).reason).toBe('daily_limit');
    await change({
      dailyLimit: naira(20_000),
      kindLimits: [
        { kind: 'gaming', limit: kobo(0) },
        { kind: 'food', limit: naira(5_000) },
      ],
    });
    expect((await pay(cardId, naira(100), 'gaming')).reason).toBe('kind_refused');
    expect((await pay(cardId, naira(5_000), 'food')).status).toBe('held');
    expect((await pay(cardId, naira(1), 'food')).reason).toBe('kind_limit');
    expect((await pay(cardId, naira(15_001))).reason).toBe('daily_limit');
    expect((await pay(cardId, naira(15_000))).status).toBe('held');
    bank.clock.advance(24 * 3_600_000);
    expect((await pay(cardId, naira(5_000), 'food')).status).toBe('held');
    await expect(change({ dailyLimit: naira(600_000) })).rejects.toMatchObject({ code: 'card_limit' });
  });

  test('take no more cash in a day than the account’s limit for it, over all of its cards', async () => {
    const id = await person();
    const { id: first } = await made(id);
    await bank.db.updateTable('card').set({ status: 'closed' }).where('id', '=', first).execute();
    const { id: second } = await made(id);
    await bank.db.updateTable('card').set({ status: 'active' }).where('id', '=', first).execute();
    expect((await pay(first, naira(30_000), 'cash')).status).toBe('held');
    expect((await pay(second, naira(20_001), 'cash')).reason).toBe('cash_limit');
    expect((await pay(second, naira(20_000), 'cash')).status).toBe('held');
    expect((await pay(first, naira(1_000))).status).toBe('held');
    bank.clock.advance(24 * 3_600_000);
    const lower = { customerId: id, wanted: { withdrawal: naira(5_000) }, origin };
    await changeLimits(bank, lower);
    expect((await pay(first, naira(5_001), 'cash')).reason).toBe('cash_limit');
    expect((await pay(first, naira(5_000), 'cash')).status).toBe('held');
  });

  test('limits go up by PIN alone', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const up = await changeCardLimits(bank, { customerId: id, cardId, dailyLimit: naira(150_000) });
    expect(up.card.dailyLimit).toBe(naira(100_000));
    await approved(up.quote ?? { id: '' });
    expect((await getCard(bank, bank.db, id, cardId)).dailyLimit).toBe(naira(150_000));
    const off = [{ kind: 'cash', limit: kobo(0) }] as const;
    const down = await changeCardLimits(bank, { customerId: id, cardId, kindLimits: off });
    expect(down).toMatchObject({ card: { kindLimits: { cash: 0n } } });
    expect(down.quote).toBeUndefined();
    const back = [{ kind: 'cash', limit: undefined }] as const;
    const opened = await changeCardLimits(bank, { customerId: id, cardId, kindLimits: back });
    expect(opened.quote).toBeDefined();
  });

  test('on a new number are capped like every other way out', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const cappedUntil = new Date(bank.clock.now().getTime() + 86_400_000);
    await bank.db.updateTable('customer').set({ cappedUntil }).where('id', '=', id).execute();
    expect((await pay(cardId, naira(15_000))).status).toBe('held');
    expect((await pay(cardId, naira(5_001))).reason).toBe('new_identity');
  });

  test('many at once hold no more than there is', async () => {
    const id = await person();
    const { id: cardId } = await made(id);
    const one = () => pay(cardId, naira(30_000));
    const all = await atOnce(bank, (trx) => lockCustomerAccount(trx, id), one, one, one, one);
    expect(all.filter((end) => end.status === 'fulfilled' && end.value.status === 'held')).toHaveLength(3);
    expect((await balance(id)).held).toBe(naira(90_000));
  });

  test('the book balances', async () => {
    expect(await trialBalance(bank.db)).toMatchObject({ ok: true });
  });
});
