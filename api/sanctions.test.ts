import { loadList, screenCustomers } from '@karo/core/risk/sanctions';
import { expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();

const xml = `<CONSOLIDATED_LIST dateGenerated="2026-11-20T00:00:00Z"><INDIVIDUALS><INDIVIDUAL>
  <FIRST_NAME>Zainab</FIRST_NAME><SECOND_NAME>Fictive</SECOND_NAME><REFERENCE_NUMBER>QDi.009</REFERENCE_NUMBER>
  <LISTED_ON>2020-01-02</LISTED_ON></INDIVIDUAL>${['Quirin', 'Philippa']
    .map(
      (name) =>
        `<INDIVIDUAL><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>${name}</REFERENCE_NUMBER><LISTED_ON>2020-01-02</LISTED_ON></INDIVIDUAL>`,
    )
    .join('')}</INDIVIDUALS><ENTITIES/></CONSOLIDATED_LIST>`;

test('a match is shown with its list, confirmed by one person, and the account is frozen', async () => {
  await loadList(site.bank, xml, { kind: 'system', id: 'test' });
  const person = { phone: '+2348030077001', firstName: 'Zainab', lastName: 'Fictive' };
  const browser = agent();
  await browser.post('/api/users/register').send(person).expect(200);
  while ((await screenCustomers(site.bank)) > 0);
  const { body } = await administrator(site).get('/api/admin/sanctions').expect(200);
  expect(body.lists[0]).toMatchObject({ source: 'un', datedOn: '2026-11-20', entries: 3 });
  expect(body.matches).toMatchObject([{ party: 'customer', name: 'ZAINAB FICTIVE', reference: 'QDi.009' }]);
  const path = `/api/admin/sanctions/${body.matches[0].id}`;
  await agent().post(path).send({ cleared: false, note: 'it is her' }).expect(401);
  const first = await administrator(site).post(path).send({ cleared: true, note: 'older' }).expect(200);
  expect(first.body.status).toBe('open');
  const second = await (await approverOf(site))
    .post(path)
    .send({ cleared: false, note: 'it is her' })
    .expect(200);
  expect(second.body.status).toBe('confirmed');
  await administrator(site).post(path).send({ cleared: false, note: 'again' }).expect(404);
  const confirmed = await administrator(site).get('/api/admin/sanctions?status=confirmed').expect(200);
  expect(confirmed.body).toMatchObject({ open: 0, matches: [{ name: 'ZAINAB FICTIVE' }] });
  const { status } = await site.bank.db
    .selectFrom('customer')
    .select('status')
    .where('firstName', '=', 'Zainab')
    .executeTakeFirstOrThrow();
  expect(status).toBe('frozen');
});
