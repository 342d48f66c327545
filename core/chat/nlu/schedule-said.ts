import type { Rhythm, Schedule } from '../../catalogue/index.ts';
import { dayOf, daysAfter, type Language, plain, startOf } from '../../kernel/index.ts';
import { cardinals } from './answers.ts';
import { Told } from './lexicon.ts';
import { isLittleWord } from './little-words.ts';
import type { Place } from './phrase-table.ts';
import { dayMeant, untilSaid } from './said-of-savings.ts';

/** The days of the week from Sunday on, and the months, as the lexicon names them. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const months = ['m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09', 'm10', 'm11', 'm12'] as const;
export const rhythms: readonly Rhythm[] = ['fortnightly', 'monthly', 'weekly', 'daily'];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first such weekday after today. */
export function nextWeekday(today: string, weekday: number): string {
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  return daysAfter(today, ahead);
}

/** The next day of a month with this number after today; the last day where a month has no such day. */
export function nextMonthDay(today: string, monthDay: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (const ahead of [0, 1]) {
    const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate();
    const at = new Date(Date.UTC(year, month - 1 + ahead, Math.min(monthDay, last)));
    const day = at.toISOString().slice(0, 10);
    if (day > today) return day;
  }
  return daysAfter(today);
}

/** The weekday that stands right behind one of these concepts, a word between them at most. */
function weekdayAfter(told: Told, concept: string): number | undefined {
  const before = told.places(concept);
  for (const [weekday, name] of weekdays.entries())
    if (told.places(name).some(({ at }) => before.some(({ end }) => at >= end && at - end <= 1)))
      return weekday;
  return undefined;
}

/** The day of the week that is named, the last of several; Sunday is 0. */
export function weekdayIn(told: Told): number | undefined {
  const named = weekdays.flatMap((name, weekday) => told.places(name).map(({ at }) => ({ weekday, at })));
  return named.toSorted((a, b) => b.at - a.at)[0]?.weekday;
}

/** A day of the month: "the 25th", "month end". */
export function monthDayIn(told: Told): number | undefined {
  if (told.has('monthend')) return 31;
  const day = Number(
    told.words.map(({ text }) => /^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1]).find(Boolean),
  );
  return day >= 1 && day <= 31 ? day : undefined;
}

/** "Every 28th", "every month end": a day of each month, whatever else is not said. */
const isEachMonthDay = (told: Told): boolean =>
  told.places('each').some(({ end }) => {
    const [next, after] = [told.words[end]?.text ?? '', told.words[end + 1]?.text ?? ''];
    return /^\d{1,2}(?:st|nd|rd|th)$/.test(next === 'the' ? after : next);
  }) ||
  (told.has('monthend') && told.has('each'));

/** A day and its month side by side: "31 February", "Dec 5th"; undefined where none is named. */
export function dateIn(told: Told): { day: number; month: number; said: string } | undefined {
  for (const [index, name] of months.entries())
    for (const { at, end } of told.places(name)) {
      if (told.places('notdate').some((other) => other.at === at)) continue;
      const before = told.words[at - 1]?.text === 'of' ? at - 2 : at - 1;
      for (const beside of [before, end]) {
        const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(told.words[beside]?.text ?? '') ?? [];
        const from = Math.min(at, beside);
        if (day && isAlone(told, beside))
          return { day: Number(day), month: index + 1, said: told.said(from, Math.max(end, beside + 1)) };
      }
    }
  return undefined;
}

/** A figure that is no part of a sum: "5,000 May" is no day. */
function isAlone({ words, folded }: Told, at: number): boolean {
  const word = words[at];
  return (
    word !== undefined &&
    !/[\d,.₦]/.test(folded.text[word.start - 1] ?? '') &&
    !/,\d/.test(folded.text.slice(word.end, word.end + 2))
  );
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The next time that there is such a date after today; undefined where there never is one. */
export function nextDate(today: string, { day, month }: { day: number; month: number }): string | undefined {
  if (day < 1 || day > daysIn(2000, month)) return undefined;
  const year = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    if (day > daysIn(year + ahead, month)) continue;
    const date = new Date(Date.UTC(year + ahead, month - 1, day)).toISOString().slice(0, 10);
    if (date > today) return date;
  }
  return undefined;
}

