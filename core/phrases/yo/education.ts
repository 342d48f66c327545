import { printNaira } from '../../kernel/index.ts';
import type { education as english } from '../en/education.ts';

/** What the bank says about learning, in Yoruba. */
export const education: typeof english = {
  levels: { Beginner: 'Olùbẹ̀rẹ̀', Learning: 'Akẹ́kọ̀ọ́', Skilled: 'Onímọ̀', Expert: 'Amòye', Master: 'Ọ̀gá' },
  achievements: {
    'first-lesson': { title: 'Ẹ̀kọ́ àkọ́kọ́', about: 'Ka ẹ̀kọ́ kan.' },
    'first-course': { title: 'Kọ́ọ̀sì àkọ́kọ́', about: 'Parí kọ́ọ̀sì kan.' },
    'perfect-quiz': { title: 'Gbogbo rẹ̀ tọ̀nà', about: 'Dáhùn gbogbo ìbéèrè bó ṣe yẹ.' },
    'streak-3': { title: 'Mẹ́ta léraléra', about: 'Kẹ́kọ̀ọ́ fún ọjọ́ mẹ́ta léraléra.' },
    'streak-7': { title: 'Ọ̀sẹ̀ kan gbáko', about: 'Kẹ́kọ̀ọ́ fún ọjọ́ méje léraléra.' },
    'five-courses': { title: 'Kọ́ọ̀sì márùn-ún', about: 'Parí kọ́ọ̀sì márùn-ún.' },
    'all-basic': { title: 'Ìpìlẹ̀', about: 'Parí gbogbo kọ́ọ̀sì ìpìlẹ̀.' },
    'safe-hands': { title: 'Ọwọ́ tó láàbò', about: 'Parí kọ́ọ̀sì lórí ààbò, jìbìtì àti Ponzi.' },
    'all-courses': { title: 'Gbogbo ilé-ìwé', about: 'Parí gbogbo kọ́ọ̀sì.' },
  },
  rewards: { credit: 'Ẹ̀bùn ₦100', premium: 'Oṣù Premium ọ̀fẹ́', certificate: 'Ìwé ẹ̀rí ẹ̀kọ́ owó' },
  claimed: (f) =>
    ({
      credit: `🎉 ${f.paid ? printNaira(f.paid) : ''} ti wà nínú àkántì rẹ. O kú iṣẹ́!`,
      premium: '🎉 Oṣù Premium kan di tìrẹ. Yóò parí fúnra rẹ̀.',
      certificate: '🎉 Ìwé ẹ̀rí rẹ ti wà, ní PDF lójú ewé ẹ̀kọ́.',
    })[f.reward],
  rewardList: (f) =>
    [
      `O ní àmì ${f.points}.`,
      ...f.lines.map(
        ({ title, points, status }) =>
          `${{ locked: '🔒', ready: '🎁', claimed: '✅' }[status]} ${title}: àmì ${points}`,
      ),
    ].join('\n'),
  whichReward: () => 'Ẹ̀bùn wo lo fẹ́?',
  rewardNarration: () => 'Ẹ̀bùn ẹ̀kọ́',
  lessonDone: (f) =>
    f.left > 0 ? `Àmì +${f.points}. Ó ku ${f.left} láti kà.` : `Àmì +${f.points}. Ó di ìbéèrè!`,
  lessonAgain: () => 'O ti ka èyí rí. Ó dára láti tún un kà.',
  quizPassed: (f) =>
    f.points > 0
      ? `🎉 ${f.right} nínú ${f.of} tọ̀nà: o ti parí “${f.title}”. Àmì +${f.points}.`
      : `${f.right} nínú ${f.of} tọ̀nà. O ti parí “${f.title}” tẹ́lẹ̀.`,
  quizFailed: (f) => `${f.right} nínú ${f.of} tọ̀nà; ${f.passes} la nílò. Tún ẹ̀kọ́ kà kí o tún gbìyànjú.`,
  unlocked: (f) => `🏅 ${f.titles.join(', ')}`,
  whichCourse: () => 'Kí lo fẹ́ kọ́?',
  courseLine: (f) => (f.done ? 'O ti parí rẹ̀' : `ìṣẹ́jú ${f.minutes}, àmì ${f.points}`),
  nextLesson: () => 'Èyí tó kàn',
  toQuiz: () => 'Ìbéèrè',
  stop: () => 'Ó tó báyìí',
  lesson: (f) => `📘 ${f.course} ${f.number}/${f.of}: *${f.title}*\n\n${f.text}\n\n👉 ${f.keep}`,
  question: (f) => `❓ ${f.number}/${f.of} ${f.question}`,
  answerRight: (f) => `✅ Ó tọ̀nà. ${f.why}`,
  answerWrong: (f) => `❌ Kò rí bẹ́ẹ̀. Èyí tó tọ̀nà ni “${f.option}”. ${f.why}`,
  stopped: () => 'Ó dára. Sọ “ẹ̀kọ́” nígbà tí o bá fẹ́ tẹ̀síwájú.',
  allDone: () => '🎓 O ti parí gbogbo kọ́ọ̀sì. Wo ojú ewé ẹ̀kọ́ fún ìwé ẹ̀rí rẹ.',
  progress: (f) =>
    `O ní àmì ${f.points}: ìpele ${f.level}, ${f.title}. O ti parí kọ́ọ̀sì ${f.completed}${f.streak > 1 ? `, ọjọ́ ${f.streak} léraléra` : ''}.`,
  leaders: (f) =>
    f.leaders.length === 0
      ? 'Kò tíì sí ẹni tó gba àmì lóṣù yìí. Ìwọ ni kó kọ́kọ́ gbà.'
      : [
          '',
          'Àwọn akẹ́kọ̀ọ́ tó ga jù lóṣù yìí:',
          ...f.leaders.map(({ rank, name, points }) => `${rank}. ${name}, àmì ${points}`),
          ...(f.rank !== undefined && f.rank > f.leaders.length ? [`Ipò rẹ ni ${f.rank}.`] : []),
        ].join('\n'),
  certificate: {
    title: 'Ìwé Ẹ̀rí Ẹ̀kọ́ Owó',
    says: (f) =>
      `ti parí kọ́ọ̀sì ${f.modules} ní ilé-ìwé owó ti Karo, ó yege ìbéèrè, ó sì gba àmì ${f.points}.`,
    subjects: 'Ìfowópamọ́, ètò owó, ààbò, ẹ̀yáwó, òwò àti ìdókòwò.',
    number: (f) => `Ìwé ẹ̀rí ${f.number}. Yẹ̀ ẹ́ wò ní ${f.link}`,
    issued: (f) => `Èkó, ${f.on}`,
  },
};
