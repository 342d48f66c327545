import type { MandateFacts, Schedule } from '../../catalogue/index.ts';
import { printNaira, startOf } from '../../kernel/index.ts';
import type { scheduled as en } from '../en/scheduled.ts';
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
    ? `every two weeks on ${weekday}, from ${day}`
    : `every month on ${date}, from ${day}`;
}

function when(schedule: Schedule): string {
  const { times, untilOn: until } = schedule;
  const end = times !== undefined && schedule.rhythm !== 'once' ? `, ${times} times` : '';
  return `${rhythmOf(schedule)}${end}${until === undefined ? '' : `, till ${printDay(startOf(until))}`}`;
}

const next = (f: MandateFacts): string => (f.nextOn ? `, next na ${printDay(startOf(f.nextOn))}` : '');

/** What the bank says of what is paid later, or again and again, in Pidgin. */
export const scheduled: typeof en = {
  when,
  offer: (f) =>
    [
      f.isSaved ? `Save ${printNaira(f.amount)} for ${f.what}` : `Pay ${printNaira(f.amount)} give ${f.what}`,
      `${when(f.schedule)}.`,
      `Each time e no go pass ${printNaira(f.ceiling)} with charges.`,
      '',
      `I no dey pay anything now. Approve am once with your PIN before ${printTime(f.expiresAt)}; I go tell you the day before each payment, and you fit stop am anytime.`,
    ].join('\n'),
  instead: (f) => `E go take the place of ${printNaira(f.amount)} give ${f.what}, ${when(f.schedule)}.`,
  set: (f) =>
    `✅ E don set: ${printNaira(f.amount)} give ${f.what}, ${when(f.schedule)}. I never pay anything yet.\nReference: ${f.reference}`,
  none: () =>
    'You no get standing order or scheduled payment. Talk like “every Friday send 2k to 1234567896 GTB”.',
  line: (f) =>
    `${printNaira(f.amount)} give ${f.what}, ${when(f.schedule)}${f.status === 'paused' ? ' (e dey pause)' : f.nextOn ? `, next ${printDay(startOf(f.nextOn))}` : ''}`,
  listed: (lines) =>
    `Your standing orders and scheduled payments:\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nTalk “stop standing order 1”, “pause”, “resume” or “skip” with the number.`,
  acts: {
    pause: (f) =>
      `E don pause: ${printNaira(f.amount)} give ${f.what}. I no go pay anything till you talk resume.`,
    resume: (f) => `E dey continue: ${printNaira(f.amount)} give ${f.what}${next(f)}.`,
    skip: (f) => `I don skip am once: ${printNaira(f.amount)} give ${f.what}${next(f)}.`,
    stop: (f) => `E don stop: I no go pay ${f.what} by myself again.`,
  },
  reminder: (f) =>
    `Tomorrow ${printNaira(f.amount)} go go meet ${f.what}, as you set am. To comot am once, talk “skip standing order”.\nReference: ${f.reference}`,
  missed: (f) =>
    `We no fit pay ${printNaira(f.amount)} give ${f.what} for the day (${f.missed} in all); we no go pay those ones later.\nReference: ${f.reference}`,
  paid: (f) => `Your standing order to ${f.what} don go: ${printNaira(f.amount)}.\nReference: ${f.reference}`,
  failed: (f) =>
    [
      `❌ ${printNaira(f.amount)} give ${f.what} no go. ${f.why}`,
      ...(f.again ? [`I go try again today by ${printTime(f.again)}. I no go touch your savings.`] : []),
      ...(f.waits
        ? ['E no be wetin you approve again, so e don pause. Set am again make you approve am.']
        : []),
      `Reference: ${f.reference}`,
    ].join('\n'),
};
