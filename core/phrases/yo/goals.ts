import type { Frequency, Goal } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const every: Record<Frequency, string> = { weekly: 'lọ́sọ̀ọ̀sẹ̀', monthly: 'lóṣooṣù' };
const percent = (bp: number): string => `${bp / 100}%`;

const goalLine = (goal: Goal): string =>
  [
    `${goal.kind === 'locked' ? '🔒' : '🎯'} ${goal.name}: ${printNaira(goal.balance)} nínú ${printNaira(goal.target)} (${Math.floor(goal.progressBp / 100)}%)`,
    `Èlé ${percent(goal.rateBp)} lọ́dún${goal.interestPaid > 0n ? `; èlé ${printNaira(goal.interestPaid)} títí di ìsinsìnyí` : ''}, lẹ́yìn owó orí 10% lórí èlé.`,
    goal.targetAt && goal.kind === 'goal' ? `Títí di ${printDay(goal.targetAt)}.` : '',
    goal.lockedUntil ? `Ó wà ní títì di ${printDay(goal.lockedUntil)}.` : '',
    goal.plan
      ? `${printNaira(goal.plan.amount)} ${every[goal.plan.frequency]}, èyí tó kàn ${printDay(goal.plan.nextAt)}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about putting money by, in Yoruba. */
export const goals: Begun<(typeof en)['goals']> = {
  narrations: { save: 'Sínú ìfowópamọ́', take: 'Láti inú ìfowópamọ́', close: 'Pa ìfowópamọ́ dé' },
  planNarration: (f) => `Ó ń fowó pamọ́ fúnra rẹ̀ ${every[f.frequency]}`,
  whatName: () => 'Kí ni o ń fowó pamọ́ fún?',
  howMuch: () => 'Èló ni o fẹ́ kó jọ ní òpin?',
  saveHowMuch: (f) => `Èló ni kí n fi sínú ${f.name}?`,
  whichGoal: () => 'Ìfowópamọ́ wo?',
  whichOrNew: (f) => `O kò ní ìfowópamọ́ tó ń jẹ́ “${f.name}”. Ṣé kí n ṣí i, àbí èwo nínú ìwọ̀nyí?`,
  openNew: (f) => `Ṣí “${f.name}”`,
  newGoal: () => 'Ìfowópamọ́ tuntun',
  onceOpen: (f) =>
    `Tí ìfowópamọ́ náà bá ti ṣí, ${printNaira(f.amount)} lè wọlé: sọ nígbà náà “fi ${printNaira(f.amount)} sí ${f.name}”.`,
  opened: (f) =>
    `✅ Ìfowópamọ́ rẹ “${f.goal.name}” ti ṣí: ${printNaira(f.goal.target)}${f.goal.targetAt ? ` títí di ${printDay(f.goal.targetAt)}` : ''}, èlé ${percent(f.goal.rateBp)} lọ́dún, à ń san án lóṣooṣù lẹ́yìn owó orí 10%. Sọ “fi 5k sínú ${f.goal.name}” láti fowó sí i.`,
  none: () => 'O kò tíì ní ìfowópamọ́. Sọ “ṣí ìfowópamọ́”, màá ya owó sọ́tọ̀ fún ọ. Ó ń jèrè.',
  list: (f) => `${f.goals.map(goalLine).join('\n\n')}\n\nGbogbo ìfowópamọ́: ${printNaira(f.saved)}`,
  saveQuote: (f) =>
    `Fi ${printNaira(f.amount)} sínú “${f.goal.name}”.\nKò sí owó iṣẹ́\n\nFi PIN rẹ fọwọ́ sí i.`,
  saved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 A fi ${printNaira(f.amount)} pamọ́: o ti dé “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `✅ A fi ${printNaira(f.amount)} pamọ́. “${f.goal.name}” ní ${printNaira(f.goal.balance)} nínú ${printNaira(f.goal.target)}.`,
  takeQuote: (f) =>
    `${f.closes ? `Pa “${f.goal.name}” dé kí o sì mú ${printNaira(f.amount)}` : `Mú ${printNaira(f.amount)} jáde nínú “${f.goal.name}”`} sínú àkántì rẹ.${f.breaks ? '\nÓ wà ní títì: wàá pàdánù èlé oṣù yìí.' : ''}\nKò sí owó iṣẹ́\n\nFi PIN rẹ fọwọ́ sí i.`,
  taken: (f) =>
    `✅ ${printNaira(f.amount)} ti wà nínú àkántì rẹ.${f.goal.status === 'closed' ? ` A ti pa “${f.goal.name}” dé.` : ` “${f.goal.name}” ní ${printNaira(f.goal.balance)}.`}`,
  planQuote: (f) =>
    `Fi ${printNaira(f.amount)} sínú “${f.goal.name}” fúnra rẹ̀ ${every[f.frequency]}. O lè dá a dúró nígbàkígbà.\n\nFi PIN rẹ fọwọ́ sí i.`,
  planOn: (f) =>
    f.goal.plan
      ? `✅ ${printNaira(f.goal.plan.amount)} ${every[f.goal.plan.frequency]} sínú “${f.goal.name}”, àkọ́kọ́ ní ${printDay(f.goal.plan.nextAt)}.`
      : '✅ Ó ti parí.',
  planOff: (f) => `“${f.goal.name}” kò fowó pamọ́ fúnra rẹ̀ mọ́.`,
  takes: (f) => `Kó lè pé ní ${printDay(f.at)}, ${printNaira(f.amount)} ${every[f.frequency]} tó.`,
  takesAll: (f) =>
    `Kò tó ọ̀sẹ̀ kan mọ́ sí ${printDay(f.at)}: ó ku ${printNaira(f.amount)} láti fi sí i kó tó di ìgbà náà.`,
  changed: (f) =>
    `✅ “${f.goal.name}” ti di ${printNaira(f.goal.target)} báyìí${f.goal.targetAt ? `, títí di ${printDay(f.goal.targetAt)}` : ''}. ${printNaira(f.goal.balance)} ló wà nínú rẹ̀.`,
  closedEmpty: (f) => `A ti pa “${f.goal.name}” dé.`,
  planSaved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} wọlé fúnra rẹ̀: o ti dé “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `${printNaira(f.amount)} wọlé fúnra rẹ̀. “${f.goal.name}” ní ${printNaira(f.goal.balance)} nínú ${printNaira(f.goal.target)}.`,
  planShort: (f) =>
    `Mi ò lè fi ${printNaira(f.amount)} sínú “${f.name}”: kò sí nínú àkántì rẹ. Màá tún gbìyànjú fún ọ̀sẹ̀ kan.`,
  lockedName: () => 'Ìfowópamọ́ títì',
  untilWhen: () => 'Títí di ìgbà wo ni kó wà ní títì? Bíi “títí di Oṣù Kẹfà 2027”.',
  months: (f) => `oṣù ${f.count}`,
  locking: (f) =>
    `Ó wà ní títì di ${f.goal.lockedUntil ? printDay(f.goal.lockedUntil) : ''}, èlé ${percent(f.goal.rateBp)} lọ́dún lẹ́yìn owó orí 10%. Bí o bá mú un jáde ṣáájú ọjọ́ yẹn, wàá pàdánù èlé oṣù náà.`,
};
