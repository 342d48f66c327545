import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { kobo } from '@karo/core/kernel';
import { internal, type Order, openPoster, type Poster, trialBalance } from '@karo/core/ledger';
import { type Db, longLimits, openDb } from '@karo/db/client';
import { sql } from 'kysely';
import { ensureDatabase, startDatabase, stopServer } from '../database.ts';
import { prepareDatabase } from '../prepare.ts';
import { atLeast, type Bench, type BenchOptions, below } from '../report.ts';

export const CALLERS = 256;
const SECONDS = 10;
/** The small book and the large one are measured in turn, so often, and compared turn by turn: a disk that others share has slow seconds. */
const ROUNDS = 10;
/**
 * What passes before anything counts. After a checkpoint PostgreSQL writes each page whole once, which is past in some seconds of the quarter of an
 * hour to the next: by then each of the large book's 40,000 pages of index has been written to several times.
 */
const WARM_TRANSFERS = 150_000;
const SMALL_BOOK = 10_000;
const SCALE = 50;

const run = promisify(execFile);

function findPgbench(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v pgbench'], { encoding: 'utf8' });
  if (onPath.status === 0) return onPath.stdout.trim();
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  return readdirSync(debian)
    .map((version) => join(debian, version, 'bin/pgbench'))
    .find((file) => existsSync(file));
}

/** TPC-B by pgbench, prepared: the best of 8, 16 and 32 clients, in transactions a second. */
async function tpcb(
  pgbench: string,
  serverUrl: string,
  seconds: number,
  scale: number,
  say: BenchOptions['say'],
): Promise<number> {
  const url = await ensureDatabase(serverUrl, 'tpcb');
  await run(pgbench, ['-i', '-q', '-s', String(scale), url], { maxBuffer: 1 << 26 });
  let best = 0;
  for (const clients of [8, 16, 32]) {
    const { stdout } = await run(pgbench, [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      url,
    ]);
    const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
    say(`pgbench TPC-B, scale ${scale}, ${clients} clients: ${Math.round(tps)} a second`);
    best = Math.max(best, tps);
  }
  return best;
}

