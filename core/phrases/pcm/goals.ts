import type { Frequency, Goal } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { goals as en } from '../en/goals.ts';
import { printDay } from '../print.ts';

const every: Record<Frequency, string> = { weekly: 'every week', monthly: 'every month' };
const percent = (bp: number): string => `${bp / 100}%`;

const goalLine = (goal: Goal): string =>
  [
    `${goal.kind === 'locked' ? '🔒' : '🎯'} ${goal.name}: ${printNaira(goal.balance)} out of ${printNaira(goal.target)} (${Math.floor(goal.progressBp / 100)}%)`,
    `E dey earn ${percent(goal.rateBp)} every year${goal.interestPaid > 0n ? `; interest don reach ${printNaira(goal.interestPaid)}` : ''}, 10% tax don comot from the interest.`,
    goal.targetAt && goal.kind === 'goal' ? `Before ${printDay(goal.targetAt)}.` : '',
    goal.lockedUntil ? `E don lock reach ${printDay(goal.lockedUntil)}.` : '',
    goal.plan
      ? `${printNaira(goal.plan.amount)} ${every[goal.plan.frequency]}, next na ${printDay(goal.plan.nextAt)}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');

/** Wetin the bank dey talk about saving. */
export const goals: typeof en = {
  narrations: { save: 'Enter savings', take: 'Comot from savings', close: 'Close the goal' },
  planNarration: (f) => `E dey save by itself ${every[f.frequency]}`,
  whatName: () => 'Wetin you dey save for?',
  howMuch: () => 'How much you want get for the end?',
  saveHowMuch: (f) => `How much make I put for ${f.name}?`,
  whichGoal: () => 'Which goal?',
  whichOrNew: (f) => `You no get goal wey dem dey call “${f.name}”. Make I open am, abi na which of these?`,
  openNew: (f) => `Open “${f.name}”`,
  newGoal: () => 'New goal',
  onceOpen: (f) =>
    `Once the goal don open, ${printNaira(f.amount)} fit enter: then talk “put ${printNaira(f.amount)} in ${f.name}”.`,
  opened: (f) =>
    `✅ Your goal “${f.goal.name}” don open: ${printNaira(f.goal.target)}${f.goal.targetAt ? ` before ${printDay(f.goal.targetAt)}` : ''}, with ${percent(f.goal.rateBp)} interest every year, we dey pay am every month after 10% tax. Talk “save 5k in ${f.goal.name}” to put money.`,
  lockedName: () => 'Locked savings',
  untilWhen: () => 'E go dey locked reach when? Like “till June 2027”.',
  months: (f) => `${f.count} months`,
  locking: (f) =>
    `E go dey locked till ${f.goal.lockedUntil ? printDay(f.goal.lockedUntil) : ''}, ${percent(f.goal.rateBp)} every year, 10% tax go comot from the interest. If you comot am before that day, you go lose that month interest.`,
  none: () =>
    'You never open any savings goal. Talk “open a goal”, I go keep the money separate for you. E dey earn interest.',
  list: (f) => `${f.goals.map(goalLine).join('\n\n')}\n\nEverything wey you don save: ${printNaira(f.saved)}`,
  saveQuote: (f) =>
    `Put ${printNaira(f.amount)} enter “${f.goal.name}”.\nNo charge\n\nUse your PIN approve am.`,
  saved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} don enter: you don reach “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `✅ ${printNaira(f.amount)} don enter. “${f.goal.name}” get ${printNaira(f.goal.balance)} out of ${printNaira(f.goal.target)}.`,
  takeQuote: (f) =>
    `${f.closes ? `Close “${f.goal.name}” and comot` : 'Comot'} ${printNaira(f.amount)} from “${f.goal.name}” enter your account.${f.breaks ? '\nE dey locked: you go lose this month interest.' : ''}\nNo charge\n\nUse your PIN approve am.`,
  taken: (f) =>
    `✅ ${printNaira(f.amount)} don enter your account.${f.goal.status === 'closed' ? ` “${f.goal.name}” don close.` : ` “${f.goal.name}” get ${printNaira(f.goal.balance)}.`}`,
  planQuote: (f) =>
    `Save ${printNaira(f.amount)} for “${f.goal.name}” by itself ${every[f.frequency]}. You fit stop am anytime.\n\nUse your PIN approve am.`,
  planOn: (f) =>
    f.goal.plan
      ? `✅ ${printNaira(f.goal.plan.amount)} ${every[f.goal.plan.frequency]} go dey enter “${f.goal.name}”, first one na ${printDay(f.goal.plan.nextAt)}.`
      : '✅ E don set.',
  planOff: (f) => `“${f.goal.name}” no go save by itself again.`,
  takes: (f) => `To get am before ${printDay(f.at)}, ${printNaira(f.amount)} ${every[f.frequency]} go do.`,
  takesAll: (f) =>
    `${printDay(f.at)} no reach one week again: ${printNaira(f.amount)} still remain to put before then.`,
  changed: (f) =>
    `✅ “${f.goal.name}” na ${printNaira(f.goal.target)} now${f.goal.targetAt ? `, before ${printDay(f.goal.targetAt)}` : ''}. ${printNaira(f.goal.balance)} dey inside.`,
  closedEmpty: (f) => `“${f.goal.name}” don close.`,
  planSaved: (f) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} enter by itself: you don reach “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `${printNaira(f.amount)} enter by itself. “${f.goal.name}” get ${printNaira(f.goal.balance)} out of ${printNaira(f.goal.target)}.`,
  planShort: (f) =>
    `I no fit save ${printNaira(f.amount)} for “${f.name}”: the money no dey your account. I go try again for one week.`,
};
