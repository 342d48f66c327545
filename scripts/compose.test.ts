import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { examine, sentinelsOf } from '@karo/core/kernel';
import { productionEnv } from '@karo/core/sandbox';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  command?: string[];
  stop_grace_period?: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  privileged?: boolean;
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  cpus?: number;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
};

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean } | null>;
};
const names = Object.keys(compose.services);

test('the containers are the database, the queue, and each process of the bank', () => {
  expect(names.sort()).toEqual(['api', 'bot', 'migrate', 'postgres', 'redis', 'workers']);
});

test('every container that stays up says whether it is well', () => {
  const silent = names.filter(
    (name) => name !== 'migrate' && !compose.services[name]?.healthcheck?.test.length,
  );
  expect(silent).toEqual([]);
});

test('what a container runs is in the repository', () => {
  const files = Object.values(compose.services).flatMap((service) =>
    [...(service.command ?? []), ...(service.healthcheck?.test ?? [])].filter((word) => word.endsWith('.ts')),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('no process of the bank is given the key of its backups', () => {
  for (const name of ['api', 'workers', 'bot', 'migrate'])
    expect(compose.services[name]?.environment?.BACKUP_KEY).toBe('');
});

test('each process has longer to end than it takes to drain', () => {
  for (const name of ['api', 'workers', 'bot']) expect(compose.services[name]?.stop_grace_period).toBe('25s');
});

test('the bank starts after its schema, and the queue keeps what it is given', () => {
  for (const name of ['api', 'workers', 'bot']) {
    expect(compose.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
  }
  expect(compose.services.redis?.command?.join(' ')).toMatch(
    /--appendonly yes.*--maxmemory-policy noeviction/,
  );
});

test('.env.example names every variable that a process of the bank or its containers read', () => {
  const named = new Set(
    [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  const tracked = execFileSync('git', ['ls-files', 'api', 'bot', 'core', 'workers', 'scripts/*.ts'], {
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const taken = [...code.matchAll(/\{([^{}]*)\}(?:: Env\b| = env;)/g)].map(([, names]) => names).join(', ');
  const read = [
    ...code.matchAll(/\benv\.([A-Z_]+)/g),
    ...taken.matchAll(/\b([A-Z_]{2,})\b/g),
    ...['docker-compose.yml', 'compose.ha.yml'].flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?<!\$)\$\{([A-Z_]+)/g),
    ]),
  ].map(([, name = '']) => name);
  expect(read).toEqual(expect.arrayContaining(['SMTP_URL', 'AFRICASTALKING_API_KEY', 'POSTGRES_PASSWORD']));
  const ofTests = (name: string) => name.startsWith('TEST_');
  expect([...new Set(read)].filter((name) => !ofTests(name) && !named.has(name))).toEqual([]);
});

test('the containers are production, which no sandbox runs in and no password of a known word opens', () => {
  const text = readFileSync('docker-compose.yml', 'utf8');
  expect(text).not.toMatch(/SANDBOX:|:-karo/);
  for (const name of ['migrate', 'api', 'workers', 'bot'])
    expect(compose.services[name]?.environment?.NODE_ENV).toBe('production');
  const example = readFileSync('.env.example', 'utf8');
  const env = Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
  );
  const refused = examine({ ...env, NODE_ENV: 'production' }).filter(({ level }) => level === 'error');
  expect(refused.map(({ variable }) => variable).sort()).toEqual([
    'KARO_SECRET',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ]);
  const database = /DATABASE_URL: (.+)/
    .exec(text)?.[1]
    ?.replace(/\$\{[^}]*\}/, randomBytes(24).toString('hex'));
  const set = { ...env, ...productionEnv, NODE_ENV: 'production', DATABASE_URL: database };
  expect(examine(set).filter(({ level }) => level === 'error')).toEqual([]);
});

test.each(names)('C17 %s is read-only, without capabilities, and bounded', (name) => {
  const service = compose.services[name];
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(service?.security_opt).toContain('no-new-privileges:true');
  expect(service?.cap_add ?? []).toEqual([]);
  expect(service?.privileged ?? false).toBe(false);
  expect(service?.pids_limit).toBeGreaterThan(0);
  expect(service?.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service?.cpus).toBeGreaterThan(0);
});

test('C17 only the site is reached from outside, and what keeps money reaches nobody', () => {
  expect(names.filter((name) => compose.services[name]?.ports)).toEqual(['api']);
  expect(compose.networks.data).toEqual({ internal: true });
  for (const name of ['postgres', 'redis', 'migrate'])
    expect(compose.services[name]?.networks, name).toEqual(['data']);
});

test('C17 the bot’s container lets its browser have a sandbox, and nothing that leads out of the container', () => {
  const options = compose.services.bot?.security_opt ?? [];
  const file = options.find((option) => option.startsWith('seccomp:'))?.slice('seccomp:'.length) ?? '';
  const { syscalls } = JSON.parse(readFileSync(file, 'utf8')) as {
    syscalls: { names: string[]; action: string }[];
  };
  const refused = syscalls
    .filter(({ action }) => action === 'SCMP_ACT_ERRNO')
    .flatMap(({ names: each }) => each);
  for (const call of ['clone', 'clone3', 'unshare', 'chroot']) expect(refused).not.toContain(call);
  const outward = [
    'mount',
    'setns',
    'ptrace',
    'bpf',
    'keyctl',
    'init_module',
    'kexec_load',
    'pivot_root',
    'io_uring_setup',
  ];
  expect(refused).toEqual(expect.arrayContaining(outward));
});

test('C17 Redis takes no word without its password, and the bot knows no provider of money', () => {
  const redis = compose.services.redis?.command?.join(' ');
  expect(redis).toContain('requirepass');
  expect(compose.services.redis?.environment?.REDISCLI_AUTH).toMatch(/^\$\{REDIS_PASSWORD:\?/);
  const bot = compose.services.bot?.environment ?? {};
  const example = readFileSync('.env.example', 'utf8');
  const ofMoney = [
    ...example.matchAll(/^# ((?:PAYSTACK|MONNIFY|VTPASS|DOJAH|QOREID)_\w*(?:KEY|SECRET|ID|WALLET))=/gm),
  ];
  expect(ofMoney.length).toBeGreaterThan(6);
  for (const [, name = ''] of ofMoney) expect(bot[name], name).toBe('');
  for (const name of ['api', 'workers', 'bot'])
    for (const secret of ['POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'REDIS_PASSWORD', 'DATABASE_OWNER_URL'])
      expect(compose.services[name]?.environment?.[secret], `${name}: ${secret}`).toBe('');
});

describe('compose.ha.yml', () => {
  const passwords = ['PATRONI_PASSWORD', 'REPLICATION_PASSWORD', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'];
  const text = readFileSync('compose.ha.yml', 'utf8');
  const pair = parse(text, {
    merge: true,
    customTags: [{ tag: '!override', collection: 'map', resolve: (value: unknown) => value }],
  }) as typeof compose;
  const bank = ['migrate', 'api', 'workers', 'bot'];
  const own = Object.keys(pair.services).filter((name) => !(name in compose.services));
  const of = (name: string): Service => pair.services[name] ?? {};

  test('there are two of what keeps money, three of what votes, and one address for the primary', () => {
    expect(own.toSorted()).toEqual(
      [
        ...['etcd-a', 'etcd-b', 'etcd-w', 'postgres-a', 'postgres-b', 'primary'],
        ...['redis-a', 'redis-b', 'sentinel-a', 'sentinel-b', 'sentinel-w'],
      ].toSorted(),
    );
    for (const name of ['postgres', 'redis']) expect(of(name)).toEqual({ profiles: ['alone'] });
  });

  test.each(own)(
    'C17 %s is read-only, without capabilities, bounded, and reached by nobody outside',
    (name) => {
      const service = of(name);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['data'] });
      expect(service.security_opt).toContain('no-new-privileges:true');
      expect([service.cap_add, service.privileged, service.ports]).toEqual([undefined, undefined, undefined]);
      expect(service.pids_limit).toBeGreaterThan(0);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.cpus).toBeGreaterThan(0);
      expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    },
  );

  test('every process of the bank goes through the primary and the sentinels, and waits for none of the single servers', () => {
    for (const name of bank) {
      const { environment = {}, depends_on = {} } = of(name);
      expect(new URL(environment.DATABASE_URL?.replace(/\$\{[^}]*\}/, 'x') ?? '').hostname).toBe('primary');
      const found = sentinelsOf(environment.REDIS_URL?.replace(/\$\{[^}]*\}/, 'x') ?? '');
      expect(found?.sentinels.map(({ host }) => host)).toEqual(['sentinel-a', 'sentinel-b', 'sentinel-w']);
      expect(found?.name).toBe('karo');
      expect(Object.keys(depends_on)).not.toContain('postgres');
      for (const needed of Object.keys(depends_on)) expect([...own, ...bank]).toContain(needed);
      expect(environment).toMatchObject({ PATRONI_PASSWORD: '', REPLICATION_PASSWORD: '' });
    }
    for (const place of [text, readFileSync('ops/ha/sentinel.conf', 'utf8')])
      expect(place).not.toMatch(/:-karo|PASSWORD:-/);
  });

  test('every volume is named, every file is there, and every password is asked for', () => {
    const used = own.flatMap((name) => (of(name).volumes ?? []).map((volume) => volume.split(':')[0]));
    expect(used.toSorted()).toEqual(Object.keys(pair.volumes).toSorted());
    const copied =
      /COPY (.+) \/etc\/karo/.exec(readFileSync('ops/ha/Dockerfile', 'utf8'))?.[1]?.split(' ') ?? [];
    for (const file of copied) expect(existsSync(`ops/ha/${file}`)).toBe(true);
    for (const [, file = ''] of text.matchAll(/\/etc\/karo\/([\w.]+)/g)) expect(copied).toContain(file);
    for (const password of passwords) expect(text).toContain(`\${${password}:?`);
  });

  test('Patroni acknowledges nothing that one machine alone has, and gives up a primary before another is made', () => {
    const { bootstrap } = parse(readFileSync('ops/ha/patroni.yml', 'utf8')) as {
      bootstrap: { dcs: Record<string, number | boolean | { parameters: Record<string, string> }> };
    };
    const { ttl, loop_wait, retry_timeout, synchronous_mode, postgresql } = bootstrap.dcs;
    expect(synchronous_mode).toBe(true);
    expect(postgresql).toMatchObject({ use_pg_rewind: true, parameters: { synchronous_commit: 'on' } });
    expect(Number(loop_wait) + 2 * Number(retry_timeout)).toBeLessThanOrEqual(Number(ttl));
  });

  test('and HAProxy asks Patroni who is the primary, and ends the connections to one that is no more', () => {
    const proxy = readFileSync('ops/ha/haproxy.cfg', 'utf8');
    expect(proxy).toContain('option httpchk OPTIONS /primary');
    expect(proxy).toContain('on-marked-down shutdown-sessions');
  });
});
