import { printMoment } from '../../ui/dates.ts';
import { useDateWords } from '../../words/dates.ts';

/** After so long without an answer of the other bank a transfer is on the list of those that people look into. */
const DOUBT_MS = 24 * 3_600_000;

/** Until when it is known at the latest what became of a transfer of this instant, or people look into it. */
export const useLookedInto = (date: string): string =>
  printMoment(new Date(Date.parse(date) + DOUBT_MS).toISOString(), useDateWords());
