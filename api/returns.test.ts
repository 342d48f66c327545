import { closeDays } from '@karo/core/ledger';
import request from 'supertest';
import { expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

test('returns are given as CSV to who may have them, and a name is no formula', async () => {
  const browser = agent();
  const person = { phone: '+2348030081001', firstName: 'Zainab', lastName: 'Large' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  const unbounded = { tier: 3, cappedUntil: null };
  await site.bank.db.updateTable('customer').set(unbounded).where('id', '=', body.user.id).execute();
  const credit = {
    bank: 'GTBank',
    senderName: '=cmd',
    accountNumber: body.user.accountNumber,
    amount: '5000000',
  };
  await agent().post('/api/pay-in/credit').send(credit).expect(200);
  await closeDays(site.bank);
  const [owner, approver] = [administrator(site), await approverOf(site)];
  const span = 'from=2026-11-20&to=2026-11-30';
  const closed = await approver.get(`/api/admin/returns/profit-and-loss?${span}`).expect(200);
  expect(closed.type).toBe('text/csv');
  expect(closed.text).toContain('2026-11-22,result,0.00');
  expect((await approver.get('/api/admin/returns/balances').expect(200)).text).toContain('nip_settlement');
  await approver.get('/api/admin/returns/profit-and-loss?from=2026-11-31&to=2026-12-01').expect(400);
  for (const other of [owner, approver])
    await other.get(`/api/admin/returns/large-movements?${span}`).expect(403);
  await agent().get('/api/admin/returns/balances').expect(401);
  const named = { name: 'Officer', role: 'compliance' };
  const { body: made } = await owner.post('/api/admin/administrators').send(named).expect(200);
  const officer = request.agent(site.app.server).set('x-admin-key', made.adminKey);
  await officer.get('/api/admin/returns/balances').expect(403);
  const large = await officer.get(`/api/admin/returns/large-movements?${span}`).expect(200);
  expect(large.text).toMatch(/Zainab Large,\d{10},\d{11},in,5000000\.00,'=CMD,\d{10},\d{6}/);
});
