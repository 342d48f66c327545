import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWhole, writeSealed } from './sealed-file.ts';
import { nameIn } from './store.ts';

/** What the data cannot be read without: the keys and secrets of the bank, as files and as variables. */
export type Secrets = { files: Record<string, string>; env: Record<string, string> };

const FILE = 'secrets.karo';
const FILE_MOST = 256 * 1024;
const LOGS = /\.(log|pid)$|^backup/;
/** Variables that name or hold a secret of the bank; the key of the backup itself is kept elsewhere, or a backup would open itself. */
const NAMES = /^(KARO_|ADMIN_KEY|WHATSAPP_|USSD_KEY)|(_KEY|_SECRET|_TOKEN|_PASSWORD|_KEYS|_KEY_HASH)$/;
const NEVER = 'BACKUP_KEY';

/** Collects the secrets of a bank that lives in `home`: the small files of that folder, its `.env`, and the variables that are secrets. */
export function collectSecrets(home: string, env: NodeJS.ProcessEnv, dotenv = '.env'): Secrets {
  const inHome = existsSync(home) ? readdirSync(home) : [];
  const paths = inHome
    .filter((name) => !LOGS.test(name))
    .map((name) => join(home, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size <= FILE_MOST);
  const files = paths.map((path) => [path.slice(home.length + 1), readFileSync(path).toString('base64')]);
  if (existsSync(dotenv)) {
    const lines = readFileSync(dotenv, 'utf8').split('\n');
    const text = lines.filter((line) => !line.includes(NEVER)).join('\n');
    files.push(['.env', Buffer.from(text).toString('base64')]);
  }
  const variables = Object.entries(env).filter(
    ([name, value]) => NAMES.test(name) && name !== NEVER && value !== undefined && value !== '',
  );
  return { files: Object.fromEntries(files), env: Object.fromEntries(variables) as Record<string, string> };
}

/** Seals the secrets beside a base backup. */
export const writeSecrets = (folder: string, id: string, key: Buffer, secrets: Secrets): Promise<void> =>
  writeSealed(join(folder, FILE), key, nameIn(id, FILE), Buffer.from(JSON.stringify(secrets)));

/** Opens the secrets beside a base backup. Throws Altered or Truncated. */
export const readSecrets = async (folder: string, id: string, key: Buffer): Promise<Secrets> =>
  JSON.parse((await readWhole(join(folder, FILE), key, nameIn(id, FILE))).toString()) as Secrets;

/** Puts the secrets' files back where they are missing; a file that is there stays, and the one of the backup goes beside it. Answers their paths. */
export function putBack(home: string, secrets: Secrets): string[] {
  const variables = Object.entries(secrets.env).map(([name, value]) => `${name}=${value}`);
  const all = {
    ...secrets.files,
    'restored.env': Buffer.from(`${variables.join('\n')}\n`).toString('base64'),
  };
  return Object.entries(all).map(([name, content]) => {
    if (name.includes('..') || name.startsWith('/'))
      throw new Error(`${name} is no file of the bank's folder`);
    const path = join(home, name === '.env' ? 'restored.dotenv' : name);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const bytes = Buffer.from(content, 'base64');
    if (existsSync(path) && readFileSync(path).equals(bytes)) return path;
    const free = existsSync(path) ? `${path}.restored` : path;
    writeFileSync(free, bytes, { mode: 0o600 });
    return free;
  });
}
