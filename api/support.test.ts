import { nameAdministrator } from '@karo/core/auth';
import { demoPin } from '@karo/core/identity';
import { trialBalance } from '@karo/core/ledger';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { administrator, siteForTests, testSite } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

let phones = 0;
async function enter(browser: Agent) {
  phones += 1;
  const phone = `+23480300${String(20_000 + phones)}`;
  const person = { phone, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return body.user;
}

async function sendToChidi(browser: Agent, userId: string, amount: string) {
  const to = { recipientBank: 'gtb', recipientAccount: '1234567896', recipientName: 'Chidi Okafor' };
  const order = { userId, ...to, amount, pin: demoPin };
  const { body } = await browser.post('/api/banking/transfer').send(order).expect(200);
  await site.settle();
  return body;
}

describe('the waitlist', () => {
  const join = (person: object) => request(site.app.server).post('/api/waitlist').send(person);

  test('counts a person once, by phone and by email, and does not tell which', async () => {
    const ngozi = { name: 'Ngozi Eze', phone: '0803 111 2222', email: 'Ngozi@Example.com' };
    const first = await join(ngozi).expect(200);
    const again = await join({ ...ngozi, phone: '+2348031112222', email: 'other@example.com' }).expect(200);
    const third = await join({ ...ngozi, phone: '08031113333', email: 'ngozi@example.com' }).expect(200);
    expect([first.body, again.body, third.body].map((body) => body.count)).toEqual([1, 1, 1]);
    expect(again.body).toEqual(first.body);
    const { body } = await request(site.app.server).get('/api/waitlist/count').expect(200);
    expect(body).toEqual({ count: 1 });
  });

  test('refuses what is no name, number or address', async () => {
    const good = { name: 'Ada', phone: '08031119999', email: 'ada@example.com' };
    for (const [wrong, code] of [
      [{ name: '   ' }, 'name_invalid'],
      [{ phone: '12' }, 'phone_invalid'],
      [{ email: 'ada' }, 'email_invalid'],
    ] as const) {
      const { body } = await join({ ...good, ...wrong }).expect(400);
      expect(body.code).toBe(code);
    }
    await join({ name: 'Ada' }).expect(400);
  });

  test('takes a number from abroad', async () => {
    await join({ name: 'Ife', phone: '+44 7700 900123', email: 'ife@example.co.uk' }).expect(200);
  });

  test('is read by an administrator alone', async () => {
    for (const path of ['/api/waitlist', '/api/inquiries', '/api/stats'])
      await request(site.app.server).get(path).expect(401);
    const admin = administrator(site);
    const { body } = await admin.get('/api/waitlist').expect(200);
    expect(body[0]).toMatchObject({ name: 'Ife', phone: '+447700900123' });
    expect(body[1]).toMatchObject({ name: 'Ngozi Eze', phone: '+2348031112222', email: 'ngozi@example.com' });
  });
});

describe('inquiries and figures', () => {
  test('a message is kept once, read and answered', async () => {
    const post = () =>
      request(site.app.server)
        .post('/api/inquiries')
        .send({ name: 'Tunde', message: 'Do you open on Sundays?' });
    const [first, second] = [await post().expect(200), await post().expect(200)];
    expect(first.body.id).toBe(second.body.id);
    const admin = administrator(site);
    const { body } = await admin.get('/api/inquiries').expect(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ name: 'Tunde', status: 'new', email: null });
    await admin.post(`/api/inquiries/${body[0].id}/status`).send({ status: 'answered' }).expect(200);
    await admin.post('/api/inquiries/999999/status').send({ status: 'answered' }).expect(404);
    const stats = await admin.get('/api/stats').expect(200);
    expect(stats.body).toMatchObject({ waitlistCount: 2, totalInquiries: 1, newInquiries: 0 });
  });

  test('customers and what they moved today are counted from the book', async () => {
    const admin = administrator(site);
    const before = (await admin.get('/api/stats').expect(200)).body;
    const browser = agent();
    const user = await enter(browser);
    await sendToChidi(browser, user.id, '1000');
    const { body } = await admin.get('/api/stats').expect(200);
    expect(body.customers - before.customers).toBe(1);
    expect(Number(body.valueToday) - Number(before.valueToday)).toBeCloseTo(1010.75);
    expect(body.transactionsToday).toBeGreaterThan(before.transactionsToday);
  });
});

