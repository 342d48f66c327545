import type { User } from '@karo/core/contract';
import { findCustomer, listModelConsents } from '@karo/core/customers';
import { trialBalance } from '@karo/core/ledger';
import { phrasesIn } from '@karo/core/phrases';
import type request from 'supertest';
import { describe, expect, test } from 'vitest';
import { loggedWords, siteForTests } from './testing.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PIN = '7391';

/** Every code that these tests were sent. */
const codes: string[] = [];

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;
const post = (browser: Agent, path: string, body: object = {}) => browser.post(`/api${path}`).send(body);

async function codeFor(address: string): Promise<string> {
  const { body } = await agent().get('/api/sandbox/messages').query({ address });
  const code = /\b\d{6}\b/.exec(body[0]?.body ?? '')?.[0] ?? '';
  if (code) codes.push(code);
  return code;
}

type Someone = { browser: Agent; user: User };
let made = 0;

/** A customer of the wizard's, signed in. */
async function someone(): Promise<Someone> {
  made += 1;
  const phone = `+23480650000${String(10 + made)}`;
  const browser = agent();
  await post(browser, '/auth/send-2fa-code', { method: 'sms', purpose: 'register', phone }).expect(200);
  const { body } = await post(browser, '/users/register', {
    phone,
    firstName: 'Ngozi',
    lastName: 'Okonkwo',
    email: `ngozi${made}@example.com`,
    bvn: `223456700${String(10 + made)}`,
    verificationCode: await codeFor(phone),
    transactionPin: PIN,
    confirmPin: PIN,
  }).expect(200);
  return { browser, user: body.user };
}

/** Shows a second factor; a minute later, so that a code may be sent. */
async function confirm({ browser, user }: Someone, method = 'sms', purpose = 'verify'): Promise<void> {
  site.bank.clock.advance(MINUTE_MS);
  const sent = await post(browser, '/auth/send-2fa-code', { method, purpose }).expect(200);
  expect(sent.body.to).toContain('•••');
  const { body: profile } = await browser.get('/api/user/profile');
  const code = await codeFor(method === 'sms' ? user.phone : profile.email);
  await post(browser, '/auth/verify-2fa-code', { code, method }).expect(200);
}

const refusal = async (call: request.Test) => (await call).body.code;

const transfer = ({ browser, user }: Someone, amount: string, pin = PIN) =>
  post(browser, '/banking/transfer', {
    userId: user.id,
    recipientBank: 'gtb',
    recipientAccount: '1234567896',
    recipientName: 'Chidi Okafor',
    amount,
    pin,
  });

