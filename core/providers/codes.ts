import type { Codes, Config } from '../kernel/index.ts';
import { absentCodes } from './absent.ts';
import { smtpMail } from './mail-smtp.ts';
import { africasTalking } from './sms-africastalking.ts';

/** What carries SMS and mail: played in the sandbox; outside it what the environment names, and what it does not name refuses plainly. */
export function openCodes(
  config: Pick<Config, 'sandbox' | 'africasTalking' | 'smtp'>,
  played: () => Codes,
): Codes {
  if (config.sandbox) return played();
  return {
    ...absentCodes,
    ...(config.africasTalking && africasTalking(config.africasTalking)),
    ...(config.smtp && smtpMail(config.smtp)),
  };
}
