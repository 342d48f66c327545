import { randomUUID } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import type { DB } from '@karo/db/schema';
import { type Selectable, sql } from 'kysely';
import { type Bank, type BvnRecord, type ConsentWay, Fault, keyedHash } from '../kernel/index.ts';
import { recordTrouble } from '../providers/index.ts';

const LIFE_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
/** Every call is billed, so that nobody makes many of them: sessions a day for whoever asks and for a BVN, codes sent in a session, and codes tried in it. */
const BEGUN_MOST = 3;
const SENT_MOST = 3;
const TRIED_MOST = 5;
/** All sessions of a day, where the account with the register names no other number; operators are told at this part of it. */
const ALL_MOST = 500;
const TOLD_AT = 0.8;

/** `phone` is the one that the account is opened with; `asker` is proved, by a code or by the channel, and is who the sessions are counted against. */
export type Asking = { phone: string; bvn: string; asker: string };
/** How far it is: a way is to be chosen, the code is on its way, or the record is there for half an hour. */
export type ConsentState = { state: 'choose' | 'sent'; ways: ConsentWay[] } | { state: 'done' };

type Row = Selectable<DB['bvnConsent']>;
type Session = { session: string; ways: ConsentWay[] };
type Hashes = { phone: Buffer; bvn: Buffer; asker: Buffer };

const hashesOf = ({ config }: Bank, { phone, bvn, asker }: Asking): Hashes => ({
  phone: keyedHash(config.secret, 'bvn consent', phone),
  asker: keyedHash(config.secret, 'bvn consent', asker),
  bvn: keyedHash(config.secret, 'bvn', bvn),
});

const find = (bank: Bank, hashes: Hashes): Promise<Row | undefined> =>
  bank.db
    .selectFrom('bvnConsent')
    .selectAll()
    .where('phone', '=', hashes.phone)
    .where('bvn', '=', hashes.bvn)
    .where('asker', '=', hashes.asker)
    .where('expiresAt', '>', bank.clock.now())
    .where((where) => where.or([where('session', 'is not', null), where('record', 'is not', null)]))
    .orderBy('begunAt', 'desc')
    .limit(1)
    .executeTakeFirst();

type Begun = { all: number; ofAsker: number; ofBvn: number; ofBoth: number };

/** The sessions that were begun within a day. */
async function countBegun(trx: Trx, bvn: Buffer, asker: Buffer, since: Date): Promise<Begun> {
  const { rows } = await sql<Begun>`
    select count(*)::int as all, count(*) filter (where asker = ${asker})::int as "ofAsker",
      count(*) filter (where bvn = ${bvn})::int as "ofBvn",
      count(*) filter (where asker = ${asker} and bvn = ${bvn})::int as "ofBoth"
    from bvn_consent where begun_at > ${since}`.execute(trx);
  return rows[0] ?? { all: 0, ofAsker: 0, ofBvn: 0, ofBoth: 0 };
}

/** Sessions a day that the bank pays for in all. */
const allMost = ({ config }: Bank): number => config.providers.mono?.sessionsADay ?? ALL_MOST;

function tellOf(bank: Bank, used: number): void {
  const most = allMost(bank);
  if (used === Math.ceil(most * TOLD_AT) || used >= most)
    recordTrouble(bank)('bvn consent', `${used} of ${most} sessions of a day are used`);
}

/**
 * Counts a session before it is asked for, so that one whose answer is lost counts as well. Whoever asks pays for it out of their own, so that nobody uses up another's by naming their
 * number; of a BVN's, each asker may begin one when others have used them up. Throws Fault `too_many_requests`, and `unavailable` where all of the day are used.
 */
async function count(trx: Trx, bank: Bank, hashes: Hashes) {
  const now = bank.clock.now();
  // One lock for all: two of one asker and of one BVN would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('bvn-consent', 0))`.execute(trx);
  const begun = await countBegun(trx, hashes.bvn, hashes.asker, new Date(now.getTime() - DAY_MS));
  const isBvnUsed = begun.ofBvn >= BEGUN_MOST && begun.ofBoth > 0;
  if (begun.ofAsker >= BEGUN_MOST || isBvnUsed) throw new Fault('too_many_requests', {});
  if (begun.all >= allMost(bank)) throw new Fault('unavailable', { what: 'bvn' });
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await trx
    .insertInto('bvnConsent')
    .values({ id, ...hashes, begunAt: now, expiresAt })
    .execute();
  return { id, used: begun.all + 1 };
}

async function begin(bank: Bank, asking: Asking): Promise<ConsentState> {
  const { consent } = bank.bvn;
  if (!consent) return { state: 'done' };
  const { id, used } = await transact(bank.db, (trx) => count(trx, bank, hashesOf(bank, asking)));
  tellOf(bank, used);
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

/** The record of a BVN: by a look-up, or the one that its person gave us the code for as this very asker. Throws Fault `bvn_consent_needed`, and those of the register. */
export async function findBvn(
  bank: Bank,
  bvn: string,
  person: { firstName: string; lastName: string; phone: string; asker: string },
): Promise<BvnRecord | undefined> {
  const { phone, asker } = person;
  if (!bank.bvn.consent) return bank.bvn.find(bvn, person);
  const row = await find(bank, hashesOf(bank, { phone, bvn, asker }));
  if (!row?.record) throw new Fault('bvn_consent_needed');
  return JSON.parse(bank.keys.unseal(row.record)) as BvnRecord;
}
