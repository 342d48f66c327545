import { chat } from './en/chat.ts';
import { faults } from './en/faults.ts';
import { messages } from './en/messages.ts';
import { money } from './en/money.ts';
import { security } from './en/security.ts';
import { site } from './en/site.ts';

export const en = { chat, faults, messages, money, security, site };
