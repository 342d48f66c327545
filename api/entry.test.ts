import { findCustomerByIdentity } from '@karo/core/customers';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { administrator, loggedWords, siteForTests, testSite } from './testing.ts';

const ADA = '+2348030000001';
const MINUTE_MS = 60_000;

/** Every code that these tests were sent. */
const codes: string[] = [];

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

const post = (browser: Agent, path: string, body: object = {}) => browser.post(`/api${path}`).send(body);

/** The newest code that was sent to an address. */
async function codeFor(address: string): Promise<string> {
  const { body } = await agent().get('/api/sandbox/messages').query({ address }).expect(200);
  const code = /\b\d{6}\b/.exec(body[0]?.body ?? '')?.[0] ?? '';
  if (code) codes.push(code);
  return code;
}

async function signIn(browser: Agent, phone = ADA, pin = '2580') {
  const { body } = await post(browser, '/auth/sign-in', { phone, pin }).expect(200);
  if (body.status === 'signed_in') return body.user;
  const code = await codeFor(phone);
  const done = await post(browser, '/auth/verify-2fa-code', { code, method: body.method }).expect(200);
  return done.body.user;
}

const who = async (browser: Agent) => (await browser.get('/api/session').expect(200)).body;

describe('signing in', () => {
  test('takes a code on a browser that is new, and the PIN alone on one that is known', async () => {
    const browser = agent();
    const { body } = await post(browser, '/auth/sign-in', { phone: '0803 000 0001', pin: '2580' }).expect(
      200,
    );
    expect(body).toMatchObject({ status: 'code_needed', method: 'sms', user: null });
    expect(body.sent.to).toBe('+234•••0001');
    expect((await who(browser)).user).toBeNull();
    const wrong = await post(browser, '/auth/verify-2fa-code', { code: '000000', method: 'sms' });
    expect(wrong.body).toMatchObject({ code: 'code_wrong', facts: { triesLeft: 4 } });
    const code = await codeFor(ADA);
    const done = await post(browser, '/auth/verify-2fa-code', { code, method: 'sms' }).expect(200);
    expect(done.body.user.firstName).toBe('Ada');
    expect((await who(browser)).user.firstName).toBe('Ada');
    await browser.delete('/api/session').expect(200);
    const again = await post(browser, '/auth/sign-in', { phone: ADA, pin: '2580' }).expect(200);
    expect(again.body.status).toBe('signed_in');
  });

  test('a new browser caps what moves for a day', async () => {
    const ada = await findCustomerByIdentity(site.bank.db, 'phone', ADA);
    expect(ada?.cappedUntil?.getTime()).toBe(site.bank.clock.now().getTime() + 24 * 60 * MINUTE_MS);
  });

  test('nobody learns whether a number is known, and five wrong tries lock both alike', async () => {
    const refusals = async (phone: string) => {
      const all = [];
      for (let at = 0; at < 6; at += 1) {
        const { status, body } = await post(agent(), '/auth/sign-in', { phone, pin: '1111' });
        all.push([status, body.code]);
      }
      return all;
    };
    const known = await refusals('+2348030000002');
    expect(known).toEqual(await refusals('+2348039999999'));
    expect(known.at(0)).toEqual([401, 'sign_in_wrong']);
    expect(known.at(5)).toEqual([429, 'too_many_requests']);
  });

  test('a session rests after a quarter of an hour, and the PIN wakes it under another secret', async () => {
    const browser = agent();
    site.bank.clock.advance(MINUTE_MS);
    const user = await signIn(browser);
    site.bank.clock.advance(16 * MINUTE_MS);
    expect(await who(browser)).toMatchObject({
      user: null,
      resting: { firstName: 'Ada', phone: '+234•••0001' },
    });
    await browser.get(`/api/users/${user.id}/dashboard`).expect(401);
    await post(browser, '/auth/unlock', { pin: '1111' }).expect(403);
    await post(browser, '/auth/unlock', { pin: '2580' }).expect(200);
    await browser.get(`/api/users/${user.id}/dashboard`).expect(200);
    await post(agent(), '/auth/unlock', { pin: '2580' }).expect(401);
  });

  test('a code is sent once a minute, and not to finish what was not begun', async () => {
    const body = { method: 'sms', purpose: 'register', phone: '08091234567' };
    await post(agent(), '/auth/send-2fa-code', body).expect(200);
    expect((await post(agent(), '/auth/send-2fa-code', body).expect(429)).body.code).toBe('code_sent_lately');
    site.bank.clock.advance(MINUTE_MS);
    await post(agent(), '/auth/send-2fa-code', body).expect(200);
    await post(agent(), '/auth/send-2fa-code', { method: 'sms', purpose: 'sign_in' }).expect(401);
    await post(agent(), '/auth/send-2fa-code', { method: 'sms', purpose: 'verify' }).expect(401);
    await post(agent(), '/auth/verify-2fa-code', { code: '123456', method: 'sms' }).expect(401);
  });
});

