import { randomUUID } from 'node:crypto';
import { type Trx, transact } from '@karo/db/client';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeCustomer } from '../account/closing.ts';
import { demoPin, openSandboxCustomer } from '../identity/account-opening.ts';
import { isFault } from '../kernel/faults.ts';
import { dayOf, daysAfter } from '../kernel/lagos-time.ts';
import { type Kobo, kobo, maximum, minimum, naira } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { trialBalance } from '../ledger/check.ts';
import {
  balanceOf as balanceOfAccount,
  balanceOfCustomer,
  capture,
  getCustomerAccount,
  hold,
  internal,
  openAccount,
  post,
  postOne,
  release,
} from '../ledger/operations.ts';
import type { AccountId } from '../ledger/order.ts';
import { listNotifications } from '../messaging/notifications.ts';
import { approve } from '../orders/approvals.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { quoteTransfer } from '../products/transfers/orders.ts';
import { approver, byTwo, type TestBank, testBank } from '../sandbox/testing.ts';
import { decideLien, endLiens, type LienAsked, liensOf, proposeLien, releaseLien } from './liens.ts';

let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

type Holder = { id: string; account: AccountId };

async function open(opening: Kobo): Promise<Holder> {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+2348061${String(people).padStart(6, '0')}`,
    firstName: 'Ngozi',
    lastName: `Held${people}`,
    opening,
    demo: false,
    verified: true,
  });
  return { id, account: (await getCustomerAccount(bank.db, id)).id };
}

const inTrx = <T>(work: (trx: Trx) => Promise<T>) => transact(bank.db, work);
const today = () => dayOf(bank.clock.now());
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (isFault(error)) return error.code;
      throw error;
    },
  );

const order = (customerId: string, amount: Kobo, more: Partial<LienAsked> = {}): LienAsked => ({
  customerId,
  kind: 'court_order',
  amount,
  reference: randomUUID().slice(0, 8),
  authority: 'Federal High Court, Lagos',
  datedOn: '2026-11-20',
  ...more,
});

async function place(customerId: string, amount: Kobo, more: Partial<LienAsked> = {}): Promise<bigint> {
  const asked = { ...order(customerId, amount, more), administrator: await approver(bank) };
  const { id } = await proposeLien(bank, asked);
  await decideLien(bank, { id, approved: true, administrator: await approver(bank) });
  return id;
}
const lift = (id: bigint) =>
  byTwo(bank, (administrator) => releaseLien(bank, { id, note: 'the court lifted it', administrator }));

const move = (from: AccountId, to: AccountId, amount: bigint) => ({
  id: randomUUID(),
  kind: 'transfer',
  narration: 'test',
  at: bank.clock.now(),
  legs: [
    { account: from, amount: kobo(-amount) },
    { account: to, amount: kobo(amount) },
  ],
});
const balanceOf = ({ id }: Holder) => balanceOfCustomer(bank.db, id);

describe('an order on an account', () => {
  test('holds nothing until a second person approves it, and then no payment takes the money', async () => {
    const ada = await open(naira(10_000));
    const one = await approver(bank);
    const { id } = await proposeLien(bank, { ...order(ada.id, naira(9_000)), administrator: one });
    expect(await balanceOf(ada)).toEqual({ balance: naira(10_000), held: 0n, available: naira(10_000) });
    const decided = { id, approved: true };
    expect(await codeOf(decideLien(bank, { ...decided, administrator: one }))).toBe('forbidden');
    await decideLien(bank, { ...decided, administrator: await approver(bank) });
    expect(await codeOf(decideLien(bank, { ...decided, administrator: await approver(bank) }))).toBe(
      'not_found',
    );
    expect(await balanceOf(ada)).toEqual({
      balance: naira(10_000),
      held: 0n,
      available: naira(1_000),
      lien: naira(9_000),
    });
    const pay = (amount: Kobo) =>
      quoteTransfer(bank, { customerId: ada.id, bankCode: '000013', account: '1234567896', amount });
    await expect(pay(naira(5_000))).rejects.toMatchObject({
      code: 'insufficient_funds',
      facts: { available: naira(1_000) },
    });
    const { quoteId } = await pay(naira(500));
    expect((await approve(bank, { quoteId, customerId: ada.id, pin: demoPin })).status).toBe('sending');
  });

  test('that came between the offer and the PIN stops the payment', async () => {
    const ada = await open(naira(10_000));
    const to = { customerId: ada.id, bankCode: '000013', account: '1234567896', amount: naira(5_000) };
    const { quoteId } = await quoteTransfer(bank, to);
    await place(ada.id, naira(9_000));
    expect(await codeOf(approve(bank, { quoteId, customerId: ada.id, pin: demoPin }))).toBe(
      'insufficient_funds',
    );
  });

  test('of more than there is holds what comes in; what was on its way before it goes out', async () => {
    const [ada, bola] = [await open(kobo(100)), await open(kobo(1_000))];
    const want = { account: ada.account, amount: kobo(60), at: bank.clock.now(), reason: 'transfer' };
    const held = await inTrx((trx) => hold(trx, { ...want, id: randomUUID() }));
    await place(ada.id, kobo(80));
    expect(await balanceOf(ada)).toEqual({ balance: 100n, held: 60n, available: 0n, lien: 40n });
    await inTrx((trx) => capture(trx, held, move(ada.account, bola.account, 60n)));
    await inTrx((trx) => postOne(trx, move(bola.account, ada.account, 30n)));
    expect(await balanceOf(ada)).toEqual({ balance: 70n, held: 0n, available: 0n, lien: 70n });
    // Not even what comes in and goes out in one breath.
    const verdicts = await inTrx((trx) =>
      post(trx, [move(bola.account, ada.account, 10n), move(ada.account, bola.account, 10n)]),
    );
    expect(verdicts.map(({ status }) => status)).toEqual(['posted', 'refused']);
    await inTrx((trx) => postOne(trx, move(bola.account, ada.account, 5n)));
    expect(await balanceOf(ada)).toEqual({ balance: 85n, held: 0n, available: 5n, lien: 80n });
  });

  test('a capture of more than its hold takes nothing of a lien', async () => {
    const [ada, bola] = [await open(kobo(100)), await open(kobo(0))];
    const want = { account: ada.account, amount: kobo(60), at: bank.clock.now(), reason: 'transfer' };
    const held = await inTrx((trx) => hold(trx, { ...want, id: randomUUID() }));
    await place(ada.id, kobo(40));
    const taking = (amount: bigint) =>
      inTrx((trx) => capture(trx, held, move(ada.account, bola.account, amount)));
    expect(await codeOf(taking(61n))).toBe('insufficient_funds');
    expect(await codeOf(taking(60n))).toBe('done');
  });

  test('is refused by the database too, whoever judged the payment', async () => {
    const ada = await open(kobo(100));
    await place(ada.id, kobo(80));
    const spend = sql`update account set balance = balance - 50, version = version + 1 where id = ${ada.account}`;
    await expect(bank.asOwner((owner) => spend.execute(owner))).rejects.toThrow(
      'a payment takes what a lien holds',
    );
    for (const change of [
      sql`delete from lien where customer_id = ${ada.id}`,
      sql`update lien set amount = 1 where customer_id = ${ada.id}`,
      sql`update lien set status = 'proposed' where customer_id = ${ada.id}`,
      sql`update account set lien = 0 where id = ${ada.account}`,
      sql`insert into lien (customer_id, account_id, kind, amount, reference, authority, dated_on, status, proposed_by, proposed_at, decided_by)
        values (${ada.id}, ${ada.account}, 'authority', 1, 'x', 'x', '2026-11-20', 'placed', 'one', now(), 'one')`,
    ])
      await expect(change.execute(bank.db)).rejects.toThrow(
        /permission denied|is fixed|does not go|lien_by_two/,
      );
    expect(await balanceOf(ada)).toMatchObject({ available: 20n });
  });

  test('is lifted by two people, or by its own last day, and the customer is told of each', async () => {
    const ada = await open(naira(1_000));
    const id = await place(ada.id, naira(900));
    const alone = await approver(bank);
    const released = { id, note: 'the court lifted it', administrator: alone };
    expect((await releaseLien(bank, released)).status).toBe('placed');
    expect(await codeOf(releaseLien(bank, released))).toBe('forbidden');
    expect(await balanceOf(ada)).toMatchObject({ available: naira(100) });
    expect((await releaseLien(bank, { ...released, administrator: await approver(bank) })).status).toBe(
      'released',
    );
    expect(await codeOf(releaseLien(bank, released))).toBe('not_found');
    await place(ada.id, naira(500), { kind: 'authority', authority: 'EFCC', endsOn: today() });
    expect(await endLiens(bank)).toBe(0);
    bank.clock.advance(24 * 3_600_000);
    expect(await endLiens(bank)).toBe(1);
    expect(await balanceOf(ada)).toMatchObject({ available: naira(1_000) });
    const told = (await listNotifications(bank.db, ada.id, 'all')).map(({ message }) => message);
    expect(told.filter((text) => text.includes('Federal High Court'))).toHaveLength(2);
    expect(told.filter((text) => text.includes('EFCC'))).toHaveLength(2);
  });

  test('twice the same is refused; so are days that cannot be, and an account that is closed', async () => {
    const ada = await open(naira(1_000));
    const administrator = await approver(bank);
    const ask = (amount: Kobo, more: Partial<LienAsked>) =>
      codeOf(proposeLien(bank, { ...order(ada.id, amount, more), administrator }));
    expect(await ask(kobo(5), { reference: 'FHC/1' })).toBe('done');
    expect(await ask(kobo(5), { reference: 'FHC/1' })).toBe('request_reused');
    expect(await ask(kobo(0), {})).toBe('amount_invalid');
    expect(await ask(kobo(5), { datedOn: '2026-02-30' })).toBe('bad_request');
    expect(await ask(kobo(5), { datedOn: daysAfter(today(), 1) })).toBe('bad_request');
    expect(await ask(kobo(5), { endsOn: daysAfter(today(), -1) })).toBe('bad_request');
    const emptied = await open(kobo(0));
    const id = await place(emptied.id, naira(50));
    const closing = { customerId: emptied.id, pin: demoPin, origin: { channel: 'web' as const } };
    await expect(closeCustomer(bank, closing)).rejects.toMatchObject({ facts: { why: 'lien' } });
    await lift(id);
    await closeCustomer(bank, closing);
    expect(await codeOf(proposeLien(bank, { ...order(emptied.id, kobo(5)), administrator }))).toBe(
      'account_closed',
    );
  });

  test.each([...languages])('is told in %s with its amount, authority and reference', (language) => {
    const { compliance } = phrasesIn(language);
    const facts = { amount: naira(900), authority: 'EFCC', reference: 'E/7', datedAt: bank.clock.now() };
    for (const say of [compliance.lienPlaced, compliance.lienEnded, compliance.lien])
      expect(say(facts)).toMatch(/₦900.*EFCC.*E\/7/s);
  });
});

describe('whatever happens to an account under orders, in whatever order', () => {
  const kinds = [
    ...(['in', 'out', 'out', 'both', 'hold', 'capture', 'release', 'place', 'lift'] as const),
    ...(['save', 'take', 'leak'] as const),
  ];
  type Act = { kind: (typeof kinds)[number]; n: number };
  const act: fc.Arbitrary<Act> = fc.record({
    kind: fc.constantFrom(...kinds),
    n: fc.integer({ min: 1, max: 60 }),
  });

  /** An account and a pot of its owner with open holds and orders; `free` is what is neither held nor spent of the one, `saved` of the other, told by the answers alone. */
  type World = Holder & {
    outside: AccountId;
    pot: AccountId;
    free: bigint;
    saved: bigint;
    holds: Map<bigint, bigint>;
    liens: Map<bigint, bigint>;
  };
  const opened = async (): Promise<World> => {
    const holder = await open(kobo(100));
    const pot = await inTrx((trx) =>
      openAccount(trx, { kind: 'pot', customerId: holder.id, at: bank.clock.now() }),
    );
    return {
      ...holder,
      outside: await internal(bank.db, 'suspense'),
      pot: pot.id,
      free: 100n,
      saved: 0n,
      holds: new Map(),
      liens: new Map(),
    };
  };
  const moved = (from: AccountId, to: AccountId, n: bigint) =>
    codeOf(inTrx((trx) => postOne(trx, move(from, to, n))));
  const pick = (map: Map<bigint, bigint>, n: number): [bigint, bigint] | undefined =>
    [...map][n % Math.max(map.size, 1)];
  const sumOf = (map: Map<bigint, bigint>) => [...map.values()].reduce((all, one) => all + one, 0n);

  /** Does it, and answers whether it was done; what a refusal may be is judged by the caller. */
  const acts: Record<Act['kind'], (world: World, n: bigint) => Promise<string>> = {
    in: async (world, n) => {
      await inTrx((trx) => postOne(trx, move(world.outside, world.account, n)));
      world.free += n;
      return 'done';
    },
    out: async (world, n) => {
      const done = await moved(world.account, world.outside, n);
      if (done === 'done') world.free -= n;
      return done;
    },
    save: async (world, n) => {
      const done = await moved(world.account, world.pot, n);
      if (done !== 'done') return done;
      world.free -= n;
      world.saved += n;
      return done;
    },
    take: async (world, n) => {
      const done = await moved(world.pot, world.account, n);
      if (done !== 'done') return done;
      world.free += n;
      world.saved -= n;
      return done;
    },
    leak: async (world, n) => {
      const done = await moved(world.pot, world.outside, n);
      if (done === 'done') world.saved -= n;
      return done;
    },
    both: async (world, n) => {
      const orders = [move(world.outside, world.account, n), move(world.account, world.outside, n)];
      const [, out] = await inTrx((trx) => post(trx, orders));
      if (out?.status !== 'posted') world.free += n;
      return 'done';
    },
    hold: async (world, n) => {
      const want = {
        id: randomUUID(),
        account: world.account,
        amount: kobo(n),
        at: bank.clock.now(),
        reason: 'x',
      };
      const done = codeOf(
        inTrx((trx) => hold(trx, want)).then((id) => {
          world.holds.set(id, n);
          world.free -= n;
        }),
      );
      return done;
    },
    capture: async (world, n) => {
      const [id, amount] = pick(world.holds, Number(n)) ?? [];
      if (id === undefined || amount === undefined) return 'done';
      world.holds.delete(id);
      const taken = minimum(kobo(n), kobo(amount));
      await inTrx((trx) => capture(trx, id, move(world.account, world.outside, taken)));
      world.free += amount - taken;
      return 'done';
    },
    release: async (world, n) => {
      const [id, amount] = pick(world.holds, Number(n)) ?? [];
      if (id === undefined || amount === undefined) return 'done';
      world.holds.delete(id);
      await inTrx((trx) => release(trx, id, bank.clock.now()));
      world.free += amount;
      return 'done';
    },
    place: async (world, n) => {
      world.liens.set(await place(world.id, kobo(n)), n);
      return 'done';
    },
    lift: async (world, n) => {
      const [id] = pick(world.liens, Number(n)) ?? [];
      if (id === undefined) return 'done';
      world.liens.delete(id);
      await lift(id);
      return 'done';
    },
  };

  async function proved(world: World): Promise<void> {
    const { balance, held, available, lien = 0n } = await balanceOf(world);
    const ordered = sumOf(world.liens);
    expect({ free: balance - held, held }).toEqual({ free: world.free, held: sumOf(world.holds) });
    const kept = maximum(kobo(0), kobo(ordered - world.saved));
    expect(lien).toBe(minimum(kept, kobo(world.free)));
    expect(available).toBe(world.free - lien);
    expect((await balanceOfAccount(bank.db, world.pot)).balance).toBe(world.saved);
    expect((await liensOf(bank.db, world.id)).map(({ id }) => id)).toEqual(
      [...world.liens.keys()].sort((one, other) => (one < other ? -1 : 1)),
    );
  }

  test('one after the other: what is spent is exactly what no order holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 25 }), async (steps) => {
        const world = await opened();
        for (const { kind, n } of steps) {
          const { free, saved } = world;
          const ordered = sumOf(world.liens);
          // What leaves one of the two must leave enough in both together; what goes from one to the other may not be what the order keeps there.
          const kept = maximum(kobo(0), kobo(ordered - saved));
          const left: Partial<Record<Act['kind'], bigint>> = {
            out: free - kept,
            hold: free - kept,
            save: free - kept,
            take: saved,
            leak: saved - maximum(kobo(0), kobo(ordered - free)),
          };
          const done = await acts[kind](world, BigInt(n));
          expect(done).toBe((left[kind] ?? 60n) >= BigInt(n) ? 'done' : 'insufficient_funds');
          await proved(world);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 240_000);

  // That a payment took of an order would be thrown by the database, as no fault.
  test('eight at a time: no order is lost, and what is available is never below nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 40, maxLength: 40 }), async (steps) => {
        const world = await opened();
        for (let from = 0; from < steps.length; from += 8) {
          const some = steps.slice(from, from + 8);
          const done = await Promise.all(some.map(({ kind, n }) => acts[kind](world, BigInt(n))));
          expect(done.filter((each) => each !== 'done' && each !== 'insufficient_funds')).toEqual([]);
          await proved(world);
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 240_000);
});
