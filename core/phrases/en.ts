import { faults } from './en/faults.ts';
import { money } from './en/money.ts';

export const en = { faults, money };
