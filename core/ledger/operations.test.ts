import { randomUUID } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import { type FreshDb, freshDb } from '@karo/db/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fault, isFault } from '../kernel/faults.ts';
import { type Kobo, kobo, naira } from '../kernel/money.ts';
import { trialBalance } from './check.ts';
import {
  balanceOf,
  capture,
  expireHolds,
  hold,
  internal,
  openAccount,
  post,
  postOne,
  release,
  reverse,
  statement,
} from './operations.ts';
import type { AccountId, Order } from './order.ts';
import { openPoster } from './poster.ts';

const at = new Date('2026-11-21T09:00:00Z');
let fresh: FreshDb;
let opening: AccountId;
let fees: AccountId;

beforeAll(async () => {
  fresh = await freshDb({ max: 12 });
  opening = await internal(fresh.db, 'opening');
  fees = await internal(fresh.db, 'fee_income');
});
afterAll(() => fresh.drop());

const inTrx = <T>(work: (trx: Trx) => Promise<T>) => transact(fresh.db, work);

const order = (legs: [AccountId, Kobo][], more: Partial<Order> = {}): Order => ({
  id: randomUUID(),
  kind: 'transfer',
  narration: 'test',
  at,
  legs: legs.map(([account, amount]) => ({ account, amount })),
  ...more,
});

const move = (from: AccountId, to: AccountId, amount: bigint, more: Partial<Order> = {}): Order =>
  order(
    [
      [from, kobo(-amount)],
      [to, kobo(amount)],
    ],
    more,
  );

async function accountWith(amount: Kobo): Promise<AccountId> {
  return inTrx(async (trx) => {
    const { id } = await openAccount(trx, { kind: 'customer', at });
    if (amount > 0n) await postOne(trx, move(opening, id, amount));
    return id;
  });
}

const available = async (account: AccountId) => (await balanceOf(fresh.db, account)).available;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? error.code : error),
  );

describe('posting', () => {
  test('moves money, and each account remembers the balance after', async () => {
    const [ada, bola] = [await accountWith(naira(100)), await accountWith(naira(0))];
    await inTrx((trx) => postOne(trx, move(ada, bola, 2_500n, { narration: 'rent', reference: 'R1' })));
    expect(await balanceOf(fresh.db, ada)).toEqual({ balance: 7_500n, held: 0n, available: 7_500n });
    expect(await statement(fresh.db, ada, { limit: 1 })).toMatchObject([
      { entryId: 2n, amount: -2_500n, balanceAfter: 7_500n, narration: 'rent', reference: 'R1' },
    ]);
    expect(await available(bola)).toBe(2_500n);
  });

  test.each([
    [
      'not balanced',
      (a: AccountId) =>
        order([
          [a, kobo(-5)],
          [opening, kobo(4)],
        ]),
      'unbalanced',
    ],
    ['of one leg', (a: AccountId) => order([[a, kobo(0)]]), 'amount_invalid'],
    ['of nothing', (_: AccountId) => order([]), 'unbalanced'],
    ['to an account that is not there', (a: AccountId) => move(a, 999_999_999n, 5n), 'account_missing'],
    ['of more than there is', (a: AccountId) => move(a, opening, 10_001n), 'insufficient_funds'],
  ])('refuses an order %s and changes nothing', async (_, build, code) => {
    const ada = await accountWith(naira(100));
    expect(await codeOf(inTrx((trx) => postOne(trx, build(ada))))).toBe(code);
    expect(await balanceOf(fresh.db, ada)).toEqual({ balance: 10_000n, held: 0n, available: 10_000n });
  });

  test('judges each order of a batch by what the ones before it left', async () => {
    const [ada, bola] = [await accountWith(kobo(100)), await accountWith(kobo(0))];
    const orders = [move(ada, bola, 80n), move(ada, bola, 30n), move(bola, ada, 50n), move(ada, bola, 70n)];
    const verdicts = await inTrx((trx) => post(trx, orders));
    expect(verdicts.map((verdict) => verdict.status)).toEqual(['posted', 'refused', 'posted', 'posted']);
    expect([await available(ada), await available(bola)]).toEqual([0n, 100n]);
  });

  test('the same id with the same order is the same posting; with another order it is refused', async () => {
    const [ada, bola] = [await accountWith(kobo(100)), await accountWith(kobo(0))];
    const first = move(ada, bola, 10n);
    const [verdict, twin] = await inTrx((trx) => post(trx, [first, first]));
    const again = await inTrx((trx) =>
      post(trx, [
        { ...first, narration: 'other words' },
        { ...move(ada, bola, 11n), id: first.id },
      ]),
    );
    expect(twin).toEqual({
      status: 'duplicate',
      postingId: verdict?.status === 'posted' ? verdict.postingId : 0n,
    });
    expect(again[0]).toEqual(twin);
    expect(again[1]).toMatchObject({ status: 'refused', fault: { code: 'request_reused' } });
    expect(await available(bola)).toBe(10n);
  });

  test('the account that receives is locked too: two batches into it lose nothing', async () => {
    const [ada, bola, chidi] = [
      await accountWith(naira(1000)),
      await accountWith(naira(1000)),
      await accountWith(kobo(0)),
    ];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        inTrx((trx) => postOne(trx, move(n % 2 ? ada : bola, chidi, 1_000n))),
      ),
    );
    expect(await available(chidi)).toBe(40_000n);
  });

  test('a hot account keeps nobody waiting', async () => {
    const ada = await accountWith(naira(10));
    const bola = await accountWith(naira(10));
    await inTrx(async (slow) => {
      await postOne(slow, move(ada, fees, 100n));
      await inTrx((quick) => postOne(quick, move(bola, fees, 100n)));
      expect(await available(bola)).toBe(900n);
    });
    expect((await trialBalance(fresh.db)).problems).toEqual([]);
  });
});

