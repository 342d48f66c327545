import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabase } from '../database.ts';
import { makeBase } from './base.ts';
import { backupPlace } from './place.ts';
import { startReceiver } from './receiver.ts';
import { parseLsn, printLsn, segmentOf, startOf } from './replication.ts';
import { restore } from './restoring.ts';
import { Altered, openSealed, readSealed, readWhole, Truncated, writeSealed } from './sealed-file.ts';
import { collectSecrets, putBack } from './secrets.ts';
import { finished, listBases, retain } from './store.ts';

const home = mkdtempSync(join(tmpdir(), 'karo-backup-test-'));
const key = randomBytes(32);
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a sealed file', () => {
  const path = join(home, 'file.karo');
  const plain = randomBytes(2_500_000);
  beforeEach(async () => {
    rmSync(path, { force: true });
    await writeSealed(path, key, 'file', plain);
  });
  const damage = (change: (bytes: Buffer) => void) => {
    const bytes = readFileSync(path);
    change(bytes);
    writeFileSync(path, bytes);
  };

  test('comes back as it was, and holds nothing of it in clear', async () => {
    expect((await readWhole(path, key, 'file')).equals(plain)).toBe(true);
    expect(readFileSync(path).includes(plain.subarray(1_000, 1_016))).toBe(false);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  test.each([
    ['a bit of its text', 5_000],
    ['a bit of its head', 10],
    ['a bit of its salt', 20],
    ['a length', 26],
    ['its last byte', -1],
  ])('is refused where %s was altered', async (_, at) => {
    damage((bytes) => {
      const place = at < 0 ? bytes.length + at : at;
      bytes[place] = (bytes[place] ?? 0) ^ 1;
    });
    await expect(readWhole(path, key, 'file')).rejects.toBeInstanceOf(Altered);
  });

  const FRAME = 4 + 1024 * 1024 + 16;
  test('is refused where frames were swapped, repeated, or the last one cut off', async () => {
    const bytes = readFileSync(path);
    const [head, one, two, rest] = [
      bytes.subarray(0, 24),
      bytes.subarray(24, 24 + FRAME),
      bytes.subarray(24 + FRAME, 24 + 2 * FRAME),
      bytes.subarray(24 + 2 * FRAME),
    ];
    for (const wrong of [
      [head, two, one, rest],
      [head, one, one, two, rest],
      [head, two, rest],
      [head, one, two, rest, rest],
    ]) {
      writeFileSync(path, Buffer.concat(wrong));
      await expect(readWhole(path, key, 'file')).rejects.toBeInstanceOf(Altered);
    }
    writeFileSync(path, Buffer.concat([head, one, two]));
    await expect(readWhole(path, key, 'file')).rejects.toBeInstanceOf(Truncated);
  });

  test.each([0, 5, 24, 26, 1_000, 24 + FRAME + 2])(
    'is refused where it was cut to %i bytes',
    async (bytes) => {
      truncateSync(path, bytes);
      await expect(readWhole(path, key, 'file')).rejects.toThrow();
    },
  );

  test('is refused under another name and another key', async () => {
    await expect(readWhole(path, key, 'other')).rejects.toBeInstanceOf(Altered);
    await expect(readWhole(path, randomBytes(32), 'file')).rejects.toBeInstanceOf(Altered);
  });

  test('that was being written ends with its last whole frame, and only where that is asked for', async () => {
    const open = join(home, 'open.karo');
    const writer = await openSealed(open, key, 'open');
    await writer.write(Buffer.from('one'));
    await writer.write(Buffer.from('two'));
    await writer.close();
    truncateSync(open, statSync(open).size - 1);
    const frames: string[] = [];
    for await (const frame of readSealed(open, key, 'open', { mayBeOpen: true }))
      frames.push(frame.toString());
    expect(frames).toEqual(['one']);
    await expect(readWhole(open, key, 'open')).rejects.toBeInstanceOf(Truncated);
  });
});

