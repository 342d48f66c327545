import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { achievementPoints, courses, type ModuleId } from '../catalogue/courses.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { currentPlan } from '../plans/subscriptions.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { certificatePdf } from './certificate.ts';
import {
  answerQuiz,
  getCertificate,
  leaderboard,
  levelOf,
  listAchievements,
  listCourses,
  nextCourse,
  progressOf,
  readCourse,
  readLesson,
  setListed,
  startCourse,
  titleOf,
} from './lessons.ts';
import { claimReward, listRewards } from './rewards.ts';

const DAY_MS = 86_400_000;
const language = 'en';

let bank: TestBank;
let people = 0;

beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

async function person(firstName = 'Tobi'): Promise<string> {
  people += 1;
  const phone = `+23481300000${String(people).padStart(2, '0')}`;
  const who = { phone, firstName, lastName: 'Learner', opening: naira(1_000), demo: false, verified: true };
  return (await openSandboxCustomer(bank, who)).id;
}

const rightOf = (id: ModuleId): readonly number[] => courses.find((course) => course.id === id)?.right ?? [];

async function take(customerId: string, id: ModuleId): Promise<void> {
  await startCourse(bank, { customerId, id, language });
  const { content } = await readCourse(bank.db, id, { customerId, language });
  for (const { number } of content) await readLesson(bank, { customerId, id, number, language });
  const { passed } = await answerQuiz(bank, { customerId, id, answers: rightOf(id), language });
  expect(passed).toBe(true);
}

describe('the courses', () => {
  test('are at least twelve, of all three kinds, each with lessons and a quiz that has its answers', () => {
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(new Set(courses.map((course) => course.category)).size).toBe(3);
    for (const each of languages)
      for (const course of courses) {
        const words = phrasesIn(each).lessons[course.id];
        expect(words.lessons.length).toBe(3);
        expect(words.quiz).toHaveLength(course.right.length);
        for (const [index, { options }] of words.quiz.entries())
          expect(options[course.right[index] ?? -1]).toBeTruthy();
        for (const lesson of words.lessons) expect(lesson.text.length).toBeLessThan(700);
      }
  });

  test('come after what they need, and all of them can be reached', () => {
    const seen = new Set<string>();
    for (const course of courses) {
      expect(course.needs.every((id) => seen.has(id))).toBe(true);
      seen.add(course.id);
    }
    const most = courses.reduce((sum, { points }) => sum + points, 0);
    expect(most + Object.values(achievementPoints).reduce((a, b) => a + b)).toBeGreaterThanOrEqual(2_500);
  });

  test('have levels and titles by the thresholds', () => {
    expect([1, 4, 5, 14, 15, 29, 30, 49, 50].map(titleOf)).toEqual([
      ...['Beginner', 'Beginner', 'Learning', 'Learning', 'Skilled', 'Skilled', 'Expert', 'Expert', 'Master'],
    ]);
    expect([0, 49, 50, 2_450].map(levelOf)).toEqual([1, 1, 2, 50]);
  });
});

