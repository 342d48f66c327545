import { dates } from '../words/en/dates.ts';

// Written out, not asked of Intl: the first format that a page makes reads the tables of its language, which costs a cheap phone 150 to 300 ms.
type DateWords = typeof dates;

const MINUTE = 60_000;
/** Lagos is an hour before UTC, in summer too. */
const LAGOS = 60 * MINUTE;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The parts of a moment, told in UTC. */
function partsOf(moment: Date, words: DateWords) {
  const month = moment.getUTCMonth();
  return {
    day: moment.getUTCDate(),
    weekday: words.weekdays[moment.getUTCDay()] ?? '',
    month: words.months[month] ?? '',
    short: words.short[month] ?? '',
    year: moment.getUTCFullYear(),
    time: `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}`,
  };
}

/** The bank's days begin in Lagos, wherever the browser is. */
const inLagos = (at: string, words = dates) => partsOf(new Date(Date.parse(at) + LAGOS), words);

/** `21 Nov 2026`. */
export function printDate(at: string, words = dates): string {
  const { day, short, year } = inLagos(at, words);
  return `${day} ${short} ${year}`;
}

/** `2026-11` as `Nov`. */
export const printMonth = (month: string, words = dates): string =>
  inLagos(`${month}-15T12:00:00Z`, words).short;

/** `21 November 2026`. */
export function printLongDate(at: string, words = dates): string {
  const { day, month, year } = inLagos(at, words);
  return `${day} ${month} ${year}`;
}

/** `21 Nov, 14:05`. */
export function printDateTime(at: string, words = dates): string {
  const { day, short, time } = inLagos(at, words);
  return `${day} ${short}, ${time}`;
}

/** `21 Nov 2026, 14:05`. */
export const printMoment = (at: string, words = dates): string =>
  `${printDate(at, words)}, ${inLagos(at).time}`;

/** `14:05`. */
export const printTime = (at: string): string => inLagos(at).time;

/** The day in Lagos that a moment is in, counted from 1970. */
const dayOf = (at: number): number => Math.floor((at + LAGOS) / (24 * 60 * MINUTE));

/** `Today`, `Yesterday`, or `Saturday, 21 November`. */
export function printDay(at: string, said: { today: string; yesterday: string }, words = dates): string {
  const ago = dayOf(Date.now()) - dayOf(Date.parse(at));
  if (ago === 0) return said.today;
  if (ago === 1) return said.yesterday;
  const { weekday, day, month } = inLagos(at, words);
  return `${weekday}, ${day} ${month}`;
}

const steps = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 14],
] as const;

/** `5 minutes ago`, `in 3 hours`, `yesterday`; the date itself where it is more than two weeks away. */
export function printAway(at: string): string {
  const away = Date.parse(at) - Date.now();
  if (Math.abs(away) < MINUTE) return 'just now';
  for (const [unit, size, most] of steps) {
    if (Math.abs(away) >= size * most) continue;
    const count = Math.trunc(Math.abs(away) / size);
    if (unit === 'day' && count === 1) return away < 0 ? 'yesterday' : 'tomorrow';
    const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
    return away < 0 ? `${length} ago` : `in ${length}`;
  }
  return printDate(at);
}

/** `1:05` for 65 seconds. */
export const printSeconds = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
