import { receive, work } from '@karo/core/chat/channel';
import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { say } from '@karo/core/messaging';
import { type TestBank, testBank } from '@karo/core/sandbox';
import { transact } from '@karo/db/client';
import { isMonthly, monthly, partitionByMonth, tendMonths } from '@karo/db/months';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let bank: TestBank;
let conversationId: bigint;
let firstId: bigint;
let written: number;

const ADDRESS = '+2348035550001';
const monthsAfter = (at: Date, months: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 3));

const goTo = (at: Date): void => bank.clock.advance(at.getTime() - bank.clock.now().getTime());

const write = (providerId: string, text = 'hello') =>
  receive(bank, {
    channel: 'terminal',
    address: ADDRESS,
    providerId,
    kind: 'text',
    text,
    sentAt: bank.clock.now(),
  });
const tell = (dedupe: string | undefined, at: Date) =>
  transact(bank.db, (trx) =>
    say(trx, { conversationId, reply: { text: 'news' }, at, ...(dedupe && { dedupe }) }),
  );

/** Somebody in each of five conversations who writes, is answered, and writes again. */
function customersWriting(): { stop(): Promise<number> } {
  let going = true;
  let serial = 0;
  const one = async (_: unknown, place: number) => {
    while (going) {
      serial += 1;
      const message = { channel: 'terminal' as const, address: `${ADDRESS}${place}`, kind: 'text' as const };
      const sentAt = bank.clock.now();
      const asked = Object.assign({ providerId: `busy-${serial}`, text: 'balance', sentAt }, message);
      await work(bank, (await receive(bank, asked)).conversationId);
    }
  };
  const all = Promise.all(Array.from({ length: 5 }, one));
  const stop = async () => {
    going = false;
    await all;
    return serial;
  };
  return { stop };
}

const partitionsOf = async (table: string) =>
  (
    await sql<{ name: string; n: number }>`
      select tableoid::regclass::text as name, count(*)::int as n from ${sql.table(table)} group by 1 order by 1`.execute(
      bank.db,
    )
  ).rows;
const indexesOf = async (table: string) =>
  (
    await sql<{ text: string }>`
      select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as text from pg_index
      where indrelid = ${table}::regclass order by 1`.execute(bank.db)
  ).rows.map(({ text }) => text);

let began: Date;
let indexes: Record<string, string[]>;
beforeAll(async () => {
  bank = await testBank({ seed: false });
  began = bank.clock.now();
  await openSandboxCustomer(bank, {
    firstName: 'Ada',
    lastName: 'Obi',
    phone: ADDRESS,
    opening: naira(5_000),
    demo: false,
    verified: true,
  });
  ({ conversationId, inboxId: firstId } = await write('before-1'));
  await work(bank, conversationId);
  await tell('before', bank.clock.now());
  indexes = Object.fromEntries(
    await Promise.all(monthly.map(async (table) => [table, await indexesOf(table)])),
  );
  const busy = customersWriting();
  for (const table of monthly)
    await bank.asOwner(async (owner) => {
      await partitionByMonth(owner, table, began);
      await partitionByMonth(owner, table, began);
    });
  written = await busy.stop();
});
afterAll(() => bank.drop());

describe('messages by month', () => {
  test('all that was there is the first partition, with every index that it had', async () => {
    for (const table of monthly) {
      expect(await bank.asOwner((owner) => isMonthly(owner, table))).toBe(true);
      expect((await partitionsOf(table)).map(({ name }) => name)).toEqual([`${table}_before`]);
      const had = indexes[table]?.filter(
        (text) => !/^btree \((id|dedupe|conversation_id, provider_id)\)$/.test(text),
      );
      expect(await indexesOf(table)).toEqual(expect.arrayContaining(had ?? ['none']));
    }
  });

  test('whoever wrote while it was done was heard and answered, once', async () => {
    const { rows } = await sql<{ heard: number; answered: number; replies: number }>`
      select count(*)::int as heard, count(answered_at)::int as answered,
        (select count(distinct inbox_id)::int from outbox join inbox on inbox.id = inbox_id where inbox.provider_id like 'busy-%') as replies
      from inbox where provider_id like 'busy-%'`.execute(bank.db);
    expect(written).toBeGreaterThan(0);
    expect(rows).toEqual([{ heard: written, answered: written, replies: written }]);
    const { rows: keys } = await sql<{ n: number }>`select count(*)::int as n from inbox_key`.execute(
      bank.db,
    );
    expect(keys[0]?.n).toBe(written + 1);
  });

  test('a conversation goes on: heard, answered, and its reply written once', async () => {
    const { conversationId: same } = await write('during-1', 'balance');
    expect(same).toBe(conversationId);
    await work(bank, conversationId);
    const { rows } = await sql<{ answered: boolean; replies: number }>`
      select answered_at is not null as answered, (select count(*)::int from outbox where inbox_id = inbox.id) as replies
      from inbox where provider_id = 'during-1'`.execute(bank.db);
    expect(rows).toEqual([{ answered: true, replies: 1 }]);
  });

  test('a new month has its own partition, and a duplicate of the month before is still found', async () => {
    goTo(monthsAfter(began, 2));
    for (const known of ['before-1', 'during-1']) expect((await write(known)).fresh).toBe(false);
    expect(await tell('before', bank.clock.now())).toBeUndefined();
    expect((await write('later-1')).fresh).toBe(true);
    await work(bank, conversationId);
    const names = (await partitionsOf('inbox')).map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^inbox_\d{4}_\d{2}$/), 'inbox_before']);
  });

  test('of many that write the same at once, one is written; one that is undone leaves the key to the next', async () => {
    const at = bank.clock.now();
    const told = await Promise.all(Array.from({ length: 8 }, () => tell('at once', at)));
    expect(told.filter((id) => id !== undefined)).toHaveLength(1);
    const undone = transact(bank.db, async (trx) => {
      await say(trx, { conversationId, reply: { text: 'news' }, at, dedupe: 'undone' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await tell('undone', at)).toEqual(expect.any(BigInt));
    expect(await tell(undefined, at)).not.toBe(await tell(undefined, at));
    const heard = await Promise.all(Array.from({ length: 8 }, () => write('at once')));
    expect(heard.filter(({ fresh }) => fresh)).toHaveLength(1);
  });

  test('a month that no partition was made for is taken all the same', async () => {
    const far = monthsAfter(began, 40);
    expect(await tell('far', far)).toEqual(expect.any(BigInt));
    expect((await partitionsOf('outbox')).map(({ name }) => name)).toContain('outbox_later');
    await sql`delete from outbox where dedupe = 'far'`.execute(bank.db);
  });

  test('an old month is taken out once nothing in it is open, and its duplicates are still found', async () => {
    const now = monthsAfter(began, 3);
    goTo(now);
    const before = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + 1));
    const tend = (table: 'inbox' | 'outbox') =>
      bank.asOwner((owner) => tendMonths(owner, table, { now, before }));
    expect(await tend('outbox')).toEqual([]);
    await sql`update outbox set sent_at = ${now} where sent_at is null`.execute(bank.db);
    expect(await tend('outbox')).toEqual(['outbox_before']);
    expect(await tend('inbox')).toEqual(['inbox_before']);
    expect(await write('before-1')).toEqual({ conversationId, inboxId: firstId, fresh: false });
    expect(await tell('before', now)).toBeUndefined();
    await write('after-1', 'balance');
    await work(bank, conversationId);
    expect((await partitionsOf('inbox')).map(({ name }) => name)).not.toContain('inbox_before');
    expect(await tend('inbox')).toEqual([]);
  });
});
