import { type Db, type Trx, transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, dropProposal, houseOrigin } from '../../auth/index.ts';
import type { Match } from '../../catalogue/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { findNewestList, listedNames } from './lists.ts';
import { likeness, readName } from './names.ts';

/** Whose name it is: a customer's, of somebody whom they pay, or of somebody who pays them. */
export type Party = 'customer' | 'payee' | 'sender';

/** A match that somebody looks at, or has looked at. */
export type SanctionMatch = {
  id: bigint;
  party: Party;
  customerId: string;
  name: string;
  source: string;
  reference: string;
  listed: string;
  /** From 86 to 100. */
  percent: number;
  status: 'open' | 'cleared' | 'confirmed';
  note: string | null;
  foundAt: Date;
};

const SHOWN = 200;
/** Customers that one run compares; the round comes again while there are more. */
const AT_ONCE = 500;

type Near = Match & { source: string; reference: string };

/** The listed names that one of these is near, whatever the order, the accents and the spelling of their words; of an entry with several near names the nearest. */
async function findNear(db: Db | Trx, names: readonly string[], lists?: string | null): Promise<Near[]> {
  const all = await listedNames(db, lists);
  return names.flatMap((name) => {
    const read = readName(name);
    const nearest = new Map<string, Near>();
    for (const { source, reference, listed, read: other } of all) {
      const found = likeness(read, other);
      const key = `${source} ${reference}`;
      if (found <= (nearest.get(key)?.likeness ?? 0)) continue;
      nearest.set(key, { name, listed, source, reference, likeness: Math.round(found * 100) / 100 });
    }
    return [...nearest.values()];
  });
}

/** The listed names that one of these is near. */
export const screen = async (db: Db | Trx, names: readonly string[]): Promise<Match[]> =>
  (await findNear(db, names)).map(({ name, listed, likeness: like }) => ({ name, listed, likeness: like }));

type Of = { party: Party; customerId: string; name: string };

/** Whether a name is near a listed one and two people have not cleared it for this customer; `lists` are those that are loaded, where that was asked already. Nothing is changed. */
export async function isSanctioned(
  db: Db | Trx,
  { party, customerId, name, lists }: Of & { lists?: string | null },
): Promise<boolean> {
  const near = await findNear(db, [name], lists);
  if (near.length === 0) return false;
  const cleared = await db
    .selectFrom('sanctionMatch')
    .select(['source', 'reference'])
    .where('party', '=', party)
    .where('customerId', '=', customerId)
    .where('name', '=', name.toUpperCase())
    .where('status', '=', 'cleared')
    .execute();
  return near.some(
    (one) => !cleared.some((each) => each.source === one.source && each.reference === one.reference),
  );
}

/** Writes down what a name is near, once, for somebody to look at. */
export async function raiseMatches(trx: Trx, of: Of & { at: Date }): Promise<void> {
  const near = await findNear(trx, [of.name]);
  if (near.length === 0) return;
  const { party, customerId, at } = of;
  const rows = near.map(({ name, listed, source, reference, likeness: like }) => ({
    party,
    customerId,
    name: name.toUpperCase(),
    source,
    reference,
    listed,
    percent: Math.round(like * 100),
    foundAt: at,
  }));
  await trx
    .insertInto('sanctionMatch')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['party', 'customerId', 'name', 'source', 'reference']).doNothing(),
    )
    .execute();
}

const columns = [
  'id',
  'party',
  'customerId',
  'name',
  'source',
  'reference',
  'listed',
  'percent',
  'status',
  'note',
  'foundAt',
] as const;

/** The matches in a state, oldest first, after a number where it is given; a page of them. */
export const listMatches = async (
  db: Db,
  { status = 'open', after = 0n }: { status?: SanctionMatch['status']; after?: bigint } = {},
): Promise<SanctionMatch[]> =>
  (await db
    .selectFrom('sanctionMatch')
    .select(columns)
    .where('status', '=', status)
    .where('id', '>', after)
    .orderBy('id')
    .limit(SHOWN)
    .execute()) as SanctionMatch[];

