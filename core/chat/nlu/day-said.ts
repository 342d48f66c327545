import type { Rhythm, Schedule } from '../../catalogue/index.ts';
import { dayOf, daysAfter, type Language, plain } from '../../kernel/index.ts';
import { withoutTakenBack } from './answers.ts';
import { Told } from './lexicon.ts';
import {
  dateIn,
  endSaid,
  monthDayIn,
  nextDate,
  nextMonthDay,
  nextWeekday,
  rhythms,
  type ScheduleEnd,
  weekdayIn,
} from './schedule-said.ts';

/** What a clause says of when something is paid, as far as it does: a rhythm, a day of the week (Sunday is 0) or of the month, a date, that it is today, or what ends it. */
export type DaySaid = ScheduleEnd & {
  rhythm?: Rhythm;
  weekday?: number;
  monthDay?: number;
  on?: string;
  isToday?: true;
};

/** The rhythm that is named last: who says "weekly, no, monthly" means the second. */
function rhythmIn(told: Told): Rhythm | undefined {
  const named = [...rhythms, 'once' as const].flatMap((rhythm) =>
    told.places(rhythm).map(({ at }) => ({ rhythm, at })),
  );
  const [last] = named.toSorted((a, b) => b.at - a.at);
  const isEach = weekdayIn(told) !== undefined && told.has('each');
  return last?.rhythm ?? (isEach ? 'weekly' : undefined);
}

/** "The first of the month", "ranar 15", "the 25th". */
function dayOfMonthIn(told: Told): number | undefined {
  if (told.has('firstday')) return 1;
  const days = told.words.flatMap(({ text }, at) =>
    /^\d{1,2}$/.test(text) && beforeDay.has(told.words[at - 1]?.text ?? '') ? [Number(text)] : [],
  );
  return days.findLast((day) => day >= 1 && day <= 31) ?? monthDayIn(told);
}
const beforeDay = new Set(['the', 'day', 'ranar', 'ojo', 'ubochi']);

/** When a clause says that something is to be paid; undefined where it names no time. */
export function daySaid(said: string, language: Language, now: Date): DaySaid | undefined {
  const told = new Told(withoutTakenBack(plain(said)), language);
  const today = dayOf(now);
  const rhythm = rhythmIn(told);
  const end = endSaid(told, rhythm, now);
  // "Until 20 December": that is its end, and not its day.
  const date = end.untilOn === undefined ? dateIn(told) : undefined;
  const on = date ? nextDate(today, date) : tomorrowIn(told, today);
  const weekday = weekdayIn(told);
  const monthDay = (date ?? end.untilOn) ? undefined : dayOfMonthIn(told);
  const isDay = on !== undefined || weekday !== undefined || monthDay !== undefined;
  const found: DaySaid = {
    ...end,
    ...(rhythm && { rhythm }),
    ...(on !== undefined && { on }),
    ...(weekday !== undefined && { weekday }),
    ...(monthDay !== undefined && { monthDay }),
    ...(!isDay && !rhythm && told.has('today') && { isToday: true as const }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

const tomorrowIn = (told: Told, today: string): string | undefined =>
  told.has('tomorrow') && !told.has('nottomorrow') ? daysAfter(today) : undefined;

/** The first day that is meant, after today; undefined where none is named. */
const firstOn = ({ on, weekday, monthDay }: DaySaid, today: string): string | undefined => {
  if (on !== undefined) return on;
  if (weekday !== undefined) return nextWeekday(today, weekday);
  return monthDay === undefined ? undefined : nextMonthDay(today, monthDay);
};

/** A schedule with what a clause says of it otherwise: a day alone keeps its rhythm, a rhythm alone its day. Days are those of Lagos, the first always after today. */
export function amendSchedule(before: Schedule | undefined, day: DaySaid, now: Date): Schedule | undefined {
  const today = dayOf(now);
  const first = firstOn(day, today) ?? before?.firstOn;
  const rhythm = day.rhythm ?? before?.rhythm ?? 'once';
  const isEnd = day.times !== undefined || day.untilOn !== undefined;
  if (first === undefined && !day.rhythm && !isEnd) return undefined;
  if (!before && isEnd && first === undefined && !day.rhythm) return undefined;
  if (!before && day.rhythm === 'once' && first === undefined) return undefined;
  const start = first ?? daysAfter(today);
  const { times, untilOn } = isEnd ? day : (before ?? {});
  const end =
    rhythm === 'once'
      ? {}
      : { ...(times !== undefined && { times }), ...(untilOn !== undefined && { untilOn }) };
  const isMonthly = rhythm === 'monthly';
  const onDay =
    day.monthDay ?? (first === before?.firstOn ? before?.monthDay : undefined) ?? Number(start.slice(8));
  return { rhythm, firstOn: start, ...(isMonthly && { monthDay: onDay }), ...end };
}
