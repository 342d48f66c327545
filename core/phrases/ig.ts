import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { chat } from './ig/chat.ts';
import { faults } from './ig/faults.ts';
import { messages } from './ig/messages.ts';
import { money } from './ig/money.ts';
import { security } from './ig/security.ts';

/** Igbo, by hand, not yet read by a native reviewer. */
export const ig: Begun<typeof en> = { chat, faults, messages, money, security };
