import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { NAMES_A_DAY } from '../customers/name-lookups.ts';
import { type Customer, findCustomerByIdentity } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { getNamedOrPhone } from '../products/transfers/handles.ts';
import { enquireName, quoteTransfer } from '../products/transfers/orders.ts';
import { checkBillNumber, offerBill } from '../products/vending/bills.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';
import { listUnsettled, settleOrder } from './settlements.ts';

let bank: TestBank;
let ada: Customer;
beforeAll(async () => {
  bank = await testBank();
  bank.rails = {
    ...bank.rails,
    enquire: async ({ sessionId }) => ({ code: '00', name: 'SOMEBODY', sessionId }),
  };
  const found = await findCustomerByIdentity(bank.db, 'phone', '+2348030000001');
  if (!found) throw new Error('Ada is missing');
  ada = found;
});
afterAll(() => bank.drop());

const GTB = '000013';
const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);
const ask = (account: number | string) =>
  enquireName(bank, ada.id, { bankCode: GTB, account: String(account) }).then(({ name }) => name, codeOf);

test('a customer is told the owners of so many accounts a day, by whatever way, which is audited once', async () => {
  const paid = await quoteTransfer(bank, {
    customerId: ada.id,
    bankCode: GTB,
    account: '1234567896',
    amount: naira(500),
  });
  await approve(bank, { quoteId: paid.quoteId, pin: '2580' });
  const { id } = await bank.db
    .selectFrom('transfer')
    .select('id')
    .where('quoteId', '=', paid.quoteId)
    .executeTakeFirstOrThrow();
  await settleOrder(bank, id);
  const first = 3_000_000_000;
  for (let n = 1; n < NAMES_A_DAY; n += 1) expect(await ask(first + n)).toBe('SOMEBODY');
  // The same again is no other account; those beyond are refused, by enquiry, by offer, and again.
  expect(await ask(first + 1)).toBe('SOMEBODY');
  for (const account of [first + 500, first + 501, first + 500])
    expect(await ask(account)).toBe('too_many_requests');
  const offer = { customerId: ada.id, bankCode: GTB, account: String(first + 502), amount: naira(100) };
  expect(await quoteTransfer(bank, offer).catch(codeOf)).toBe('too_many_requests');
  // Whom they have paid they can pay again.
  expect(await ask('1234567896')).toBe('SOMEBODY');
  const refused = (await listAudit(bank.db, { customerId: ada.id, limit: 50 })).filter(
    ({ action }) => action === 'names_refused',
  );
  expect(refused).toHaveLength(1);
  bank.clock.advance(24 * 3_600_000);
  expect(await ask(first + 500)).toBe('SOMEBODY');
  const bola = await findCustomerByIdentity(bank.db, 'phone', '+2348030000002');
  expect(await enquireName(bank, bola?.id ?? '', { bankCode: GTB, account: '3000000700' })).toMatchObject({
    name: 'SOMEBODY',
  });
});

describe('the same limit holds', () => {
  const METERS = 45_001_000_000;
  const meter = (customerId: string, n: number) =>
    checkBillNumber(bank, {
      customerId,
      kind: 'electricity',
      biller: 'ikedc',
      number: String(METERS + n * 10 + 1),
    }).then(() => 'told', codeOf);
  const phone = (customerId: string, said: string) =>
    getNamedOrPhone(bank, customerId, said).then(({ displayName }) => displayName, codeOf);
  let serial = 0;
  const person = async () => {
    serial += 1;
    const names = {
      firstName: 'Sade',
      lastName: 'Lawal',
      opening: naira(50_000),
      demo: false,
      verified: true,
    };
    return (await openSandboxCustomer(bank, { ...names, phone: `+23481000480${10 + serial}` })).id;
  };

  test('for look-ups that come at once', async () => {
    const id = await person();
    const asked = Array.from({ length: NAMES_A_DAY + 30 }, (_, n) =>
      enquireName(bank, id, { bankCode: GTB, account: String(3_100_000_000 + n) }).then(
        ({ name }) => name,
        codeOf,
      ),
    );
    const told = (await Promise.all(asked)).filter((name) => name === 'SOMEBODY');
    expect(told).toHaveLength(NAMES_A_DAY);
  });

  test('for meters and phones as for accounts, all together, and not for a meter that was paid', async () => {
    const id = await person();
    const { quoteId } = await offerBill(bank, {
      customerId: id,
      kind: 'electricity',
      biller: 'ikedc',
      number: String(METERS + 1),
      amount: naira(1_000),
    });
    await approve(bank, { quoteId, pin: '2580' });
    for (const open of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, open);
    for (let n = 1; n < NAMES_A_DAY - 1; n += 1) expect(await meter(id, n)).toBe('told');
    expect(await phone(id, '08030000001')).toMatch(/^Ada /);
    expect(await phone(id, '08030000009')).toBe('too_many_requests');
    expect(await phone(id, '08030000001')).toMatch(/^Ada /);
    expect(await meter(id, NAMES_A_DAY)).toBe('too_many_requests');
    expect(
      await enquireName(bank, id, { bankCode: GTB, account: '3200000001' }).then(() => 'told', codeOf),
    ).toBe('too_many_requests');
    expect(await meter(id, 0)).toBe('told');
    bank.clock.advance(24 * 3_600_000);
    expect(await meter(id, NAMES_A_DAY)).toBe('told');
  });
});
