import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../customers/records.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { Fault } from '../kernel/faults.ts';
import { type Kobo, kobo, naira } from '../kernel/money.ts';
import type { Rails } from '../kernel/ports.ts';
import { trialBalance } from '../ledger/check.ts';
import { balanceOf, getCustomerAccount } from '../ledger/operations.ts';
import { cancelWaiting, quoteTransfer, reverseTransfer } from '../products/transfers/orders.ts';
import { sandboxRails } from '../providers/rails-sandbox.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { approve } from './approvals.ts';
import { listUnsettled, settleOrder } from './settlements.ts';

const OPENING = naira(400_000);
const KARO = '090527';

let bank: TestBank;
let real: Rails;
let rounds = 0;

beforeAll(async () => {
  bank = await testBank({ seed: false });
  const { db, clock } = bank;
  real = sandboxRails({ db, clock, seed: 7, timeoutMs: 0, trouble: { slow: 0, lost: 0.2 } });
});
afterAll(() => bank.drop());

class Killed extends Error {}

type Death = 'no' | 'before the call' | 'after the call';
type Act =
  | { do: 'send'; who: number; to: number; amount: number; approvals: number }
  | { do: 'settle'; pick: number; death: Death; workers: number }
  | { do: 'wait'; seconds: number }
  | { do: 'cancel'; who: number }
  | { do: 'reverse'; pick: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      who: fc.nat({ max: 2 }),
      to: fc.nat({ max: 5 }),
      amount: fc.oneof(
        fc.constantFrom(666, 667, 668, 669, 670, 671, 691, 60_000),
        fc.integer({ min: 1, max: 20_000 }),
      ),
      approvals: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      pick: fc.nat(),
      death: fc.constantFrom<Death>('no', 'no', 'before the call', 'after the call'),
      workers: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 5, 16, 31, 70, 4_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), who: fc.nat({ max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reverse' as const), pick: fc.nat() }) },
);

const dying = (death: Death): Rails => {
  const wrap =
    <A, R>(call: (order: A) => Promise<R>) =>
    async (order: A): Promise<R> => {
      if (death === 'before the call') throw new Killed();
      const answer = await call(order);
      if (death === 'after the call') throw new Killed();
      return answer;
    };
  return { ...real, credit: wrap(real.credit), query: wrap(real.query) };
};

/** A refusal that the bank intends, or the death that we wished for; anything else is a bug. */
const intended = (error: unknown): void => {
  if (!(error instanceof Fault) && !(error instanceof Killed)) throw error;
};

const transfersOf = (customers: readonly Customer[]) =>
  bank.db
    .selectFrom('transfer')
    .selectAll()
    .where(
      'customerId',
      'in',
      customers.map((each) => each.id),
    )
    .orderBy('id')
    .execute();

async function send(customers: readonly Customer[], order: Act & { do: 'send' }): Promise<void> {
  const who = customers[order.who];
  const there = customers[order.to];
  const to = there
    ? { bankCode: KARO, account: there.nuban ?? '' }
    : { bankCode: '000013', account: ['1234567896', '2000000012', '3000000014'][order.to - 3] ?? '' };
  const quote = await quoteTransfer(
    { ...bank, rails: real },
    {
      customerId: who?.id ?? '',
      amount: naira(order.amount),
      ...to,
      enquiry: { name: 'SOMEBODY' },
    },
  );
  const approvals = Array.from({ length: order.approvals }, () =>
    approve(bank, { quoteId: quote.quoteId, pin: '2580' }).catch(intended),
  );
  await Promise.all(approvals);
}

async function play(customers: readonly Customer[], step: Act): Promise<void> {
  if (step.do === 'wait') return bank.clock.advance(step.seconds * 1000);
  if (step.do === 'send') return send(customers, step);
  if (step.do === 'cancel') return void (await cancelWaiting(bank, customers[step.who]?.id ?? ''));
  const all = await transfersOf(customers);
  const one = all[step.pick % Math.max(all.length, 1)];
  if (!one) return;
  if (step.do === 'reverse') return reverseTransfer(bank, one.reference, 'sent back');
  const at = { ...bank, rails: dying(step.death) };
  const workers = Array.from({ length: step.workers }, () => settleOrder(at, one.id).catch(intended));
  await Promise.all(workers);
}

async function finishAll(): Promise<void> {
  for (let sweep = 0; sweep < 12; sweep += 1) {
    bank.clock.advance(3_700_000);
    for (const id of await listUnsettled(bank.db, bank.clock.now()))
      await settleOrder({ ...bank, rails: real }, id);
  }
  expect(await listUnsettled(bank.db, new Date(bank.clock.now().getTime() + 86_400_000))).toEqual([]);
}

async function checkAgainstTheRails(customers: readonly Customer[]): Promise<void> {
  const owed = new Map<string, bigint>(customers.map((each) => [each.id, OPENING]));
  const move = (id: string | null, amount: bigint) => id && owed.set(id, (owed.get(id) ?? 0n) + amount);
  for (const transfer of await transfersOf(customers)) {
    const theirs = await bank.db
      .selectFrom('sandboxNipCredit')
      .select(['codeThen', 'amount', 'sessionId'])
      .where('reference', '=', transfer.reference)
      .execute();
    const total = transfer.amount + transfer.fee + transfer.duty;
    if (transfer.status === 'success') move(transfer.customerId, -total);
    if (transfer.kind === 'karo') {
      if (transfer.status === 'success') move(transfer.toCustomerId, transfer.amount);
      continue;
    }
    expect(theirs.length).toBeLessThanOrEqual(1);
    expect(theirs[0]?.codeThen === '00').toBe(['success', 'reversed'].includes(transfer.status));
    if (theirs[0])
      expect(theirs[0]).toMatchObject({ amount: transfer.amount, sessionId: transfer.sessionId });
  }
  for (const customer of customers) {
    const account = await getCustomerAccount(bank.db, customer.id);
    expect(await balanceOf(bank.db, account.id)).toMatchObject({ balance: owed.get(customer.id), held: 0n });
  }
}

async function newcomers(): Promise<Customer[]> {
  rounds += 1;
  const made: Customer[] = [];
  for (const n of [0, 1, 2])
    made.push(
      await openSandboxCustomer(bank, {
        phone: `+234811${String(rounds * 10 + n).padStart(7, '0')}`,
        firstName: 'Test',
        lastName: 'Person',
        opening: kobo(OPENING) as Kobo,
        demo: false,
        verified: true,
      }),
    );
  return made;
}

test('whatever is sent, approved twice, killed, settled twice, cancelled or reversed: the book and the rails agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      const customers = await newcomers();
      for (const step of acts) await play(customers, step).catch(intended);
      await finishAll();
      await checkAgainstTheRails(customers);
      expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
    }),
    { numRuns: 40 },
  );
});
