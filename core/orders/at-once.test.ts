import { type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeCustomer } from '../account/closing.ts';
import { leaveInquiry, listInquiries } from '../account/waitlist.ts';
import type { PlanId } from '../catalogue/plans.ts';
import { saveBeneficiary } from '../customers/beneficiaries.ts';
import { type Customer, lockCustomer } from '../customers/records.ts';
import { addWebhook, listWebhooks } from '../developer/webhooks.ts';
import { openSandboxCustomer, startCustomer } from '../identity/account-opening.ts';
import { karoBank } from '../kernel/banks.ts';
import { kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOfCustomer, lockCustomerAccount } from '../ledger/operations.ts';
import { givePlan } from '../plans/rewards.ts';
import { choosePlan, currentPlan, renewPlans } from '../plans/subscriptions.ts';
import { authoriseCharge } from '../products/cards/charges.ts';
import { changeCardLimits, getCard, listCards, offerCard } from '../products/cards/issuing.ts';
import { listGoals } from '../products/goals/reading.ts';
import { createGoal, quotePlan, tendGoals } from '../products/goals/savings.ts';
import { quoteGroupAct } from '../products/groups/acts.ts';
import { createGroup, joinGroup } from '../products/groups/membership.ts';
import { turnGroup } from '../products/groups/turning.ts';
import { namedById } from '../products/transfers/handles.ts';
import {
  addLinkedAccount,
  listLinkedAccounts,
  makePrimary,
  verifyLinkedAccount,
} from '../products/transfers/linked-accounts.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import {
  askMoney,
  listRequests,
  quoteRequest,
  remindRequests,
} from '../products/transfers/payment-requests.ts';
import { nameOrder, tieQuote, untieQuote } from '../quotes/order-requests.ts';
import { atOnce, holding, type TestBank, testBank, waitsForLock } from '../sandbox/testing.ts';
import { freezeCustomer } from '../security/freezing.ts';
import { listTrusted, trustNumber } from '../security/trusted-people.ts';
import { approve } from './approvals.ts';
import { listUnsettled, settleOrder } from './settlements.ts';

const DAY_MS = 86_400_000;
const origin = { channel: 'web' } as const;
let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const person = (opening = naira(100_000)): Promise<Customer> => {
  people += 1;
  const phone = `+23481500000${String(people).padStart(2, '0')}`;
  const names = { firstName: 'Ngozi', lastName: 'Eze' };
  return openSandboxCustomer(bank, { phone, ...names, opening, demo: false, verified: true });
};

const balance = ({ id }: Customer) => balanceOfCustomer(bank.db, id);
const approved = (quoteId: string) => approve(bank, { quoteId, pin: '2580' });

const offered = async (from: Customer, to: Customer, amount = naira(1_000)) => {
  const there = { bankCode: karoBank.code, account: to.nuban ?? '' };
  return (await quoteTransfer(bank, { customerId: from.id, ...there, amount })).quoteId;
};

/** Lets everybody read a table, and nobody write to it. */
const table = (name: string) => (trx: Trx) => sql`lock table ${sql.table(name)} in share mode`.execute(trx);
const accountOf = (customer: Customer) => (trx: Trx) => lockCustomerAccount(trx, customer.id);

type Work = () => Promise<unknown>;
const both = (lock: (trx: Trx) => Promise<unknown>, first: Work, second: Work) =>
  atOnce(bank, lock, first, second);

/** Stops the closing of an account when it has looked and not yet erased. */
async function whoCloses() {
  const me = await person(kobo(0));
  const friend = { bankCode: '058', account: '1234567896', name: 'CHIDI OKAFOR' };
  await transact(bank.db, (trx) => saveBeneficiary(trx, me.id, friend, bank.clock.now()));
  const erasing = (trx: Trx) =>
    trx.selectFrom('beneficiary').select('id').where('customerId', '=', me.id).forUpdate().execute();
  return { me, erasing, close: () => closeCustomer(bank, { customerId: me.id, pin: '2580', origin }) };
}

