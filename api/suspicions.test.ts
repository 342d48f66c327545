import { sealBook } from '@karo/core/ledger';
import { watchMovements } from '@karo/core/risk/monitoring';
import request from 'supertest';
import { expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

async function officer(name: string) {
  const named = { name, role: 'compliance' };
  const { body } = await administrator(site).post('/api/admin/administrators').send(named).expect(200);
  return request.agent(site.app.server).set('x-admin-key', body.adminKey);
}

test('cases are seen, worked on and reported by compliance alone', async () => {
  const browser = agent();
  const person = { phone: '+2348030080001', firstName: 'Zainab', lastName: 'Watched' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  const unbounded = { tier: 3, cappedUntil: null };
  await site.bank.db.updateTable('customer').set(unbounded).where('id', '=', body.user.id).execute();
  await sealBook(site.bank);
  await watchMovements(site.bank);
  for (let each = 0; each < 4; each += 1)
    await agent()
      .post('/api/pay-in/credit')
      .send({
        bank: 'GTBank',
        senderName: 'EMEKA OBI',
        accountNumber: body.user.accountNumber,
        amount: '1500000',
        narration: 'goods',
      })
      .expect(200);
  await sealBook(site.bank);
  await watchMovements(site.bank);
  for (const other of [administrator(site), await approverOf(site)])
    await other.get('/api/admin/cases').expect(403);
  const own = await officer('Officer');
  const { body: cases } = await own.get('/api/admin/cases').expect(200);
  expect(cases).toMatchObject([{ customerId: body.user.id, due: true, assignedTo: null }]);
  const path = `/api/admin/cases/${cases[0].id}`;
  await own.post(`${path}/take`).send({}).expect(200);
  const noted = await own.post(`${path}/notes`).send({ text: 'no trade is known' }).expect(200);
  expect(noted.body.notes).toMatchObject([{ text: 'no trade is known', by: 'Officer' }]);
  const first = await own
    .post(`${path}/close`)
    .send({ outcome: 'no_suspicion', reason: 'sells cars' })
    .expect(200);
  expect(first.body.status).toBe('open');
  await own.get(`${path}/report`).expect(404);
  const closed = await (await officer('Another'))
    .post(`${path}/close`)
    .send({ outcome: 'reported', reason: 'no trade is known' })
    .expect(200);
  expect(closed.body).toMatchObject({ status: 'closed', outcome: 'reported' });
  await (await approverOf(site, 'Other')).get(`${path}/report`).expect(403);
  const file = await own.get(`${path}/report`).expect(200);
  expect(file.type).toBe('application/xml');
  expect(file.headers['content-disposition']).toContain('STR-2026-');
  expect(file.text ?? file.body.toString()).toContain('<last_name>Watched</last_name>');
  expect((await own.get('/api/admin/cases?status=closed').expect(200)).body).toHaveLength(1);
});
