import { assets } from '@karo/core/catalogue';
import { demoPin } from '@karo/core/identity';
import { kobo } from '@karo/core/kernel';
import { approve } from '@karo/core/orders';
import {
  authoriseCharge,
  captureCharge,
  listCards,
  refundCharge,
  releaseCharge,
} from '@karo/core/products/cards';
import { clubView, quoteClubOrder, quoteGroupAct, refuseClubOrder } from '@karo/core/products/groups';
import { between, type Life, pick, tried } from './people.ts';

/** A merchant asks a card for money, takes all, some or none of it, and sometimes gives some back. */
export async function shop(life: Life, nth: string): Promise<void> {
  const { bank } = life;
  const holders = await bank.db
    .selectFrom('card')
    .select('customerId')
    .where('status', '=', 'active')
    .execute();
  if (holders.length === 0) return;
  const { customerId } = pick(life, holders);
  await tried(life, 'a payment by card', async () => {
    const card = (await listCards(bank, bank.db, customerId)).find((each) => each.status === 'active');
    if (!card) return false;
    const cardId = card.id;
    const order = { cardId, authorisation: `shop-${nth}`, merchant: 'JUMIA', kind: 'shopping' } as const;
    const charge = await authoriseCharge(bank, { ...order, amount: between(life, 500, 8_000) });
    if (charge.status !== 'held') return false;
    const luck = life.random();
    if (luck < 0.1) return true;
    if (luck < 0.2) return (await releaseCharge(bank, cardId, charge.id)).status === 'released';
    await captureCharge(bank, cardId, charge.id, kobo(luck < 0.4 ? charge.amount / 2n : charge.amount));
    if (luck > 0.9) await refundCharge(bank, cardId, charge.id, kobo(charge.amount / 4n), `back-${nth}`);
    return true;
  });
}

type Group = { id: bigint; kind: string };

async function membersOf(life: Life, group: Group): Promise<string[]> {
  const rows = await life.bank.db
    .selectFrom('groupMember')
    .select('customerId')
    .where('groupId', '=', group.id)
    .where('ended', 'is', null)
    .orderBy('ticket')
    .execute();
  return rows.map((row) => row.customerId);
}

const running = (life: Life): Promise<Group[]> =>
  life.bank.db
    .selectFrom('savingsGroup')
    .select(['id', 'kind'])
    .where('status', '=', 'active')
    .where('dissolvedAt', 'is', null)
    .orderBy('id')
    .execute();

/** What a club's assembly is asked: to buy for a part of its cash, or where there is little, to sell what it holds. */
async function orderFor(life: Life, groupId: bigint, customerId: string) {
  const { cash, holdings } = await clubView(life.bank.db, {
    groupId,
    customerId,
    now: life.bank.clock.now(),
  });
  const [held] = holdings;
  if (held && (cash < 5_000_000n || life.random() < 0.4))
    return { side: 'sell' as const, asset: held.asset, amount: undefined };
  return { side: 'buy' as const, asset: pick(life, assets).id, amount: kobo(cash / 3n) };
}

/** A club meets: one member proposes an order, the others agree or refuse, until two thirds have or cannot any more. */
export async function assemble(life: Life): Promise<void> {
  const clubs = (await running(life)).filter(({ kind }) => kind === 'investment_club');
  if (clubs.length === 0) return;
  const club = pick(life, clubs);
  const { bank } = life;
  const [first, ...others] = await membersOf(life, club);
  if (!first) return;
  const vote = async (customerId: string, order?: Awaited<ReturnType<typeof orderFor>>) => {
    const { quote } = await quoteClubOrder(bank, { customerId, groupId: club.id, ...(order && { order }) });
    await approve(bank, { quoteId: quote.id, customerId, pin: demoPin });
    return true;
  };
  const order = await orderFor(life, club.id, first);
  await tried(life, `a club’s order to ${order.side}`, () => vote(first, order));
  for (const customerId of others) {
    const { proposal } = await clubView(bank.db, { groupId: club.id, customerId, now: bank.clock.now() });
    if (!proposal) return;
    const isFor = life.random() < 0.85;
    await tried(life, isFor ? 'a club’s vote for' : 'a club’s vote against', async () => {
      if (isFor) return vote(customerId);
      await refuseClubOrder(bank, { customerId, groupId: club.id });
      return true;
    });
  }
}

/** The members of some group vote to end it. */
export async function giveUp(life: Life): Promise<void> {
  const groups = await running(life);
  if (groups.length === 0) return;
  const { id: groupId, kind } = pick(life, groups);
  for (const customerId of await membersOf(life, { id: groupId, kind })) {
    if (!(await running(life)).some((each) => each.id === groupId)) return;
    await tried(life, 'a vote to end a group', async () => {
      const { quote } = await quoteGroupAct(life.bank, { customerId, groupId, act: 'dissolve' });
      await approve(life.bank, { quoteId: quote.id, customerId, pin: demoPin });
      return true;
    });
  }
}
