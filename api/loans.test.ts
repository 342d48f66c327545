import { demoPin } from '@karo/core/identity';
import { describe, expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

let phones = 0;
async function enter(): Promise<Agent> {
  const browser = agent();
  phones += 1;
  const person = { phone: `+23480305${String(10_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  await browser.post('/api/users/register').send(person).expect(200);
  return browser;
}

const order = { productId: 'business', amount: 200_000, term: 12, purpose: 'business' };

const approve = (browser: Agent, quoteId: string) =>
  browser.post(`/api/approvals/${quoteId}`).send({ pin: demoPin }).expect(200);

describe('loans over HTTP', () => {
  test('six products to fifty million, and what one of them costs', async () => {
    const { body } = await agent().get('/api/loans/products').expect(200);
    expect(body).toHaveLength(6);
    expect(Math.max(...body.map((product: { maxAmount: number }) => product.maxAmount))).toBe(50_000_000);
    expect(body[3]).toMatchObject({ id: 'business', interestRate: 22, eligibility: 'medium' });
    const quote = '/api/loans/quote?productId=salary&amount=100000&term=12';
    const { body: cost } = await agent().get(quote).expect(200);
    expect(cost).toMatchObject({ monthlyPayment: 9455.96 });
    expect(cost.schedule).toHaveLength(12);
    expect(cost.totalPayment).toBeCloseTo(100_000 + cost.totalInterest, 4);
    await agent().get('/api/loans/quote?productId=salary&amount=1&term=12').expect(400);
  });

  test('apply, accept by PIN, pay back', async () => {
    const browser = await enter();
    const { body: applied } = await browser.post('/api/loans/apply').send(order).expect(200);
    expect(applied).toMatchObject({ status: 'approved', amount: 200_000, term: 12, outstanding: 0 });
    expect(applied.reason).toContain('fits');
    const { body: offer } = await browser.post(`/api/loans/applications/${applied.id}/accept`).expect(200);
    const { body: shown } = await browser.get(`/api/approvals/${offer.quoteId}`).expect(200);
    expect(shown).toMatchObject({ operation: 'loan_accept', name: 'Business loan', amount: '200000.00' });
    const { body: done } = await approve(browser, offer.quoteId);
    expect(done.message).toContain('₦200,000 is in your account');
    const { body: running } = await browser.get(`/api/loans/applications/${applied.id}`).expect(200);
    expect(running).toMatchObject({ status: 'disbursed', outstanding: 200_000, arrears: 'current' });
    expect(running.schedule).toHaveLength(12);
    expect(running.schedule[0]).toMatchObject({ status: 'due', payment: applied.monthlyPayment });
    const { body: part } = await browser
      .post(`/api/loans/applications/${applied.id}/repay`)
      .send({ amount: '50000' })
      .expect(200);
    await approve(browser, part.quoteId);
    const { body: rest } = await browser
      .post(`/api/loans/applications/${applied.id}/repay`)
      .send({})
      .expect(200);
    expect(rest.amount).toBe(150_000);
    await approve(browser, rest.quoteId);
    const { body: all } = await browser.get('/api/loans/applications').expect(200);
    expect(all).toMatchObject([{ id: applied.id, status: 'repaid', outstanding: 0 }]);
  });

  test('bounds are enforced, with the reason in words', async () => {
    const browser = await enter();
    const { body } = await browser
      .post('/api/loans/apply')
      .send({ ...order, amount: 99_999 })
      .expect(400);
    expect(body).toMatchObject({ code: 'loan_amount' });
    expect(body.detail).toContain('₦100,000 to ₦10,000,000');
    const { body: no } = await browser
      .post('/api/loans/apply')
      .send({ ...order, amount: 450_000 })
      .expect(200);
    expect(no).toMatchObject({ status: 'rejected' });
    expect(no.reason).toContain('two fifths');
    await agent().post('/api/loans/apply').send(order).expect(401);
  });

  test('an application can be given up, and asked for anew', async () => {
    const browser = await enter();
    const { body: first } = await browser.post('/api/loans/apply').send(order).expect(200);
    const { body: again } = await browser.post('/api/loans/apply').send(order).expect(200);
    expect(again.id).toBe(first.id);
    const { body: gone } = await browser.post(`/api/loans/applications/${first.id}/withdraw`).expect(200);
    expect(gone.status).toBe('withdrawn');
    await browser.post(`/api/loans/applications/${first.id}/accept`).expect(409);
    const { body: anew } = await browser.post('/api/loans/apply').send(order).expect(200);
    expect(anew.id).not.toBe(first.id);
  });

  test('the score, with its factors', async () => {
    const browser = await enter();
    const { body } = await browser.get('/api/loans/credit-score').expect(200);
    expect(body.factors).toHaveLength(6);
    expect(body.score).toBe(
      300 + body.factors.reduce((total: number, factor: { points: number }) => total + factor.points, 0),
    );
    expect(body.recommendations.length).toBeGreaterThan(0);
  });

  test('an administrator decides what waits', async () => {
    const browser = await enter();
    const large = { ...order, amount: 450_000, income: 120_000, employment: 'business' };
    const { body: applied } = await browser.post('/api/loans/apply').send(large).expect(200);
    expect(applied.status).toBe('pending');
    const admin = administrator(site);
    const { body: waiting } = await admin.get('/api/admin/loans').expect(200);
    expect(waiting).toMatchObject([{ id: applied.id, income: 120_000, employment: 'business' }]);
    await browser.post(`/api/admin/loans/${applied.id}`).send({ approved: true }).expect(401);
    const yes = { approved: true, reason: 'Papers seen.' };
    const { body: proposed } = await admin.post(`/api/admin/loans/${applied.id}`).send(yes).expect(200);
    expect(proposed.status).toBe('pending');
    const second = await approverOf(site);
    const { body: decided } = await second.post(`/api/admin/loans/${applied.id}`).send(yes).expect(200);
    expect(decided.status).toBe('approved');
    await admin.post(`/api/admin/loans/${applied.id}`).send({ approved: false }).expect(409);
    const { body: late } = await admin.get('/api/admin/loans?status=in_arrears').expect(200);
    expect(late).toEqual([]);
    const { body: other } = await (await enter()).get(`/api/loans/applications/${applied.id}`).expect(404);
    expect(other.code).toBe('not_found');
  });
});
