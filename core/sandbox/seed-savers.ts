import { transact } from '@karo/db/client';
import { courses, type ModuleId } from '../catalogue/index.ts';
import { type Customer, findCustomerByIdentity } from '../customers/index.ts';
import { answerQuiz, readLesson } from '../education/index.ts';
import { openSandboxCustomer } from '../identity/index.ts';
import { type Bank, isFault, type Kobo, naira } from '../kernel/index.ts';
import { handlerOf } from '../orders/index.ts';
import { createGoal, quotePlan, quoteSaving, tendGoals } from '../products/goals/index.ts';
import {
  createGroup,
  type GroupOrder,
  joinGroup,
  quoteGroupAct,
  startGroup,
  turnGroups,
} from '../products/groups/index.ts';
import type { Quote } from '../quotes/index.ts';
import { ngozi, openPast, type Past } from './seed-year.ts';

const DAY_MS = 86_400_000;
const WEEKS = 12;

/** Who saves together in the sandbox. */
const savers = [
  ['Adunni', 'Balogun'],
  ['Chinedu', 'Okafor'],
  ['Fatima', 'Abubakar'],
  ['Yetunde', 'Salami'],
  ['Obinna', 'Ike'],
  ['Zainab', 'Lawal'],
  ['Kunle', 'Adeoye'],
  ['Blessing', 'Akpan'],
  ['Sani', 'Danjuma'],
  ['Ifeoma', 'Nwankwo'],
  ['Rasheed', 'Ogun'],
  ['Patience', 'Bassey'],
] as const;

const phoneOf = (index: number): string => `+23480300002${String(10 + index)}`;

async function openSavers(bank: Bank): Promise<Customer[]> {
  const people: Customer[] = [];
  for (const [index, [firstName, lastName]] of savers.entries())
    people.push(
      await openSandboxCustomer(bank, {
        firstName,
        lastName,
        phone: phoneOf(index),
        opening: naira(600_000 + index * 35_000),
        demo: false,
        verified: true,
      }),
    );
  return people;
}

/** Carries an offer out as its approval would; the sandbox's people have said yes. */
const carryOut = (bank: Bank, quote: Quote) =>
  transact(bank.db, async (trx) => handlerOf(quote)?.accept(trx, bank, quote));

async function gather(
  bank: Bank,
  members: readonly Customer[],
  order: Omit<GroupOrder, 'customerId'>,
  how: { start: boolean },
): Promise<void> {
  const [founder, ...others] = members;
  if (!founder) return;
  const group = await createGroup(bank, { ...order, customerId: founder.id });
  for (const { id } of others)
    await joinGroup(bank, { customerId: id, groupId: group.id, kinPhone: founder.phone });
  if (!how.start) return;
  if (members.length < order.membersMax)
    await startGroup(bank, { customerId: founder.id, groupId: group.id });
  for (const [index, { id: customerId }] of members.entries()) {
    // One in seven pays by hand, and is late now and then: a group of people, not of clockwork.
    if (index % 7 === 6) continue;
    const { quote } = await quoteGroupAct(bank, { customerId, groupId: group.id, act: 'standing' });
    await carryOut(bank, quote);
  }
}

