import { demoPin } from '@karo/core/identity';
import { describe, expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { agent } = siteForTests();
type Agent = ReturnType<typeof agent>;

let phones = 0;
async function enter(): Promise<Agent> {
  const browser = agent();
  phones += 1;
  const person = { phone: `+23480306${String(10_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  await browser.post('/api/users/register').send(person).expect(200);
  return browser;
}

const approve = (browser: Agent, quoteId: string) =>
  browser.post(`/api/approvals/${quoteId}`).send({ pin: demoPin }).expect(200);

describe('investments over HTTP', () => {
  test('discover with its five filters, the market and a history', async () => {
    const { body: all } = await agent().get('/api/investments?category=all').expect(200);
    expect(all.length).toBe(17);
    for (const category of ['stocks', 'crypto', 'bonds', 'funds']) {
      const { body } = await agent().get(`/api/investments?category=${category}`).expect(200);
      expect(new Set(body.map((each: { category: string }) => each.category))).toEqual(new Set([category]));
      expect((await agent().get(`/api/investments/${category}`).expect(200)).body).toEqual(body);
    }
    await agent().get('/api/investments?category=tulips').expect(400);
    const { body: market } = await agent().get('/api/investments/market').expect(200);
    expect(market.indices).toHaveLength(5);
    expect(market.source).toBe('Sandbox market');
    const { body: past } = await agent().get('/api/investments/btc/history?days=7').expect(200);
    expect(past.points.length).toBe(169);
    await agent().get('/api/investments/tulips/history').expect(404);
  });

  test('buy, see it, sell', async () => {
    const browser = await enter();
    const order = { investmentId: 'zenithbank', amount: 50_000, type: 'buy' };
    await agent().post('/api/investments/trade').send(order).expect(401);
    const { body: offer } = await browser.post('/api/investments/trade').send(order).expect(200);
    expect(offer).toMatchObject({ symbol: 'ZENITHBANK', amount: 50_000, fee: 250, total: 50_250 });
    expect(offer.message).toContain('you may get back less');
    const { body: shown } = await browser.get(`/api/approvals/${offer.quoteId}`).expect(200);
    expect(shown).toMatchObject({ operation: 'invest_trade', name: 'Zenith Bank', total: '50250.00' });
    await approve(browser, offer.quoteId);
    const { body: portfolio } = await browser.get('/api/investments/portfolio').expect(200);
    expect(portfolio).toMatchObject({
      totalCost: 50_000,
      assets: [{ symbol: 'ZENITHBANK', quantity: offer.quantity, cost: 50_000 }],
    });
    expect(portfolio.totalReturn).toBeCloseTo(portfolio.totalValue - portfolio.totalCost, 4);
    const { body: sale } = await browser
      .post('/api/investments/trade')
      .send({ investmentId: 'zenithbank', type: 'sell' })
      .expect(200);
    await approve(browser, sale.quoteId);
    const { body: after } = await browser.get('/api/investments/portfolio').expect(200);
    expect(after).toMatchObject({ totalValue: 0, assets: [] });
    const { body: trades } = await browser.get('/api/investments/trades').expect(200);
    expect(trades.map((each: { type: string }) => each.type)).toEqual(['sell', 'buy']);
  });

  test('a minimum is enforced', async () => {
    const browser = await enter();
    const { body } = await browser
      .post('/api/investments/trade')
      .send({ investmentId: 'tbill-364', amount: '9999', type: 'buy' })
      .expect(400);
    expect(body).toMatchObject({ code: 'investment_minimum' });
    expect(body.detail).toContain('₦10,000');
  });

  test('a plan begins, rests, goes on and ends', async () => {
    const browser = await enter();
    const { body: models } = await agent().get('/api/investments/plans/models').expect(200);
    expect(models.map((each: { expectedRange: string }) => each.expectedRange)).toEqual([
      '5-7%',
      '8-12%',
      '12-18%',
    ]);
    const wanted = { name: 'School', riskLevel: 'conservative', monthlyContribution: 20_000, years: 5 };
    const { body: offer } = await browser.post('/api/investments/plans').send(wanted).expect(200);
    expect(offer.message).toContain('5-7% a year');
    await approve(browser, offer.quoteId);
    const { body: plans } = await browser.get('/api/investments/plans').expect(200);
    expect(plans).toMatchObject([
      { name: 'School', riskLevel: 'conservative', monthlyContribution: 20_000, expectedReturn: 6, years: 5 },
    ]);
    expect(plans[0].currentAmount).toBeGreaterThan(19_990);
    expect(plans[0].targetAmount).toBeGreaterThan(1_200_000);
    const path = `/api/investments/plans/${plans[0].id}`;
    const { body: resting } = await browser.post(`${path}/pause`).send({ paused: true }).expect(200);
    expect(resting).toMatchObject({ status: 'paused', nextContribution: null });
    await (await enter()).post(`${path}/close`).expect(404);
    const { body: end } = await browser.post(`${path}/close`).expect(200);
    await approve(browser, end.quoteId);
    const { body: ended } = await browser.get('/api/investments/plans').expect(200);
    expect(ended).toMatchObject([{ status: 'closed', currentAmount: 0 }]);
    await browser
      .post('/api/investments/plans')
      .send({ ...wanted, years: 4 })
      .expect(400);
  });
});
