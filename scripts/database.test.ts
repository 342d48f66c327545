import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ensureDatabase, startDatabase } from './database.ts';

const ask = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

test('the embedded server starts in an empty folder, is joined while it runs, keeps its data, and stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karo-database-'));
  try {
    const first = await startDatabase(folder);
    const url = await ensureDatabase(first.url, 'karo');
    await ask(url, 'create table kept (n int); insert into kept values (7)');
    const joined = await startDatabase(folder);
    expect(joined).toMatchObject({ startedHere: false, url: first.url });
    const held = new pg.Client({ connectionString: url });
    await held.connect();
    expect(await joined.stop()).toBe(false);
    expect(await ask(url, 'select n from kept')).toEqual([{ n: 7 }]);
    await held.end();
    expect(await first.stop()).toBe(true);

    const again = await startDatabase(folder);
    expect(await ask(await ensureDatabase(again.url, 'karo'), 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await ask(again.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await again.stop();
    await expect(ask(again.url, 'select 1')).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server whose starter was killed is joined, not started twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'karo-database-'));
  const start = `import { startDatabase } from '${new URL('./database.ts', import.meta.url).href}';
    startDatabase('${folder}').then(() => process.kill(process.pid, 'SIGKILL'));`;
  try {
    expect(() =>
      execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start]),
    ).toThrow();
    const joined = await startDatabase(folder);
    expect(joined.startedHere).toBe(false);
    const [row] = await ask(joined.url, 'select pg_postmaster_start_time() is not null as up');
    expect(row).toEqual({ up: true });
    expect(await joined.stop()).toBe(true);
    await expect(ask(joined.url, 'select 1')).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
