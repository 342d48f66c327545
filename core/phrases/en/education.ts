import type { AchievementId } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';

type Reward = 'credit' | 'premium' | 'certificate';

/** What the bank says about learning. */
export const education = {
  levels: {
    Beginner: 'Beginner',
    Learning: 'Learning',
    Skilled: 'Skilled',
    Expert: 'Expert',
    Master: 'Master',
  },
  achievements: {
    'first-lesson': { title: 'First lesson', about: 'Read a lesson.' },
    'first-course': { title: 'First course', about: 'Complete a course.' },
    'perfect-quiz': { title: 'All right', about: 'Answer a whole quiz right.' },
    'streak-3': { title: 'Three in a row', about: 'Learn on three days in a row.' },
    'streak-7': { title: 'A whole week', about: 'Learn on seven days in a row.' },
    'five-courses': { title: 'Five courses', about: 'Complete five courses.' },
    'all-basic': { title: 'The basics', about: 'Complete every basic course.' },
    'safe-hands': { title: 'Safe hands', about: 'Complete the courses on safety, scams and Ponzis.' },
    'all-courses': { title: 'The whole school', about: 'Complete every course.' },
  } satisfies Record<AchievementId, { title: string; about: string }>,
  rewards: {
    credit: '₦100 credit',
    premium: 'A free premium month',
    certificate: 'A financial certificate',
  } satisfies Record<Reward, string>,
  claimed: (f: { reward: Reward; paid: Kobo | undefined }) =>
    ({
      credit: `🎉 ${f.paid ? printNaira(f.paid) : ''} is in your account. Well learned!`,
      premium: '🎉 A month of the premium plan is yours. It ends by itself.',
      certificate: '🎉 Your certificate is ready, as a PDF on the education page.',
    })[f.reward],
  rewardList: (f: {
    lines: readonly { title: string; points: number; status: 'locked' | 'ready' | 'claimed' }[];
    points: number;
  }) =>
    [
      `You have ${f.points} points.`,
      ...f.lines.map(
        ({ title, points, status }) =>
          `${{ locked: '🔒', ready: '🎁', claimed: '✅' }[status]} ${title}: ${points} points`,
      ),
    ].join('\n'),
  whichReward: () => 'Which reward would you like?',
  rewardNarration: () => 'Reward for learning',
  lessonDone: (f: { points: number; left: number }) =>
    f.left > 0 ? `+${f.points} points. ${f.left} more to read.` : `+${f.points} points. Now the quiz!`,
  lessonAgain: () => 'You have read this one before. Good to read it again.',
  quizPassed: (f: { right: number; of: number; points: number; title: string }) =>
    f.points > 0
      ? `🎉 ${f.right} of ${f.of} right: “${f.title}” is complete. +${f.points} points.`
      : `${f.right} of ${f.of} right. “${f.title}” was complete already.`,
  quizFailed: (f: { right: number; of: number; passes: number }) =>
    `${f.right} of ${f.of} right; ${f.passes} are needed. Read the lessons again and have another try.`,
  unlocked: (f: { titles: readonly string[] }) => `🏅 ${f.titles.join(', ')}`,

  whichCourse: () => 'What would you like to learn?',
  courseLine: (f: { minutes: number; points: number; done: boolean }) =>
    f.done ? 'Completed' : `${f.minutes} minutes, ${f.points} points`,
  nextLesson: () => 'Next',
  toQuiz: () => 'Quiz',
  stop: () => 'Enough for now',
  lesson: (f: { course: string; number: number; of: number; title: string; text: string; keep: string }) =>
    `📘 ${f.course} ${f.number}/${f.of}: *${f.title}*\n\n${f.text}\n\n👉 ${f.keep}`,
  question: (f: { number: number; of: number; question: string }) => `❓ ${f.number}/${f.of} ${f.question}`,
  answerRight: (f: { why: string }) => `✅ Right. ${f.why}`,
  answerWrong: (f: { option: string; why: string }) => `❌ Not quite: it is “${f.option}”. ${f.why}`,
  stopped: () => 'Good. Say “lesson” when you want to go on.',
  allDone: () => '🎓 You have completed every course. See the education page for your certificate.',
  progress: (f: { points: number; level: number; title: string; streak: number; completed: number }) =>
    `You have ${f.points} points: level ${f.level}, ${f.title}. ${f.completed} courses complete${f.streak > 1 ? `, ${f.streak} days in a row` : ''}.`,

  leaders: (f: { leaders: readonly { rank: number; name: string; points: number }[]; rank?: number }) =>
    f.leaders.length === 0
      ? 'Nobody has earned points this month yet. Be the first.'
      : [
          '',
          'Top learners this month:',
          ...f.leaders.map(({ rank, name, points }) => `${rank}. ${name}, ${points} points`),
          ...(f.rank !== undefined && f.rank > f.leaders.length ? [`You are number ${f.rank}.`] : []),
        ].join('\n'),

  certificate: {
    title: 'Certificate of Financial Learning',
    says: (f: { modules: number; points: number }) =>
      `has completed ${f.modules} courses of the Karo school of money, with quizzes passed, and earned ${f.points} points.`,
    subjects: 'Saving, budgeting, safety, credit, business and investing.',
    number: (f: { number: string; link: string }) => `Certificate ${f.number}. Check it at ${f.link}`,
    issued: (f: { on: string }) => `Lagos, ${f.on}`,
  },
};
