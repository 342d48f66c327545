import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Server, withClient } from '../database.ts';
import { findPgBackRest } from '../needs.ts';
import { makeBase } from './base.ts';
import { startArchived } from './pgbackrest.ts';
import { pgBackRestOf } from './place.ts';
import { restore } from './restoring.ts';

const programs = findPgBackRest();

test('pgBackRest is used where its configuration is named, and missed where it is not there', () => {
  expect(pgBackRestOf({})).toBeUndefined();
  if (programs) expect(pgBackRestOf({ PGBACKREST_CONFIG: '/a' })).toEqual({ config: '/a', programs });
  else expect(() => pgBackRestOf({ PGBACKREST_CONFIG: '/a' })).toThrow('not on this machine');
});

describe.skipIf(!programs)('a backup by pgBackRest', () => {
  const home = mkdtempSync(join(tmpdir(), 'karo-pgbackrest-'));
  const [bank, root, key] = [join(home, 'bank'), join(home, 'root'), randomBytes(32)];
  const rest = {
    config: join(home, 'pgbackrest.conf'),
    passwords: join(home, 'pgpass'),
    programs: programs ?? '',
  };
  const secrets = { files: {} as Record<string, string>, env: { KARO_SECRET: 'a-secret-of-the-bank' } };
  let server: Server;
  const write = (...statements: string[]) =>
    withClient(server.url, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  const archived = () =>
    withClient(server.url, async (client) => {
      const { rows } = await client.query<{ n: number }>(
        'select archived_count::int as n from pg_stat_archiver',
      );
      return rows[0]?.n ?? 0;
    });
  /** A later millisecond: a recovery is told its moment to the millisecond. */
  const nextMoment = async (): Promise<Date> => {
    const now = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(now + 1), { interval: 1 });
    return new Date();
  };
  const written = async (to: string, until?: Date) => {
    const done = await restore(root, key, to, until, rest);
    const names = await withClient(done.server.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select relname as name from pg_class where relname like 'written_%' order by 1",
      );
      return rows.map(({ name }) => name);
    });
    await done.server.stop();
    return { names, about: done.about };
  };
  let between: Date;

  beforeAll(async () => {
    for (const folder of [bank, root]) mkdirSync(folder);
    server = await startArchived(home, bank, rest);
    secrets.files['postgres.password'] = readFileSync(join(bank, 'postgres.password')).toString('base64');
    await makeBase(server.url, root, key, secrets, rest);
    await write('create table written_1 ()');
    between = await nextMoment();
    await nextMoment();
    await write('create table written_2 ()', 'select pg_switch_wal()');
    await makeBase(server.url, root, key, secrets, rest);
    await write('create table written_3 ()', 'select pg_switch_wal()');
    await vi.waitFor(async () => expect(await archived()).toBeGreaterThanOrEqual(8), { timeout: 30_000 });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });

  test('is restored as far as its archive goes, with the secrets, from what changed since the whole copy', async () => {
    const to = join(home, 'end');
    const { names, about } = await written(to);
    expect(names).toEqual(['written_1', 'written_2', 'written_3']);
    expect(about.label).toMatch(/^\d{8}-\d{6}F_\d{8}-\d{6}I$/);
    expect(readFileSync(join(to, 'restored.env'), 'utf8')).toBe('KARO_SECRET=a-secret-of-the-bank\n');
  });

  test('is restored to a moment between two commits', async () => {
    expect((await written(join(home, 'between'), between)).names).toEqual(['written_1']);
  });

  test('holds nothing in clear, and is for its owner alone', () => {
    const files = (readdirSync(join(home, 'pgbackrest'), { recursive: true }) as string[]).filter((name) =>
      /\.(gz|lz4|zst|info|manifest|copy)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      for (const word of ['written_1', 'PG_VERSION', 'pg_data'])
        expect(readFileSync(join(home, 'pgbackrest', file)).includes(word), file).toBe(false);
  });

  test('is not restored without pgBackRest', async () => {
    await expect(restore(root, key, join(home, 'without'))).rejects.toThrow('PGBACKREST_CONFIG');
    expect(existsSync(join(home, 'without', 'postgres'))).toBe(false);
  });

  test('for a moment that the WAL does not reach is refused, and leaves nothing behind', async () => {
    const to = join(home, 'later');
    await expect(restore(root, key, to, new Date(), rest)).rejects.toThrow('does not reach');
    expect(existsSync(join(to, 'postgres'))).toBe(false);
  });

  test('is refused where its archive is gone', async () => {
    const to = join(home, 'gone');
    rmSync(join(home, 'pgbackrest', 'archive'), { recursive: true });
    await expect(restore(root, key, to, undefined, rest)).rejects.toThrow('could not recover');
    expect(existsSync(join(to, 'postgres'))).toBe(false);
  });
});
