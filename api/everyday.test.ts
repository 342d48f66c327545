import type { AddressInfo } from 'node:net';
import { demoPin } from '@karo/core/identity';
import { clearNotifications, deliverNotifications } from '@karo/core/messaging';
import { describe, expect, test, vi } from 'vitest';
import { siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent> & { id?: string };

let phones = 0;
async function enter(): Promise<Agent> {
  const browser: Agent = agent();
  phones += 1;
  const person = { phone: `+23480306${String(10_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  browser.id = body.user.id;
  return browser;
}

const approve = async (browser: Agent, quoteId: string) => {
  const { body } = await browser.post(`/api/approvals/${quoteId}`).send({ pin: demoPin }).expect(200);
  await site.settle();
  return body;
};

const light = { kind: 'electricity', biller: 'ikedc', number: '45001234567', amount: 5_000 };

async function pay(browser: Agent, order: object): Promise<string> {
  const { body } = await browser.post('/api/bills/quote').send(order).expect(200);
  return (await approve(browser, body.quoteId)).reference;
}

describe('beneficiaries over HTTP', () => {
  test('one is kept under the name that its bank gives, called otherwise, and taken off', async () => {
    const browser = await enter();
    const other = await enter();
    const to = { bank: 'GTBank', accountNumber: '1234567896' };
    const { body: kept } = await browser.post('/api/beneficiaries').send(to).expect(200);
    expect(kept).toMatchObject({ name: 'CHIDI OKAFOR', nickname: null, timesPaid: 0, lastPaidAt: null });
    const own = { ...to, nickname: 'Landlord' };
    const { body: again } = await browser.post('/api/beneficiaries').send(own).expect(200);
    expect(again).toEqual({ ...kept, nickname: 'Landlord' });
    const path = `/api/beneficiaries/${kept.id}`;
    await other.patch(path).send({ nickname: 'Mine' }).expect(404);
    await other.delete(path).expect(404);
    await browser.patch(path).send({ nickname: '<b>' }).expect(400);
    await browser.patch(path).send({ nickname: null }).expect(200);
    const { body: all } = await browser.get('/api/beneficiaries').expect(200);
    expect(all).toEqual([kept]);
    await browser.delete(path).expect(200);
    expect((await browser.get('/api/beneficiaries').expect(200)).body).toEqual([]);
  });

  test('an account that no bank knows is not kept', async () => {
    const browser = await enter();
    const unknown = { bank: 'GTBank', accountNumber: '0000000000' };
    await browser.post('/api/beneficiaries').send(unknown).expect(404);
    expect((await browser.get('/api/beneficiaries').expect(200)).body).toEqual([]);
  });
});

describe('bills over HTTP', () => {
  test('who can be paid, and whose number it is', async () => {
    const { body } = await agent().get('/api/bills/billers').expect(200);
    expect(body.networks.map((one: { id: string }) => one.id)).toEqual(['mtn', 'airtel', 'glo', '9mobile']);
    expect(body.electricity).toHaveLength(11);
    expect(body.tv.map((one: { name: string }) => one.name)).toEqual(['DStv', 'GOtv', 'StarTimes']);
    expect((await agent().get('/api/bills/network?phone=08030000009').expect(200)).body).toEqual({
      network: 'mtn',
    });
    const check = '/api/bills/check?kind=electricity&biller=ikedc&number=';
    await agent().get(`${check}45001234567`).expect(401);
    const browser = await enter();
    const { body: found } = await browser.get(`${check}45001234567`).expect(200);
    expect(found).toMatchObject({ name: expect.stringMatching(/\w+ \w+/), address: expect.any(String) });
    const { body: refused } = await browser.get(`${check}45001230000`).expect(404);
    expect(refused).toMatchObject({ code: 'bill_number', detail: expect.stringContaining('Ikeja Electric') });
    const postpaid = `${check}45001230055`;
    await browser.get(postpaid).expect(404);
    await browser.get(`${postpaid}&meterType=postpaid`).expect(200);
  });

  test('light: quote, approve, token; again; by SMS once more', async () => {
    const browser = await enter();
    const { body: offer } = await browser.post('/api/bills/quote').send(light).expect(200);
    expect(offer).toMatchObject({ billerName: 'Ikeja Electric', amount: 5_000, fee: 0, total: 5_000 });
    const { body: shown } = await browser.get(`/api/approvals/${offer.quoteId}`).expect(200);
    expect(shown).toMatchObject({ operation: 'bill', bank: 'Ikeja Electric', account: '45001234567' });
    const { reference } = await approve(browser, offer.quoteId);
    const { body: bill } = await browser.get(`/api/bills/${reference}`).expect(200);
    expect(bill).toMatchObject({
      status: 'success',
      units: '23.8',
      token: expect.stringMatching(/^[\d-]{24}$/),
    });
    const { body: sent } = await browser.post(`/api/bills/${reference}/token`).expect(200);
    expect(sent.token).toBe(bill.token);
    expect(sent.sentTo).toContain('•');
    const { body: again } = await browser.post(`/api/bills/${reference}/repeat`).expect(200);
    expect(again).toMatchObject({ amount: 5_000, number: light.number });
    await (await enter()).get(`/api/bills/${reference}`).expect(404);
    expect((await browser.get(`/api/receipts/${reference}`).expect(200)).type).toBe('image/png');
  });

  test('airtime, data and television, in one list', async () => {
    const browser = await enter();
    await pay(browser, { kind: 'airtime', number: '08030000009', amount: '500' });
    await pay(browser, { kind: 'data', number: '08030000009', plan: 'mtn-1gb-weekly' });
    await pay(browser, { kind: 'tv', biller: 'gotv', number: '7012345678', plan: 'gotv-max' });
    const { body } = await browser.get('/api/bills').expect(200);
    expect(body).toMatchObject([
      { kind: 'tv', plan: 'Max', amount: 8_500 },
      { kind: 'data', plan: '1GB weekly', biller: 'mtn' },
      { kind: 'airtime', billerName: 'MTN', amount: 500 },
    ]);
    expect((await browser.get('/api/bills?kind=tv').expect(200)).body).toHaveLength(1);
    await browser
      .post('/api/bills/quote')
      .send({ kind: 'tv', biller: 'hbo', number: '7012345678', plan: 'x' })
      .expect(404);
    await browser
      .post('/api/bills/quote')
      .send({ ...light, amount: 100 })
      .expect(400);
  });
});

describe('cards over HTTP', () => {
  const make = async (browser: Agent): Promise<string> => {
    const { body } = await browser.post('/api/cards').send({ label: 'Online' }).expect(200);
    expect(body.amount).toBe(500);
    await approve(browser, body.quoteId);
    const { body: all } = await browser.get('/api/cards').expect(200);
    expect(all).toMatchObject({
      most: 1,
      fee: 500,
      cards: [{ label: 'Online', status: 'active', dailyLimit: 100_000 }],
    });
    return all.cards[0].id;
  };

  test('made, shown by PIN, frozen, thawed, closed; the number is in no log', async () => {
    const browser = await enter();
    const id = await make(browser);
    await browser.post(`/api/cards/${id}/show`).send({ pin: '0000' }).expect(403);
    const { body: shown } = await browser.post(`/api/cards/${id}/show`).send({ pin: demoPin }).expect(200);
    expect(shown.number).toMatch(/^\d{16}$/);
    expect(site.logs.join('')).not.toContain(shown.number);
    expect((await browser.post(`/api/cards/${id}/freeze`).expect(200)).body.status).toBe('frozen');
    await browser.post(`/api/cards/${id}/show`).send({ pin: demoPin }).expect(409);
    const { body: thaw } = await browser.post(`/api/cards/${id}/unfreeze`).expect(200);
    await approve(browser, thaw.quoteId);
    const { body: dashboard } = await browser.get(`/api/users/${browser.id}/dashboard`).expect(200);
    expect(dashboard.virtualCards).toMatchObject([{ id, label: 'Online', status: 'active' }]);
    await (await enter()).post(`/api/cards/${id}/freeze`).expect(404);
    expect((await browser.post(`/api/cards/${id}/close`).expect(200)).body.status).toBe('closed');
    await browser.post(`/api/cards/${id}/replace`).expect(409);
  });

  test('a merchant of the sandbox: held, captured, refunded, declined', async () => {
    const browser = await enter();
    const id = await make(browser);
    const play = (body: object) => browser.post(`/api/cards/${id}/sandbox`).send(body);
    const { body: held } = await play({ action: 'authorise', merchant: 'JUMIA', amount: 2_000 }).expect(200);
    expect(held).toMatchObject({ status: 'held', merchant: 'JUMIA', kind: 'shopping' });
    await play({ action: 'capture', chargeId: held.id }).expect(200);
    const { body: back } = await play({ action: 'refund', chargeId: held.id, amount: 500 }).expect(200);
    expect(back).toMatchObject({ status: 'captured', refunded: 500 });
    const again = (body: object) => play(body).set('idempotency-key', 'same-again');
    const refund = { action: 'refund', chargeId: held.id, amount: 500 };
    for (let sent = 0; sent < 2; sent += 1)
      expect((await again(refund).expect(200)).body).toMatchObject({ status: 'captured', refunded: 1_000 });
    const small = { action: 'authorise', merchant: 'KIOSK', amount: 100 };
    const [one, same] = [await again(small).expect(200), await again(small).expect(200)];
    expect(same.body).toEqual(one.body);
    await play({ action: 'release', chargeId: one.body.id }).expect(200);
    const lower = { dailyLimit: 3_000, kindLimits: [{ kind: 'gaming', limit: 0 }] };
    const { body: limits } = await browser.post(`/api/cards/${id}/limits`).send(lower).expect(200);
    expect(limits).toMatchObject({ quoteId: null, card: { dailyLimit: 3_000, spentToday: 1_000 } });
    const { body: declined } = await play({ action: 'authorise', kind: 'gaming', amount: 10 }).expect(200);
    expect(declined).toMatchObject({ status: 'declined', reason: 'you switched such merchants off' });
    const { body: up } = await browser
      .post(`/api/cards/${id}/limits`)
      .send({ dailyLimit: 5_000 })
      .expect(200);
    expect(up).toMatchObject({ quoteId: expect.any(String), card: { dailyLimit: 3_000 } });
    const { body: all } = await browser.get(`/api/cards/${id}/transactions`).expect(200);
    expect(all.map((one: { status: string }) => one.status)).toEqual(['declined', 'released', 'captured']);
    await play({ action: 'release', chargeId: held.id }).expect(409);
  });
});

describe('notifications over HTTP', () => {
  const usual = {
    pushEnabled: true,
    smsEnabled: false,
    emailEnabled: false,
    whatsappEnabled: true,
    categories: { transactions: true, security: true, account: true, system: true, marketing: false },
  };

  test('made by what happens, read, cleared', async () => {
    const browser = await enter();
    await pay(browser, light);
    const { body: all } = await browser.get('/api/notifications').expect(200);
    expect(all).toMatchObject([{ type: 'transaction', priority: 'medium', title: 'Bill', read: false }]);
    expect((await browser.get('/api/notifications/unread').expect(200)).body).toEqual({ count: 1 });
    const [{ id }] = all;
    expect((await browser.post(`/api/notifications/${id}/read`).expect(200)).body.read).toBe(true);
    expect((await browser.get('/api/notifications?filter=unread').expect(200)).body).toEqual([]);
    expect((await browser.post(`/api/notifications/clear?upTo=${Number(id) - 1}`).expect(200)).body).toEqual({
      cleared: 0,
    });
    expect((await browser.post('/api/notifications/clear').expect(200)).body).toEqual({ cleared: 1 });
    expect((await browser.get('/api/notifications').expect(200)).body).toEqual([]);
    await browser.post('/api/notifications/999999/read').expect(404);
  });

  test('all are marked as read at once, but not what came after the one that was seen, nor another’s', async () => {
    const [browser, other] = [await enter(), await enter()];
    await pay(other, light);
    await pay(browser, light);
    const [{ id: seen }] = (await browser.get('/api/notifications').expect(200)).body;
    await pay(browser, light);
    expect((await browser.post(`/api/notifications/read?upTo=${seen}`).expect(200)).body).toEqual({
      read: 1,
    });
    const { body: list } = await browser.get('/api/notifications').expect(200);
    expect(list.map((one: { read: boolean }) => one.read)).toEqual([false, true]);
    expect((await browser.post('/api/notifications/read').expect(200)).body).toEqual({ read: 1 });
    expect((await browser.post('/api/notifications/read').expect(200)).body).toEqual({ read: 0 });
    expect((await other.get('/api/notifications/unread').expect(200)).body).toEqual({ count: 1 });
    await browser.post('/api/notifications/read?upTo=1;drop').expect(400);
  });

  test('an open page is told how many are unread, whenever that changes', async () => {
    const browser = await enter();
    await site.app.listen({ port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const cookie = browser.jar.getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false });
    const stream = await fetch(`http://127.0.0.1:${port}/api/notifications/stream`, {
      headers: { cookie: cookie.toValueString() },
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    let heard = '';
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk);
    })().catch(() => {});
    await vi.waitFor(() => expect(heard).toContain('data: {"count":0}'), { timeout: 10_000 });
    await pay(browser, light);
    await vi.waitFor(() => expect(heard).toContain('data: {"count":1}'), { timeout: 10_000 });
    await browser.delete('/api/session').expect(200);
    await clearNotifications(site.bank, browser.id ?? '');
    await reading;
    expect(heard.match(/"count":0/g)).toHaveLength(1);
  });

  test('settings, which leave one way open', async () => {
    const browser = await enter();
    const { body } = await browser.get('/api/notifications/settings').expect(200);
    expect(body).toEqual({ ...usual, quietHours: { enabled: true, from: '22:00', to: '07:00' } });
    const wanted = { ...usual, smsEnabled: true, quietHours: { enabled: true, from: '21:30', to: '06:15' } };
    expect((await browser.post('/api/notifications/settings').send(wanted).expect(200)).body).toEqual(wanted);
    const off = { ...usual, categories: { ...usual.categories, transactions: false, security: false } };
    expect((await browser.post('/api/notifications/settings').send(off).expect(409)).body.code).toBe(
      'notices_needed',
    );
    await browser
      .post('/api/notifications/settings')
      .send({ ...usual, emailEnabled: true })
      .expect(409);
    await pay(browser, light);
    expect(await deliverNotifications(site.bank)).toBe(1);
  });

  test('web push: a key to subscribe with, and push services alone', async () => {
    const browser = await enter();
    const { body } = await agent().get('/api/notifications/push').expect(200);
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
    const keys = { p256dh: body.publicKey, auth: 'A'.repeat(22) };
    const good = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys };
    await browser.post('/api/notifications/push').send(good).expect(200);
    await browser
      .post('/api/notifications/push')
      .send({ ...good, endpoint: 'https://10.0.0.1/x' })
      .expect(400);
    await browser.post('/api/notifications/push/end').send({ endpoint: good.endpoint }).expect(200);
  });
});

