import type { en } from './en.ts';
import { analytics } from './pcm/analytics.ts';
import { bills } from './pcm/bills.ts';
import { cards } from './pcm/cards.ts';
import { chat } from './pcm/chat.ts';
import { dangers } from './pcm/dangers.ts';
import { developer } from './pcm/developer.ts';
import { education } from './pcm/education.ts';
import { faults } from './pcm/faults.ts';
import { goals } from './pcm/goals.ts';
import { groups } from './pcm/groups.ts';
import { investing } from './pcm/investing.ts';
import { inward } from './pcm/inward.ts';
import { knowledge } from './pcm/knowledge.ts';
import { lessons } from './pcm/lessons.ts';
import { loans } from './pcm/loans.ts';
import { messages } from './pcm/messages.ts';
import { money } from './pcm/money.ts';
import { names } from './pcm/names.ts';
import { notifications } from './pcm/notifications.ts';
import { plans } from './pcm/plans.ts';
import { receipts } from './pcm/receipts.ts';
import { remittance } from './pcm/remittance.ts';
import { risk } from './pcm/risk.ts';
import { security } from './pcm/security.ts';
import { site } from './pcm/site.ts';
import { support } from './pcm/support.ts';
import { ussd } from './pcm/ussd.ts';

export const pcm: typeof en = {
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