describe('holds', () => {
  test('held money cannot be spent, is taken once by capture, and the rest is free again', async () => {
    const [ada, bola] = [await accountWith(kobo(100)), await accountWith(kobo(0))];
    const id = await inTrx((trx) =>
      hold(trx, { id: randomUUID(), account: ada, amount: kobo(70), at, reason: 'transfer' }),
    );
    expect(await codeOf(inTrx((trx) => postOne(trx, move(ada, bola, 40n))))).toBe('insufficient_funds');
    const taking = move(ada, bola, 60n);
    await inTrx((trx) => capture(trx, id, taking));
    await inTrx((trx) => capture(trx, id, taking));
    expect(await balanceOf(fresh.db, ada)).toEqual({ balance: 40n, held: 0n, available: 40n });
    expect(await codeOf(inTrx((trx) => capture(trx, id, move(ada, bola, 10n))))).toBe('hold_missing');
    expect(await codeOf(inTrx((trx) => release(trx, id, at)))).toBe('hold_missing');
  });

  test('released twice is released once, and expiry releases what is due', async () => {
    const ada = await accountWith(kobo(100));
    const want = { account: ada, amount: kobo(60), at, reason: 'transfer' };
    const first = await inTrx((trx) => hold(trx, { ...want, id: 'h1' }));
    expect(await inTrx((trx) => hold(trx, { ...want, id: 'h1' }))).toBe(first);
    expect(await codeOf(inTrx((trx) => hold(trx, { ...want, id: 'h1', amount: kobo(61) })))).toBe(
      'request_reused',
    );
    expect(await codeOf(inTrx((trx) => hold(trx, { ...want, id: 'h2' })))).toBe('insufficient_funds');
    await inTrx((trx) => release(trx, first, at));
    await inTrx((trx) => release(trx, first, at));
    await inTrx((trx) => hold(trx, { ...want, id: 'h3', expiresAt: at }));
    expect(await inTrx((trx) => expireHolds(trx, new Date(at.getTime() - 1)))).toBe(0);
    expect(await inTrx((trx) => expireHolds(trx, at))).toBe(1);
    expect(await available(ada)).toBe(100n);
  });
});

describe('reversal', () => {
  test('gives back what was moved, once', async () => {
    const [ada, bola] = [await accountWith(kobo(100)), await accountWith(kobo(0))];
    const posting = await inTrx((trx) =>
      postOne(
        trx,
        order([
          [ada, kobo(-60)],
          [bola, kobo(50)],
          [fees, kobo(10)],
        ]),
      ),
    );
    const request = { id: randomUUID(), narration: 'undo', at };
    await inTrx((trx) => reverse(trx, posting, request));
    await inTrx((trx) => reverse(trx, posting, request));
    expect(await codeOf(inTrx((trx) => reverse(trx, posting, { ...request, id: randomUUID() })))).toBe(
      'already_reversed',
    );
    expect([await available(ada), await available(bola)]).toEqual([100n, 0n]);
  });
});

