import { randomBytes } from 'node:crypto';
import { listSandboxMessages } from '@karo/core/auth';
import { findCustomerByIdentity } from '@karo/core/customers';
import { linkPinReset } from '@karo/core/identity';
import { expect, test, vi } from 'vitest';
import { loggedWords, siteForTests } from './testing.ts';

const ADA = '+2348030000001';
const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

const post = (browser: Agent, path: string, body: object = {}) =>
  browser.post(`/api/auth/pin-reset${path}`).send(body);

const jpeg = () => ({
  mime: 'image/jpeg',
  base64: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(2_000)]).toString('base64'),
});

const codeFor = (phone: string) =>
  vi.waitFor(async () => {
    const [letter] = await listSandboxMessages(site.bank, { address: phone, limit: 1 });
    const code = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0];
    expect(code).toBeDefined();
    return code ?? '';
  });

test('a forgotten PIN is set anew in one browser, whose cookie alone goes on with it', async () => {
  const [mine, other] = [agent(), agent()];
  expect((await mine.get('/api/auth/pin-reset').expect(200)).body.step).toBeNull();
  const begun = await post(mine, '', { phone: '0803 000 0001' }).expect(200);
  expect(begun.body.to).toBe('+234•••0001');
  expect(String(begun.headers['set-cookie'])).toMatch(/karo_reset=.*HttpOnly/);
  expect((await mine.get('/api/auth/pin-reset').expect(200)).body.step).toBe('code');
  const code = await codeFor(ADA);
  expect((await post(other, '/verify', { code }).expect(410)).body.code).toBe('quote_expired');
  expect((await post(mine, '/verify', { code }).expect(200)).body.step).toBe('picture');
  const given = { newPin: '9173', selfie: jpeg() };
  await post(other, '/finish', given).expect(410);
  await post(mine, '/finish', { ...given, selfie: { ...jpeg(), mime: 'image/png' } }).expect(400);
  const { body } = await post(mine, '/finish', given).expect(200);
  expect(new Date(body.cappedUntil).getTime()).toBe(site.bank.clock.now().getTime() + 86_400_000);
  expect((await mine.get('/api/auth/pin-reset').expect(200)).body.step).toBeNull();
  const signIn = (pin: string) => agent().post('/api/auth/sign-in').send({ phone: ADA, pin });
  expect((await signIn('2580').expect(401)).body.code).toBe('sign_in_wrong');
  expect((await signIn('9173').expect(200)).body.status).toBe('code_needed');
  expect(loggedWords(site.logs)).not.toContain('9173');
});

test('the link of a chat goes on in whatever browser opens it, but another secret does not', async () => {
  const customer = await findCustomerByIdentity(site.bank.db, 'phone', '+2348030000002');
  if (!customer) throw new Error('Bola is missing');
  const link = await linkPinReset(site.bank, { customer, origin: { channel: 'whatsapp', source: 'chat:2' } });
  expect(link).toMatch(/\/reset-pin#[\w-]{43}$/);
  const browser = agent();
  await post(browser, '/open', { secret: 'x'.repeat(43) }).expect(410);
  const { body } = await post(browser, '/open', { secret: link.split('#')[1] }).expect(200);
  expect(body).toMatchObject({ step: 'code', to: '+234•••0002' });
  await post(browser, '/code').expect(200);
  expect((await post(browser, '/code').expect(429)).body.code).toBe('code_sent_lately');
  await post(browser, '/verify', { code: await codeFor('+2348030000002') }).expect(200);
  await post(browser, '/finish', { newPin: '9173', selfie: jpeg() }).expect(200);
});