describe('tickets', () => {
  const ticket = {
    subject: 'Card not working',
    category: 'Technical Support',
    message: 'It is refused in a shop.',
  };

  test('are opened, answered, told, and rated once', async () => {
    const browser = agent();
    await enter(browser);
    const { body } = await browser.post('/api/support/tickets').send(ticket).expect(200);
    expect(body).toMatchObject({ status: 'open', priority: 'medium', rating: null, response: null });
    const rate = (rating: number) =>
      browser.post(`/api/support/tickets/${body.id}/rate`).send({ ticketId: body.id, rating });
    expect((await rate(5).expect(409)).body.code).toBe('ticket_unresolved');
    const admin = administrator(site);
    const open = await admin.get('/api/admin/support/tickets').expect(200);
    expect(open.body.map((each: { id: string }) => each.id)).toContain(body.id);
    await admin
      .post(`/api/admin/support/tickets/${body.id}`)
      .send({ status: 'resolved', response: 'A new card is on its way.' })
      .expect(200);
    await rate(6).expect(400);
    expect((await rate(4).expect(200)).body.rating).toBe(4);
    expect((await rate(1).expect(409)).body.code).toBe('already_rated');
    const list = await browser.get('/api/support/tickets?q=card').expect(200);
    expect(list.body).toHaveLength(1);
    expect(list.body[0]).toMatchObject({ status: 'resolved', response: 'A new card is on its way.' });
    expect((await browser.get('/api/support/tickets?q=zebra').expect(200)).body).toEqual([]);
  });

  test('the same one pressed twice is one', async () => {
    const browser = agent();
    await enter(browser);
    const [a, b] = await Promise.all([
      browser.post('/api/support/tickets').send({ ...ticket, priority: 'urgent' }),
      browser.post('/api/support/tickets').send({ ...ticket, priority: 'urgent' }),
    ]);
    expect(a.body.id).toBe(b.body.id);
  });

  test('belong to their customer', async () => {
    const [mine, yours] = [agent(), agent()];
    await enter(mine);
    await enter(yours);
    const { body } = await mine.post('/api/support/tickets').send(ticket).expect(200);
    await yours.post(`/api/support/tickets/${body.id}/rate`).send({ rating: 5 }).expect(404);
    expect((await yours.get('/api/support/tickets').expect(200)).body).toEqual([]);
    await request(site.app.server).get('/api/support/tickets').expect(401);
  });

  test('need words and a known category', async () => {
    const browser = agent();
    await enter(browser);
    for (const wrong of [{ subject: '' }, { message: '  ' }, { category: 'Other' }, { priority: 'now' }])
      await browser
        .post('/api/support/tickets')
        .send({ ...ticket, ...wrong })
        .expect(400);
  });
});

