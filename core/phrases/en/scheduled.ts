import type { MandateFacts, Schedule } from '../../catalogue/index.ts';
import { type Kobo, printNaira, startOf } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

const weekdays: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const dayInMonth = (monthDay: number): string => (monthDay === 31 ? 'the last day' : `day ${monthDay}`);

function rhythmOf(schedule: Schedule): string {
  const first = startOf(schedule.firstOn);
  const day = printDay(first);
  const weekday = weekdays[new Date(`${schedule.firstOn}T00:00:00Z`).getUTCDay()] ?? '';
  const date = dayInMonth(schedule.monthDay ?? Number(schedule.firstOn.slice(8)));
  if (schedule.rhythm === 'once') return `once, on ${day}`;
  if (schedule.rhythm === 'daily') return `every day from ${day}`;
  if (schedule.rhythm === 'weekly') return `every ${weekday} from ${day}`;
  return schedule.rhythm === 'fortnightly'
    ? `every second ${weekday} from ${day}`
    : `every month on ${date}, from ${day}`;
}

function when(schedule: Schedule): string {
  const { times, untilOn: until } = schedule;
  const end = times !== undefined && schedule.rhythm !== 'once' ? `, ${times} times` : '';
  return `${rhythmOf(schedule)}${end}${until === undefined ? '' : `, until ${printDay(startOf(until))}`}`;
}

const next = (f: MandateFacts): string => (f.nextOn ? `, next on ${printDay(startOf(f.nextOn))}` : '');

/** What the bank says of what is paid later, or again and again. */
export const scheduled = {
  when,
  offer: (f: {
    what: string;
    isSaved: boolean;
    amount: Kobo;
    ceiling: Kobo;
    schedule: Schedule;
    expiresAt: Date;
  }) =>
    [
      f.isSaved ? `Save ${printNaira(f.amount)} in ${f.what}` : `Pay ${printNaira(f.amount)} to ${f.what}`,
      `${when(f.schedule)}.`,
      `Each time at most ${printNaira(f.ceiling)} with charges.`,
      '',
      `Nothing is paid now. Approve it once with your PIN before ${printTime(f.expiresAt)}; I tell you the day before each payment, and you can stop it at any time.`,
    ].join('\n'),
  instead: (f: MandateFacts) =>
    `It takes the place of ${printNaira(f.amount)} to ${f.what}, ${when(f.schedule)}.`,
  set: (f: MandateFacts) =>
    `✅ Set: ${printNaira(f.amount)} to ${f.what}, ${when(f.schedule)}. Nothing has been paid yet.\nReference: ${f.reference}`,
  none: () =>
    'You have no standing orders and no scheduled payments. Say for example “every Friday send 2k to 1234567896 GTB”.',
  line: (f: MandateFacts) =>
    `${printNaira(f.amount)} to ${f.what}, ${when(f.schedule)}${f.status === 'paused' ? ' (paused)' : f.nextOn ? `, next ${printDay(startOf(f.nextOn))}` : ''}`,
  listed: (lines: readonly string[]) =>
    `Your standing orders and scheduled payments:\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nSay “stop standing order 1”, “pause”, “resume” or “skip” with its number.`,
  acts: {
    pause: (f: MandateFacts) =>
      `Paused: ${printNaira(f.amount)} to ${f.what}. Nothing is paid until you say resume.`,
    resume: (f: MandateFacts) => `Goes on: ${printNaira(f.amount)} to ${f.what}${next(f)}.`,
    skip: (f: MandateFacts) => `Skipped once: ${printNaira(f.amount)} to ${f.what}${next(f)}.`,
    stop: (f: MandateFacts) => `Stopped: nothing more is paid to ${f.what} by itself.`,
  },
  reminder: (f: MandateFacts) =>
    `Tomorrow ${printNaira(f.amount)} goes to ${f.what}, as you set it up. To leave it out once, say “skip standing order”.\nReference: ${f.reference}`,
  missed: (f: MandateFacts & { missed: number }) =>
    `We could not pay ${printNaira(f.amount)} to ${f.what} on its day (${f.missed} in all); those are not paid later.\nReference: ${f.reference}`,
  paid: (f: MandateFacts) =>
    `Your standing order to ${f.what} was carried out: ${printNaira(f.amount)}.\nReference: ${f.reference}`,
  failed: (f: MandateFacts & { why: string; again: Date | undefined; waits: boolean }) =>
    [
      `❌ ${printNaira(f.amount)} to ${f.what} was not paid. ${f.why}`,
      ...(f.again ? [`I try again today at ${printTime(f.again)}. Nothing is taken from your savings.`] : []),
      ...(f.waits
        ? ['It is not what you approved any more, so it is paused. Set it up again to approve it.']
        : []),
      `Reference: ${f.reference}`,
    ].join('\n'),
};
