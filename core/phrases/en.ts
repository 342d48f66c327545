import { analytics } from './en/analytics.ts';
import { bills } from './en/bills.ts';
import { cards } from './en/cards.ts';
import { chat } from './en/chat.ts';
import { dangers } from './en/dangers.ts';
import { developer } from './en/developer.ts';
import { education } from './en/education.ts';
import { faults } from './en/faults.ts';
import { goals } from './en/goals.ts';
import { groups } from './en/groups.ts';
import { investing } from './en/investing.ts';
import { inward } from './en/inward.ts';
import { knowledge } from './en/knowledge.ts';
import { lessons } from './en/lessons.ts';
import { loans } from './en/loans.ts';
import { messages } from './en/messages.ts';
import { money } from './en/money.ts';
import { names } from './en/names.ts';
import { notifications } from './en/notifications.ts';
import { plans } from './en/plans.ts';
import { receipts } from './en/receipts.ts';
import { remittance } from './en/remittance.ts';
import { risk } from './en/risk.ts';
import { security } from './en/security.ts';
import { site } from './en/site.ts';
import { support } from './en/support.ts';
import { ussd } from './en/ussd.ts';

export const en = {
  analytics,
  bills,
  cards,
  chat,
  faults,
  education,
  goals,
  groups,
  investing,
  lessons,
  loans,
  messages,
  money,
  notifications,
  plans,
  receipts,
  remittance,
  inward,
  security,
  site,
  support,
  ussd,
  knowledge,
  dangers,
  developer,
  risk,
  names,
};
