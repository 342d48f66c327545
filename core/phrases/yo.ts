import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { chat } from './yo/chat.ts';
import { faults } from './yo/faults.ts';
import { messages } from './yo/messages.ts';
import { money } from './yo/money.ts';
import { security } from './yo/security.ts';

/** Yoruba, by hand, not yet read by a native reviewer. */
export const yo: Begun<typeof en> = { chat, faults, messages, money, security };
