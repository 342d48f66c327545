import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { analytics } from './ha/analytics.ts';
import { bills } from './ha/bills.ts';
import { cards } from './ha/cards.ts';
import { chat } from './ha/chat.ts';
import { dangers } from './ha/dangers.ts';
import { developer } from './ha/developer.ts';
import { education } from './ha/education.ts';
import { faults } from './ha/faults.ts';
import { goals } from './ha/goals.ts';
import { groups } from './ha/groups.ts';
import { investing } from './ha/investing.ts';
import { inward } from './ha/inward.ts';
import { knowledge } from './ha/knowledge.ts';
import { lessons } from './ha/lessons.ts';
import { loans } from './ha/loans.ts';
import { messages } from './ha/messages.ts';
import { money } from './ha/money.ts';
import { names } from './ha/names.ts';
import { notifications } from './ha/notifications.ts';
import { plans } from './ha/plans.ts';
import { receipts } from './ha/receipts.ts';
import { remittance } from './ha/remittance.ts';
import { risk } from './ha/risk.ts';
import { security } from './ha/security.ts';
import { site } from './ha/site.ts';
import { support } from './ha/support.ts';
import { ussd } from './ha/ussd.ts';

/** Hausa, by hand, not yet read by a native reviewer. */
export const ha: Begun<typeof en> = {
  bills,
  chat,
  faults,
  groups,
  lessons,
  loans,
  goals,
  cards,
  receipts,
  analytics,
  remittance,
  inward,
  messages,
  money,
  names,
  notifications,
  risk,
  security,
  site,
  knowledge,
  plans,
  investing,
  dangers,
  developer,
  education,
  support,
  ussd,
};
