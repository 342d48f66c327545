import type { Frequency, Goal } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const every: Record<Frequency, string> = { weekly: 'kowane mako', monthly: 'kowane wata' };
const percent = (bp: number): string => `${bp / 100}%`;

const goalLine = (goal: Goal): string =>
  [
    `${goal.kind === 'locked' ? '🔒' : '🎯'} ${goal.name}: ${printNaira(goal.balance)} cikin ${printNaira(goal.target)} (${Math.floor(goal.progressBp / 100)}%)`,
    `Riba ${percent(goal.rateBp)} a shekara${goal.interestPaid > 0n ? `; ribar ${printNaira(goal.interestPaid)} zuwa yanzu` : ''}, a cire haraji 10% na riba.`,
    goal.targetAt && goal.kind === 'goal' ? `Zuwa ${printDay(goal.targetAt)}.` : '',
    goal.lockedUntil ? `A kulle har ${printDay(goal.lockedUntil)}.` : '',
    goal.plan
      ? `${printNaira(goal.plan.amount)} ${every[goal.plan.frequency]}, na gaba ${printDay(goal.plan.nextAt)}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about putting money by, in Hausa. */
export const goals: Begun<(typeof en)['goals']> = {
  narrations: { save: 'Zuwa ajiya', take: 'Daga ajiya', close: 'Rufe ajiya' },
  planNarration: (f) => `Tana ajiya da kanta ${every[f.frequency]}`,
  whatName: () => 'Me kake ajiya don shi?',
  howMuch: () => 'Nawa kake so ka tara a ƙarshe?',
  saveHowMuch: (f) => `Nawa zan saka a ${f.name}?`,
  whichGoal: () => 'Wace ajiya?',
  whichOrNew: (f) => `Ba ka da ajiya mai suna “${f.name}”. In buɗe ta, ko wace cikin waɗannan?`,
  openNew: (f) => `Buɗe “${f.name}”`,
  newGoal: () => 'Sabuwar ajiya',
  onceOpen: (f) =>
    `Idan an buɗe ajiyar, za a iya saka ${printNaira(f.amount)}: sai ka ce “saka ${printNaira(f.amount)} a ${f.name}”.`,
  opened: (f) =>
    `✅ An buɗe ajiyarka “${f.goal.name}”: ${printNaira(f.goal.target)}${f.goal.targetAt ? ` zuwa ${printDay(f.goal.targetAt)}` : ''}, riba ${percent(f.goal.rateBp)} a shekara, ana biya kowane wata bayan cire haraji 10%. Ka ce “saka 5k a ${f.goal.name}” don saka kuɗi.`,
  none: () => 'Ba ka da ajiya tukuna. Ka ce “buɗe ajiya”, zan ware maka kuɗi. Tana samun riba.',
  list: (f) => `${f.goals.map(goalLine).join('\n\n')}\n\nJimlar ajiya: ${printNaira(f.saved)}`,
  saveQuote: (f) => `Saka ${printNaira(f.amount)} a “${f.goal.name}”.\nBabu caji\n\nKa amince da PIN.`,
  saved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 An ajiye ${printNaira(f.amount)}: ka cika “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `✅ An ajiye ${printNaira(f.amount)}. “${f.goal.name}” tana da ${printNaira(f.goal.balance)} cikin ${printNaira(f.goal.target)}.`,
  takeQuote: (f) =>
    `${f.closes ? `Rufe “${f.goal.name}” ka ɗauki ${printNaira(f.amount)}` : `Ɗauki ${printNaira(f.amount)} daga “${f.goal.name}”`} zuwa asusunka.${f.breaks ? '\nA kulle take: za ka rasa ribar wannan wata.' : ''}\nBabu caji\n\nKa amince da PIN.`,
  taken: (f) =>
    `✅ ${printNaira(f.amount)} yana asusunka.${f.goal.status === 'closed' ? ` An rufe “${f.goal.name}”.` : ` “${f.goal.name}” tana da ${printNaira(f.goal.balance)}.`}`,
  planQuote: (f) =>
    `Ajiye ${printNaira(f.amount)} a “${f.goal.name}” da kansa ${every[f.frequency]}. Za ka iya tsayarwa kowane lokaci.\n\nKa amince da PIN.`,
  planOn: (f) =>
    f.goal.plan
      ? `✅ ${printNaira(f.goal.plan.amount)} ${every[f.goal.plan.frequency]} zuwa “${f.goal.name}”, na farko ${printDay(f.goal.plan.nextAt)}.`
      : '✅ An gama.',
  planOff: (f) => `“${f.goal.name}” ba ta ajiya da kanta yanzu.`,
  takes: (f) =>
    `Don ka same shi zuwa ${printDay(f.at)}, ${printNaira(f.amount)} ${every[f.frequency]} ya isa.`,
  takesAll: (f) =>
    `Bai kai mako ɗaya ba zuwa ${printDay(f.at)}: saura a saka ${printNaira(f.amount)} kafin lokacin.`,
  changed: (f) =>
    `✅ “${f.goal.name}” yanzu ${printNaira(f.goal.target)} ne${f.goal.targetAt ? ` zuwa ${printDay(f.goal.targetAt)}` : ''}. Akwai ${printNaira(f.goal.balance)} a ciki.`,
  closedEmpty: (f) => `An rufe “${f.goal.name}”.`,
  planSaved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 An ajiye ${printNaira(f.amount)} da kansa: ka cika “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `An ajiye ${printNaira(f.amount)} da kansa. “${f.goal.name}” tana da ${printNaira(f.goal.balance)} cikin ${printNaira(f.goal.target)}.`,
  planShort: (f) =>
    `Ban iya ajiye ${printNaira(f.amount)} a “${f.name}” ba: babu shi a asusunka. Zan sake gwadawa har mako ɗaya.`,
  lockedName: () => 'Ajiyar da aka kulle',
  untilWhen: () => 'Har yaushe za a kulle ta? Misali “har Yuni 2027”.',
  months: (f) => `wata ${f.count}`,
  locking: (f) =>
    `A kulle har ${f.goal.lockedUntil ? printDay(f.goal.lockedUntil) : ''}, riba ${percent(f.goal.rateBp)} a shekara bayan haraji 10%. Idan ka cire kafin ranar za ka rasa ribar watan.`,
};
