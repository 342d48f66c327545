import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, longLimits, takeTime, transact } from './client.ts';

/**
 * The tables of messages by month, as partitions. Done by the owner while the bank runs, once every process is of a release that writes them without naming an index to `on conflict`:
 * no row is moved, and the tables are locked for as long as it takes to change the catalogue.
 */

type Shape = {
  /** When a row was written; it never changes. */
  at: string;
  /** The columns of `<table>_key` in their order, as the table has them; and when a row has a key. */
  key: string;
  keyed: string;
  /** What a row is found by, which a unique index of the unpartitioned table was for. */
  found: string;
  /** A row that somebody still works on. */
  open: string;
};

const shapes = {
  inbox: {
    at: 'received_at',
    key: 'conversation_id, provider_id, id, received_at',
    keyed: 'true',
    found: 'conversation_id, provider_id',
    open: 'answered_at is null',
  },
  outbox: {
    at: 'created_at',
    key: 'dedupe, created_at',
    keyed: 'dedupe is not null',
    found: 'dedupe',
    open: 'sent_at is null and failed_at is null',
  },
} satisfies Record<string, Shape>;
export type Monthly = keyof typeof shapes;
export const monthly = Object.keys(shapes) as Monthly[];

/** Each partition costs every statement that does not name the month a look into it. */
const MONTHS_AHEAD = 3;
/**
 * Each table is waited for no longer than this: whoever comes after the one who waits, waits too. PostgreSQL looks for a ring after a second: whoever is in one with us is let go before
 * that, and no turn is undone for our sake.
 */
const LOCK_MS = 200;
const TRIES = 30;
const AGAIN_MS = 500;
/** All at once and in the order in which a turn writes them: what is attached or taken out takes the tables that its foreign keys lead to as well. */
const LOCKED = 'lock table conversation, media, inbox, outbox in access exclusive mode';
const KEYS_AT_ONCE = 10_000;

/** `2027-01`, some months after the month of an instant, in UTC. */
const monthAfter = (at: Date, months: number): string =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months)).toISOString().slice(0, 7);
const startOf = (month: string): string => `${month}-01T00:00:00Z`;
const nameOf = (table: Monthly, month: string): string => `${table}_${month.replace('-', '_')}`;

async function rows<Row>(db: Db, text: string): Promise<Row[]> {
  return (await sql.raw<Row>(text).execute(db)).rows;
}

/** Whether the table is partitioned already. */
export async function isMonthly(db: Db, table: Monthly): Promise<boolean> {
  const [found] = await rows<{ kind: string }>(
    db,
    `select relkind::text as kind from pg_class where oid = 'public.${table}'::regclass`,
  );
  return found?.kind === 'p';
}

const trigger = (table: Monthly): string =>
  `create or replace trigger ${table}_once before insert on ${table} for each row execute function ${table}_once()`;

/** Keys of rows that are written from now on come by a trigger, those of before in batches; a key that both bring is there once. */
async function fillKeys(db: Db, table: Monthly): Promise<void> {
  const { key, keyed } = shapes[table];
  await rows(db, trigger(table));
  let after = '0';
  for (;;) {
    const [found] = await rows<{ last: string | null }>(
      db,
      `with batch as (select * from ${table} where id > ${after} order by id limit ${KEYS_AT_ONCE}),
        kept as (insert into ${table}_key select ${key} from batch where ${keyed} on conflict do nothing)
      select max(id)::text as last from batch`,
    );
    if (!found?.last) return;
    after = found.last;
  }
}

/** What can be made ready without holding anybody up: the indexes that a partition needs, and the proof that all rows are of before `until`. */
async function prepareRows(db: Db, table: Monthly, until: string): Promise<void> {
  const { at, found } = shapes[table];
  await rows(db, `drop index concurrently if exists ${table}_id_at`);
  await rows(db, `drop index concurrently if exists ${table}_found`);
  await rows(db, `create index concurrently ${table}_found on ${table} (${found})`);
  await rows(db, `create unique index concurrently ${table}_id_at on ${table} (id, ${at})`);
  await rows(db, `alter table ${table} drop constraint if exists ${table}_before`);
  await rows(
    db,
    `alter table ${table} add constraint ${table}_before check (${at} < '${startOf(until)}') not valid`,
  );
  await rows(db, `alter table ${table} validate constraint ${table}_before`);
}

type Definition = { text: string | null };

const LOCK_NOT_AVAILABLE = '55P03';

/** Does what needs a lock of a whole table, again after a moment where it is not had in time: those who waited behind it have their turn meanwhile. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= TRIES || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/** What makes the partitions of the months that come, where they are not there yet. */
function monthsAhead(table: Monthly, now: Date, settings: string | null | undefined): string[] {
  return Array.from({ length: MONTHS_AHEAD }, (_, at) => {
    const [from, to] = [monthAfter(now, at + 1), monthAfter(now, at + 2)];
    const bounds = `for values from ('${startOf(from)}') to ('${startOf(to)}')`;
    const as = settings ? ` with (${settings})` : '';
    return `create table if not exists ${nameOf(table, from)} partition of ${table} ${bounds}${as}`;
  });
}