describe('an account that closes', () => {
  test('while money comes in does not swallow it', async () => {
    const { me, erasing, close } = await whoCloses();
    const friend = await person();
    const quoteId = await offered(friend, me);
    const [closed, paid] = await both(erasing, close, () => approved(quoteId));
    expect([closed?.status, paid]).toMatchObject([
      'fulfilled',
      { status: 'rejected', reason: { code: 'account_closed' } },
    ]);
    expect(await balance(friend)).toMatchObject({ balance: naira(100_000), held: 0n });
  });

  test('while its owner joins a group has left it', async () => {
    const { me, erasing, close } = await whoCloses();
    const founder = await person();
    const order = { name: 'Traders', target: naira(5_000), membersMax: 5, kind: 'esusu' as const };
    const { id: groupId } = await createGroup(bank, { customerId: founder.id, ...order });
    const join = () => joinGroup(bank, { customerId: me.id, groupId: BigInt(groupId) });
    const [closed, joined] = await both(erasing, close, join);
    expect([closed?.status, joined]).toMatchObject([
      'fulfilled',
      { status: 'rejected', reason: { code: 'account_closed' } },
    ]);
  });
});

test('a goal’s plan saves nothing once a freeze has been answered', async () => {
  const me = await person();
  const goal = await createGoal(bank, { customerId: me.id, name: 'Rent', target: naira(50_000) });
  const plan = { amount: naira(1_000), frequency: 'weekly' as const };
  const { quote } = await quotePlan(bank, { customerId: me.id, goalId: goal.id, ...plan });
  await approved(quote.id);
  bank.clock.advance(7 * DAY_MS);
  const { waits, ends } = await holding(bank, accountOf(me), async () => {
    const saved = tendGoals(bank);
    await waitsForLock(bank, 1, saved);
    const frozen = freezeCustomer(bank, { customerId: me.id, channel: 'web', why: 'lost' });
    return { waits: await waitsForLock(bank, 2, frozen), ends: Promise.all([saved, frozen]) };
  });
  expect(waits).toBe(true);
  await ends;
});

test('an account that is closed leaves no plan behind that would be told of', async () => {
  const { me, close } = await whoCloses();
  const goal = await createGoal(bank, { customerId: me.id, name: 'Rent', target: naira(50_000) });
  const plan = { amount: naira(1_000), frequency: 'weekly' as const };
  const { quote } = await quotePlan(bank, { customerId: me.id, goalId: goal.id, ...plan });
  await approved(quote.id);
  await close();
  bank.clock.advance(8 * DAY_MS);
  await tendGoals(bank);
  const told = bank.db.selectFrom('notification').select('message').where('customerId', '=', me.id);
  expect(await told.execute()).toEqual([]);
  expect(await listGoals(bank.db, me.id)).toMatchObject([{ status: 'closed', plan: undefined }]);
});

test('of two who open accounts with one BVN at once, one is told that it has an account', async () => {
  const start = (end: number) =>
    startCustomer(bank, {
      firstName: 'Ngozi',
      lastName: 'Eze',
      phone: `0803222000${end}`,
      language: 'en',
    });
  const [one, other] = [await start(1), await start(2)];
  const open = ({ quoteId }: { quoteId: string }) =>
    approve(bank, { quoteId, pin: '1739', bvn: '22345678907' });
  const ends = await both(
    table('customer'),
    () => open(one),
    () => open(other),
  );
  expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')).toMatchObject({
    reason: { code: 'customer_exists' },
  });
});