describe('learning', () => {
  test('prerequisites are enforced, lessons come in order, the quiz after them', async () => {
    const customerId = await person();
    const of = { customerId, language } as const;
    await expect(startCourse(bank, { ...of, id: 'esusu' })).rejects.toMatchObject({
      code: 'module_locked',
      facts: { needs: ['Pay yourself first'] },
    });
    await expect(readLesson(bank, { ...of, id: 'esusu', number: 1 })).rejects.toMatchObject({
      code: 'module_locked',
    });
    await expect(startCourse(bank, { ...of, id: 'alchemy' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(readLesson(bank, { ...of, id: 'saving-first', number: 2 })).rejects.toMatchObject({
      code: 'lesson_order',
    });
    await expect(answerQuiz(bank, { ...of, id: 'saving-first', answers: [0, 0, 0] })).rejects.toMatchObject({
      code: 'lesson_order',
    });
    await take(customerId, 'saving-first');
    await startCourse(bank, { ...of, id: 'esusu' });
    const views = await listCourses(bank.db, of);
    expect(views.find(({ course }) => course.id === 'saving-first')).toMatchObject({
      completed: true,
      progress: 100,
    });
    expect(views.find(({ course }) => course.id === 'ponzi')?.locked).toBe(true);
  });

  test('points come once for each thing, and a failed quiz can be taken again', async () => {
    const customerId = await person();
    const of = { customerId, id: 'budgeting', language } as const;
    expect((await readLesson(bank, { ...of, number: 1 })).points).toBe(10);
    expect((await readLesson(bank, { ...of, number: 1 })).points).toBe(0);
    await readLesson(bank, { ...of, number: 2 });
    await readLesson(bank, { ...of, number: 3 });
    const wrong = rightOf('budgeting').map((right) => (right + 1) % 3);
    const failed = await answerQuiz(bank, { ...of, answers: wrong });
    expect(failed).toMatchObject({ right: 0, passed: false, completed: false, points: 0 });
    const passed = await answerQuiz(bank, { ...of, answers: rightOf('budgeting') });
    expect(passed).toMatchObject({ right: 3, passed: true, completed: true, points: 90 });
    expect(passed.achievements).toEqual(['first-course', 'perfect-quiz']);
    expect(await answerQuiz(bank, { ...of, answers: wrong })).toMatchObject({
      passed: false,
      completed: true,
      points: 0,
    });
    const { totalPoints, completed } = await progressOf(bank.db, customerId, bank.clock.now());
    expect({ totalPoints, completed }).toEqual({ totalPoints: 120 + 10 + 20 + 20, completed: 1 });
    await expect(answerQuiz(bank, { ...of, answers: [1] })).rejects.toMatchObject({ code: 'bad_request' });
  });

  test('a streak grows by the day, rests a day, and is lost after two', async () => {
    const customerId = await person();
    const streak = async () => (await progressOf(bank.db, customerId, bank.clock.now())).streak;
    for (const number of [1, 2, 3]) {
      await readLesson(bank, { customerId, id: 'money-basics', number, language });
      await readLesson(bank, { customerId, id: 'money-basics', number, language });
      expect(await streak()).toBe(number);
      bank.clock.advance(DAY_MS);
    }
    expect(await streak()).toBe(3);
    const achieved = (await listAchievements(bank.db, customerId)).filter(({ at }) => at).map(({ id }) => id);
    expect(achieved).toEqual(['first-lesson', 'streak-3']);
    bank.clock.advance(DAY_MS);
    expect(await streak()).toBe(0);
    await readLesson(bank, { customerId, id: 'budgeting', number: 1, language });
    expect(await streak()).toBe(1);
  });

  test('the leaderboard is of this month, of those who want it', async () => {
    const [first, second] = [await person('Uche'), await person('Vera')];
    await take(first, 'charges');
    await take(first, 'safe-account');
    await take(second, 'charges');
    const before = await leaderboard(bank.db, bank.clock.now());
    const mine = before.filter(({ customerId }) => [first, second].includes(customerId));
    expect(mine.map(({ customerId, name }) => [customerId, name])).toEqual([
      [first, 'Uche L.'],
      [second, 'Vera L.'],
    ]);
    await setListed(bank, first, false);
    expect(
      (await leaderboard(bank.db, bank.clock.now())).some(({ customerId }) => customerId === first),
    ).toBe(false);
    bank.clock.advance(31 * DAY_MS);
    expect(await leaderboard(bank.db, bank.clock.now())).toEqual([]);
  });
});

describe('rewards', () => {
  test('are paid for real, each once, as the points come', async () => {
    const customerId = await person('Wale');
    const account = await getCustomerAccount(bank.db, customerId);
    const balance = async () => (await balanceOf(bank.db, account.id)).balance;
    await expect(claimReward(bank, { customerId, id: 'credit' })).rejects.toMatchObject({
      code: 'reward_points',
      facts: { needed: 500, points: 0 },
    });
    await expect(getCertificate(bank.db, { customerId })).rejects.toMatchObject({ code: 'not_found' });
    for (const course of courses) {
      await take(customerId, course.id);
      bank.clock.advance(DAY_MS / 2);
    }
    const { totalPoints, title } = await progressOf(bank.db, customerId, bank.clock.now());
    expect(totalPoints).toBeGreaterThanOrEqual(2_500);
    expect(title).toBe('Master');
    expect((await listRewards(bank.db, customerId)).map(({ status }) => status)).toEqual([
      'ready',
      'ready',
      'ready',
    ]);
    expect((await claimReward(bank, { customerId, id: 'credit' })).paid).toBe(naira(100));
    expect((await claimReward(bank, { customerId, id: 'credit' })).paid).toBeUndefined();
    expect(await balance()).toBe(naira(1_100));
    await claimReward(bank, { customerId, id: 'premium' });
    expect(await currentPlan(bank.db, customerId)).toMatchObject({ plan: 'premium', nextPlan: 'basic' });
    await claimReward(bank, { customerId, id: 'certificate' });
    const certificate = await getCertificate(bank.db, { customerId });
    expect(certificate).toMatchObject({ name: 'Wale Learner', points: totalPoints, modules: courses.length });
    expect(await getCertificate(bank.db, { number: certificate.number.toLowerCase() })).toEqual(certificate);
    const pdf = await certificatePdf(bank, certificate, 'en');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeGreaterThan(1_000);
    expect(await nextCourse(bank.db, customerId, 'en')).toBeUndefined();
  });
});
