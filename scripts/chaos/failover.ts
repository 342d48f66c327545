import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer } from '@karo/core/customers';
import type { Bank } from '@karo/core/kernel';
import { checkChain } from '@karo/core/ledger';
import { withClient } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { type Bar, type Bench, below, equal } from '../report.ts';
import { audit } from './audit.ts';
import { bankOn, dice, enlist, newTally, settle } from './bank.ts';
import { auditCredits, deliver, type Sent, writeOrders } from './credits.ts';
import { insist, Person, Replies, type Tally } from './customer.ts';
import { Cluster, type Machine, otherOf } from './failover/cluster.ts';
import { Workers, workerEnv } from './workers.ts';

const CUSTOMERS = 16;
const WORKERS = 2;
const PAUSE_MOST_MS = 1_500;
/** Other banks pay in while each fault stands. */
const CREDITS = 300;
/** How long customers bank before the first fault, and while one stands after it was got over. */
const CALM_MS = 10_000;
const ANSWERED_WITHIN_S = 30;
const WHOLE_WITHIN_MS = 180_000;
const CAUGHT_UP_WITHIN_MS = 60_000;
const SETTLE_WITHIN_MS = 300_000;

/** Something that befalls the pair; `begin` answers what mends it. */
type Fault = {
  about: string;
  /** The standby takes over. */
  moves: boolean;
  begin(cluster: Cluster, primary: Machine): Promise<() => void>;
};

const faults: Record<string, Fault> = {
  killed: {
    about: 'the primary machine dies: Patroni, PostgreSQL, etcd and Redis by SIGKILL; it comes back',
    moves: true,
    begin: async (cluster, primary) => {
      cluster.network.kill(primary);
      return () => cluster.start(primary);
    },
  },
  parted: {
    about: 'the network between the two is cut, both see the third',
    moves: false,
    begin: async ({ network }) => {
      network.setBetween(true);
      return () => network.setBetween(false);
    },
  },
  isolated: {
    about: 'the primary machine is cut off from all, and lives; it is seen again',
    moves: true,
    begin: async ({ network }, primary) => {
      network.setCutOff(primary, true);
      return () => network.setCutOff(primary, false);
    },
  },
  switched: {
    about: 'the standby is promoted in order',
    moves: true,
    begin: async (cluster, primary) => {
      await cluster.switchOver(primary);
      return () => {};
    },
  },
};

type Stage = { bank: Bank; cluster: Cluster; customers: readonly Customer[]; tally: Tally; sent: Sent[] };

/** The seconds of the longest silence between two moments: from one answer to the next. */
export function longestSilence(waits: Tally['waits'], from: number, to: number): number {
  const answers = waits.map(({ at, ms }) => at + ms).filter((time) => time > from && time < to);
  const times = [from, ...answers.toSorted((one, other) => one - other), to];
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return Math.max(...gaps) / 1_000;
}

