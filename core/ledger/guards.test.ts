import { randomUUID } from 'node:crypto';
import { openDb, transact } from '@karo/db/client';
import { refuseOwner } from '@karo/db/roles';
import { type FreshDb, freshDb } from '@karo/db/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Kobo, kobo } from '../kernel/money.ts';
import { trialBalance } from './check.ts';
import {
  balanceOf,
  capture,
  closeAccount,
  hold,
  internal,
  openAccount,
  postOne,
  release,
  reverse,
} from './operations.ts';
import type { AccountId } from './order.ts';

const at = new Date('2026-11-21T09:00:00Z');
let fresh: FreshDb;
let opening: AccountId;
let ada: AccountId;
let bola: AccountId;
/** One hold of each state, all on Ada's account: the open one is of 10 kobo. */
let holds: { open: bigint; captured: bigint; released: bigint };
let posting: bigint;

const move = (from: AccountId, to: AccountId, amount: Kobo) => ({
  id: randomUUID(),
  kind: 'transfer',
  narration: 'test',
  at,
  legs: [
    { account: from, amount: kobo(-amount) },
    { account: to, amount },
  ],
});

beforeAll(async () => {
  fresh = await freshDb({ max: 4 });
  opening = await internal(fresh.db, 'opening');
  await transact(fresh.db, async (trx) => {
    ada = (await openAccount(trx, { kind: 'customer', customerId: randomUUID(), at })).id;
    bola = (await openAccount(trx, { kind: 'customer', customerId: randomUUID(), at })).id;
    posting = await postOne(trx, move(opening, ada, kobo(1_000)));
    const held = () => hold(trx, { id: randomUUID(), account: ada, amount: kobo(10), at, reason: 'test' });
    holds = { open: await held(), captured: await held(), released: await held() };
    await capture(trx, holds.captured, move(ada, bola, kobo(10)));
    await release(trx, holds.released, at);
  });
});
afterAll(() => fresh.drop());

type Sides = { ada: AccountId; bola: AccountId; posting: bigint; holds: typeof holds };
const sides = (): Sides => ({ ada, bola, posting, holds });
const asApplication = (text: string) => sql.raw(text).execute(fresh.db);
const asOwner = (text: string) => fresh.asOwner((db) => sql.raw(text).execute(db));

/** Whatever was tried, the book is right and Ada has what she had. */
async function unharmed(): Promise<void> {
  expect((await trialBalance(fresh.db)).problems).toEqual([]);
  expect(await balanceOf(fresh.db, ada)).toEqual({ balance: 990n, held: 10n, available: 980n });
}

const newEntry = (account: string, postingId: bigint, amount: number, after: number) =>
  `insert into entry (account_id, version, posting_id, amount, balance_after, at) values (${account}, 99, ${postingId}, ${amount}, ${after}, now())`;