type Load = { rate: number; p50: number; p99: number };

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Callers that each post, wait for the verdict, and post again, for some seconds; refusals are a bug of the bench. */
export async function drive(
  poster: Poster,
  callers: number,
  seconds: number,
  next: () => Order,
): Promise<Load> {
  const warmUntil = performance.now() + 1_000;
  const until = warmUntil + seconds * 1_000;
  const latencies: number[] = [];
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (;;) {
        const from = performance.now();
        if (from >= until) return;
        const verdict = await poster.post(next());
        if (verdict.status === 'refused') throw verdict.fault;
        const to = performance.now();
        if (from >= warmUntil && to <= until) latencies.push(to - from);
      }
    }),
  );
  latencies.sort((a, b) => a - b);
  return { rate: latencies.length / seconds, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

/** Customer accounts with so much money that no random walk empties them, and a history of entries that satisfies every proof. */
async function fillBook(db: Db, from: number, to: number, entriesEach: number): Promise<void> {
  const start = 100_000_000_00;
  const at = '2026-01-01T00:00:00Z';
  await sql`
    insert into account (kind, balance, version, floor, opened_at)
    select 'customer', ${start}::bigint + ${entriesEach}::bigint - 1, ${entriesEach}::bigint, 0, ${at}::timestamptz
    from generate_series(${from}::int + 1, ${to}::int)`.execute(db);
  await sql`
    create temporary table loading as
    select row_number() over (order by a.id) as n, a.id from account a
    where a.kind = 'customer' and not exists (select 1 from entry e where e.account_id = a.id)`.execute(db);
  const opening = await internal(db, 'opening');
  const stripe = await sql<{ id: bigint; version: bigint; balance: bigint }>`
    select id, version, balance from account where stripe_of = ${opening}::bigint order by id desc limit 1`.execute(
    db,
  );
  const [hot] = stripe.rows;
  if (!hot) throw new Error('no stripe');
  // One posting an account and turn: the customer's entry and its other side on one stripe of the opening account.
  await sql`
    create temporary table turns as
    select row_number() over (order by t.turn, l.n) as k, l.id as account_id, t.turn,
      case when t.turn = 1 then ${start}::bigint else 1 end as amount, nextval(pg_get_serial_sequence('posting', 'id')) as posting_id
    from loading l cross join generate_series(1, ${entriesEach}::int) as t (turn)`.execute(db);
  await sql`
    insert into posting (id, request_id, order_hash, kind, narration, at, accounts, amounts) overriding system value
    select posting_id, 'load-' || posting_id, '\\x00'::bytea, 'opening', 'load', ${at}::timestamptz,
      array[account_id, ${hot.id}::bigint], array[amount, -amount] from turns`.execute(db);
  await sql`
    insert into entry (account_id, version, posting_id, amount, balance_after, at)
    select account_id, turn, posting_id, amount, ${start}::bigint + turn - 1, ${at}::timestamptz from turns
    union all
    select ${hot.id}::bigint, ${hot.version}::bigint + k, posting_id, -amount,
      ${hot.balance}::bigint - sum(amount) over (order by k), ${at}::timestamptz from turns`.execute(db);
  await sql`
    update account set version = version + t.n, balance = balance - t.amount
    from (select count(*) as n, sum(amount) as amount from turns) t where account.id = ${hot.id}::bigint`.execute(
    db,
  );
  await sql`drop table turns, loading`.execute(db);
}

/** As numbers in a row: a million objects would be this bench's own burden on the collector of memory, and no caller's. */
const accountIds = async (db: Db): Promise<BigInt64Array> =>
  BigInt64Array.from(
    (await db.selectFrom('account').select('id').where('kind', '=', 'customer').execute()).map(
      (row) => row.id,
    ),
  );

/** Random pairs, and the same with a fee leg to one hot account. Ids and times are cheap, as a caller's would be. */
function orders(accounts: BigInt64Array, fees: bigint) {
  const pick = () => accounts[Math.floor(Math.random() * accounts.length)] ?? 0n;
  const start = process.hrtime.bigint();
  const at = new Date();
  let count = 0;
  const next = (fee: boolean): Order => {
    const from = pick();
    let to = pick();
    while (to === from) to = pick();
    count += 1;
    const legs = [
      { account: from, amount: kobo(fee ? -110 : -100) },
      { account: to, amount: kobo(100) },
    ];
    if (fee) legs.push({ account: fees, amount: kobo(10) });
    return { id: `bench-${start}-${count}`, kind: 'transfer', narration: 'bench', at, legs };
  };
  return { pairs: () => next(false), withFee: () => next(true) };
}

const show = (load: Load) =>
  `${Math.round(load.rate)} a second, p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms`;
const rounded = (value: number) => Math.round(value * 100) / 100;

type Measured = { pairs: Load; fee: Load };

/** A book that is in use, with its poster. */
type Book = {
  label: string;
  db: Db;
  poster: Poster;
  make: ReturnType<typeof orders>;
  end(): Promise<void>;
};

async function measure({ poster, make, label }: Book, seconds: number, say: BenchOptions['say']) {
  const pairs = await drive(poster, CALLERS, seconds, make.pairs);
  say(`Karo, ${label}, random pairs, ${CALLERS} callers: ${show(pairs)}`);
  const fee = await drive(poster, CALLERS, seconds, make.withFee);
  say(`Karo, ${label}, with a leg to one hot fee account: ${show(fee)}`);
  return { pairs, fee };
}

/** How much of the first book's rate the second has in the middle one of the rounds. */
const middleRatio = (rounds: readonly { small: Measured; large: Measured }[], of: keyof Measured): number => {
  const ratios = rounds.map(({ small, large }) => large[of].rate / small[of].rate).sort((a, b) => a - b);
  return rounded(quantile(ratios, 0.5));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of all rounds: a machine that others share has slow seconds. */
const meanOf = (rounds: readonly Measured[]): Measured => {
  const over = (loads: readonly Load[]): Load => ({
    rate: mean(loads.map(({ rate }) => rate)),
    p50: mean(loads.map(({ p50 }) => p50)),
    p99: mean(loads.map(({ p99 }) => p99)),
  });
  return { pairs: over(rounds.map(({ pairs }) => pairs)), fee: over(rounds.map(({ fee }) => fee)) };
};

/** A database with a book of so many accounts, each with so many entries, in use since a checkpoint. */
export async function openBook(
  server: string,
  size: { name: string; accounts: number; entriesEach: number },
  { quick, say }: BenchOptions,
): Promise<Book> {
  const { name, accounts, entriesEach } = size;
  const ownerUrl = await ensureDatabase(server, name);
  const url = await prepareDatabase(ownerUrl);
  const owner = openDb(ownerUrl, { max: 1, limits: longLimits });
  await fillBook(owner.db, 0, accounts, entriesEach);
  await sql`vacuum analyze`.execute(owner.db);
  await sql`checkpoint`.execute(owner.db);
  await owner.db.destroy();
  const { db, pool } = openDb(url, { max: 8, limits: longLimits });
  const poster = openPoster(pool);
  const make = orders(await accountIds(db), await internal(db, 'fee_income'));
  const label = `${accounts} accounts`;
  const first = await drive(poster, CALLERS, quick ? 1 : 5, make.pairs);
  say(`Karo, ${label}, not counted, straight after a checkpoint: ${show(first)}`);
  if (!quick) await drive(poster, CALLERS, WARM_TRANSFERS / first.rate, make.pairs);
  const end = async () => {
    await poster.close();
    await db.destroy();
  };
  return { label, db, poster, make, end };
}

/** `npm run bench -- ledger`: Karo's posting beside TPC-B on one PostgreSQL that keeps every commit (fsync, synchronous_commit on). */
export async function bench({ quick, say }: BenchOptions): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'karo-bench-'));
  const server = await startDatabase(folder, {
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    checkpoint_timeout: '15min',
    wal_compression: 'off',
  });
  const seconds = quick ? 3 : SECONDS;
  try {
    const pgbench = findPgbench();
    if (!pgbench) say('pgbench is not on this machine (Debian: postgresql-contrib): no ratio can be given.');
    const scale = quick ? 10 : SCALE;
    const peers = pgbench ? [await tpcb(pgbench, server.url, seconds, scale, say)] : [];
    const options = { quick, say };
    const small = await openBook(server.url, { name: 'book', accounts: SMALL_BOOK, entriesEach: 1 }, options);
    const single = await drive(small.poster, 1, seconds, small.make.pairs);
    say(`Karo, one caller alone: ${show(single)}`);
    const big = quick
      ? { name: 'large_book', accounts: 100_000, entriesEach: 2 }
      : { name: 'large_book', accounts: 1_000_000, entriesEach: 5 };
    say(`Loading ${big.accounts} accounts and ${big.accounts * big.entriesEach * 2} entries …`);
    const large = await openBook(server.url, big, options);
    const rounds: { small: Measured; large: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        small: await measure(small, seconds / ROUNDS, say),
        large: await measure(large, seconds / ROUNDS, say),
      });
    if (pgbench) peers.push(await tpcb(pgbench, server.url, seconds, scale, say));
    const book = await trialBalance(large.db);
    say(
      `Trial balance over ${book.figures.entries} entries: ${book.ok ? 'holds' : book.problems.join('; ')}`,
    );
    await small.end();
    await large.end();
    return verdict(peers, single, rounds, book.ok);
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