/** How many matches wait for somebody. */
export async function countOpenMatches(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('sanctionMatch')
    .select((select) => select.fn.countAll<bigint>().as('n'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whether a customer's own name was confirmed to be a listed one. */
export async function isConfirmed(db: Db | Trx, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sanctionMatch')
    .select('id')
    .where('customerId', '=', customerId)
    .where('party', '=', 'customer')
    .where('status', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What may be decided: an open match, or that one which was confirmed is cleared after all. */
const mayDecide = (row: SanctionMatch | undefined, cleared: boolean): row is SanctionMatch =>
  row?.status === 'open' || (row?.status === 'confirmed' && cleared);

/**
 * Decides what a name is near, in the caller's transaction: two people clear it, for this customer and this entry, also where it was confirmed, and one may confirm it. Answers the match as
 * it stands, as it was after the first who clears. Throws Fault `not_found` where it is decided, and those of `askedByTwo`.
 */
export async function decideMatchWithin(
  trx: Trx,
  bank: Bank,
  decision: Acting & { id: bigint; cleared: boolean; note: string },
): Promise<SanctionMatch> {
  const { id, cleared, note } = decision;
  const row = (await trx
    .selectFrom('sanctionMatch')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as SanctionMatch | undefined;
  if (!mayDecide(row, cleared)) throw new Fault('not_found');
  const { customerId, party, reference } = row;
  const asked = { act: 'sanction', subject: String(id), customerId, note, by: decision } as const;
  if (cleared && !(await askedByTwo(trx, bank, asked))) return row;
  if (!cleared) await dropProposal(trx, bank, asked);
  const status = cleared ? 'cleared' : 'confirmed';
  const at = bank.clock.now();
  await trx
    .updateTable('sanctionMatch')
    .set({ status, note, decidedBy: decision.administrator, decidedAt: at })
    .where('id', '=', id)
    .execute();
  await record(trx, bank, {
    actor: { kind: 'administrator', id: decision.administrator },
    action: 'admin_action',
    origin: houseOrigin(decision),
    subject: { kind: 'sanction_match', id: String(id) },
    customerId,
    facts: { match: status, party, reference, note },
  });
  return { ...row, status, note };
}

/** Clears what a payee's name is near, where two people have let a payment to it go. */
export async function clearPayee(
  trx: Trx,
  of: { customerId: string; name: string; by: string; note: string | undefined; at: Date },
): Promise<void> {
  await trx
    .updateTable('sanctionMatch')
    .set({ status: 'cleared', note: of.note ?? null, decidedBy: of.by, decidedAt: of.at })
    .where('party', '=', 'payee')
    .where('customerId', '=', of.customerId)
    .where('name', '=', of.name.toUpperCase())
    .where('status', '=', 'open')
    .execute();
}

/**
 * Compares customers with the lists: all of them after a list was loaded, and each new one. What is near waits for somebody; nothing else changes. Safe to repeat and to end at any line.
 */
export async function screenCustomers(bank: Bank): Promise<number> {
  const newest = await findNewestList(bank.db);
  if (newest === undefined) return 0;
  const rows = await bank.db
    .selectFrom('customer')
    .select(['id', 'firstName', 'lastName'])
    .where('status', 'not in', ['closed', 'pending'])
    .where((where) => where.or([where('screenedBy', 'is', null), where('screenedBy', '<', newest)]))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const at = bank.clock.now();
  await transact(bank.db, async (trx) => {
    for (const { id, firstName, lastName } of rows)
      await raiseMatches(trx, { party: 'customer', customerId: id, name: `${firstName} ${lastName}`, at });
    const [ids, firsts, lasts] = [
      rows.map(({ id }) => id),
      rows.map(({ firstName }) => firstName),
      rows.map(({ lastName }) => lastName),
    ];
    // Who took another name meanwhile is compared by it in the next run.
    await sql`update customer set screened_by = ${newest}
      from unnest(${ids}::uuid[], ${firsts}::text[], ${lasts}::text[]) as seen (id, first_name, last_name)
      where customer.id = seen.id and customer.first_name = seen.first_name and customer.last_name = seen.last_name`.execute(
      trx,
    );
  });
  return rows.length;
}
