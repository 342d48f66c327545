import { measureBank } from '@karo/core/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
const ada = '+2348030000001';

const find = async (q: string) =>
  (await administrator(site).post('/api/admin/customers/find').send({ q }).expect(200)).body;

describe('customers are found', () => {
  let adaId = '';
  let nuban = '';
  beforeAll(async () => {
    const [row] = await find('0803 000 0001');
    adaId = row.id;
    nuban = row.nuban;
  });
  afterAll(async () => {
    await site.bank.db.updateTable('customer').set({ status: 'active' }).where('id', '=', adaId).execute();
  });

  test('by phone, name, account and id, and by nobody who may not', async () => {
    for (const q of [ada, 'ada obi', 'Obi', nuban, adaId])
      expect(
        (await find(q)).map((row: { id: string }) => row.id),
        q,
      ).toContain(adaId);
    expect(await find('zz')).toEqual([]);
    expect(await find('%%%')).toEqual([]);
    expect(await find('nobody of that name')).toEqual([]);
    await agent().post('/api/admin/customers/find').send({ q: 'ada' }).expect(401);
  });

  test('and each look is in the audit log, which is filtered by act and by person', async () => {
    const audit = async (query: string) =>
      (await administrator(site).get(`/api/admin/audit?${query}`).expect(200)).body as {
        action: string;
        actor: string;
        ip: string | null;
      }[];
    const looked = await audit(`customerId=${adaId}&action=personal_data_read`);
    expect(looked.length).toBeGreaterThan(1);
    expect(looked[0]).toMatchObject({ actor: 'administrator: shared', action: 'personal_data_read' });
    // C15: what an administrator does keeps the address that it came from.
    expect(looked[0]?.ip).not.toBeNull();
    expect(await audit('actor=nobody')).toEqual([]);
  });

  test('C15 one freezes an account, and two people thaw it', async () => {
    const path = `/api/admin/customers/${adaId}/freeze`;
    const first = administrator(site);
    const second = await approverOf(site);
    const act = async (who: typeof first, frozen: boolean) =>
      (await who.post(path).send({ frozen, reason: 'She called.' }).expect(200)).body.status;
    expect(await act(first, true)).toBe('frozen');
    expect(await act(first, false)).toBe('frozen');
    await first.post(path).send({ frozen: false, reason: 'Again.' }).expect(403);
    const { body: open } = await second.get('/api/admin/proposals').expect(200);
    expect(open).toMatchObject([{ act: 'thaw', subject: adaId, mine: false, proposer: 'Shared key' }]);
    expect(await act(second, false)).toBe('active');
    expect((await second.get('/api/admin/proposals').expect(200)).body).toEqual([]);
  });
});

test('activity has a bar for each step, whatever happened in it', async () => {
  for (const [over, steps] of [
    ['hour', 12],
    ['day', 24],
    ['week', 7],
  ] as const) {
    const { body } = await administrator(site).get(`/api/admin/activity?over=${over}`).expect(200);
    expect(body).toHaveLength(steps);
  }
  await agent().get('/api/admin/activity').expect(401);
});

test('measurements have a step for each of the span, and are for the bank’s people alone', async () => {
  await measureBank(site.bank);
  const { body } = await administrator(site).get('/api/admin/measurements?over=week').expect(200);
  expect(body.from).toHaveLength(7);
  const waiting = body.series.filter(({ name }: { name: string }) => name === 'waiting');
  expect(waiting.length).toBeGreaterThan(3);
  for (const { steps } of waiting) expect(steps).toHaveLength(7);
  expect(waiting[0].steps.at(-1)).toMatchObject({ count: expect.any(Number), peak: expect.any(Number) });
  await administrator(site).get('/api/admin/measurements?over=year').expect(400);
  await agent().get('/api/admin/measurements').expect(401);
});

describe('a provider is paused', () => {
  const set = (who: ReturnType<typeof agent>, paused: boolean) =>
    who.post('/api/admin/providers/rails').send({ paused, why: 'It answers nothing since nine.' });

  test('by operations, with a reason, and every page shows it', async () => {
    const who = administrator(site);
    const { body } = await set(who, true).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        port: 'rails',
        paused: expect.objectContaining({ why: 'It answers nothing since nine.' }),
      }),
    );
    await set(who, false).expect(200);
    const { body: after } = await who.get('/api/admin/providers').expect(200);
    expect(after.filter(({ paused }: { paused: unknown }) => paused)).toEqual([]);
  });

  test('and by nobody else, nor without a reason, nor what is no provider', async () => {
    await set(agent(), true).expect(401);
    const who = administrator(site);
    await who.post('/api/admin/providers/rails').send({ paused: true, why: '' }).expect(400);
    await who.post('/api/admin/providers/ledger').send({ paused: true, why: 'No reason.' }).expect(400);
    const { body } = await who.get('/api/admin/providers').expect(200);
    expect(body.filter(({ paused }: { paused: unknown }) => paused)).toEqual([]);
  });
});
