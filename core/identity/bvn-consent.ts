import { randomUUID } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import { type Selectable, sql } from 'kysely';
import { type Bank, type BvnRecord, type ConsentWay, Fault, keyedHash } from '../kernel/index.ts';

const LIFE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
/** Every call is billed, so that nobody makes many of them: sessions a day for a phone and for a BVN, codes sent in a session, and codes tried in it. */
const BEGUN_MOST = 3;
const SENT_MOST = 3;
const TRIED_MOST = 5;

/** Who asks: the phone is proved, and is the one that the account is opened with. */
export type Asking = { phone: string; bvn: string };
/** How far it is: a way is to be chosen, the code is on its way, or the record is there for half an hour. */
export type ConsentState = { state: 'choose' | 'sent'; ways: ConsentWay[] } | { state: 'done' };

type Row = Selectable<DB['bvnConsent']>;
type Session = { session: string; ways: ConsentWay[] };

const hashesOf = ({ config }: Bank, { phone, bvn }: Asking) => ({
  phone: keyedHash(config.secret, 'bvn consent', phone),
  bvn: keyedHash(config.secret, 'bvn', bvn),
});

const find = (bank: Bank, hashes: { phone: Buffer; bvn: Buffer }): Promise<Row | undefined> =>
  bank.db
    .selectFrom('bvnConsent')
    .selectAll()
    .where('phone', '=', hashes.phone)
    .where('bvn', '=', hashes.bvn)
    .where('expiresAt', '>', bank.clock.now())
    .where((where) => where.or([where('session', 'is not', null), where('record', 'is not', null)]))
    .orderBy('begunAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Counts a session before it is asked for, so that one whose answer is lost counts as well. Throws Fault `too_many_requests`. */
async function count(trx: Trx, bank: Bank, hashes: { phone: Buffer; bvn: Buffer }): Promise<string> {
  const now = bank.clock.now();
  // One lock for all: two of one phone and of one BVN would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('bvn-consent', 0))`.execute(trx);
  const since = new Date(now.getTime() - DAY_MS);
  for (const column of ['phone', 'bvn'] as const) {
    const { begun } = await trx
      .selectFrom('bvnConsent')
      .select((select) => select.fn.countAll<bigint>().as('begun'))
      .where(column, '=', hashes[column])
      .where('begunAt', '>', since)
      .executeTakeFirstOrThrow();
    if (BigInt(begun) >= BigInt(BEGUN_MOST)) throw new Fault('too_many_requests', {});
  }
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await trx
    .insertInto('bvnConsent')
    .values({ id, ...hashes, begunAt: now, expiresAt })
    .execute();
  return id;
}

async function begin(bank: Bank, asking: Asking): Promise<ConsentState> {
  const { consent } = bank.bvn;
  if (!consent) return { state: 'done' };
  const id = await transact(bank.db, (trx) => count(trx, bank, hashesOf(bank, asking)));
  const opened = await consent.begin(asking.bvn);
  if (!opened) throw new Fault('bvn_invalid');
  const session = bank.keys.seal(JSON.stringify(opened));
  await bank.db.updateTable('bvnConsent').set({ session }).where('id', '=', id).execute();
  return { state: 'choose', ways: opened.ways };
}

/** Counts one more call of a session; false where it has had as many as it may. */
async function spend(bank: Bank, id: string, column: 'sent' | 'tried', most: number): Promise<boolean> {
  const { numUpdatedRows } = await bank.db
    .updateTable('bvnConsent')
    .set((set) => ({ [column]: set(column, '+', 1) }))
    .where('id', '=', id)
    .where(column, '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function sendTo(bank: Bank, row: Row, { session, ways }: Session, way: string): Promise<ConsentState> {
  if (!ways.some(({ id }) => id === way)) throw new Fault('bad_request', { field: 'way' });
  if (!(await spend(bank, row.id, 'sent', SENT_MOST))) throw new Fault('too_many_requests', {});
  if (!(await bank.bvn.consent?.send(session, way))) throw new Fault('unavailable', { what: 'bvn' });
  return { state: 'sent', ways };
}

async function read(bank: Bank, row: Row, { session }: Session, code: string): Promise<ConsentState> {
  if (row.sent === 0) throw new Fault('code_expired');
  if (!(await spend(bank, row.id, 'tried', TRIED_MOST))) throw new Fault('too_many_requests', {});
  const record = await bank.bvn.consent?.read(session, code);
  if (!record) throw new Fault('code_wrong', { triesLeft: Math.max(0, TRIED_MOST - row.tried - 1) });
  const sealed = bank.keys.seal(JSON.stringify(record));
  await bank.db
    .updateTable('bvnConsent')
    .set({ record: sealed, session: null })
    .where('id', '=', row.id)
    .execute();
  return { state: 'done' };
}

/**
 * One step of the consent that the BVN register asks for: begins it, has the code sent by a way, or takes the code. `done` where the register asks for none. Nothing is asked of the
 * register twice where the answer is here. Throws Fault `bvn_invalid`, `code_wrong`, `code_expired`, `bad_request`, `too_many_requests`, and `unavailable` where nobody knows what
 * came of a call: the person may ask again.
 */
export async function askConsent(
  bank: Bank,
  asking: Asking,
  given: { way?: string; code?: string },
): Promise<ConsentState> {
  if (bank.bvn.absent) throw new Fault('unavailable', { what: 'bvn' });
  if (!bank.bvn.consent) return { state: 'done' };
  if (!/^\d{11}$/.test(asking.bvn)) throw new Fault('bvn_invalid');
  const row = await find(bank, hashesOf(bank, asking));
  if (row?.record) return { state: 'done' };
  if (!row?.session) {
    if (given.code !== undefined) throw new Fault('code_expired');
    return begin(bank, asking);
  }
  const session = JSON.parse(bank.keys.unseal(row.session)) as Session;
  if (given.code !== undefined) return read(bank, row, session, given.code);
  if (given.way !== undefined) return sendTo(bank, row, session, given.way);
  return { state: 'choose', ways: session.ways };
}

/** The record of a BVN: by a look-up, or the one that its person gave us the code for from this phone. Throws Fault `bvn_consent_needed`, and those of the register. */
export async function findBvn(
  bank: Bank,
  bvn: string,
  person: { firstName: string; lastName: string; phone: string },
): Promise<BvnRecord | undefined> {
  if (!bank.bvn.consent) return bank.bvn.find(bvn, person);
  const row = await find(bank, hashesOf(bank, { phone: person.phone, bvn }));
  if (!row?.record) throw new Fault('bvn_consent_needed');
  return JSON.parse(bank.keys.unseal(row.record)) as BvnRecord;
}