describe('the profile', () => {
  test('shows who one is; the name of the BVN stays, an address may change', async () => {
    const me = await someone();
    const { body } = await me.browser.get('/api/user/profile').expect(200);
    expect(body).toMatchObject({ kycStatus: 'approved', isVerified: true, kycTier: 1, nameFixed: true });
    const { firstName, lastName, phone } = body;
    const save = (change: object) =>
      post(me.browser, '/user/profile', { firstName, lastName, phone, email: body.email, ...change });
    expect(await refusal(save({ firstName: 'Amina' }))).toBe('name_fixed');
    expect(await refusal(save({ email: 'nobody' }))).toBe('email_invalid');
    expect(await refusal(save({ phone: '08031112222' }))).toBe('phone_by_code');
    const saved = await save({ email: 'ngozi@Example.com' }).expect(200);
    expect(saved.body).toMatchObject({ email: 'ngozi@example.com', emailVerified: false });
  });

  test('the language is kept, and answered in', async () => {
    const { browser } = await someone();
    await browser.get('/api/session').expect(200);
    await post(browser, '/user/language', { language: 'tlh' }).expect(400);
    await post(browser, '/user/language', { language: 'ha' }).expect(200, { language: 'ha' });
    const { body } = await browser.get('/api/session').set('accept-language', 'en');
    expect(body.user.language).toBe('ha');
    const refused = await post(browser, '/user/phone', { phone: '12', code: '123456', pin: PIN });
    expect(refused.body.detail).toBe(phrasesIn('ha').faults.phone_invalid({}));
  });

  test('a proved address changes only with a second factor', async () => {
    const me = await someone();
    await confirm(me, 'email', 'setup');
    const { body } = await me.browser.get('/api/user/profile');
    expect(body.emailVerified).toBe(true);
    const { firstName, lastName, phone } = body;
    const move = () =>
      post(me.browser, '/user/profile', { firstName, lastName, phone, email: 'other@example.com' });
    expect(await refusal(move())).toBe('second_factor_needed');
    await confirm(me);
    await move().expect(200);
    const back = { firstName, lastName, phone, email: body.email };
    await post(me.browser, '/user/profile', back).expect(200);
  });

  test('a code proves the address that it was sent to, and no other', async () => {
    const me = await someone();
    const { body: held } = await me.browser.get('/api/user/profile');
    site.bank.clock.advance(MINUTE_MS);
    await post(me.browser, '/auth/send-2fa-code', { method: 'email', purpose: 'setup' }).expect(200);
    const code = await codeFor(held.email);
    const { firstName, lastName, phone } = held;
    const moved = { firstName, lastName, phone, email: 'victim@example.com' };
    await post(me.browser, '/user/profile', moved).expect(200);
    expect(await refusal(post(me.browser, '/auth/verify-2fa-code', { code, method: 'email' }))).toBe(
      'code_expired',
    );
    expect((await me.browser.get('/api/user/profile')).body.emailVerified).toBe(false);
  });

  test('an address that was proved a moment ago is a second factor for nothing; a day later it is', async () => {
    const me = await someone();
    const { body: held } = await me.browser.get('/api/user/profile');
    const mine = { firstName: held.firstName, lastName: held.lastName, phone: held.phone };
    await post(me.browser, '/user/profile', { ...mine, email: 'thief@example.com' }).expect(200);
    await confirm(me, 'email', 'setup');
    expect(await refusal(post(me.browser, '/user/passkeys/options'))).toBe('second_factor_needed');
    await confirm(me, 'email');
    await post(me.browser, '/user/instant-transfers', { enabled: false }).expect(200);
    const on = () => post(me.browser, '/user/instant-transfers', { enabled: true });
    expect(await refusal(on())).toBe('second_factor_needed');
    site.bank.clock.advance(DAY_MS);
    await post(me.browser, '/auth/unlock', { pin: PIN }).expect(200);
    await confirm(me, 'email');
    await on().expect(200);
  });

  test('another e-mail address: the old one is told of it, by mail, and the new one not before it is proved', async () => {
    const me = await someone();
    const [old, next] = ['old@example.ng', 'new@example.ng'];
    await site.bank.db.updateTable('customer').set({ email: old }).where('id', '=', me.user.id).execute();
    await confirm(me, 'email', 'setup');
    site.bank.clock.advance(2 * DAY_MS);
    await post(me.browser, '/auth/unlock', { pin: PIN }).expect(200);
    await confirm(me, 'email');
    const { firstName, lastName, phone } = me.user;
    const change = { firstName, lastName, phone, email: next };
    await post(me.browser, '/user/profile', change).expect(200);
    const mailsTo = async (address: string): Promise<string[]> => {
      const { body } = await agent().get('/api/sandbox/messages').query({ address });
      return body.map((message: { body: string }) => message.body);
    };
    expect((await mailsTo(old))[0]).toContain('email address of your account was changed');
    expect(await mailsTo(next)).toEqual([]);
  });

  test('another number takes its code and the PIN, caps money, and leaves the old number', async () => {
    const me = await someone();
    const phone = '+2348065999901';
    site.bank.clock.advance(2 * DAY_MS);
    await post(me.browser, '/auth/unlock', { pin: PIN }).expect(200);
    const createdAt = site.bank.clock.now();
    const chat = { channel: 'whatsapp', address: '4711@lid', customerId: me.user.id, createdAt } as const;
    const { id: chatId } = await site.bank.db
      .insertInto('conversation')
      .values(chat)
      .returning('id')
      .executeTakeFirstOrThrow();
    await post(me.browser, '/auth/send-2fa-code', { method: 'sms', purpose: 'link', phone }).expect(200);
    const code = await codeFor(phone);
    const change = (body: object) => post(me.browser, '/user/phone', { phone, code, pin: PIN, ...body });
    expect(await refusal(change({ pin: '1111' }))).toBe('pin_wrong');
    expect(await refusal(change({ code: '000000' }))).toBe('code_wrong');
    const { body } = await change({}).expect(200);
    expect(body.phone).toBe(phone);
    expect(Date.parse(body.cappedUntil)).toBe(site.bank.clock.now().getTime() + DAY_MS);
    const { body: told } = await agent().get('/api/sandbox/messages').query({ address: me.user.phone });
    expect(told[0].body).toContain('changed');
    const old = { phone: me.user.phone, pin: PIN };
    expect(await refusal(post(agent(), '/auth/sign-in', old))).toBe('sign_in_wrong');
    const find = site.bank.db.selectFrom('conversation').select('customerId').where('id', '=', chatId);
    expect((await find.executeTakeFirstOrThrow()).customerId).toBeNull();
  });
});

