import { afterAll, beforeAll, expect, test } from 'vitest';
import { deactivate } from '../account/closing.ts';
import { findCustomer } from '../customers/records.ts';
import { demoPin, openSandboxCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { byTwo, type TestBank, testBank } from '../sandbox/testing.ts';
import { freezeCustomer, unfreezeCustomer } from './freezing.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const thaw = (customerId: string) =>
  byTwo(bank, (administrator) => unfreezeCustomer(bank, { customerId, administrator, why: 'she called' }));
const freeze = (customerId: string) =>
  freezeCustomer(bank, { customerId, channel: 'whatsapp', why: 'asked in chat' });
const statusOf = async (id: string) => (await findCustomer(bank.db, id))?.status;

async function open(phone: string): Promise<string> {
  const names = { firstName: 'Ada', lastName: 'Obi' };
  const of = { ...names, phone, opening: naira(1_000), demo: false, verified: true };
  return (await openSandboxCustomer(bank, of)).id;
}

test('an account that is thawed is what it was before it was frozen', async () => {
  const [active, still] = [await open('+2348100000001'), await open('+2348100000002')];
  await deactivate(bank, { customerId: still, pin: demoPin, origin: { channel: 'web' } });
  for (const id of [active, still]) {
    await freeze(id);
    await freeze(id);
    expect(await statusOf(id)).toBe('frozen');
  }
  expect([await thaw(active), await thaw(still)]).toEqual(['active', 'deactivated']);
  expect([await statusOf(active), await statusOf(still)]).toEqual(['active', 'deactivated']);
  expect(await thaw(still)).toBe('deactivated');
  const [news] = await bank.db
    .selectFrom('notification')
    .select(['dedupe', 'message'])
    .where('customerId', '=', still)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(news).toMatchObject({
    dedupe: expect.stringMatching(/^unfrozen/),
    message: expect.stringMatching(/deactivated/),
  });
});

test('and frozen once more, it is what it was then', async () => {
  const id = await open('+2348100000003');
  await deactivate(bank, { customerId: id, pin: demoPin, origin: { channel: 'web' } });
  await freeze(id);
  await thaw(id);
  await bank.db.updateTable('customer').set({ status: 'active' }).where('id', '=', id).execute();
  await freeze(id);
  expect(await thaw(id)).toBe('active');
});
