import type { Logger } from 'pino';
import type { Codes, Config } from '../kernel/index.ts';
import { absentCodes } from './absent.ts';
import type { Trouble } from './http.ts';
import { smtpMail } from './mail-smtp.ts';
import { africasTalking } from './sms-africastalking.ts';
import { alarmOf } from './trouble.ts';

/** What carries SMS and mail: played in the sandbox; outside it what the environment names, and what it does not name refuses plainly. */
export function openCodes(
  config: Pick<Config, 'sandbox' | 'africasTalking' | 'smtp'>,
  played: () => Codes,
  telling?: { log: Logger; trouble: Trouble },
): Codes {
  if (config.sandbox) return played();
  const told = telling && { alarm: alarmOf('africastalking', telling), trouble: telling.trouble };
  return {
    ...absentCodes,
    ...(config.africasTalking && africasTalking(config.africasTalking, told)),
    ...(config.smtp && smtpMail(config.smtp)),
  };
}
