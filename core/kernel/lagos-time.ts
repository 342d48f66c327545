/** West Africa Time is UTC+1 all year, so its days and months need no time zone data. */
const OFFSET_MS = 3_600_000;
const DAY_MS = 86_400_000;

const shifted = (at: Date): Date => new Date(at.getTime() + OFFSET_MS);
const back = (ms: number): Date => new Date(ms - OFFSET_MS);

/** Midnight in WAT, at or before the instant. */
export const startOfDay = (at: Date): Date => back(Math.floor((at.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS);

/** The day in WAT, as `yyyy-mm-dd`. */
export const dayOf = (at: Date): string => shifted(at).toISOString().slice(0, 10);

/** The midnight in WAT at which a day (`yyyy-mm-dd`) begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+01:00`);

/** The day after, or so many days after. */
export const daysAfter = (day: string, days = 1): string =>
  dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The first midnight of the month in WAT. */
export const startOfMonth = (at: Date): Date => {
  const local = shifted(at);
  return back(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1));
};

/** `yyMMddHHmmss` in WAT, as NIP writes it. */
export const stamp = (at: Date): string => shifted(at).toISOString().replace(/\D/g, '').slice(2, 14);

/** The same hour so many working days later (Monday to Friday; public holidays are not known here, so a clock may end early, never late). */
export function addWorkingDays(at: Date, days: number): Date {
  let left = days;
  let day = at;
  while (left > 0) {
    day = new Date(day.getTime() + DAY_MS);
    const weekday = shifted(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

/** Whole years between a birth date (`yyyy-mm-dd`) and the day in WAT. */
export function ageAt(birthDate: string, at: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const local = shifted(at);
  const before =
    local.getUTCMonth() + 1 < month || (local.getUTCMonth() + 1 === month && local.getUTCDate() < day);
  return local.getUTCFullYear() - year - (before ? 1 : 0);
}

/** The same day and hour of the month so many months later; the month's last day where it has no such day. */
export function addMonths(at: Date, months: number): Date {
  const local = shifted(at);
  const day = local.getUTCDate();
  const moved = new Date(local);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return back(moved.getTime());
}