/** The table becomes the first partition of one with its name, and its indexes, keys to other tables and settings become that one's. */
async function swap(db: Db, table: Monthly, now: Date): Promise<void> {
  const { at } = shapes[table];
  const until = monthAfter(now, 1);
  const before = `${table}_before`;
  await transact(db, async (trx) => {
    await takeTime(trx, longLimits.statementMs);
    const run = async <Row = unknown>(text: string) => (await sql.raw<Row>(text).execute(trx)).rows;
    await run(`set local lock_timeout = ${LOCK_MS}`);
    await run(LOCKED);
    // Nobody refers to a row of a partitioned table without its month.
    if (table === 'inbox') await run('alter table outbox drop constraint if exists outbox_inbox_id_fkey');
    const indexes = await run<Definition>(
      `select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = 'public.${table}'::regclass
        and (not indisunique or indexrelid = 'public.${table}_id_at'::regclass)`,
    );
    const keys = await run<Definition>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'public.${table}'::regclass and contype = 'f'`,
    );
    const [settings] = await run<Definition>(
      `select array_to_string(reloptions, ', ') as text from pg_class where oid = 'public.${table}'::regclass`,
    );
    const [last] = await run<Definition>(`select coalesce(max(id), 0)::text as text from ${table}`);
    await run(`drop trigger ${table}_once on ${table}`);
    await run(`alter table ${table} rename to ${before}`);
    await run(`create sequence ${table}_number start ${BigInt(last?.text ?? '0') + 1n}`);
    await run(`grant usage on sequence ${table}_number to karo_application`);
    await run(`alter table ${before} alter id drop identity if exists`);
    await run(
      `create table ${table} (like ${before} including defaults including constraints) partition by range (${at})`,
    );
    await run(`alter table ${table} drop constraint ${before}`);
    await run(`alter table ${table} alter id set default nextval('${table}_number')`);
    await run(`alter sequence ${table}_number owned by ${table}.id`);
    for (const { text } of keys) await run(`alter table ${table} add ${text}`);
    for (const { text } of indexes)
      await run((text ?? '').replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON public\.\w+/, `$1 on ${table}`));
    await run(trigger(table));
    await run(
      `alter table ${table} attach partition ${before} for values from (minvalue) to ('${startOf(until)}')`,
    );
    await run(`alter table ${before} drop constraint ${before}`);
    // What a month was not made for is taken all the same.
    await run(`create table ${table}_later partition of ${table} default`);
    for (const text of monthsAhead(table, now, settings?.text)) await run(text);
  });
}

/**
 * Partitions a table by month: all that is there is the first partition, the next three months follow it. By the owner's connection, outside of a transaction; safe to begin again where
 * it was broken off. Throws a database's error where the lock is not had in time: nothing is changed then.
 */
export async function partitionByMonth(db: Db, table: Monthly, now: Date): Promise<void> {
  if (await isMonthly(db, table)) return;
  await fillKeys(db, table);
  await prepareRows(db, table, monthAfter(now, 1));
  await patiently(() => swap(db, table, now));
}

type Partition = { name: string; until: Date | null };

/** The partitions whose rows are all of before an instant, oldest first. */
async function partitionsBefore(db: Db, table: Monthly, before: Date): Promise<string[]> {
  const all = await rows<Partition>(
    db,
    `select c.relname as name,
      (regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''([^'']+)''\\)'))[1]::timestamptz as until
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'public.${table}'::regclass`,
  );
  return all
    .flatMap(({ name, until }) => (until && until <= before ? [{ name, until }] : []))
    .toSorted((one, other) => one.until.getTime() - other.until.getTime())
    .map(({ name }) => name);
}

/**
 * Takes the months that ended before an instant out of a partitioned table, and makes those that come next. A month in which something is still open stays. What was taken
 * out is a table of its own, which is archived and dropped by whoever runs the database; its keys stay, so that a duplicate is still found. Answers the names.
 */
export async function tendMonths(
  db: Db,
  table: Monthly,
  options: { now: Date; before: Date },
): Promise<string[]> {
  const { now, before } = options;
  const [settings] = await rows<Definition>(
    db,
    `select array_to_string(c.reloptions, ', ') as text from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.${table}'::regclass and c.reloptions is not null limit 1`,
  );
  for (const text of monthsAhead(table, now, settings?.text)) await rows(db, text);
  const detached: string[] = [];
  for (const name of await partitionsBefore(db, table, before)) {
    const [found] = await rows<{ open: boolean }>(
      db,
      `select exists (select from ${name} where ${shapes[table].open}) as open`,
    );
    if (found?.open) continue;
    await patiently(() =>
      transact(db, async (trx) => {
        await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(trx);
        await sql.raw(LOCKED).execute(trx);
        await sql.raw(`alter table ${table} detach partition ${name}`).execute(trx);
      }),
    );
    detached.push(name);
  }
  return detached;
}