describe('the assistant and its people', () => {
  type Said = { sender: string; message: string };

  test('answers from the knowledge base, and from the account', async () => {
    const browser = agent();
    await enter(browser);
    const say = (message: string) => browser.post('/api/support/chat').send({ message }).expect(200);
    const fee = await say('how much do you charge for transfer?');
    expect(fee.body.messages.at(-1)).toMatchObject({ sender: 'bot' });
    expect(fee.body.messages.at(-1).message).toContain('₦10.75');
    const balance = await say('what is my balance');
    expect(balance.body.messages.at(-1).message).toContain('₦250,000');
    const { body } = await browser.get('/api/support/chat').expect(200);
    expect(body.map((each: Said) => each.sender)).toEqual(['user', 'bot', 'user', 'bot']);
  });

  test('hands over, keeps quiet, is masked for the agent, and comes back', async () => {
    const browser = agent();
    await enter(browser);
    const say = (message: string) => browser.post('/api/support/chat').send({ message }).expect(200);
    const over = await say('talk to a person');
    expect(over.body.person).toBe(true);
    await say('my account 0123456789 and ngozi@example.com');
    const admin = administrator(site);
    const threads = await admin.get('/api/admin/support/threads').expect(200);
    const thread = threads.body.at(-1);
    expect(thread).toMatchObject({ customer: 'Ngozi E.', channel: 'web' });
    const read = await admin.get(`/api/admin/support/threads/${thread.id}`).expect(200);
    const words = read.body.messages.map((each: Said) => each.message).join('\n');
    expect(words).toContain('••••89');
    expect(words).not.toContain('0123456789');
    expect(words).not.toContain('ngozi@');
    expect(read.body.transactions).toHaveLength(1);
    expect(read.body.ready).toHaveLength(5);
    expect(read.body.ready).toContain('It is settled now. Is there anything else?');
    expect(thread).toMatchObject({ late: false, waitingSince: expect.any(String) });
    await admin
      .post(`/api/admin/support/threads/${thread.id}/reply`)
      .send({ message: 'I am looking into it, Ngozi.' })
      .expect(200);
    const mine = async () =>
      (await admin.get('/api/admin/support/threads').expect(200)).body.find(
        (each: { id: string }) => each.id === thread.id,
      );
    expect(await mine()).toMatchObject({ waitingSince: null, answerBy: null, late: false });
    const seen = await browser.get('/api/support/chat').expect(200);
    expect(seen.body.at(-1)).toMatchObject({ sender: 'agent', message: 'I am looking into it, Ngozi.' });
    await admin.post(`/api/admin/support/threads/${thread.id}/return`).send({}).expect(200);
    await admin.post(`/api/admin/support/threads/${thread.id}/return`).send({}).expect(404);
    const back = await say('what is my balance');
    expect(back.body).toMatchObject({ person: false });
    expect(back.body.messages.at(-1).message).toContain('₦250,000');
    const audit = await site.bank.db
      .selectFrom('audit')
      .select('action')
      .where('subjectId', '=', thread.id)
      .execute();
    expect(audit.map((row) => row.action)).toEqual(['personal_data_read', 'admin_action', 'admin_action']);
  });

  test('is open to a visitor, whose words stay in their browser', async () => {
    const [one, other] = [agent(), agent()];
    const { body } = await one
      .post('/api/support/chat')
      .send({ message: 'is karo licensed by cbn' })
      .expect(200);
    expect(body.messages.at(-1).message).toContain('Central Bank');
    expect((await one.get('/api/support/chat').expect(200)).body).toHaveLength(2);
    expect((await other.get('/api/support/chat').expect(200)).body).toEqual([]);
    await one.get('/api/admin/support/threads').expect(401);
  });

  test('the knowledge base is searched and sorted by category', async () => {
    const find = (query: string) =>
      request(site.app.server).get(`/api/support/knowledge${query}`).expect(200);
    expect((await find('')).body.length).toBeGreaterThan(25);
    expect((await find('?q=stolen%20phone')).body[0].id).toBe('lost-phone');
    const security = (await find('?category=Security')).body;
    expect(new Set(security.map((each: { category: string }) => each.category))).toEqual(
      new Set(['Security']),
    );
  });
});

