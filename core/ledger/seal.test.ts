import { randomUUID } from 'node:crypto';
import { transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kobo } from '../kernel/money.ts';
import { internal, openAccount, postOne } from './operations.ts';
import type { AccountId } from './order.ts';
import { checkChain, type Head, readHeads, sealBook } from './seal.ts';

const at = new Date('2026-11-21T09:00:00Z');
let fresh: FreshDb;
let from: AccountId;
let to: AccountId;
let logged: string;

beforeEach(async () => {
  fresh = await freshDb({ max: 6 });
  from = await internal(fresh.db, 'opening');
  to = (await transact(fresh.db, (trx) => openAccount(trx, { kind: 'customer', at }))).id;
  logged = '';
});
afterEach(() => fresh.drop());

const log = pino(
  { level: 'info' },
  {
    write: (line: string) => {
      logged += line;
    },
  },
);
const seal = () => sealBook({ db: fresh.db, log });
/**
 * Seals all that was posted, once it can be: a transaction in any database of the server, as of its own upkeep, holds back what came after it
 * began.
 */
async function sealAll(): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ over: boolean }>`
      select coalesce(txid_snapshot_xmin(txid_current_snapshot()) > max(written_in), true) as over from posting`.execute(
      fresh.db,
    );
    if (rows[0]?.over) return seal();
  }
}
const order = (account = to) => ({
  id: randomUUID(),
  kind: 'transfer',
  narration: 'rent',
  at,
  legs: [
    { account: from, amount: kobo(-5) },
    { account, amount: kobo(5) },
  ],
});
const pay = () => transact(fresh.db, (trx) => postOne(trx, order()));
const check = (heads?: readonly Head[]) => checkChain(fresh.db, heads);

/** A book of three seals: four postings, three, and two; two more are not sealed. */
async function sealedBook(): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (const many of [4, 3, 2]) {
    for (let nth = 0; nth < many; nth += 1) ids.push(await pay());
    expect(await sealAll()).toBe(many);
  }
  ids.push(await pay(), await pay());
  return ids;
}

describe('C13 the chain of postings', () => {
  test('covers each posting once, and tells its head to the log', async () => {
    await sealedBook();
    const found = await check(readHeads(logged));
    expect(found).toMatchObject({ problems: [], seals: 3n, waiting: 2n });
    expect(readHeads(logged)).toHaveLength(3);
    expect(readHeads(logged).at(-1)).toEqual(found.head);
    expect(await sealAll()).toBe(2);
    expect(await seal()).toBe(0);
  });

  test('waits for a posting whose transaction is still open, and for all that came after it began', async () => {
    const { id: other } = await transact(fresh.db, (trx) => openAccount(trx, { kind: 'customer', at }));
    await transact(fresh.db, async (slow) => {
      await postOne(slow, order());
      await transact(fresh.db, (trx) => postOne(trx, order(other)));
      expect(await seal()).toBe(0);
    });
    expect(await sealAll()).toBe(2);
    expect(await check()).toMatchObject({ problems: [], waiting: 0n });
  });

  test('made by many at once, it is one chain', async () => {
    const payers = Array.from({ length: 30 }, () => pay());
    const sealers = Array.from({ length: 6 }, () => seal());
    await Promise.all([...payers, ...sealers]);
    await sealAll();
    expect(await check(readHeads(logged))).toMatchObject({ problems: [], waiting: 0n });
  });

  test('begins with what was posted before there was a chain', async () => {
    for (let nth = 0; nth < 3; nth += 1) await pay();
    await fresh.asOwner((owner) =>
      sql
        .raw(`
        alter table posting disable trigger all;
        update posting set written_in = 0;
        alter table posting enable trigger all`)
        .execute(owner),
    );
    await pay();
    expect(await sealAll()).toBe(3);
    expect(await sealAll()).toBe(1);
    expect(await check()).toMatchObject({ problems: [], seals: 2n, waiting: 0n });
  });

  test('is written by its function only', async () => {
    await sealedBook();
    for (const change of [
      'delete from posting_seal',
      "update posting_seal set hash = ''",
      'truncate posting_seal',
    ])
      await expect(sql.raw(change).execute(fresh.db)).rejects.toThrow(/permission denied/);
    await expect(fresh.asOwner((owner) => sql`delete from posting_seal`.execute(owner))).rejects.toThrow(
      /append-only/,
    );
  });
});

/** What somebody can do who owns the database: each leaves a book that balances, and is found. */
const tamperings: [name: string, change: (ids: readonly bigint[]) => string, says: RegExp][] = [
  [
    'the words of a posting changed',
    (ids) => `update posting set narration = 'gift' where id = ${ids[1]}`,
    /breaks at seal 1/,
  ],
  [
    'the time of a posting changed',
    (ids) => `update posting set at = at - interval '1 day' where id = ${ids[5]}`,
    /breaks at seal 2/,
  ],
  [
    'a posting removed with its entries',
    (ids) => `delete from entry where posting_id = ${ids[8]}; delete from posting where id = ${ids[8]}`,
    /breaks at seal 3/,
  ],
  [
    'a posting put in before',
    (
      ids,
    ) => `insert into posting (id, request_id, order_hash, kind, narration, at, accounts, amounts, written_in) overriding system value
      select -1, 'late', '', kind, narration, at, accounts, amounts, written_in from posting where id = ${ids[0]};
      insert into entry (account_id, version, posting_id, amount, balance_after, at)
      select account_id, version + 1000, -1, amount, balance_after, at from entry where posting_id = ${ids[0]}`,
    /breaks at seal 1/,
  ],
  ['a seal removed from the middle', () => 'delete from posting_seal where position = 2', /breaks at seal 3/],
  [
    'a seal made anew',
    () => "update posting_seal set hash = sha256('x') where position = 2",
    /breaks at seal 2/,
  ],
  [
    'legs that are not those of the posting',
    (ids) => `update entry set amount = amount * 2 where posting_id = ${ids[3]}`,
    /the entries of posting \d+ are not/,
  ],
  [
    'the end cut off',
    (ids) => `delete from posting_seal where position = 3;
      delete from entry where posting_id in (${ids.slice(7)}); delete from posting where id in (${ids.slice(7)})`,
    /head noted at 3 is not in the chain/,
  ],
];

describe('C13 tampering', () => {
  test.each(tamperings)('%s is found', async (_, change, says) => {
    const ids = await sealedBook();
    await fresh.asOwner((owner) =>
      sql
        .raw(`
          alter table posting disable trigger all; alter table entry disable trigger all;
          alter table posting_seal disable trigger all;
          ${change(ids)}`)
        .execute(owner),
    );
    expect((await check(readHeads(logged))).problems.join('\n')).toMatch(says);
  });
});
