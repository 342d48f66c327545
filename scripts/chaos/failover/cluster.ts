import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../database.ts';
import { needPair } from '../../needs.ts';
import { Network } from './network.ts';

/** The two machines that each carry PostgreSQL and Redis, and a witness for their votes, which is this machine. */
const MACHINES = ['a', 'b'] as const;
export type Machine = (typeof MACHINES)[number];
const WITNESS = 'w';

export const otherOf = (machine: Machine): Machine => (machine === 'a' ? 'b' : 'a');

const UP_WITHIN_MS = 120_000;
const ASK_MS = 1_500;

type Member = { name: string; role: string; state: string; lag?: number | string };

/**
 * PostgreSQL under Patroni and etcd behind HAProxy, and Redis under Sentinel, by the configuration that containers have (`ops/ha`): two machines in namespaces of their own, each
 * with all of it, and a third vote here.
 */
export class Cluster {
  readonly network: Network;
  readonly password = randomBytes(24).toString('hex');
  readonly #folder: string;
  readonly #programs: string;
  readonly #port: number;
  readonly #here: ChildProcess[] = [];

  private constructor(network: Network, folder: string, programs: string, port: number) {
    this.network = network;
    this.#folder = folder;
    this.#programs = programs;
    this.#port = port;
  }

  /** Starts everything and waits until the standby is synchronous. Throws Error with one sentence where this machine does not carry it. */
  static async open(): Promise<Cluster> {
    const { programs } = needPair();
    const network = Network.open(MACHINES);
    const folder = mkdtempSync(join(tmpdir(), 'karo-ha-'));
    execFileSync('chown', ['postgres:', folder]);
    const cluster = new Cluster(network, folder, programs, await freePort());
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void cluster.close().finally(() => process.exit(1)));
    // Whoever runs the servers may not be let into this folder.
    for (const file of ['patroni.yml', 'haproxy.cfg']) copyFileSync(join('ops/ha', file), join(folder, file));
    try {
      cluster.#startHere();
      // etcd speaks its newest protocol once all three have met.
      for (const machine of MACHINES) cluster.#startVotes(machine);
      // The first to start is the first primary, as it is of Redis: one machine carries both when it dies.
      cluster.#patroni('a');
      await cluster.#isPrimary('a', UP_WITHIN_MS);
      cluster.#patroni('b');
      await cluster.isWhole(UP_WITHIN_MS);
    } catch (error) {
      await cluster.close({ keepsLogs: true });
      throw error;
    }
    return cluster;
  }

  /** By the owner of the database, through HAProxy. */
  get ownerUrl(): string {
    return `postgres://karo:${this.password}@127.0.0.1:${this.#port}/karo`;
  }

  /** By the owner, past HAProxy, on one machine. */
  ownerUrlOn(machine: Machine): string {
    return `postgres://karo:${this.password}@${this.network.addressOf(machine)}:5432/karo`;
  }

  get redisUrl(): string {
    const hosts = this.#hosts().map(({ address }) => `${address}:26379`);
    return `redis+sentinel://:${this.password}@${hosts.join(',')}/karo`;
  }

  get logFolder(): string {
    return this.#folder;
  }

  #hosts(): { name: string; address: string }[] {
    const two = MACHINES.map((name) => ({ name: name as string, address: this.network.addressOf(name) }));
    return [...two, { name: WITNESS, address: this.network.host }];
  }

  #startHere(): void {
    const at = { name: WITNESS, address: this.network.host };
    const none: string[] = [];
    this.#here.push(this.#etcd(none, at), this.#sentinel(none, at));
    const members = MACHINES.map((name) => [
      `KARO_MEMBER_${name.toUpperCase()}`,
      this.network.addressOf(name),
    ]);
    const env = Object.assign(Object.fromEntries(members), {
      KARO_PRIMARY_LISTEN: `127.0.0.1:${this.#port}`,
      KARO_REPLICA_LISTEN: `${this.network.host}:5433`,
    });
    this.#here.push(
      this.#run(none, WITNESS, ['haproxy', '-db', '-f', join(this.#folder, 'haproxy.cfg')], env),
    );
  }

  /** Starts all that a machine carries, with the data that it has; the first machine's Redis is the first primary. */
  start(machine: Machine): void {
    this.#startVotes(machine);
    this.#patroni(machine);
  }

  #startVotes(machine: Machine): void {
    const before = this.network.on(machine);
    const at = { name: machine, address: this.network.addressOf(machine) };
    this.#etcd(before, at);
    this.#redis(before, at);
    this.#sentinel(before, at);
  }

  #run(before: string[], name: string, command: string[], env: Record<string, string> = {}): ChildProcess {
    const folder = join(this.#folder, name);
    mkdirSync(folder, { recursive: true });
    execFileSync('chown', ['postgres:', folder]);
    const log = openSync(join(folder, `${basename(command[0] ?? '')}.log`), 'a');
    const as = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
    const [program = '', ...args] = [...before, ...as, ...command];
    const { PATH = '' } = process.env;
    const own = Object.assign({ PATH: `${this.#programs}:${PATH}`, HOME: folder, LC_ALL: 'C' }, env);
    const child = spawn(program, args, { cwd: folder, env: own, stdio: ['ignore', log, log] });
    closeSync(log);
    return child;
  }

  #etcd(before: string[], { name, address }: { name: string; address: string }): ChildProcess {
    const members = this.#hosts().map((host) => `${host.name}=http://${host.address}:2380`);
    const settings = {
      name,
      'data-dir': join(this.#folder, name, 'etcd'),
      'listen-peer-urls': `http://${address}:2380`,
      'listen-client-urls': `http://${address}:2379`,
      'initial-advertise-peer-urls': `http://${address}:2380`,
      'advertise-client-urls': `http://${address}:2379`,
      'initial-cluster': members.join(','),
      'initial-cluster-token': 'karo',
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      'auto-compaction-retention': '1',
      // One that came back or was cut off asks for votes before it unseats anybody.
      'pre-vote': 'true',
      'enable-v2': 'true',
    };
    return this.#run(before, name, [
      'etcd',
      ...Object.entries(settings).map(([key, value]) => `--${key}=${value}`),
    ]);
  }

  #redis(before: string[], { name, address }: { name: string; address: string }): void {
    const folder = join(this.#folder, name, 'redis');
    const file = join(this.#folder, name, 'redis.conf');
    mkdirSync(folder, { recursive: true });
    const lines = [
      'port 6379',
      'protected-mode no',
      `dir ${folder}`,
      `requirepass ${this.password}`,
      `masterauth ${this.password}`,
      'appendonly yes',
      'maxmemory-policy noeviction',
      `replica-announce-ip ${address}`,
      ...(name === 'a' ? [] : [`replicaof ${this.network.addressOf('a')} 6379`]),
    ];
    this.#write(file, lines.join('\n'));
    execFileSync('chown', ['-R', 'postgres:', join(this.#folder, name)]);
    this.#run(before, name, ['redis-server', file]);
  }

  /** Sentinel keeps in its file what it has learnt: it is written once. */
  #sentinel(before: string[], { name, address }: { name: string; address: string }): ChildProcess {
    const file = join(this.#folder, name, 'sentinel.conf');
    const put: Record<string, string> = {
      SELF: address,
      PRIMARY: this.network.addressOf('a'),
      PASSWORD: this.password,
    };
    const text = readFileSync('ops/ha/sentinel.conf', 'utf8').replace(
      /@([A-Z]+)@/g,
      (_, key) => put[key] ?? '',
    );
    mkdirSync(join(this.#folder, name), { recursive: true });
    this.#write(file, text);
    execFileSync('chown', ['-R', 'postgres:', join(this.#folder, name)]);
    return this.#run(before, name, ['redis-sentinel', file]);
  }

  #write(file: string, text: string): void {
    try {
      writeFileSync(file, text, { flag: 'wx' });
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }

  #patroni(name: Machine): void {
    const address = this.network.addressOf(name);
    this.#run(this.network.on(name), name, ['patroni', join(this.#folder, 'patroni.yml')], {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: this.#hosts()
        .map((host) => `${host.address}:2379`)
        .join(','),
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
      PATRONI_RESTAPI_USERNAME: 'karo',
      PATRONI_RESTAPI_PASSWORD: this.password,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: join(this.#folder, name, 'postgres'),
      PATRONI_POSTGRESQL_BIN_DIR: this.#programs,
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, name, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'karo',
      PATRONI_SUPERUSER_PASSWORD: this.password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: this.password,
    });
  }

  async #ask(machine: Machine, path: string, init: RequestInit = {}): Promise<Response | undefined> {
    const url = `http://${this.network.addressOf(machine)}:8008${path}`;
    const signal = AbortSignal.timeout(init.method === 'POST' ? 60_000 : ASK_MS);
    return fetch(url, Object.assign({ signal }, init)).catch(() => undefined);
  }

  /** The pair as one machine sees it; nobody where it does not say so in time. */
  async #members(machine: Machine): Promise<Member[]> {
    const answer = await this.#ask(machine, '/cluster');
    const found = (await answer?.json().catch(() => undefined)) as { members?: Member[] } | undefined;
    return found?.members ?? [];
  }

  /** The machine whose PostgreSQL is the primary, of those that can be seen from here. */
  async primary(): Promise<Machine | undefined> {
    const answers = await Promise.all(MACHINES.map((machine) => this.#ask(machine, '/primary')));
    return MACHINES.find((_, at) => answers[at]?.status === 200);
  }

  async #isPrimary(machine: Machine, withinMs: number): Promise<void> {
    const until = performance.now() + withinMs;
    while ((await this.primary()) !== machine) {
      if (performance.now() > until) throw new Error(`PostgreSQL does not start; see ${this.#folder}`);
      await sleep(250);
    }
  }

  /** Waits until one is the primary and the other its synchronous standby; answers which is the primary. Throws Error where that takes longer. */
  async isWhole(withinMs: number): Promise<Machine> {
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      const primary = await this.primary();
      const members = primary ? await this.#members(primary) : [];
      const standby = members.find(({ role }) => role === 'sync_standby');
      if (primary && standby && ['running', 'streaming'].includes(standby.state)) return primary;
      await sleep(250);
    }
    throw new Error(`PostgreSQL has no synchronous standby after ${withinMs} ms; see ${this.#folder}`);
  }

  /** The standby takes over in order, as before work on the primary's machine. Throws Error where Patroni refuses. */
  async switchOver(from: Machine): Promise<void> {
    const basic = Buffer.from(`karo:${this.password}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ leader: from, candidate: otherOf(from) });
    const answer = await this.#ask(from, '/switchover', { method: 'POST', headers, body });
    if (!answer?.ok) throw new Error(`Patroni does not switch over: ${await answer?.text()}`);
  }

  async close({ keepsLogs = false } = {}): Promise<void> {
    for (const child of this.#here) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    this.network.close();
    if (!keepsLogs) rmSync(this.#folder, { recursive: true, force: true });
  }
}
