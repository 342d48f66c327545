import { rememberPaid } from '@karo/core/customers';
import { demoPin } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { approve } from '@karo/core/orders';
import { quoteTransfer } from '@karo/core/products/transfers';
import { transact } from '@karo/db/client';
import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site } = siteForTests();

let phones = 0;
async function enter() {
  phones += 1;
  const browser = request.agent(site.app.server);
  const person = { phone: `+23480300${String(50_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return { browser, user: body.user };
}

const pay = (browser: ReturnType<typeof request.agent>, userId: string) =>
  browser.post('/api/banking/transfer').send({
    userId,
    recipientBank: 'gtb',
    recipientAccount: '1234567896',
    recipientName: 'Chidi Okafor',
    amount: '100',
    pin: demoPin,
  });

/** An order that waits for a person: many new people within the hour, and a name that is not the account's. */
async function held(customerId: string): Promise<string> {
  for (let each = 0; each < 8; each += 1)
    await transact(site.bank.db, (trx) =>
      rememberPaid(
        trx,
        customerId,
        { bankCode: '000014', account: `000000002${each}`, name: 'Someone' },
        site.bank.clock.now(),
      ),
    );
  const order = { bankCode: '000013', account: '1234567896', amount: naira(60_000), said: 'Musa Ibrahim' };
  const { quoteId } = await quoteTransfer(site.bank, { customerId, ...order });
  const { reference = '' } = await approve(site.bank, { quoteId, customerId, pin: demoPin });
  return reference;
}

describe('blocking an account', () => {
  test('is one call, and nothing leaves after it', async () => {
    const { browser, user } = await enter();
    const { body } = await browser.post('/api/user/freeze').send({}).expect(200);
    expect(body.message).toContain('blocked');
    await browser.post('/api/user/freeze').send({}).expect(200);
    expect((await pay(browser, user.id).expect(403)).body.code).toBe('customer_frozen');
    await request(site.app.server).post('/api/user/freeze').send({}).expect(401);
  });

  test('trusted numbers are kept, five at most, and taken away', async () => {
    const [{ browser }, other] = [await enter(), await enter()];
    const trust = (phone: string, name = 'My sister') =>
      browser.post('/api/user/trusted-numbers').send({ name, phone });
    const { body } = await trust('0803 555 0001').expect(200);
    expect(body).toMatchObject({ name: 'My sister', phone: '+2348035550001' });
    expect((await trust('0803 555 0001', 'Sister').expect(200)).body.id).toBe(body.id);
    await trust('12').expect(400);
    for (const end of [2, 3, 4, 5]) await trust(`080355500${String(end).padStart(2, '0')}`).expect(200);
    await trust('08035550006').expect(429);
    await other.browser.post(`/api/user/trusted-numbers/${body.id}/remove`).send({}).expect(200);
    expect((await browser.get('/api/user/trusted-numbers').expect(200)).body).toHaveLength(5);
    await browser.post(`/api/user/trusted-numbers/${body.id}/remove`).send({}).expect(200);
    expect((await browser.get('/api/user/trusted-numbers').expect(200)).body).toHaveLength(4);
  });
});

describe('reviews', () => {
  test('are listed with their reasons, and let go by who may', async () => {
    const { user } = await enter();
    const reference = await held(user.id);
    await request(site.app.server).get('/api/admin/risk/reviews').expect(401);
    const admin = administrator(site);
    const { body } = await admin.get('/api/admin/risk/reviews').expect(200);
    const review = body.find((each: { reference: string }) => each.reference === reference);
    expect(review).toMatchObject({ amount: '60000.00', name: 'CHIDI OKAFOR' });
    expect(review.reasons.map((each: { rule: string }) => each.rule)).toContain('name_mismatch');
    const decide = (decision: string) =>
      admin.post(`/api/admin/risk/reviews/${reference}`).send({ decision, note: 'called the customer' });
    await decide('maybe').expect(400);
    await decide('release').expect(200);
    await decide('release').expect(403);
    const second = await approverOf(site);
    await second.post(`/api/admin/risk/reviews/${reference}`).send({ decision: 'release' }).expect(200);
    await decide('refuse').expect(404);
    await site.settle();
    const row = await site.bank.db
      .selectFrom('transfer')
      .select('status')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe('success');
  });

  test('a refused one gives the money back', async () => {
    const { browser, user } = await enter();
    const reference = await held(user.id);
    const admin = administrator(site);
    await admin.post(`/api/admin/risk/reviews/${reference}`).send({ decision: 'refuse' }).expect(200);
    const { body } = await browser.get(`/api/users/${user.id}/dashboard`).expect(200);
    expect(body.user.accountBalance).toBe('250000.00');
  });
});
