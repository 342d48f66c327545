import { printDayIn } from '../print.ts';

/** `21 Nov 2026`, in WAT. */
export const printDay = printDayIn('ig');
