import { once } from '../ui/once.ts';

const time = once(
  () => new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit', hour12: false }),
);
const day = once(() => new Intl.DateTimeFormat('en-NG', { weekday: 'long', day: 'numeric', month: 'long' }));

export const printTime = (at: string): string => time().format(new Date(at));

/** `Today`, `Yesterday`, or the day by name. */
export function printDay(at: string): string {
  const then = new Date(at);
  const today = new Date();
  const yesterday = new Date(today.getTime() - 24 * 3600_000);
  if (then.toDateString() === today.toDateString()) return 'Today';
  return then.toDateString() === yesterday.toDateString() ? 'Yesterday' : day().format(then);
}

/** `1:05` for 65 seconds. */
export const printSeconds = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
