import { randomBytes } from 'node:crypto';
import { openSandboxCustomer, quotePinChange } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { deliverNotifications, notifyCustomer } from '@karo/core/messaging';
import { transact } from '@karo/db/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { administrator, siteForTests } from './testing.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;
const post = (browser: Agent, path: string, body: object = {}) => browser.post(`/api${path}`).send(body);

/** The addresses that were pushed to. */
const heard: string[] = [];
beforeEach(() => {
  heard.length = 0;
  vi.spyOn(site.bank.push, 'send').mockImplementation(async ({ endpoint }) => {
    heard.push(endpoint);
    return 'sent';
  });
});

let people = 0;

/** A customer of the sandbox: their number. */
async function someone(): Promise<string> {
  people += 1;
  const phone = `+23480311122${10 + people}`;
  const dele = { phone, firstName: 'Dele', lastName: 'Ojo', opening: naira(100) };
  await openSandboxCustomer(site.bank, { ...dele, demo: false, verified: true });
  return phone;
}

/** Signs in, and answers whom. */
async function signIn(browser: Agent, phone: string): Promise<string> {
  site.bank.clock.advance(2 * MINUTE_MS);
  const { body } = await post(browser, '/auth/sign-in', { phone, pin: '2580' }).expect(200);
  if (body.status === 'signed_in') return body.user.id;
  const sent = await agent().get('/api/sandbox/messages').query({ address: phone });
  const code = /\b\d{6}\b/.exec(sent.body[0]?.body ?? '')?.[0];
  const done = await post(browser, '/auth/verify-2fa-code', { code, method: body.method }).expect(200);
  return done.body.user.id;
}

let browsers = 0;

/** Lets this browser be told; answers its address at the push service. */
async function listen(browser: Agent): Promise<string> {
  browsers += 1;
  const endpoint = `https://fcm.googleapis.com/fcm/send/browser-${browsers}`;
  const keys = { p256dh: 'B'.repeat(87), auth: randomBytes(16).toString('base64url') };
  await post(browser, '/notifications/push', { endpoint, keys }).expect(200);
  return endpoint;
}

/** Which of a customer's browsers hear that money came. */
async function told(customer: string): Promise<string[]> {
  // What they were told on signing in is not what is asked about.
  await deliverNotifications(site.bank);
  heard.length = 0;
  const news = { at: site.bank.clock.now(), dedupe: `transfer:${randomBytes(6).toString('hex')}:received` };
  await transact(site.bank.db, (trx) =>
    notifyCustomer(trx, { customerId: customer }, { ...news, words: () => ({ text: '₦5,000 came.' }) }),
  );
  await deliverNotifications(site.bank);
  return [...heard].sort();
}

const listens = async (browser: Agent) => (await browser.get('/api/notifications/push')).body.subscribed;

describe('what a browser is pushed ends with its session', () => {
  test('on signing out, and not for another browser', async () => {
    const [one, other, phone] = [agent(), agent(), await someone()];
    const ada = await signIn(one, phone);
    await signIn(other, phone);
    expect(await listens(one)).toBe(false);
    const [first, second] = [await listen(one), await listen(other)];
    expect(await listens(one)).toBe(true);
    expect(await told(ada)).toEqual([first, second].sort());
    await one.delete('/api/session').expect(200);
    expect(await told(ada)).toEqual([second]);
    await signIn(one, phone);
    expect(await listens(one)).toBe(false);
    expect(await told(ada)).toEqual([second]);
    await post(other, '/user/sessions/end-all').expect(200);
    expect(await told(ada)).toEqual([]);
  });

  test('on a device that is forgotten from another', async () => {
    const [mine, lost, phone] = [agent(), agent(), await someone()];
    const ada = await signIn(lost, phone);
    await signIn(mine, phone);
    const [left, gone] = [await listen(mine), await listen(lost)];
    expect(await told(ada)).toEqual([left, gone].sort());
    const devices = (await mine.get('/api/user/devices').expect(200)).body;
    for (const device of devices)
      if (!device.current) await post(mine, `/user/devices/${device.id}/remove`).expect(200);
    expect(await told(ada)).toEqual([left]);
  });

  test('with another PIN, but for the browser that chose it', async () => {
    const [mine, other, phone] = [agent(), agent(), await someone()];
    const bola = await signIn(mine, phone);
    await signIn(other, phone);
    const left = await listen(mine);
    await listen(other);
    const { id: quoteId } = await quotePinChange(site.bank, { customerId: bola });
    await post(mine, `/approvals/${quoteId}`, { pin: '2580', newPin: '7391' }).expect(200);
    expect(await told(bola)).toEqual([left]);
  });

  test('when the bank freezes the account', async () => {
    const mine = agent();
    const bola = await signIn(mine, await someone());
    await listen(mine);
    await administrator(site)
      .post(`/api/admin/customers/${bola}/freeze`)
      .send({ frozen: true, reason: 'Fraud' })
      .expect(200);
    expect(await told(bola)).toEqual([]);
  });

  test('a session that only rests, or grew old, is still told of; whoever signs in there next ends it', async () => {
    const [mine, phone] = [agent(), await someone()];
    const ada = await signIn(mine, phone);
    const here = await listen(mine);
    site.bank.clock.advance(8 * DAY_MS);
    expect(await told(ada)).toEqual([here]);
    await signIn(mine, phone);
    expect(await listens(mine)).toBe(true);
    expect(await told(ada)).toEqual([here]);
    site.bank.clock.advance(8 * DAY_MS);
    await signIn(mine, await someone());
    expect(await told(ada)).toEqual([]);
  });
});
