import type { Db } from '@karo/db/client';
import type { Clock, Codes, Enclosed } from '../kernel/index.ts';

/** SMS and mail that are written down instead of sent. */
export function sandboxCodes({ db, clock }: { db: Db; clock: Clock }): Codes {
  const write = async (
    kind: 'sms' | 'mail',
    address: string,
    body: string,
    { subject, enclosed }: { subject?: string; enclosed?: Enclosed } = {},
  ) => {
    await db
      .insertInto('sandboxCode')
      .values({
        kind,
        address,
        subject: subject ?? null,
        body,
        sentAt: clock.now(),
        enclosed: enclosed?.name ?? null,
      })
      .execute();
  };
  return {
    sms: (phone, text) => write('sms', phone, text),
    mail: (to, subject, text, enclosed) => write('mail', to, text, { subject, enclosed }),
  };
}
