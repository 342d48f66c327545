import type { Schedule } from '../../catalogue/index.ts';
import { daysAfter } from '../../kernel/index.ts';

const steps = { daily: 1, weekly: 7, fortnightly: 14 } as const;
const DAY_MS = 86_400_000;

const numbers = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = numbers(text);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) === text;
}

/** The day of a month so many months later; its last day where it has no such day. */
function inMonth(from: string, months: number, day: number): string {
  const [year, month] = numbers(from);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** How many months after that of `firstOn` the first run of a monthly schedule is: one where its day of that month is before `firstOn`. */
const monthsBefore = (firstOn: string, day: number): number => (inMonth(firstOn, 0, day) < firstOn ? 1 : 0);

/** The day of a run by its number (from 1), never before `firstOn`, whether or not the schedule has ended by then. */
export function dayOfRun({ rhythm, firstOn, monthDay }: Schedule, number: number): string {
  if (rhythm === 'once') return firstOn;
  const index = number - 1;
  if (rhythm !== 'monthly') return daysAfter(firstOn, steps[rhythm] * index);
  const day = monthDay ?? numbers(firstOn)[2];
  return inMonth(firstOn, monthsBefore(firstOn, day) + index, day);
}

/** How many runs a schedule has at most; undefined where only a day, or nothing, ends it. */
const runsMost = ({ rhythm, times }: Schedule): number | undefined => (rhythm === 'once' ? 1 : times);

/** The run with this number and its day, where the schedule still has it. */
export function findRun(schedule: Schedule, number: number): { day: string; number: number } | undefined {
  const most = runsMost(schedule);
  if (number < 1 || (most !== undefined && number > most)) return undefined;
  const day = dayOfRun(schedule, number);
  return schedule.untilOn !== undefined && day > schedule.untilOn ? undefined : { day, number };
}

/** The number of the last run on or before a day; 0 where none is. */
export function numberBy(schedule: Schedule, day: string): number {
  const { rhythm, firstOn, monthDay } = schedule;
  if (day < firstOn) return 0;
  if (rhythm === 'once') return 1;
  if (rhythm === 'monthly') {
    const [[year, month], [fromYear, fromMonth]] = [numbers(day), numbers(firstOn)];
    const months = (year - fromYear) * 12 + month - fromMonth;
    const inThisMonth = months + 1 - monthsBefore(firstOn, monthDay ?? numbers(firstOn)[2]);
    return dayOfRun(schedule, inThisMonth) <= day ? inThisMonth : inThisMonth - 1;
  }
  const days = Math.round((Date.parse(day) - Date.parse(firstOn)) / DAY_MS);
  return Math.floor(days / steps[rhythm]) + 1;
}

/** The first run after a day, where there is one. */
export const runAfter = (schedule: Schedule, day: string): { day: string; number: number } | undefined =>
  findRun(schedule, numberBy(schedule, day) + 1);
