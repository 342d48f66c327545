import { printNaira } from '../../kernel/index.ts';
import type { education as english } from '../en/education.ts';

/** What the bank says about learning, in Igbo. */
export const education: typeof english = {
  levels: {
    Beginner: 'Onye mmalite',
    Learning: 'Onye na-amụ',
    Skilled: 'Onye nka',
    Expert: 'Ọkaibe',
    Master: 'Ọkachamara',
  },
  achievements: {
    'first-lesson': { title: 'Ihe ọmụmụ mbụ', about: 'Gụọ otu ihe ọmụmụ.' },
    'first-course': { title: 'Kọọsụ mbụ', about: 'Gụchaa otu kọọsụ.' },
    'perfect-quiz': { title: 'Ha niile ziri ezi', about: 'Zaa ajụjụ niile nke ọma.' },
    'streak-3': { title: 'Atọ n’usoro', about: 'Mụọ ihe ụbọchị atọ n’usoro.' },
    'streak-7': { title: 'Otu izu zuru ezu', about: 'Mụọ ihe ụbọchị asaa n’usoro.' },
    'five-courses': { title: 'Kọọsụ ise', about: 'Gụchaa kọọsụ ise.' },
    'all-basic': { title: 'Ntọala', about: 'Gụchaa kọọsụ mmalite niile.' },
    'safe-hands': { title: 'Aka nchekwa', about: 'Gụchaa kọọsụ nchekwa, aghụghọ na Ponzi.' },
    'all-courses': { title: 'Ụlọ akwụkwọ niile', about: 'Gụchaa kọọsụ niile.' },
  },
  rewards: {
    credit: 'Onyinye ₦100',
    premium: 'Otu ọnwa Premium n’efu',
    certificate: 'Asambodo ihe ọmụmụ ego',
  },
  claimed: (f) =>
    ({
      credit: `🎉 ${f.paid ? printNaira(f.paid) : ''} dị n’akaụntụ gị. Ị mụrụ nke ọma!`,
      premium: '🎉 Otu ọnwa Premium bụ nke gị. Ọ ga-akwụsị n’onwe ya.',
      certificate: '🎉 Asambodo gị dị njikere, dịka PDF na peeji ihe ọmụmụ.',
    })[f.reward],
  rewardList: (f) =>
    [
      `Ị nwere akara ${f.points}.`,
      ...f.lines.map(
        ({ title, points, status }) =>
          `${{ locked: '🔒', ready: '🎁', claimed: '✅' }[status]} ${title}: akara ${points}`,
      ),
    ].join('\n'),
  whichReward: () => 'Kedu onyinye ị chọrọ?',
  rewardNarration: () => 'Onyinye ihe ọmụmụ',
  lessonDone: (f) =>
    f.left > 0 ? `Akara +${f.points}. Ọ fọrọ ${f.left} ịgụ.` : `Akara +${f.points}. Ugbu a ajụjụ!`,
  lessonAgain: () => 'Ị gụburu nke a. Ọ dị mma ịgụ ya ọzọ.',
  quizPassed: (f) =>
    f.points > 0
      ? `🎉 ${f.right} n’ime ${f.of} ziri ezi: ị gụchaala “${f.title}”. Akara +${f.points}.`
      : `${f.right} n’ime ${f.of} ziri ezi. Ị gụchaalarị “${f.title}”.`,
  quizFailed: (f) => `${f.right} n’ime ${f.of} ziri ezi; a chọrọ ${f.passes}. Gụọ ihe ọmụmụ ọzọ ma nwaa ọzọ.`,
  unlocked: (f) => `🏅 ${f.titles.join(', ')}`,
  whichCourse: () => 'Gịnị ka ị chọrọ ịmụta?',
  courseLine: (f) => (f.done ? 'Ị gụchaala' : `nkeji ${f.minutes}, akara ${f.points}`),
  nextLesson: () => 'Nke na-esote',
  toQuiz: () => 'Ajụjụ',
  stop: () => 'O zuola ugbu a',
  lesson: (f) => `📘 ${f.course} ${f.number}/${f.of}: *${f.title}*\n\n${f.text}\n\n👉 ${f.keep}`,
  question: (f) => `❓ ${f.number}/${f.of} ${f.question}`,
  answerRight: (f) => `✅ O ziri ezi. ${f.why}`,
  answerWrong: (f) => `❌ Ọ bụghị ya. Nke ziri ezi bụ “${f.option}”. ${f.why}`,
  stopped: () => 'Ọ dị mma. Sị “ihe ọmụmụ” mgbe ị chọrọ ịga n’ihu.',
  allDone: () => '🎓 Ị gụchaala kọọsụ niile. Lee peeji ihe ọmụmụ maka asambodo gị.',
  progress: (f) =>
    `Ị nwere akara ${f.points}: ọkwa ${f.level}, ${f.title}. Ị gụchaala kọọsụ ${f.completed}${f.streak > 1 ? `, ụbọchị ${f.streak} n’usoro` : ''}.`,
  leaders: (f) =>
    f.leaders.length === 0
      ? 'Ọ nweghị onye nwetara akara n’ọnwa a. Bụrụ onye mbụ.'
      : [
          '',
          'Ndị kacha mụọ n’ọnwa a:',
          ...f.leaders.map(({ rank, name, points }) => `${rank}. ${name}, akara ${points}`),
          ...(f.rank !== undefined && f.rank > f.leaders.length ? [`Ị bụ nke ${f.rank}.`] : []),
        ].join('\n'),
  certificate: {
    title: 'Asambodo Ihe Ọmụmụ Ego',
    says: (f) =>
      `agụchaala kọọsụ ${f.modules} n’ụlọ akwụkwọ ego nke Karo, zaa ajụjụ ya, nweta akara ${f.points}.`,
    subjects: 'Nchekwa ego, atụmatụ ego, nchekwa, mbinye, azụmahịa na itinye ego.',
    number: (f) => `Asambodo ${f.number}. Lelee ya na ${f.link}`,
    issued: (f) => `Legọs, ${f.on}`,
  },
};
