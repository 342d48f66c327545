import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { type Customer, findCustomer } from '../customers/records.ts';
import { naira, toNaira } from '../kernel/money.ts';
import { limitsOf } from '../limits/checks.ts';
import { approve } from '../orders/approvals.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { startCustomer } from './account-opening.ts';
import { decideKyc, type KycUpgrade, kycTiers, listKyc, recheckKyc, upgradeKyc } from './kyc.ts';

let bank: TestBank;
let people = 0;
let ngozi: Customer;

const origin = { channel: 'web', ip: '41.58.1.2' } as const;
const address = { street: '4 Allen Avenue', city: 'Ikeja', state: 'Lagos' };
const picture = (said = '') =>
  Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000), Buffer.from(said)]);
const selfie = { mime: 'image/jpeg', bytes: picture() };
const nin = () => `7123456${String(people).padStart(4, '0')}`;

/** A customer of tier 1, as opening an account makes one. */
async function newcomer(): Promise<Customer> {
  people += 1;
  const n = String(people).padStart(4, '0');
  const { quoteId, id } = await startCustomer(bank, {
    firstName: 'Ngozi',
    lastName: 'Eze',
    phone: `0901235${n}`,
    bvn: `2234567${n}`,
    language: 'en',
  });
  await approve(bank, { quoteId, pin: '7391' });
  const customer = await findCustomer(bank.db, id);
  if (!customer) throw new Error(id);
  return customer;
}

const ask = (more: Partial<KycUpgrade> = {}) =>
  upgradeKyc(bank, { customerId: ngozi.id, tier: 2, nin: nin(), origin, ...more });
const tierOf = async () => (await findCustomer(bank.db, ngozi.id))?.tier;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(async () => {
  ngozi = await newcomer();
});

test('the tiers carry the figures that people are told', () => {
  const printed = ({ daily, monthly, dailyBills }: (typeof kycTiers)[1]['normal']) =>
    [daily, monthly, dailyBills].map(toNaira);
  expect(printed(kycTiers[2].normal)).toEqual(['100000.00', '2000000.00', '50000.00']);
  expect(printed(kycTiers[3].normal)).toEqual(['100000.00', '2000000.00', '50000.00']);
  expect(printed(kycTiers[3].ceiling)).toEqual(['2000000.00', '50000000.00', '500000.00']);
  expect(kycTiers[3].needs).toEqual(['bvn', 'nin', 'address', 'selfie']);
});

describe('tier 2', () => {
  test('takes a NIN of the same person, at once, and its limits hold', async () => {
    expect((await limitsOf(bank.db, ngozi, bank.clock.now())).daily).toBe(naira(50_000));
    expect(await ask()).toMatchObject({ tier: 2, status: 'approved' });
    const after = await findCustomer(bank.db, ngozi.id);
    expect(after).toMatchObject({ tier: 2, kycStatus: 'approved' });
    expect((await limitsOf(bank.db, after ?? ngozi, bank.clock.now())).daily).toBe(naira(100_000));
    const actions = (await listAudit(bank.db, { customerId: ngozi.id, limit: 2 })).map((line) => line.action);
    expect(actions).toEqual(['kyc_decided', 'kyc_asked']);
  });

  test('keeps the NIN sealed', async () => {
    await ask();
    const rows = await bank.db.selectFrom('customer').selectAll().where('id', '=', ngozi.id).execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(nin());
    expect(rows[0]?.ninSealed?.toString('latin1')).not.toContain(nin());
    expect(
      await bank.db
        .selectFrom('kycApplication')
        .select('sealed')
        .where('customerId', '=', ngozi.id)
        .execute(),
    ).toEqual([{ sealed: null }]);
  });

  test.each([
    ['none', undefined, 'nin_invalid'],
    ['ten digits', '7123456789', 'nin_invalid'],
    ['an unknown one', '70000000000', 'nin_invalid'],
    ['somebody else’s', '70000000001', 'nin_mismatch'],
    ['of another birth date', '70000000002', 'nin_mismatch'],
    ['where nobody answers', '70000000009', 'unavailable'],
  ])('with %s is refused, and nothing changes', async (_, given, code) => {
    await expect(ask({ nin: given })).rejects.toMatchObject({ code });
    expect(await tierOf()).toBe(1);
    expect(await listKyc(bank.db, ngozi.id)).toEqual([]);
  });

  test('a NIN is of one customer', async () => {
    const taken = nin();
    await ask({ nin: taken });
    ngozi = await newcomer();
    await expect(ask({ nin: taken })).rejects.toMatchObject({ code: 'customer_exists' });
    expect(await tierOf()).toBe(1);
  });

  test('asked for twice, or by two at once, it is one', async () => {
    await Promise.allSettled([ask(), ask()]);
    expect(await ask()).toMatchObject({ tier: 2, status: 'approved' });
    expect(await listKyc(bank.db, ngozi.id)).toHaveLength(1);
  });

  test('whose register answers one of two after the other was decided is one', async () => {
    let lookups = 0;
    const identity: typeof bank.identity = {
      ...bank.identity,
      nin: async (number, person) => {
        lookups += 1;
        const found = await bank.identity.nin(number, person);
        if (lookups === 1) expect(await ask()).toMatchObject({ tier: 2, status: 'approved' });
        return found;
      },
    };
    const late = upgradeKyc({ ...bank, identity }, { customerId: ngozi.id, tier: 2, nin: nin(), origin });
    expect(await late).toEqual({ tier: 2, status: 'approved' });
    expect(lookups).toBe(1);
    expect(await listKyc(bank.db, ngozi.id)).toHaveLength(1);
  });
});