describe('disputes', () => {
  test('have a number and a clock, are decided, and the customer is told', async () => {
    const browser = agent();
    const user = await enter(browser);
    const sent = await sendToChidi(browser, user.id, '700');
    const ask = () =>
      browser.post('/api/support/disputes').send({ reference: sent.transactionRef, reason: 'wrong person' });
    const { body } = await ask().expect(200);
    expect((await ask().expect(200)).body.caseNumber).toBe(body.caseNumber);
    const minutes = (Date.parse(body.bankDueAt) - Date.parse(body.openedAt)) / 60_000;
    expect(minutes).toBe(30);
    const admin = administrator(site);
    const decide = (status: string, finding?: string) =>
      admin
        .post(`/api/admin/support/disputes/${body.caseNumber}`)
        .send({ status, ...(finding && { finding }) });
    await decide('bank_told').expect(200);
    await decide('rejected', 'The receiver has shown an invoice.').expect(200);
    expect((await decide('resolved').expect(409)).body.code).toBe('dispute_closed');
    const list = await browser.get('/api/support/disputes').expect(200);
    expect(list.body[0]).toMatchObject({ status: 'rejected', finding: 'The receiver has shown an invoice.' });
    await request(site.app.server)
      .post('/api/support/disputes')
      .send({ reference: 'x', reason: 'y' })
      .expect(401);
  });
});

describe('a case that is resolved', () => {
  test('brings the money back with its charges, once, where an approver says so', async () => {
    const browser = agent();
    const user = await enter(browser);
    const sent = await sendToChidi(browser, user.id, '900');
    const balance = async () => (await browser.get('/api/session').expect(200)).body.user.accountBalance;
    expect(await balance()).toBe('249089.25');
    const { body } = await browser
      .post('/api/support/disputes')
      .send({ reference: sent.transactionRef, reason: 'wrong person' })
      .expect(200);
    const by = { id: 'shared', name: 'Shared key', role: 'owner' } as const;
    const helper = { name: 'Uche', role: 'support', by, origin: { channel: 'house' } } as const;
    const { key } = await nameAdministrator(site.bank, helper);
    const decide = (more: object, adminKey: string | undefined = 'right') =>
      request(site.app.server)
        .post(`/api/admin/support/disputes/${body.caseNumber}`)
        .set('x-admin-key', adminKey ?? '')
        .send({ status: 'resolved', finding: 'The other bank has sent it back.', ...more });
    await decide({ moneyBack: true }, key).expect(403);
    await decide({ status: 'rejected', moneyBack: true }).expect(400);
    expect(await balance()).toBe('249089.25');
    expect((await decide({ moneyBack: true }).expect(200)).body.status).toBe('open');
    await decide({ moneyBack: true }).expect(403);
    expect(await balance()).toBe('249089.25');
    const other = { ...helper, name: 'Chika', role: 'approver' } as const;
    const { key: second } = await nameAdministrator(site.bank, other);
    expect((await decide({ moneyBack: true }, second).expect(200)).body.status).toBe('resolved');
    expect(await balance()).toBe('250000.00');
    await decide({ moneyBack: true }).expect(409);
    expect(await balance()).toBe('250000.00');
    expect(await trialBalance(site.bank.db)).toMatchObject({ ok: true });
  });
});

