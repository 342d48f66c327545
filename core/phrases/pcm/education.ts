import { printNaira } from '../../kernel/index.ts';
import type { education as en } from '../en/education.ts';

/** Wetin the bank dey talk about learning. */
export const education: typeof en = {
  levels: {
    Beginner: 'Beginner',
    Learning: 'Learner',
    Skilled: 'Skilled',
    Expert: 'Expert',
    Master: 'Oga Master',
  },
  achievements: {
    'first-lesson': { title: 'First lesson', about: 'Read one lesson.' },
    'first-course': { title: 'First course', about: 'Finish one course.' },
    'perfect-quiz': { title: 'Everything correct', about: 'Get one whole quiz correct.' },
    'streak-3': { title: 'Three days straight', about: 'Learn three days straight.' },
    'streak-7': { title: 'One whole week', about: 'Learn seven days straight.' },
    'five-courses': { title: 'Five courses', about: 'Finish five courses.' },
    'all-basic': { title: 'The foundation', about: 'Finish all the basic courses.' },
    'safe-hands': { title: 'Safe hands', about: 'Finish the courses on safety, scam and Ponzi.' },
    'all-courses': { title: 'The whole school', about: 'Finish all the courses.' },
  },
  rewards: {
    credit: '₦100 credit',
    premium: 'One free premium month',
    certificate: 'Money certificate',
  },
  claimed: (f) =>
    ({
      credit: `🎉 ${f.paid ? printNaira(f.paid) : ''} don enter your account. You try!`,
      premium: '🎉 One month of premium plan na your own. E go end by itself.',
      certificate: '🎉 Your certificate don ready, as PDF for the education page.',
    })[f.reward],
  rewardList: (f) =>
    [
      `You get ${f.points} points.`,
      ...f.lines.map(
        ({ title, points, status }) =>
          `${{ locked: '🔒', ready: '🎁', claimed: '✅' }[status]} ${title}: ${points} points`,
      ),
    ].join('\n'),
  whichReward: () => 'Which reward you want?',
  rewardNarration: () => 'Reward for learning',
  lessonDone: (f) =>
    f.left > 0 ? `+${f.points} points. ${f.left} more to read.` : `+${f.points} points. Na quiz remain!`,
  lessonAgain: () => 'You don read this one before. E good to read am again.',
  quizPassed: (f) =>
    f.points > 0
      ? `🎉 ${f.right} out of ${f.of} correct: “${f.title}” don complete. +${f.points} points.`
      : `${f.right} out of ${f.of} correct. You don finish “${f.title}” before.`,
  quizFailed: (f) =>
    `${f.right} out of ${f.of} correct; you need ${f.passes}. Read the lessons again, then try again.`,
  unlocked: (f) => `🏅 ${f.titles.join(', ')}`,

  whichCourse: () => 'Wetin you wan learn?',
  courseLine: (f) => (f.done ? 'You don finish am' : `${f.minutes} minutes, ${f.points} points`),
  nextLesson: () => 'Next',
  toQuiz: () => 'Quiz',
  stop: () => 'E don do for now',
  lesson: (f) => `📘 ${f.course} ${f.number}/${f.of}: *${f.title}*\n\n${f.text}\n\n👉 ${f.keep}`,
  question: (f) => `❓ ${f.number}/${f.of} ${f.question}`,
  answerRight: (f) => `✅ Correct. ${f.why}`,
  answerWrong: (f) => `❌ No be so: na “${f.option}”. ${f.why}`,
  stopped: () => 'No wahala. Talk “lesson” when you wan continue.',
  allDone: () => '🎓 You don finish all the courses. Check the education page for your certificate.',
  progress: (f) =>
    `You get ${f.points} points: level ${f.level}, ${f.title}. You don finish ${f.completed} courses${f.streak > 1 ? `, ${f.streak} days straight` : ''}.`,

  leaders: (f) =>
    f.leaders.length === 0
      ? 'Nobody never get points this month. Na you fit first.'
      : [
          '',
          'People wey learn pass this month:',
          ...f.leaders.map(({ rank, name, points }) => `${rank}. ${name}, ${points} points`),
          ...(f.rank !== undefined && f.rank > f.leaders.length ? [`You be number ${f.rank}.`] : []),
        ].join('\n'),

  certificate: {
    title: 'Certificate of Financial Learning',
    says: (f) =>
      `don finish ${f.modules} courses for the Karo school of money, pass the quizzes, and gather ${f.points} points.`,
    subjects: 'Saving, budgeting, safety, credit, business and investing.',
    number: (f) => `Certificate ${f.number}. Check am for ${f.link}`,
    issued: (f) => `Lagos, ${f.on}`,
  },
};
