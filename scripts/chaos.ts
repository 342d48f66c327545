import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Customer } from '@karo/core/customers';
import type { Bank } from '@karo/core/kernel';
import { audit, type Losses } from './chaos/audit.ts';
import { bankOn, dice, enlist, newTally, settle } from './chaos/bank.ts';
import { type Break, breaks, type Scene } from './chaos/breaks.ts';
import { auditCredits, type CreditLosses, deliver, type Sent, writeOrders } from './chaos/credits.ts';
import { Person, Replies, type Tally } from './chaos/customer.ts';
import { failover } from './chaos/failover.ts';
import { type Broken, World } from './chaos/world.ts';
import { type Bar, below, report } from './report.ts';

/**
 * `npm run chaos`: customers bank by chat while everything under the bank is killed, and then, one after the other, while each of `breaks` stands; then everything is counted. `--break NAME`
 * is one of these alone (`storm` is the killing). `--failover` kills and cuts off one of two PostgreSQL and Redis that stand for one another.
 */

const { values } = parseArgs({
  options: {
    transfers: { type: 'string', default: '2000' },
    customers: { type: 'string', default: '200' },
    credits: { type: 'string', default: '10000' },
    only: { type: 'string' },
    break: { type: 'string' },
    failover: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const TRANSFERS = Number(values.transfers);
const CUSTOMERS = Number(values.customers);
const CREDITS = Number(values.credits);
/** Of ten credits three are delivered once more. */
const DELIVERIES = Math.round(CREDITS * 1.3);
const SETTLE_WITHIN_MS = 120_000;
/** Under a break more time is needed: a bank that says nothing for two minutes is one of them. */
const SETTLE_BROKEN_MS = 300_000;
/**
 * Under a break that stands there are fewer customers, who bank as long as it does and take up to two seconds before they write again: what is looked for is whether they are served
 * meanwhile, and not how much the machine carries.
 */
const BROKEN = {
  customers: 20,
  atOnce: 8,
  victims: 6,
  transfers: 100,
  credits: 400,
  ms: 30_000,
  pauseMostMs: 2_000,
};
/** Of a hundred answers ninety-nine come within this, in ms. */
const SERVED_WITHIN_MS = 2_000;

const BREAK_AFTER_MS = 1_500;
const BREAK_AFTER_ANSWERS = 20;
const BREAK_AT_LATEST_MS = 20_000;

/** Something breaks every second or two until the customers are done: sooner than work could go on smoothly, and not so soon that none is done. */
function breakThings(world: World, tally: Tally): { stop(): Promise<void> } {
  let done = false;
  const breaks = [
    () => world.killWorker(),
    () => world.flushRedis(),
    () => world.killWorker(),
    () => world.crashPostgres(),
    () => world.killWorker(),
    () => world.killRedis(),
    () => world.killWorker(),
    () => world.restartPostgres(),
  ];
  const breaking = (async () => {
    for (let turn = 0; !done; turn += 1) {
      const from = { at: performance.now(), answers: tally.answers };
      do await sleep(BREAK_AFTER_MS);
      while (
        !done &&
        tally.answers - from.answers < BREAK_AFTER_ANSWERS &&
        performance.now() - from.at < BREAK_AT_LATEST_MS
      );
      if (!done) await breaks[turn % breaks.length]?.();
    }
  })();
  return {
    stop: async () => {
      done = true;
      await breaking;
    },
  };
}

type Run = {
  backend: string;
  seconds: number;
  tally: Tally;
  broken: Broken;
  losses: Losses & CreditLosses;
  delivered: number;
};

type Lived = { orders: Sent[]; delivered: number };

async function live(bank: Bank, customers: readonly Customer[], tally: Tally): Promise<Lived> {
  const replies = new Replies(bank);
  const each = Math.ceil(TRANSFERS / CUSTOMERS);
  const people = customers.map((self, at) => new Person(bank, replies, tally, self, customers, dice(at + 1)));
  const random = dice(7);
  const orders = writeOrders(bank, customers, CREDITS, random);
  try {
    const [delivered] = await Promise.all([
      deliver(bank, orders, DELIVERIES, random),
      ...people.map(async (person, at) => {
        const own = Math.min(each, TRANSFERS - at * each);
        for (let nth = 0; nth < own; nth += 1) await person.transfer();
      }),
    ]);
    return { orders, delivered };
  } finally {
    await replies.close();
  }
}

async function run(backend: 'redis' | 'postgres'): Promise<Run> {
  const secret = randomBytes(32).toString('hex');
  const world = await World.open(backend, secret);
  const tally = newTally();
  const from = performance.now();
  const { bank, close } = await bankOn(world, secret);
  try {
    // Accounts are opened before anything breaks, a few at a time: each hashes a PIN, and holds a connection while it does.
    const customers = await enlist(bank, CUSTOMERS, BROKEN.atOnce);
    world.startWorkers();
    const breaking = breakThings(world, tally);
    const { orders, delivered } = await live(bank, customers, tally).finally(() => breaking.stop());
    await settle(bank, SETTLE_WITHIN_MS);
    const losses = Object.assign(await audit(bank, tally, orders), await auditCredits(bank, orders));
    const seconds = Math.round((performance.now() - from) / 1000);
    return { backend, seconds, tally, broken: world.broken, losses, delivered };
  } finally {
    await close();
    await world.close();
  }
}

const figures: Record<string, number | string> = {};
const bars: Bar[] = [];

const none = (name: string, value: number): Bar => ({ name, value, want: '= 0', ok: value === 0 });

function barsOf({ backend, tally, losses, broken, delivered }: Run): Bar[] {
  const done = tally.ordered.length;
  return [
    { name: `${backend}: transfers approved`, value: done, want: `= ${TRANSFERS}`, ok: done === TRANSFERS },
    {
      name: `${backend}: deliveries of ${CREDITS} credits`,
      value: delivered,
      want: `= ${DELIVERIES}`,
      ok: delivered === DELIVERIES,
    },
    {
      name: `${backend}: workers killed`,
      value: broken.workersKilled,
      want: '>= 1',
      ok: broken.workersKilled > 0,
    },
    ...Object.entries(losses).map(([name, value]) => none(`${backend}: ${name}`, value)),
  ];
}

/** The wait, in ms, that ninety-nine of a hundred messages did not pass, of those that were sent in some stretches of time. */
function p99(tally: Tally, isCounted: (at: number) => boolean): number {
  const waits = tally.waits.filter(({ at }) => isCounted(at)).map(({ ms }) => ms);
  waits.sort((one, other) => one - other);
  return Math.round(waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY);
}

type Stood = { from: number; to: number };

/** Customers bank before, under and after a break; those who are hit by the one that is never answered are not timed. */
async function liveUnder(scene: Scene, broken: Break, tally: Tally): Promise<Lived & Stood> {
  const { bank, customers } = scene;
  const replies = new Replies(bank);
  const people = customers.map((self, at) => new Person(bank, replies, tally, self, customers, dice(at + 1)));
  for (const person of people) person.keepAsking();
  const victims = broken.hasVictims ? people.slice(0, BROKEN.victims) : [];
  const others = people.slice(victims.length);
  const random = dice(7);
  const orders = writeOrders(bank, customers, BROKEN.credits, random);
  const each = Math.ceil(BROKEN.transfers / others.length);
  try {
    // The workers are up once each customer was answered; what that took is nobody's figure.
    await Promise.all(others.map((person) => person.transfer()));
    tally.waits.length = 0;
    const stood = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    const mend = await broken.begin(scene);
    const standing = sleep(BROKEN.ms).then(async () => {
      await mend();
      stood.to = performance.now();
    });
    const bankOn = async (person: Person) => {
      for (let nth = 0; nth < each || stood.to === Number.POSITIVE_INFINITY; nth += 1) {
        await sleep(random() * BROKEN.pauseMostMs);
        await person.transfer();
      }
    };
    const [delivered] = await Promise.all([
      deliver(bank, orders, Math.round(BROKEN.credits * 1.3), random),
      standing,
      ...others.map(bankOn),
      ...victims.map((person) => person.becomeVictim().transfer()),
    ]);
    return Object.assign({ orders, delivered }, stood);
  } finally {
    await replies.close();
  }
}

async function runUnder(name: string, broken: Break): Promise<void> {
  const secret = randomBytes(32).toString('hex');
  const world = await World.open('redis', secret, broken.stopsAll === true);
  const tally = newTally();
  const began = performance.now();
  const { bank, close } = await bankOn(world, secret);
  try {
    const scene = { bank, world, customers: await enlist(bank, BROKEN.customers, BROKEN.atOnce) };
    await broken.prepare?.(scene);
    world.startWorkers();
    const { orders, from, to } = await liveUnder(scene, broken, tally);
    await settle(bank, SETTLE_BROKEN_MS);
    const losses = Object.assign(await audit(bank, tally, orders), await auditCredits(bank, orders));
    const isCounted = broken.stopsAll ? (at: number) => at > to : (at: number) => at >= from;
    const served = p99(tally, isCounted);
    const own = { answers: tally.answers, transfers: tally.ordered.length, p99: served, ...losses };
    for (const [what, value] of Object.entries(own)) figures[`${name}.${what}`] = value;
    bars.push(
      ...Object.entries(losses).map(([what, value]) => none(`${name}: ${what}`, value)),
      below(
        `${name}: p99 of ${broken.stopsAll ? 'answers after it' : 'others’ answers'}, ms`,
        served,
        SERVED_WITHIN_MS,
      ),
      ...((await broken.prove?.(scene)) ?? []),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${name} (${broken.about}): ${own.transfers} transfers, ${own.answers} answers, p99 ${served} ms, in ${seconds} s`,
    );
  } finally {
    await close();
    await world.close();
  }
}

if (values.failover) {
  report(await failover({ only: values.break, say: console.log }), values.json);
  process.exit();
}
if (values.break && values.break !== 'storm' && !(values.break in breaks))
  throw new Error(`--break is storm, ${Object.keys(breaks).join(', ')}`);
for (const backend of ['redis', 'postgres'] as const) {
  if (values.only && values.only !== backend) continue;
  if (values.break && values.break !== 'storm') continue;
  const { seconds, tally, broken, losses, delivered } = await run(backend).then((done) => {
    bars.push(...barsOf(done));
    return done;
  });
  const odd = tally.oddAnswers.length;
  if (odd > 0) console.error(`${odd} odd answers, the first: ${tally.oddAnswers.slice(0, 3).join('\n')}`);
  const { size } = tally.messages;
  console.log(
    `${backend}: ${tally.ordered.length} transfers by ${CUSTOMERS} customers and ${CREDITS} credits delivered ${delivered} times in ${seconds} s; ${size} messages delivered ${tally.deliveries} times; ${Object.entries(
      broken,
    )
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}`,
  );
  const own = {
    seconds,
    messages: size,
    deliveries: tally.deliveries,
    oddAnswers: odd,
    ...broken,
    ...losses,
  };
  for (const [name, value] of Object.entries(own)) figures[`${backend}.${name}`] = value;
}
for (const [name, make] of Object.entries(breaks)) {
  if (values.break ? values.break !== name : values.only) continue;
  await runUnder(name, make());
}
report({ figures, bars }, values.json);
process.exit();
