import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import {
  type AchievementId,
  achievementIds,
  achievementPoints,
  type Course,
  courses,
  findCourse,
  LESSON_POINTS,
  type ModuleId,
} from '../catalogue/index.ts';
import { shortName } from '../customers/index.ts';
import { type Bank, dayOf, daysAfter, Fault, type Language, startOfMonth } from '../kernel/index.ts';
import { phrasesIn } from '../phrases/index.ts';

/** Right answers that pass a quiz of three. */
export const PASSES = 2;
const POINTS_PER_LEVEL = 50;
const LEADERS = 20;

export type LevelTitle = 'Beginner' | 'Learning' | 'Skilled' | 'Expert' | 'Master';

/** The level that points come to; the first is 1. */
export const levelOf = (points: number): number => 1 + Math.floor(points / POINTS_PER_LEVEL);

/** What a level is called. */
export const titleOf = (level: number): LevelTitle => {
  if (level < 5) return 'Beginner';
  if (level < 15) return 'Learning';
  if (level < 30) return 'Skilled';
  return level < 50 ? 'Expert' : 'Master';
};

/** A course as a learner sees it. */
export type CourseView = {
  course: Course;
  title: string;
  about: string;
  lessons: number;
  /** Percent. */
  progress: number;
  completed: boolean;
  /** What has to be completed first: the titles of all of it. */
  prerequisites: string[];
  locked: boolean;
};

type State = { done: Map<ModuleId, Set<number>>; completed: Set<ModuleId> };

/** The lessons read and the courses finished of a learner; nothing where nobody is signed in. */
export async function readState(db: Db | Trx, customerId: string | undefined): Promise<State> {
  if (customerId === undefined) return { done: new Map(), completed: new Set() };
  const lessons = await db
    .selectFrom('learnerLesson')
    .select(['module', 'number'])
    .where('customerId', '=', customerId)
    .execute();
  const finished = await db
    .selectFrom('learnerModule')
    .select('module')
    .where('customerId', '=', customerId)
    .where('completedAt', 'is not', null)
    .execute();
  const done: State['done'] = new Map();
  for (const { module, number } of lessons) {
    const id = module as ModuleId;
    done.set(id, (done.get(id) ?? new Set()).add(number));
  }
  return { done, completed: new Set(finished.map(({ module }) => module as ModuleId)) };
}

const missing = (course: Course, state: State): ModuleId[] =>
  course.needs.filter((id) => !state.completed.has(id));

function viewOf(course: Course, state: State, language: Language): CourseView {
  const words = phrasesIn(language).lessons;
  const { title, about, lessons } = words[course.id];
  const read = state.done.get(course.id)?.size ?? 0;
  const completed = state.completed.has(course.id);
  return {
    course,
    title,
    about,
    lessons: lessons.length,
    completed,
    progress: completed ? 100 : Math.floor((read * 100) / (lessons.length + 1)),
    prerequisites: course.needs.map((id) => words[id].title),
    locked: !completed && missing(course, state).length > 0,
  };
}

/** The courses of a category, or all, with the learner's progress. */
export async function listCourses(
  db: Db | Trx,
  of: { customerId?: string; language: Language; category?: Course['category'] },
): Promise<CourseView[]> {
  const state = await readState(db, of.customerId);
  return courses
    .filter((course) => of.category === undefined || course.category === of.category)
    .map((course) => viewOf(course, state, of.language));
}

const getCourse = (id: string): Course => {
  const course = findCourse(id);
  if (!course) throw new Fault('not_found');
  return course;
};

/** A course to read: its lessons and questions. Throws Fault `not_found`. */
export async function readCourse(db: Db | Trx, id: string, of: { customerId?: string; language: Language }) {
  const course = getCourse(id);
  const state = await readState(db, of.customerId);
  const words = phrasesIn(of.language).lessons[course.id];
  return {
    view: viewOf(course, state, of.language),
    content: words.lessons.map((lesson, index) => ({
      number: index + 1,
      ...lesson,
      done: state.done.get(course.id)?.has(index + 1) ?? false,
    })),
    quiz: words.quiz.map(({ question, options }, index) => ({
      id: `${course.id}-${index + 1}`,
      question,
      options: [...options],
    })),
  };
}

