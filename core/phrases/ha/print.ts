import { printDayIn } from '../print.ts';

/** `21 Nuw 2026`, in WAT. */
export const printDay = printDayIn('ha');