/** The seconds that the slowest answer took, of the messages that were open or sent between two moments. */
export function longestWait(waits: Tally['waits'], from: number, to: number): number {
  const open = waits.filter(({ at, ms }) => at < to && at + ms > from).map(({ ms }) => ms);
  return Math.max(0, ...open) / 1_000;
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Of the transfers that customers were told of, those that the bank does not know. */
async function missing({ db }: Bank, quoteIds: readonly string[]): Promise<number> {
  if (quoteIds.length === 0) return 0;
  const rows = await insist(() =>
    db.selectFrom('transfer').select('quoteId').where('quoteId', 'in', quoteIds).execute(),
  );
  return new Set(quoteIds).size - new Set(rows.map(({ quoteId }) => quoteId)).size;
}

/** Waits until a customer was answered who wrote after a moment. */
async function answered({ waits }: Tally, since: number): Promise<void> {
  const until = performance.now() + WHOLE_WITHIN_MS;
  while (!waits.some(({ at }) => at > since)) {
    if (performance.now() > until) throw new Error('no customer was answered after the fault');
    await sleep(100);
  }
}

async function suffer(stage: Stage, name: string, fault: Fault, random: () => number): Promise<Bench> {
  const { bank, cluster, customers, tally, sent } = stage;
  const before = await cluster.isWhole(WHOLE_WITHIN_MS);
  const told = tally.ordered.map(({ quoteId }) => quoteId);
  const orders = writeOrders(bank, customers, CREDITS, random);
  sent.push(...orders);
  const paying = deliver(bank, orders, Math.round(CREDITS * 1.3), random);
  const from = performance.now();
  const mend = await fault.begin(cluster, before);
  if (fault.moves) await movedFrom(cluster, before);
  await answered(tally, performance.now());
  const lost = await missing(bank, told);
  await sleep(CALM_MS);
  const mendedAt = performance.now();
  mend();
  const after = await cluster.isWhole(WHOLE_WITHIN_MS);
  const to = performance.now();
  await paying;
  await sleep(CALM_MS);
  const silence = rounded(longestSilence(tally.waits, from, to));
  const slowest = rounded(longestWait(tally.waits, from, to));
  const whole = rounded((to - mendedAt) / 1_000);
  return {
    figures: { [`${name}.silence`]: silence, [`${name}.slowest`]: slowest, [`${name}.whole`]: whole },
    bars: [
      below(`${name}: the longest silence, s`, silence, ANSWERED_WITHIN_S),
      equal(`${name}: acknowledged before it and gone`, lost, 0),
      equal(`${name}: the standby took over`, Number(after !== before), Number(fault.moves)),
    ],
  };
}

async function movedFrom(cluster: Cluster, before: Machine): Promise<void> {
  const until = performance.now() + WHOLE_WITHIN_MS;
  while ((await cluster.primary()) !== otherOf(before)) {
    if (performance.now() > until) throw new Error('the standby did not take over');
    await sleep(200);
  }
}

type Book = { postings: string; entries: string; head: string };
const BOOK = `select (select count(*) from posting)::text as postings, (select count(*) from entry)::text as entries,
  (select coalesce(max(id), 0) from posting)::text as head`;

/** 0 where the standby has the primary's whole book, once it has caught up. */
async function standbyDiffers(cluster: Cluster): Promise<number> {
  const primary = await cluster.isWhole(WHOLE_WITHIN_MS);
  const [one, at] = await withClient(cluster.ownerUrlOn(primary), async (client) => {
    const { rows: books } = await client.query<Book>(BOOK);
    const { rows: ends } = await client.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    return [books[0], ends[0]?.lsn];
  });
  const reached = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes';
  const other = await withClient(cluster.ownerUrlOn(otherOf(primary)), async (client) => {
    const until = performance.now() + CAUGHT_UP_WITHIN_MS;
    while (!(await client.query<{ yes: boolean }>(reached, [at])).rows[0]?.yes) {
      if (performance.now() > until) throw new Error('the standby does not catch up');
      await sleep(100);
    }
    return (await client.query<Book>(BOOK)).rows[0];
  });
  return JSON.stringify(one) === JSON.stringify(other) ? 0 : 1;
}

/** Customers bank one transfer after the other until it is over; a failure ends the run. */
async function whileBanking(stage: Stage, work: () => Promise<Bench>): Promise<Bench> {
  const { bank, customers, tally } = stage;
  const replies = new Replies(bank);
  let isOver = false;
  const live = customers.map(async (self, at) => {
    const random = dice(at + 1);
    const person = new Person(bank, replies, tally, self, customers, random);
    person.keepAsking();
    person.mayLoseOffers();
    while (!isOver) {
      await sleep(random() * PAUSE_MOST_MS);
      await person.transfer();
    }
  });
  const done = work().finally(() => {
    isOver = true;
  });
  try {
    const [bench] = await Promise.all([done, ...live]);
    return bench;
  } finally {
    isOver = true;
    await replies.close();
  }
}

async function sufferAll(
  stage: Stage,
  names: readonly string[],
  say: (line: string) => void,
): Promise<Bench> {
  const all: Bench = { figures: {}, bars: [] };
  const random = dice(7);
  const began = performance.now();
  await answered(stage.tally, began);
  await sleep(CALM_MS);
  for (const name of names) {
    const fault = faults[name] as Fault;
    const { figures, bars } = await suffer(stage, name, fault, random);
    Object.assign(all.figures, figures);
    all.bars.push(...bars);
    const [silence, slowest, whole] = Object.values(figures);
    say(
      `${name} (${fault.about}): ${silence} s without an answer, ${slowest} s the slowest, a pair again ${whole} s after`,
    );
  }
  return all;
}

async function prove({ bank, cluster, tally, sent }: Stage): Promise<Bench> {
  await settle(bank, SETTLE_WITHIN_MS);
  const losses = Object.assign(await audit(bank, tally, sent), await auditCredits(bank, sent));
  const chain = await checkChain(bank.db, []);
  const wrong = Object.assign(losses, {
    chainProblems: chain.problems.length,
    standbyDiffers: await standbyDiffers(cluster),
  });
  const bars: Bar[] = Object.entries(wrong).map(([name, value]) => equal(name, value, 0));
  return {
    figures: Object.assign(
      { transfers: tally.ordered.length, answers: tally.answers, credits: sent.length },
      wrong,
    ),
    bars,
  };
}

/**
 * `npm run chaos -- --failover`: customers bank over a pair of PostgreSQL and Redis of which one dies, is parted from the other, is cut off, and is replaced in order; `only` is one of these. Throws
 * Error with one sentence where this machine does not carry it.
 */
export async function failover({
  only,
  say,
}: {
  only: string | undefined;
  say(line: string): void;
}): Promise<Bench> {
  const names = only === undefined ? Object.keys(faults) : [only];
  if (only !== undefined && !(only in faults))
    throw new Error(`--failover --break is ${Object.keys(faults).join(', ')}`);
  const secret = randomBytes(32).toString('hex');
  const cluster = await Cluster.open();
  let keepsLogs = true;
  try {
    const databaseUrl = await prepareDatabase(cluster.ownerUrl, { queues: false });
    const place = { databaseUrl, redisUrl: cluster.redisUrl };
    const workers = new Workers(join(cluster.logFolder, 'workers.log'), () => ({
      args: [],
      env: workerEnv(place, secret),
    }));
    const { bank, close } = await bankOn(place, secret);
    try {
      const customers = await enlist(bank, CUSTOMERS, 4);
      workers.start(WORKERS);
      const stage = { bank, cluster, customers, tally: newTally(), sent: [] };
      const lived = await whileBanking(stage, () => sufferAll(stage, names, say));
      const proved = await prove(stage);
      keepsLogs = false;
      return {
        figures: { ...lived.figures, ...proved.figures, offersGone: stage.tally.offersGone },
        bars: [...lived.bars, ...proved.bars],
      };
    } finally {
      await workers.close();
      await close();
    }
  } finally {
    await cluster.close({ keepsLogs });
    if (keepsLogs) say(`The logs of all servers are in ${cluster.logFolder}`);
  }
}
