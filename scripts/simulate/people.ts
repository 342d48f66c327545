import { assets, type GroupKind, planIds, planYears } from '@karo/core/catalogue';
import type { Customer } from '@karo/core/customers';
import { demoPin, openSandboxCustomer } from '@karo/core/identity';
import { type Bank, isFault, type Kobo, naira } from '@karo/core/kernel';
import { getCustomerAccount, internal, postOne } from '@karo/core/ledger';
import { approve } from '@karo/core/orders';
import { choosePlan } from '@karo/core/plans';
import { offerCard } from '@karo/core/products/cards';
import { createGoal, listGoals, quoteSaving, quoteTaking } from '@karo/core/products/goals';
import { createGroup, joinGroup, quoteGroupAct } from '@karo/core/products/groups';
import { quotePlan, quoteTrade } from '@karo/core/products/investments';
import { applyForLoan, listLoans, quoteLoan, quoteRepayment } from '@karo/core/products/loans';
import { orderRemittance, payRemittance } from '@karo/core/products/remittance';
import { quoteTransfer } from '@karo/core/products/transfers';
import { offerBill, quoteAirtime } from '@karo/core/products/vending';
import { transact } from '@karo/db/client';

/** Numbers from 0 to below 1, the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** What a life comes to: how often each act was carried out, and how often each refusal was told. */
export type Lived = { done: Map<string, number>; refused: Map<string, number> };

const count = (map: Map<string, number>, name: string): void => void map.set(name, (map.get(name) ?? 0) + 1);

export type Life = { bank: Bank; people: readonly Customer[]; random: () => number; lived: Lived };