describe('a payment', () => {
  test('to who approves something else at that moment does not wait for it', async () => {
    const [ada, bola] = [await person(), await person()];
    const quoteId = await offered(ada, bola);
    const lock = (trx: Trx) => lockCustomer(trx, bola.id);
    const paying = await holding(bank, lock, async () => {
      const paid = approved(quoteId);
      return { waits: await waitsForLock(bank, 1, paid), paid };
    });
    expect(paying.waits).toBe(false);
    expect(await paying.paid).toMatchObject({ status: 'success' });
  });

  test('of a request whose week ends before it is approved is not made', async () => {
    const [asker, payer] = [await person(), await person()];
    const of = await namedById(bank.db, payer.id);
    if (!of) throw new Error('nobody');
    const { id } = await askMoney(bank, { customerId: asker.id, of, amount: naira(500) });
    for (const days of [1, 2]) {
      bank.clock.advance(days * DAY_MS);
      await remindRequests(bank);
    }
    bank.clock.advance(4 * DAY_MS - 300_000);
    const { quoteId } = await quoteRequest(bank, { id, customerId: payer.id });
    bank.clock.advance(300_000);
    await remindRequests(bank);
    await expect(approved(quoteId)).rejects.toMatchObject({ code: 'quote_expired' });
    expect(await listRequests(bank.db, { askerId: asker.id })).toMatchObject([{ status: 'expired' }]);
  });

  test('whose offer had expired is offered anew once, however many saw it expire', async () => {
    const [ada, bola] = [await person(), await person()];
    const [old, fresh, late] = [await offered(ada, bola), await offered(ada, bola), await offered(ada, bola)];
    const order = { customerId: ada.id, key: 'order-0001', facts: { amount: '1' }, at: bank.clock.now() };
    const request = await nameOrder(bank.db, order);
    expect(await tieQuote(bank.db, request, old)).toBe(old);
    await untieQuote(bank.db, request, old);
    expect(await tieQuote(bank.db, request, fresh)).toBe(fresh);
    await untieQuote(bank.db, request, old);
    expect(await tieQuote(bank.db, request, late)).toBe(fresh);
  });
});

describe('a card', () => {
  const withCard = async () => {
    const me = await person();
    await approved((await offerCard(bank, { customerId: me.id })).id);
    for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
    const [card] = await listCards(bank, bank.db, me.id);
    if (!card) throw new Error('no card');
    return { me, cardId: card.id };
  };
  const pay = (cardId: bigint, amount = naira(15_000)) => {
    people += 1;
    const order = { cardId, authorisation: `at-once-${people}`, merchant: 'JUMIA', amount };
    return authoriseCharge(bank, { ...order, kind: 'shopping' });
  };

  test('whose limit is lowered while another of its limits is set keeps both', async () => {
    const { me, cardId } = await withCard();
    const of = { customerId: me.id, cardId };
    const fuel = [{ kind: 'travel' as const, limit: naira(5_000) }];
    await both(
      (trx) => trx.selectFrom('card').select('id').where('id', '=', cardId).forUpdate().execute(),
      () => changeCardLimits(bank, { ...of, dailyLimit: naira(10_000) }),
      () => changeCardLimits(bank, { ...of, kindLimits: fuel }),
    );
    expect(await getCard(bank, bank.db, me.id, cardId)).toMatchObject({
      dailyLimit: naira(10_000),
      kindLimits: { travel: naira(5_000) },
    });
  });

  test('and a transfer together do not pass the cap of a new number', async () => {
    const { me, cardId } = await withCard();
    const cappedUntil = new Date(bank.clock.now().getTime() + DAY_MS);
    await bank.db.updateTable('customer').set({ cappedUntil }).where('id', '=', me.id).execute();
    const quoteId = await offered(me, await person(), naira(15_000));
    const [sent, charged] = await both(
      accountOf(me),
      () => approved(quoteId),
      () => pay(cardId),
    );
    expect(sent?.status).toBe('fulfilled');
    expect(charged).toMatchObject({ value: { status: 'declined', reason: 'new_identity' } });
  });

  test('pays nothing once a freeze has been answered', async () => {
    const { me, cardId } = await withCard();
    const freeze = () => freezeCustomer(bank, { customerId: me.id, channel: 'web', why: 'lost' });
    const { waits, ends } = await holding(bank, accountOf(me), async () => {
      const paid = pay(cardId);
      await waitsForLock(bank, 1, paid);
      const frozen = freeze();
      return { waits: await waitsForLock(bank, 2, frozen), ends: Promise.all([paid, frozen]) };
    });
    expect(waits).toBe(true);
    await ends;
    expect(await pay(cardId)).toMatchObject({ status: 'declined', reason: 'account_frozen' });
  });
});

