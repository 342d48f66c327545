import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getActiveCustomer } from '../../customers/records.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { kobo, naira, sum } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal } from '../../ledger/operations.ts';
import { checkCapIn } from '../../limits/checks.ts';
import { sandboxPayments, signSandboxWebhook } from '../../providers/payments-sandbox.ts';
import { approver, byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { decideCreditFreeze, proposeCreditFreeze } from '../inward/credit-freezes.ts';
import { bookingOf, feeOf, receivesOf } from './arithmetic.ts';
import {
  answerChallenge,
  decideReview,
  hearPayment,
  listUnsettledRemittances,
  payRemittance,
  settleRemittance,
} from './paying.ts';
import {
  getRemittance,
  listForReview,
  listRates,
  listRemittances,
  orderRemittance,
  quoteRemittance,
  type Sender,
} from './quotes.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const phoneOf = (number: number) => `+23481000030${String(number).padStart(2, '0')}`;

const open = async (phone: string, names = { firstName: 'Test', lastName: 'Recipient' }) => {
  const person = { phone, ...names, opening: naira(0), demo: false, verified: true };
  return (await openSandboxCustomer(bank, person)).id;
};

const recipient = async (names?: { firstName: string; lastName: string }) => {
  people += 1;
  const phone = phoneOf(people);
  return { phone, id: await open(phone, names) };
};

const newSender = (): Sender => {
  people += 1;
  return { address: `browser-${people}` };
};

const balance = async (customerId: string) =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;

const send = (sender: Sender, recipientPhone: string, amount = 10_000n, country = 'US') =>
  orderRemittance(bank, { sender, country, amount, recipientPhone });

const pay = (sender: Sender, reference: string, cardToken = 'tok_visa', cardholder = 'Ngozi Eze') =>
  payRemittance(bank, { sender, reference, cardToken, cardholder });

/** Settles what is due, as a sweep would. */
const sweep = async () => {
  for (const id of await listUnsettledRemittances(bank.db, bank.clock.now()))
    await settleRemittance(bank, id);
};

const booked = async (code: 'card_settlement' | 'remittance_held') =>
  (await balanceOf(bank.db, await internal(bank.db, code))).balance;

/** What waits by the book is what the remittances that were paid in and did not arrive are. */
const isHeld = async () => {
  const rows = await bank.db
    .selectFrom('remittance')
    .select('receives')
    .where('postingIn', 'is not', null)
    .where('postingOut', 'is', null)
    .where('status', 'not in', ['refunding', 'refunded'])
    .execute();
  return (await booked('remittance_held')) === sum(rows.map((row) => kobo(row.receives)));
};

describe('what it costs', () => {
  test('the fee is 1.5 percent and the fixed part; what arrives is the rest at the rate', () => {
    expect(feeOf(10_000n, 'USD')).toBe(157n);
    expect(receivesOf(10_000n, 157n, naira(1_500))).toBe(naira(147_645));
    expect(feeOf(3_333n, 'GBP')).toBe(55n);
  });

  test('of every sum: nothing is made and nothing is lost', () => {
    const order = fc.record({
      amount: fc.bigInt({ min: 1_000n, max: 500_000n }),
      rate: fc.bigInt({ min: 10_000n, max: 400_000n }).map(kobo),
      currency: fc.constantFrom('USD', 'GBP', 'EUR' as const),
    });
    fc.assert(
      fc.property(order, ({ amount, rate, currency }) => {
        const fee = feeOf(amount, currency);
        const receives = receivesOf(amount, fee, rate);
        const parts = bookingOf({ amount, receives, rate });
        expect(parts.gross).toBe(parts.receives + parts.fee);
        expect(parts.fee > 0n && parts.vat >= 0n && parts.vat < parts.fee).toBe(true);
        expect(receives * 100n <= (amount - fee) * rate).toBe(true);
        expect((amount - fee) * rate - receives * 100n < 100n).toBe(true);
      }),
    );
  });

  test('a rate for every supported country, and bounds', async () => {
    expect((await listRates(bank)).map((each) => each.country.code)).toContain('UK');
    await expect(quoteRemittance(bank, { country: 'CA', amount: 10_000n })).rejects.toMatchObject({
      code: 'country_unknown',
    });
    for (const amount of [999n, 500_001n])
      await expect(quoteRemittance(bank, { country: 'UK', amount })).rejects.toMatchObject({
        code: 'remittance_amount',
        facts: { least: '£10', most: '£5,000' },
      });
  });
});

describe('sending', () => {
  test('to a customer: there at once, the fee to the bank', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    expect(order).toMatchObject({ status: 'awaiting_payment', fee: 157n });
    expect(await pay(sender, order.reference)).toMatchObject({ status: 'success', invited: false });
    expect(await balance(to.id)).toBe(order.receives);
    expect(await isHeld()).toBe(true);
    await expect(pay(sender, order.reference)).rejects.toMatchObject({ code: 'remittance_state' });
    expect(await balance(to.id)).toBe(order.receives);
  });

  test('the rate holds for a quarter of an hour, and no longer', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const quote = await quoteRemittance(bank, { country: 'US', amount: 20_000n });
    bank.clock.advance(14 * 60_000);
    const order = { sender, country: 'US', amount: 20_000n, recipientPhone: to.phone, quoteId: quote.id };
    const ordered = await orderRemittance(bank, order);
    expect(ordered).toMatchObject({ rate: quote.rate, receives: quote.receives });
    expect((await orderRemittance(bank, order)).id).toBe(ordered.id);
    await expect(orderRemittance(bank, { ...order, amount: 30_000n })).rejects.toMatchObject({
      code: 'quote_missing',
    });
    bank.clock.advance(60_000);
    await expect(pay(sender, ordered.reference)).rejects.toMatchObject({ code: 'quote_expired' });
    await expect(orderRemittance(bank, order)).rejects.toMatchObject({ code: 'quote_expired' });
    await sweep();
    expect(await getRemittance(bank.db, sender, ordered.reference)).toMatchObject({ status: 'expired' });
  });

  test('the card’s bank asks for a code: right and wrong', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const right = await send(sender, to.phone);
    expect(await pay(sender, right.reference, 'tok_challenge')).toMatchObject({ status: 'challenge' });
    const answer = { sender, reference: right.reference, code: '123456' };
    expect(await answerChallenge(bank, answer)).toMatchObject({ status: 'success' });
    const wrong = await send(sender, to.phone);
    await pay(sender, wrong.reference, 'tok_challenge');
    await expect(
      answerChallenge(bank, { sender, reference: wrong.reference, code: '000000' }),
    ).rejects.toMatchObject({ code: 'card_declined' });
    expect(await balance(to.id)).toBe(right.receives);
  });

  test('declined: nothing is taken, and another card may be tried', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    await expect(pay(sender, order.reference, 'tok_declined')).rejects.toMatchObject({
      code: 'card_declined',
    });
    expect(await balance(to.id)).toBe(0n);
    expect(await pay(sender, order.reference)).toMatchObject({ status: 'success' });
  });

  test('what is said late of a declined card says nothing of the next one: no third card is charged beside it', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const { reference, id, receives } = await send(sender, to.phone);
    await pay(sender, reference, 'tok_late_declined');
    bank.clock.advance(90_000);
    const query: typeof bank.payments.query = async (payment) => {
      const answer = await bank.payments.query(payment);
      await settleRemittance(bank, id);
      expect(await pay(sender, reference, 'tok_late')).toMatchObject({ status: 'processing' });
      return answer;
    };
    await settleRemittance({ ...bank, payments: { ...bank.payments, query } }, id);
    expect(await getRemittance(bank.db, sender, reference)).toMatchObject({ status: 'processing' });
    await expect(pay(sender, reference)).rejects.toMatchObject({ code: 'remittance_state' });
    bank.clock.advance(90_000);
    await sweep();
    expect(await getRemittance(bank.db, sender, reference)).toMatchObject({ status: 'success' });
    expect(await balance(to.id)).toBe(receives);
  });

  test.each([
    ['tok_late', 'success'],
    ['tok_late_declined', 'declined'],
  ])('silent for a minute, %s: %s', async (token, end) => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    expect(await pay(sender, order.reference, token)).toMatchObject({ status: 'processing' });
    await expect(pay(sender, order.reference)).rejects.toMatchObject({ code: 'remittance_state' });
    bank.clock.advance(90_000);
    await sweep();
    await sweep();
    expect(await getRemittance(bank.db, sender, order.reference)).toMatchObject({ status: end });
    expect(await balance(to.id)).toBe(end === 'success' ? order.receives : 0n);
  });

  test('a late webhook counts once, a forged one not at all', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    await pay(sender, order.reference, 'tok_late');
    bank.clock.advance(61_000);
    const event = { reference: order.reference, event: 'captured' };
    await expect(hearPayment(bank, { ...event, signature: 'forged' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    const signature = signSandboxWebhook(bank.config.secret, event);
    await Promise.all([1, 2, 3].map(() => hearPayment(bank, { ...event, signature })));
    expect(await balance(to.id)).toBe(order.receives);
  });

  test('the provider is away: nothing is lost, and no second card is charged', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    const { db, clock, config } = bank;
    const away = {
      ...bank,
      payments: sandboxPayments({ db, clock, secret: config.secret, fails: () => true }),
    };
    const payment = { sender, reference: order.reference, cardToken: 'tok_visa', cardholder: 'Ngozi Eze' };
    await expect(payRemittance(away, payment)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(pay(sender, order.reference)).rejects.toMatchObject({ code: 'remittance_state' });
    bank.clock.advance(20 * 60_000);
    await sweep();
    expect(await getRemittance(bank.db, sender, order.reference)).toMatchObject({ status: 'expired' });
    expect(await balance(to.id)).toBe(0n);
  });

  test.each(['before', 'after'] as const)(
    'killed %s the charge: charged once, delivered once',
    async (place) => {
      const [sender, to] = [newSender(), await recipient()];
      const order = await send(sender, to.phone);
      const charge: typeof bank.payments.charge = async (payment) => {
        if (place === 'after') await bank.payments.charge(payment);
        throw new Error('killed');
      };
      const dying = { ...bank, payments: { ...bank.payments, charge } };
      const payment = { sender, reference: order.reference, cardToken: 'tok_visa', cardholder: 'Ngozi Eze' };
      await expect(payRemittance(dying, payment)).rejects.toThrow('killed');
      bank.clock.advance(15_000);
      await Promise.all([sweep(), sweep()]);
      const { status } = await getRemittance(bank.db, sender, order.reference);
      expect(status).toBe(place === 'after' ? 'success' : 'processing');
      expect(await balance(to.id)).toBe(place === 'after' ? order.receives : 0n);
      expect(await isHeld()).toBe(true);
    },
  );

  test('only the sender sees it', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    await expect(getRemittance(bank.db, newSender(), order.reference)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(pay(newSender(), order.reference)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listRemittances(bank.db, sender)).map((each) => each.reference)).toEqual([order.reference]);
    expect(await listRemittances(bank.db, {})).toEqual([]);
  });
});

