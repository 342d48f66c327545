import { once } from './once.ts';

/** The bank's days begin in Lagos, wherever the browser is. */
const timeZone = 'Africa/Lagos';
const date = once(
  () => new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
);
const both = once(
  () =>
    new Intl.DateTimeFormat('en-NG', {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false },
      timeZone,
    }),
);
const words = once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

/** `21 Nov 2026`. */
export const printDate = (at: string): string => date().format(new Date(at));

/** `21 Nov, 14:05`. */
export const printDateTime = (at: string): string => both().format(new Date(at));

const MINUTE = 60_000;
const steps = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 14],
] as const;

/** `5 minutes ago`, `in 3 hours`; the date itself where it is more than two weeks away. */
export function printAway(at: string): string {
  const away = Date.parse(at) - Date.now();
  if (Math.abs(away) < MINUTE) return 'just now';
  for (const [unit, size, most] of steps)
    if (Math.abs(away) < size * most) return words().format(Math.trunc(away / size), unit);
  return printDate(at);
}
