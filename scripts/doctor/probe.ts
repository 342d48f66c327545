import { errorIn, type Finding, warningIn } from '@karo/core/kernel';
import { redisAt } from '@karo/workers/redis';
import pg from 'pg';
import { probeWhatsapp } from './whatsapp.ts';

type Env = Record<string, string | undefined>;

const ANSWER_MS = 3_000;
/** PostgreSQL 15, as its `server_version_num` counts. */
const POSTGRES_LEAST = 150_000;

/** Why a server was not reached, without the address that it was asked at: that may hold a password. */
const reasonOf = (failure: unknown): string => {
  const { code } = failure as { code?: string };
  return code ?? 'no answer';
};

type Server = { version: string; superuser: boolean; migrated: boolean; standby: boolean };

async function askDatabase(url: string): Promise<Server | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // A connection that breaks later than it is asked has nobody to tell.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Server>(
      `select current_setting('server_version_num') as version, to_regclass('customer') is not null as migrated, pg_is_in_recovery() as standby,
        (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    return rows[0];
  } finally {
    await client.end().catch(() => {});
  }
}

function judgeDatabase({ version, superuser, migrated }: Server, production: boolean): Finding[] {
  const findings: Finding[] = [];
  if (Number(version) < POSTGRES_LEAST)
    findings.push(errorIn('DATABASE_URL', 'is a PostgreSQL older than 15', 'upgrade the server'));
  if (!migrated)
    findings.push(
      warningIn('DATABASE_URL', 'has no schema yet', 'run node scripts/migrate.ts before the bank'),
    );
  if (superuser && production)
    findings.push(
      warningIn(
        'DATABASE_URL',
        'connects as a superuser',
        'connect by a role that owns no more than it needs',
      ),
    );
  return findings;
}

async function probeDatabase(env: Env, production: boolean): Promise<Finding[]> {
  const { DATABASE_URL: url } = env;
  if (!url)
    return production
      ? [errorIn('DATABASE_URL', 'is missing', 'set the address of PostgreSQL 15 or newer')]
      : [];
  try {
    const server = await askDatabase(url);
    return server ? judgeDatabase(server, production) : [];
  } catch (failure) {
    const remedy = 'check the address, the password and that the server runs';
    return [errorIn('DATABASE_URL', `is not reached (${reasonOf(failure)})`, remedy)];
  }
}

async function probeReplica({ DATABASE_REPLICA_URL: url }: Env): Promise<Finding[]> {
  if (!url) return [];
  const name = 'DATABASE_REPLICA_URL';
  try {
    const server = await askDatabase(url);
    if (server?.standby) return [];
    return [errorIn(name, 'is no standby, so nothing is read there', 'name a streaming replica, or nothing')];
  } catch (failure) {
    return [
      warningIn(name, `is not reached (${reasonOf(failure)})`, 'start it: until then the primary is read'),
    ];
  }
}

type Queue = { appendonly: string | undefined; policy: string | undefined };

async function askRedis(url: string): Promise<Queue> {
  const client = redisAt(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    // A hosted Redis may forbid its configuration to be read: then nothing is said of it.
    const setting = async (name: string) =>
      ((await client.config('GET', name).catch(() => [])) as string[])[1];
    return { appendonly: await setting('appendonly'), policy: await setting('maxmemory-policy') };
  } finally {
    client.disconnect();
  }
}

async function probeRedis({ REDIS_URL: url }: Env): Promise<Finding[]> {
  if (!url) return [];
  try {
    const { appendonly, policy } = await askRedis(url);
    const findings: Finding[] = [];
    if (policy !== undefined && policy !== 'noeviction')
      findings.push(
        errorIn('REDIS_URL', `evicts under ${policy}, which loses jobs`, 'set maxmemory-policy noeviction'),
      );
    if (appendonly === 'no')
      findings.push(warningIn('REDIS_URL', 'keeps no append-only file', 'set appendonly yes'));
    return findings;
  } catch (failure) {
    const remedy = 'check the address, the password and that the server runs';
    return [errorIn('REDIS_URL', `is not reached (${reasonOf(failure)})`, remedy)];
  }
}

/** Asks the servers that the environment names whether they answer and are set as the bank needs them; each has three seconds. */
export async function probe(env: Env): Promise<Finding[]> {
  const production = env.SANDBOX !== 'on';
  const asked = [probeDatabase(env, production), probeReplica(env), probeRedis(env), probeWhatsapp(env)];
  return (await Promise.all(asked)).flat();
}