describe('a recipient whose account takes no credits', () => {
  const freezeCredits = async (customerId: string, frozen: boolean) => {
    const reason = 'a court order';
    const [first, second] = [await approver(bank, 'First'), await approver(bank, 'Second')];
    const { id } = await proposeCreditFreeze(bank, { customerId, frozen, reason, administrator: first });
    await decideCreditFreeze(bank, { id, approved: true, administrator: second });
  };

  test('is paid nothing while it stands, in the middle of a challenge either; thawed, it arrives once', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    expect(await pay(sender, order.reference, 'tok_challenge')).toMatchObject({ status: 'challenge' });
    await freezeCredits(to.id, true);
    const challenge = { sender, reference: order.reference, code: '123456' };
    expect(await answerChallenge(bank, challenge)).toMatchObject({ status: 'held' });
    for (let day = 0; day < 3; day += 1) {
      bank.clock.advance(DAY_MS);
      await sweep();
    }
    expect(await balance(to.id)).toBe(0n);
    expect(await isHeld()).toBe(true);
    await freezeCredits(to.id, false);
    await sweep();
    bank.clock.advance(DAY_MS);
    await sweep();
    await sweep();
    expect(await balance(to.id)).toBe(order.receives);
    expect(await isHeld()).toBe(true);
  });

  test('sends all of it back to the card where the order outlasts the time that money is held', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const before = await booked('card_settlement');
    await freezeCredits(to.id, true);
    const order = await send(sender, to.phone);
    expect(await pay(sender, order.reference)).toMatchObject({ status: 'held', invited: false });
    bank.clock.advance(31 * DAY_MS);
    await sweep();
    await sweep();
    expect(await getRemittance(bank.db, sender, order.reference)).toMatchObject({ status: 'refunded' });
    expect(await balance(to.id)).toBe(0n);
    expect(await booked('card_settlement')).toBe(before);
    await freezeCredits(to.id, false);
    await sweep();
    expect(await balance(to.id)).toBe(0n);
  });
});

