import type { Db, Trx } from '@karo/db/client';
import { type Bank, Fault, type PushAddress, secretHash } from '../kernel/index.ts';

/** Browsers' push services: a subscription that names another host would have the bank call whatever it likes. */
const pushHosts = ['googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return pushHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Who asks to be told in a browser: it is told until that session ends. */
type Listener = { customerId: string; sessionId: bigint; browser: string | undefined };

const hashOf = (browser: string | undefined): Buffer | null =>
  browser === undefined ? null : secretHash(browser);

/** Subscribes a browser. Throws Fault `bad_request` for an address that is no push service's. */
export async function subscribePush(bank: Bank, who: Listener, address: PushAddress): Promise<void> {
  if (!isPushService(address.endpoint)) throw new Fault('bad_request', { field: 'endpoint' });
  const { customerId, sessionId, browser } = who;
  const { p256dh, auth } = address;
  const row = { customerId, sessionId, browserHash: hashOf(browser), p256dh, auth };
  await bank.db
    .insertInto('pushSubscription')
    .values({ endpoint: address.endpoint, createdAt: bank.clock.now(), ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
}

/** Whether the browser of this session is told. */
export async function isPushed(db: Db, sessionId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('pushSubscription')
    .select('endpoint')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody signs in at a browser: what it is pushed goes on for the same customer in whose session it had not ended, and ends for every other. */
export async function takePush(trx: Trx, who: Listener & { browser: string }): Promise<void> {
  const { customerId, sessionId, browser } = who;
  const browserHash = secretHash(browser);
  await trx
    .deleteFrom('pushSubscription')
    .where('browserHash', '=', browserHash)
    .where((where) =>
      where.or([
        where('customerId', '<>', customerId),
        where.exists(
          where
            .selectFrom('browserSession')
            .select('id')
            .whereRef('browserSession.id', '=', 'pushSubscription.sessionId')
            .where('endedAt', 'is not', null),
        ),
      ]),
    )
    .execute();
  await trx
    .updateTable('pushSubscription')
    .set({ sessionId })
    .where('browserHash', '=', browserHash)
    .execute();
}

/** Forgets the browsers whose session has ended; for the rounds. */
export async function purgePush(bank: Pick<Bank, 'db'>): Promise<void> {
  await bank.db
    .deleteFrom('pushSubscription')
    .using('browserSession')
    .whereRef('browserSession.id', '=', 'pushSubscription.sessionId')
    .where('endedAt', 'is not', null)
    .execute();
}

/** Ends a browser's subscription. */
export async function endPush(db: Db, customerId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscription')
    .where('endpoint', '=', endpoint)
    .where('customerId', '=', customerId)
    .execute();
}
