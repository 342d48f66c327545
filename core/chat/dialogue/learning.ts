import { findCourse, type ModuleId } from '../../catalogue/index.ts';
import {
  answerQuiz,
  claimReward,
  leaderboard,
  listCourses,
  listRewards,
  nextCourse,
  PASSES,
  progressOf,
  type RewardId,
  readCourse,
  readLesson,
  rewards,
  startCourse,
} from '../../education/index.ts';
import type { Answered, Checked, Flow, Question, Scene, Slot } from './flow.ts';
import type { SlotName, Values } from './state.ts';

const OFFERED = 6;
const questions = ['q1', 'q2', 'q3'] as const satisfies readonly SlotName[];

const who = async (scene: Scene) => ({ customerId: (await scene.customer()).id, language: scene.language });

/** A course that was begun is gone on with. */
async function presumeCourse(scene: Scene): Promise<string | undefined> {
  const { customerId, language } = await who(scene);
  const next = await nextCourse(scene.bank.db, customerId, language);
  if (!next) return 'none';
  return next.progress > 0 ? next.course.id : undefined;
}

async function askCourse(scene: Scene): Promise<Question> {
  const { education } = scene.phrases;
  const views = await listCourses(scene.bank.db, await who(scene));
  const open = views.filter((view) => !view.locked && !view.completed);
  return {
    text: education.whichCourse(),
    options: open.slice(0, OFFERED).map(({ title, course, completed }) => ({
      title,
      about: education.courseLine({ minutes: course.minutes, points: course.points, done: completed }),
      values: { course: course.id },
    })),
  };
}

/** A course that may not be taken yet says what has to come first. */
async function checkCourse(scene: Scene, values: Values): Promise<Checked> {
  if (!findCourse(values.course ?? '')) return undefined;
  const of = await who(scene);
  await startCourse(scene.bank, { ...of, id: values.course ?? '' });
  return undefined;
}

/** Whether the next thing is a lesson or the quiz. */
async function presumeStep(scene: Scene, values: Values): Promise<string> {
  if (!findCourse(values.course ?? '')) return 'read';
  const { content, view } = await readCourse(scene.bank.db, values.course ?? '', await who(scene));
  return content.every((lesson) => lesson.done) && !view.completed ? 'quiz' : 'read';
}

const letters = ['A', 'B', 'C', 'D'];

async function askQuestion(scene: Scene, values: Values, index: number): Promise<Question> {
  const { quiz } = await readCourse(scene.bank.db, values.course ?? '', await who(scene));
  const question = quiz[index]?.question ?? '';
  const options = quiz[index]?.options ?? [];
  const name = questions[index] ?? 'q1';
  return {
    text: scene.phrases.education.question({ number: index + 1, of: quiz.length, question }),
    options: options.map((title, at) => ({
      title: letters[at] ?? '',
      about: title,
      values: { [name]: String(at) },
    })),
  };
}

const questionSlot = (name: (typeof questions)[number], index: number): Slot => ({
  name,
  needed: (_, values) => values.step === 'quiz',
  ask: (scene, values) => askQuestion(scene, values, index),
});

async function showLesson(scene: Scene, id: string): Promise<Answered> {
  const of = await who(scene);
  const { content, view } = await readCourse(scene.bank.db, id, of);
  const lesson = content.find((each) => !each.done) ?? content[0];
  if (!lesson) return { say: { text: scene.phrases.education.allDone() } };
  const { points, left } = await readLesson(scene.bank, { ...of, id, number: lesson.number });
  const { education } = scene.phrases;
  const words = education.lesson({ course: view.title, of: content.length, ...lesson });
  const text = points > 0 ? `${words}\n\n${education.lessonDone({ points, left })}` : words;
  return { say: { text }, menu: [{ id: 'do:lesson', title: left > 0 ? 'nextLesson' : 'quiz' }] };
}