describe('analytics over HTTP', () => {
  test('figures, filters, corrections', async () => {
    const browser = await enter();
    await pay(browser, light);
    await pay(browser, { kind: 'airtime', number: '08030000009', amount: 1_000 });
    const { body } = await browser.get('/api/analytics?period=30d').expect(200);
    expect(body).toMatchObject({
      overview: { monthlyExpenses: 6_000, monthlyIncome: 0, savingsRate: 0 },
      categories: [
        { id: 'electricity', name: 'Electricity', amount: 5_000, percentage: 83.3 },
        { id: 'airtime', amount: 1_000, percentage: 16.7 },
      ],
      transactions: [{ type: 'expense', categoryId: 'airtime' }, { type: 'expense' }, { type: 'other' }],
    });
    expect((await browser.get('/api/analytics/30d').expect(200)).body.overview).toEqual(body.overview);
    await browser.get('/api/analytics/2w').expect(400);
    const [newest] = body.transactions;
    const { body: changed } = await browser
      .post(`/api/analytics/transactions/${newest.id}/category`)
      .send({ category: 'family' })
      .expect(200);
    expect(changed).toMatchObject({ category: 'Family', categoryId: 'family' });
    const { body: family } = await browser
      .get('/api/analytics/transactions?period=7d&category=family')
      .expect(200);
    expect(family).toMatchObject([{ id: newest.id, amount: 1_000 }]);
    const day = site.bank.clock.now().toISOString().slice(0, 10);
    await browser.get(`/api/analytics?from=${day}&to=${day}`).expect(200);
    await browser.get(`/api/analytics?from=${day}`).expect(400);
    await browser.get('/api/analytics?from=2026-02-30&to=2026-03-01').expect(400);
    await browser.get('/api/analytics?period=2w').expect(400);
    await agent().get('/api/analytics').expect(401);
  });

  test('as CSV, as PDF, and as a statement', async () => {
    const browser = await enter();
    await pay(browser, light);
    const csv = await browser.get('/api/analytics/export?period=30d').expect(200);
    expect(csv.type).toBe('text/csv');
    expect(csv.text).toContain('Electricity,-5000.00');
    const pdf = await browser.get('/api/analytics/export?period=30d&format=pdf').expect(200);
    expect(pdf.type).toBe('application/pdf');
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    const day = site.bank.clock.now().toISOString().slice(0, 10);
    const statement = await browser.get(`/api/account/statement?from=${day}&to=${day}`).expect(200);
    expect(statement.headers['content-disposition']).toContain(`karo-statement-${day}`);
  });

  test('monthly by mail, for who has an address', async () => {
    const browser = await enter();
    await browser.post('/api/analytics/schedule').send({ enabled: true }).expect(409);
    const email = 'ngozi@example.com';
    await site.bank.db
      .updateTable('customer')
      .set({ email })
      .where('id', '=', browser.id ?? '')
      .execute();
    const refused = await browser.post('/api/analytics/schedule').send({ enabled: true }).expect(409);
    expect(refused.body.code).toBe('email_unproved');
    site.bank.clock.advance(60_000);
    await browser.post('/api/auth/send-2fa-code').send({ method: 'email', purpose: 'setup' }).expect(200);
    const sent = await browser.get('/api/sandbox/messages').query({ address: email });
    expect(sent.body[0].body).toContain('to confirm this email address');
    const code = /\b\d{6}\b/.exec(sent.body[0].body)?.[0];
    await browser.post('/api/auth/verify-2fa-code').send({ method: 'email', code }).expect(200);
    const { body } = await browser.post('/api/analytics/schedule').send({ enabled: true }).expect(200);
    expect(body).toEqual({ enabled: true, email, emailVerified: true, nextAt: '2026-12-01T06:00:00.000Z' });
    expect((await browser.get('/api/analytics/schedule').expect(200)).body).toEqual(body);
  });
});
