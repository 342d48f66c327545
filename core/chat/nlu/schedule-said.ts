import type { Rhythm, Schedule } from '../../catalogue/index.ts';
import { dayOf, daysAfter, plain, startOf } from '../../kernel/index.ts';

/** The days of the week from Sunday on, as five languages say them; without accents. */
const weekdays: readonly string[] = [
  'sun(?:day)?s?|lahadi|ojo aiku|aiku|sonde|satonde',
  'mon(?:day)?s?|litinin|ojo aje|monde',
  'tue?s?(?:day)?s?|talata|ojo isegun|isegun|tiuzde|tuzde',
  'wed(?:nesday)?s?|laraba|ojoru|wenezde',
  'thu(?:rsday)?s?|thurs|alhamis|ojobo|toozde|tozde',
  "fri(?:day)?s?|juma'?a|jummaa|ojo eti|eti|fraide|fraidee",
  'sat(?:urday)?s?|asabar|ojo abameta|abameta|satode',
];
const anyWeekday = weekdays.join('|');

const rhythmWords: readonly (readonly [Rhythm, string])[] = [
  ['fortnightly', 'every (?:two|2|second|other) weeks?|fortnightly|every fortnight|kowane mako biyu'],
  ['fortnightly', 'ose meji meji|kwa izu abuo'],
  ['daily', 'every ?day|daily|each day|kullum|kowace rana|lojoojumo|ojoojumo|kwa ubochi|ubochi obula'],
  ['monthly', 'every month|monthly|each month|kowane wata|losoosu|osoosu|kwa onwa'],
  ['weekly', 'every week|weekly|each week|kowane mako|losoose|kwa izu'],
];
const each = 'every|each|all|kowace|kowane|duk|gbogbo|kwa';

const find = (text: string, pattern: string): RegExpExecArray | null =>
  new RegExp(`(?<![a-z\\d])(?:${pattern})(?![a-z\\d])`).exec(text);

function weekdayIn(text: string, before: string): number | undefined {
  const found = new RegExp(`(?<![a-z])(?:${before}) (${anyWeekday})(?![a-z])`).exec(text)?.[1];
  if (found === undefined) return undefined;
  const index = weekdays.findIndex((names) => new RegExp(`^(?:${names})$`).test(found));
  return index < 0 ? undefined : index;
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first such weekday after today. */
function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  return daysAfter(today, ahead);
}

/** The next day of a month with this number after today; the last day where a month has no such day. */
function nextMonthDay(today: string, monthDay: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (const ahead of [0, 1]) {
    const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate();
    const at = new Date(Date.UTC(year, month - 1 + ahead, Math.min(monthDay, last)));
    const day = at.toISOString().slice(0, 10);
    if (day > today) return day;
  }
  return daysAfter(today);
}

const monthEnd = 'month end|end of (?:the |every |each )?month|karshen wata|ipari osu|ngwucha onwa';

function monthDayIn(text: string): number | undefined {
  if (find(text, monthEnd)) return 31;
  const found = find(text, '(?:on |by |na |ni )?(?:the |ranar |ubochi )?(\\d{1,2})(?:st|nd|rd|th)');
  const day = Number(found?.[1]);
  return day >= 1 && day <= 31 ? day : undefined;
}

// "For tomorrow's trip" is a purpose.
const tomorrowWords = "(?<!(?:for|till|until|before|by) )(?:tomorrow|tmrw?|tmw|gobe|lola|echi)(?!'s|s)";

function onceOn(text: string, today: string): Schedule | undefined {
  if (find(text, tomorrowWords)) return { rhythm: 'once', firstOn: daysAfter(today) };
  const ahead = Number(find(text, 'in (\\d{1,3}) days?')?.[1]);
  if (ahead >= 1) return { rhythm: 'once', firstOn: daysAfter(today, ahead) };
  const weekday = weekdayIn(text, 'on|next|this|by|come|ranar|ni|lojo|na');
  if (weekday !== undefined) return { rhythm: 'once', firstOn: nextWeekday(today, weekday) };
  const monthDay = monthDayIn(text);
  if (monthDay === undefined) return undefined;
  return { rhythm: 'once', firstOn: nextMonthDay(today, monthDay) };
}

function timesIn(text: string): number | undefined {
  const times = Number(find(text, '(\\d{1,3}) times|sau (\\d{1,3})|igba (\\d{1,3})')?.slice(1).find(Boolean));
  if (times >= 1) return times;
  const span = Number(find(text, 'for (\\d{1,2}) (?:weeks|months|days)')?.[1]);
  return span >= 1 ? span : undefined;
}

/**
 * When a customer says that something is to be paid: once on a later day, or every day, week, two weeks or month; days as Lagos has them, the first always after today. Undefined
 * where no later day is named.
 */
export function findSchedule(said: string, now: Date): Schedule | undefined {
  const text = plain(said).replaceAll('’', "'");
  const today = dayOf(now);
  const rhythm = rhythmWords.find(([, pattern]) => find(text, pattern))?.[0];
  const weekday = weekdayIn(text, each);
  const times = timesIn(text);
  const end = times === undefined ? {} : { times };
  if (rhythm === 'monthly') {
    const monthDay = monthDayIn(text) ?? Number(daysAfter(today).slice(8));
    return { rhythm, firstOn: nextMonthDay(today, monthDay), monthDay, ...end };
  }
  if (find(text, `(?:${each}) ${monthEnd}`) || find(text, 'every month end'))
    return { rhythm: 'monthly', firstOn: nextMonthDay(today, 31), monthDay: 31, ...end };
  const on = weekday ?? weekdayIn(text, 'on|ranar|ni|na');
  if (rhythm === 'fortnightly' || rhythm === 'weekly')
    return { rhythm, firstOn: on === undefined ? daysAfter(today) : nextWeekday(today, on), ...end };
  if (rhythm === 'daily') return { rhythm, firstOn: daysAfter(today), ...end };
  if (weekday !== undefined) return { rhythm: 'weekly', firstOn: nextWeekday(today, weekday), ...end };
  return onceOn(text, today);
}

/** A schedule as a slot of the conversation holds it. */
export const packSchedule = (schedule: Schedule): string => JSON.stringify(schedule);

/** The schedule that a slot holds; undefined where its first day has passed meanwhile. */
export function unpackSchedule(packed: string, now: Date): Schedule | undefined {
  const schedule = JSON.parse(packed) as Schedule;
  return startOf(schedule.firstOn) > now ? schedule : undefined;
}
