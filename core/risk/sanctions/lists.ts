import { createHash } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { type Actor, record } from '../../audit/index.ts';
import type { Bank } from '../../kernel/index.ts';
import { type ReadName, readName } from './names.ts';
import { sampleList } from './sample.ts';
import { parseUnList } from './un-list.ts';

/** A list that was loaded, newest first of its source. */
export type LoadedList = { id: bigint; source: string; datedAt: Date; loadedAt: Date; entries: number };

const AT_ONCE = 1_000;

/** No list was ever shortened by more than this at once: what is, is a part of one. */
const LEAST_PART = 0.5;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A list must not be older than the one it replaces, nor a small part of it. A publisher may correct a list under its date: that is another file. */
function checkSuccessor(
  list: { datedAt: Date; entries: readonly unknown[]; known: boolean },
  newest: LoadedList,
): void {
  if (list.known || newest.datedAt > list.datedAt)
    throw new Error(
      `the list of ${dayOf(list.datedAt)} is no newer than the one that is loaded, of ${dayOf(newest.datedAt)}`,
    );
  if (list.entries.length < newest.entries * LEAST_PART)
    throw new Error(
      `the list has ${list.entries.length} entries, less than half of the ${newest.entries} that are loaded`,
    );
}

async function replace(trx: Trx, xml: string, at: Date): Promise<LoadedList | 'known'> {
  const list = parseUnList(xml);
  const digest = createHash('sha256').update(xml).digest();
  await sql`select pg_advisory_xact_lock(hashtext('karo sanctions'))`.execute(trx);
  const [newest] = await listLists(trx, list.source);
  const known = await trx
    .selectFrom('sanctionList')
    .select((select) => select.fn.max('id').as('id'))
    .where('source', '=', list.source)
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (newest && known?.id === newest.id) {
    await trx.updateTable('sanctionList').set({ comparedAt: at }).where('id', '=', newest.id).execute();
    return 'known';
  }
  if (newest) checkSuccessor({ ...list, known: known?.id != null }, newest);
  const { source, datedAt, entries } = list;
  const { id } = await trx
    .insertInto('sanctionList')
    .values({ source, datedAt, digest, loadedAt: at, entries: entries.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await trx
      .insertInto('sanctionEntry')
      .values(entries.slice(from, from + AT_ONCE).map((entry) => ({ ...entry, listId: id })))
      .execute();
  // Of older lists it is kept that they were loaded, and what was found by them.
  await trx
    .deleteFrom('sanctionEntry')
    .where('listId', '<>', id)
    .where('listId', 'in', trx.selectFrom('sanctionList').select('id').where('source', '=', source))
    .execute();
  return { id, source, datedAt, loadedAt: at, entries: entries.length };
}

/**
 * Loads a list in place of the one before, in one transaction; `known` where that very file is loaded, which is then as fresh as if it had just been. Throws Error with one sentence where it cannot be read as a whole, is older, or less than half as long.
 */
export const loadList = (
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  xml: string,
  actor: Actor,
): Promise<LoadedList | 'known'> =>
  transact(bank.db, async (trx) => {
    const loaded = await replace(trx, xml, bank.clock.now());
    if (loaded === 'known') return loaded;
    await record(trx, bank, {
      actor,
      action: 'sanctions_loaded',
      origin: { channel: 'house' },
      subject: { kind: 'sanction_list', id: String(loaded.id) },
      facts: { source: loaded.source, dated: loaded.datedAt.toISOString(), entries: loaded.entries },
    });
    return loaded;
  });

/** Loads the list of invented names, where none is loaded: for a sandbox. */
export const loadSample = (bank: Pick<Bank, 'db' | 'clock'>): Promise<void> =>
  transact(bank.db, async (trx) => {
    if ((await findNewestList(trx)) === undefined) await replace(trx, sampleList, bank.clock.now());
  });

/** The lists that were loaded, the newest first. */
export const listLists = (db: Db | Trx, source?: string): Promise<LoadedList[]> =>
  db
    .selectFrom('sanctionList')
    .select(['id', 'source', 'datedAt', 'loadedAt', 'entries'])
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

/** A listed name as it is compared. */
export type ListedName = { source: string; reference: string; listed: string; read: ReadName };

/** What is kept in memory of the lists, under the digests of those that it was read from. */
let kept: { of: string; names: ListedName[] } = { of: '', names: [] };

async function readNames(db: Db | Trx): Promise<ListedName[]> {
  const rows = await db
    .selectFrom('sanctionEntry')
    .innerJoin('sanctionList', 'sanctionList.id', 'sanctionEntry.listId')
    .select(['source', 'reference', 'names'])
    .execute();
  return rows.flatMap(({ source, reference, names }) =>
    names.map((listed) => ({ source, reference, listed, read: readName(listed) })),
  );
}

/** The number of the newest list; undefined where none is loaded. */
export async function findNewestList(db: Db | Trx): Promise<bigint | undefined> {
  const [newest] = await listLists(db);
  return newest?.id;
}

/** The lists that are loaded now, as one text; to be selected where something else is read as well. */
export const loadedNow = sql<
  string | null
>`(select string_agg(encode(digest, 'hex'), ' ' order by id) from sanction_list)`;

/** All listed names, read again where another list was loaded: `told` is what `loadedNow` was, where that was asked already. */
export async function listedNames(db: Db | Trx, told?: string | null): Promise<ListedName[]> {
  const of =
    (told === undefined ? (await db.selectNoFrom(loadedNow.as('of')).executeTakeFirst())?.of : told) ?? '';
  if (kept.of === of) return kept.names;
  const names = await readNames(db);
  kept = { of, names };
  return names;
}