async function gatherAll(
  bank: Bank,
  people: readonly Customer[],
  friend: Customer | undefined,
): Promise<void> {
  const inIt = friend ? [friend] : [];
  await gather(
    bank,
    people.slice(7, 12),
    {
      kind: 'esusu',
      name: 'Mile 12 Pepper Sellers',
      target: naira(5_000),
      frequency: 'weekly',
      membersMax: 5,
      description: 'Paid on Friday, before the market closes',
    },
    { start: true },
  );
  await gather(
    bank,
    [...people.slice(0, 5), ...inIt],
    {
      kind: 'esusu',
      name: 'Balogun Market Traders',
      target: naira(20_000),
      frequency: 'monthly',
      membersMax: 5 + inIt.length,
      description: 'On the same day of every month, rain or shine',
    },
    { start: true },
  );
  await gather(
    bank,
    [...people.slice(0, 10)],
    {
      kind: 'savings_circle',
      name: 'Surulere School Fees Circle',
      target: naira(3_600_000),
      membersMax: 10,
      months: 12,
      frequency: 'monthly',
      description: 'September comes every year',
    },
    { start: true },
  );
  await gather(
    bank,
    people.slice(4, 11),
    {
      kind: 'esusu',
      name: 'Yaba Tech Sisters',
      target: naira(50_000),
      frequency: 'monthly',
      membersMax: 12,
      description: 'For women who build software',
      rules: { arrears: 'last' },
    },
    { start: false },
  );
  await gather(
    bank,
    people.slice(2, 11),
    {
      kind: 'investment_club',
      name: 'Lekki Land Club',
      target: naira(18_000_000),
      membersMax: 15,
      months: 24,
      frequency: 'monthly',
      description: 'A plot together, in two years',
    },
    { start: false },
  );
  await gather(
    bank,
    people.slice(6, 12),
    {
      kind: 'savings_circle',
      name: 'Detty December',
      target: naira(1_560_000),
      membersMax: 15,
      months: 6,
      frequency: 'weekly',
      description: 'Save now, dance later',
    },
    { start: false },
  );
}

async function putBy(bank: Bank, customer: Customer): Promise<void> {
  const { id: customerId } = customer;
  const save = async (goalId: bigint, amount: Kobo) =>
    carryOut(bank, (await quoteSaving(bank, { customerId, goalId, amount })).quote);
  const rent = await createGoal(bank, { customerId, name: 'Rent in June', target: naira(600_000) });
  await save(rent.id, naira(60_000));
  const { quote } = await quotePlan(bank, {
    customerId,
    goalId: rent.id,
    amount: naira(10_000),
    frequency: 'weekly',
  });
  await carryOut(bank, quote);
  const lockedUntil = new Date(bank.clock.now().getTime() + 300 * DAY_MS).toISOString().slice(0, 10);
  const land = await createGoal(bank, {
    customerId,
    name: 'Sewing machine',
    target: naira(150_000),
    kind: 'locked',
    lockedUntil,
  });
  await save(land.id, naira(45_000));
}

async function study(bank: Bank, customerId: string, ids: readonly ModuleId[]): Promise<void> {
  for (const id of ids) {
    for (const number of [1, 2, 3]) await readLesson(bank, { customerId, id, number, language: 'en' });
    const answers = courses.find((course) => course.id === id)?.right ?? [];
    await answerQuiz(bank, { customerId, id, answers, language: 'en' });
  }
}

/** What the people learned in the last days, so that the leaderboard is worth climbing. */
async function studyAll(past: Past, people: readonly Customer[], today: Date): Promise<void> {
  const ids = courses.map((course) => course.id);
  for (const [index, { id }] of people.slice(0, 7).entries())
    for (const [step, course] of ids.slice(0, 7 - index).entries()) {
      past.moveTo(new Date(today.getTime() - (6 - step) * DAY_MS));
      await study(past.bank, id, [course]);
    }
}

/** Groups, goals and learners of the sandbox, lived through the bank's own operations for twelve weeks; once. Answers false where they are there already. */
export async function seedSavers(bank: Bank): Promise<boolean> {
  const today = bank.clock.now();
  const begin = new Date(today.getTime() - WEEKS * 7 * DAY_MS);
  const past = openPast(bank);
  past.moveTo(begin);
  let people: Customer[];
  try {
    people = await openSavers(past.bank);
  } catch (error) {
    if (isFault(error, 'customer_exists')) return false;
    throw error;
  }
  const friend = await findCustomerByIdentity(bank.db, 'phone', ngozi.phone);
  await gatherAll(past.bank, people, friend);
  const [first] = people;
  if (first) await putBy(past.bank, first);
  for (let day = 1; day <= WEEKS * 7; day += 2) {
    past.moveTo(new Date(begin.getTime() + day * DAY_MS));
    await turnGroups(past.bank);
    await tendGoals(past.bank);
  }
  await studyAll(past, people, today);
  return true;
}
