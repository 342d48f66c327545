export type { GroupLine } from './en/groups.ts';
export { type Phrases, phrasesIn, saidIn, writtenFor } from './languages.ts';
export { printDayIn, printTime } from './print.ts';