describe('who has no account yet', () => {
  test('is invited, and credited once they have one', async () => {
    const sender = newSender();
    people += 1;
    const phone = phoneOf(people);
    const order = await send(sender, phone);
    expect(await pay(sender, order.reference)).toMatchObject({ status: 'held', invited: true });
    const sms = await bank.db.selectFrom('sandboxCode').selectAll().where('address', '=', phone).execute();
    expect(sms).toHaveLength(1);
    expect(sms[0]?.body).toContain(order.reference);
    bank.clock.advance(3_600_000);
    await sweep();
    expect(await isHeld()).toBe(true);
    const id = await open(phone);
    await sweep();
    expect(await balance(id)).toBe(order.receives);
    expect(await isHeld()).toBe(true);
  });

  test('after thirty days all of it goes back to the card', async () => {
    const sender = newSender();
    people += 1;
    const before = await booked('card_settlement');
    const order = await send(sender, phoneOf(people));
    await pay(sender, order.reference);
    bank.clock.advance(30 * DAY_MS);
    await sweep();
    await sweep();
    expect(await getRemittance(bank.db, sender, order.reference)).toMatchObject({ status: 'refunded' });
    expect(await booked('card_settlement')).toBe(before);
    const payment = await bank.db
      .selectFrom('sandboxPayment')
      .select('statusNow')
      .where('reference', '=', `${order.reference}-1`)
      .executeTakeFirst();
    expect(payment?.statusNow).toBe('refunded');
    expect(await isHeld()).toBe(true);
  });

  test('a new account takes what its first day allows, and the rest after it', async () => {
    const [sender, to] = [newSender(), await recipient()];
    await bank.db
      .updateTable('customer')
      .set({ cappedUntil: new Date(bank.clock.now().getTime() + DAY_MS) })
      .where('id', '=', to.id)
      .execute();
    const small = await send(sender, to.phone, 1_200n);
    expect(await pay(sender, small.reference)).toMatchObject({ status: 'success' });
    const large = await send(sender, to.phone, 50_000n);
    expect(await pay(sender, large.reference)).toMatchObject({ status: 'held', invited: false });
    const customer = await getActiveCustomer(bank.db, to.id);
    const room = kobo(naira(20_000) - small.receives);
    await checkCapIn(bank.db, customer, room, bank.clock.now());
    await expect(checkCapIn(bank.db, customer, kobo(room + 1n), bank.clock.now())).rejects.toMatchObject({
      code: 'receiver_capped',
    });
    bank.clock.advance(DAY_MS + 3_600_000);
    await sweep();
    expect(await balance(to.id)).toBe(kobo(small.receives + large.receives));
  });
});

