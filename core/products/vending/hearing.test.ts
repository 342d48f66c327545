import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { type Kobo, naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { moneyWebhooks } from '../../orders/webhooks.ts';
import { openVtpassServer, type VtpassServer } from '../../providers/testing/vtpass.ts';
import { type TestBank, testBank, testConfig } from '../../sandbox/testing.ts';
import { listTransactions } from '../../statements/lines.ts';
import { quoteAirtime } from './airtime.ts';
import { offerBill } from './bills.ts';
import { hearOrder } from './hearing.ts';

let vtpass: VtpassServer;
let bank: TestBank;
let customerId: string;

beforeAll(async () => {
  vtpass = await openVtpassServer();
});
afterAll(() => vtpass.close());
beforeEach(async () => {
  vtpass.becomes('delivered');
  const providers = {
    ...testConfig.providers,
    billers: 'vtpass',
    vtpass: { ...vtpass.account, url: vtpass.url },
  } as const;
  bank = await testBank({ seed: false, config: { providers } });
  const names = { firstName: 'Ada', lastName: 'Obi' };
  const person = { phone: '+2348100048001', ...names, opening: naira(100_000), demo: false, verified: true };
  ({ id: customerId } = await openSandboxCustomer(bank, person));
});
afterEach(() => bank.drop());

const available = async (): Promise<Kobo> => (await balanceOfCustomer(bank.db, customerId)).available;
const soldBy = async (table: 'airtime' | 'bill', quoteId: string) => {
  await approve(bank, { quoteId, customerId, pin: '2580' });
  const row = await bank.db.selectFrom(table).select(['id', 'reference']).executeTakeFirstOrThrow();
  await settleOrder(bank, row.id);
  return [...vtpass.orders.values()].find(({ requestId }) => requestId.endsWith(row.reference));
};
const airtime = async () => {
  const { quoteId } = await quoteAirtime(bank, { customerId, phone: '08030000009', amount: naira(2_000) });
  return soldBy('airtime', quoteId);
};
const told = (requestId: string | undefined) =>
  moneyWebhooks(bank.config)
    .find(({ name }) => name === 'vtpass')
    ?.handle(
      bank,
      Buffer.from(JSON.stringify({ type: 'transaction-update', data: { code: '040', requestId } })),
    );
const messages = async () =>
  (
    await bank.db.selectFrom('notification').select('message').where('customerId', '=', customerId).execute()
  ).map(({ message }) => message);

test('airtime that was delivered and is undone is given back once, however often it is told, and by the platform’s own answer alone', async () => {
  const made = await airtime();
  if (!made) throw new Error('nothing was sold');
  expect(await available()).toBe(naira(98_000));
  // Whoever has the address and its key cannot have money given back by saying so.
  await told(made.requestId);
  expect(await available()).toBe(naira(98_000));
  // Nor does a question that is refused say anything of the order.
  for (const code of ['087', '027', '018', '011', '083']) {
    vtpass.befall('/api/requery', { body: { code } });
    await told(made.requestId);
  }
  vtpass.befall('/api/requery', 'hang');
  await told(made.requestId);
  expect(await available()).toBe(naira(98_000));
  made.code = '040';
  made.status = 'reversed';
  await Promise.all([told(made.requestId), told(made.requestId), hearOrder(bank, made.requestId)]);
  await told(made.requestId);
  expect(await available()).toBe(naira(100_000));
  expect((await messages()).filter((message) => message.includes('could not complete'))).toHaveLength(1);
  expect((await trialBalance(bank.db)).ok).toBe(true);
  const shown = await listTransactions(bank.db, customerId, 20);
  const amounts = shown.filter(({ reference }) => reference?.startsWith('KA')).map(({ amount }) => amount);
  expect(amounts.sort()).toEqual([naira(-2_000), naira(2_000)].sort());
  // The platform thinks better of it: nothing is charged again by itself.
  made.code = '000';
  made.status = 'delivered';
  await told(made.requestId);
  expect(await available()).toBe(naira(100_000));
});

test('a bill likewise; where the account is closed meanwhile, an operator is told and nothing is posted', async () => {
  vtpass.becomes('delivered', { token: 'Token : 2636 2054 4059 8275 8802' });
  const offer = await offerBill(bank, {
    customerId,
    kind: 'electricity',
    biller: 'ikedc',
    number: '12345678901',
    meterType: 'prepaid',
    amount: naira(5_000),
  });
  const made = await soldBy('bill', offer.quoteId);
  if (!made) throw new Error('nothing was sold');
  made.code = '040';
  await bank.db.updateTable('customer').set({ status: 'closed' }).where('id', '=', customerId).execute();
  await told(made.requestId);
  expect(await available()).toBe(naira(95_000));
  await bank.db.updateTable('customer').set({ status: 'active' }).where('id', '=', customerId).execute();
  await told(made.requestId);
  expect(await available()).toBe(naira(100_000));
  expect(await bank.db.selectFrom('bill').select('token').execute()).toEqual([{ token: null }]);
  expect((await messages()).at(-1)).toMatch(/Ikeja Electric|IKEDC/i);
});