describe('USSD over HTTP', () => {
  const hop = (text: string, extra: object = {}) =>
    request(site.app.server)
      .post('/api/ussd/callback')
      .type('form')
      .send({
        sessionId: 'ATUid_0123456789abcdef',
        serviceCode: '*347*5276#',
        networkCode: '62130',
        phoneNumber: '+2348030000001',
        text,
        ...extra,
      });

  test('the provider’s form is answered in plain words', async () => {
    const first = await hop('').expect(200);
    expect(first.headers['content-type']).toContain('text/plain');
    expect(first.text).toMatch(/^CON Karo\n1 Send money/);
    expect((await hop('2').expect(200)).text).toMatch(/^CON /);
    expect((await hop('2*1').expect(200)).text).toMatch(/^CON Enter your PIN/);
    const done = await hop(`2*1*${demoPin}`).expect(200);
    expect(done.text).toMatch(/^END You have N/);
    expect((await hop(`2*1*${demoPin}`).expect(200)).text).toBe(done.text);
    expect(site.logs.join('')).not.toContain(`*${demoPin}`);
  });

  test('what takes longer than a telephone company waits is ended with words that are true, and goes on behind them', async () => {
    const { bank } = site;
    const enquire = bank.rails.enquire;
    let answer = () => {};
    const later = new Promise<void>((done) => {
      answer = done;
    });
    bank.rails.enquire = async (order) => {
      await later;
      return enquire(order);
    };
    const slow = { sessionId: 'ATUid_slow' };
    await hop('', slow).expect(200);
    const late = await hop('1*5000*1234567896', slow).expect(200);
    bank.rails.enquire = enquire;
    const row = () =>
      bank.db
        .selectFrom('ussdSession')
        .select(['answered', 'heard'])
        .where('providerId', '=', 'ATUid_slow')
        .executeTakeFirstOrThrow();
    if (late.text.startsWith('END')) expect(late.text).toMatch(/^END .*longer than usual/);
    answer();
    await expect
      .poll(async () => (await row()).answered >= (await row()).heard, { timeout: 10_000 })
      .toBe(true);
  });

  test('a form is taken nowhere else, and a foreign number is told so', async () => {
    await request(site.app.server).post('/api/waitlist').type('form').send({ name: 'a' }).expect(415);
    const abroad = await hop('', { phoneNumber: '+14155550100', sessionId: 'ATUid_other' }).expect(200);
    expect(abroad.text).toMatch(/^END .*Nigerian/);
    await request(site.app.server)
      .post('/api/ussd/events')
      .type('form')
      .send({ sessionId: 'ATUid_0123456789abcdef', status: 'Success', input: `2*1*${demoPin}` })
      .expect(200);
  });

  test('outside the sandbox only the provider’s key opens it', async () => {
    const real = await testSite({}, { ussdKey: 'from-the-provider' });
    const dial = (key: string) =>
      request(real.app.server)
        .post(`/api/ussd/callback${key}`)
        .type('form')
        .send({ sessionId: 's-1', phoneNumber: '+2348030000001', text: '' });
    await dial('').expect(404);
    await dial('?key=guess').expect(404);
    await dial('?key=from-the-provider').expect(200);
    await real.close();
    const open = await testSite({}, { publicUrl: 'https://sandbox.karo.example' });
    await request(open.app.server)
      .post('/api/ussd/callback')
      .type('form')
      .send({ sessionId: 's-2', phoneNumber: '+2348030000001', text: '' })
      .expect(404);
    await open.close();
  });

  test('the simulator dials, and its dialogues are listed in this browser alone', async () => {
    const [one, other] = [agent(), agent()];
    const dial = (body: object) => one.post('/api/ussd/test').send(body);
    const { body } = await dial({ phoneNumber: '08030000001', code: '*347*5276#' }).expect(200);
    expect(body).toMatchObject({ status: 'active', currentMenu: 'home', secret: false });
    const next = await dial({ phoneNumber: '08030000001', code: '2', sessionId: body.sessionId }).expect(200);
    expect(next.body.currentMenu).toBe('balance');
    const list = await one.get('/api/ussd/sessions').expect(200);
    expect(list.body).toMatchObject([
      { id: body.sessionId, phoneNumber: '+2348030000001', currentMenu: 'balance' },
    ]);
    expect((await other.get('/api/ussd/sessions').expect(200)).body).toEqual([]);
    await dial({ phoneNumber: '08030000001' }).expect(400);
    expect((await dial({ phoneNumber: '08030000001', code: '*737#' }).expect(400)).body.code).toBe(
      'ussd_code_unknown',
    );
    const codes = await other.get('/api/ussd/codes').expect(200);
    expect(codes.body[0]).toMatchObject({ code: '*347*5276#', category: 'help' });
  });
});
