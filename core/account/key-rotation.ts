import { type Db, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../audit/index.ts';
import {
  type Bank,
  headOf,
  type KeyRing,
  RING_REFRESH_MS,
  type SealPurpose,
  wrapNewKey,
} from '../kernel/index.ts';

/** What is sealed, and how it is written: as bytes, or as text after a prefix. A test looks through every column of the schema for one that is missing here. */
type SealedColumn = { table: string; column: string; purpose: SealPurpose; prefix?: string };

const columns: readonly SealedColumn[] = [
  { table: 'customer', column: 'bvn_sealed', purpose: 'seal' },
  { table: 'customer', column: 'nin_sealed', purpose: 'seal' },
  { table: 'customer', column: 'address_sealed', purpose: 'seal' },
  { table: 'customer_pin', column: 'hash', purpose: 'pin-hash', prefix: 'ring:' },
  { table: 'kyc_application', column: 'sealed', purpose: 'seal' },
  { table: 'closed_customer', column: 'sealed', purpose: 'seal' },
  { table: 'bvn_consent', column: 'session', purpose: 'seal' },
  { table: 'bvn_consent', column: 'record', purpose: 'seal' },
  { table: 'one_time_code', column: 'letter', purpose: 'seal' },
  { table: 'group_round', column: 'secret_sealed', purpose: 'seal' },
  { table: 'webhook', column: 'secret', purpose: 'seal' },
];

/** Processes read the ring every ten seconds: after three times that all of them know a new key. */
export const KEY_GRACE_MS = 3 * RING_REFRESH_MS;
/** Whatever was sealed with the old key just before it was retired is written by then. */
const ERASED_AFTER_MS = 10 * 60_000;
const AT_ONCE = 500;

/** A bank as its owner: the application may read the ring and not write it. */
type Keeper = Pick<Bank, 'db' | 'config' | 'clock' | 'keys'>;

/** The key that everything is to be sealed with: the newest one where an earlier rotation was not finished, otherwise a new one, used `graceMs` from now. */
export async function addKey(bank: Keeper, graceMs = KEY_GRACE_MS): Promise<{ id: number; added: boolean }> {
  return transact(bank.db, async (trx) => {
    await sql`lock table sealing_key in share row exclusive mode`.execute(trx);
    await sql`insert into sealing_key (id, used_from) values (0, now()) on conflict do nothing`.execute(trx);
    const { rows } = await sql<{ newest: number; open: number }>`
      select max(id) as newest, count(*) filter (where retired_at is null)::int as open from sealing_key`.execute(
      trx,
    );
    const { newest = 0, open = 1 } = rows[0] ?? {};
    if (open > 1) return { id: newest, added: false };
    const id = newest + 1;
    const wrapped = wrapNewKey(bank.config.secret, id);
    await sql`insert into sealing_key (id, wrapped, used_from)
      values (${id}, ${wrapped}, clock_timestamp() + make_interval(secs => ${graceMs / 1_000}))`.execute(trx);
    await note(trx, bank, { added: id });
    return { id, added: true };
  });
}

const note = (trx: Parameters<typeof record>[0], bank: Keeper, facts: Record<string, string | number>) =>
  record(trx, bank, {
    actor: { kind: 'system', id: 'keys' },
    action: 'keys_rotated',
    origin: { channel: 'house' },
    facts,
  });

const bytesOf = ({ column, prefix }: SealedColumn, from = 1, bytes?: number) => {
  const start = prefix === undefined ? from : prefix.length + 1 + 2 * (from - 1);
  const count = bytes === undefined ? sql`` : sql`for ${sql.lit(prefix === undefined ? bytes : 2 * bytes)}`;
  return sql`substring(${sql.ref(column)} from ${sql.lit(start)} ${count})`;
};

/** Whether a row is sealed, and not with the key of this head. */
function isOlder(of: SealedColumn, head: Buffer) {
  const sealed = of.prefix === undefined ? sql`true` : sql`${sql.ref(of.column)} like ${`${of.prefix}%`}`;
  const value = of.prefix === undefined ? head : head.toString('hex');
  return sql`${sql.ref(of.column)} is not null and ${sealed} and ${bytesOf(of, 1, head.length)} <> ${value}`;
}

type Found = { place: string; value: Buffer | string };

function sealedAgain(
  keys: KeyRing,
  { purpose, prefix }: SealedColumn,
  value: Buffer | string,
): Buffer | string {
  if (typeof value !== 'string') return keys.seal(keys.unseal(value, purpose), purpose);
  const start = (prefix ?? '').length;
  const text = keys.unseal(Buffer.from(value.slice(start), 'hex'), purpose);
  return value.slice(0, start) + keys.seal(text, purpose).toString('hex');
}

/** Goes through a table once, in the order in which it lies; a row that somebody wrote meanwhile is left to the next time. Answers how many were sealed again. */
async function resealColumn(bank: Keeper, of: SealedColumn, say: (done: number) => void): Promise<number> {
  const head = headOf(bank.keys.current());
  const [table, column] = [sql.table(of.table), sql.ref(of.column)];
  let [after, done] = ['(0,0)', 0];
  for (;;) {
    const found = await transact(bank.db, async (trx) => {
      const { rows } = await sql<Found>`select ctid::text as place, ${column} as value from ${table}
        where ctid > ${after}::tid and ${isOlder(of, head)} order by ctid limit ${AT_ONCE} for update`.execute(
        trx,
      );
      for (const { place, value } of rows)
        await sql`update ${table} set ${column} = ${sealedAgain(bank.keys, of, value)} where ctid = ${place}::tid`.execute(
          trx,
        );
      return rows;
    });
    done += found.length;
    if (found.length > 0) say(done);
    if (found.length < AT_ONCE) return done;
    after = found.at(-1)?.place ?? after;
  }
}

/** How many values are sealed with another key than the current one. */
async function olderOnes(bank: Keeper): Promise<number> {
  const head = headOf(bank.keys.current());
  let all = 0;
  for (const of of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(of.table)} where ${isOlder(of, head)}`.execute(bank.db);
    all += rows[0]?.n ?? 0;
  }
  return all;
}

/** Seals with the current key all that another one sealed, until nothing is left; safe while the bank runs, and to begin again. Answers how many values that were. */
export async function resealAll(bank: Keeper, say: (line: string) => void): Promise<number> {
  let all = 0;
  do {
    for (const of of columns)
      all += await resealColumn(bank, of, (done) => say(`${of.table}.${of.column}: ${done}`));
  } while ((await olderOnes(bank)) > 0);
  return all;
}

/** Retires every key but the current one: nothing is sealed with them any more. Throws Error where something still is. Answers their ids. */
export async function retireKeys(bank: Keeper): Promise<number[]> {
  const left = await olderOnes(bank);
  if (left > 0) throw new Error(`${left} values are still sealed with an older key`);
  return transact(bank.db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update sealing_key set retired_at = clock_timestamp()
      where retired_at is null and id < ${bank.keys.current()} returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await note(trx, bank, { retired: ids.join(' ') });
    return ids;
  });
}

/**
 * Erases keys that were retired ten minutes ago: what is left of them is in older backups. What a slow process sealed with them since is sealed again first. Answers their ids.
 */
export async function eraseKeys(bank: Keeper, afterMs = ERASED_AFTER_MS): Promise<number[]> {
  await resealAll(bank, () => {});
  return transact(bank.db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update sealing_key set wrapped = null, erased_at = clock_timestamp()
      where erased_at is null and retired_at <= clock_timestamp() - make_interval(secs => ${afterMs / 1_000})
      returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await note(trx, bank, { erased: ids.join(' ') });
    return ids;
  });
}

/** The ring as an operator sees it, without the keys. */
export async function listKeys(
  db: Db,
): Promise<{ id: number; usedFrom: Date; retiredAt: Date | null; erasedAt: Date | null }[]> {
  return db
    .selectFrom('sealingKey')
    .select(['id', 'usedFrom', 'retiredAt', 'erasedAt'])
    .orderBy('id')
    .execute();
}