async function gradeQuiz(scene: Scene, id: ModuleId, values: Values): Promise<Answered> {
  const of = await who(scene);
  const { education } = scene.phrases;
  const { quiz, view } = await readCourse(scene.bank.db, id, of);
  const answers = questions.slice(0, quiz.length).map((name) => Number(values[name] ?? 9));
  const graded = await answerQuiz(scene.bank, { ...of, id, answers });
  const each = graded.answers.map(({ right, option, why }, index) =>
    right
      ? education.answerRight({ why })
      : education.answerWrong({ option: quiz[index]?.options[option] ?? '', why }),
  );
  const result = graded.passed
    ? education.quizPassed({ ...graded, title: view.title })
    : education.quizFailed({ ...graded, passes: PASSES });
  const titles = graded.achievements.map((achieved) => education.achievements[achieved].title);
  const {
    totalPoints: points,
    level,
    title,
    streak,
    completed,
  } = await progressOf(scene.bank.db, of.customerId, scene.now);
  const stands = education.progress({ points, level, title: education.levels[title], streak, completed });
  const text = [
    ...each,
    '',
    result,
    ...(titles.length > 0 ? [education.unlocked({ titles })] : []),
    stands,
  ].join('\n');
  return { say: { text }, menu: [{ id: 'do:lesson', title: 'nextLesson' }] };
}

const LEADERS = 3;

/** How far the customer has come in the school of money, and who leads it this month. */
export const learning: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [],
  complete: async ({ bank, phrases: { education }, customer, now }) => {
    const { id } = await customer();
    const { totalPoints: points, level, title, streak, completed } = await progressOf(bank.db, id, now);
    const leaders = await leaderboard(bank.db, now);
    const stands = education.progress({ points, level, title: education.levels[title], streak, completed });
    const mine = leaders.find((leader) => leader.customerId === id)?.rank;
    const text = education.leaders({ leaders: leaders.slice(0, LEADERS), rank: mine });
    return { say: { text: `${stands}\n${text}`.trim() }, menu: ['lesson'] };
  },
};

const readyRewards = async (scene: Scene): Promise<RewardId[]> =>
  (await listRewards(scene.bank.db, (await scene.customer()).id))
    .filter(({ status }) => status === 'ready')
    .map(({ id }) => id);

const NO_REWARD = 'none';

/** Hands a reward out where the points are there; otherwise says what each takes. */
export const claiming: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    {
      name: 'action',
      presume: async (scene) => {
        const [first, other] = await readyRewards(scene);
        return other ? undefined : (first ?? NO_REWARD);
      },
      ask: async (scene) => ({
        text: scene.phrases.education.whichReward(),
        options: (await readyRewards(scene)).map((id) => ({
          title: scene.phrases.education.rewards[id],
          values: { action: id },
        })),
      }),
    },
  ],
  complete: async (scene, values) => {
    const { bank, now, phrases } = scene;
    const { id: customerId } = await scene.customer();
    const chosen = rewards.find(({ id }) => id === values.action);
    if (chosen) await claimReward(bank, { customerId, id: chosen.id });
    const { totalPoints: points } = await progressOf(bank.db, customerId, now);
    const lines = (await listRewards(bank.db, customerId)).map((reward) => ({
      ...reward,
      title: phrases.education.rewards[reward.id],
    }));
    return { say: { text: phrases.education.rewardList({ lines, points }) }, menu: ['lesson'] };
  },
};

/** Reads a lesson, or asks a quiz once all of a course's are read. */
export const lesson: Flow = {
  kind: 'order',
  who: 'customer',
  slots: [
    {
      name: 'course',
      presume: presumeCourse,
      ask: askCourse,
      check: checkCourse,
      drops: ['step', 'q1', 'q2', 'q3'],
    },
    { name: 'step', presume: presumeStep },
    ...questions.map(questionSlot),
  ],
  complete: async (scene, values) => {
    const course = findCourse(values.course ?? '');
    if (!course) return { say: { text: scene.phrases.education.allDone() } };
    return values.step === 'quiz' ? gradeQuiz(scene, course.id, values) : showLesson(scene, course.id);
  },
};