describe('a standing order of a group', () => {
  const standing = async () => {
    const [me, ...others] = [await person(), await person(), await person(), await person(), await person()];
    const group = { name: 'Traders', target: naira(10_000), kind: 'esusu' as const, membersMax: 5 };
    const order = { ...group, customerId: me.id, frequency: 'weekly' as const };
    const { id: groupId } = await createGroup(bank, order);
    for (const { id: customerId } of others) await joinGroup(bank, { customerId, groupId });
    const { quote } = await quoteGroupAct(bank, { customerId: me.id, groupId, act: 'standing' });
    await approved(quote.id);
    bank.clock.advance(7 * DAY_MS);
    return { me, groupId };
  };
  const paid = async ({ id }: Customer) =>
    kobo(naira(100_000) - (await balanceOfCustomer(bank.db, id)).balance);

  test('and a transfer together do not pass the cap of a new number', async () => {
    const { me, groupId } = await standing();
    const cappedUntil = new Date(bank.clock.now().getTime() + DAY_MS);
    await bank.db.updateTable('customer').set({ cappedUntil }).where('id', '=', me.id).execute();
    const quoteId = await offered(me, await person(), naira(15_000));
    await both(
      accountOf(me),
      () => approved(quoteId),
      () => turnGroup(bank, groupId),
    );
    expect(await paid(me)).toBe(naira(15_000));
  });

  test('takes nothing once a freeze has been answered', async () => {
    const { me, groupId } = await standing();
    const { waits, ends } = await holding(bank, accountOf(me), async () => {
      const turned = turnGroup(bank, groupId);
      await waitsForLock(bank, 1, turned);
      const frozen = freezeCustomer(bank, { customerId: me.id, channel: 'web', why: 'lost' });
      return { waits: await waitsForLock(bank, 2, frozen), ends: Promise.all([turned, frozen]) };
    });
    expect(waits).toBe(true);
    await ends;
    bank.clock.advance(7 * DAY_MS);
    await turnGroup(bank, groupId);
    // The pot may be drawn for the one who paid: what went out is counted, and not what is left.
    const out = bank.db
      .selectFrom('entry')
      .innerJoin('account', 'account.id', 'entry.accountId')
      .where('customerId', '=', me.id)
      .where('account.kind', '=', 'customer')
      .where('amount', '<', 0n)
      .select('amount');
    expect(await out.execute()).toEqual([{ amount: -naira(10_000) }]);
  });
});

