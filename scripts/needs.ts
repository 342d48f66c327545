import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

type Tool = { name: string; debian: string; find: () => string | undefined };

const onPath = (...names: string[]): string | undefined => {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
};

/** Chromium without windows: of the same version, and in half the processor's time. */
const HEADLESS = 'chromium-headless-shell';

const tools = {
  redis: { name: 'redis-server', debian: 'redis-server', find: () => onPath('redis-server') },
  chromium: {
    name: 'Chromium',
    debian: 'chromium',
    find: () => process.env.CHROMIUM ?? onPath(HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'),
  },
} satisfies Record<string, Tool>;

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

function install(missing: readonly Tool[]): void {
  const packages = missing.map((tool) => tool.debian);
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
    env,
  });
}

function tryToInstall(more: readonly Tool[]): void {
  try {
    install(more);
  } catch {
    console.log(
      `Without ${more.map(({ name }) => name).join(', ')} some tests are left out, or take longer.`,
    );
  }
}

/**
 * The paths of the programs that the tests drive. On Debian as root what is missing is installed; elsewhere
 * throws Error with one sentence that names it.
 */
export function needTools(): { redis: string; chromium: string } {
  const missing = Object.values(tools).filter((tool) => !tool.find());
  if (missing.length > 0 && canInstall()) install(missing);
  const more = wanted.filter((tool) => !tool.find());
  if (more.length > 0 && canInstall()) tryToInstall(more);
  const redis = tools.redis.find();
  const chromium = tools.chromium.find();
  if (!redis || !chromium) {
    const names = Object.values(tools).filter((tool) => !tool.find());
    throw new Error(
      `The tests need ${names.map((tool) => tool.name).join(' and ')} on this machine: install it and run npm test again.`,
    );
  }
  return { redis, chromium };
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs, which Debian keeps off the path. */
function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).map(Number) : [];
  const folders = versions
    .toSorted((one, other) => other - one)
    .map((version) => `${DEBIAN_POSTGRES}/${version}/bin`);
  return folders.find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'pg_rewind')),
  );
}

const postgres: Tool = { name: 'PostgreSQL', debian: 'postgresql', find: postgresPrograms };

/** What two PostgreSQL that stand for one another run on. */
const ofPair: Tool[] = [
  postgres,
  { name: 'Patroni', debian: 'patroni', find: () => onPath('patroni') },
  {
    name: 'python-etcd',
    debian: 'python3-etcd',
    find: () => (existsSync('/usr/lib/python3/dist-packages/etcd') ? 'python3-etcd' : undefined),
  },
  { name: 'etcd', debian: 'etcd-server', find: () => onPath('etcd') },
  { name: 'HAProxy', debian: 'haproxy', find: () => onPath('haproxy', '/usr/sbin/haproxy') },
  { name: 'Redis', debian: 'redis-server', find: () => onPath('redis-server') },
  { name: 'Redis Sentinel', debian: 'redis-sentinel', find: () => onPath('redis-sentinel') },
  { name: 'ip', debian: 'iproute2', find: () => onPath('ip') },
];

const ofCopies: Tool[] = [
  postgres,
  { name: 'pgBackRest', debian: 'pgbackrest', find: () => onPath('pgbackrest') },
];

/** Programs by which more is tested, or sooner, where they are there. */
const wanted: Tool[] = [
  { name: 'promtool', debian: 'prometheus', find: () => onPath('promtool') },
  { name: HEADLESS, debian: HEADLESS, find: () => process.env.CHROMIUM ?? onPath(HEADLESS) },
  ...ofCopies,
];

/** The folder of the programs of the machine's own PostgreSQL, where pgBackRest is beside it; on Debian as root both are installed. Undefined elsewhere. */
export function findPgBackRest(mayInstall = false): string | undefined {
  const missing = ofCopies.filter((tool) => !tool.find());
  if (missing.length > 0 && mayInstall && canInstall()) install(missing);
  return ofCopies.every((tool) => tool.find()) ? postgresPrograms() : undefined;
}

/**
 * The folder of PostgreSQL's programs, where this machine has all that a failover needs. On Debian as root what is missing is installed; elsewhere throws Error with one
 * sentence that names it.
 */
export function needPair(): { programs: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('The failover cuts networks of its own, which takes root on Linux: run it as root.');
  const missing = ofPair.filter((tool) => !tool.find());
  if (missing.length > 0 && canInstall()) install(missing);
  const names = ofPair.filter((tool) => !tool.find()).map((tool) => tool.name);
  if (names.length > 0)
    throw new Error(
      `The failover needs ${names.join(', ')} on this machine: install what is missing and run it again.`,
    );
  return { programs: postgresPrograms() as string };
}