/** One of a list, by the dice. */
export const pick = <T>(life: Pick<Life, 'random'>, list: readonly T[]): T => {
  const found = list[Math.floor(life.random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/** A sum in whole naira between two. */
export const between = (life: Life, least: number, most: number): Kobo =>
  naira(least + Math.floor(life.random() * (most - least)));

/** Opens the accounts that the year begins with. */
export async function enlist(bank: Bank, many: number): Promise<Customer[]> {
  const firsts = ['Ada', 'Musa', 'Sola', 'Ngozi', 'Tunde', 'Hauwa', 'Emeka', 'Bisi', 'Ibrahim', 'Chioma'];
  const lasts = ['Obi', 'Bello', 'Ade', 'Okafor', 'Balogun', 'Sani', 'Eze', 'Lawal', 'Danjuma', 'Nwosu'];
  const people: Customer[] = [];
  for (let at = 0; at < many; at += 1) {
    people.push(
      await openSandboxCustomer(bank, {
        firstName: firsts[at % 10] ?? '',
        lastName: lasts[Math.floor(at / 10) % 10] ?? '',
        phone: `+23480700${String(at).padStart(5, '0')}`,
        opening: naira(60_000),
        demo: false,
        verified: true,
      }),
    );
  }
  return people;
}

/** Salaries come in from other banks, once a month. */
export async function paySalaries(life: Life, month: string): Promise<void> {
  const { bank, people } = life;
  const from = await internal(bank.db, 'nip_settlement');
  for (const person of people) {
    const amount = between(life, 40_000, 350_000);
    const account = await getCustomerAccount(bank.db, person.id);
    await transact(bank.db, (trx) =>
      postOne(trx, {
        id: `salary:${month}:${person.id}`,
        kind: 'deposit',
        narration: 'Salary',
        at: bank.clock.now(),
        legs: [
          { account: account.id, amount },
          { account: from, amount: -amount as Kobo },
        ],
      }),
    );
  }
}

type Act = (life: Life, self: Customer) => Promise<{ quoteId: string } | undefined>;

const strangers = ['1234567896', '1234567899', '1234567895'] as const;
const theirBank = { 1234567896: '000013', 1234567899: '000015', 1234567895: '000014' } as const;

/** A life's acts, each as likely as it is often named; the sums 666, 667 and 668 are lost, lost for good, and refused. */
const acts: readonly (readonly [name: string, times: number, act: Act])[] = [
  [
    'transfer within Karo',
    24,
    async (life, self) =>
      quoteTransfer(life.bank, {
        customerId: self.id,
        bankCode: '090527',
        account: pick(life, life.people).nuban ?? '',
        amount: between(life, 200, 9_000),
      }),
  ],
  [
    'transfer to another bank',
    20,
    async (life, self) => {
      const account = pick(life, strangers);
      const amount = life.random() < 0.2 ? naira(pick(life, [666, 667, 668])) : between(life, 500, 25_000);
      return quoteTransfer(life.bank, {
        customerId: self.id,
        bankCode: theirBank[account],
        account,
        amount,
      });
    },
  ],
  [
    'airtime',
    12,
    async (life, self) =>
      quoteAirtime(life.bank, {
        customerId: self.id,
        phone: '08031234567',
        amount: between(life, 100, 2_000),
      }),
  ],
  [
    'electricity',
    6,
    async (life, self) =>
      offerBill(life.bank, {
        customerId: self.id,
        kind: 'electricity',
        biller: 'ikedc',
        number: '45012345678',
        amount: between(life, 1_000, 8_000),
      }),
  ],
  [
    'data',
    6,
    async (life, self) =>
      offerBill(life.bank, {
        customerId: self.id,
        kind: 'data',
        biller: 'mtn',
        number: '08031234567',
        plan: '1gb',
      }),
  ],
  [
    'buying an investment',
    6,
    async (life, self) => {
      const amount = between(life, 10_000, 30_000);
      const { quote } = await quoteTrade(life.bank, {
        customerId: self.id,
        side: 'buy',
        asset: pick(life, assets).id,
        amount,
      });
      return { quoteId: quote.id };
    },
  ],
  [
    'selling an investment',
    6,
    async (life, self) => {
      const held = await life.bank.db
        .selectFrom('holding')
        .select('asset')
        .where('customerId', '=', self.id)
        .where('planId', '=', 0n)
        .where('quantity', '>', 0n)
        .executeTakeFirst();
      if (!held) return undefined;
      const { quote } = await quoteTrade(life.bank, {
        customerId: self.id,
        side: 'sell',
        asset: held.asset,
      });
      return { quoteId: quote.id };
    },
  ],
  [
    'a card',
    2,
    async (life, self) => ({ quoteId: (await offerCard(life.bank, { customerId: self.id })).id }),
  ],
  [
    'a plan',
    2,
    async (life, self) => {
      const chosen = await choosePlan(life.bank, { customerId: self.id, plan: pick(life, planIds) });
      return chosen.status === 'approve' ? chosen : undefined;
    },
  ],
  [
    'an investment plan',
    2,
    async (life, self) => {
      const order = { customerId: self.id, name: 'Rainy day', monthly: between(life, 2_000, 10_000) };
      const risk = pick(life, ['conservative', 'moderate', 'aggressive'] as const);
      const { quote } = await quotePlan(life.bank, { ...order, risk, years: pick(life, planYears) });
      return { quoteId: quote.id };
    },
  ],
  [
    'a loan',
    6,
    async (life, self) => {
      const loan = await applyForLoan(life.bank, {
        customerId: self.id,
        productId: pick(life, ['quick', 'salary']),
        months: 6,
        amount: between(life, 20_000, 120_000),
        purpose: 'Stock for the shop',
        income: naira(150_000),
      });
      if (loan.status !== 'approved') return undefined;
      const { quote } = await quoteLoan(life.bank, { customerId: self.id, loanId: loan.id });
      return { quoteId: quote.id };
    },
  ],
  [
    'paying a loan early',
    4,
    async (life, self) => {
      const loans = await listLoans(life.bank.db, self.id, life.bank.clock.now());
      const running = loans.find((loan) => loan.status === 'disbursed' || loan.status === 'in_arrears');
      if (!running) return undefined;
      const of = { customerId: self.id, loanId: running.id, amount: between(life, 1_000, 20_000) };
      const { quote } = await quoteRepayment(life.bank, of);
      return { quoteId: quote.id };
    },
  ],
];

const saving: (readonly [name: string, times: number, act: Act])[] = [
  [
    'saving for a goal',
    6,
    async (life, self) => {
      const known = (await listGoals(life.bank.db, self.id)).find((goal) => goal.status === 'active');
      const order = { customerId: self.id, name: 'School fees', target: naira(100_000) };
      const goal = known ?? (await createGoal(life.bank, order));
      const of = { customerId: self.id, goalId: goal.id, amount: between(life, 1_000, 6_000) };
      const { quote } = await quoteSaving(life.bank, of);
      return { quoteId: quote.id };
    },
  ],
  [
    'taking from a goal',
    3,
    async (life, self) => {
      const goal = (await listGoals(life.bank.db, self.id)).find((each) => each.status === 'active');
      if (!goal) return undefined;
      const of = { customerId: self.id, goalId: goal.id, amount: between(life, 500, 2_000) };
      const { quote } = await quoteTaking(life.bank, of);
      return { quoteId: quote.id };
    },
  ],
];

const lot = [...acts, ...saving].flatMap(([name, times, act]) =>
  Array.from({ length: times }, () => ({ name, act })),
);

/** One act of one customer: asked for, offered, approved with the PIN; a refusal is told and changes nothing. */
export async function liveOn(life: Life): Promise<void> {
  const { name, act } = pick(life, lot);
  const self = pick(life, life.people);
  await tried(life, name, async () => {
    const offer = await act(life, self);
    if (offer) await approve(life.bank, { quoteId: offer.quoteId, customerId: self.id, pin: demoPin });
    return offer !== undefined;
  });
}

/** Does an act and counts it; a refusal is counted by its code. */
export async function tried(life: Life, name: string, work: () => Promise<boolean>): Promise<void> {
  try {
    if (await work()) count(life.lived.done, name);
  } catch (error) {
    if (!isFault(error)) throw error;
    count(life.lived.refused, error.code);
  }
}

const senders = ['UK', 'US', 'DE'] as const;
const cards = ['tok_visa', 'tok_visa', 'tok_declined', 'tok_late', 'tok_late_declined'] as const;

/** Money from abroad for a customer, or for somebody who has no account; some cards are declined, some banks answer late. */
export async function sendHome(life: Life): Promise<void> {
  const { bank } = life;
  const sender = { address: `abroad-${Math.floor(life.random() * 50)}` };
  await tried(life, 'money from abroad', async () => {
    const phone = life.random() < 0.8 ? pick(life, life.people).phone : '+2348099999999';
    const amount = BigInt(50 + Math.floor(life.random() * 200)) * 100n;
    const order = { sender, country: pick(life, senders), amount, recipientPhone: phone ?? '' };
    const { reference } = await orderRemittance(bank, order);
    await payRemittance(bank, { sender, reference, cardToken: pick(life, cards), cardholder: 'Grace Eze' });
    return true;
  });
}

const sizes: Record<GroupKind, number> = { esusu: 5, savings_circle: 10, investment_club: 15 };

/** Founds a group and fills it, so that it starts; most members give a standing order. */
export async function foundGroup(life: Life, nth: number): Promise<void> {
  const kind = pick(life, ['esusu', 'esusu', 'savings_circle', 'investment_club'] as const);
  const size = sizes[kind];
  const start = Math.floor(life.random() * (life.people.length - size));
  const [founder, ...others] = life.people.slice(start, start + size);
  if (!founder) return;
  await tried(life, `a group: ${kind}`, async () => {
    const { id } = await createGroup(life.bank, {
      customerId: founder.id,
      kind,
      name: `Group ${nth}`,
      membersMax: size,
      target: kind === 'esusu' ? between(life, 2_000, 8_000) : between(life, 200_000, 600_000),
      frequency: nth % 3 === 0 ? ('weekly' as const) : ('monthly' as const),
      ...(kind !== 'esusu' && { months: 6 }),
    });
    const groupId = id;
    for (const { id: customerId } of others) await joinGroup(life.bank, { customerId, groupId });
    for (const { id: customerId } of [founder, ...others]) {
      if (life.random() < 0.15) continue;
      const { quote } = await quoteGroupAct(life.bank, { customerId, groupId, act: 'standing' });
      await approve(life.bank, { quoteId: quote.id, customerId, pin: demoPin });
    }
    return true;
  });
}
