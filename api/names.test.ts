import { demoPin } from '@karo/core/identity';
import { approve } from '@karo/core/orders';
import { remindRequests, skeletonOf } from '@karo/core/products/transfers';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { administrator, siteForTests } from './testing.ts';

const { site } = siteForTests();

let phones = 0;
async function enter(firstName = 'Ngozi', lastName = 'Eze') {
  phones += 1;
  const browser = request.agent(site.app.server);
  const person = { phone: `+23480300${String(40_000 + phones)}`, firstName, lastName };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return { browser, user: body.user };
}
type Entered = Awaited<ReturnType<typeof enter>>;

const take = ({ browser }: Entered, name: string) => browser.post('/api/names').send({ name });
const balance = async ({ browser, user }: Entered) =>
  (await browser.get(`/api/users/${user.id}/dashboard`).expect(200)).body.user.accountBalance;
const approved = ({ user }: Entered, quoteId: string) =>
  approve(site.bank, { quoteId, customerId: user.id, pin: demoPin });

describe('@names', () => {
  test('are taken once, kept, and refused where they are reserved or look like another’s', async () => {
    const [ada, bola] = [await enter('Ada', 'Obi'), await enter('Bola', 'Ade')];
    expect((await take(ada, '@Ada.Obi').expect(200)).body.name).toBe('ada.obi');
    await take(ada, 'ada.obi').expect(200);
    for (const name of ['ada.obi', 'adaobi', 'ada_0bi', 'adda.obi'])
      expect((await take(bola, name).expect(409)).body.code, name).toBe('handle_taken');
    for (const name of ['karo', 'kar0', 'k.a.r.o', 'karosupport', 'admin', 'cbn', 'gtbank', 'supp0rt'])
      expect((await take(bola, name).expect(400)).body.facts.why, name).toBe('reserved');
    for (const name of ['ab', '1ada', 'a..b', 'ada_', 'ada obi', 'ààà'])
      expect((await take(bola, name).expect(400)).body.code, name).toBe('handle_refused');
    expect((await take(ada, 'ada_new').expect(409)).body.code).toBe('handle_lately');
    expect(skeletonOf('modern')).toBe(skeletonOf('modem'));
  });

  test('two who want the same at once: one has it', async () => {
    const [a, b] = [await enter(), await enter()];
    const answers = await Promise.all([take(a, 'sunny'), take(b, 'sunny')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('tell whom they are, no more', async () => {
    const [chidi, ngozi] = [await enter('Chidi', 'Okafor'), await enter()];
    await take(chidi, 'chidi').expect(200);
    const { body } = await ngozi.browser.get('/api/names/@CHIDI').expect(200);
    expect(body).toEqual({ name: 'chidi', displayName: 'Chidi O.', business: false });
    await ngozi.browser.get('/api/names/nobody').expect(404);
    await request(site.app.server).get('/api/names/chidi').expect(401);
  });

  test('are paid like any account here: offered, approved, free', async () => {
    const [musa, ngozi] = [await enter('Musa', 'Bello'), await enter()];
    await take(musa, 'musa').expect(200);
    const { body } = await ngozi.browser
      .post('/api/names/pay')
      .send({ to: '@musa', amount: '2500', note: 'rice' })
      .expect(200);
    expect(body).toMatchObject({ amount: '2500.00', fee: '0.00', total: '2500.00' });
    expect(await balance(musa)).toBe('250000.00');
    await approved(ngozi, body.quoteId);
    expect(await balance(musa)).toBe('252500.00');
  });
});

describe('codes', () => {
  test('carry whom, how much and what for, signed and expiring', async () => {
    const [shop, ngozi] = [await enter('Tunde', 'Shop'), await enter()];
    const made = await shop.browser
      .post('/api/names/code')
      .send({ amount: '1200', note: 'suya', minutes: 5 })
      .expect(200);
    expect(made.body.svg).toContain('<svg');
    expect(made.body.link).toContain('/pay#');
    const scan = (code: string) => ngozi.browser.post('/api/names/scan').send({ code });
    expect((await scan(made.body.link).expect(200)).body).toMatchObject({
      to: { displayName: 'Tunde S.' },
      amount: '1200.00',
      note: 'suya',
    });
    const [head = '', mac = ''] = made.body.code.split('.');
    const forged = Buffer.from(
      Buffer.from(head, 'base64url').toString().replace('120000', '920000'),
    ).toString('base64url');
    expect((await scan(`${forged}.${mac}`).expect(400)).body.code).toBe('qr_invalid');
    expect((await scan('hello').expect(400)).body.code).toBe('qr_invalid');
    const pay = await ngozi.browser
      .post('/api/names/pay')
      .send({ code: made.body.code, amount: '1' })
      .expect(200);
    expect(pay.body.amount).toBe('1200.00');
    site.bank.clock.advance(5 * 60_000);
    expect((await scan(made.body.code).expect(410)).body.code).toBe('qr_expired');
  });

  test('one for ever leaves the amount to who pays', async () => {
    const [shop, ngozi] = [await enter(), await enter()];
    const { body } = await shop.browser.get('/api/names/me').expect(200);
    expect(body.name).toBeNull();
    await ngozi.browser.post('/api/names/pay').send({ code: body.link }).expect(400);
    await ngozi.browser.post('/api/names/pay').send({ code: body.link, amount: '300' }).expect(200);
  });
});

describe('requests', () => {
  const ask = (by: Entered, from: string, amount = '1500', note = 'lunch') =>
    by.browser.post('/api/requests').send({ from, amount, note });

  test('are paid by approval, once, and both see it', async () => {
    const [asker, payer] = [await enter('Ife', 'Cole'), await enter('Sani', 'Umar')];
    await take(payer, 'sani').expect(200);
    const { body } = await ask(asker, '@sani').expect(200);
    expect(body).toMatchObject({
      amount: '1500.00',
      status: 'open',
      with: { name: 'sani', displayName: 'Sani U.' },
    });
    const offer = await payer.browser.post(`/api/requests/${body.id}/pay`).send({}).expect(200);
    await approved(payer, offer.body.quoteId);
    expect(await balance(asker)).toBe('251500.00');
    const list = await payer.browser.get('/api/requests').expect(200);
    expect(list.body.incoming[0]).toMatchObject({ status: 'paid', with: { displayName: 'Ife C.' } });
    expect((await payer.browser.post(`/api/requests/${body.id}/pay`).send({}).expect(409)).body.code).toBe(
      'request_over',
    );
    await asker.browser.post(`/api/requests/${body.id}/cancel`).send({}).expect(409);
  });

  test('are paid once, however often the payer opens them, and not once they are taken back', async () => {
    const [asker, payer] = [await enter('Tolu', 'Cole'), await enter('Ken', 'Saro')];
    await take(payer, 'kensaro').expect(200);
    const { body } = await ask(asker, 'kensaro').expect(200);
    const open = (id: string) => payer.browser.post(`/api/requests/${id}/pay`).send({});
    const [first, second] = await Promise.all([open(body.id), open(body.id)]);
    const { body: third } = await open(body.id).expect(200);
    const answers: number[] = [];
    for (const quoteId of [first.body.quoteId, second.body.quoteId, third.quoteId]) {
      const approval = payer.browser.post(`/api/approvals/${quoteId}`).send({ pin: demoPin });
      answers.push((await approval).status);
    }
    expect(answers).toEqual([410, 410, 200]);
    expect(await balance(asker)).toBe('251500.00');
    const { body: again } = await ask(asker, 'kensaro', '700', 'tea').expect(200);
    const { body: offer } = await open(again.id).expect(200);
    await asker.browser.post(`/api/requests/${again.id}/cancel`).send({}).expect(200);
    const late = await payer.browser.post(`/api/approvals/${offer.quoteId}`).send({ pin: demoPin });
    expect(late.status).toBe(410);
    expect(await balance(asker)).toBe('251500.00');
  });

  test('are declined, and who is blocked asks no more', async () => {
    const [asker, payer] = [await enter(), await enter()];
    await take(payer, 'zainab').expect(200);
    const { body } = await ask(asker, 'zainab').expect(200);
    await payer.browser.post(`/api/requests/${body.id}/decline`).send({ block: true }).expect(200);
    expect((await ask(asker, 'zainab').expect(403)).body.code).toBe('requests_blocked');
    const { outgoing } = (await asker.browser.get('/api/requests').expect(200)).body;
    expect(outgoing.map((each: { status: string }) => each.status)).toEqual(['declined']);
  });

  test('belong to the two of them, and nobody asks themselves', async () => {
    const [asker, payer, other] = [await enter(), await enter(), await enter()];
    await take(payer, 'emeka').expect(200);
    const { body } = await ask(asker, 'emeka').expect(200);
    for (const path of ['pay', 'decline', 'cancel'])
      await other.browser.post(`/api/requests/${body.id}/${path}`).send({}).expect(404);
    await payer.browser.post(`/api/requests/${body.id}/cancel`).send({}).expect(404);
    await asker.browser.post(`/api/requests/${body.id}/pay`).send({}).expect(404);
    expect((await ask(payer, 'emeka').expect(400)).body.code).toBe('same_account');
    await ask(asker, 'nobody_here').expect(404);
    await ask(asker, 'emeka', '0').expect(400);
  });

  test('a bill is split to the kobo, and all are asked or none', async () => {
    const [host, one, two] = [await enter(), await enter(), await enter()];
    await take(one, 'uche').expect(200);
    await take(two, 'bisi').expect(200);
    const split = (people: string[]) =>
      host.browser.post('/api/requests/split').send({ with: people, total: '10000', note: 'dinner' });
    const { body } = await split(['@uche', '@bisi']).expect(200);
    expect(body.own).toBe('3333.34');
    expect(body.requests.map((each: { amount: string }) => each.amount)).toEqual(['3333.33', '3333.33']);
    await split(['@uche', '@nobody']).expect(404);
    expect((await host.browser.get('/api/requests').expect(200)).body.outgoing).toHaveLength(2);
  });

  test('are reminded of after a day and after three, and end after seven', async () => {
    const [asker, payer] = [await enter(), await enter()];
    await take(payer, 'kunle').expect(200);
    await payer.browser.post('/api/support/chat').send({ message: 'hello' }).expect(200);
    const { body } = await ask(asker, 'kunle').expect(200);
    const reminders = async () =>
      (
        await site.bank.db
          .selectFrom('outbox')
          .select('id')
          .where('dedupe', 'like', `request:${body.id}:reminder:%`)
          .execute()
      ).length;
    for (const [days, count] of [
      [1, 1],
      [2, 2],
      [4, 2],
    ] as const) {
      site.bank.clock.advance(days * 86_400_000);
      await remindRequests(site.bank);
      await remindRequests(site.bank);
      expect(await reminders()).toBe(count);
    }
    const row = await site.bank.db
      .selectFrom('paymentRequest')
      .select('status')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
  });
});

describe('the directory', () => {
  test('shows a business once it is verified, and its owner what came in by day', async () => {
    const [shop, ngozi] = [await enter('Tunde', 'Bakare'), await enter()];
    await take(shop, 'tundes_suya').expect(200);
    const describe_ = (name: string) =>
      shop.browser
        .post('/api/business')
        .send({ name, category: 'food', town: 'Ibadan', about: 'Suya and kilishi' });
    await describe_('Tunde’s Suya').expect(200);
    const find = (query: string) => request(site.app.server).get(`/api/directory${query}`).expect(200);
    expect((await find('?q=suya')).body).toEqual([]);
    const admin = administrator(site);
    const waiting = await admin.get('/api/admin/businesses').expect(200);
    expect(waiting.body[0]).toMatchObject({ name: 'Tunde’s Suya', status: 'pending' });
    const decide = (name: string) =>
      admin
        .post(`/api/admin/businesses/${waiting.body[0].customerId}`)
        .send({ verified: true, name, category: 'food' });
    await describe_('Karo Suya').expect(200);
    await decide('Tunde’s Suya').expect(404);
    expect((await find('?q=suya')).body).toEqual([]);
    await describe_('Tunde’s Suya').expect(200);
    await decide('Tunde’s Suya').expect(200);
    const found = (await find('?q=suya&category=food&town=ibadan')).body;
    expect(found[0]).toMatchObject({ name: 'Tunde’s Suya', handle: 'tundes_suya', status: 'verified' });
    expect(found[0].svg).toContain('<svg');
    expect((await find('?category=health')).body).toEqual([]);
    expect((await find('?q=%25')).body).toEqual([]);
    expect((await ngozi.browser.get('/api/names/tundes_suya').expect(200)).body).toMatchObject({
      displayName: 'Tunde’s Suya',
      business: true,
    });
    const offer = await ngozi.browser
      .post('/api/names/pay')
      .send({ to: 'tundes_suya', amount: '800' })
      .expect(200);
    await approved(ngozi, offer.body.quoteId);
    const own = (await shop.browser.get('/api/business').expect(200)).body;
    expect(own.takings).toMatchObject([{ amount: '800.00', payments: 1 }]);
    await describe_('Karo Official Refunds').expect(200);
    expect((await find('?q=refunds')).body).toEqual([]);
    await ngozi.browser.get('/api/admin/businesses').expect(401);
  });
});
