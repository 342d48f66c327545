import { openQueues } from '@karo/workers/queues';
import { pino } from 'pino';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testSite } from './testing.ts';

const tooMany = async (site: { app: { server: Parameters<typeof request>[0] } }) => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const call = request(site.app.server).post('/api/inquiries').send({ name: 'Ngozi', message: 'Hello' });
    statuses.push((await call).status);
  }
  return statuses;
};

test('calls a minute are counted by endpoint and address, and refused in words', async () => {
  const site = await testSite({ unlimited: false });
  const statuses = await tooMany(site);
  expect(statuses.filter((status) => status === 429)).toEqual([429]);
  const answer = await request(site.app.server).post('/api/inquiries').send({}).expect(429);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body).toMatchObject({ code: 'too_many_requests' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await request(site.app.server).get('/api/health').expect(200);
  await site.close();
});

test('behind a proxy it is the proxy that says who calls, not what a caller wrote before it', async () => {
  const site = await testSite({ unlimited: false, trustProxy: true });
  const from = (seen: string) =>
    request(site.app.server)
      .post('/api/inquiries')
      .set('x-forwarded-for', seen)
      .send({ name: 'Ngozi', message: 'Hello' })
      .then(({ status }) => status);
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push(await from(`10.9.8.${at}, 102.89.1.1`));
  expect(statuses.filter((status) => status === 429)).toEqual([429]);
  expect(await from('10.9.8.1, 102.89.1.2')).toBe(200);
  await site.close();
});

test.runIf(process.env.TEST_REDIS_URL)('two processes count together where there is a Redis', async () => {
  const log = pino({ level: 'silent' });
  const queues = await openQueues({
    databaseUrl: process.env.TEST_DATABASE_URL ?? '',
    redisUrl: process.env.TEST_REDIS_URL,
    family: `limits${process.pid}`,
    log,
  });
  const [one, two] = [
    await testSite({ unlimited: false, redis: queues.redis }),
    await testSite({ unlimited: false, redis: queues.redis }),
  ];
  const all = [...(await tooMany(one)), ...(await tooMany(two))];
  expect(all.filter((status) => status === 429)).toHaveLength(7);
  await Promise.all([one.close(), two.close()]);
  await queues.forget();
  await queues.close();
});
