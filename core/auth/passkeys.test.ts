import { transact } from '@karo/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../audit/events.ts';
import { addProof, hasProof } from '../customers/proofs.ts';
import { type Customer, findCustomerByIdentity } from '../customers/records.ts';
import { demoPin } from '../identity/account-opening.ts';
import { enter, signInByPasskey } from '../identity/sign-in.ts';
import { naira } from '../kernel/money.ts';
import { deliverNotifications } from '../messaging/deliveries.ts';
import { listNotifications } from '../messaging/notifications.ts';
import { approve, sendApprovalCode } from '../orders/approvals.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { findQuote, type Quote } from '../quotes/offers.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { type Oddity, softPasskey } from '../sandbox/testing-passkey.ts';
import { purgeChallenges, quoteHash } from './challenges.ts';
import { checkCode, sendCode } from './codes.ts';
import {
  approvalOptions,
  checkApproval,
  checkSignIn,
  checkVerify,
  confirmPasskey,
  enrolOptions,
  enrolPasskey,
  listPasskeys,
  removePasskey,
  setBiometric,
  signInOptions,
  verifyOptions,
} from './passkeys.ts';
import { listSandboxMessages } from './sandbox-messages.ts';

const site = 'http://localhost:3000';
const origin = { channel: 'web', ip: '41.58.1.2', device: 'Chrome' } as const;

let bank: TestBank;
let ada: Customer;
let bola: Customer;

const byPhone = async (phone: string): Promise<Customer> => {
  const found = await findCustomerByIdentity(bank.db, 'phone', phone);
  if (!found) throw new Error(phone);
  return found;
};

beforeAll(async () => {
  bank = await testBank();
  ada = await byPhone('+2348030000001');
  bola = await byPhone('+2348030000002');
});
afterAll(() => bank.drop());
beforeEach(async () => {
  bank.clock.advance(60 * 60_000);
  await bank.db.deleteFrom('passkey').execute();
  await bank.db.deleteFrom('tryCount').execute();
  await bank.db.deleteFrom('proof').execute();
});

type Soft = ReturnType<typeof softPasskey>;

/** A second factor, as a code to the phone that the customer always had would leave it. */
const prove = (customerId: string) =>
  transact(bank.db, (trx) => addProof(trx, bank, { customerId, factor: 'sms', purpose: 'verify' }));

async function enrol(customer: Customer, odd: Oddity = {}, pin: string | undefined = demoPin): Promise<Soft> {
  const key = softPasskey(site);
  const options = await enrolOptions(bank, customer.id, pin ? { pin } : {}, origin);
  const response = key.create(options, odd);
  await enrolPasskey(bank, { customerId: customer.id, response, name: 'Ada’s phone', origin });
  return key;
}

async function quote(amount = naira(5_000)): Promise<Quote> {
  const order = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount };
  const { quoteId } = await quoteTransfer(bank, order);
  const found = await findQuote(bank.db, quoteId);
  if (!found) throw new Error(quoteId);
  return found;
}

const wrong = { code: 'passkey_wrong' };