describe('security settings', () => {
  const all = {
    biometricEnabled: false,
    twoFactorEnabled: false,
    loginNotifications: true,
    transactionNotifications: true,
    suspiciousActivityAlerts: true,
  };

  test('biometric needs a passkey, two-factor a code that came', async () => {
    const me = await someone();
    const save = (change: object) => post(me.browser, '/user/security-settings', { ...all, ...change });
    expect(await refusal(save({ biometricEnabled: true }))).toBe('passkey_needed');
    expect(await refusal(save({ twoFactorEnabled: true }))).toBe('second_factor_needed');
    await confirm(me, 'sms', 'setup');
    const { body } = await save({ twoFactorEnabled: true }).expect(200);
    expect(body).toMatchObject({ twoFactorEnabled: true, twoFactorMethod: 'sms' });
    const quiet = { twoFactorEnabled: true, loginNotifications: false };
    expect(await refusal(save(quiet))).toBe('second_factor_needed');
    site.bank.clock.advance(MINUTE_MS);
    await confirm(me);
    await save(quiet).expect(200);
    const { body: news } = await me.browser.get('/api/notifications').expect(200);
    expect(JSON.stringify(news)).toContain('Two-step sign-in is on. From now on we send a code by SMS');
    expect(await refusal(save({}))).toBe('second_factor_needed');
    const { body: kept } = await me.browser.get('/api/user/security-settings');
    expect(kept).toMatchObject({ twoFactorEnabled: true, loginNotifications: false });
  });

  test('whether a model outside may read is agreed to in the words that are shown, and taken back', async () => {
    const { browser, user } = await someone();
    const of = async (language: string) =>
      (await browser.get('/api/user/model-consent').query({ language })).body;
    expect(await of('en')).toMatchObject({ isAsked: false, isGiven: false, at: null });
    Object.assign(site.bank.config, { understand: 'both' });
    const { isAsked, wording } = await of('yo');
    expect(isAsked).toBe(true);
    expect(wording).toContain('ilé-iṣẹ́ mìíràn');
    const save = (agrees: boolean) =>
      post(browser, '/user/model-consent', { agrees, language: 'yo' }).expect(200);
    expect((await save(true)).body).toMatchObject({ isGiven: true });
    await save(true);
    expect((await save(false)).body).toMatchObject({ isGiven: false });
    Object.assign(site.bank.config, { understand: 'net' });
    const lines = await listModelConsents(site.bank.db, user.id);
    expect(lines.map(({ kind, by, language }) => `${kind} ${by} ${language}`)).toEqual([
      ...['given site yo', 'withdrawn site yo'],
    ]);
    expect(lines[0]?.wording).toBe(wording);
    const { text } = await browser.get('/api/user/export').query({ format: 'json' });
    expect(JSON.parse(text).modelConsents).toHaveLength(2);
  });

  test('with two-factor on, a browser that is known needs a code as well', async () => {
    const me = await someone();
    await confirm(me, 'sms', 'setup');
    await post(me.browser, '/user/security-settings', { ...all, twoFactorEnabled: true }).expect(200);
    await me.browser.delete('/api/session');
    site.bank.clock.advance(MINUTE_MS);
    const { body } = await post(me.browser, '/auth/sign-in', { phone: me.user.phone, pin: PIN }).expect(200);
    expect(body.status).toBe('code_needed');
  });

  test('instant transfers go off at once, and on with a second factor', async () => {
    const me = await someone();
    const instant = (enabled: boolean) => post(me.browser, '/user/instant-transfers', { enabled });
    await instant(false).expect(200);
    expect(await refusal(transfer(me, '1000.00'))).toBe('instant_off');
    expect(await refusal(instant(true))).toBe('second_factor_needed');
    await confirm(me);
    expect((await instant(true).expect(200)).body.instantTransfers).toBe(true);
    await transfer(me, '1000.00').expect(200);
  });

  test('above one’s own threshold a transfer takes a second factor beside the PIN', async () => {
    const me = await someone();
    const save = (stepUpAbove: number | null) =>
      post(me.browser, '/user/security-settings', { ...all, stepUpAbove });
    await save(2_000).expect(200);
    await transfer(me, '1500.00').expect(200);
    expect(await refusal(transfer(me, '3000.00'))).toBe('second_factor_needed');
    expect(await refusal(save(null))).toBe('second_factor_needed');
    await confirm(me, 'sms', 'transaction');
    await transfer(me, '3000.00').expect(200);
  });
});

