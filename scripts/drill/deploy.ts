import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { released } from '@karo/db/released';
import { applicationUrlOf } from '@karo/db/roles';
import { audit } from '../chaos/audit.ts';
import { bankOn, dice, newTally, settle } from '../chaos/bank.ts';
import type { Tally } from '../chaos/customer.ts';
import { workerEnv } from '../chaos/workers.ts';
import { ensureDatabase, startDatabase, stopServer } from '../database.ts';
import { startRedis } from '../redis.ts';
import { atLeast, type Bench, below, equal } from '../report.ts';
import { Balancer } from './deploy/balancer.ts';
import { Customer, type Gaps } from './deploy/customer.ts';
import { type Ended, Process } from './deploy/process.ts';
import { unpackRelease } from './deploy/tree.ts';

type Options = { seconds: number; customers: number; say(line: string): void };

const DRAIN_MS = 20_000;
const SETTLE_MS = 120_000;

/** The processes of one version: one that serves, and one that works. */
type Version = { name: string; api: Process; workers: Process };

type Stage = {
  folder: string;
  env: NodeJS.ProcessEnv;
  ownerUrl: string;
  balancer: Balancer;
  trees: Record<'old' | 'new', string>;
  running: Process[];
};

/** Brings the schema to where a version has it, as the step before its processes does. */
function migrateBy({ env, ownerUrl, trees }: Stage, version: 'old' | 'new'): void {
  execFileSync(process.execPath, [...process.execArgv, 'scripts/migrate.ts'], {
    cwd: trees[version],
    env: { ...env, DATABASE_OWNER_URL: ownerUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function begin(stage: Stage, version: 'old' | 'new', name: string): Promise<Version> {
  const at = { folder: stage.trees[version], env: stage.env, logFile: join(stage.folder, `${name}.log`) };
  const api = await Process.start('api/main.ts', at);
  const workers = await Process.start('workers/main.ts', at);
  stage.running.push(api, workers);
  await Promise.all([api.comesUp(`${api.url}/api/ready`), workers.comesUp(workers.metricsUrl)]);
  stage.balancer.add(name, api.url);
  // What it replaces may end only once calls are sent to it.
  await stage.balancer.sees(name);
  return { name, api, workers };
}

async function end({ api, workers }: Version): Promise<{ api: Ended; workers: Ended }> {
  const [serving, working] = await Promise.all([api.end(`${api.url}/api/ready`), workers.end()]);
  return { api: serving, workers: working };
}

/** Customers bank without pause until they are told to stop. */
function load(customers: readonly Customer[]): { stop(): Promise<void> } {
  let isOver = false;
  const banking = Promise.all(
    customers.map(async (customer) => {
      while (!isOver) await customer.transfer(customers);
    }),
  );
  // Told by `stop`; until then nobody waits for it.
  banking.catch(() => {});
  return {
    stop: async () => {
      isOver = true;
      await banking;
    },
  };
}

type Served = { refusedWith: number | null; ends: Ended[]; jobs: Record<string, number>; last: Version };

/** A deploy under load, and the way back: old alone, both, new alone, both, old alone on the schema of the new. */
async function deploy(stage: Stage, first: Version, { seconds, say }: Options): Promise<Served> {
  const jobs: Record<string, number> = {};
  const ends: Ended[] = [];
  const stand = () => sleep(seconds * 1_000);
  const endOf = async (version: Version) => {
    jobs[version.name] = await version.workers.jobsDone();
    const ended = await end(version);
    ends.push(ended.api, ended.workers);
    say(`${version.name} told to end: api in ${ended.api.ms} ms, workers in ${ended.workers.ms} ms`);
  };
  const at = { folder: stage.trees.new, env: stage.env, logFile: join(stage.folder, 'early.log') };
  const early = await Process.start('workers/main.ts', at);
  stage.running.push(early);
  const refusedWith = await early.refuses();
  say(`The new version on the old schema ended with ${refusedWith}`);
  migrateBy(stage, 'new');
  say('The schema is the new one');
  await stand();
  const next = await begin(stage, 'new', 'new');
  say('Both versions serve');
  await stand();
  await endOf(first);
  await stand();
  const back = await begin(stage, 'old', 'back');
  say('The old version serves again, on the new schema');
  await stand();
  await endOf(next);
  await stand();
  return { refusedWith, ends, jobs, last: back };
}

const farthest = (values: readonly number[]): number => Math.max(0, ...values);

function barsOf(
  { refusedWith, ends, jobs }: Served,
  gaps: Gaps,
  answered: Record<string, number>,
): Bench['bars'] {
  const serving = ends.filter((_, index) => index % 2 === 0);
  // Its balancer sees that it is not ready, and sends nobody any more, before it closes.
  const closedFirst = serving.filter(
    ({ unreadyAfterMs, closedAfterMs }) => !(unreadyAfterMs + 1_000 < closedAfterMs),
  );
  return [
    equal('the new version on the old schema ends with', refusedWith ?? -1, 1),
    equal('calls of customers that failed', gaps.callsFailed, 0),
    below('longest wait for an answer, ms', gaps.longestMs, 30_000),
    equal('processes that ended otherwise than in order', ends.filter(({ code }) => code !== 0).length, 0),
    below('longest end of a process, ms', farthest(ends.map(({ ms }) => ms)), DRAIN_MS),
    equal('processes that closed before their readiness fell', closedFirst.length, 0),
    ...Object.entries(answered).map(([name, calls]) => atLeast(`calls answered by ${name}`, calls, 1)),
    ...Object.entries(jobs).map(([name, done]) => atLeast(`jobs done by ${name}`, done, 1)),
  ];
}

/** The last release and this tree over one PostgreSQL and one Redis. */
async function stageIn(folder: string, secret: string) {
  const trees = { old: join(folder, 'release'), new: resolve('.') };
  unpackRelease(released.commit, trees.old);
  const server = await startDatabase(join(folder, 'bank'));
  const redis = await startRedis(join(folder, 'redis'));
  const ownerUrl = await ensureDatabase(server.url, 'karo');
  const place = { databaseUrl: applicationUrlOf(ownerUrl), redisUrl: redis.url };
  const env = {
    ...workerEnv(place, secret),
    TRUST_PROXY: 'on',
    METRICS_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
  };
  const stage: Stage = { folder, env, ownerUrl, balancer: new Balancer(), trees, running: [] };
  return {
    stage,
    place,
    close: async () => {
      for (const each of stage.running) each.kill();
      await redis.stop();
      await stopServer(server);
    },
  };
}

/**
 * Replaces the last release by this tree while customers bank over HTTP, and takes it back: the schema first, then both versions side by side. Nothing may be lost, doubled or
 * refused, and each process ends in order within 20 s of SIGTERM, its readiness first. Throws Error where the release is not in this clone.
 */
export async function drillDeploy(options: Options): Promise<Bench> {
  const { customers: many, say } = options;
  mkdirSync('.karo', { recursive: true });
  const folder = mkdtempSync(join(resolve('.karo'), 'drill-deploy-'));
  const secret = randomBytes(32).toString('hex');
  const { stage, place, close } = await stageIn(folder, secret);
  const [tally, gaps]: [Tally, Gaps] = [newTally(), { callsFailed: 0, calls: 0, longestMs: 0, failures: [] }];
  try {
    migrateBy(stage, 'old');
    const url = await stage.balancer.open();
    const first = await begin(stage, 'old', 'old');
    say(`The last release, ${released.commit.slice(0, 8)}, serves`);
    const customers = Array.from(
      { length: many },
      (_, at) => new Customer(url, at, tally, gaps, dice(at + 1)),
    );
    for (const [at, customer] of customers.entries()) await customer.enter(at);
    const loaded = load(customers);
    const served = await deploy(stage, first, options).finally(() => loaded.stop());
    const { bank, close: closeBank } = await bankOn(place, secret);
    await settle(bank, SETTLE_MS);
    const losses = await audit(bank, tally, []);
    await closeBank();
    const { last } = served;
    served.jobs[last.name] = await last.workers.jobsDone();
    const ended = await end(last);
    served.ends.push(ended.api, ended.workers);
    const answered = Object.fromEntries(
      ['old', 'new', 'back'].map((name) => [name, stage.balancer.answeredBy(name)]),
    );
    if (gaps.failures.length > 0) say(gaps.failures.slice(0, 5).join('\n'));
    return {
      figures: { transfers: tally.ordered.length, calls: gaps.calls, oddAnswers: tally.oddAnswers.length },
      bars: [
        ...barsOf(served, gaps, answered),
        ...Object.entries(losses).map(([name, value]) => equal(name, value, 0)),
      ],
    };
  } finally {
    await stage.balancer.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}
