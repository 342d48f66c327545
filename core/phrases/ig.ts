import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { analytics } from './ig/analytics.ts';
import { bills } from './ig/bills.ts';
import { cards } from './ig/cards.ts';
import { chat } from './ig/chat.ts';
import { dangers } from './ig/dangers.ts';
import { developer } from './ig/developer.ts';
import { education } from './ig/education.ts';
import { faults } from './ig/faults.ts';
import { goals } from './ig/goals.ts';
import { groups } from './ig/groups.ts';
import { investing } from './ig/investing.ts';
import { inward } from './ig/inward.ts';
import { knowledge } from './ig/knowledge.ts';
import { lessons } from './ig/lessons.ts';
import { loans } from './ig/loans.ts';
import { messages } from './ig/messages.ts';
import { money } from './ig/money.ts';
import { names } from './ig/names.ts';
import { notifications } from './ig/notifications.ts';
import { plans } from './ig/plans.ts';
import { receipts } from './ig/receipts.ts';
import { remittance } from './ig/remittance.ts';
import { risk } from './ig/risk.ts';
import { security } from './ig/security.ts';
import { site } from './ig/site.ts';
import { support } from './ig/support.ts';
import { ussd } from './ig/ussd.ts';

/** Igbo, by hand, not yet read by a native reviewer. */
export const ig: Begun<typeof en> = {
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