describe('where backups lie', () => {
  const place = (env: Record<string, string>) => backupPlace(env, join(home, 'place'), () => {});
  test('production names a key, and not its own secret', () => {
    expect(() => place({ SANDBOX: 'off' })).toThrow('BACKUP_KEY is missing');
    const secret = 'ab'.repeat(32);
    expect(() => place({ KARO_SECRET: secret, BACKUP_KEY: secret })).toThrow('another than KARO_SECRET');
    expect(() => place({ BACKUP_KEY: 'short' })).toThrow('64 hexadecimal digits');
    expect(place({ BACKUP_KEY: secret }).key.length).toBe(32);
  });

  test('a sandbox makes a key once, which no backup holds', () => {
    const first = place({ SANDBOX: 'on' });
    expect(place({ SANDBOX: 'on' }).key.equals(first.key)).toBe(true);
    const env = { BACKUP_KEY: 'cd'.repeat(32), KARO_SECRET: 'ab'.repeat(32), PATH: '/bin', LANG: 'C' };
    writeFileSync(join(home, 'dotenv'), `KARO_SECRET=x\nBACKUP_KEY=${env.BACKUP_KEY}\n`);
    const secrets = collectSecrets(join(home, 'place'), env, join(home, 'dotenv'));
    expect(secrets.env).toEqual({ KARO_SECRET: env.KARO_SECRET });
    expect(Object.keys(secrets.files)).toEqual(['.env']);
    expect(Buffer.from(secrets.files['.env'] ?? '', 'base64').toString()).toBe('KARO_SECRET=x\n');
  });

  test('what is put back replaces nothing, and goes nowhere else', () => {
    const folder = join(home, 'back');
    mkdirSync(folder);
    writeFileSync(join(folder, 'secret'), 'mine');
    const of = (name: string) => ({ files: { [name]: Buffer.from('theirs').toString('base64') }, env: {} });
    putBack(folder, of('secret'));
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('mine');
    expect(readFileSync(join(folder, 'secret.restored'), 'utf8')).toBe('theirs');
    expect(() => putBack(folder, of('../outside'))).toThrow('no file of the bank');
    expect(() => putBack(folder, of('/etc/outside'))).toThrow('no file of the bank');
  });

  test('places in the WAL and names of segments', () => {
    const bytes = 16n * 1024n * 1024n;
    expect(printLsn(parseLsn('16/B374D848'))).toBe('16/B374D848');
    expect(segmentOf(parseLsn('16/B374D848'), 2, bytes)).toBe('0000000200000016000000B3');
    expect(startOf('0000000200000016000000B3', bytes)).toBe(parseLsn('16/B3000000'));
  });
});

