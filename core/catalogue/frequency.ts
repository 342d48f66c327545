import { addMonths } from '../kernel/index.ts';

export type Frequency = 'weekly' | 'monthly';

/** When the turn with this number falls due: the one place where it is reckoned. */
export function dueDate(start: Date, frequency: Frequency, number: number): Date {
  return frequency === 'weekly'
    ? new Date(start.getTime() + number * 7 * 86_400_000)
    : addMonths(start, number);
}
