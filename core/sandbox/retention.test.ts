import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRetention, retention } from '../account/retention.ts';
import { leaveInquiry } from '../account/waitlist.ts';
import { startSession } from '../auth/sessions.ts';
import { receive } from '../chat/channel/inbox.ts';
import { type TestBank, testBank } from './testing.ts';

const DAY_MS = 86_400_000;
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('every table has its place in the schedule, and docs/retention.md says the same', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    bank.db,
  );
  expect(Object.keys(retention).map(snake).sort()).toEqual(rows.map(({ name }) => name).sort());
  const lines = readFileSync('docs/retention.md', 'utf8')
    .split('\n')
    .map((line) => line.replace(/ +/g, ' ').trim());
  for (const [table, rule] of Object.entries(retention)) {
    const kept = 'stays' in rule ? rule.stays : `${rule.days} days after ${rule.after}`;
    expect(lines).toContain(`| \`${snake(table)}\` | ${kept} |`);
  }
});

test('what moved money and what proves it is never swept', () => {
  for (const table of [
    'entry',
    'posting',
    'account',
    'hold',
    'transfer',
    'audit',
    'auditSeal',
    'loan',
  ] as const)
    expect(retention[table]).toHaveProperty('stays');
});

async function customerId(): Promise<string> {
  const { id } = await bank.db.selectFrom('customer').select('id').limit(1).executeTakeFirstOrThrow();
  return id;
}

/** Something of each kind that is kept for a while. */
async function traces(): Promise<void> {
  const at = bank.clock.now();
  const id = await customerId();
  const { conversationId, inboxId } = await receive(bank, {
    channel: 'whatsapp',
    address: `+2348055${at.getTime() % 1_000_000}`,
    providerId: randomUUID(),
    kind: 'text',
    text: 'who are you?',
    sentAt: at,
  });
  await bank.db.updateTable('inbox').set({ answeredAt: at }).where('id', '=', inboxId).execute();
  const said = {
    conversationId,
    reply: JSON.stringify({ text: 'Karo' }),
    createdAt: at,
    nextAt: at,
    sentAt: at,
  };
  await bank.db.insertInto('outbox').values(said).execute();
  await leaveInquiry(bank, { name: 'Ada', email: `a${at.getTime()}@karo.example`, message: 'hello' });
  const { id: session } = await startSession(bank.db, bank.clock, id);
  await bank.db.updateTable('browserSession').set({ endedAt: at }).where('id', '=', session).execute();
  await bank.db
    .insertInto('request')
    .values({ customerId: id, key: randomUUID(), orderHash: Buffer.alloc(1), createdAt: at })
    .execute();
}

const counts = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from inbox where body <> '')::int as inbox,
    (select count(*) from outbox where reply <> '{"text": ""}')::int as outbox,
    (select count(*) from conversation where address like '+234805%')::int as address,
    (select count(*) from inquiry)::int as inquiry,
    (select count(*) from browser_session)::int as session,
    (select count(*) from request)::int as request`.execute(bank.db);
  return rows[0];
};

test('C12 the round removes what is older than its time and nothing that is younger', async () => {
  await traces();
  bank.clock.advance(366 * DAY_MS);
  await traces();
  const before = await counts();
  expect(before).toMatchObject({ inbox: 2, outbox: 2, address: 2, inquiry: 2, request: 2 });
  const removed = await keepRetention(bank);
  expect(await counts()).toMatchObject({
    inbox: 1,
    outbox: 1,
    address: 1,
    inquiry: 1,
    session: 1,
    request: 1,
  });
  expect(removed).toMatchObject({ inbox: 1, conversation: 1, inquiry: 1, request: 1 });
  expect(await keepRetention(bank)).toEqual({});
});
