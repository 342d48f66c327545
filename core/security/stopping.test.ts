import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeCustomer, deactivate } from '../account/closing.ts';
import { demoPin, openSandboxCustomer } from '../identity/account-opening.ts';
import { type Kobo, naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import { approve } from '../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../orders/settlements.ts';
import { offerCard } from '../products/cards/issuing.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { quoteAirtime } from '../products/vending/airtime.ts';
import { offerBill } from '../products/vending/bills.ts';
import { sandboxBillers } from '../providers/billers-sandbox.ts';
import { sandboxCards } from '../providers/cards-sandbox.ts';
import { sandboxRails } from '../providers/rails-sandbox.ts';
import { type TestBank, testBank, testConfig } from '../sandbox/testing.ts';
import { freezeCustomer } from './freezing.ts';

const OPENING = naira(1_000_000);
let bank: TestBank;
let people = 0;
/** What was handed to somebody outside. */
let handed: string[] = [];
/** What happens while the rails carry out a credit. */
let meanwhile: () => Promise<unknown> = async () => {};

function countHanded(): void {
  const { db, clock } = bank;
  const { secret } = testConfig;
  const rails = sandboxRails({ db, clock, seed: 1 });
  const billers = sandboxBillers({ db, clock });
  const cards = sandboxCards({ db, clock, secret });
  const counted =
    <I, O>(what: string, call: (order: I) => Promise<O>) =>
    async (order: I): Promise<O> => {
      handed.push(what);
      await meanwhile();
      return call(order);
    };
  bank.rails = { ...rails, credit: counted('transfer', rails.credit) };
  bank.billers = {
    ...billers,
    airtime: counted('airtime', billers.airtime),
    vend: counted('bill', billers.vend),
  };
  bank.cards = { ...cards, issue: counted('card', cards.issue) };
}

beforeAll(async () => {
  bank = await testBank();
  countHanded();
});
beforeEach(() => {
  handed = [];
  meanwhile = async () => {};
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

async function person(): Promise<string> {
  people += 1;
  const phone = `+2348043${String(people).padStart(6, '0')}`;
  const of = { phone, firstName: 'Test', lastName: 'Person', opening: OPENING, demo: false, verified: true };
  return (await openSandboxCustomer(bank, of)).id;
}

const balance = async (customerId: string) =>
  balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id);
const freeze = (customerId: string) =>
  freezeCustomer(bank, { customerId, channel: 'whatsapp', why: 'lost phone' });
const still = (customerId: string) =>
  deactivate(bank, { customerId, pin: demoPin, origin: { channel: 'web' } });

const GTB = { bankCode: '000013', account: '1234567896' };
const METER = '45001234567';

const orders = {
  transfer: (customerId: string) => quoteTransfer(bank, { customerId, ...GTB, amount: naira(2_000) }),
  'waiting transfer': (customerId: string) =>
    quoteTransfer(bank, { customerId, ...GTB, amount: naira(90_000) }),
  airtime: (customerId: string) =>
    quoteAirtime(bank, { customerId, phone: '08030000009', amount: naira(500) }),
  bill: (customerId: string) =>
    offerBill(bank, {
      customerId,
      kind: 'electricity',
      biller: 'ikedc',
      number: METER,
      amount: naira(2_000) as Kobo,
    }),
  card: async (customerId: string) => ({ quoteId: (await offerCard(bank, { customerId })).id }),
} as const;
type Order = keyof typeof orders;
const all = Object.keys(orders) as Order[];

/** Approves an order that no worker has looked at yet; answers its id. */
async function order(customerId: string, kind: Order): Promise<bigint> {
  const { quoteId } = await orders[kind](customerId);
  await approve(bank, { quoteId, customerId, pin: '2580' });
  const table = kind === 'waiting transfer' ? 'transfer' : kind;
  const { rows } = await sql<{
    id: bigint;
  }>`select id from ${sql.table(table)} where quote_id = ${quoteId}`.execute(bank.db);
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? 0n;
}

/** Whatever a sweep finds, an hour on. */
async function settleAll(): Promise<void> {
  for (let hour = 0; hour < 3; hour += 1) {
    for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
    bank.clock.advance(3_600_000);
  }
}

async function expectStopped(customerId: string, id: bigint): Promise<void> {
  await settleOrder(bank, id);
  await settleAll();
  expect(handed).toEqual([]);
  expect(await balance(customerId)).toMatchObject({ balance: OPENING, held: 0n });
}

describe('C9 a freeze', () => {
  test.each(all)('%s: approved, not handed out yet, then frozen: nothing leaves', async (kind) => {
    const id = await person();
    const orderId = await order(id, kind);
    expect((await balance(id)).held).toBeGreaterThan(0n);
    await freeze(id);
    expect(await balance(id)).toMatchObject({ balance: OPENING, held: 0n });
    await expectStopped(id, orderId);
    const told = await bank.db
      .selectFrom('notification')
      .select('dedupe')
      .where('customerId', '=', id)
      .where('dedupe', 'like', `%:${orderId}:%`)
      .execute();
    expect(told.map(({ dedupe }) => dedupe.split(':')[2])).toContain(
      kind.includes('transfer') ? 'frozen' : 'failed',
    );
  });

  test.each(all)('%s: and where its owner only deactivates the account', async (kind) => {
    const id = await person();
    const orderId = await order(id, kind);
    await still(id);
    await expectStopped(id, orderId);
  });

  test.each(all)('%s: the step that would hand it out looks for itself', async (kind) => {
    const id = await person();
    const orderId = await order(id, kind);
    await bank.db.updateTable('customer').set({ status: 'frozen' }).where('id', '=', id).execute();
    bank.clock.advance(600_000);
    await expectStopped(id, orderId);
  });

  test.each(all)('%s: a closing is refused while it is under way', async (kind) => {
    const id = await person();
    await order(id, kind);
    const closing = closeCustomer(bank, { customerId: id, pin: '2580', origin: { channel: 'web' } });
    await expect(closing).rejects.toMatchObject({ code: 'closing_refused', facts: { why: 'under_way' } });
    await freeze(id);
  });

  test('what was handed out before the freeze arrives or comes back as it would', async () => {
    const id = await person();
    const orderId = await order(id, 'transfer');
    meanwhile = () => freeze(id);
    await settleOrder(bank, orderId);
    expect(handed).toEqual(['transfer']);
    const row = await bank.db
      .selectFrom('transfer')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'success' });
    expect((await balance(id)).balance).toBeLessThan(OPENING);
  });

  test('of a worker that died between the session id and the call, nothing is sent after a freeze, nor given back unasked', async () => {
    const id = await person();
    const orderId = await order(id, 'transfer');
    const dead = {
      sessionId: `${'9'.repeat(20)}${String(people).padStart(10, '0')}`,
      sentAt: bank.clock.now(),
    };
    await bank.db.updateTable('transfer').set(dead).where('id', '=', orderId).execute();
    await freeze(id);
    bank.clock.advance(60_000);
    await settleOrder(bank, orderId);
    expect(handed).toEqual([]);
    expect((await balance(id)).held).toBeGreaterThan(0n);
    await settleAll();
    expect(handed).toEqual([]);
  });

  test.each(['airtime', 'bill', 'card'] as const)(
    '%s of a worker that died before it called comes back once nobody has it for an hour',
    async (kind) => {
      const id = await person();
      const orderId = await order(id, kind);
      const set = { sentAt: bank.clock.now() };
      await bank.db.updateTable(kind).set(set).where('id', '=', orderId).execute();
      await freeze(id);
      expect((await balance(id)).held).toBeGreaterThan(0n);
      bank.clock.advance(60_000);
      await settleOrder(bank, orderId);
      await settleAll();
      await expectStopped(id, orderId);
    },
  );
});
