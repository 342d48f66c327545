import type { Answer } from '@karo/core/contract';
import {
  answerQuiz,
  type CourseView,
  certificatePdf,
  claimReward,
  getCertificate,
  leaderboard,
  listAchievements,
  listCourses,
  listRewards,
  PASSES,
  progressOf,
  type RewardView,
  readCourse,
  readLesson,
  setListed,
  startCourse,
} from '@karo/core/education';
import { type Phrases, phrasesIn } from '@karo/core/phrases';
import { asNumber } from '../amounts.ts';
import type { AnyCall, Handlers } from '../call.ts';

type CourseOut = Answer<'GET /api/education/modules'>[number];
type Reading = Answer<'GET /api/education/modules/{id}/lessons'>;

const toCourse = ({ course, ...view }: CourseView): CourseOut => ({
  id: course.id,
  title: view.title,
  description: view.about,
  category: course.category,
  icon: course.icon,
  duration: course.minutes,
  lessons: view.lessons,
  points: course.points,
  progress: view.progress,
  completed: view.completed,
  prerequisites: view.prerequisites,
  locked: view.locked,
});

async function reading({ bank, customer, language }: AnyCall, id: string): Promise<Reading> {
  const { view, content, quiz } = await readCourse(bank.db, id, { customerId: customer?.id, language });
  return { ...toCourse(view), content, quiz, passes: PASSES };
}

const coursesOf = async (
  { bank, customer, language }: AnyCall,
  filter: string | undefined,
): Promise<CourseOut[]> => {
  const views = await listCourses(bank.db, { customerId: customer?.id, language });
  return views
    .map(toCourse)
    .filter((course) => filter === undefined || filter === 'all' || course.category === filter);
};

async function progress(
  { bank }: Pick<AnyCall, 'bank'>,
  customerId: string,
): Promise<Answer<'GET /api/education/progress'>> {
  const { completed, ...rest } = await progressOf(bank.db, customerId, bank.clock.now());
  return { ...rest, completedModules: completed };
}

const toReward = (reward: RewardView, { education }: Phrases) => ({
  id: reward.id,
  title: education.rewards[reward.id],
  points: reward.points,
  status: reward.status,
  claimedAt: reward.at?.toISOString() ?? null,
});

const titles = (
  ids: readonly (keyof Phrases['education']['achievements'])[],
  { education }: Phrases,
): string[] => ids.map((id) => education.achievements[id].title);

const learning = {
  'GET /api/education/modules': async (call) => coursesOf(call, call.query.filter),

  'GET /api/education/modules/{filter}': async (call) => coursesOf(call, call.params.filter),

  'GET /api/education/modules/{id}/lessons': async (call) => reading(call, call.params.id),

  'POST /api/education/modules/{id}/start': async (call) => {
    const { bank, customer, params, language } = call;
    await startCourse(bank, { customerId: customer.id, id: params.id, language });
    return reading(call, params.id);
  },

  'POST /api/education/modules/{id}/lessons/{number}': async ({ bank, customer, params, language }) => {
    const phrases = phrasesIn(language);
    const done = await readLesson(bank, { customerId: customer.id, ...params, language });
    const { points, left } = done;
    const words =
      points > 0 ? phrases.education.lessonDone({ points, left }) : phrases.education.lessonAgain();
    const unlocked =
      done.achievements.length > 0
        ? ` ${phrases.education.unlocked({ titles: titles(done.achievements, phrases) })}`
        : '';
    return { progress: done.progress, points, message: `${words}${unlocked}` };
  },

  'POST /api/education/modules/{id}/quiz': async ({ bank, customer, params, body, language }) => {
    const phrases = phrasesIn(language);
    const graded = await answerQuiz(bank, {
      customerId: customer.id,
      id: params.id,
      answers: body.answers,
      language,
    });
    const { view } = await readCourse(bank.db, params.id, { customerId: customer.id, language });
    const { right, of, points, passed } = graded;
    const message = passed
      ? phrases.education.quizPassed({ right, of, points, title: view.title })
      : phrases.education.quizFailed({ right, of, passes: PASSES });
    return { ...graded, message, achievements: titles(graded.achievements, phrases) };
  },
} satisfies Partial<Handlers>;

const earning = {
  'GET /api/education/progress': async ({ bank, customer }) => progress({ bank }, customer.id),

  'GET /api/education/achievements': async ({ bank, customer, language }) => {
    const { achievements } = phrasesIn(language).education;
    return (await listAchievements(bank.db, customer.id)).map(({ id, points, at }) => ({
      id,
      title: achievements[id].title,
      description: achievements[id].about,
      points,
      unlocked: at !== undefined,
      unlockedAt: at?.toISOString() ?? null,
    }));
  },

  'GET /api/education/leaderboard': async ({ bank, customer }) =>
    (await leaderboard(bank.db, bank.clock.now())).map(({ customerId, ...entry }) => ({
      ...entry,
      id: String(entry.rank),
      you: customerId === customer?.id,
    })),

  'POST /api/education/leaderboard': async ({ bank, customer, body }) => {
    await setListed(bank, customer.id, body.listed);
    return progress({ bank }, customer.id);
  },

  'GET /api/education/rewards': async ({ bank, customer, language }) =>
    (await listRewards(bank.db, customer.id)).map((reward) => toReward(reward, phrasesIn(language))),

  'POST /api/education/rewards/{id}': async ({ bank, customer, params, language }) => {
    const phrases = phrasesIn(language);
    const { paid, ...reward } = await claimReward(bank, { customerId: customer.id, id: params.id });
    const message = phrases.education.claimed({ reward: reward.id, paid });
    return { ...toReward(reward, phrases), message, paid: paid === undefined ? null : asNumber(paid) };
  },

  'GET /api/education/certificate': async ({ bank, customer, language, reply }) => {
    const certificate = await getCertificate(bank.db, { customerId: customer.id });
    reply.header('content-disposition', `inline; filename="${certificate.number}.pdf"`);
    return certificatePdf(bank, certificate, language);
  },

  'GET /api/education/certificates/{number}': async ({ bank, params }) => {
    const { name, points, modules, at } = await getCertificate(bank.db, { number: params.number });
    return { name, points, modules, issuedAt: at.toISOString() };
  },
} satisfies Partial<Handlers>;

export const education = { ...learning, ...earning } satisfies Partial<Handlers>;