describe('limits', () => {
  test('go down at once and are felt, go up a day after a second factor, never above the ceiling', async () => {
    const me = await someone();
    const { body: held } = await me.browser.get('/api/user/limits').expect(200);
    expect(held).toMatchObject({ dailyTransferLimit: 50_000, ceilings: { dailyTransferLimit: 50_000 } });
    const { ceilings: _, pending: __, ...limits } = held;
    const save = (dailyTransferLimit: number) =>
      post(me.browser, '/user/limits', { ...limits, dailyTransferLimit });
    expect(await refusal(save(60_000))).toBe('limit_ceiling');
    expect((await save(1_000).expect(200)).body.dailyTransferLimit).toBe(1_000);
    expect(await refusal(transfer(me, '1500.00'))).toBe('limit_single');
    site.bank.clock.advance(11 * MINUTE_MS);
    expect(await refusal(save(5_000))).toBe('second_factor_needed');
    await confirm(me);
    const { body: asked } = await save(5_000).expect(200);
    expect(asked).toMatchObject({
      dailyTransferLimit: 1_000,
      pending: [{ limit: 'dailyTransferLimit', amount: 5_000 }],
    });
    site.bank.clock.advance(DAY_MS);
    await post(me.browser, '/auth/unlock', { pin: PIN }).expect(200);
    expect((await me.browser.get('/api/user/limits')).body).toMatchObject({
      dailyTransferLimit: 5_000,
      pending: [],
    });
  });

  test('a level higher is asked for by NIN', async () => {
    const me = await someone();
    const { body } = await me.browser.get('/api/user/kyc').expect(200);
    expect(body).toMatchObject({ tier: 1, levels: [{ tier: 1 }, { tier: 2 }, { tier: 3 }] });
    expect(await refusal(post(me.browser, '/user/kyc', { tier: 2 }))).toBe('nin_invalid');
    const asked = await post(me.browser, '/user/kyc', { tier: 2, nin: '71234567890' }).expect(200);
    expect(asked.body).toMatchObject({ tier: 2, applications: [{ tier: 2, status: 'approved' }] });
  });
});

