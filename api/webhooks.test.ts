import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { sameSecret } from '@karo/core/kernel';
import {
  listWaitingWebhooks,
  smsReports,
  storeWebhook,
  type WebhookSource,
  workWebhook,
} from '@karo/core/providers';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestSite, testSite } from './testing.ts';

const SECRET = 'a secret of the provider';
const sign = (body: string): string => createHmac('sha512', SECRET).update(body).digest('hex');
const heard: string[] = [];
let failing = false;

const source: WebhookSource = {
  name: 'test-provider',
  bytesMax: 2_000,
  verify: ({ raw, headers }) =>
    sameSecret(String(headers['x-signature']), createHmac('sha512', SECRET).update(raw).digest('hex')),
  handle: async (_bank, raw) => {
    if (failing) throw new TypeError('the provider is away');
    heard.push(raw.toString());
  },
  challenge: ({ token, challenge }) => (token === 'right' ? challenge : undefined),
};
const private_: WebhookSource = {
  ...source,
  name: 'private',
  forgets: true,
  answer: '{"response":"success"}',
};

let site: TestSite;
const woken: bigint[] = [];
beforeAll(async () => {
  site = await testSite({ webhooks: [source, private_] });
  site.bank.wake.webhook = async (id) => void woken.push(id);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.bank.db.deleteFrom('providerWebhook').execute();
  heard.length = 0;
  woken.length = 0;
  failing = false;
});

const post = (body: string, signature = sign(body), type = 'application/json', name = 'test-provider') =>
  request(site.app.server)
    .post(`/api/webhooks/${name}`)
    .set('content-type', type)
    .set('x-signature', signature)
    .send(body);
const stored = () => site.bank.db.selectFrom('providerWebhook').selectAll().orderBy('id').execute();
const work = (id: bigint) => workWebhook(site.bank, [source, private_], id);
const later = (ms: number) => site.bank.clock.advance(ms);

test('a webhook is verified over its bytes, stored and answered before anybody works on it', async () => {
  const body = '{"t":"caf\\u00e9",  "n": 1}';
  await post(body).expect(200);
  const [row] = await stored();
  expect(row?.body?.toString()).toBe(body);
  expect(heard).toEqual([]);
  expect(woken).toEqual([row?.id]);
  expect(await work(row?.id ?? 0n)).toBeUndefined();
  expect(heard).toEqual([body]);
});

test('whatever bytes a webhook has are handed over as they came, and a long one is stored in a tenth of them', async () => {
  const handed: Buffer[] = [];
  const any: WebhookSource = {
    ...source,
    bytesMax: 1_000_000,
    handle: async (_bank, raw) => void handed.push(raw),
  };
  const long = Buffer.from(JSON.stringify({ text: 'a thousand messages '.repeat(10_000) }));
  const odd = Buffer.from([0, 255, 92, 120, 10]);
  const all = [long, gzipSync(long), gzipSync(gzipSync('packed by a provider')), odd];
  for (const raw of all) await storeWebhook(site.bank, any, raw);
  const rows = await stored();
  expect(rows[0]?.body?.length).toBeLessThan(long.length / 10);
  for (const { id } of rows) await workWebhook(site.bank, [any], id);
  expect(handed.map((raw) => raw.toString('base64'))).toEqual(all.map((raw) => raw.toString('base64')));
});

test('bytes that were written anew, changed or not signed are not taken, and nothing is stored', async () => {
  const body = '{"t":"caf\\u00e9"}';
  await post(JSON.stringify(JSON.parse(body)), sign(body)).expect(403);
  await post(
    body,
    sign(body).replace(/.$/, (last) => (last === '0' ? '1' : '0')),
  ).expect(403);
  await post(body, '').expect(403);
  await post(body, sign(body), 'application/json', 'nobody').expect(404);
  expect(await stored()).toEqual([]);
});

test('any kind of body reaches the check as it was sent, and no other route takes one that is not its own', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])
    await post(`a=1&b=${type}`, sign(`a=1&b=${type}`), type).expect(200);
  expect((await stored()).map(({ body }) => body?.toString())).toEqual([
    'a=1&b=text/plain',
    'a=1&b=application/x-www-form-urlencoded',
    'a=1&b=application/octet-stream',
  ]);
  const elsewhere = (type: string) =>
    request(site.app.server).post('/api/sign-in').set('content-type', type).send('a=1');
  for (const type of ['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded'])
    await elsewhere(type).expect(415);
  await elsewhere('application/json').expect(400);
});

