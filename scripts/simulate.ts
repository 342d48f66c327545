import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bank, readConfig } from '@karo/core/kernel';
import { listUnsettled, settleOrder } from '@karo/core/orders';
import { openBank } from '@karo/core/providers';
import { runJobs } from '@karo/workers/rounds';
import { ensureDatabase, freePort, startDatabase, stopServer } from './database.ts';
import { prepareDatabase } from './prepare.ts';
import { atLeast, type Bench, report } from './report.ts';
import { dice, enlist, foundGroup, type Life, liveOn, paySalaries, sendHome } from './simulate/people.ts';
import { countPaidRuns, prove } from './simulate/proofs.ts';
import { assemble, giveUp, shop } from './simulate/spending.ts';
import { liveStanding, type Standing, setUpStanding, stopStanding } from './simulate/standing.ts';

/**
 * `npm run simulate`: customers live a year with every product of the bank, a day after the other: groups turn, loans repay, plans renew, prices move, answers are lost and
 * so are wakes; then the book is proved, product by product.
 */

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '500' },
    days: { type: 'string', default: '365' },
    acts: { type: 'string', default: '16' },
    standing: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const CUSTOMERS = Number(values.customers);
const DAYS = Number(values.days);
const STANDING = Number(values.standing);
const ACTS_A_DAY = Number(values.acts);
const CUSTOMERS_A_GROUP = 12;
const DAY_MS = 86_400_000;
/** Days in which nobody acts, so that what is pending comes to its end. */
const QUIET_DAYS = 5;
const LOST_WAKES = 0.05;
const ABROAD_A_DAY = 0.5;
const ASSEMBLIES_A_DAY = 0.15;
const ENDINGS_A_DAY = 0.01;

/** What standing orders of the year pay, as their runs are counted. */
const paidOperations = ['transfer', 'airtime', 'data', 'electricity', 'goal_save', 'loan_repay'];

type Calendar = { now(): Date; next(): void };

function calendar(start: string): Calendar {
  let at = new Date(start).getTime();
  return {
    // Within a day time goes on a little at each look, for what must not happen at one instant.
    now: () => {
      at += 50;
      return new Date(at);
    },
    next: () => {
      at = (Math.floor(at / DAY_MS) + 1) * DAY_MS + 8 * 3_600_000;
    },
  };
}

/** A bank in this process, with no queue: what would wake a worker is gathered, and sometimes lost. */
async function openLife(databaseUrl: string, clock: Calendar, random: () => number) {
  const woken = new Set<bigint>();
  const config = readConfig({ SANDBOX: 'on', KARO_SECRET: randomBytes(32).toString('hex'), SPEECH: 'off' });
  const bank = await openBank(config, {
    databaseUrl,
    wake: {
      inbound: async () => {},
      outbound: async () => {},
      settle: async (id) => void (random() >= LOST_WAKES && woken.add(id)),
      events: async () => {},
      notices: async () => {},
    },
    ports: { clock },
  });
  return { bank, woken };
}

async function settleAll(bank: Bank, woken: Set<bigint>): Promise<void> {
  for (const id of [...woken, ...(await listUnsettled(bank.db, bank.clock.now()))]) {
    woken.delete(id);
    await settleOrder(bank, id);
  }
}

async function liveDay(life: Life, standing: Standing, woken: Set<bigint>, acts: number): Promise<void> {
  const today = life.bank.clock.now();
  if (acts > 0 && today.getUTCDate() === 25) await paySalaries(life, today.toISOString().slice(0, 7));
  for (let nth = 0; nth < acts; nth += 1) await liveOn(life);
  if (acts > 0 && life.random() < ABROAD_A_DAY) await sendHome(life);
  if (acts > 0) await shop(life, today.toISOString());
  if (acts > 0 && life.random() < ASSEMBLIES_A_DAY) await assemble(life);
  if (acts > 0 && life.random() < ENDINGS_A_DAY) await giveUp(life);
  await liveStanding(life.bank, standing, life.random);
  await settleAll(life.bank, woken);
  await runJobs(life.bank);
}

async function liveYear(databaseUrl: string): Promise<Bench> {
  const from = performance.now();
  const random = dice(Number(values.seed));
  const clock = calendar('2026-01-05T08:00:00Z');
  const { bank, woken } = await openLife(databaseUrl, clock, random);
  try {
    const people = await enlist(bank, CUSTOMERS);
    const life: Life = { bank, people, random, lived: { done: new Map(), refused: new Map() } };
    const groups = Math.floor(CUSTOMERS / CUSTOMERS_A_GROUP);
    for (let nth = 0; nth < groups; nth += 1) await foundGroup(life, nth);
    const standing = await setUpStanding(bank, STANDING);
    for (let day = 1; day <= DAYS + QUIET_DAYS; day += 1) {
      clock.next();
      if (day === DAYS + 1) await stopStanding(bank, standing);
      await liveDay(life, standing, woken, day <= DAYS ? ACTS_A_DAY : 0);
      if (day % 30 === 0) console.error(`day ${day}: ${Math.round((performance.now() - from) / 1000)} s`);
    }
    const { done, refused } = life.lived;
    const paid = await countPaidRuns(bank);
    const acts = [...done.values()].reduce((total, times) => total + times, 0);
    return {
      figures: {
        customers: CUSTOMERS,
        standing: STANDING,
        days: DAYS,
        seconds: Math.round((performance.now() - from) / 1000),
        acts,
        ...Object.fromEntries([...done].map(([name, times]) => [`done.${name}`, times])),
        ...Object.fromEntries([...paid].map(([kind, times]) => [`runs paid.${kind}`, times])),
        ...Object.fromEntries([...refused].map(([code, times]) => [`refused.${code}`, times])),
      },
      bars: [
        atLeast('acts carried out', acts, 1),
        ...paidOperations.map((kind) =>
          atLeast(`runs of standing orders paid, ${kind}`, paid.get(kind) ?? 0, STANDING > 0 ? 1 : 0),
        ),
        ...(await prove(bank)),
      ],
    };
  } finally {
    await bank.close();
  }
}

mkdirSync('.karo', { recursive: true });
const folder = mkdtempSync(join(resolve('.karo'), 'simulate-'));
const server = await startDatabase(folder, { port: String(await freePort()), fsync: 'off' });
try {
  const lived = await liveYear(await prepareDatabase(await ensureDatabase(server.url, 'karo')));
  for (const [name, value] of Object.entries(lived.figures)) console.log(`${name}: ${value}`);
  report(lived, values.json);
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
