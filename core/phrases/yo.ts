import type { en } from './en.ts';
import type { Begun } from './fallback.ts';
import { analytics } from './yo/analytics.ts';
import { bills } from './yo/bills.ts';
import { cards } from './yo/cards.ts';
import { chat } from './yo/chat.ts';
import { dangers } from './yo/dangers.ts';
import { developer } from './yo/developer.ts';
import { education } from './yo/education.ts';
import { faults } from './yo/faults.ts';
import { goals } from './yo/goals.ts';
import { groups } from './yo/groups.ts';
import { investing } from './yo/investing.ts';
import { inward } from './yo/inward.ts';
import { knowledge } from './yo/knowledge.ts';
import { lessons } from './yo/lessons.ts';
import { loans } from './yo/loans.ts';
import { messages } from './yo/messages.ts';
import { money } from './yo/money.ts';
import { names } from './yo/names.ts';
import { notifications } from './yo/notifications.ts';
import { plans } from './yo/plans.ts';
import { receipts } from './yo/receipts.ts';
import { remittance } from './yo/remittance.ts';
import { risk } from './yo/risk.ts';
import { security } from './yo/security.ts';
import { site } from './yo/site.ts';
import { support } from './yo/support.ts';
import { ussd } from './yo/ussd.ts';

/** Yoruba, by hand, not yet read by a native reviewer. */
export const yo: Begun<typeof en> = {
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
