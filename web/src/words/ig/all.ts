import { dateNames } from '@karo/core/contract/date-names';
import type { Translation } from '../words.ts';
import { activity } from './activity.ts';
import { analytics } from './analytics.ts';
import { brand } from './brand.ts';
import { chat } from './chat.ts';
import { demo } from './demo.ts';
import { developers } from './developers.ts';
import { directory } from './directory.ts';
import { education } from './education.ts';
import { help } from './help.ts';
import { investing } from './investing.ts';
import { landing } from './landing.ts';
import { loans } from './loans.ts';
import { notices } from './notices.ts';
import { onboarding } from './onboarding.ts';
import { payIn } from './pay-in.ts';
import { proof } from './proof.ts';
import { remittance } from './remittance.ts';
import { resetPin } from './reset-pin.ts';
import { savings } from './savings.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { standing } from './standing.ts';
import { status } from './status.ts';
import { toasts } from './toasts.ts';
import { ussd } from './ussd.ts';
import { voice } from './voice.ts';

export const words: Translation = {
  notices,
  settings,
  activity,
  standing,
  status,
  directory,
  brand,
  analytics,
  investing,
  loans,
  savings,
  developers,
  payIn,
  remittance,
  ussd,
  voice,
  dates: dateNames.ig,
  shell,
  proof,
  resetPin,
  toasts,
  education,
  help,
  chat,
  demo,
  onboarding,
  landing,
};