const oddities: [string, Oddity][] = [
  ['from another origin', { origin: 'https://karo.example.evil' }],
  ['for another site', { rpId: 'evil.example' }],
  ['with another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['of another kind', { type: 'webauthn.other' }],
  ['inside another page', { crossOrigin: true }],
  ['with nobody checked', { unverified: true }],
];

describe('enrolling', () => {
  test('a passkey made with the PIN is kept, and its customer is told in the log', async () => {
    const key = await enrol(ada);
    expect(await listPasskeys(bank.db, ada.id)).toMatchObject([
      { id: key.id, name: 'Ada’s phone', synced: false, createdAt: bank.clock.now() },
    ]);
    expect((await listAudit(bank.db, { customerId: ada.id, limit: 1 }))[0]).toMatchObject({
      action: 'passkey_added',
      subject: { kind: 'passkey', id: key.id },
    });
  });

  test('takes the PIN, or a second factor', async () => {
    await expect(enrolOptions(bank, ada.id, {}, origin)).rejects.toMatchObject({
      code: 'second_factor_needed',
    });
    await expect(enrolOptions(bank, ada.id, { pin: '1357' }, origin)).rejects.toMatchObject({
      code: 'pin_wrong',
    });
    await sendCode(bank, { to: { customerId: ada.id }, method: 'sms', purpose: 'setup', origin });
    const [message] = await listSandboxMessages(bank, { limit: 1 });
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    await checkCode(bank, { to: { customerId: ada.id }, code, origin });
    await enrolOptions(bank, ada.id, {}, origin);
    await expect(enrolOptions(bank, ada.id, {}, origin)).rejects.toMatchObject({
      code: 'second_factor_needed',
    });
  });

  test('asks for a person to be checked, and leaves out the keys there are', async () => {
    const key = await enrol(ada);
    const options = await enrolOptions(bank, ada.id, { pin: demoPin }, origin);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Karo' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: key.id }],
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(ada.id.replaceAll('-', ''));
  });

  test.each(oddities)('%s is refused', async (_, odd) => {
    await expect(enrol(ada, odd)).rejects.toMatchObject(wrong);
    expect(await listPasskeys(bank.db, ada.id)).toEqual([]);
  });

  test('a challenge is good once, for one customer, for five minutes', async () => {
    const key = softPasskey(site);
    const made = (customerId: string, response = key.create(options)) =>
      enrolPasskey(bank, { customerId, response, name: '', origin });
    let options = await enrolOptions(bank, ada.id, { pin: demoPin }, origin);
    await expect(made(bola.id)).rejects.toMatchObject(wrong);
    await expect(made(ada.id)).rejects.toMatchObject(wrong);
    options = await enrolOptions(bank, ada.id, { pin: demoPin }, origin);
    bank.clock.advance(5 * 60_000);
    await expect(made(ada.id)).rejects.toMatchObject(wrong);
    options = await enrolOptions(bank, ada.id, { pin: demoPin }, origin);
    expect(await made(ada.id)).toMatchObject({ name: 'Passkey' });
    await expect(made(ada.id)).rejects.toMatchObject(wrong);
  });

  test('ten keys at most', async () => {
    for (let n = 0; n < 10; n += 1) await enrol(ada);
    await expect(enrol(ada)).rejects.toMatchObject({ code: 'bad_request' });
  });

  test('rubbish is a refusal and no crash', async () => {
    const key = softPasskey(site);
    const options = await enrolOptions(bank, ada.id, { pin: demoPin }, origin);
    const response = key.create(options);
    for (const broken of [
      { ...response, response: { ...response.response, clientDataJSON: 'e30' } },
      { ...response, response: { ...response.response, clientDataJSON: '%%%' } },
      { ...response, response: { ...response.response, attestationObject: 'AAAA' } },
    ])
      await expect(
        enrolPasskey(bank, { customerId: ada.id, response: broken, name: '', origin }),
      ).rejects.toMatchObject(wrong);
  });
});

describe('signing in', () => {
  const signIn = async (key: Soft, odd: Oddity = {}) =>
    checkSignIn(bank, key.get(await signInOptions(bank), odd), origin);

  test('the passkey says who it is; the question names nobody', async () => {
    const key = await enrol(ada);
    const options = await signInOptions(bank);
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(await checkSignIn(bank, key.get(options), origin)).toMatchObject({ customer: { id: ada.id } });
  });

  test.each(oddities)('%s is refused', async (_, odd) => {
    const key = await enrol(ada);
    await expect(signIn(key, odd)).rejects.toMatchObject(wrong);
  });

  test('an answer is good once', async () => {
    const key = await enrol(ada);
    const answer = key.get(await signInOptions(bank));
    await checkSignIn(bank, answer, origin);
    await expect(checkSignIn(bank, answer, origin)).rejects.toMatchObject(wrong);
  });

  test('a copy of the key betrays itself by its counter', async () => {
    const key = await enrol(ada);
    await signIn(key, { counter: 9 });
    await expect(signIn(key, { counter: 9 })).rejects.toMatchObject(wrong);
    await expect(signIn(key, { counter: 4 })).rejects.toMatchObject(wrong);
    await signIn(key, { counter: 10 });
  });

  test('a synced key counts nothing', async () => {
    const key = await enrol(ada, { counter: 0 });
    await signIn(key, { counter: 0 });
    await signIn(key, { counter: 0 });
  });

  test('an unknown, a removed, a switched-off, and another’s key are refused alike', async () => {
    await expect(signIn(softPasskey(site))).rejects.toMatchObject(wrong);
    const key = await enrol(ada);
    await expect(signIn(key, { userHandle: 'AAAA' })).rejects.toMatchObject(wrong);
    await bank.db.transaction().execute((trx) => setBiometric(trx, ada.id, false, bank.clock.now()));
    await expect(signIn(key)).rejects.toMatchObject(wrong);
    await bank.db.transaction().execute((trx) => setBiometric(trx, ada.id, true, bank.clock.now()));
    await signIn(key);
    await removePasskey(bank, { customerId: ada.id, id: key.id, origin });
    await expect(signIn(key)).rejects.toMatchObject(wrong);
  });

  test('a signature of another key is refused', async () => {
    const [key, thief] = [await enrol(ada), softPasskey(site)];
    const stolen = { ...thief.get(await signInOptions(bank)), id: key.id, rawId: key.id };
    await expect(checkSignIn(bank, stolen, origin)).rejects.toMatchObject(wrong);
  });

  test('guessing from one address is ended, and a right one from there is let in', async () => {
    const guess = () =>
      checkSignIn(bank, softPasskey(site).get({ challenge: 'AAAA', rpId: 'localhost' }), origin);
    for (let n = 0; n < 60; n += 1) await expect(guess()).rejects.toMatchObject(wrong);
    await expect(guess()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await signIn(await enrol(ada))).toMatchObject({ customer: { id: ada.id } });
  });
});

describe('approving', () => {
  test('what is signed has the quote in it', async () => {
    const [key, offer] = [await enrol(ada), await quote()];
    const options = await approvalOptions(bank, offer.id, ada.id);
    const signed = Buffer.from(options.challenge, 'base64url');
    expect(signed.subarray(32)).toEqual(quoteHash(offer));
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    await checkApproval(bank, offer, key.get(options), origin);
  });

  test('another quote, or the same one with another amount, is refused', async () => {
    const [key, offer, bigger] = [await enrol(ada), await quote(), await quote(naira(6_000))];
    const answer = async () => key.get(await approvalOptions(bank, offer.id, ada.id));
    await expect(checkApproval(bank, bigger, await answer(), origin)).rejects.toMatchObject(wrong);
    await expect(
      checkApproval(bank, { ...offer, amount: naira(50_000) }, await answer(), origin),
    ).rejects.toMatchObject(wrong);
    if (offer.operation !== 'transfer') throw new Error('not a transfer');
    const elsewhere = { ...offer, facts: { ...offer.facts, account: '1234567899' } };
    await expect(checkApproval(bank, elsewhere, await answer(), origin)).rejects.toMatchObject(wrong);
    await checkApproval(bank, offer, await answer(), origin);
  });

  test('an approval is good once, and signing in approves nothing', async () => {
    const [key, offer] = [await enrol(ada), await quote()];
    const answer = key.get(await approvalOptions(bank, offer.id, ada.id));
    await checkApproval(bank, offer, answer, origin);
    await expect(checkApproval(bank, offer, answer, origin)).rejects.toMatchObject(wrong);
    const other = key.get(await signInOptions(bank));
    await expect(checkApproval(bank, offer, other, origin)).rejects.toMatchObject(wrong);
  });

  test('nobody else’s key approves it', async () => {
    const [key, offer] = [await enrol(bola), await quote()];
    await expect(approvalOptions(bank, offer.id, bola.id)).rejects.toMatchObject({ code: 'quote_missing' });
    const answer = key.get(await approvalOptions(bank, offer.id, ada.id));
    await expect(checkApproval(bank, offer, answer, origin)).rejects.toMatchObject(wrong);
  });

  test('a hash differs with everything that is offered', async () => {
    const offer = await quote();
    const others = [
      { ...offer, id: 'x' },
      { ...offer, customerId: bola.id },
      { ...offer, fee: naira(1) },
      { ...offer, duty: naira(1) },
      { ...offer, expiresAt: new Date(0) },
    ];
    const hashes = [offer, ...others].map((one) => quoteHash(one).toString('hex'));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

const enrolProved = async (customer: Customer): Promise<Soft> => {
  await prove(customer.id);
  return enrol(customer, {}, '');
};

describe('C2 a passkey that the PIN alone made', () => {
  const verify = async (key: Soft) =>
    checkVerify(bank, ada.id, key.get(await verifyOptions(bank, ada.id)), origin);
  const confirm = (id: string, customerId = ada.id) => confirmPasskey(bank, { customerId, id, origin });
  const unproved = { code: 'passkey_unproved' };
  const DAY = 24 * 3_600_000;

  test('is no second factor, however old it grows', async () => {
    const key = await enrol(ada);
    await expect(verify(key)).rejects.toMatchObject(unproved);
    bank.clock.advance(30 * DAY);
    await expect(verify(key)).rejects.toMatchObject(unproved);
    expect(await hasProof(bank.db, bank, ada.id)).toBe(false);
  });

  test('approves what the PIN approves, and no more: a step-up takes a code beside it', async () => {
    const key = await enrol(ada);
    await bank.db.updateTable('customerSecurity').set({ stepUpAbove: 0n }).execute();
    const offer = await quote();
    const passkey = async () => key.get(await approvalOptions(bank, offer.id, ada.id));
    const given = { quoteId: offer.id, customerId: ada.id, origin };
    await expect(approve(bank, { ...given, passkey: await passkey() })).rejects.toMatchObject({
      code: 'second_factor_needed',
    });
    await sendApprovalCode(bank, offer.id, origin);
    const [letter] = await listSandboxMessages(bank, { limit: 1 });
    const code = /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
    await approve(bank, { ...given, passkey: await passkey(), code });
    const next = await quote();
    const strong = await enrolProved(ada);
    const signed = strong.get(await approvalOptions(bank, next.id, ada.id));
    await approve(bank, { ...given, quoteId: next.id, passkey: signed });
    await bank.db.updateTable('customerSecurity').set({ stepUpAbove: null }).execute();
  });

  test('confirms neither itself nor another of its kind; another factor does, from a day after it was made', async () => {
    const [one, other] = [await enrol(ada), await enrol(ada)];
    await expect(confirm(one.id)).rejects.toMatchObject({ code: 'second_factor_needed' });
    await expect(verify(other)).rejects.toMatchObject(unproved);
    const from = new Date(bank.clock.now().getTime() + DAY);
    await prove(ada.id);
    expect(await confirm(one.id)).toMatchObject({ id: one.id, countsAt: from });
    await expect(verify(one)).rejects.toMatchObject(unproved);
    bank.clock.advance(DAY);
    await verify(one);
    expect(await confirm(other.id)).toMatchObject({ countsAt: bank.clock.now() });
    await expect(confirm(other.id, bola.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('signs in only where the PIN alone would: on a browser that is known, without two-factor', async () => {
    const key = await enrol(ada);
    const signIn = async (browser?: string, by = key) =>
      signInByPasskey(bank, { response: by.get(await signInOptions(bank)), browser, origin });
    await expect(signIn()).rejects.toMatchObject(unproved);
    const { browser } = await enter(bank, { customerId: ada.id, origin, how: 'opening' });
    expect(await signIn(browser)).toMatchObject({ customer: { id: ada.id } });
    await bank.db.updateTable('customerSecurity').set({ twoFactor: 'sms' }).execute();
    await expect(signIn(browser)).rejects.toMatchObject(unproved);
    await bank.db.updateTable('customerSecurity').set({ twoFactor: null }).execute();
    expect(await signIn(undefined, await enrolProved(ada))).toMatchObject({ customer: { id: ada.id } });
  });

  test('is confirmed by no code to a phone or an address that became theirs within the day', async () => {
    const key = await enrol(ada);
    const moved = { createdAt: bank.clock.now() };
    const held = await bank.db
      .updateTable('identity')
      .set(moved)
      .where('customerId', '=', ada.id)
      .where('kind', '=', 'phone')
      .returning('id')
      .executeTakeFirstOrThrow();
    await prove(ada.id);
    await expect(confirm(key.id)).rejects.toMatchObject({ code: 'second_factor_needed' });
    bank.clock.advance(DAY + 1);
    await prove(ada.id);
    await confirm(key.id);
    const { createdAt } = await bank.db
      .selectFrom('customer')
      .select('createdAt')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await bank.db.updateTable('identity').set({ createdAt }).where('id', '=', held.id).execute();
  });

  test('each change of a passkey is told in the list, by SMS and in chat', async () => {
    const count = async () => (await listNotifications(bank.db, ada.id, 'security')).length;
    const before = await count();
    const key = await enrol(ada);
    await prove(ada.id);
    await confirm(key.id);
    await removePasskey(bank, { customerId: ada.id, id: key.id, origin });
    expect((await count()) - before).toBe(3);
    while ((await deliverNotifications(bank)) > 0);
    const letters = await listSandboxMessages(bank, { address: '+2348030000001', limit: 50 });
    const at = bank.clock.now().getTime();
    const news = letters.filter(({ sentAt }) => sentAt.getTime() === at).map(({ body }) => body);
    for (const said of ['was added', 'was confirmed', 'was removed'])
      expect(news.filter((body) => body.includes(said)).length).toBeGreaterThan(0);
  });
});

test('a change is confirmed by a passkey as by a code', async () => {
  const key = await enrolProved(ada);
  expect(await hasProof(bank.db, bank, ada.id)).toBe(false);
  await checkVerify(bank, ada.id, key.get(await verifyOptions(bank, ada.id)), origin);
  expect(await hasProof(bank.db, bank, ada.id)).toBe(true);
});

test('only one’s own passkey can be removed', async () => {
  const key = await enrol(ada);
  const gone = (customerId: string) => removePasskey(bank, { customerId, id: key.id, origin });
  await expect(gone(bola.id)).rejects.toMatchObject({ code: 'not_found' });
  await gone(ada.id);
  await expect(gone(ada.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listPasskeys(bank.db, ada.id)).toEqual([]);
});

test('old challenges are removed', async () => {
  await signInOptions(bank);
  bank.clock.advance(5 * 60_000 + 1);
  expect(await purgeChallenges(bank)).toBeGreaterThan(0);
  expect(await bank.db.selectFrom('passkeyChallenge').select('challenge').execute()).toEqual([]);
});