test('a body over the limit of its provider is not stored', async () => {
  const body = JSON.stringify({ t: 'x'.repeat(2_000) });
  await post(body).expect(400);
  expect(await stored()).toEqual([]);
});

test('a replayed webhook is answered 200 and worked on once', async () => {
  const body = '{"event":"charge.success"}';
  await Promise.all([post(body).expect(200), post(body).expect(200), post(body).expect(200)]);
  const rows = await stored();
  expect(rows).toHaveLength(1);
  expect(woken).toHaveLength(1);
  const id = rows[0]?.id ?? 0n;
  await Promise.all([work(id), work(id), work(id)]);
  await post(body).expect(200);
  await work(id);
  expect(heard).toHaveLength(1);
});

test('a failure is tried again later, given up after many, and opened again by the provider', async () => {
  const body = '{"event":"transfer.failed"}';
  await post(body).expect(200);
  const id = (await stored())[0]?.id ?? 0n;
  failing = true;
  let tries = 0;
  for (let pause = await work(id); pause !== undefined && tries < 50; pause = await work(id)) {
    tries += 1;
    expect(await work(id)).toBeUndefined();
    expect(await listWaitingWebhooks(site.bank.db, site.bank.clock.now())).toEqual([]);
    later(pause);
    expect(await listWaitingWebhooks(site.bank.db, site.bank.clock.now())).toEqual([id]);
  }
  expect(tries).toBe(10);
  expect((await stored())[0]).toMatchObject({ failure: 'TypeError', endedAt: expect.any(Date) });
  failing = false;
  await post(body).expect(200);
  expect(await work(id)).toBeUndefined();
  expect(heard).toEqual([body]);
});

test('what people said is erased once it is worked on', async () => {
  const body = '{"text":"my words"}';
  const answer = await post(body, sign(body), 'application/json', 'private').expect(200);
  expect(answer.body).toEqual({ response: 'success' });
  const id = (await stored())[0]?.id ?? 0n;
  await work(id);
  expect((await stored())[0]?.body).toBeNull();
  await post(body, sign(body), 'application/json', 'private').expect(200);
  expect((await stored())[0]?.body).toBeNull();
});

test('the provider’s check of the address is answered with what it asks for, to whom has the token', async () => {
  const check = (query: string) => request(site.app.server).get(`/api/webhooks/test-provider?${query}`);
  expect((await check('token=right&challenge=1158201444').expect(200)).text).toBe('1158201444');
  await check('token=wrong&challenge=1158201444').expect(403);
});

test('a delivery report of an SMS is a form with a key in its address; what nobody read is told to operators without the number', async () => {
  const sources = smsReports({
    africasTalking: { username: 'karo', apiKey: 'k' } as never,
    ussdKey: 'from-the-provider',
  });
  expect(
    smsReports({ africasTalking: { username: 'karo', apiKey: 'k' } as never, ussdKey: undefined }),
  ).toEqual([]);
  const at = await testSite({ webhooks: sources });
  const report = (form: Record<string, string>, key = 'from-the-provider') =>
    request(at.app.server).post(`/api/webhooks/africastalking?key=${key}`).type('form').send(form);
  const workAll = async () => {
    const rows = await at.bank.db
      .selectFrom('providerWebhook')
      .select('id')
      .where('endedAt', 'is', null)
      .execute();
    for (const { id } of rows) await workWebhook(at.bank, sources, id);
  };
  const troubles = () => at.bank.db.selectFrom('providerTrouble').select(['provider', 'why']).execute();
  const one = { id: 'ATXid_1', phoneNumber: '+2348030000001', networkCode: '62130' };
  await report({ ...one, status: 'Failed', failureReason: 'DeliveryFailure' }, 'guess').expect(403);
  for (const status of ['Sent', 'Submitted', 'Buffered', 'Success', 'odd'])
    await report({ ...one, status, failureReason: 'x' }).expect(200);
  await workAll();
  expect(await troubles()).toEqual([]);
  const failed = { ...one, status: 'Failed', failureReason: 'UserInBlackList +2348030000001 <b>' };
  await report(failed).expect(200);
  await report(failed).expect(200);
  await workAll();
  await expect.poll(troubles).toHaveLength(1);
  const [trouble] = await troubles();
  expect(trouble?.why).toMatch(/not delivered: UserInBlackList/);
  expect(trouble?.why).not.toMatch(/8030000001|</);
  const kept = await at.bank.db.selectFrom('providerWebhook').select('body').execute();
  expect(kept.every(({ body }) => body === null)).toBe(true);
  await at.close();
});
