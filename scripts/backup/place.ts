import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPgBackRest } from '../needs.ts';
import type { PgBackRest } from './pgbackrest.ts';
import { backupKey } from './sealed-file.ts';

const KEEP_USUAL = 7;
const KEEP_MOST = 1_000;

/**
 * Where backups lie, under which key, and how many bases are kept. A sandbox without a key gets one of its own, which is said: whoever has only the backup cannot open it. Throws Error where
 * production names none, or names its own secret as one.
 */
export function backupPlace(
  env: Record<string, string | undefined>,
  home: string,
  say: (line: string) => void,
): { root: string; key: Buffer; keep: number } {
  const root = env.BACKUP_FOLDER || join(home, 'backups');
  const keep = Number(env.BACKUP_KEEP || KEEP_USUAL);
  if (!Number.isInteger(keep) || keep < 1 || keep > KEEP_MOST)
    throw new Error(`BACKUP_KEEP takes a whole number from 1 to ${KEEP_MOST}`);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  if (env.BACKUP_KEY && env.BACKUP_KEY === env.KARO_SECRET)
    throw new Error('BACKUP_KEY must be another than KARO_SECRET: openssl rand -hex 32');
  if (env.BACKUP_KEY) return { root, key: backupKey(env.BACKUP_KEY), keep };
  if (env.SANDBOX !== 'on')
    throw new Error('BACKUP_KEY is missing: openssl rand -hex 32, kept where the backups are not');
  const file = join(home, 'backup.key');
  if (!existsSync(file)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    say(`Made ${file}, which opens the backups: keep a copy where they are not.`);
  }
  return { root, key: backupKey(readFileSync(file, 'utf8').trim()), keep };
}

/** pgBackRest, where PGBACKREST_CONFIG names its configuration. Throws Error where it, or PostgreSQL itself, is not on this machine. */
export function pgBackRestOf(env: Record<string, string | undefined>): PgBackRest | undefined {
  if (!env.PGBACKREST_CONFIG) return undefined;
  const programs = findPgBackRest();
  if (programs) return { config: env.PGBACKREST_CONFIG, programs };
  throw new Error('PGBACKREST_CONFIG is set, and pgBackRest or PostgreSQL is not on this machine');
}
