import { printDayIn } from '../print.ts';

/** `21 oṣù Kọkànlá 2026`, in WAT. */
export const printDay = printDayIn('yo');
