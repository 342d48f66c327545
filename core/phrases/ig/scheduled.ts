import type { MandateFacts, Schedule } from '../../catalogue/index.ts';
import { dateNames } from '../../contract/index.ts';
import { printNaira, startOf } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const weekdays: readonly string[] = dateNames.ig.weekdays;

const dayInMonth = (monthDay: number): string => (monthDay === 31 ? 'ụbọchị ikpeazụ' : `ụbọchị ${monthDay}`);

function rhythmOf(schedule: Schedule): string {
  const first = startOf(schedule.firstOn);
  const day = printDay(first);
  const weekday = weekdays[new Date(`${schedule.firstOn}T00:00:00Z`).getUTCDay()] ?? '';
  const date = dayInMonth(schedule.monthDay ?? Number(schedule.firstOn.slice(8)));
  if (schedule.rhythm === 'once') return `otu ugboro, na ${day}`;
  if (schedule.rhythm === 'daily') return `kwa ụbọchị malite na ${day}`;
  if (schedule.rhythm === 'weekly') return `kwa ${weekday} malite na ${day}`;
  return schedule.rhythm === 'fortnightly'
    ? `kwa izu abụọ, ${weekday}, malite na ${day}`
    : `kwa ọnwa, ${date}, malite na ${day}`;
}

function when(schedule: Schedule): string {
  const { times, untilOn: until } = schedule;
  const end = times !== undefined && schedule.rhythm !== 'once' ? `, ugboro ${times}` : '';
  return `${rhythmOf(schedule)}${end}${until === undefined ? '' : `, ruo ${printDay(startOf(until))}`}`;
}

const next = (f: MandateFacts): string => (f.nextOn ? `, nke na-esote ${printDay(startOf(f.nextOn))}` : '');

/** What the bank says of what is paid later, or again and again, in Igbo. */
export const scheduled: Begun<(typeof en)['scheduled']> = {
  when,
  offer: (f) =>
    [
      f.isSaved
        ? `Chekwaa ${printNaira(f.amount)} na ${f.what}`
        : `Kwụọ ${printNaira(f.amount)} nye ${f.what}`,
      `${when(f.schedule)}.`,
      `Oge ọ bụla ọ gaghị agafe ${printNaira(f.ceiling)} tinyere ụgwọ ọrụ.`,
      '',
      `A naghị akwụ ihe ọ bụla ugbu a. Jiri PIN gị kwado ya otu ugboro tupu ${printTime(f.expiresAt)}; m ga-agwa gị ụbọchị bu ụzọ tupu ịkwụ ụgwọ ọ bụla, ị nwekwara ike ịkwụsị ya mgbe ọ bụla.`,
    ].join('\n'),
  instead: (f) => `Ọ ga-anọchi ${printNaira(f.amount)} nye ${f.what}, ${when(f.schedule)}.`,
  set: (f) =>
    `✅ Edobela ya: ${printNaira(f.amount)} nye ${f.what}, ${when(f.schedule)}. A kwụbeghị ihe ọ bụla.\nNọmba akaebe: ${f.reference}`,
  none: () => 'Ị nweghị ịkwụ ụgwọ e doziri. Kwuo dịka “every Friday send 2k to 1234567896 GTB”.',
  line: (f) =>
    `${printNaira(f.amount)} nye ${f.what}, ${when(f.schedule)}${f.status === 'paused' ? ' (ọ kwụsịtụrụ)' : f.nextOn ? `, nke na-esote ${printDay(startOf(f.nextOn))}` : ''}`,
  listed: (lines) =>
    `Ịkwụ ụgwọ ndị i doziri:\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nKwuo “stop standing order 1”, “pause”, “resume” ma ọ bụ “skip” na nọmba ya.`,
  acts: {
    pause: (f) =>
      `Ọ kwụsịtụrụ: ${printNaira(f.amount)} nye ${f.what}. A gaghị akwụ ihe ọ bụla ruo mgbe ị sịrị resume.`,
    resume: (f) => `Ọ na-aga n’ihu: ${printNaira(f.amount)} nye ${f.what}${next(f)}.`,
    skip: (f) => `A mafere ya otu ugboro: ${printNaira(f.amount)} nye ${f.what}${next(f)}.`,
    stop: (f) => `Ọ kwụsịla: a gaghị akwụ ${f.what} n’onwe ya ọzọ.`,
  },
  reminder: (f) =>
    `Echi ${printNaira(f.amount)} ga-agakwuru ${f.what}, dịka i doziri ya. Iji mafere ya otu ugboro, kwuo “skip standing order”.\nNọmba akaebe: ${f.reference}`,
  missed: (f) =>
    `Anyị enweghị ike ịkwụ ${printNaira(f.amount)} nye ${f.what} n’ụbọchị ya (${f.missed} n’ozuzu); a gaghị akwụ ha emesịa.\nNọmba akaebe: ${f.reference}`,
  paid: (f) =>
    `E mere ịkwụ ụgwọ i doziri nye ${f.what}: ${printNaira(f.amount)}.\nNọmba akaebe: ${f.reference}`,
  failed: (f) =>
    [
      `❌ A kwụghị ${printNaira(f.amount)} nye ${f.what}. ${f.why}`,
      ...(f.again ? [`M ga-anwa ọzọ taa na ${printTime(f.again)}. A gaghị emetụ ego nchekwa gị aka.`] : []),
      ...(f.waits ? ['Ọ bụghịzi ihe ị kwadoro, ya mere ọ kwụsịtụrụ. Dozie ya ọzọ ka ị kwado ya.'] : []),
      `Nọmba akaebe: ${f.reference}`,
    ].join('\n'),
};
