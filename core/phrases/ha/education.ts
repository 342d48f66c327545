import { printNaira } from '../../kernel/index.ts';
import type { education as english } from '../en/education.ts';

/** What the bank says about learning, in Hausa. */
export const education: typeof english = {
  levels: {
    Beginner: 'Mai farawa',
    Learning: 'Mai koyo',
    Skilled: 'Ƙwararre',
    Expert: 'Gwani',
    Master: 'Babban gwani',
  },
  achievements: {
    'first-lesson': { title: 'Darasi na farko', about: 'Karanta darasi ɗaya.' },
    'first-course': { title: 'Kwas na farko', about: 'Gama kwas ɗaya.' },
    'perfect-quiz': { title: 'Duka daidai', about: 'Amsa duk tambayoyi daidai.' },
    'streak-3': { title: 'Uku a jere', about: 'Yi koyo kwana uku a jere.' },
    'streak-7': { title: 'Mako cikakke', about: 'Yi koyo kwana bakwai a jere.' },
    'five-courses': { title: 'Kwas biyar', about: 'Gama kwas biyar.' },
    'all-basic': { title: 'Tushe', about: 'Gama duk kwasa-kwasan farko.' },
    'safe-hands': { title: 'Hannu mai kula', about: 'Gama kwas na tsaro, zamba da Ponzi.' },
    'all-courses': { title: 'Makaranta duka', about: 'Gama duk kwasa-kwasai.' },
  },
  rewards: { credit: 'Kyautar ₦100', premium: 'Watan Premium kyauta', certificate: 'Takardar shaidar koyo' },
  claimed: (f) =>
    ({
      credit: `🎉 ${f.paid ? printNaira(f.paid) : ''} yana asusunka. Ka yi ƙoƙari!`,
      premium: '🎉 Ka sami watan Premium. Zai ƙare da kansa.',
      certificate: '🎉 Takardar shaidarka ta shirya, PDF a shafin koyo.',
    })[f.reward],
  rewardList: (f) =>
    [
      `Kana da maki ${f.points}.`,
      ...f.lines.map(
        ({ title, points, status }) =>
          `${{ locked: '🔒', ready: '🎁', claimed: '✅' }[status]} ${title}: maki ${points}`,
      ),
    ].join('\n'),
  whichReward: () => 'Wace kyauta kake so?',
  rewardNarration: () => 'Kyautar koyo',
  lessonDone: (f) =>
    f.left > 0 ? `Maki +${f.points}. Saura ${f.left} a karanta.` : `Maki +${f.points}. Yanzu tambayoyi!`,
  lessonAgain: () => 'Ka taɓa karanta wannan. Yana da kyau a sake karantawa.',
  quizPassed: (f) =>
    f.points > 0
      ? `🎉 ${f.right} cikin ${f.of} daidai: ka gama “${f.title}”. Maki +${f.points}.`
      : `${f.right} cikin ${f.of} daidai. Ka riga ka gama “${f.title}”.`,
  quizFailed: (f) =>
    `${f.right} cikin ${f.of} daidai; ana bukatar ${f.passes}. Ka sake karanta darussan ka sake gwadawa.`,
  unlocked: (f) => `🏅 ${f.titles.join(', ')}`,
  whichCourse: () => 'Me kake so ka koya?',
  courseLine: (f) => (f.done ? 'An gama' : `minti ${f.minutes}, maki ${f.points}`),
  nextLesson: () => 'Na gaba',
  toQuiz: () => 'Tambayoyi',
  stop: () => 'Ya isa haka',
  lesson: (f) => `📘 ${f.course} ${f.number}/${f.of}: *${f.title}*\n\n${f.text}\n\n👉 ${f.keep}`,
  question: (f) => `❓ ${f.number}/${f.of} ${f.question}`,
  answerRight: (f) => `✅ Daidai. ${f.why}`,
  answerWrong: (f) => `❌ Ba haka ba ne. Daidai shi ne “${f.option}”. ${f.why}`,
  stopped: () => 'To. Ka ce “darasi” idan kana so ka ci gaba.',
  allDone: () => '🎓 Ka gama duk kwasa-kwasai. Ka duba shafin koyo don takardar shaidarka.',
  progress: (f) =>
    `Kana da maki ${f.points}: mataki ${f.level}, ${f.title}. Ka gama kwas ${f.completed}${f.streak > 1 ? `, kwana ${f.streak} a jere` : ''}.`,
  leaders: (f) =>
    f.leaders.length === 0
      ? 'Babu wanda ya sami maki a wannan wata tukuna. Ka zama na farko.'
      : [
          '',
          'Manyan masu koyo na wannan wata:',
          ...f.leaders.map(({ rank, name, points }) => `${rank}. ${name}, maki ${points}`),
          ...(f.rank !== undefined && f.rank > f.leaders.length ? [`Kai ne na ${f.rank}.`] : []),
        ].join('\n'),
  certificate: {
    title: 'Takardar Shaidar Koyon Kuɗi',
    says: (f) =>
      `ya gama kwas ${f.modules} na makarantar kuɗi ta Karo, ya ci tambayoyi, ya sami maki ${f.points}.`,
    subjects: 'Ajiya, tsara kuɗi, tsaro, bashi, sana’a da zuba jari.',
    number: (f) => `Takarda ${f.number}. A duba ta a ${f.link}`,
    issued: (f) => `Legas, ${f.on}`,
  },
};