function verdict(
  peers: readonly number[],
  single: Load,
  rounds: readonly { small: Measured; large: Measured }[],
  balanced: boolean,
): Bench {
  const small = meanOf(rounds.map((round) => round.small));
  const large = meanOf(rounds.map((round) => round.large));
  const peer = Math.max(0, ...peers);
  const ratio = (load: Load) => rounded(peer > 0 ? load.rate / peer : 0);
  const figures = {
    tpcb: Math.round(peer),
    pairs: Math.round(small.pairs.rate),
    pairsP50: rounded(small.pairs.p50),
    pairsP99: rounded(small.pairs.p99),
    fee: Math.round(small.fee.rate),
    feeP50: rounded(small.fee.p50),
    feeP99: rounded(small.fee.p99),
    largePairs: Math.round(large.pairs.rate),
    largePairsP99: rounded(large.pairs.p99),
    largeFee: Math.round(large.fee.rate),
    largeFeeP99: rounded(large.fee.p99),
    singleP50: rounded(single.p50),
    singleP99: rounded(single.p99),
  };
  const bars = [
    below('p99 of random pairs, ms', figures.pairsP99, 60),
    below('p99 with the hot fee account, ms', figures.feeP99, 60),
    atLeast('large book / small book, random pairs', middleRatio(rounds, 'pairs'), 0.9),
    atLeast('large book / small book, hot fee account', middleRatio(rounds, 'fee'), 0.9),
    below('p99 of a single call alone, ms', figures.singleP99, 5),
    { name: 'trial balance', value: balanced ? 1 : 0, want: '= 1', ok: balanced },
  ];
  if (peer > 0) {
    bars.unshift(
      atLeast('random pairs / TPC-B', ratio(small.pairs), 2.5),
      atLeast('hot fee account / TPC-B', ratio(small.fee), 2.5),
    );
  }
  return { figures, bars };
}
