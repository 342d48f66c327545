/** West Africa Time, the bank's own: UTC+1 all year. */
const WAT = 'Africa/Lagos';

const time = new Intl.DateTimeFormat('en-NG', {
  timeZone: WAT,
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat('en-NG', {
  timeZone: WAT,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `14:05`, in WAT. */
export const printTime = (at: Date): string => time.format(at);

/** `21 Nov 2026`, in WAT. */
export const printDay = (at: Date): string => day.format(at);
