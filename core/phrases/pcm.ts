import type { en } from './en.ts';
import { faults } from './pcm/faults.ts';
import { messages } from './pcm/messages.ts';
import { money } from './pcm/money.ts';

export const pcm: typeof en = { faults, messages, money };
