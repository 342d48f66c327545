import type { Db } from '@karo/db/client';
import type { Clock, Codes } from '../ports.ts';

/** SMS and mail that are written down instead of sent. */
export function sandboxCodes({ db, clock }: { db: Db; clock: Clock }): Codes {
  const write = async (kind: 'sms' | 'mail', address: string, body: string, subject?: string) => {
    await db
      .insertInto('sandboxCode')
      .values({ kind, address, subject: subject ?? null, body, sentAt: clock.now() })
      .execute();
  };
  return {
    sms: (phone, text) => write('sms', phone, text),
    mail: (to, subject, text) => write('mail', to, text, subject),
  };
}