test('the trial balance sees a balance that no entry explains', async () => {
  const spoilt = await freshDb();
  try {
    const { id } = await transact(spoilt.db, (trx) => openAccount(trx, { kind: 'customer', at }));
    await spoilt.asOwner((owner) =>
      owner.updateTable('account').set({ balance: 5n }).where('id', '=', id).execute(),
    );
    const { ok, problems } = await trialBalance(spoilt.db);
    expect(ok).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/every balance is the sum of its entries/);
  } finally {
    await spoilt.drop();
  }
});

describe('whatever happens, in whatever order, on however many connections', () => {
  type Act =
    | {
        kind: 'post';
        from: number;
        to: number;
        amount: number;
        fee: boolean;
        repeat: boolean;
        pooled: boolean;
      }
    | { kind: 'hold'; from: number; amount: number; repeat: boolean }
    | { kind: 'capture'; hold: number; to: number; part: number }
    | { kind: 'release'; hold: number }
    | { kind: 'reverse'; posting: number };

  const index = fc.nat({ max: 7 });
  const amount = fc.integer({ min: 1, max: 60 });
  const act: fc.Arbitrary<Act> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('post' as const),
        from: index,
        to: index,
        amount,
        fee: fc.boolean(),
        repeat: fc.boolean(),
        pooled: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('hold' as const), from: index, amount, repeat: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('capture' as const),
        hold: fc.nat({ max: 20 }),
        to: index,
        part: fc.integer({ min: 1, max: 100 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), hold: fc.nat({ max: 20 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('reverse' as const), posting: fc.nat({ max: 20 }) }),
    },
  );
  const START = 100n;
  const ACTS_A_RUN = 250;
  const RUNS = 45;

  /** What must be true of each account, told by the answers alone: money in and out, and money reserved. */
  class Model {
    readonly net = new Map<AccountId, bigint>();
    readonly held = new Map<AccountId, bigint>();
    add(account: AccountId, by: bigint) {
      this.net.set(account, (this.net.get(account) ?? 0n) + by);
    }
    reserve(account: AccountId, by: bigint) {
      this.held.set(account, (this.held.get(account) ?? 0n) + by);
    }
  }

  type World = {
    accounts: AccountId[];
    holds: { id: bigint; account: AccountId; amount: bigint; open: boolean }[];
    postings: { id: bigint; legs: Order['legs']; undone: boolean }[];
    model: Model;
    poster: ReturnType<typeof openPoster>;
  };

  const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];
  const expected = new Set([
    'insufficient_funds',
    'hold_missing',
    'already_reversed',
    'amount_invalid',
    'unbalanced',
  ]);
  const orRefused = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!isFault(error) || !expected.has(error.code)) throw error;
    }
  };
  /** The answers that are not refusals, or the refusal where all are: a twin may be judged when there is more money, or less. */
  const settled = async <T>(tries: Promise<T>[]): Promise<T[]> => {
    const ends = await Promise.allSettled(tries);
    const bug = ends.find((end) => end.status === 'rejected' && !isFault(end.reason));
    const good = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    const [first] = ends;
    if (bug?.status === 'rejected') throw bug.reason;
    if (good.length === 0 && first?.status === 'rejected') throw first.reason;
    return good;
  };
  const apply = (world: World, legs: Order['legs']) => {
    for (const leg of legs) world.model.add(leg.account, leg.amount);
  };

  async function doPost(world: World, step: Extract<Act, { kind: 'post' }>) {
    const [from, to] = [pick(world.accounts, step.from), pick(world.accounts, step.to)];
    if (from === undefined || to === undefined || from === to) return;
    const total = BigInt(step.amount) + (step.fee ? 1n : 0n);
    const legs: [AccountId, Kobo][] = [
      [from, kobo(-total)],
      [to, kobo(step.amount)],
    ];
    if (step.fee) legs.push([fees, kobo(1)]);
    const wanted = order(legs);
    const once = async () => {
      const verdict = step.pooled
        ? await world.poster.post(wanted)
        : (await inTrx((trx) => post(trx, [wanted])))[0];
      if (!verdict || verdict.status === 'refused') throw verdict?.fault ?? new Fault('not_found');
      return verdict;
    };
    const answers = await settled(step.repeat ? [once(), once(), once()] : [once()]);
    expect(answers.filter((verdict) => verdict.status === 'posted')).toHaveLength(1);
    expect(new Set(answers.map((verdict) => verdict.postingId)).size).toBe(1);
    apply(world, wanted.legs);
    world.postings.push({ id: answers[0]?.postingId ?? 0n, legs: wanted.legs, undone: false });
  }

  async function doHold(world: World, step: Extract<Act, { kind: 'hold' }>) {
    const account = pick(world.accounts, step.from);
    if (account === undefined) return;
    const want = { id: randomUUID(), account, amount: kobo(step.amount), at, reason: 'test' };
    const once = () => inTrx((trx) => hold(trx, want));
    const ids = await settled(step.repeat ? [once(), once()] : [once()]);
    expect(new Set(ids).size).toBe(1);
    world.model.reserve(account, want.amount);
    world.holds.push({ id: ids[0] ?? 0n, account, amount: want.amount, open: true });
  }

  async function doCapture(world: World, step: Extract<Act, { kind: 'capture' }>) {
    const [held, to] = [pick(world.holds, step.hold), pick(world.accounts, step.to)];
    if (!held || to === undefined || held.account === to) return;
    const taken = (held.amount * BigInt(step.part) + 99n) / 100n;
    const wanted = move(held.account, to, taken);
    await inTrx((trx) => capture(trx, held.id, wanted));
    expect(held.open).toBe(true);
    held.open = false;
    world.model.reserve(held.account, -held.amount);
    apply(world, wanted.legs);
  }

  async function doRelease(world: World, step: Extract<Act, { kind: 'release' }>) {
    const held = pick(world.holds, step.hold);
    if (!held) return;
    await inTrx((trx) => release(trx, held.id, at));
    if (held.open) world.model.reserve(held.account, -held.amount);
    held.open = false;
  }

  async function doReverse(world: World, step: Extract<Act, { kind: 'reverse' }>) {
    const posting = pick(world.postings, step.posting);
    if (!posting) return;
    await inTrx((trx) => reverse(trx, posting.id, { id: randomUUID(), narration: 'undo', at }));
    expect(posting.undone).toBe(false);
    posting.undone = true;
    apply(
      world,
      posting.legs.map((leg) => ({ account: leg.account, amount: kobo(-leg.amount) })),
    );
  }

  const perform = (world: World, step: Act): Promise<void> => {
    if (step.kind === 'post') return doPost(world, step);
    if (step.kind === 'hold') return doHold(world, step);
    if (step.kind === 'capture') return doCapture(world, step);
    if (step.kind === 'release') return doRelease(world, step);
    return doReverse(world, step);
  };

  test(`the book balances, no floor is passed, every chain is unbroken, nothing happens twice (${RUNS * ACTS_A_RUN} acts)`, async () => {
    const poster = openPoster(fresh.pool);
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: ACTS_A_RUN, maxLength: ACTS_A_RUN }), async (acts) => {
        const accounts = await Promise.all(Array.from({ length: 8 }, () => accountWith(kobo(START))));
        const world: World = { accounts, holds: [], postings: [], model: new Model(), poster };
        // Sixteen at once: whatever order the locks make of them is one of the interleavings.
        for (let from = 0; from < acts.length; from += 16) {
          await Promise.all(acts.slice(from, from + 16).map((step) => orRefused(() => perform(world, step))));
        }
        for (const account of accounts) {
          const want = START + (world.model.net.get(account) ?? 0n);
          const { balance, held } = await balanceOf(fresh.db, account);
          expect({ balance, held }).toEqual({ balance: want, held: world.model.held.get(account) ?? 0n });
          expect(balance - held).toBeGreaterThanOrEqual(0n);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    await poster.close();
    expect((await trialBalance(fresh.db)).problems).toEqual([]);
  }, 300_000);
});
