import { demoPin } from '@karo/core/identity';
import { describe, expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
const DAY_MS = 86_400_000;

let phones = 0;
async function enter() {
  const browser = agent();
  phones += 1;
  const person = { phone: `+23480306${String(10_000 + phones)}`, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return { browser, accountNumber: body.user.accountNumber as string };
}

const day = (ahead: number) =>
  new Date(site.bank.clock.now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
const order = (startOn: string) => ({
  kind: 'transfer',
  bank: 'gtb',
  accountNumber: '1234567896',
  amount: '2000',
  rhythm: 'weekly',
  startOn,
  times: 2,
});

describe('standing orders over HTTP', () => {
  test('offered, approved once, run, listed, and stopped', async () => {
    const { browser } = await enter();
    const { body: offer } = await browser
      .post('/api/mandates')
      .send(order(day(2)))
      .expect(200);
    expect(offer).toMatchObject({ to: 'CHIDI OKAFOR' });
    const { body: shown } = await browser.get(`/api/approvals/${offer.quoteId}`).expect(200);
    expect(shown).toMatchObject({ operation: 'mandate', amount: '2000.00', account: '1234567896' });
    const { body: none } = await browser.get('/api/mandates').expect(200);
    expect(none).toEqual([]);
    await browser.post(`/api/approvals/${offer.quoteId}`).send({ pin: demoPin }).expect(200);
    const { body: list } = await browser.get('/api/mandates').expect(200);
    expect(list).toMatchObject([
      { amount: '2000.00', ceiling: '2010.75', rhythm: 'weekly', status: 'active' },
    ]);
    expect(list[0]).toMatchObject({ nextOn: day(2), runs: [] });
    const path = `/api/mandates/${list[0].reference}`;
    await browser.patch(path).send({ amount: '2500' }).expect(400);
    await browser.patch(path).send({ amount: '1500' }).expect(200);
    const { body: raised } = await browser.post(`${path}/raise`).send({ amount: '3000' }).expect(200);
    await browser.post(`/api/approvals/${raised.quoteId}`).send({ pin: '0000' }).expect(403);
    expect((await browser.get('/api/mandates')).body).toMatchObject([{ amount: '1500.00' }]);
    const { browser: other } = await enter();
    await other.post(`${path}/raise`).send({ amount: '3000' }).expect(404);
    await other.post(path).send({ act: 'stop' }).expect(404);
    await agent().post(path).send({ act: 'stop' }).expect(401);
    const { body: stopped } = await browser.post(path).send({ act: 'stop' }).expect(200);
    expect(stopped.mandate).toMatchObject({ status: 'stopped', nextOn: null });
  });

  test('a plan is ordered at its price alone', async () => {
    const { browser } = await enter();
    const plan = { kind: 'data', biller: 'mtn', number: '08031234567', plan: 'mtn-10gb-monthly' };
    const wanted = { ...plan, rhythm: 'daily', startOn: day(2) };
    const { body: refused } = await browser
      .post('/api/mandates')
      .send({ ...wanted, amount: '1' })
      .expect(400);
    expect(refused).toMatchObject({ code: 'plan_price' });
    const { body: offer } = await browser
      .post('/api/mandates')
      .send({ ...wanted, amount: '4500' })
      .expect(200);
    await browser.post(`/api/approvals/${offer.quoteId}`).send({ pin: demoPin }).expect(200);
    const [{ reference, isPlanPrice }] = (await browser.get('/api/mandates').expect(200)).body;
    expect(isPlanPrice).toBe(true);
    const { body: kept } = await browser
      .patch(`/api/mandates/${reference}`)
      .send({ amount: '1' })
      .expect(400);
    expect(kept).toMatchObject({ code: 'plan_price' });
  });

  test('what is missing is named, and a day that is past is refused', async () => {
    const { browser } = await enter();
    const { bank: _, ...nameless } = order(day(2));
    await browser.post('/api/mandates').send(nameless).expect(400);
    await browser
      .post('/api/mandates')
      .send(order(day(-1)))
      .expect(400);
    await browser
      .post('/api/mandates')
      .send({ ...order(day(2)), rhythm: 'hourly' })
      .expect(400);
  });
});

describe('another bank of the sandbox', () => {
  test('enquires, pays, and delivers the same order once more', async () => {
    const { browser, accountNumber } = await enter();
    const { body: name } = await agent().post('/api/pay-in/enquiry').send({ accountNumber }).expect(200);
    expect(name).toEqual({ code: '00', name: 'NGOZI EZE' });
    const credit = { bank: 'Zenith', senderName: 'Musa Bello', accountNumber, amount: '5000' };
    const { body: paid } = await agent().post('/api/pay-in/credit').send(credit).expect(200);
    expect(paid).toMatchObject({ code: '00', status: 'credited', amount: '5000.00' });
    const again = { ...credit, sessionId: paid.sessionId };
    const { body: same } = await agent().post('/api/pay-in/credit').send(again).expect(200);
    expect(same).toMatchObject({ code: '00', reference: paid.reference });
    const { body: other } = await agent()
      .post('/api/pay-in/credit')
      .send({ ...again, amount: '6000' })
      .expect(200);
    expect(other).toMatchObject({ code: '94', status: 'refused' });
    await browser.get(`/api/receipts/${paid.reference}?format=svg`).expect(200);
    await agent()
      .post('/api/pay-in/credit')
      .send({ ...credit, amount: '0' })
      .expect(400);
  });
});