describe('of two at once', () => {
  test('the same request for money is one', async () => {
    const [asker, payer] = [await person(), await person()];
    const of = await namedById(bank.db, payer.id);
    if (!of) throw new Error('nobody');
    const ask = () => askMoney(bank, { customerId: asker.id, of, amount: naira(500), note: 'lunch' });
    await both(table('payment_request'), ask, ask);
    expect(await listRequests(bank.db, { askerId: asker.id })).toHaveLength(1);
  });

  test('the same message of the contact form is one', async () => {
    const said = { name: 'Ngozi', message: 'Do you lend?', email: 'ngozi@example.com' };
    const leave = () => leaveInquiry(bank, said);
    await both(table('inquiry'), leave, leave);
    expect(await listInquiries(bank.db)).toMatchObject([{ message: 'Do you lend?' }]);
  });

  test('only one is the fifth trusted number', async () => {
    const { id: customerId } = await person();
    const trust = (end: number) =>
      trustNumber(bank, {
        customerId,
        name: 'Mama',
        phone: `0803111000${end}`,
        origin: { channel: 'web' } as const,
      });
    for (const end of [1, 2, 3, 4]) await trust(end);
    await both(
      table('trusted_number'),
      () => trust(5),
      () => trust(6),
    );
    expect(await listTrusted(bank.db, customerId)).toHaveLength(5);
  });

  test('only one is the tenth webhook', async () => {
    const { id: customerId } = await person();
    const add = () =>
      addWebhook(bank, {
        origin: { channel: 'web' },
        customerId,
        url: 'https://example.com/hook',
        events: ['transfer.success'],
        mode: 'sandbox',
      });
    for (let made = 0; made < 9; made += 1) await add();
    await both(table('webhook'), add, add);
    expect(await listWebhooks(bank.db, customerId)).toHaveLength(10);
  });

  test('one account at another bank is the primary one', async () => {
    const { id: customerId } = await person();
    const rails = { ...bank.rails };
    const house = { ...bank, rails };
    const named = { code: '00', name: 'NGOZI EZE', sessionId: '1' } as const;
    rails.enquire = async () => named;
    const add = (account: string) =>
      addLinkedAccount(house, { customerId, bankName: 'GTB', account, origin });
    const [one, other] = [await add('1234567896'), await add('1234567897')];
    rails.enquire = async () => {
      await makePrimary(bank, { customerId, id: other.id, origin });
      return named;
    };
    const verified = await verifyLinkedAccount(house, { customerId, id: one.id, origin });
    expect(verified).toMatchObject({ isVerified: true, isPrimary: false });
    const held = await listLinkedAccounts(bank.db, customerId);
    expect(held.filter((each) => each.isPrimary).map((each) => each.id)).toEqual([other.id]);
  });
});

describe('a plan', () => {
  const choose = ({ id: customerId }: Customer, plan: PlanId) => choosePlan(bank, { customerId, plan });
  const buy = async (me: Customer, plan: PlanId) => {
    const chosen = await choose(me, plan);
    if (chosen.status !== 'approve') throw new Error(`it was ${chosen.status}`);
    return chosen.quoteId;
  };

  test('that is bought while a lesser one is given stays', async () => {
    const me = await person();
    const quoteId = await buy(me, 'business');
    await both(
      table('customer_plan'),
      () => approved(quoteId),
      () => transact(bank.db, (trx) => givePlan(trx, me.id, 'premium', bank.clock.now())),
    );
    expect(await currentPlan(bank.db, me.id)).toMatchObject({ plan: 'business' });
  });

  test('that is given up while it renews ends when the time it was renewed for does', async () => {
    const me = await person();
    await approved(await buy(me, 'premium'));
    bank.clock.advance(31 * DAY_MS);
    const [, chosen] = await both(
      table('customer_plan'),
      () => renewPlans(bank),
      () => choose(me, 'basic'),
    );
    const { renewsAt, nextPlan } = await currentPlan(bank.db, me.id);
    expect(nextPlan).toBe('basic');
    expect(chosen).toMatchObject({ value: { status: 'scheduled', at: renewsAt } });
    expect((await balance(me)).balance).toBe(naira(95_000));
  });

  test('of an account that stands still is not charged; it goes on when the account does, or ends in a week', async () => {
    const [me, gone] = [await person(), await person()];
    for (const each of [me, gone]) await approved(await buy(each, 'premium'));
    bank.clock.advance(31 * DAY_MS);
    const freeze = (status: string, ids: string[]) =>
      bank.db.updateTable('customer').set({ status }).where('id', 'in', ids).execute();
    await freeze('frozen', [me.id, gone.id]);
    await renewPlans(bank);
    expect((await balance(me)).balance).toBe(naira(97_500));
    await freeze('active', [me.id]);
    await renewPlans(bank);
    expect((await balance(me)).balance).toBe(naira(95_000));
    bank.clock.advance(7 * DAY_MS);
    await renewPlans(bank);
    expect(await currentPlan(bank.db, gone.id)).toEqual({ plan: 'basic' });
    expect((await balance(gone)).balance).toBe(naira(97_500));
    expect(await currentPlan(bank.db, me.id)).toMatchObject({ plan: 'premium' });
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
