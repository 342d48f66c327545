import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { contract } from '@karo/core/contract';
import { addProof } from '@karo/core/customers';
import {
  deliverTo,
  deliverWebhooks,
  enableWebhook,
  giveUpOldEvents,
  listDeliveries,
  listDueWebhooks,
  listWebhooks,
  purgeUsage,
  removeWebhook,
  renewApiPlans,
  replayDelivery,
} from '@karo/core/developer';
import { demoPin } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { getCustomerAccount, hold, trialBalance } from '@karo/core/ledger';
import { listNotifications } from '@karo/core/messaging';
import { approve } from '@karo/core/orders';
import { offerBill } from '@karo/core/products/vending';
import { transact } from '@karo/db/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

let phones = 0;
async function enter(browser: Agent) {
  phones += 1;
  const person = { phone: `+23480300${String(30_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return body.user;
}

/** Makes a key; a live one with the PIN and a second factor. */
async function make(browser: Agent, permissions: string[], extra: { mode?: 'live' } = {}) {
  const isLive = extra.mode === 'live';
  if (isLive) {
    const { body } = await browser.get('/api/session').expect(200);
    const proof = { customerId: body.user.id, factor: 'sms', purpose: 'verify' } as const;
    await transact(site.bank.db, (trx) => addProof(trx, site.bank, proof));
  }
  const made = await browser
    .post('/api/developer/keys/generate')
    .send({ name: 'shop', permissions, ...extra, ...(isLive && { pin: demoPin }) })
    .expect(200);
  return made.body;
}
const get = (path: string, key: string) =>
  request(site.app.server).get(path).set('authorization', `Bearer ${key}`);

describe('keys', () => {
  test('are shown once, kept as a hash, and listed by their ends', async () => {
    const browser = agent();
    await enter(browser);
    const made = await make(browser, ['users:read']);
    expect(made.key).toMatch(/^kr_test_[A-Z0-9]{36}$/);
    const { body } = await browser.get('/api/developer/keys').expect(200);
    expect(body[0]).toMatchObject({
      name: 'shop',
      status: 'active',
      mode: 'sandbox',
      permissions: ['users:read'],
    });
    expect(body[0].key).toBe(`${made.key.slice(0, 8)}…${made.key.slice(-8)}`);
    const rows = await site.bank.db.selectFrom('apiKey').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.key);
  });

  test('a sandbox key acts on a play account, a live one on its owner’s', async () => {
    const browser = agent();
    const user = await enter(browser);
    const [play, live] = [
      await make(browser, ['users:read']),
      await make(browser, ['users:read'], { mode: 'live' }),
    ];
    const own = await get('/api/user/profile', live.key).expect(200);
    expect(own.body.firstName).toBe('Ngozi');
    const sandbox = await get('/api/user/profile', play.key).expect(200);
    expect(sandbox.body.firstName).toBe('Sandbox');
    await get(`/api/users/${user.id}/dashboard`, live.key).expect(200);
    await get(`/api/users/${user.id}/dashboard`, play.key).expect(403);
  });

  test('do what their scopes name and nothing else, and nothing once revoked', async () => {
    const browser = agent();
    const user = await enter(browser);
    const made = await make(browser, ['users:read'], { mode: 'live' });
    const pay = () =>
      request(site.app.server).post('/api/banking/transfer').set('authorization', `Bearer ${made.key}`).send({
        userId: user.id,
        recipientBank: 'gtb',
        recipientAccount: '1234567896',
        recipientName: 'Chidi Okafor',
        amount: '100',
        pin: demoPin,
      });
    expect((await pay().expect(403)).body).toMatchObject({
      code: 'scope_missing',
      facts: { scope: 'payments:write' },
    });
    await get('/api/developer/keys', made.key).expect(403);
    await get('/api/waitlist', made.key).expect(403);
    await get('/api/waitlist/count', made.key).expect(200);
    await browser.post(`/api/developer/keys/${made.id}/revoke`).expect(200);
    await get('/api/user/profile', made.key).expect(401);
    const again = await browser.post(`/api/developer/keys/${made.id}/revoke`).expect(200);
    expect(again.body.status).toBe('revoked');
  });

  test('are nobody where anybody may call: what is the customer’s takes a scope', async () => {
    const browser = agent();
    await enter(browser);
    const made = await make(browser, ['analytics:read'], { mode: 'live' });
    expect((await get('/api/session', made.key).expect(200)).body).toEqual({ user: null });
    const code = { method: 'sms', purpose: 'transaction' };
    await request(site.app.server)
      .post('/api/auth/send-2fa-code')
      .set('authorization', `Bearer ${made.key}`)
      .send(code)
      .expect(401);
    await get('/api/analytics', made.key).expect(200);
  });

  test('a wrong key is nobody, whatever its form, and its cookies do not help', async () => {
    const browser = agent();
    await enter(browser);
    for (const key of ['x', `kr_test_${'A'.repeat(36)}`, 'kr_live_', "' or 1=1"])
      await browser.get('/api/user/profile').set('authorization', `Bearer ${key}`).expect(401);
    await browser.get('/api/user/profile').set('authorization', 'Basic YTpi').expect(401);
  });

  test('belong to their developer', async () => {
    const [mine, yours] = [agent(), agent()];
    await enter(mine);
    await enter(yours);
    const made = await make(mine, ['users:read']);
    await yours.post(`/api/developer/keys/${made.id}/revoke`).expect(404);
    await request(site.app.server).get('/api/developer/keys').expect(401);
    await mine.post('/api/developer/keys/generate').send({ name: 'x', permissions: [] }).expect(400);
    await mine
      .post('/api/developer/keys/generate')
      .send({ name: 'x', permissions: ['root'] })
      .expect(400);
    await mine
      .post('/api/developer/keys/generate')
      .send({ name: '  ', permissions: ['users:read'] })
      .expect(400);
  });

  test('die with the account', async () => {
    const browser = agent();
    const user = await enter(browser);
    const made = await make(browser, ['users:read'], { mode: 'live' });
    await get('/api/user/profile', made.key).expect(200);
    await site.bank.db.updateTable('customer').set({ status: 'closed' }).where('id', '=', user.id).execute();
    await get('/api/user/profile', made.key).expect(401);
  });

  test('a transfer by key is done once for one Idempotency-Key', async () => {
    const browser = agent();
    const user = await enter(browser);
    const made = await make(browser, ['payments:write', 'users:read'], { mode: 'live' });
    const pay = () =>
      request(site.app.server)
        .post('/api/banking/transfer')
        .set('authorization', `Bearer ${made.key}`)
        .set('idempotency-key', 'order-000001')
        .send({
          userId: user.id,
          recipientBank: 'gtb',
          recipientAccount: '1234567896',
          recipientName: 'Chidi Okafor',
          amount: '100',
          pin: demoPin,
        })
        .expect(200);
    const [a, b] = [await pay(), await pay()];
    expect(a.body.transactionRef).toBe(b.body.transactionRef);
    await site.settle();
    const { body } = await get(`/api/users/${user.id}/dashboard`, made.key).expect(200);
    expect(body.user.accountBalance).toBe('249889.25');
  });
});

describe('quotas and plans', () => {
  const spend = async (customerId: string, calls: number) => {
    const key = await site.bank.db
      .selectFrom('apiKey')
      .select('id')
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow();
    await site.bank.db
      .updateTable('apiUsage')
      .set({ calls })
      .where('keyId', '=', key.id)
      .where('period', 'not like', '%T%')
      .execute();
  };

  test('the free month holds a thousand calls; Startup is approved by PIN and holds a hundred thousand', async () => {
    const browser = agent();
    const user = await enter(browser);
    const made = await make(browser, ['users:read'], { mode: 'live' });
    await get('/api/user/profile', made.key).expect(200);
    await spend(user.id, 999);
    await get('/api/user/profile', made.key).expect(200);
    const over = await get('/api/user/profile', made.key).expect(429);
    expect(over.body).toMatchObject({ code: 'quota_spent', facts: { quota: 1000 } });
    const offer = await browser.post('/api/developer/plan').send({ plan: 'startup' }).expect(200);
    await approve(site.bank, { quoteId: offer.body.quoteId, customerId: user.id, pin: demoPin });
    const { body } = await browser.get('/api/developer/usage').expect(200);
    expect(body).toMatchObject({ plan: 'startup', calls: 1001, quota: 100_000 });
    await get('/api/user/profile', made.key).expect(200);
    expect((await browser.post('/api/developer/plan').send({ plan: 'startup' }).expect(409)).body.code).toBe(
      'plan_active',
    );
    const dashboard = await browser.get(`/api/users/${user.id}/dashboard`).expect(200);
    expect(dashboard.body.user.accountBalance).toBe('225000.00');
  });

  test('a key may only so often a minute', async () => {
    const browser = agent();
    await enter(browser);
    const made = await make(browser, ['users:read']);
    const answers = await Promise.all(Array.from({ length: 62 }, () => get('/api/user/profile', made.key)));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(2);
    site.bank.clock.advance(60_000);
    await get('/api/user/profile', made.key).expect(200);
  });

  test('a paid month is renewed once, or ends where it is not to go on or not paid', async () => {
    const [goes, ends, poor] = [agent(), agent(), agent()];
    const users = [await enter(goes), await enter(ends), await enter(poor)];
    for (const [index, browser] of [goes, ends, poor].entries()) {
      const offer = await browser.post('/api/developer/plan').send({ plan: 'startup' }).expect(200);
      await approve(site.bank, { quoteId: offer.body.quoteId, customerId: users[index]?.id, pin: demoPin });
    }
    const left = await ends.post('/api/developer/plan').send({ plan: 'free' }).expect(200);
    expect(left.body).toMatchObject({ plan: 'startup', quoteId: null });
    await transact(site.bank.db, async (trx) => {
      const { id: account } = await getCustomerAccount(trx, users[2]?.id ?? '');
      const at = site.bank.clock.now();
      await hold(trx, { id: 'poor', account, amount: naira(210_000), at, reason: 'rent' });
    });
    site.bank.clock.advance(32 * 24 * 3_600_000);
    await renewApiPlans(site.bank);
    await renewApiPlans(site.bank);
    await purgeUsage(site.bank);
    const rows = await site.bank.db
      .selectFrom('developer')
      .select(['customerId', 'plan'])
      .where(
        'customerId',
        'in',
        users.map((user) => user.id),
      )
      .execute();
    const plan = (id: string) => rows.find((row) => row.customerId === id)?.plan;
    expect(users.map((user) => plan(user.id))).toEqual(['startup', 'free', 'free']);
    const charged = await site.bank.db
      .selectFrom('posting')
      .select('requestId')
      .where('requestId', 'like', `api-plan:${users[0]?.id}%`)
      .execute();
    expect(charged).toHaveLength(1);
    expect(await trialBalance(site.bank.db)).toMatchObject({ ok: true });
  });
});

describe('webhooks', () => {
  type Got = { headers: IncomingHttpHeaders; body: string };
  let server: Server;
  let got: Got[] = [];
  let answer = 200;
  let url = '';
  beforeAll(async () => {
    server = createServer((incoming, reply) => {
      let body = '';
      incoming.on('data', (part) => {
        body += part;
      });
      incoming.on('end', () => {
        got.push({ headers: incoming.headers, body });
        reply.statusCode = answer;
        reply.end('ok');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/karo`;
  });
  afterAll(() => new Promise<void>((done) => server.close(() => done())));

  const add = async (browser: Agent, events: string[]) =>
    (await browser.post('/api/developer/webhooks').send({ url, events }).expect(200)).body;

  async function payByPlay(browser: Agent, amount: string) {
    const made = await make(browser, ['payments:write', 'users:read']);
    const play = await site.bank.db
      .selectFrom('apiKey')
      .select('actsFor')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    return request(site.app.server)
      .post('/api/banking/transfer')
      .set('authorization', `Bearer ${made.key}`)
      .send({
        userId: play.actsFor,
        recipientBank: 'gtb',
        recipientAccount: '1234567896',
        recipientName: 'Chidi Okafor',
        amount,
        pin: demoPin,
      })
      .expect(200);
  }

  test('tell a server what happened, signed, once', async () => {
    const browser = agent();
    await enter(browser);
    const { webhook, secret } = await add(browser, ['transfer.success', 'transfer.failed']);
    got = [];
    const { body: sent } = await payByPlay(browser, '150');
    await site.settle();
    expect(await deliverWebhooks(site.bank)).toBe(1);
    expect(await deliverWebhooks(site.bank)).toBe(0);
    const [event] = got;
    if (!event) throw new Error('nothing came');
    expect(JSON.parse(event.body)).toMatchObject({
      event: 'transfer.success',
      data: { reference: sent.transactionRef, amount: '150.00', name: 'CHIDI OKAFOR' },
    });
    const [, moment, digest] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(event.headers['karo-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${moment}.${event.body}`).digest('hex')).toBe(digest);
    const log = await browser.get(`/api/developer/webhooks/${webhook.id}/deliveries`).expect(200);
    expect(log.body[0]).toMatchObject({ status: 'delivered', attempts: 1, responseCode: 200 });
    expect((await browser.get('/api/developer/webhooks').expect(200)).text).not.toContain(secret);
  });

  test('tell of bills and airtime as well', async () => {
    const browser = agent();
    await enter(browser);
    const { webhook } = await add(browser, ['bill.success', 'airtime.success']);
    const { actsFor } = await site.bank.db
      .selectFrom('webhook')
      .select('actsFor')
      .where('id', '=', webhook.id)
      .executeTakeFirstOrThrow();
    for (const order of [
      { kind: 'tv', biller: 'gotv', number: '7012345678', plan: 'jinja' },
      { kind: 'airtime', number: '08030000001', amount: naira(200) },
    ] as const) {
      const { quoteId } = await offerBill(site.bank, { customerId: actsFor, ...order });
      await approve(site.bank, { quoteId, customerId: actsFor, pin: demoPin });
    }
    await site.settle();
    await deliverWebhooks(site.bank);
    const log = await browser.get(`/api/developer/webhooks/${webhook.id}/deliveries`).expect(200);
    expect(log.body.map((each: { event: string }) => each.event).sort()).toEqual([
      'airtime.success',
      'bill.success',
    ]);
  });

  test('are tried again with growing pauses, given up, and replayed under the same id', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { webhook } = await add(browser, ['webhook.test']);
    answer = 500;
    got = [];
    const { body: sent } = await browser.post(`/api/developer/webhooks/${webhook.id}/test`).expect(200);
    for (let day = 0; day < 9; day += 1) {
      await deliverWebhooks(site.bank);
      // Other events are taken between: it is this one alone that is not.
      await site.bank.db
        .updateTable('webhook')
        .set({ failingSince: null })
        .where('id', '=', webhook.id)
        .execute();
      site.bank.clock.advance(25 * 3_600_000);
    }
    expect(got).toHaveLength(8);
    const own = { customerId: user.id, id: webhook.id };
    const log = async () => (await listDeliveries(site.bank.db, own))[0];
    expect(await log()).toMatchObject({ status: 'failed', responseCode: 500, nextAt: null });
    answer = 204;
    const replay = () => replayDelivery(site.bank, { customerId: user.id, id: BigInt(sent.id) });
    await replay();
    await deliverWebhooks(site.bank);
    expect(await log()).toMatchObject({ status: 'delivered', responseCode: 204 });
    expect(new Set(got.map((each) => each.headers['karo-event-id']))).toEqual(new Set([`evt_${sent.id}`]));
    await removeWebhook(site.bank, { ...own, origin: { channel: 'web' } });
    await expect(replay()).rejects.toThrow('not_found');
    answer = 200;
  });

  test('a server that answers without an end holds nobody up', async () => {
    const browser = agent();
    await enter(browser);
    const { webhook } = await add(browser, ['webhook.test']);
    const dripping = createTcpServer((socket) => {
      const drip = setInterval(() => socket.write('x'), 500);
      socket.on('error', () => {}).once('close', () => clearInterval(drip));
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    });
    await new Promise<void>((done) => dripping.listen(0, '127.0.0.1', done));
    const { port } = dripping.address() as AddressInfo;
    const slow = { url: `http://127.0.0.1:${port}/` };
    await site.bank.db.updateTable('webhook').set(slow).where('id', '=', webhook.id).execute();
    await browser.post(`/api/developer/webhooks/${webhook.id}/test`).expect(200);
    expect(await deliverWebhooks(site.bank)).toBe(1);
    const log = await browser.get(`/api/developer/webhooks/${webhook.id}/deliveries`).expect(200);
    expect(log.body[0]).toMatchObject({ status: 'waiting', attempts: 1, responseCode: null });
    await browser.post(`/api/developer/webhooks/${webhook.id}/remove`).expect(200);
    await new Promise<void>((done) => dripping.close(() => done()));
  }, 15_000);

  test('C7 a deaf server delays no other, and is left alone for a while', async () => {
    const browser = agent();
    await enter(browser);
    const [deaf, well] = [await add(browser, ['webhook.test']), await add(browser, ['webhook.test'])];
    const silent = createTcpServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const nowhere = { url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/` };
    await site.bank.db.updateTable('webhook').set(nowhere).where('id', '=', deaf.webhook.id).execute();
    const tell = (id: string) => browser.post(`/api/developer/webhooks/${id}/test`).expect(200);
    for (const { webhook } of [deaf, well]) await tell(webhook.id);
    const due = await listDueWebhooks(site.bank.db, site.bank.clock.now());
    expect(due).toEqual(expect.arrayContaining([deaf.webhook.id, well.webhook.id]));
    let waits = true;
    const waiting = deliverTo(site.bank, deaf.webhook.id).finally(() => {
      waits = false;
    });
    got = [];
    expect(await deliverTo(site.bank, well.webhook.id)).toBe(1);
    expect({ got: got.length, waits }).toEqual({ got: 1, waits: true });
    expect(await waiting).toBe(1);
    await tell(deaf.webhook.id);
    expect(await deliverTo(site.bank, deaf.webhook.id)).toBe(0);
    expect(await listDueWebhooks(site.bank.db, site.bank.clock.now())).not.toContain(deaf.webhook.id);
    for (const { webhook } of [deaf, well])
      await browser.post(`/api/developer/webhooks/${webhook.id}/remove`).expect(200);
    await new Promise<void>((done) => silent.close(() => done()));
  }, 30_000);

  test('C7 a server that takes nothing for a day is disabled, its owner told, and enabled by API', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { webhook } = await add(browser, ['webhook.test']);
    answer = 500;
    got = [];
    const { body: sent } = await browser.post(`/api/developer/webhooks/${webhook.id}/test`).expect(200);
    const later = async (hours: number) => {
      site.bank.clock.advance(hours * 3_600_000);
      await deliverTo(site.bank, webhook.id);
    };
    const status = async () => (await listWebhooks(site.bank.db, user.id)).map((each) => each.status);
    await later(0);
    expect(await status()).toEqual(['failing']);
    await later(23);
    expect(await status()).toEqual(['failing']);
    await later(1);
    expect(await status()).toEqual(['disabled']);
    const tries = got.length;
    await later(48);
    expect(got).toHaveLength(tries);
    const news = await listNotifications(site.bank.db, user.id, 'security');
    expect(news.filter(({ message }) => message.includes('took nothing for a day'))).toHaveLength(1);
    answer = 200;
    const own = { customerId: user.id, id: webhook.id, origin: { channel: 'web' } } as const;
    await expect(enableWebhook(site.bank, { ...own, customerId: randomUUID() })).rejects.toThrow('not_found');
    expect(await enableWebhook(site.bank, own)).toMatchObject({ status: 'active' });
    await later(0);
    expect(got.at(-1)?.headers['karo-event-id']).toBe(`evt_${sent.id}`);
    await removeWebhook(site.bank, own);
    await expect(enableWebhook(site.bank, own)).rejects.toThrow('not_found');
  });

  test('C7 what waits at a disabled server is given up after a week, and not before', async () => {
    const browser = agent();
    await enter(browser);
    const { webhook } = await add(browser, ['webhook.test']);
    const { body: sent } = await browser.post(`/api/developer/webhooks/${webhook.id}/test`).expect(200);
    const { db, clock } = site.bank;
    const id = BigInt(sent.id);
    const statusOf = async () =>
      (await db.selectFrom('webhookDelivery').select('status').where('id', '=', id).executeTakeFirst())
        ?.status;
    clock.advance(8 * 24 * 3_600_000);
    // One that is only slow to be sent is not given up, however old it is.
    await giveUpOldEvents(site.bank);
    expect(await statusOf()).toBe('waiting');
    const set = { disabledAt: clock.now() };
    await db.updateTable('webhook').set(set).where('id', '=', webhook.id).execute();
    await db.updateTable('webhookDelivery').set({ nextAt: clock.now() }).where('id', '=', id).execute();
    clock.advance(7 * 24 * 3_600_000 - 1);
    await giveUpOldEvents(site.bank);
    expect(await statusOf()).toBe('waiting');
    clock.advance(2);
    expect(await giveUpOldEvents(site.bank)).toBe(1);
    expect(await statusOf()).toBe('failed');
  });

  test('go to the internet alone, and live ones with a paid plan', async () => {
    const browser = agent();
    await enter(browser);
    const post = (body: object) =>
      browser.post('/api/developer/webhooks').send({ events: ['webhook.test'], ...body });
    for (const wrong of [
      'ftp://example.com/x',
      'http://example.com/x',
      'https://10.0.0.7/x',
      'https://[::1]/x',
      'https://user:pw@example.com/',
      'https://intranet/x',
      'nonsense',
    ])
      expect((await post({ url: wrong }).expect(400)).body.code).toBe('webhook_url');
    expect((await post({ url: 'https://example.com/karo', mode: 'live' }).expect(403)).body.code).toBe(
      'plan_needed',
    );
    await post({ url: 'https://example.com/karo' }).expect(200);
  });

  test('belong to their developer', async () => {
    const [mine, yours] = [agent(), agent()];
    await enter(mine);
    await enter(yours);
    const { webhook } = await add(mine, ['webhook.test']);
    for (const path of ['remove', 'test'])
      await yours.post(`/api/developer/webhooks/${webhook.id}/${path}`).expect(404);
    await yours.get(`/api/developer/webhooks/${webhook.id}/deliveries`).expect(404);
  });
});

describe('what the portal shows', () => {
  type Listed = { id: string; method: string; endpoint: string; category: string; example: string };

  test('is the contract itself', async () => {
    const { body } = await request(site.app.server).get('/api/developer/endpoints').expect(200);
    expect(body).toHaveLength(Object.keys(contract).length);
    expect(body.length).toBeGreaterThanOrEqual(60);
    const { paths } = (await request(site.app.server).get('/api/openapi.json').expect(200)).body;
    const promised = JSON.stringify(paths['/api/developer/endpoints'].get.responses['200']);
    for (const method of new Set(body.map((each: Listed) => each.method)))
      expect(promised).toContain(`"${method}"`);
    expect(new Set(body.map((each: Listed) => each.id)).size).toBe(body.length);
    expect(new Set(body.map((each: Listed) => each.category)).size).toBe(5);
    const transfer = body.find((each: Listed) => each.endpoint === '/api/banking/transfer');
    expect(transfer).toMatchObject({ authenticated: true, scope: 'payments:write', category: 'payments' });
    expect(transfer.example).toContain('"recipientAccount":"1234567896"');
  });

  test('is measured', async () => {
    const { body } = await request(site.app.server).get('/api/developer/stats').expect(200);
    expect(body.totalEndpoints).toBe(Object.keys(contract).length);
    expect(body.uptime).toBe(100);
    expect(body.developers).toBeGreaterThan(3);
    expect(body.avgResponse).toBeGreaterThanOrEqual(0);
  });

  test('names every event that a webhook may ask for, there and in the document', async () => {
    const { body } = await request(site.app.server).get('/api/developer/events').expect(200);
    const document = (await request(site.app.server).get('/api/openapi.json').expect(200)).body;
    expect(Object.keys(document.webhooks)).toEqual(body.map((each: { event: string }) => each.event));
    expect(document.webhooks['loan.payment'].post.summary).toBe(
      body.find((each: { event: string }) => each.event === 'loan.payment').about,
    );
  });

  test('is an OpenAPI 3.1 document in which every endpoint stands', async () => {
    const { body } = await request(site.app.server).get('/api/openapi.json').expect(200);
    expect(body.openapi).toBe('3.1.0');
    for (const endpoint of Object.keys(contract)) {
      const [method = '', path = ''] = endpoint.split(' ');
      const operation = body.paths[path]?.[method.toLowerCase()];
      expect(operation?.responses?.[200], endpoint).toBeDefined();
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const given = (operation.parameters ?? []).filter((each: { in: string }) => each.in === 'path');
      expect(given.map((each: { name: string }) => each.name).sort(), endpoint).toEqual(named.sort());
    }
    expect(body.paths['/api/banking/transfer'].post.security).toEqual([
      { session: [] },
      { apiKey: ['payments:write'] },
    ]);
    expect(JSON.stringify(body)).not.toContain('undefined');
  });
});
