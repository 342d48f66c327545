import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendCode } from '../auth/codes.ts';
import type { Customer } from '../customers/index.ts';
import { openSandboxCustomer, startCustomer } from '../identity/account-opening.ts';
import { upgradeKyc } from '../identity/kyc.ts';
import { linkPinReset, startPinReset } from '../identity/pin-reset.ts';
import type { Bank } from '../kernel/bank.ts';
import { naira } from '../kernel/money.ts';
import { offerCard } from '../products/cards/issuing.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { quoteAirtime } from '../products/vending/airtime.ts';
import { offerBill } from '../products/vending/bills.ts';
import { absentBillers, absentBvn, absentCards, absentIdentity, absentRails } from '../providers/absent.ts';
import { qoreid } from '../providers/identity-qoreid.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';

let bank: TestBank;
let ports: Pick<Bank, 'rails' | 'billers' | 'bvn' | 'cards' | 'identity'>;
let customer: Customer;
const origin = { channel: 'web', ip: '127.0.0.1' } as const;

beforeAll(async () => {
  bank = await testBank({ seed: false });
  const { rails, billers, bvn, cards, identity } = bank;
  ports = { rails, billers, bvn, cards, identity };
  const names = { firstName: 'Ada', lastName: 'Obi' };
  const person = { phone: '+2348100049001', ...names, opening: naira(100_000), demo: false, verified: true };
  customer = await openSandboxCustomer(bank, person);
  await bank.db
    .updateTable('customer')
    .set({ cappedUntil: null, tier: 1, ninHash: null, ninSealed: null })
    .where('id', '=', customer.id)
    .execute();
});
afterAll(() => bank.drop());
beforeEach(() => void Object.assign(bank, ports));

const to = { bankCode: '000013', account: '1234567896' };
const stranger = { firstName: 'Musa', lastName: 'Bello', phone: '08100049002', language: 'en' as const };
const qoreidAlone = qoreid({
  account: { clientId: 'c', secret: 's', url: 'http://127.0.0.1:1' },
  timeoutMs: 50,
  trouble: () => {},
});
const chat = { channel: 'whatsapp', source: 'chat:1' } as const;

const withoutIt: [string, Partial<Bank>, () => Promise<unknown>][] = [
  [
    'RAILS, a transfer to another bank',
    { rails: absentRails },
    () => quoteTransfer(bank, { customerId: customer.id, ...to, amount: naira(500) }),
  ],
  [
    'BILLERS, airtime',
    { billers: absentBillers },
    () => quoteAirtime(bank, { customerId: customer.id, phone: '08030000009', amount: naira(500) }),
  ],
  [
    'BILLERS, electricity',
    { billers: absentBillers },
    () =>
      offerBill(bank, {
        customerId: customer.id,
        kind: 'electricity',
        biller: 'ikedc',
        number: '12345678901',
        meterType: 'prepaid',
        amount: naira(2_000),
      }),
  ],
  ['BVN, an account in chat', { bvn: absentBvn }, () => startCustomer(bank, stranger)],
  [
    'BVN, the code of the sign-up page',
    { bvn: absentBvn },
    () => sendCode(bank, { to: { phone: '+2348100049002' }, method: 'sms', purpose: 'register', origin }),
  ],
  [
    'NIN, the second tier',
    { identity: absentIdentity },
    () => upgradeKyc(bank, { customerId: customer.id, tier: 2, nin: '70123456789', origin }),
  ],
  [
    'FACES, a forgotten PIN on the site',
    { identity: absentIdentity },
    () => startPinReset(bank, { phone: '+2348100049001', origin, language: 'en' }),
  ],
  [
    'FACES, a forgotten PIN in chat',
    { identity: absentIdentity },
    () => linkPinReset(bank, { customer, origin: chat }),
  ],
  [
    'FACES where NIN is QoreID’s, a forgotten PIN',
    { identity: qoreidAlone.identity },
    () => linkPinReset(bank, { customer, origin: chat }),
  ],
  ['the issuer of cards, a card', { cards: absentCards }, () => offerCard(bank, { customerId: customer.id })],
];

test.each(withoutIt)(
  'without %s is refused before anything is offered, sent or asked for',
  async (_what, absent, ask) => {
    const traces = async () =>
      Promise.all(
        (['quote', 'oneTimeCode', 'sandboxCode', 'pinReset', 'hold', 'nameLookup'] as const)
          .filter((table) => table !== 'nameLookup')
          .map(
            async (table) =>
              (
                await bank.db
                  .selectFrom(table as 'quote')
                  .selectAll()
                  .execute()
              ).length,
          ),
      );
    const before = await traces();
    Object.assign(bank, absent);
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await traces()).toEqual(before);
  },
);

test.each(withoutIt)('with %s it is not', async (_what, _absent, ask) => {
  await expect(ask()).resolves.toBeTruthy();
});