describe('accounts at other banks', () => {
  test('are verified by name, one is primary, and each can go', async () => {
    const me = await someone();
    const add = (bankName: string, accountNumber: string) =>
      post(me.browser, '/user/bank-accounts', { bankName, accountNumber });
    const others = await add('gtb', '1234567896').expect(200);
    expect(others.body).toMatchObject({ isVerified: false, isPrimary: false });
    const { id } = others.body;
    expect(await refusal(post(me.browser, `/user/bank-accounts/${id}/primary`))).toBe('account_unverified');
    expect(await refusal(add('no such bank', '1234567896'))).toBe('bank_unknown');
    const mine = await add('karo', me.user.accountNumber).expect(200);
    expect(mine.body).toMatchObject({ accountName: 'NGOZI OKONKWO', isVerified: true, isPrimary: true });
    expect((await me.browser.get('/api/user/bank-accounts')).body).toHaveLength(2);
    const left = await post(me.browser, `/user/bank-accounts/${mine.body.id}/remove`).expect(200);
    expect(left.body).toHaveLength(1);
    const other = await someone();
    await post(other.browser, `/user/bank-accounts/${id}/primary`).expect(404);
  });
});

describe('devices and sessions', () => {
  test('are listed, forgotten one by one, and ended all at once', async () => {
    const me = await someone();
    const second = agent();
    site.bank.clock.advance(MINUTE_MS);
    await post(second, '/auth/sign-in', { phone: me.user.phone, pin: PIN }).expect(200);
    const code = await codeFor(me.user.phone);
    await post(second, '/auth/verify-2fa-code', { code, method: 'sms' }).expect(200);
    const { body: devices } = await me.browser.get('/api/user/devices').expect(200);
    expect(devices).toMatchObject([{ current: false, signedIn: true }, { current: true }]);
    await post(me.browser, `/user/devices/${devices[0].id}/remove`).expect(200);
    expect((await second.get('/api/session')).body.user).toBeNull();
    const { body } = await post(me.browser, '/user/sessions/end-all').expect(200);
    expect(body.ended).toBe(1);
    await me.browser.get('/api/user/devices').expect(401);
  });

  test('what happened stands in the customer’s own log', async () => {
    const me = await someone();
    const { body } = await me.browser.get('/api/user/activity').expect(200);
    expect(body.map((line: { action: string }) => line.action)).toEqual(
      expect.arrayContaining(['customer_opened', 'sign_in']),
    );
  });

  test('the log says what was approved and what was changed, and no whole account number', async () => {
    const me = await someone();
    await transfer(me, '100.00').expect(200);
    expect(await refusal(transfer(me, '200.00', '0001'))).toBe('pin_wrong');
    const { body: limits } = await me.browser.get('/api/user/limits').expect(200);
    await post(me.browser, '/user/limits', { ...limits, dailyBillPaymentLimit: 10_000 }).expect(200);
    const { body, text } = await me.browser.get('/api/user/activity').expect(200);
    const of = (action: string) => body.find((line: { action: string }) => line.action === action);
    expect(of('quote_approved').approved).toEqual({
      operation: 'transfer',
      amount: '100.00',
      name: 'CHIDI OKAFOR',
      bank: 'GTBank',
      account: '12•••••896',
      narration: null,
    });
    expect(of('pin_refused').approved).toMatchObject({ operation: 'transfer', amount: '200.00' });
    for (const action of ['quote_approved', 'pin_refused'])
      expect(of(action)).toMatchObject({ channel: 'web', ip: expect.any(String) });
    expect(of('limits_lowered')).toMatchObject({ approved: null, changes: { dailyBills: '10000.00' } });
    expect(of('customer_opened')).toMatchObject({ approved: null, changes: {} });
    expect(text).not.toContain('1234567896');
  });
});