describe('tier 3', () => {
  const third = (more: Partial<KycUpgrade> = {}) =>
    ask({ tier: 3, nin: undefined, address, selfie, ...more });

  test('comes after tier 2', async () => {
    await expect(third()).rejects.toMatchObject({ code: 'kyc_step', facts: { tier: 2 } });
  });

  test('takes an address and a live picture', async () => {
    await ask();
    expect(await third()).toMatchObject({ tier: 3, status: 'approved' });
    expect(await tierOf()).toBe(3);
  });

  test.each([
    ['no address', { address: undefined }, 'bad_request'],
    ['an address that is nowhere', { address: { ...address, street: '1 Nowhere Close' } }, 'bad_request'],
    ['no picture', { selfie: undefined }, 'bad_request'],
    ['a picture that is none', { selfie: { mime: 'image/png', bytes: picture() } }, 'bad_request'],
    [
      'a picture too small',
      { selfie: { mime: 'image/jpeg', bytes: picture().subarray(0, 99) } },
      'bad_request',
    ],
    ['a picture of a picture', { selfie: { ...selfie, bytes: picture('karo:spoof') } }, 'selfie_rejected'],
    [
      'a picture of somebody else',
      { selfie: { ...selfie, bytes: picture('karo:other') } },
      'selfie_rejected',
    ],
  ] as [string, Partial<KycUpgrade>, string][])('with %s is refused', async (_, wrong, code) => {
    await ask();
    await expect(third(wrong)).rejects.toMatchObject({ code });
    expect(await tierOf()).toBe(2);
  });

  test('waits where the address takes a visit, and is decided once', async () => {
    await ask();
    const pending = await third({ address: { ...address, street: '4 Pending Road' } });
    expect(pending).toMatchObject({ status: 'pending' });
    expect(await tierOf()).toBe(2);
    await expect(third()).rejects.toMatchObject({ code: 'kyc_pending' });
    expect(await recheckKyc(bank)).toBe(0);
    const actor = { kind: 'administrator', id: 'ngozi' } as const;
    await decideKyc(bank, pending.applicationId ?? '', { approved: true }, actor);
    expect(await tierOf()).toBe(3);
    expect(await decideKyc(bank, pending.applicationId ?? '', { approved: false }, actor)).toMatchObject({
      status: 'approved',
    });
  });

  test('the sweep asks again, and an outage decides nothing', async () => {
    await ask();
    const pending = await third({ address: { ...address, street: '4 Pending Road' } });
    const answering = (answer: 'confirmed' | 'unknown') =>
      ({ ...bank, identity: { ...bank.identity, address: async () => answer } }) as TestBank;
    const silent = {
      ...bank,
      identity: {
        ...bank.identity,
        address: () => bank.bvn.find('22200000009', { firstName: '', lastName: '', phone: '' }),
      },
    };
    expect(await recheckKyc(silent as unknown as TestBank)).toBe(0);
    expect(await recheckKyc(answering('unknown'))).toBe(1);
    const found = (await listKyc(bank.db, ngozi.id)).find((one) => one.id === pending.applicationId);
    expect(found).toMatchObject({
      status: 'rejected',
      reason: 'address',
    });
    expect(await third()).toMatchObject({ status: 'approved' });
  });
});
