import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../audit/events.ts';
import { type Customer, findCustomerByIdentity } from '../../customers/records.ts';
import { naira } from '../../kernel/money.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { NAMES_A_DAY } from './asked-names.ts';
import { enquireName, quoteTransfer } from './orders.ts';

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