describe('leaving', () => {
  test('an account kept still sends nothing, receives, and wakes with PIN and a second factor', async () => {
    const me = await someone();
    expect(await refusal(post(me.browser, '/user/deactivate', { pin: '0000' }))).toBe('pin_wrong');
    const still = await post(me.browser, '/user/deactivate', { pin: PIN }).expect(200);
    expect(still.body.status).toBe('deactivated');
    expect(await refusal(transfer(me, '100.00'))).toBe('customer_deactivated');
    await me.browser.get('/api/user/limits').expect(200);
    expect(await refusal(post(me.browser, '/user/reactivate', { pin: PIN }))).toBe('second_factor_needed');
    await confirm(me);
    const { body } = await post(me.browser, '/user/reactivate', { pin: PIN }).expect(200);
    expect(body.status).toBe('active');
    await transfer(me, '100.00').expect(200);
  });

  test('one’s data comes as JSON and as PDF', async () => {
    const me = await someone();
    await post(me.browser, '/goals', { name: 'Rent', targetAmount: '50000.00' }).expect(200);
    const group = { name: 'Traders', type: 'esusu', targetAmount: '1000.00', maxMembers: 5 };
    await post(me.browser, '/groups', group).expect(200);
    const ticket = { subject: 'A question', category: 'General Inquiry', message: 'How do I begin?' };
    await post(me.browser, '/support/tickets', ticket).expect(200);
    const { body } = await me.browser.get('/api/user/export').expect(200);
    expect(body).toMatchObject({
      goals: [{ name: 'Rent', target: '50000.00', lines: [] }],
      groups: [{ name: 'Traders', contribution: '1000.00', lines: [{ kind: 'founded' }] }],
      tickets: [{ subject: 'A question' }],
      learning: { totalPoints: 0 },
      cards: [],
      loans: [],
      billsAndAirtime: [],
      cases: [],
    });
    expect(body.profile).toMatchObject({ firstName: 'Ngozi', accountNumber: me.user.accountNumber });
    expect(body.transactions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('22345670');
    const pdf = await me.browser.get('/api/user/export?format=pdf').expect(200);
    expect(pdf.headers['content-type']).toContain('application/pdf');
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('an account closes empty, with the PIN; the person is gone and the book stands', async () => {
    const me = await someone();
    const friend = await someone();
    const close = (body: object = { pin: PIN }) => post(me.browser, '/user/delete-account', body);
    const { body } = await close();
    expect(body).toMatchObject({ code: 'closing_refused', facts: { why: 'money', amount: '20000.00' } });
    site.bank.clock.advance(2 * DAY_MS);
    await post(me.browser, '/auth/unlock', { pin: PIN }).expect(200);
    const { accountNumber } = friend.user;
    const all = { recipientBank: 'karo', recipientAccount: accountNumber, recipientName: 'Ngozi Okonkwo' };
    await post(me.browser, '/banking/transfer', {
      ...all,
      userId: me.user.id,
      amount: '20000.00',
      pin: PIN,
    }).expect(200);
    expect(await refusal(close({}))).toBe('second_factor_needed');
    expect(await refusal(close({ pin: '1111' }))).toBe('pin_wrong');
    await close().expect(200, { status: 'closed' });
    expect((await me.browser.get('/api/session')).body).toEqual({ user: null });
    const gone = await findCustomer(site.bank.db, me.user.id);
    expect(gone).toMatchObject({ firstName: 'Closed', status: 'closed', hasPin: false });
    expect(gone?.phone).toBeUndefined();
    expect(await trialBalance(site.bank.db)).toMatchObject({ ok: true });
  });
});

test('no PIN, BVN, NIN or code of these tests stands in a log', () => {
  const logged = loggedWords(site.logs);
  expect(logged).toContain('/api/users/register');
  expect(codes.length).toBeGreaterThan(3);
  for (const secret of [...[PIN, '223456700', '71234567890'], ...codes]) expect(logged).not.toContain(secret);
});
