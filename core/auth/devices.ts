import { randomBytes } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { type Origin, record } from '../audit/index.ts';
import { type Bank, deviceWords, Fault, secretHash } from '../kernel/index.ts';
import { notifyCustomer } from '../messaging/index.ts';
import { endSessions } from './sessions.ts';

/** A browser that a customer has signed in on. One browser may know several customers: each has a device of their own there. */
export type Device = {
  id: bigint;
  name: string;
  ip?: string;
  signedIn: boolean;
  createdAt: Date;
  seenAt: Date;
};

/** The secret of a browser's cookie, under which it is known again. */
export const newBrowser = (): string => randomBytes(32).toString('base64url');

const hashOf = (browser: string, customerId: string): Buffer => secretHash(`${browser}|${customerId}`);

/** The customer's device that this browser is. */
export async function findDevice(
  db: Db | Trx,
  customerId: string,
  browser: string | undefined,
): Promise<bigint | undefined> {
  if (!browser) return undefined;
  const row = await db
    .selectFrom('device')
    .select('id')
    .where('secretHash', '=', hashOf(browser, customerId))
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Writes down that the customer is at this browser; one that was removed is known again. */
export async function keepDevice(
  trx: Trx,
  seen: { customerId: string; browser: string; name: string; ip: string | undefined; at: Date },
): Promise<bigint> {
  const { customerId, browser, at } = seen;
  const last = { name: seen.name.slice(0, 200), ip: seen.ip ?? null, seenAt: at, removedAt: null };
  const { id } = await trx
    .insertInto('device')
    .values({ customerId, secretHash: hashOf(browser, customerId), createdAt: at, ...last })
    .onConflict((conflict) => conflict.column('secretHash').doUpdateSet(last))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The browsers on which the customer is known, newest first. */
export async function listDevices(db: Db, clock: Bank['clock'], customerId: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('device')
    .select((select) => [
      'id',
      'name',
      'ip',
      'createdAt',
      'seenAt',
      select
        .exists(
          select
            .selectFrom('browserSession')
            .select('browserSession.id')
            .whereRef('browserSession.deviceId', '=', 'device.id')
            .where('endedAt', 'is', null)
            .where('expiresAt', '>', clock.now()),
        )
        .as('signedIn'),
    ])
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .orderBy('seenAt', 'desc')
    .execute();
  return rows.map(({ ip, signedIn, ...row }) => ({
    ...row,
    signedIn: Boolean(signedIn),
    ...(ip !== null && { ip }),
  }));
}

/** Forgets a browser, signs it out and tells the customer. Throws Fault `not_found`. */
export async function removeDevice(
  bank: Bank,
  gone: { customerId: string; id: bigint; origin: Origin },
): Promise<void> {
  const { customerId, id, origin } = gone;
  await transact(bank.db, async (trx) => {
    const row = await trx
      .updateTable('device')
      .set({ removedAt: bank.clock.now() })
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('removedAt', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw new Fault('not_found');
    await endSessions(trx, bank.clock, customerId, { deviceId: id });
    await record(trx, bank, {
      actor: { kind: 'customer', id: customerId },
      action: 'device_removed',
      origin,
      customerId,
      subject: { kind: 'device', id: String(id) },
    });
    const at = bank.clock.now();
    const device = deviceWords(row.name);
    return notifyCustomer(
      trx,
      { customerId },
      {
        at,
        dedupe: `device:${id}:removed:${at.getTime()}`,
        words: ({ security }) => ({ text: security.deviceRemoved({ device }) }),
      },
    );
  });
}
