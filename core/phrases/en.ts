import { faults } from './en/faults.ts';
import { messages } from './en/messages.ts';
import { money } from './en/money.ts';

export const en = { faults, messages, money };
