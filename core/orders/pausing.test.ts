import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { type Customer, findCustomerByIdentity } from '../customers/records.ts';
import type { Bank } from '../kernel/bank.ts';
import { karoBank } from '../kernel/banks.ts';

import { naira } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import { phrasesIn } from '../phrases/index.ts';
import { offerCard } from '../products/cards/issuing.ts';
import { cancelWaiting, quoteTransfer } from '../products/transfers/orders.ts';
import { quoteAirtime } from '../products/vending/airtime.ts';
import { offerBill } from '../products/vending/bills.ts';
import { openBank } from '../providers/open-bank.ts';
import { approver, type TestBank, testBank, testConfig } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';
import { listProviders, pauseProvider } from './pausing.ts';
import { settleOrder } from './settlements.ts';

let bank: TestBank;
/** Another process of the same bank. */
let other: Bank;
let ada: Customer;
let operator: string;

beforeAll(async () => {
  bank = await testBank();
  const { connectionString: databaseUrl = '' } = bank.pool.options;
  const { clock, speech, voice } = bank;
  other = await openBank(testConfig, { databaseUrl, ports: { clock, speech, voice } });
  const found = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
  if (!found) throw new Error('Ada is missing');
  ada = found;
  operator = await approver(bank, 'Ngozi');
});
afterAll(async () => {
  await other.close();
  await bank.drop();
});
afterEach(async () => {
  for (const port of ['rails', 'billers', 'cards', 'payments', 'bvn', 'identity']) await pause(port, false);
});

const pause = (port: string, paused: boolean, why = 'It answers nothing since nine.') =>
  pauseProvider(bank, { port, paused, why, by: { administrator: operator } });

const elsewhere = { bankCode: '000013', account: '1234567896' };
const paused = (what: string) => ({ code: 'unavailable', facts: { what, paused: true } });

const order = (amount: number, by: Bank = bank, to = elsewhere) =>
  quoteTransfer(by, { customerId: ada.id, ...to, amount: naira(amount) });

async function sent(amount: number, to = elsewhere): Promise<bigint> {
  const { quoteId } = await order(amount, bank, to);
  await approve(bank, { quoteId, pin: '2580' });
  return idOf(quoteId);
}

const idOf = async (quoteId: string): Promise<bigint> => {
  const query = bank.db.selectFrom('transfer').select('id').where('quoteId', '=', quoteId);
  return (await query.executeTakeFirstOrThrow()).id;
};