describe("C13 the application's role", () => {
  test.each<[name: string, text: (of: Sides) => string]>([
    ['a balance without its entries', (of) => `update account set balance = 5000000 where id = ${of.ada}`],
    ['money that is no longer held', (of) => `update account set held = 0 where id = ${of.ada}`],
    ['a floor that no function set', (of) => `update account set floor = -1000000000 where id = ${of.ada}`],
    [
      'an account opened by hand',
      () => `insert into account (kind, floor, balance, opened_at) values ('customer', null, 7, now())`,
    ],
    ['an account removed', (of) => `delete from account where id = ${of.bola}`],
    ['an entry of no account', (of) => newEntry('999999999', of.posting, 5, 5)],
    ['a wrong balance after', (of) => newEntry(`${of.ada}`, of.posting, 5, 123_456)],
    [
      'a later leg of an old posting',
      (of) => `${newEntry(`${of.ada}`, of.posting, 5, 995)}, (${of.bola}, 99, ${of.posting}, -5, 5, now())`,
    ],
    ['an entry changed', () => 'update entry set amount = 1'],
    ['an entry deleted', () => 'delete from entry'],
    ['a posting changed', () => "update posting set narration = 'x'"],
    [
      'a posting without entries',
      () =>
        `insert into posting (request_id, order_hash, kind, narration, at, accounts, amounts) values ('x', '', 'x', 'x', now(), '{}', '{}')`,
    ],
    [
      'a hold reopened',
      (of) => `update hold set status = 'open', ended_at = null where id = ${of.holds.released}`,
    ],
    ['a hold deleted', (of) => `delete from hold where id = ${of.holds.open}`],
    [
      'a hold placed by hand',
      (of) =>
        `insert into hold (request_id, order_hash, account_id, amount, reason, at) values ('x', '', ${of.ada}, 1, 'x', now())`,
    ],
    ['postings emptied', () => 'truncate posting'],
    ['entries emptied', () => 'truncate entry'],
    ['accounts emptied', () => 'truncate account cascade'],
    ['a row locked by hand', (of) => `select from account where id = ${of.ada} for update`],
    ['triggers switched off', () => 'alter table entry disable trigger all'],
    ['triggers not fired', () => "set session_replication_role = 'replica'"],
    ['a trigger removed', () => 'drop trigger entry_append_only on entry'],
    [
      'a trigger of its own',
      () => 'create trigger mine before insert on entry execute function refuse_change()',
    ],
    ['a column changed', () => 'alter table account drop column floor'],
    ['a table dropped', () => 'drop table hold'],
    [
      'a function replaced',
      () => `create or replace function lock_accounts(which bigint[]) returns void language sql as 'select'`,
    ],
    [
      'a function of its own beside the tables',
      () => `create function public.mine() returns int language sql as 'select 1'`,
    ],
    [
      'the old way of posting',
      () =>
        `select write_postings('{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}','{}')`,
    ],
    ['ids taken out of turn', () => "select setval('posting_id_seq', 1)"],
    ['the owner taken for oneself', () => 'set role karo'],
    ['a right given to oneself', () => 'grant update on account to karo_app; update account set balance = 1'],
    ['an audit entry changed', () => "update audit set action = 'x'"],
    ['an audit seal deleted', () => 'delete from audit_seal'],
    ['the list of migrations changed', () => 'delete from kysely_migration'],
    ['a file read', () => "select pg_read_file('/etc/passwd')"],
    ['a program started', () => "copy (select 1) to program 'true'"],
  ])('cannot do it: %s', async (_, text) => {
    await expect(asApplication(text(sides()))).rejects.toThrow(/permission denied|must be owner/);
    await unharmed();
  });

  test('owns nothing but may make the counters of its queues', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
      where pg_has_role(current_user, c.relowner, 'member') and s.nspname = 'public'`.execute(fresh.db);
    expect(rows).toEqual([{ n: 0 }]);
    await expect(refuseOwner(fresh.db)).resolves.toBeUndefined();
  });

  test('a process that signs in as the owner is refused', async () => {
    await fresh.asOwner(async (owner) => {
      await expect(refuseOwner(owner)).rejects.toThrow(/DATABASE_URL signs in as karo/);
    });
  });

  test('a table of its own in the way of a function changes nothing', async () => {
    const { db } = openDb(fresh.url, { max: 1 });
    try {
      await sql`create temporary table account (like public.account including all)`.execute(db);
      await sql`create temporary table hold (like public.hold including all)`.execute(db);
      const want = { id: randomUUID(), account: bola, amount: kobo(1_000_000), at, reason: 'test' };
      await expect(transact(db, (trx) => hold(trx, want))).rejects.toMatchObject({
        code: 'insufficient_funds',
      });
    } finally {
      await db.destroy();
    }
    await unharmed();
  });
});

/** A call of `post_batch` as it should be: one kobo from Ada to Bola; `change` spoils it. */
async function call(change: Record<string, string | ((right: string) => string)>): Promise<unknown> {
  return transact(fresh.db, async (trx) => {
    const { rows } = await sql<{ id: bigint; place: string }>`
      select id, place from lock_for_posting(${[ada, bola]}::bigint[], '{}', '{}', '{}')`.execute(trx);
    const [first, second] = rows;
    const args: Record<string, string> = {
      requests: `array['${randomUUID()}']`,
      hashes: `array['\\x00'::bytea]`,
      kinds: `array['transfer']`,
      narrations: `array['test']`,
      refs: 'array[null::text]',
      ats: 'array[now()]',
      undone: 'array[null::bigint]',
      starts: 'array[1]',
      slots: 'array[1, 2]',
      amounts: 'array[-1, 1]::bigint[]',
      touched: `array[${first?.id}, ${second?.id}]::bigint[]`,
      named: `array[${first?.id}, ${second?.id}]::bigint[]`,
      places: `array['${first?.place}', '${second?.place}']::tid[]`,
      captured: `'{}'`,
      ords: `'{}'`,
    };
    for (const [name, value] of Object.entries(change))
      args[name] = typeof value === 'string' ? value : value(args[name] ?? '');
    return sql.raw(`select post_batch(${Object.values(args).join(', ')})`).execute(trx);
  });
}

describe('C13 the function that posts', () => {
  test('posts what is right', async () => {
    await call({ amounts: 'array[-1, 1]::bigint[]' });
    await call({ amounts: 'array[1, -1]::bigint[]' });
    await unharmed();
  });

  test.each<[name: string, change: Parameters<typeof call>[0], says: RegExp]>([
    ['legs that do not balance', { amounts: 'array[-1, 2]::bigint[]' }, /sum to zero/],
    ['more than there is', { amounts: 'array[-100000, 100000]::bigint[]' }, /check constraint/],
    ['a leg without an account', { slots: 'array[1, 3]' }, /no account/],
    [
      'a leg of slot nought',
      {
        slots: 'array[0, 1]',
        touched: (t) => `(${t})[1:1]`,
        named: (t) => `(${t})[1:1]`,
        places: (t) => `(${t})[1:1]`,
      },
      /null value|no account/,
    ],
    ['an account without a leg', { slots: 'array[1, 1]' }, /no account/],
    ['a posting of one leg', { starts: 'array[1, 2]', requests: `array['a', 'b']` }, /well formed/],
    ['a posting without legs', { starts: 'array[1, 3]', requests: `array['a', 'b']` }, /well formed/],
    ['postings out of order', { starts: 'array[2, 1]', requests: `array['a', 'b']` }, /well formed/],
    ['amounts left out', { amounts: 'array[1]::bigint[]' }, /well formed/],
    ['no amount', { amounts: 'array[null, null]::bigint[]' }, /null value/],
    [
      'an account that is not there',
      { touched: 'array[999999998, 999999999]::bigint[]', named: 'array[999999998, 999999999]::bigint[]' },
      /where it was locked/,
    ],
    [
      'one account twice',
      {
        touched: (t) => `array[(${t})[1], (${t})[1]]`,
        named: (t) => `array[(${t})[1], (${t})[1]]`,
        places: (t) => `array[(${t})[1], (${t})[1]]`,
      },
      /where it was locked/,
    ],
    [
      'an account under the name of another',
      { named: (t) => `array[(${t})[2], (${t})[1]]` },
      /where it was locked/,
    ],
    ['a place that is another row', { places: (t) => `array[(${t})[2], (${t})[1]]` }, /where it was locked/],
  ])('refuses %s', async (_, change, says) => {
    await expect(call(change)).rejects.toThrow(says);
    await unharmed();
  });

  test.each(['captured', 'released'] as const)('refuses to capture a hold that is %s', async (state) => {
    await expect(call({ captured: `array[${holds[state]}]::bigint[]`, ords: 'array[1]' })).rejects.toThrow(
      /not open/,
    );
    await unharmed();
  });

  test('refuses to capture a hold by a posting that does not debit its account, or twice', async () => {
    const captured = `array[${holds.open}]::bigint[]`;
    await expect(call({ captured, ords: 'array[1]', amounts: 'array[1, -1]::bigint[]' })).rejects.toThrow(
      /does not debit/,
    );
    await expect(
      call({ captured: `array[${holds.open}, ${holds.open}]::bigint[]`, ords: 'array[1, 1]' }),
    ).rejects.toThrow(/not open/);
    await unharmed();
  });

  test('refuses to undo a posting twice, and to take one request id for two', async () => {
    const made = await transact(fresh.db, (trx) => postOne(trx, move(ada, bola, kobo(1))));
    await transact(fresh.db, (trx) => reverse(trx, made, { id: randomUUID(), narration: 'undo', at }));
    await expect(call({ undone: `array[${made}]::bigint[]` })).rejects.toThrow(/posting_reverses/);
    await expect(
      call({ requests: `array[(select request_id from posting where id = ${made})]` }),
    ).rejects.toThrow(/request_id/);
    await unharmed();
  });

  test('refuses an account that is closed, and closes none with money in it', async () => {
    const customerId = randomUUID();
    const { id } = await transact(fresh.db, (trx) => openAccount(trx, { kind: 'customer', customerId, at }));
    await transact(fresh.db, (trx) => postOne(trx, move(ada, id, kobo(1))));
    const close = () => transact(fresh.db, (trx) => closeAccount(trx, customerId, at));
    await expect(close()).rejects.toThrow(/must be empty/);
    await transact(fresh.db, (trx) => postOne(trx, move(id, ada, kobo(1))));
    await close();
    const { rows } = await sql<{
      place: string;
    }>`select ctid::text as place from account where id = ${id}`.execute(fresh.db);
    const spoilt = call({
      touched: (t) => `array[(${t})[1], ${id}]`,
      named: (t) => `array[(${t})[1], ${id}]`,
      places: (t) => `array[(${t})[1], '${rows[0]?.place}'::tid]`,
    });
    await expect(spoilt).rejects.toThrow(/where it was locked/);
    await unharmed();
  });

  test('opens no account of the bank’s own', async () => {
    for (const kind of ['internal', 'stripe'])
      await expect(asApplication(`select open_account('${kind}', 'x', null, null, now())`)).rejects.toThrow(
        /by a migration/,
      );
  });
});

describe('C13 even the owner', () => {
  test.each<[name: string, text: (of: Sides) => string, says: RegExp]>([
    ['changes no entry', () => 'update entry set amount = 1', /append-only/],
    ['deletes no entry', () => 'delete from entry', /append-only/],
    ['changes no posting', () => "update posting set kind = 'x'", /append-only/],
    ['empties no postings', () => 'truncate posting', /append-only/],
    ['empties no entries', () => 'truncate entry', /append-only/],
    [
      'writes no entry without its other side',
      (of) => newEntry(`${of.ada}`, of.posting, 5, 995),
      /sum to zero/,
    ],
    [
      'reopens no hold',
      (of) => `update hold set status = 'open' where id = ${of.holds.released}`,
      /stays ended/,
    ],
    [
      'changes no hold’s amount',
      (of) => `update hold set amount = 1 where id = ${of.holds.open}`,
      /stays ended/,
    ],
    ['deletes no hold', () => 'delete from hold', /never removed/],
    ['empties no holds', () => 'truncate hold', /never removed/],
    ['deletes no account', (of) => `delete from account where id = ${of.bola}`, /never removed/],
    ['sets no floor', () => 'update account set floor = -1000000000', /fixed when it is opened/],
    [
      'takes no balance under its floor',
      (of) => `update account set held = 991 where id = ${of.ada}`,
      /check constraint/,
    ],
  ])('%s by mistake', async (_, text, says) => {
    await expect(asOwner(text(sides()))).rejects.toThrow(says);
    await unharmed();
  });
});
