import { courses } from '@karo/core/catalogue';
import { describe, expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { agent } = siteForTests();

let phones = 0;
async function enter() {
  const browser = agent();
  phones += 1;
  const person = { phone: `+23480307${String(10_000 + phones)}`, firstName: 'Amina', lastName: 'Yusuf' };
  await browser.post('/api/users/register').send(person).expect(200);
  return browser;
}

const rightOf = (id: string) => courses.find((course) => course.id === id)?.right ?? [];

describe('the school over HTTP', () => {
  test('shows its courses to anybody, by category as a query or a path', async () => {
    const { body: all } = await agent().get('/api/education/modules').expect(200);
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all[5]).toMatchObject({
      id: 'esusu',
      prerequisites: ['Pay yourself first'],
      locked: true,
      progress: 0,
    });
    for (const path of ['/api/education/modules/advanced', '/api/education/modules?filter=advanced']) {
      const { body } = await agent().get(path).expect(200);
      expect(body.map((course: { category: string }) => course.category)).toEqual([
        'advanced',
        'advanced',
        'advanced',
      ]);
    }
    expect((await agent().get('/api/education/modules/all').expect(200)).body).toHaveLength(all.length);
    const { body: reading } = await agent().get('/api/education/modules/charges/lessons').expect(200);
    expect(reading.content).toHaveLength(3);
    expect(JSON.stringify(reading.quiz)).not.toContain('why');
    await agent().get('/api/education/modules/alchemy/lessons').expect(404);
    await agent().post('/api/education/modules/charges/start').expect(401);
  });

  test('start, read, pass, and what it brings', async () => {
    const browser = await enter();
    await browser.post('/api/education/modules/esusu/start').expect(409);
    const { body: started } = await browser.post('/api/education/modules/charges/start').expect(200);
    expect(started).toMatchObject({ id: 'charges', passes: 2 });
    await browser.post('/api/education/modules/charges/lessons/2').expect(409);
    for (const number of [1, 2, 3]) {
      const { body } = await browser.post(`/api/education/modules/charges/lessons/${number}`).expect(200);
      expect(body.points).toBe(10);
    }
    const quiz = '/api/education/modules/charges/quiz';
    const { body: failed } = await browser
      .post(quiz)
      .send({ answers: [9, 9, 9] })
      .expect(200);
    expect(failed).toMatchObject({ passed: false, right: 0, points: 0 });
    const { body: passed } = await browser
      .post(quiz)
      .send({ answers: rightOf('charges') })
      .expect(200);
    expect(passed).toMatchObject({ passed: true, completed: true, points: 90 });
    expect(passed.achievements).toContain('First course');
    const { body: progress } = await browser.get('/api/education/progress').expect(200);
    expect(progress).toMatchObject({
      totalPoints: 170,
      level: 4,
      title: 'Beginner',
      streak: 1,
      completedModules: 1,
    });
    const { body: achievements } = await browser.get('/api/education/achievements').expect(200);
    expect(achievements.filter((each: { unlocked: boolean }) => each.unlocked)).toHaveLength(3);
    const { body: leaders } = await browser.get('/api/education/leaderboard').expect(200);
    expect(leaders).toMatchObject([{ rank: 1, name: 'Amina Y.', points: 170, you: true }]);
    await browser.post('/api/education/leaderboard').send({ listed: false }).expect(200);
    expect((await agent().get('/api/education/leaderboard').expect(200)).body).toEqual([]);
    const { body: refused } = await browser.post('/api/education/rewards/credit').expect(409);
    expect(refused.detail).toContain('500 points; you have 170');
  });

  test('the certificate is a PDF that anybody can check', async () => {
    const browser = await enter();
    await browser.get('/api/education/certificate').expect(404);
    for (const { id } of courses) {
      for (const number of [1, 2, 3])
        await browser.post(`/api/education/modules/${id}/lessons/${number}`).expect(200);
      await browser
        .post(`/api/education/modules/${id}/quiz`)
        .send({ answers: rightOf(id) })
        .expect(200);
    }
    const { body: credit } = await browser.post('/api/education/rewards/credit').expect(200);
    expect(credit).toMatchObject({ status: 'claimed', paid: 100 });
    await browser.post('/api/education/rewards/premium').expect(200);
    const { body: plan } = await browser.get('/api/account/current-tier').expect(200);
    expect(plan).toMatchObject({ id: 'premium', nextTier: 'basic' });
    await browser.post('/api/education/rewards/certificate').expect(200);
    const pdf = await browser.get('/api/education/certificate').expect(200);
    expect(pdf.headers['content-type']).toContain('application/pdf');
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    const number = /KC-\w{8}/.exec(pdf.headers['content-disposition'] ?? '')?.[0] ?? '';
    const { body } = await agent().get(`/api/education/certificates/${number}`).expect(200);
    expect(body).toMatchObject({ name: 'Amina Yusuf', modules: courses.length });
    await agent().get('/api/education/certificates/KC-00000000').expect(404);
  });

  test('is read in the language of the customer, or of the browser, with the same figures and options', async () => {
    const read = async (from: ReturnType<typeof agent>, accept: string) =>
      (
        await from
          .get('/api/education/modules/saving-first/lessons')
          .set('accept-language', accept)
          .expect(200)
      ).body;
    const browser = await enter();
    await browser.post('/api/user/language').send({ language: 'ha' }).expect(200);
    const hausa = await read(browser, 'en');
    expect(hausa).toMatchObject({
      title: 'Ka fara biyan kanka',
      content: [{ title: 'Farko, ba ƙarshe ba' }, {}, {}],
    });
    expect(hausa.quiz[1]).toMatchObject({ options: ['₦6,000', '₦26,000', '₦50,000'] });
    expect((await read(agent(), 'yo')).content[0].text).toContain('₦500 lọ́sẹ̀ jẹ́ ₦26,000 lọ́dún');
    expect((await read(agent(), 'ig')).content[0].text).toContain('₦500 n’izu bụ ₦26,000 n’afọ');
    for (const number of [1, 2, 3])
      await browser.post(`/api/education/modules/saving-first/lessons/${number}`).expect(200);
    const { body: marked } = await browser
      .post('/api/education/modules/saving-first/quiz')
      .send({ answers: rightOf('saving-first') })
      .expect(200);
    expect(marked).toMatchObject({
      passed: true,
      answers: [{ right: true }, { why: 'Mako 52 sau ₦500.' }, {}],
    });
  });
});
