import { dates } from './en/dates.ts';
import { useWords } from './words.ts';

/** The names of months and days in the language chosen, for a page that speaks it. */
export const useDateWords = () => useWords('dates', dates);
