import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrate.ts';
import { type FreshDb, freshDb } from './testing.ts';

let fresh: FreshDb;
beforeAll(async () => {
  fresh = await freshDb({ max: 1 });
});
afterAll(() => fresh.drop());

test('what a newer release migrated is taken as it is, so that a deploy can be taken back', async () => {
  await fresh.asOwner(async (db) => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', now()::text)`.execute(db);
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
  });
});

test('a database that lacks a migration is not at this release’s schema', async () => {
  await fresh.asOwner(async (db) => {
    await sql`delete from kysely_migration where name = '104-traces'`.execute(db);
    expect(await isMigrated(db)).toBe(false);
  });
});