describe('a backup', () => {
  const bank = join(home, 'bank');
  const root = join(home, 'root');
  const secrets = { files: {} as Record<string, string>, env: { KARO_SECRET: 'a-secret-of-the-bank' } };
  let url: string;
  let walFolder: string;
  let slotsAfterBase: number | undefined;
  const countSlots = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query('select from pg_replication_slots');
    await client.end();
    return rowCount ?? undefined;
  };

  beforeAll(async () => {
    mkdirSync(bank);
    mkdirSync(root);
    const server = await startDatabase(bank, { fsync: 'off' });
    url = server.url;
    secrets.files['postgres.password'] = readFileSync(join(bank, 'postgres.password')).toString('base64');
    await makeBase(url, root, key, secrets);
    slotsAfterBase = await countSlots();
    await goOn();
    walFolder = join(root, readdirSync(root).find((name) => name.startsWith('wal-')) ?? '');
  });
  afterAll(async () => {
    await (await startDatabase(bank)).stop();
  });
  /** Something is written after the backup, over three segments, of which the last is not finished. */
  async function goOn(): Promise<void> {
    const receiver = await startReceiver(url, root, key);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const number of [1, 2, 3]) {
      if (number > 1) await client.query('select pg_switch_wal()');
      await client.query(`create table written_${number} ()`);
    }
    const { rows } = await client.query('select pg_current_wal_flush_lsn()::text as at');
    await client.end();
    while (receiver.received() < parseLsn(rows[0]?.at)) await new Promise((done) => setImmediate(done));
    await receiver.stop();
  }
  let places = 0;
  const folder = () => {
    places += 1;
    return join(home, `restored-${places}`);
  };
  const base = () => join(root, 'base', readdirSync(join(root, 'base'))[0] ?? '');

  /** Does `attack` to a file of the backup, and puts the file back. */
  async function having(path: string, attack: () => void, then: () => Promise<void>): Promise<void> {
    copyFileSync(path, `${path}.kept`);
    try {
      attack();
      await then();
    } finally {
      renameSync(`${path}.kept`, path);
    }
  }
  const isRefused = async (error: string | (new (name: string) => Error)) => {
    const to = folder();
    await expect(restore(root, key, to)).rejects.toThrow(error);
    expect(existsSync(join(to, 'postgres'))).toBe(false);
  };

  test('leaves nothing on the server that keeps the WAL where nobody follows it', () => {
    expect(slotsAfterBase).toBe(0);
  });

  test('is restored to a server that answers, with the secrets', async () => {
    const to = folder();
    const { server, files, segments } = await restore(root, key, to);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query("select relname from pg_class where relname like 'written_%'");
    await client.end();
    await server.stop();
    expect(rows).toHaveLength(3);
    expect(segments).toBeGreaterThan(2);
    expect(files.map((file) => file.slice(to.length + 1)).sort()).toEqual([
      'postgres.password',
      'restored.env',
    ]);
    expect(readFileSync(join(to, 'restored.env'), 'utf8')).toBe('KARO_SECRET=a-secret-of-the-bank\n');
    expect(existsSync(join(to, 'postgres', 'restored-wal'))).toBe(false);
  });

  test('holds no secret in clear', () => {
    const files = (readdirSync(root, { recursive: true }) as string[]).filter((name) =>
      name.endsWith('.karo'),
    );
    expect(files.length).toBeGreaterThan(3);
    const password = readFileSync(join(bank, 'postgres.password'), 'utf8').trim();
    for (const file of files) {
      const bytes = readFileSync(join(root, file));
      for (const secret of ['a-secret-of-the-bank', password, 'SCRAM-SHA-256', 'PG_VERSION'])
        expect(bytes.includes(secret)).toBe(false);
    }
  });

  test('that was cut, altered, or lacks its end is refused, and leaves nothing behind', async () => {
    const path = join(base(), 'base.karo');
    await having(
      path,
      () => truncateSync(path, statSync(path).size - 20),
      () => isRefused(Truncated),
    );
    const flip = () => {
      const bytes = readFileSync(path);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    };
    await having(path, flip, () => isRefused(Altered));
    const about = join(base(), 'about.karo');
    await having(
      about,
      () => rmSync(about),
      () => isRefused('no finished backup'),
    );
    await having(
      about,
      () => copyFileSync(join(base(), 'secrets.karo'), about),
      () => isRefused(Altered),
    );
  });

  test('with a segment of the WAL that is missing, cut, or another’s is refused', async () => {
    const [about] = await listBases(root, key);
    const first = finished(about?.firstSegment ?? '');
    const second = readdirSync(walFolder)
      .filter((name) => name.endsWith('.karo') && name > first)
      .sort()[0] as string;
    const path = join(walFolder, first);
    await having(
      path,
      () => rmSync(path),
      () => isRefused('gap'),
    );
    await having(
      path,
      () => truncateSync(path, statSync(path).size - 1),
      () => isRefused(Truncated),
    );
    await having(
      path,
      () => copyFileSync(join(walFolder, second), path),
      () => isRefused(Altered),
    );
  });

  test('is not restored over a bank, whether it runs or not', async () => {
    await expect(restore(root, key, bank)).rejects.toThrow('nothing is restored over a bank that runs');
    const there = folder();
    mkdirSync(join(there, 'postgres'), { recursive: true });
    writeFileSync(join(there, 'postgres', 'PG_VERSION'), '18');
    await expect(restore(root, key, there)).rejects.toThrow('nothing is restored over it');
    expect(existsSync(join(there, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  test('under another key, and for a moment before the first, is refused', async () => {
    await expect(restore(root, randomBytes(32), folder())).rejects.toThrow(Altered);
    await expect(restore(root, key, folder(), new Date('2020-01-01'))).rejects.toThrow('nothing before it');
  });

  test('for a moment that the WAL does not reach is refused, and leaves nothing behind', async () => {
    const to = folder();
    await expect(restore(root, key, to, new Date())).rejects.toThrow('does not reach');
    expect(existsSync(join(to, 'postgres'))).toBe(false);
  });

  test('goes once there are so many newer ones, with the WAL that only it needed', async () => {
    const [oldest] = await listBases(root, key);
    await makeBase(url, root, key, secrets);
    const removed = await retain(root, key, 1);
    expect(removed).toContain(join('base', oldest?.id ?? ''));
    const [left, ...others] = await listBases(root, key);
    expect(others).toEqual([]);
    expect(readdirSync(walFolder).sort()[0]?.slice(0, 24)).toBe(left?.firstSegment);
    const { server } = await restore(root, key, folder());
    await server.stop();
  });
});