describe('screening', () => {
  const decide = (reference: string, cleared: boolean) =>
    byTwo(bank, (administrator) =>
      decideReview(bank, reference, { administrator, cleared, reason: 'looked at' }),
    );

  test('a sender near the list waits for a person; cleared, they pay and it arrives', async () => {
    const [sender, to] = [newSender(), await recipient()];
    const order = await send(sender, to.phone);
    const held = await pay(sender, order.reference, 'tok_visa', 'Viktor Kresnik');
    expect(held).toMatchObject({ status: 'review', matches: [{ listed: 'VIKTOR ZOLTAN KRESNIK' }] });
    expect((await listForReview(bank.db)).map((each) => each.reference)).toEqual([order.reference]);
    await expect(pay(sender, order.reference)).rejects.toMatchObject({ code: 'remittance_state' });
    const cleared = await decide(order.reference, true);
    expect(cleared).toMatchObject({ status: 'awaiting_payment' });
    expect(await pay(sender, order.reference, 'tok_visa', 'Viktor Kresnik')).toMatchObject({
      status: 'success',
    });
    await expect(decide(order.reference, true)).rejects.toMatchObject({
      code: 'remittance_state',
    });
  });

  test('refused before it is paid nothing moves; after it all goes back', async () => {
    const sender = newSender();
    const to = await recipient({ firstName: 'Maria', lastName: 'Ficticia Delgado' });
    const order = await send(sender, to.phone);
    expect(await pay(sender, order.reference)).toMatchObject({ status: 'review' });
    expect(await isHeld()).toBe(true);
    expect(await decide(order.reference, false)).toMatchObject({
      status: 'refunded',
    });
    expect(await balance(to.id)).toBe(0n);
    const other = await send(sender, (await recipient()).phone);
    await pay(sender, other.reference, 'tok_visa', 'Hassan Testari');
    expect(await decide(other.reference, false)).toMatchObject({
      status: 'refused',
    });
    expect(await isHeld()).toBe(true);
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
