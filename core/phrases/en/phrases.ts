import { analytics } from './analytics.ts';
import { asked } from './asked.ts';
import { bills } from './bills.ts';
import { cards } from './cards.ts';
import { chat } from './chat.ts';
import { compliance } from './compliance.ts';
import { dangers } from './dangers.ts';
import { developer } from './developer.ts';
import { directory } from './directory.ts';
import { education } from './education.ts';
import { faults } from './faults.ts';
import { goals } from './goals.ts';
import { groups } from './groups.ts';
import { investing } from './investing.ts';
import { inward } from './inward.ts';
import { knowledge } from './knowledge.ts';
import { lessons } from './lessons.ts';
import { loans } from './loans.ts';
import { messages } from './messages.ts';
import { model } from './model.ts';
import { money } from './money.ts';
import { names } from './names.ts';
import { notifications } from './notifications.ts';
import { plans } from './plans.ts';
import { receipts } from './receipts.ts';
import { remittance } from './remittance.ts';
import { risk } from './risk.ts';
import { scheduled } from './scheduled.ts';
import { security } from './security.ts';
import { site } from './site.ts';
import { support } from './support.ts';
import { turns } from './turns.ts';
import { ussd } from './ussd.ts';

export const en = {
  analytics,
  asked,
  bills,
  cards,
  chat,
  compliance,
  faults,
  education,
  goals,
  groups,
  investing,
  lessons,
  loans,
  messages,
  model,
  money,
  notifications,
  plans,
  receipts,
  remittance,
  inward,
  scheduled,
  security,
  site,
  support,
  turns,
  ussd,
  knowledge,
  dangers,
  developer,
  directory,
  risk,
  names,
};
