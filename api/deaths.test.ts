import { expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

test('who is reported dead is signed out, and whoever knows the PIN is told why', async () => {
  const browser = agent();
  const phone = '+2348030079001';
  const person = { phone, firstName: 'Zainab', lastName: 'Mourned' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  // A number that was only typed signs nobody in.
  await site.bank.db
    .updateTable('identity')
    .set({ verifiedAt: site.bank.clock.now() })
    .where('customerId', '=', body.user.id)
    .execute();
  const report = {
    diedOn: '2026-11-20',
    certificate: 'NPC/7/2026',
    kinName: 'Musa Bello',
    kinPhone: '08035550001',
    kinRelation: 'brother',
  };
  const [one, two] = [administrator(site), await approverOf(site)];
  await browser.post(`/api/admin/customers/${body.user.id}/death`).send(report).expect(401);
  const reported = await one.post(`/api/admin/customers/${body.user.id}/death`).send(report).expect(200);
  expect(reported.body).toMatchObject({ status: 'reported', kinName: 'Musa Bello', paidReference: null });
  await browser.get(`/api/users/${body.user.id}/dashboard`).expect(401);
  const refused = await browser.post('/api/auth/sign-in').send({ phone, pin: '2580' }).expect(403);
  expect(refused.body).toMatchObject({ code: 'customer_deceased' });
  expect(refused.body.detail).toContain('next of kin');
  const path = `/api/admin/deaths/${reported.body.id}`;
  await one.post(`${path}/confirm`).send({}).expect(403);
  expect((await two.post(`${path}/confirm`).send({}).expect(200)).body.status).toBe('confirmed');
  expect((await one.get('/api/admin/deaths').expect(200)).body).toHaveLength(1);
  const payout = { bank: 'GTBank', account: '1234567896', payee: 'Chidi Okafor', note: 'probate 7' };
  const first = await one.post(`${path}/pay`).send(payout).expect(200);
  expect(first.body).toEqual({ name: 'CHIDI OKAFOR', reference: null, debts: null });
  const second = await two.post(`${path}/pay`).send(payout).expect(200);
  expect(second.body.reference).toMatch(/^KR/);
  await site.settle();
  const thaw = { frozen: false, reason: 'alive' };
  const stands = await one.post(`/api/admin/customers/${body.user.id}/freeze`).send(thaw).expect(409);
  expect(stands.body.code).toBe('freeze_stands');
});
