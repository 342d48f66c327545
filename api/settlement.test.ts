import { dayOf, parseReport, printReport } from '@karo/core/kernel';
import { describe, expect, test } from 'vitest';
import { administrator, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

/** Somebody with a key of their own, named by the shared one. */
async function named(name: string, role: string) {
  const shared = await administrator(site);
  const made = await shared.post('/api/admin/administrators').send({ name, role }).expect(200);
  const browser = agent();
  await browser.post('/api/admin/verify').send({ adminKey: made.body.adminKey }).expect(200);
  return browser;
}

async function enter(phone: string) {
  const browser = agent();
  const person = { phone, firstName: 'Ngozi', lastName: 'Eze' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  return { browser, id: body.user.id as string, accountNumber: body.user.accountNumber as string };
}
const credit = (accountNumber: string, amount: string) =>
  agent()
    .post('/api/pay-in/credit')
    .send({ bank: 'GTBank', senderName: 'Musa Bello', accountNumber, amount });

describe('settlement', () => {
  test('a report that differs is listed, an entry proposed by one person and booked by another', async () => {
    const { accountNumber } = await enter('+2348030641001');
    await credit(accountNumber, '5000').expect(200);
    const day = dayOf(site.bank.clock.now());
    site.bank.clock.advance(86_400_000);
    const [operator, approver] = [await named('Tola', 'operations'), await named('Eve', 'approver')];
    const viewer = await named('Vera', 'support');
    const { report } = site.bank.inward;
    site.bank.inward.report = async (day) =>
      printReport((parseReport(await report(day)) ?? []).filter(({ amount }) => amount !== 500_000n));
    await viewer.post('/api/admin/settlement/days').send({ day }).expect(403);
    await operator.post('/api/admin/settlement/days').send({ day: '2026-02-30' }).expect(400);
    const running = { day: dayOf(site.bank.clock.now()) };
    await operator.post('/api/admin/settlement/days').send(running).expect(400);
    const { body: compared } = await operator.post('/api/admin/settlement/days').send({ day }).expect(200);
    site.bank.inward.report = report;
    expect(compared.differences).toBe(1);
    const audited = await site.bank.db
      .selectFrom('audit')
      .select(['action', 'subjectId'])
      .where('subjectKind', '=', 'settlement_report')
      .execute();
    expect(audited).toEqual([{ action: 'admin_action', subjectId: day }]);
    const { body: list } = await viewer.get('/api/admin/settlement').expect(200);
    expect(list.reports).toMatchObject([{ day, differences: 1 }]);
    expect(list.differences).toMatchObject([{ day, ours: '5000.00', theirs: null, status: 'open' }]);
    const path = `/api/admin/settlement/${list.differences[0].id}`;
    await viewer.post(`${path}/propose`).send({ note: 'never arrived' }).expect(403);
    await approver.post(`${path}/decide`).send({ approved: true }).expect(404);
    await approver.post(`${path}/propose`).send({ note: 'never arrived' }).expect(200);
    await approver.post(`${path}/decide`).send({ approved: true }).expect(403);
    await approver.post(`${path}/decide`).send({ approved: false }).expect(200);
    await operator.post(`${path}/propose`).send({ note: 'never arrived' }).expect(200);
    await operator.post(`${path}/decide`).send({ approved: true }).expect(403);
    const { body: booked } = await approver.post(`${path}/decide`).send({ approved: true }).expect(200);
    expect(booked).toMatchObject({ status: 'resolved' });
    await agent().get('/api/admin/settlement').expect(401);
  });
});

describe('an account that takes no credits', () => {
  test('is asked for by one person and approved by another, and refuses with 57', async () => {
    const [operator, approver] = [await named('Ola', 'operations'), await named('Ire', 'approver')];
    const { id, accountNumber } = await enter('+2348030641002');
    const asked = { frozen: true, reason: 'a court order' };
    const { body } = await operator.post(`/api/admin/customers/${id}/credits`).send(asked).expect(200);
    expect((await credit(accountNumber, '100')).body).toMatchObject({ code: '00' });
    await operator.post(`/api/admin/credit-freezes/${body.id}`).send({ approved: true }).expect(403);
    expect((await approver.get('/api/admin/credit-freezes').expect(200)).body).toHaveLength(1);
    await approver.post(`/api/admin/credit-freezes/${body.id}`).send({ approved: true }).expect(200);
    expect((await credit(accountNumber, '100')).body).toMatchObject({ code: '57', status: 'refused' });
  });
});

describe('a payment that its bank asks back', () => {
  test('is listed, kept, or given back by the PIN, and only by whose it is', async () => {
    const { browser, accountNumber } = await enter('+2348030641003');
    const { browser: other } = await enter('+2348030641004');
    const { body: paid } = await credit(accountNumber, '700').expect(200);
    const ask = { sessionId: paid.sessionId, reason: 'mistake' };
    const { body: recall } = await agent().post('/api/pay-in/recall').send(ask).expect(200);
    expect(recall).toEqual({ code: '00', status: 'asked' });
    await agent()
      .post('/api/pay-in/recall')
      .send({ sessionId: paid.sessionId, reason: 'call 0800' })
      .expect(400);
    const { body: list } = await browser.get('/api/recalls').expect(200);
    expect(list).toMatchObject([{ amount: '700.00', from: 'MUSA BELLO', reason: 'mistake' }]);
    expect((await other.get('/api/recalls')).body).toEqual([]);
    const path = `/api/recalls/${paid.reference}`;
    await other.post(path).send({ answer: 'keep' }).expect(404);
    const { body: offer } = await browser.post(path).send({ answer: 'give_back' }).expect(200);
    await other.post(`/api/approvals/${offer.quoteId}`).send({ pin: '2580' }).expect(404);
    await browser.post(`/api/approvals/${offer.quoteId}`).send({ pin: '2580' }).expect(200);
    expect((await browser.get('/api/recalls')).body).toEqual([]);
    expect((await agent().post('/api/pay-in/recall').send(ask)).body).toEqual({
      code: '00',
      status: 'agreed',
    });
  });
});