/** A date that no calendar has, as it was said: "31 February". */
export function dateThatIsNot(said: string, language: Language, now: Date): string | undefined {
  const date = dateIn(new Told(said, language));
  return date && nextDate(dayOf(now), date) === undefined ? date.said : undefined;
}

function onceOn(told: Told, text: string, today: string): Schedule | undefined {
  const isTomorrow = told.has('tomorrow') && !told.has('nottomorrow');
  if (isTomorrow) return { rhythm: 'once', firstOn: daysAfter(today) };
  const ahead = Number(/\bin (\d{1,3}) days?\b/.exec(text)?.[1]);
  if (ahead >= 1) return { rhythm: 'once', firstOn: daysAfter(today, ahead) };
  const date = dateIn(told);
  const firstOn = date && nextDate(today, date);
  if (firstOn) return { rhythm: 'once', firstOn };
  const weekday = weekdayAfter(told, 'onday');
  if (weekday !== undefined) return { rhythm: 'once', firstOn: nextWeekday(today, weekday) };
  const monthDay = monthDayIn(told);
  return monthDay === undefined ? undefined : { rhythm: 'once', firstOn: nextMonthDay(today, monthDay) };
}

/** The count at a word, in figures of at most three digits or as a number word; undefined where there is none above nought. */
function countAt({ words }: Told, at: number): number | undefined {
  const word = words[at]?.text ?? '';
  const count = /^\d{1,3}$/.test(word) ? Number(word) : cardinals[word];
  return count !== undefined && count >= 1 ? count : undefined;
}

type Counted = Place & { count: number };

/** "Four times", "sau biyar", "ugboro ise": how often something is paid before it ends. */
function timesIn(told: Told): Counted | undefined {
  const before = told
    .places('times')
    .map(({ at, end }) => ({ at: at - 1, end, count: countAt(told, at - 1) }));
  const behind = told
    .places('timesof')
    .map(({ at, end }) => ({ at, end: end + 1, count: countAt(told, end) }));
  return [...before, ...behind].find((each): each is Counted => each.count !== undefined);
}

/** Words that a day takes at most behind "until". */
const DAY_WORDS_MOST = 3;

/** Where it is said until when, and that day as `dayMeant` reads it. */
function untilIn(told: Told): (Place & { day: string }) | undefined {
  for (const { at, end } of told.places('until')) {
    const last = Math.min(end + DAY_WORDS_MOST, told.words.length);
    const day = untilSaid(`until ${told.said(end, last)}`, false);
    if (day && !day.startsWith('+')) return { at, end: last, day };
  }
  return undefined;
}

/** The days of a rhythm's unit; a month has its own. */
const days = { daily: 1, weekly: 7, monthly: 0 } as const;
const units = { dayunit: 'daily', weekunit: 'weekly', monthunit: 'monthly' } as const;

/** "For 6 weeks", "tsawon makonni 6": how many of a unit something goes on; the count stands before the unit or behind it. */
function lastingIn(told: Told): { count: number; unit: keyof typeof days } | undefined {
  for (const { end } of told.places('lastfor'))
    for (const concept of ['dayunit', 'weekunit', 'monthunit'] as const)
      for (const unit of told.places(concept)) {
        const count = unit.at === end ? countAt(told, unit.end) : countAt(told, end);
        if (count && (unit.at === end || unit.at === end + 1)) return { count, unit: units[concept] };
      }
  return undefined;
}

/** What ends something that is paid again and again: a number of times, or a day (in Lagos). */
export type ScheduleEnd = { times?: number; untilOn?: string };

/** When something that is paid by a rhythm ends, as far as a text says so: "4 times", "for 6 weeks", "until 20 December". */
export function endSaid(told: Told, rhythm: Rhythm | undefined, now: Date): ScheduleEnd {
  const times = timesIn(told);
  if (times) return { times: times.count };
  const lasting = lastingIn(told);
  if (lasting && (rhythm === undefined || lasting.unit === rhythm)) return { times: lasting.count };
  if (lasting?.unit === 'monthly') return { untilOn: dayMeant(`+${lasting.count}`, now) };
  if (lasting) return { untilOn: daysAfter(dayOf(now), lasting.count * days[lasting.unit]) };
  const until = untilIn(told);
  return until ? { untilOn: dayMeant(until.day, now) } : {};
}

