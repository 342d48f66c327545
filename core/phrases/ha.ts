import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { chat } from './ha/chat.ts';
import { faults } from './ha/faults.ts';
import { messages } from './ha/messages.ts';
import { money } from './ha/money.ts';
import { security } from './ha/security.ts';

/** Hausa, by hand, not yet read by a native reviewer. */
export const ha: Begun<typeof en> = { chat, faults, messages, money, security };
