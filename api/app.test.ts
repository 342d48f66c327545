import { adminKeyHash } from '@karo/core/auth';
import { contract, type User } from '@karo/core/contract';
import { demoPin } from '@karo/core/identity';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { siteForTests, testSite } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

let phones = 0;
async function enter(browser: Agent, firstName = 'Ngozi', lastName = 'Eze'): Promise<User> {
  phones += 1;
  const phone = `+23480300${String(10_000 + phones)}`;
  const { body } = await browser.post('/api/users/register').send({ phone, firstName, lastName }).expect(200);
  return body.user;
}

const toChidi = (user: User) => ({
  userId: user.id,
  recipientBank: 'gtb',
  recipientAccount: '1234567896',
  recipientName: 'Chidi Okafor',
  amount: '1500.00',
  narration: 'rice',
  pin: demoPin,
});

async function balanceOf(browser: Agent, user: User): Promise<string> {
  const { body } = await browser.get(`/api/users/${user.id}/dashboard`).expect(200);
  return body.user.accountBalance;
}

describe('the house', () => {
  test('says what it is: no licence and no number but those that are configured', async () => {
    const { body } = await request(site.app.server).get('/api/about').expect(200);
    expect(body).toMatchObject({ sandbox: true, licence: null, whatsapp: null, newIdentityCap: '20000.00' });
    expect(body.figures.endpoints).toBe(Object.keys(contract).length);
    expect(body.figures.customers).toEqual(expect.any(Number));
    const real = await testSite({}, { licence: 'Licensed, No. 7.', whatsappNumber: '+2347000000000' });
    try {
      const told = await request(real.app.server).get('/api/about').expect(200);
      expect(told.body).toMatchObject({ licence: 'Licensed, No. 7.', whatsapp: '+2347000000000' });
    } finally {
      await real.close();
    }
  });

  test('lives, and is ready where its database, queue and migrations are', async () => {
    await request(site.app.server).get('/api/health').expect(200, { status: 'ok' });
    const { body } = await request(site.app.server).get('/api/ready').expect(200);
    expect(body).toEqual({ status: 'ok', database: 'ok', queue: 'ok', migrations: 'ok' });
  });

  test('is not ready where the queue is down', async () => {
    const lame = await testSite({ queueReady: async () => false });
    const { body } = await request(lame.app.server).get('/api/ready').expect(503);
    expect(body).toMatchObject({ status: 'down', queue: 'down', database: 'ok' });
    await lame.close();
  });

  test('answers what it does not know with a problem document', async () => {
    const answer = await request(site.app.server).get('/api/nothing').expect(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ status: 404, code: 'not_found', title: 'Not Found' });
  });

  test('forbids inline scripts, framing and foreign sources', async () => {
    const { headers } = await request(site.app.server).get('/api/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('reads JSON only, and not too much of it', async () => {
    const post = () => request(site.app.server).post('/api/users/register');
    await post().set('content-type', 'text/plain').send('phone=1').expect(415);
    await post()
      .send({ phone: 'x'.repeat(70_000) })
      .expect(413);
    await post().set('content-type', 'application/json').send('{"__proto__":{"a":1}}').expect(400);
  });

  test('a number without an end is refused, in a body and in an address', async () => {
    const browser = agent();
    await enter(browser, 'Ify', 'Nwosu');
    const body = { dailyTransferLimit: 0, monthlyTransferLimit: '1e309', dailyBillPaymentLimit: 1 };
    const { body: problem } = await browser
      .post('/api/user/limits')
      .send({ ...body, withdrawalLimit: 0 })
      .expect(400);
    expect(problem).toMatchObject({ code: 'bad_request', facts: { field: 'monthlyTransferLimit' } });
    await browser.get('/api/user/activity?before=1e309').expect(400);
  });

  test('tells a bug in one sentence with a number, and logs it whole', async () => {
    const broken = await testSite(
      { whatsappQr: async () => Promise.reject(new Error('the printer is on fire')) },
      { adminKeyHash: adminKeyHash('k') },
    );
    const answer = await request(broken.app.server).get('/api/admin/whatsapp').set('x-admin-key', 'k');
    expect(answer.status).toBe(500);
    expect(answer.body.detail).toContain(answer.body.instance);
    expect(JSON.stringify(answer.body)).not.toContain('fire');
    expect(broken.logs.join('')).toContain('the printer is on fire');
    await broken.close();
  });

  test('gives the WhatsApp code to the admin key alone', async () => {
    const paired = await testSite(
      { whatsappQr: async () => '<svg/>' },
      { adminKeyHash: adminKeyHash('right') },
    );
    const ask = () => request(paired.app.server).get('/api/admin/whatsapp');
    await ask().expect(401);
    await ask().set('x-admin-key', 'wrong').expect(401);
    const answer = await ask().set('x-admin-key', 'right').expect(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    await paired.close();
    await request(site.app.server).get('/api/admin/whatsapp').set('x-admin-key', '').expect(401);
  });
});

describe('who may call', () => {
  test('a demo customer is signed in by a cookie that no script reads', async () => {
    const browser = agent();
    const answer = await browser
      .post('/api/users/register')
      .send({ phone: '08030009999', firstName: 'Ngozi', lastName: 'Eze' })
      .expect(200);
    expect(answer.body.user).toMatchObject({ phone: '+2348030009999', isDemo: true, isVerified: true });
    const cookies = String(answer.headers['set-cookie']);
    expect(cookies).toMatch(/karo_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
    const { body } = await browser.get('/api/session').expect(200);
    expect(body.user.id).toBe(answer.body.user.id);
  });

  test('cookies are Secure where the address is https', async () => {
    const safe = await testSite({}, { publicUrl: 'https://karo.example' });
    const { headers } = await request(safe.app.server).get('/api/session');
    expect(String(headers['set-cookie'])).toContain('Secure');
    await safe.close();
  });

  test('a dashboard answers its owner, nobody else', async () => {
    const [ngozi, bola] = [agent(), agent()];
    const user = await enter(ngozi);
    await enter(bola, 'Bola', 'Ade');
    await request(site.app.server).get(`/api/users/${user.id}/dashboard`).expect(401);
    await bola.get(`/api/users/${user.id}/dashboard`).expect(403);
    const { body } = await ngozi.get(`/api/users/${user.id}/dashboard`).expect(200);
    expect(body.user.accountNumber).toMatch(/^\d{10}$/);
    expect(body.stats.totalTransactions).toBe(1);
    expect(body.recentTransactions[0]).toMatchObject({ type: 'credit', status: 'success' });
  });

  test('a cookie that was tampered with is none', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { headers } = await browser.get('/api/health');
    expect(headers['set-cookie']).toBeUndefined();
    const answer = await request(site.app.server)
      .get(`/api/users/${user.id}/dashboard`)
      .set('cookie', `karo_session=${user.id}.c2lnbmF0dXJl`);
    expect(answer.status).toBe(401);
  });

  test('signing out ends the session on the server, not only in the browser', async () => {
    const browser = agent();
    const answer = await browser
      .post('/api/users/register')
      .send({ phone: '08030008888', firstName: 'Ngozi', lastName: 'Eze' });
    const cookie = String(answer.headers['set-cookie']).match(/karo_session=[^;]+/)?.[0] ?? '';
    const dashboard = `/api/users/${answer.body.user.id}/dashboard`;
    await request(site.app.server).get(dashboard).set('cookie', cookie).expect(200);
    await browser.delete('/api/session').expect(200);
    await request(site.app.server).get(dashboard).set('cookie', cookie).expect(401);
  });

  test('a page of another site changes nothing', async () => {
    const browser = agent();
    const user = await enter(browser);
    const send = () => browser.post('/api/banking/transfer');
    await send().set('origin', 'https://evil.example').send(toChidi(user)).expect(403);
    await send().set('sec-fetch-site', 'cross-site').send(toChidi(user)).expect(403);
    expect(await balanceOf(browser, user)).toBe(user.accountBalance);
  });

  test('every owner’s and customer’s row refuses a visitor before it reads what they sent', async () => {
    const guarded = Object.entries(contract).filter(
      ([, row]) => row.auth === 'owner' || row.auth === 'customer',
    );
    expect(guarded.length).toBeGreaterThan(2);
    for (const [endpoint] of guarded) {
      const [method = '', path = ''] = endpoint.split(' ');
      const url = path.replace(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111');
      const call = request(site.app.server)[method.toLowerCase() as 'get'](url);
      const { status } = await (method === 'GET' ? call : call.send({}));
      expect(status, endpoint).toBe(401);
    }
  });

  test('sandbox customers are not made outside the sandbox', async () => {
    const real = await testSite({}, { sandbox: false });
    const answer = await request(real.app.server)
      .post('/api/users/register')
      .send({ phone: '08030007777', firstName: 'Ngozi', lastName: 'Eze' });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('sandbox_only');
    await real.close();
  });
});

describe('a transfer by its quote', () => {
  const chidi = { bank: 'GTBank', accountNumber: '1234567896' };

  test('the name first, then what it costs; nothing moves before the approval, which is of that quote alone', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { body: banks } = await browser.get('/api/banking/banks').expect(200);
    expect(banks[0]).toMatchObject({ name: 'Karo' });
    const owner = await browser.post('/api/banking/name-enquiry').send(chidi).expect(200);
    expect(owner.body).toEqual({ name: 'CHIDI OKAFOR', ...chidi });
    const order = { ...chidi, amount: '1500' };
    const { body: quote } = await browser.post('/api/banking/transfer/quote').send(order).expect(200);
    expect(quote).toMatchObject({ name: 'CHIDI OKAFOR', amount: '1500.00', fee: '10.75', total: '1510.75' });
    const balance = async () =>
      (await browser.get(`/api/users/${user.id}/dashboard`).expect(200)).body.user.accountBalance;
    expect(await balance()).toBe('250000.00');

    const other = agent();
    await enter(other);
    const approval = `/api/approvals/${quote.quoteId}`;
    expect((await other.post(approval).send({ pin: demoPin })).status).toBe(404);
    await browser.post(approval).send({ pin: demoPin }).expect(200);
    await site.settle();
    expect(await balance()).toBe('248489.25');
    expect((await browser.post(approval).send({ pin: demoPin })).body.code).toBe('quote_used');
  });

  test.each([
    [{ ...chidi, bank: 'Bank of Nowhere' }, 'bank_unknown'],
    [{ ...chidi, accountNumber: '0000000000' }, 'destination_unknown'],
  ])('an account that is none is refused: %j', async (to, code) => {
    const browser = agent();
    await enter(browser);
    expect((await browser.post('/api/banking/name-enquiry').send(to)).body.code).toBe(code);
    expect((await browser.post('/api/banking/transfer/quote').send({ ...to, amount: '10' })).body.code).toBe(
      code,
    );
  });
});

describe('a transfer in one call', () => {
  test('quotes, approves, takes the money once and says how it stands', async () => {
    const browser = agent();
    const user = await enter(browser);
    const { body } = await browser.post('/api/banking/transfer').send(toChidi(user)).expect(200);
    expect(body).toMatchObject({
      status: 'pending',
      amount: '1500.00',
      fee: '10.75',
      total: '1510.75',
      recipientName: 'CHIDI OKAFOR',
    });
    await site.settle();
    const { body: later } = await browser.get(`/api/users/${user.id}/dashboard`).expect(200);
    expect(later.user.accountBalance).toBe('248489.25');
    expect(later.recentTransactions[0]).toMatchObject({
      description: 'To CHIDI OKAFOR',
      status: 'success',
      reference: body.transactionRef,
    });
    expect(later.stats.monthlySpending).toBe('1510.75');
  });

  test('sent again under its name, or as the same order soon after, is not done again', async () => {
    const browser = agent();
    const user = await enter(browser);
    const send = (key?: string) => {
      const call = browser.post('/api/banking/transfer');
      return (key ? call.set('idempotency-key', key) : call).send(toChidi(user));
    };
    const first = await send('order-0001').expect(200);
    const second = await send('order-0001').expect(200);
    expect(second.body.transactionRef).toBe(first.body.transactionRef);
    const plain = await send().expect(200);
    expect(plain.body.transactionRef).not.toBe(first.body.transactionRef);
    expect((await send().expect(200)).body.transactionRef).toBe(plain.body.transactionRef);
    site.bank.clock.advance(3 * 60_000);
    expect((await send().expect(200)).body.transactionRef).not.toBe(plain.body.transactionRef);
    expect(await balanceOf(browser, user)).toBe('245467.75');
  });

  test('sent twenty times at once is done once', async () => {
    const browser = agent();
    const user = await enter(browser);
    const calls = Array.from({ length: 20 }, () =>
      browser.post('/api/banking/transfer').set('idempotency-key', 'all-at-once').send(toChidi(user)),
    );
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.body.transactionRef)).size).toBe(1);
    expect(await balanceOf(browser, user)).toBe('248489.25');
  });

  test('another order under the same name is refused', async () => {
    const browser = agent();
    const user = await enter(browser);
    const send = (amount: string) =>
      browser
        .post('/api/banking/transfer')
        .set('idempotency-key', 'order-0002')
        .send({ ...toChidi(user), amount });
    await send('1500.00').expect(200);
    const answer = await send('9500.00');
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('request_reused');
  });

  test('a wrong PIN takes nothing, says how many tries are left, and the right one then goes through', async () => {
    const browser = agent();
    const user = await enter(browser);
    const send = (pin: string) => browser.post('/api/banking/transfer').send({ ...toChidi(user), pin });
    const wrong = await send('1111');
    expect(wrong.status).toBe(403);
    expect(wrong.body).toMatchObject({ code: 'pin_wrong', facts: { triesLeft: 4 } });
    expect(wrong.body.detail).toContain('4 tries left');
    expect(await balanceOf(browser, user)).toBe(user.accountBalance);
    await send(demoPin).expect(200);
  });

  test('money does not go to a name that the sender did not mean', async () => {
    const browser = agent();
    const user = await enter(browser);
    const answer = await browser
      .post('/api/banking/transfer')
      .send({ ...toChidi(user), recipientName: 'Amina Bello' });
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'name_mismatch',
      facts: { name: 'CHIDI OKAFOR' },
    });
    expect(await balanceOf(browser, user)).toBe(user.accountBalance);
  });

  test('refusals come as problem documents with the customer’s sentence', async () => {
    const browser = agent();
    const user = await enter(browser);
    const send = (part: object) => browser.post('/api/banking/transfer').send({ ...toChidi(user), ...part });
    expect((await send({ amount: '-5' })).body).toMatchObject({ status: 400, facts: { field: 'amount' } });
    expect((await send({ amount: '0' })).body.code).toBe('amount_invalid');
    expect((await send({ recipientBank: 'moon' })).body.code).toBe('bank_unknown');
    expect((await send({ recipientAccount: '0000000000' })).body.code).toBe('destination_unknown');
    expect((await send({ amount: '9999999' })).body.status).toBe(403);
    expect((await send({ userId: undefined })).status).toBe(403);
    expect((await send({ pin: undefined })).body.facts).toEqual({ field: 'pin' });
  });

  test('the receipt is a picture for its owner alone', async () => {
    const [browser, other] = [agent(), agent()];
    const user = await enter(browser);
    await enter(other);
    const { body } = await browser.post('/api/banking/transfer').send(toChidi(user)).expect(200);
    const url = `/api/receipts/${body.transactionRef}`;
    const png = await browser.get(url).expect(200).expect('content-type', 'image/png');
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    const svg = await browser.get(`${url}?format=svg`).expect(200);
    expect(String(svg.body)).toContain('CHIDI OKAFOR');
    await other.get(url).expect(404);
    await request(site.app.server).get(url).expect(401);
  });
});

describe('what the log holds', () => {
  test('no PIN, no cookie, no secret of any call so far', () => {
    // The names of calls and their times are made of chance: any four digits may stand in them.
    const all = site.logs.join('').replaceAll(/"(?:time|pid|ms)":\d+|"reqId":"[^"]+"/g, '');
    expect(all).toContain('/api/banking/transfer');
    expect(all).not.toContain(demoPin);
    expect(all).not.toContain('karo_session');
    expect(all).not.toContain('1234567896');
  });
});
