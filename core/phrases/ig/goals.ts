import type { Frequency, Goal } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const every: Record<Frequency, string> = { weekly: 'kwa izu', monthly: 'kwa ọnwa' };
const percent = (bp: number): string => `${bp / 100}%`;

const goalLine = (goal: Goal): string =>
  [
    `${goal.kind === 'locked' ? '🔒' : '🎯'} ${goal.name}: ${printNaira(goal.balance)} n’ime ${printNaira(goal.target)} (${Math.floor(goal.progressBp / 100)}%)`,
    `Ọmụrụ nwa ${percent(goal.rateBp)} n’afọ${goal.interestPaid > 0n ? `; ọmụrụ nwa ${printNaira(goal.interestPaid)} ruo ugbu a` : ''}, e wepụ ụtụ 10% na ọmụrụ nwa.`,
    goal.targetAt && goal.kind === 'goal' ? `Ruo ${printDay(goal.targetAt)}.` : '',
    goal.lockedUntil ? `A kpọchiri ya ruo ${printDay(goal.lockedUntil)}.` : '',
    goal.plan
      ? `${printNaira(goal.plan.amount)} ${every[goal.plan.frequency]}, nke na-esote ${printDay(goal.plan.nextAt)}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about putting money by, in Igbo. */
export const goals: Begun<(typeof en)['goals']> = {
  narrations: { save: 'Banye na nchekwa', take: 'Site na nchekwa', close: 'Mechie nchekwa' },
  planNarration: (f) => `Na-echekwa n’onwe ya ${every[f.frequency]}`,
  whatName: () => 'Gịnị ka ị na-echekwa ego maka ya?',
  howMuch: () => 'Ego ole ka ị chọrọ inweta n’ikpeazụ?',
  saveHowMuch: (f) => `Ego ole ka m ga-etinye na ${f.name}?`,
  whichGoal: () => 'Kedu nchekwa?',
  whichOrNew: (f) => `I nweghị nchekwa a na-akpọ “${f.name}”. Ka m mepee ya, ka ọ bụ nke ole n'ime ndị a?`,
  openNew: (f) => `Mepee “${f.name}”`,
  newGoal: () => 'Nchekwa ọhụrụ',
  onceOpen: (f) =>
    `Mgbe e meghere nchekwa ahụ, ${printNaira(f.amount)} nwere ike ịba: sị mgbe ahụ “tinye ${printNaira(f.amount)} na ${f.name}”.`,
  opened: (f) =>
    `✅ E meghere nchekwa gị “${f.goal.name}”: ${printNaira(f.goal.target)}${f.goal.targetAt ? ` ruo ${printDay(f.goal.targetAt)}` : ''}, ọmụrụ nwa ${percent(f.goal.rateBp)} n’afọ, a na-akwụ ya kwa ọnwa ma e wepụ ụtụ 10%. Sị “tinye 5k na ${f.goal.name}” ka i tinye ego.`,
  none: () => 'I nwebeghị nchekwa ego. Sị “mepee nchekwa”, m ga-edebere gị ego iche. Ọ na-amụ nwa.',
  list: (f) => `${f.goals.map(goalLine).join('\n\n')}\n\nEgo niile e chekwara: ${printNaira(f.saved)}`,
  saveQuote: (f) =>
    `Tinye ${printNaira(f.amount)} na “${f.goal.name}”.\nỤgwọ ọrụ adịghị\n\nJiri PIN gị kwado ya.`,
  saved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 E chekwara ${printNaira(f.amount)}: i ruola “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `✅ E chekwara ${printNaira(f.amount)}. “${f.goal.name}” nwere ${printNaira(f.goal.balance)} n’ime ${printNaira(f.goal.target)}.`,
  takeQuote: (f) =>
    `${f.closes ? `Mechie “${f.goal.name}” were ${printNaira(f.amount)}` : `Were ${printNaira(f.amount)} site na “${f.goal.name}”`} tinye n’akaụntụ gị.${f.breaks ? '\nA kpọchiri ya: ị ga-atụfu ọmụrụ nwa nke ọnwa a.' : ''}\nỤgwọ ọrụ adịghị\n\nJiri PIN gị kwado ya.`,
  taken: (f) =>
    `✅ ${printNaira(f.amount)} dị n’akaụntụ gị.${f.goal.status === 'closed' ? ` E mechiri “${f.goal.name}”.` : ` “${f.goal.name}” nwere ${printNaira(f.goal.balance)}.`}`,
  planQuote: (f) =>
    `Chekwaa ${printNaira(f.amount)} na “${f.goal.name}” n’onwe ya ${every[f.frequency]}. Ị nwere ike ịkwụsị ya mgbe ọ bụla.\n\nJiri PIN gị kwado ya.`,
  planOn: (f) =>
    f.goal.plan
      ? `✅ ${printNaira(f.goal.plan.amount)} ${every[f.goal.plan.frequency]} na “${f.goal.name}”, nke mbụ ${printDay(f.goal.plan.nextAt)}.`
      : '✅ E meela ya.',
  planOff: (f) => `“${f.goal.name}” anaghịzi echekwa n’onwe ya.`,
  takes: (f) => `Ka o zuo na ${printDay(f.at)}, ${printNaira(f.amount)} ${every[f.frequency]} ga-ezu.`,
  takesAll: (f) =>
    `O rughị otu izu tupu ${printDay(f.at)}: ọ fọrọ ${printNaira(f.amount)} a ga-etinye tupu mgbe ahụ.`,
  changed: (f) =>
    `✅ “${f.goal.name}” bụzi ${printNaira(f.goal.target)}${f.goal.targetAt ? ` ruo ${printDay(f.goal.targetAt)}` : ''}. ${printNaira(f.goal.balance)} dị n’ime ya.`,
  closedEmpty: (f) => `E mechiri “${f.goal.name}”.`,
  planSaved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} banyere n’onwe ya: i ruola “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `${printNaira(f.amount)} banyere n’onwe ya. “${f.goal.name}” nwere ${printNaira(f.goal.balance)} n’ime ${printNaira(f.goal.target)}.`,
  planShort: (f) =>
    `Enweghị m ike ichekwa ${printNaira(f.amount)} na “${f.name}”: ọ dịghị n’akaụntụ gị. M ga-anwa ọzọ ruo otu izu.`,
  lockedName: () => 'Nchekwa a kpọchiri',
  untilWhen: () => 'Ruo olee mgbe ka a ga-akpọchi ya? Dịka “ruo June 2027”.',
  months: (f) => `ọnwa ${f.count}`,
  locking: (f) =>
    `A kpọchiri ya ruo ${f.goal.lockedUntil ? printDay(f.goal.lockedUntil) : ''}, ọmụrụ nwa ${percent(f.goal.rateBp)} n’afọ ma e wepụ ụtụ 10%. Ọ bụrụ na i wepụ ya tupu ụbọchị ahụ, ị ga-atụfu ọmụrụ nwa nke ọnwa ahụ.`,
};
