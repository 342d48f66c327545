import { expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

const order = {
  kind: 'court_order',
  amount: '249000',
  authority: 'Federal High Court, Lagos',
  reference: 'FHC/L/7/2026',
  datedOn: '2026-11-20',
};

test('an order is proposed by one, placed by another, shown to its customer, and lifted by two', async () => {
  const browser = agent();
  const person = { phone: '+2348030078001', firstName: 'Zainab', lastName: 'Ordered' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  const id: string = body.user.id;
  const [one, two] = [administrator(site), await approverOf(site)];
  await agent().post(`/api/admin/customers/${id}/liens`).send(order).expect(401);
  await browser.get('/api/admin/liens').expect(401);
  const proposed = await one.post(`/api/admin/customers/${id}/liens`).send(order).expect(200);
  expect(proposed.body).toMatchObject({ status: 'proposed', amount: '249000.00', endsOn: null });
  await two.post(`/api/admin/customers/${id}/liens`).send(order).expect(422);
  expect((await browser.get('/api/liens').expect(200)).body).toEqual([]);
  const path = `/api/admin/liens/${proposed.body.id}`;
  await one.post(path).send({ approved: true }).expect(403);
  expect((await two.post(path).send({ approved: true }).expect(200)).body.status).toBe('placed');
  const shown = await browser.get('/api/liens').expect(200);
  expect(shown.body).toMatchObject([{ amount: '249000.00', reference: 'FHC/L/7/2026' }]);
  expect(shown.body[0].message).toContain('₦249,000 of your account must be held');
  const own = await browser.get(`/api/users/${id}/dashboard`).expect(200);
  expect(own.body.user.accountBalance).toBe('1000.00');
  const note = { note: 'lifted by the court on 23 November' };
  expect((await two.post(`${path}/release`).send(note).expect(200)).body.status).toBe('placed');
  expect((await one.post(`${path}/release`).send(note).expect(200)).body.status).toBe('released');
  expect((await one.get('/api/admin/liens').expect(200)).body).toEqual([]);
  const after = await browser.get(`/api/users/${id}/dashboard`).expect(200);
  expect(after.body.user.accountBalance).toBe('250000.00');
});

test('an order is paid to the account that it names by two people, and shows what is left', async () => {
  const browser = agent();
  const person = { phone: '+2348030078003', firstName: 'Zainab', lastName: 'Pays' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  const [one, two] = [administrator(site), await approverOf(site)];
  const { body: lien } = await one.post(`/api/admin/customers/${body.user.id}/liens`).send(order).expect(200);
  await two.post(`/api/admin/liens/${lien.id}`).send({ approved: true }).expect(200);
  const path = `/api/admin/liens/${lien.id}/pay`;
  const to = {
    amount: '49000',
    bank: 'GTBank',
    account: '1234567896',
    payee: 'Chidi Okafor',
    note: 'demand',
  };
  await browser.post(path).send(to).expect(401);
  await one
    .post(path)
    .send({ ...to, bank: 'Bank of Nowhere' })
    .expect(400);
  expect((await one.post(path).send(to).expect(200)).body).toEqual({ name: 'CHIDI OKAFOR', reference: null });
  await one.post(path).send(to).expect(403);
  expect((await two.post(path).send(to).expect(200)).body.reference).toMatch(/^KR/);
  const shown = await browser.get('/api/liens').expect(200);
  expect(shown.body).toMatchObject([{ amount: '249000.00', paid: '49000.00' }]);
  expect(shown.body[0].message).toContain('₦200,000 of your account must be held');
});

test('who asks for the balance in chat is told what is held by order', async () => {
  const browser = agent();
  const person = { phone: '+2348030078002', firstName: 'Zainab', lastName: 'Asks' };
  const { body } = await browser.post('/api/users/register').send(person).expect(200);
  const [one, two] = [administrator(site), await approverOf(site)];
  const { body: lien } = await one.post(`/api/admin/customers/${body.user.id}/liens`).send(order).expect(200);
  await two.post(`/api/admin/liens/${lien.id}`).send({ approved: true }).expect(200);
  const sent = await browser.post('/api/chat/message').send({ message: 'my balance' }).expect(200);
  expect(JSON.stringify(sent.body)).toContain(
    'Held by order: ₦249,000 (Federal High Court, Lagos, FHC/L/7/2026',
  );
});