describe('administrators', () => {
  test('are let in by key, in a cookie for the API alone, and out again', async () => {
    const browser = agent();
    const refused = await post(browser, '/admin/verify', { adminKey: 'wrong' }).expect(200);
    expect(refused.body).toMatchObject({ success: false, message: 'Invalid admin key' });
    await browser.get('/api/stats').expect(401);
    const answer = await post(browser, '/admin/verify', { adminKey: 'right' }).expect(200);
    expect(answer.body).toMatchObject({ success: true, administrator: { id: 'shared', role: 'owner' } });
    expect(String(answer.headers['set-cookie'])).toMatch(/Path=\/api; HttpOnly; SameSite=Strict/);
    await browser.get('/api/stats').expect(200);
    await browser.delete('/api/admin/session').expect(200);
    await browser.get('/api/stats').expect(401);
  });

  test('named ones have their own key and role, which the shared one gives and takes', async () => {
    const shared = await administrator(site);
    const { body } = await post(shared, '/admin/administrators', { name: 'Tola', role: 'support' }).expect(
      200,
    );
    const tola = agent();
    await post(tola, '/admin/verify', { adminKey: body.adminKey }).expect(200);
    expect((await tola.get('/api/admin/session')).body.administrator).toMatchObject({ name: 'Tola' });
    await tola.get('/api/admin/kyc').expect(200);
    await tola.get('/api/admin/audit').expect(403);
    const { id } = body.administrator;
    await post(shared, `/admin/administrators/${id}`, { role: 'approver' }).expect(200);
    // Another role ends the sessions of the one before.
    await tola.get('/api/admin/audit').expect(401);
    await post(tola, '/admin/verify', { adminKey: body.adminKey }).expect(200);
    await tola.get('/api/admin/audit').expect(200);
    await post(tola, '/admin/administrators', { name: 'Eve', role: 'approver' }).expect(403);
    await post(shared, `/admin/administrators/${id}`, { disabled: true }).expect(200);
    await tola.get('/api/stats').expect(401);
  });

  test('are out after eight hours', async () => {
    const shared = agent();
    await post(shared, '/admin/verify', { adminKey: 'right' }).expect(200);
    site.bank.clock.advance(8 * 60 * MINUTE_MS);
    await shared.get('/api/stats').expect(401);
  });

  test('guessing keys from one address is locked', async () => {
    const fresh = await testSite();
    const guess = () => request(fresh.app.server).post('/api/admin/verify').send({ adminKey: 'guess' });
    for (let at = 0; at < 5; at += 1) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
    await fresh.close();
  });
});

describe('the sign-up wizard', () => {
  const form = {
    phone: '0806 123 4567',
    firstName: 'ngozi',
    lastName: 'okonkwo',
    email: 'ngozi@example.com',
    bvn: '22312345678',
    transactionPin: '7391',
    confirmPin: '7391',
  };
  const ask = (phone = form.phone) =>
    post(agent(), '/auth/send-2fa-code', { method: 'sms', purpose: 'register', phone }).expect(200);
  const refused = async (body: object) => (await post(agent(), '/users/register', body)).body.code;

  test('opens an account of tier 1 for who has the phone and the BVN, and signs the browser in', async () => {
    await ask();
    const verificationCode = await codeFor('+2348061234567');
    expect(await refused({ ...form, verificationCode: '000000' })).toBe('code_wrong');
    expect(await refused({ ...form, verificationCode, confirmPin: '7392' })).toBe('pin_mismatch');
    expect(await refused({ ...form, verificationCode, transactionPin: '1234', confirmPin: '1234' })).toBe(
      'pin_weak',
    );
    expect(await refused({ ...form, verificationCode, email: 'ngozi' })).toBe('email_invalid');
    expect(await refused({ ...form, verificationCode, bvn: '22200000002' })).toBe('under_age');
    expect(await refused({ ...form, verificationCode, bvn: '22200000001' })).toBe('bvn_mismatch');
    const browser = agent();
    const { body } = await post(browser, '/users/register', { ...form, verificationCode }).expect(200);
    expect(body.user).toMatchObject({ firstName: 'Ngozi', isVerified: true, isDemo: false });
    expect(body.user.accountNumber).toMatch(/^\d{10}$/);
    expect((await who(browser)).user.id).toBe(body.user.id);
  });

  test('one account a phone and a BVN: the phone is told of it by message, not on the page', async () => {
    site.bank.clock.advance(MINUTE_MS);
    await ask();
    expect(await codeFor('+2348061234567')).toBe('');
    site.bank.clock.advance(MINUTE_MS);
    await ask('08061234568');
    const verificationCode = await codeFor('+2348061234568');
    expect(await refused({ ...form, phone: '08061234568', verificationCode })).toBe('customer_exists');
  });

  test('a form that is half filled in is refused, and not taken for the demo’s', async () => {
    expect(await refused({ ...form, phone: '08061234569' })).toBe('bad_request');
  });

  test('who proves a number that a demo customer only typed takes it', async () => {
    const demo = { phone: '08061234570', firstName: 'Typed', lastName: 'Only' };
    await post(agent(), '/users/register', demo).expect(200);
    await ask(demo.phone);
    const verificationCode = await codeFor('+2348061234570');
    const proved = { ...form, phone: demo.phone, bvn: '22312345680', verificationCode };
    await post(agent(), '/users/register', proved).expect(200);
  });
});

test('no PIN, BVN, NIN or code of these tests stands in a log', () => {
  const logged = loggedWords(site.logs);
  expect(logged).toContain('/api/users/register');
  expect(codes.length).toBeGreaterThan(3);
  for (const secret of [...['2580', '7391', '22312345678', '22312345680'], ...codes])
    expect(logged).not.toContain(secret);
});
