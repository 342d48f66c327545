import type { Frequency, Goal } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay } from '../print.ts';

const every: Record<Frequency, string> = { weekly: 'every week', monthly: 'every month' };
const percent = (bp: number): string => `${bp / 100}%`;

const goalLine = (goal: Goal): string =>
  [
    `${goal.kind === 'locked' ? '🔒' : '🎯'} ${goal.name}: ${printNaira(goal.balance)} of ${printNaira(goal.target)} (${Math.floor(goal.progressBp / 100)}%)`,
    `Earns ${percent(goal.rateBp)} a year${goal.interestPaid > 0n ? `; ${printNaira(goal.interestPaid)} interest so far` : ''}, less 10% tax on interest.`,
    goal.targetAt && goal.kind === 'goal' ? `By ${printDay(goal.targetAt)}.` : '',
    goal.lockedUntil ? `Locked until ${printDay(goal.lockedUntil)}.` : '',
    goal.plan
      ? `${printNaira(goal.plan.amount)} ${every[goal.plan.frequency]}, next ${printDay(goal.plan.nextAt)}.`
      : '',
  ]
    .filter(Boolean)
    .join('\n');

/** What the bank says about putting money by. */
export const goals = {
  narrations: { save: 'Into savings', take: 'Out of savings', close: 'Close the goal' },
  planNarration: (f: { frequency: Frequency }) => `Saves by itself ${every[f.frequency]}`,
  whatName: () => 'What are you saving for?',
  howMuch: () => 'How much do you want to have in the end?',
  saveHowMuch: (f: { name: string }) => `How much shall I put into ${f.name}?`,
  whichGoal: () => 'Which goal?',
  whichOrNew: (f: { name: string }) =>
    `You have no goal called “${f.name}”. Shall I open it, or which of these do you mean?`,
  openNew: (f: { name: string }) => `Open “${f.name}”`,
  newGoal: () => 'A new goal',
  onceOpen: (f: { amount: Kobo; name: string }) =>
    `Once the goal is open, ${printNaira(f.amount)} can go in: then say “put ${printNaira(f.amount)} in ${f.name}”.`,
  opened: (f: { goal: Goal }) =>
    `✅ Your goal “${f.goal.name}” is open: ${printNaira(f.goal.target)}${f.goal.targetAt ? ` by ${printDay(f.goal.targetAt)}` : ''}, at ${percent(f.goal.rateBp)} interest a year, paid every month less 10% tax. Say “save 5k in ${f.goal.name}” to put money in.`,
  lockedName: () => 'Locked savings',
  untilWhen: () => 'Until when shall it stay locked? For example “until June 2027”.',
  months: (f: { count: number }) => `${f.count} months`,
  locking: (f: { goal: Goal }) =>
    `Locked until ${f.goal.lockedUntil ? printDay(f.goal.lockedUntil) : ''}, at ${percent(f.goal.rateBp)} a year less 10% tax on interest. Before that day you lose the month’s interest if you take it out.`,
  none: () =>
    'You have no savings goal yet. Say “open a goal”, and I keep money apart for it. It earns interest.',
  list: (f: { goals: readonly Goal[]; saved: Kobo }) =>
    `${f.goals.map(goalLine).join('\n\n')}\n\nPut by in all: ${printNaira(f.saved)}`,
  saveQuote: (f: { goal: Goal; amount: Kobo }) =>
    `Put ${printNaira(f.amount)} into “${f.goal.name}”.\nNo charge\n\nApprove with your PIN.`,
  saved: (f: { goal: Goal; amount: Kobo }) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} saved: you have reached “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `✅ ${printNaira(f.amount)} saved. “${f.goal.name}” has ${printNaira(f.goal.balance)} of ${printNaira(f.goal.target)}.`,
  takeQuote: (f: { goal: Goal; amount: Kobo; breaks: boolean; closes: boolean }) =>
    `${f.closes ? `Close “${f.goal.name}” and take` : 'Take'} ${printNaira(f.amount)} out of “${f.goal.name}” into your account.${f.breaks ? '\nIt is locked: you lose this month’s interest.' : ''}\nNo charge\n\nApprove with your PIN.`,
  taken: (f: { goal: Goal; amount: Kobo }) =>
    `✅ ${printNaira(f.amount)} is in your account.${f.goal.status === 'closed' ? ` “${f.goal.name}” is closed.` : ` “${f.goal.name}” has ${printNaira(f.goal.balance)}.`}`,
  planQuote: (f: { goal: Goal; amount: Kobo; frequency: Frequency }) =>
    `Save ${printNaira(f.amount)} in “${f.goal.name}” by itself ${every[f.frequency]}. You can stop it at any time.\n\nApprove with your PIN.`,
  planOn: (f: { goal: Goal }) =>
    f.goal.plan
      ? `✅ ${printNaira(f.goal.plan.amount)} ${every[f.goal.plan.frequency]} into “${f.goal.name}”, first on ${printDay(f.goal.plan.nextAt)}.`
      : `✅ Done.`,
  planOff: (f: { goal: Goal }) => `“${f.goal.name}” no longer saves by itself.`,
  /** What a date takes, before the plan that is offered for it. */
  takes: (f: { at: Date; amount: Kobo; frequency: Frequency }) =>
    `To have it by ${printDay(f.at)}, ${printNaira(f.amount)} ${every[f.frequency]} is enough.`,
  takesAll: (f: { at: Date; amount: Kobo }) =>
    `It is less than a week to ${printDay(f.at)}: ${printNaira(f.amount)} is still to be put in by then.`,
  changed: (f: { goal: Goal }) =>
    `✅ “${f.goal.name}” is now ${printNaira(f.goal.target)}${f.goal.targetAt ? ` by ${printDay(f.goal.targetAt)}` : ''}. It has ${printNaira(f.goal.balance)}.`,
  closedEmpty: (f: { goal: Goal }) => `“${f.goal.name}” is closed.`,
  planSaved: (f: { goal: Goal; amount: Kobo }) =>
    f.goal.status === 'reached'
      ? `🎉 ${printNaira(f.amount)} saved by itself: you have reached “${f.goal.name}”, ${printNaira(f.goal.balance)}!`
      : `${printNaira(f.amount)} saved by itself. “${f.goal.name}” has ${printNaira(f.goal.balance)} of ${printNaira(f.goal.target)}.`,
  planShort: (f: { name: string; amount: Kobo }) =>
    `I could not save ${printNaira(f.amount)} in “${f.name}”: it is not in your account. I try again for a week.`,
};