function checkUnlocked(course: Course, state: State, language: Language): void {
  const needs = missing(course, state);
  if (needs.length === 0 || state.completed.has(course.id)) return;
  const words = phrasesIn(language).lessons;
  throw new Fault('module_locked', { needs: needs.map((need) => words[need].title) });
}

/** One learner's things happen one after the other. */
export async function lockLearner(trx: Trx, customerId: string) {
  await trx
    .insertInto('learner')
    .values({ customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('learner')
    .selectAll()
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Gives points for a reason, once; answers what was given. */
async function give(trx: Trx, customerId: string, reason: string, points: number, at: Date): Promise<number> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('learnerPoints')
    .values({ customerId, reason, points, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? points : 0;
}

/** Counts the day in the streak. */
async function keepStreak(
  trx: Trx,
  learner: Awaited<ReturnType<typeof lockLearner>>,
  now: Date,
): Promise<number> {
  const today = dayOf(now);
  if (learner.streakOn === today) return learner.streak;
  const streak = learner.streakOn !== null && daysAfter(learner.streakOn) === today ? learner.streak + 1 : 1;
  await trx
    .updateTable('learner')
    .set({ streak, streakOn: today, streakBest: Math.max(streak, learner.streakBest) })
    .where('customerId', '=', learner.customerId)
    .execute();
  return streak;
}

type Reached = { read: number; completed: ReadonlySet<ModuleId>; streak: number; perfect: boolean };

const basics = courses.filter((course) => course.category === 'basic').map((course) => course.id);
const safety: readonly ModuleId[] = ['safe-account', 'scams', 'ponzi'];
const all = (ids: readonly ModuleId[], completed: ReadonlySet<ModuleId>) =>
  ids.every((id) => completed.has(id));

const reached: Record<AchievementId, (r: Reached) => boolean> = {
  'first-lesson': (r) => r.read > 0,
  'first-course': (r) => r.completed.size > 0,
  'perfect-quiz': (r) => r.perfect,
  'streak-3': (r) => r.streak >= 3,
  'streak-7': (r) => r.streak >= 7,
  'five-courses': (r) => r.completed.size >= 5,
  'all-basic': (r) => all(basics, r.completed),
  'safe-hands': (r) => all(safety, r.completed),
  'all-courses': (r) => r.completed.size === courses.length,
};

/** Writes what was achieved now, with its points; answers which. */
async function achieve(
  trx: Trx,
  customerId: string,
  now: Date,
  of: { streak: number; perfect: boolean },
): Promise<AchievementId[]> {
  const state = await readState(trx, customerId);
  const read = [...state.done.values()].reduce((count, numbers) => count + numbers.size, 0);
  const found: AchievementId[] = [];
  for (const id of achievementIds) {
    if (!reached[id]({ read, completed: state.completed, ...of })) continue;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('learnerAchievement')
      .values({ customerId, achievement: id, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await give(trx, customerId, `achievement:${id}`, achievementPoints[id], now);
    found.push(id);
  }
  return found;
}

/** Starts a course, or goes on with it. Throws Fault `not_found`, `module_locked`. */
export async function startCourse(
  bank: Bank,
  of: { customerId: string; id: string; language: Language },
): Promise<void> {
  const course = getCourse(of.id);
  await transact(bank.db, async (trx) => {
    await lockLearner(trx, of.customerId);
    checkUnlocked(course, await readState(trx, of.customerId), of.language);
    await begin(trx, of.customerId, course.id, bank.clock.now());
  });
}

const begin = (trx: Trx, customerId: string, module: ModuleId, startedAt: Date) =>
  trx
    .insertInto('learnerModule')
    .values({ customerId, module, startedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** What learning something brought. */
export type Learned = { points: number; progress: number; left: number; achievements: AchievementId[] };

/** Marks a lesson as read, in its order; read again it brings nothing. Throws Fault `not_found`, `module_locked`, `lesson_order`. */
export async function readLesson(
  bank: Bank,
  of: { customerId: string; id: string; number: number; language: Language },
): Promise<Learned> {
  const course = getCourse(of.id);
  const { customerId, number, language } = of;
  const lessons = phrasesIn(language).lessons[course.id].lessons.length;
  if (number > lessons) throw new Fault('not_found');
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const learner = await lockLearner(trx, customerId);
    const before = await readState(trx, customerId);
    checkUnlocked(course, before, language);
    const done = before.done.get(course.id) ?? new Set();
    if (number > 1 && !done.has(number - 1)) throw new Fault('lesson_order');
    await begin(trx, customerId, course.id, now);
    await trx
      .insertInto('learnerLesson')
      .values({ customerId, module: course.id, number, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const points = await give(trx, customerId, `lesson:${course.id}:${number}`, LESSON_POINTS, now);
    const streak = await keepStreak(trx, learner, now);
    const achievements = await achieve(trx, customerId, now, { streak, perfect: false });
    const view = viewOf(course, await readState(trx, customerId), language);
    return { points, progress: view.progress, left: lessons - new Set([...done, number]).size, achievements };
  });
}

export type Graded = {
  right: number;
  of: number;
  passed: boolean;
  completed: boolean;
  points: number;
  answers: { right: boolean; option: number; why: string }[];
  achievements: AchievementId[];
};

/** Grades a quiz without writing anything. Throws Fault `bad_request` where an answer is missing. */
export function grade(
  course: Course,
  given: readonly number[],
  language: Language,
): Pick<Graded, 'right' | 'of' | 'answers'> {
  const { quiz } = phrasesIn(language).lessons[course.id];
  if (given.length !== quiz.length) throw new Fault('bad_request', { field: 'answers' });
  const answers = quiz.map(({ why }, index) => {
    const option = course.right[index] ?? 0;
    return { right: given[index] === option, option, why };
  });
  return { right: answers.filter(({ right }) => right).length, of: quiz.length, answers };
}

/** Answers a quiz, after its lessons; a first pass completes the course. Throws Fault `not_found`, `module_locked`, `lesson_order`, `bad_request`. */
export async function answerQuiz(
  bank: Bank,
  of: { customerId: string; id: string; answers: readonly number[]; language: Language },
): Promise<Graded> {
  const course = getCourse(of.id);
  const { customerId, language } = of;
  const graded = grade(course, of.answers, language);
  const passed = graded.right >= PASSES;
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const learner = await lockLearner(trx, customerId);
    const state = await readState(trx, customerId);
    checkUnlocked(course, state, language);
    const lessons = phrasesIn(language).lessons[course.id].lessons.length;
    if ((state.done.get(course.id)?.size ?? 0) < lessons) throw new Fault('lesson_order');
    await trx
      .updateTable('learnerModule')
      .set((row) => ({
        tries: row('tries', '+', 1),
        best: sql<number>`greatest(best, ${graded.right})`,
        ...(passed && { completedAt: sql<Date>`coalesce(completed_at, ${now})` }),
      }))
      .where('customerId', '=', customerId)
      .where('module', '=', course.id)
      .execute();
    const rest = course.points - lessons * LESSON_POINTS;
    const points = passed ? await give(trx, customerId, `course:${course.id}`, rest, now) : 0;
    const streak = await keepStreak(trx, learner, now);
    const achievements = await achieve(trx, customerId, now, { streak, perfect: graded.right === graded.of });
    return { ...graded, passed, completed: passed || state.completed.has(course.id), points, achievements };
  });
}

export type Progress = {
  totalPoints: number;
  level: number;
  title: LevelTitle;
  toNextLevel: number;
  streak: number;
  completed: number;
  listed: boolean;
};

/** All points that a learner has earned. */
export const pointsOf = async (db: Db | Trx, customerId: string): Promise<number> => {
  const row = await db
    .selectFrom('learnerPoints')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('points'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return row.points;
};

/** A streak counts while today or yesterday is in it. */
const streakNow = (row: { streak: number; streakOn: string | null }, now: Date): number =>
  row.streakOn !== null && daysAfter(row.streakOn) >= dayOf(now) ? row.streak : 0;

/** How far a learner is. */
export async function progressOf(db: Db | Trx, customerId: string, now: Date): Promise<Progress> {
  const totalPoints = await pointsOf(db, customerId);
  const learner = await db
    .selectFrom('learner')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const { completed } = await readState(db, customerId);
  const level = levelOf(totalPoints);
  return {
    totalPoints,
    level,
    title: titleOf(level),
    completed: completed.size,
    toNextLevel: level * POINTS_PER_LEVEL - totalPoints,
    streak: learner ? streakNow(learner, now) : 0,
    listed: learner?.listed ?? true,
  };
}

/** What can be achieved, and when the learner did. */
export async function listAchievements(
  db: Db | Trx,
  customerId: string,
): Promise<{ id: AchievementId; points: number; at: Date | undefined }[]> {
  const rows = await db
    .selectFrom('learnerAchievement')
    .selectAll()
    .where('customerId', '=', customerId)
    .execute();
  return achievementIds.map((id) => ({
    id,
    points: achievementPoints[id],
    at: rows.find((row) => row.achievement === id)?.at,
  }));
}

/** Who earned most this month, of those who want to be shown. */
export async function leaderboard(db: Db, now: Date) {
  const { rows } = await sql<{
    customerId: string;
    firstName: string;
    lastName: string;
    month: number;
    total: number;
    streak: number;
    streakOn: string | null;
  }>`
    select customer.id as "customerId", first_name as "firstName", last_name as "lastName",
      sum(points) filter (where at >= ${startOfMonth(now)})::int as month, sum(points)::int as total, streak, streak_on as "streakOn"
    from learner_points join customer on customer.id = learner_points.customer_id join learner on learner.customer_id = customer.id
    where learner.listed and customer.status = 'active'
    group by customer.id, learner.streak, learner.streak_on having sum(points) filter (where at >= ${startOfMonth(now)}) > 0
    order by month desc, min(at), customer.id limit ${LEADERS}`.execute(db);
  return rows.map((row, index) => ({
    customerId: row.customerId,
    rank: index + 1,
    name: shortName(row),
    points: row.month,
    level: levelOf(row.total),
    streak: streakNow(row, now),
  }));
}

/** Shows a learner on the leaderboard, or not. */
export async function setListed(bank: Bank, customerId: string, listed: boolean): Promise<void> {
  await transact(bank.db, async (trx) => {
    await lockLearner(trx, customerId);
    await trx.updateTable('learner').set({ listed }).where('customerId', '=', customerId).execute();
  });
}

export type Certificate = { number: string; name: string; points: number; modules: number; at: Date };

/** A certificate that was given: a learner's, or the one with a number. Throws Fault `not_found`. */
export async function getCertificate(
  db: Db,
  of: { customerId: string } | { number: string },
): Promise<Certificate> {
  const all = db.selectFrom('learnerReward').selectAll().where('reward', '=', 'certificate');
  const row = await ('number' in of
    ? all.where('number', '=', of.number.toUpperCase())
    : all.where('customerId', '=', of.customerId)
  ).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  const { number, name, points, modules, at } = row;
  return { number: number ?? '', name: name ?? '', points: points ?? 0, modules: modules ?? 0, at };
}

/** The next course that a learner may take: one that was begun, or else the first that is not locked. */
export async function nextCourse(
  db: Db | Trx,
  customerId: string,
  language: Language,
): Promise<CourseView | undefined> {
  const views = await listCourses(db, { customerId, language });
  const open = views.filter((view) => !view.completed && !view.locked);
  return open.find((view) => view.progress > 0) ?? open[0];
}

export { findCourse };
