import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { signSandboxWebhook } from '@karo/core/providers';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator, approverOf, type TestSite, testSite } from './testing.ts';

let site: TestSite;
const phone = '+2348100004001';
beforeAll(async () => {
  site = await testSite();
  const person = { phone, firstName: 'Amaka', lastName: 'Obi', opening: naira(0) };
  await openSandboxCustomer(site.bank, { ...person, demo: false, verified: true });
});
afterAll(() => site.close());

const agent = () => request.agent(site.app.server);
const order = { amount: 100, fromCountry: 'US', recipientPhone: '0810 000 4001', paymentMethod: 'card' };
const card = { cardToken: 'tok_visa', cardholder: 'Ngozi Eze' };

describe('remittance over HTTP', () => {
  test('countries, and rates by country', async () => {
    const { body: countries } = await agent().get('/api/remittance/countries').expect(200);
    expect(countries[0]).toMatchObject({ code: 'US', supported: true, symbol: '$' });
    expect(countries.some((each: { supported: boolean }) => !each.supported)).toBe(true);
    const { body: rates } = await agent().get('/api/remittance/rates').expect(200);
    expect(rates.UK).toMatchObject({ currency: 'GBP', symbol: '£', feePercentage: 1.5, fee: 0.05 });
    const { body: one } = await agent().get('/api/remittance/rates?country=DE').expect(200);
    expect(Object.keys(one)).toEqual(['DE']);
    expect((await agent().get('/api/remittance/rates/DE').expect(200)).body).toEqual(one);
    await agent().get('/api/remittance/rates?country=CA').expect(404);
  });

  test('quoted, ordered, paid with a challenge, and in the sender’s history', async () => {
    const sender = agent();
    const { body: quote } = await sender
      .post('/api/remittance/quote')
      .send({ amount: 100, fromCountry: 'US' })
      .expect(200);
    expect(quote.receives).toBeCloseTo((100 - quote.fee) * quote.rate, 1);
    const { body: ordered } = await sender
      .post('/api/remittance/send')
      .send({ ...order, quoteId: quote.quoteId })
      .expect(200);
    expect(ordered).toMatchObject({
      status: 'awaiting_payment',
      receives: quote.receives,
      recipientName: null,
    });
    const path = `/api/remittance/${ordered.reference}`;
    const { body: cards } = await sender.get('/api/remittance/cards').expect(200);
    expect(cards.map((each: { token: string }) => each.token)).toContain('tok_challenge');
    const { body: asked } = await sender
      .post(`${path}/pay`)
      .send({ ...card, cardToken: 'tok_challenge' })
      .expect(200);
    expect(asked.status).toBe('challenge');
    await agent().post(`${path}/challenge`).send({ code: '123456' }).expect(404);
    const { body: done } = await sender.post(`${path}/challenge`).send({ code: '123456' }).expect(200);
    expect(done).toMatchObject({
      status: 'success',
      message: 'Your money has been sent to Nigeria via WhatsApp.',
    });
    const { body: history } = await sender.get('/api/remittance').expect(200);
    expect(history).toMatchObject([{ reference: ordered.reference, status: 'success' }]);
    await agent().get(path).expect(404);
    const { body: others } = await agent().get('/api/remittance').expect(200);
    expect(others).toEqual([]);
  });

  test('declines, bounds and bad numbers are refused', async () => {
    const sender = agent();
    const { body: ordered } = await sender.post('/api/remittance/send').send(order).expect(200);
    const { body: no } = await sender
      .post(`/api/remittance/${ordered.reference}/pay`)
      .send({ ...card, cardToken: 'tok_declined' })
      .expect(402);
    expect(no.code).toBe('card_declined');
    const { body: low } = await sender
      .post('/api/remittance/send')
      .send({ ...order, amount: 5 })
      .expect(400);
    expect(low.detail).toContain('$10 to $5,000');
    await sender
      .post('/api/remittance/send')
      .send({ ...order, recipientPhone: '12345' })
      .expect(400);
    await sender
      .post('/api/remittance/send')
      .send({ ...order, paymentMethod: 'cash' })
      .expect(400);
    const forged = { reference: ordered.reference, event: 'captured', signature: 'x' };
    await agent().post('/api/remittance/webhook').send(forged).expect(403);
  });

  test('a card that is silent: the provider’s signed word brings it in, once', async () => {
    const sender = agent();
    const { body: ordered } = await sender.post('/api/remittance/send').send(order).expect(200);
    const path = `/api/remittance/${ordered.reference}`;
    const late = { ...card, cardToken: 'tok_late' };
    const { body: waiting } = await sender.post(`${path}/pay`).send(late).expect(200);
    expect(waiting.status).toBe('processing');
    site.bank.clock.advance(61_000);
    const event = { reference: ordered.reference, event: 'captured' };
    const signature = signSandboxWebhook(site.bank.config.secret, event);
    for (let time = 0; time < 2; time += 1)
      await agent()
        .post('/api/remittance/webhook')
        .send({ ...event, signature })
        .expect(200);
    const { body: done } = await sender.get(path).expect(200);
    expect(done.status).toBe('success');
  });

  test('who has no account is invited; a customer finds what they sent', async () => {
    const sender = agent();
    const person = { phone: '+2348100004077', firstName: 'Emeka', lastName: 'Eze' };
    await sender.post('/api/users/register').send(person).expect(200);
    const stranger = { ...order, recipientPhone: '08100004099' };
    const { body: ordered } = await sender.post('/api/remittance/send').send(stranger).expect(200);
    const { body: held } = await sender
      .post(`/api/remittance/${ordered.reference}/pay`)
      .send(card)
      .expect(200);
    expect(held).toMatchObject({ status: 'held', invited: true });
    expect(held.message).toContain('invited');
    const { body: history } = await sender.get('/api/remittance').expect(200);
    expect(history).toMatchObject([{ reference: ordered.reference, recipientPhone: '+2348100004099' }]);
  });

  test('a name near the list is for a person to look at', async () => {
    const sender = agent();
    const { body: ordered } = await sender.post('/api/remittance/send').send(order).expect(200);
    const path = `/api/remittance/${ordered.reference}`;
    const { body: held } = await sender
      .post(`${path}/pay`)
      .send({ ...card, cardholder: 'Viktor Kresnik' })
      .expect(200);
    expect(held.status).toBe('review');
    const admin = administrator(site);
    const { body: waiting } = await admin.get('/api/admin/remittances').expect(200);
    expect(waiting).toMatchObject([{ reference: ordered.reference, cardholder: 'Viktor Kresnik' }]);
    const decision = { cleared: false, reason: 'The same birth date.' };
    await sender.post(`/api/admin/remittances/${ordered.reference}`).send(decision).expect(401);
    const { body: waits } = await admin
      .post(`/api/admin/remittances/${ordered.reference}`)
      .send(decision)
      .expect(200);
    expect(waits.status).toBe('review');
    const { body: refused } = await (await approverOf(site))
      .post(`/api/admin/remittances/${ordered.reference}`)
      .send(decision)
      .expect(200);
    expect(refused.status).toBe('refused');
  });
});