/**
 * When a customer says that something is to be paid: once on a later day, or every day, week, two weeks or month; days as Lagos has them, the first always after today. Undefined
 * where no later day is named.
 */
export function findSchedule(said: string, now: Date, language: Language = 'en'): Schedule | undefined {
  const told = new Told(said, language);
  const text = plain(said);
  const today = dayOf(now);
  const weekday = weekdayAfter(told, 'each');
  const rhythm = rhythms.find((each) => told.has(each));
  const end = endSaid(told, weekday === undefined ? rhythm : 'weekly', now);
  if (weekday !== undefined && rhythm !== 'fortnightly')
    return { rhythm: 'weekly', firstOn: nextWeekday(today, weekday), ...end };
  if (rhythm === 'monthly' || isEachMonthDay(told)) {
    const monthDay = monthDayIn(told) ?? Number(daysAfter(today).slice(8));
    return { rhythm: 'monthly', firstOn: nextMonthDay(today, monthDay), monthDay, ...end };
  }
  const on = weekday ?? weekdayAfter(told, 'onday');
  if (rhythm === 'daily') return { rhythm, firstOn: daysAfter(today), ...end };
  if (rhythm)
    return { rhythm, firstOn: on === undefined ? daysAfter(today) : nextWeekday(today, on), ...end };
  return onceOn(told, text, today);
}

/** Where a text names weekdays with "every" or "on" before them. */
const weekdayPlaces = (told: Told): Place[] =>
  ['each', 'onday'].flatMap((concept) =>
    told.places(concept).flatMap((before) =>
      weekdays
        .flatMap((name) => told.places(name))
        .filter(({ at }) => at === before.end)
        .map(({ end }) => ({ at: before.at, end })),
    ),
  );

/** Where a text says when something is paid. */
function timePlaces(told: Told): Place[] {
  const until = untilIn(told);
  const times = timesIn(told);
  return [
    ...[...rhythms, 'tomorrow', 'monthend'].flatMap((concept) => told.places(concept)),
    ...weekdayPlaces(told),
    ...(times ? [times] : []),
    ...(until ? [until] : []),
  ];
}

const isWithin =
  (places: readonly Place[]) =>
  (word: number): boolean =>
    places.some(({ at, end }) => word >= at && word < end);

/** A text without its words of when something is paid, so that no name holds them: "in rent every second friday, 4 times" is "in rent". */
export function withoutSchedule(said: string, language: Language): string {
  const told = new Told(said, language);
  const places = timePlaces(told);
  if (places.length === 0) return said;
  const isGone = isWithin(places);
  return told.words.flatMap((_, at) => (isGone(at) ? [] : [told.said(at, at + 1)])).join(' ');
}

/** Whether a text says how much or when and nothing else, so that it is no name: "start from tomorrow", "like 500 naira a day", "December 1". */
export function saysOnlyWhen(said: string, language: Language): boolean {
  const told = new Told(said, language);
  const small = [
    'starts',
    'today',
    'onday',
    'each',
    'dayunit',
    'weekunit',
    'monthunit',
    'lastfor',
    'roughly',
  ];
  const dated = [...months, ...weekdays].flatMap((name) => told.places(name));
  const places = [...timePlaces(told), ...dated];
  const isSmall = isWithin([...places, ...small.flatMap((concept) => told.places(concept))]);
  const isFigure = ({ text }: { text: string }) => /\d/.test(text);
  if (places.length === 0 && !told.words.some(isFigure)) return false;
  return told.words.every((word, at) => isSmall(at) || isFigure(word) || isLittleWord(word.text));
}

/** A schedule as a slot of the conversation holds it. */
export const packSchedule = (schedule: Schedule): string => JSON.stringify(schedule);

/** The schedule that a slot holds; undefined where its first day has passed meanwhile. */
export function unpackSchedule(packed: string, now: Date): Schedule | undefined {
  const schedule = JSON.parse(packed) as Schedule;
  return startOf(schedule.firstOn) > now ? schedule : undefined;
}
