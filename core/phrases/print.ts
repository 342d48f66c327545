import { dateNames } from '../contract/index.ts';
import type { Language } from '../kernel/index.ts';

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

const numbered = new Intl.DateTimeFormat('en-GB', {
  timeZone: WAT,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** `14:05`, in WAT. */
export const printTime = (at: Date): string => time.format(at);

/** `21 Nov 2026`, in WAT. */
export const printDay = (at: Date): string => day.format(at);

const inOwnWords =
  (language: keyof typeof dateNames) =>
  (at: Date): string => {
    const [number, month = 1, year] = numbered.format(at).split('/').map(Number);
    return `${number} ${dateNames[language].short[month - 1]} ${year}`;
  };

/** Prints days in WAT with the months of a language: `21 Nuw 2026` in Hausa. Pidgin has those of English. */
export const printDayIn = (language: Language): ((at: Date) => string) =>
  language === 'en' || language === 'pcm' ? printDay : inOwnWords(language);