const statusOf = async (id: bigint) =>
  (await bank.db.selectFrom('transfer').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

const held = async () => (await balanceOf(bank.db, (await getCustomerAccount(bank.db, ada.id)).id)).held;

test('nothing new is begun at a paused port, by any process, and the others go on', async () => {
  await pause('rails', true);
  for (const process of [bank, other])
    await expect(order(1_000, process)).rejects.toMatchObject(paused('rails'));
  const airtime = { customerId: ada.id, phone: '08030000009', amount: naira(100) };
  expect(await quoteAirtime(other, airtime)).toMatchObject({ amount: naira(100) });
  await pause('billers', true);
  await pause('cards', true);
  await expect(quoteAirtime(other, airtime)).rejects.toMatchObject(paused('airtime'));
  const data = { kind: 'electricity', biller: 'ikeja', number: '12345678901', amount: naira(5_000) } as const;
  await expect(offerBill(other, { customerId: ada.id, ...data })).rejects.toMatchObject(paused('bills'));
  await expect(offerCard(other, { customerId: ada.id })).rejects.toMatchObject(paused('cards'));
  await pause('rails', false);
  expect(await order(1_000, other)).toMatchObject({ kind: 'nip' });
});

test('money within Karo moves while the rails are paused', async () => {
  const bola = await findCustomerByIdentity(bank.db, 'phone', '+2348030000002');
  await pause('rails', true);
  const { quoteId, kind, bankCode } = await quoteTransfer(bank, {
    customerId: ada.id,
    bankCode: karoBank.code,
    account: bola?.nuban ?? '',
    amount: naira(500),
  });
  expect({ kind, bankCode }).toEqual({ kind: 'karo', bankCode: karoBank.code });
  expect(await approve(bank, { quoteId, pin: '2580' })).toMatchObject({ status: 'success' });
});

test('what was offered before is refused at its approval, holds nothing, and is good again afterwards', async () => {
  const { quoteId } = await order(2_000);
  const before = await held();
  await pause('rails', true);
  await expect(approve(bank, { quoteId, pin: '2580' })).rejects.toMatchObject(paused('rails'));
  expect(await held()).toBe(before);
  await pause('rails', false);
  await approve(bank, { quoteId, pin: '2580' });
  expect(await held()).toBeGreaterThan(before);
});

test('what was approved and not begun waits, is its owner’s to cancel, and goes once when the port is resumed', async () => {
  // A first payment above 50,000 waits half a minute; a small one goes at once.
  const news = { bankCode: '000015', account: '1234567899' };
  const [small, large] = [await sent(3_000), await sent(60_000, news)];
  await pause('rails', true);
  bank.clock.advance(60_000);
  for (const id of [small, large])
    expect(await settleOrder(other, id)).toMatchObject({ again: expect.any(Number) });
  expect([await statusOf(small), await statusOf(large)]).toEqual(['sending', 'waiting']);
  await cancelWaiting(bank, ada.id);
  expect(await statusOf(large)).toBe('cancelled');
  await pause('rails', false);
  expect(await settleOrder(other, small)).toBe('done');
  expect(await statusOf(small)).toBe('success');
  await expect(cancelWaiting(bank, ada.id)).rejects.toMatchObject({ code: 'transfer_missing' });
});

test('what is under way is asked about and settled while the port is paused', async () => {
  // The sandbox gives no answer to this amount, and then says that it was paid.
  const id = await sent(666);
  bank.clock.advance(60_000);
  await settleOrder(bank, id);
  expect(await statusOf(id)).toBe('pending');
  await pause('rails', true);
  for (let tries = 0; tries < 5; tries += 1) {
    bank.clock.advance(3_600_000);
    await settleOrder(other, id);
  }
  expect(await statusOf(id)).toBe('success');
});

test('each pause and its end are in the audit log once, with the person and the reason', async () => {
  const before = (await listAudit(bank.db, { action: 'admin_action', limit: 500 })).length;
  await Promise.all([pause('bvn', true, 'Down since nine.'), pause('bvn', true, 'Down since nine.')]);
  await pause('bvn', false, 'It answers again.');
  await pause('bvn', false, 'It answers again.');
  const lines = await listAudit(bank.db, { action: 'admin_action', limit: 500 });
  expect(lines.slice(0, lines.length - before)).toMatchObject([
    { actor: { id: operator }, subject: { kind: 'provider', id: 'bvn' }, facts: { act: 'resume' } },
    { actor: { id: operator }, facts: { act: 'pause', why: 'Down since nine.' } },
  ]);
  await expect(pause('ledger', true)).rejects.toMatchObject({ code: 'not_found' });
});

test('operators see who stands behind each port, and who paused it why', async () => {
  await pause('bvn', true, 'Down since nine.');
  const all = await listProviders(other);
  expect(all.map(({ port }) => port)).toEqual(['rails', 'billers', 'cards', 'payments', 'bvn', 'identity']);
  expect(all.find(({ port }) => port === 'bvn')).toMatchObject({
    provider: 'sandbox',
    paused: { by: 'Ngozi', why: 'Down since nine.' },
  });
  expect(all.filter(({ paused: one }) => one)).toHaveLength(1);
  await expect(
    bank.bvn.find('22212345678', { firstName: 'Ada', lastName: 'Obi', phone: '+2348030000001' }),
  ).rejects.toMatchObject(paused('bvn'));
});

test('customers are told that it was paused, in their own language, and not the operators’ reason', () => {
  const said = languages.map((language) => {
    const { unavailable } = phrasesIn(language).faults;
    return [unavailable({ what: 'rails' }), unavailable({ what: 'rails', paused: true })];
  });
  expect(new Set(said.flat()).size).toBe(languages.length * 2);
});
