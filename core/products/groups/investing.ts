import { type Db, type Trx, transact } from '@karo/db/client';
import { type Asset, findAsset } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer, shortName } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, printNaira, zero } from '../../kernel/index.ts';
import { balanceOf, internal, type Leg } from '../../ledger/index.ts';
import {
  type CarriedOut,
  createQuote,
  type OperationHandler,
  phrasesFor,
  type Quote,
} from '../../quotes/index.ts';
import {
  costOf,
  feeLegs,
  feeOf,
  getDealable,
  listDealable,
  PRICE_MS,
  printQuantity,
  quantityFor,
  quantityWorth,
  worthOf,
} from '../investments/index.ts';
import { type GroupRow, getGroup, getMember, lockGroup, type Member, membersOf } from './records.ts';
import { bookTrade, openRound, type Prices, type Round } from './round.ts';
import { tellMembers } from './telling.ts';
import { votesNeeded } from './view.ts';

const VOTE_MS = 7 * 86_400_000;

type Side = 'buy' | 'sell';
type Order = { side: Side; asset: string; amount: Kobo | undefined };
type Holding = { asset: string; quantity: bigint; cost: Kobo };

/** What a club holds. */
export async function clubHoldings(db: Db | Trx, groupId: bigint): Promise<Holding[]> {
  const rows = await db
    .selectFrom('groupHolding')
    .select(['asset', 'quantity', 'cost'])
    .where('groupId', '=', groupId)
    .where('quantity', '>', 0n)
    .orderBy('asset')
    .execute();
  return rows.map((row) => ({ ...row, cost: kobo(row.cost) }));
}

/** Today’s prices, where a club holds anything and the market answers. */
export async function pricesFor(bank: Bank, groupId: bigint): Promise<Prices | undefined> {
  if ((await clubHoldings(bank.db, groupId)).length === 0) return undefined;
  try {
    return new Map((await listDealable(bank)).map((asset) => [asset.id, asset.price]));
  } catch (error) {
    bank.log.warn({ err: error, group: String(groupId) }, 'a club waits for prices');
    return undefined;
  }
}

/** Prices as an offer keeps them; nothing where a club holds nothing. Throws Fault `unavailable` where it does and the market is silent. */
export async function pricesToOffer(
  bank: Bank,
  groupId: bigint,
): Promise<{ prices?: Record<string, string> }> {
  const held = await clubHoldings(bank.db, groupId);
  if (held.length === 0) return {};
  const priced = await listDealable(bank);
  return { prices: Object.fromEntries(priced.map(({ id, price }) => [id, String(price)])) };
}

/** Prices as an offer kept them. */
export const pricesOffered = (prices: Record<string, string> | undefined): Prices | undefined =>
  prices && new Map(Object.entries(prices).map(([asset, price]) => [asset, kobo(BigInt(price))]));

/** What an asset costs in a round; throws Fault `unavailable` where nobody asked the market. */
export function priceIn(round: Round, asset: string): Kobo {
  const price = round.prices?.get(asset);
  if (price === undefined) throw new Fault('unavailable', { what: 'market' });
  return price;
}

async function keep(trx: Trx, groupId: bigint, holding: Holding): Promise<void> {
  await trx
    .insertInto('groupHolding')
    .values({ groupId, ...holding })
    .onConflict((conflict) =>
      conflict.columns(['groupId', 'asset']).doUpdateSet({ quantity: holding.quantity, cost: holding.cost }),
    )
    .execute();
}

const assetOf = (id: string): Asset => {
  const asset = findAsset(id);
  if (!asset) throw new Fault('asset_unknown', { asset: id });
  return asset;
};

const heldOf = async (trx: Trx, groupId: bigint, asset: string): Promise<Holding> =>
  (await clubHoldings(trx, groupId)).find((each) => each.asset === asset) ?? {
    asset,
    quantity: 0n,
    cost: zero,
  };

async function buy(round: Round, id: string, order: Order, price: Kobo): Promise<string> {
  const { trx, group, escrow } = round;
  const amount = order.amount ?? zero;
  const cost = feeOf(assetOf(order.asset), amount);
  const paid = kobo(amount + cost.fee);
  const { balance } = await balanceOf(trx, escrow);
  if (balance < paid) throw new Fault('insufficient_funds', { available: balance, needed: paid });
  const held = await heldOf(trx, group.id, order.asset);
  await keep(trx, group.id, {
    asset: order.asset,
    quantity: held.quantity + quantityFor(amount, price),
    cost: kobo(held.cost + amount),
  });
  const legs = [
    { account: escrow, amount: kobo(-paid) },
    { account: await internal(trx, 'investment_custody'), amount },
    ...(await feeLegs(trx, cost)),
  ].filter((leg) => leg.amount !== 0n);
  return bookTrade(round, { id, kind: 'bought', asset: order.asset, amount: kobo(-paid), legs });
}

async function sell(round: Round, id: string, order: Order, price: Kobo): Promise<string> {
  const { trx, group, escrow } = round;
  const held = await heldOf(trx, group.id, order.asset);
  const quantity = order.amount === undefined ? held.quantity : quantityWorth(order.amount, price);
  if (quantity > held.quantity || held.quantity === 0n)
    throw new Fault('holding_short', { value: worthOf(held.quantity, price) });
  const gross = worthOf(quantity, price);
  const charge = feeOf(assetOf(order.asset), gross);
  const cost = costOf(held, quantity);
  await keep(trx, group.id, {
    asset: order.asset,
    quantity: held.quantity - quantity,
    cost: kobo(held.cost - cost),
  });
  const net = kobo(gross - charge.fee);
  const legs = [
    { account: escrow, amount: net },
    { account: await internal(trx, 'investment_custody'), amount: kobo(-cost) },
    { account: await internal(trx, 'market_settlement'), amount: kobo(cost - gross) },
    ...(await feeLegs(trx, charge)),
  ].filter((leg) => leg.amount !== 0n);
  return bookTrade(round, { id, kind: 'sold', asset: order.asset, amount: net, legs });
}

type Part = { of: bigint; whole: bigint };

/** A part of everything that a club holds, at the round’s prices: what it brings, fees taken off. Throws Fault `unavailable`. */
export async function partOf(round: Round, part: Part) {
  const total = { net: zero, cost: zero, gross: zero, fee: zero, vat: zero };
  const left: Holding[] = [];
  for (const held of await clubHoldings(round.trx, round.group.id)) {
    const quantity = (held.quantity * part.of) / part.whole;
    const gross = worthOf(quantity, priceIn(round, held.asset));
    const { fee, vat } = feeOf(assetOf(held.asset), gross);
    const cost = costOf(held, quantity);
    const sale = { net: kobo(gross - fee), cost, gross, fee, vat };
    for (const key of ['net', 'cost', 'gross', 'fee', 'vat'] as const)
      total[key] = kobo(total[key] + sale[key]);
    left.push({ asset: held.asset, quantity: held.quantity - quantity, cost: kobo(held.cost - cost) });
  }
  return { ...total, left };
}

/** Takes a part out of everything that a club holds; answers what it brings, and the legs of that but for who gets it. Throws Fault `unavailable`. */
export async function sellPart(round: Round, part: Part): Promise<{ net: Kobo; legs: Leg[] }> {
  const { trx, group } = round;
  const { net, cost, gross, left, ...charged } = await partOf(round, part);
  for (const holding of left) await keep(trx, group.id, holding);
  const legs = [
    { account: await internal(trx, 'investment_custody'), amount: kobo(-cost) },
    { account: await internal(trx, 'market_settlement'), amount: kobo(cost - gross) },
    ...(await feeLegs(trx, charged)),
  ];
  return { net, legs };
}

/** Sells all that a club holds at the round’s prices; false where it holds something and there are none. */
export async function sellAll(round: Round): Promise<boolean> {
  const holdings = await clubHoldings(round.trx, round.group.id);
  if (holdings.length === 0) return true;
  if (!holdings.every(({ asset }) => round.prices?.has(asset))) return false;
  for (const { asset } of holdings) {
    const order = { side: 'sell', asset, amount: undefined } as const;
    const id = `end:${round.group.round}:${asset}`;
    await sell(round, id, order, round.prices?.get(asset) ?? zero);
  }
  return true;
}

const openProposal = (db: Db | Trx, groupId: bigint) =>
  db
    .selectFrom('groupProposal')
    .selectAll()
    .where('groupId', '=', groupId)
    .where('status', '=', 'open')
    .executeTakeFirst();
type Proposal = NonNullable<Awaited<ReturnType<typeof openProposal>>>;

const endProposal = (trx: Trx, id: bigint, status: 'passed' | 'failed', now: Date) =>
  trx.updateTable('groupProposal').set({ status, endedAt: now }).where('id', '=', id).execute();

/** Ends what was not agreed to in time. */
export async function endProposals(trx: Trx, groupId: bigint, now: Date): Promise<void> {
  const open = await openProposal(trx, groupId);
  if (open && open.endsAt <= now) await endProposal(trx, open.id, 'failed', now);
}

const orderOf = (row: Pick<Proposal, 'side' | 'asset' | 'amount'>): Order => ({
  side: row.side as Side,
  asset: row.asset,
  amount: row.amount === null ? undefined : kobo(row.amount),
});

/** A proposal as the members see it. */
export type ProposalView = Order & {
  by: string;
  agreed: number;
  refused: number;
  needed: number;
  endsAt: Date;
  yours: boolean | undefined;
};
/** What became of a proposal. */
export type ProposalEnd = Order & { by: string; passed: boolean; endedAt: Date };
export type ClubView = {
  cash: Kobo;
  holdings: Holding[];
  proposal: ProposalView | undefined;
  /** The last ones, newest first. */
  ended: ProposalEnd[];
};

async function tally(db: Db | Trx, proposal: Proposal, members: readonly Member[]) {
  const present = members.filter((member) => member.ended === null);
  const ballots = (
    await db.selectFrom('groupProposalBallot').selectAll().where('proposalId', '=', proposal.id).execute()
  ).filter((ballot) => present.some((member) => member.id === ballot.memberId));
  const agreed = ballots.filter((ballot) => ballot.agreed).length;
  const needed = votesNeeded(present.length);
  return { ballots, agreed, refused: ballots.length - agreed, needed, present: present.length };
}

const ENDED_MOST = 10;

/** What became of the last proposals, newest first: one whose week is over has failed, also before the clock's round says so. */
async function endedProposals(db: Db, group: GroupRow, members: readonly Member[], now: Date) {
  const rows = await db
    .selectFrom('groupProposal')
    .selectAll()
    .where('groupId', '=', group.id)
    .where((where) => where.or([where('status', '!=', 'open'), where('endsAt', '<=', now)]))
    .orderBy('id', 'desc')
    .limit(ENDED_MOST)
    .execute();
  return rows.map((row): ProposalEnd => {
    const by = members.find((member) => member.id === row.memberId);
    const passed = row.status === 'passed';
    return { ...orderOf(row), by: by ? shortName(by) : '', passed, endedAt: row.endedAt ?? row.endsAt };
  });
}

/** What a club has in cash and in the market, and what is proposed in it; for its members. Throws Fault `not_found`, `group_state` where it is no club. */
export async function clubView(
  db: Db,
  of: { groupId: bigint; customerId: string; now: Date },
): Promise<ClubView> {
  const group = await getGroup(db, of.groupId);
  const mine = await getMember(db, group.id, of.customerId);
  if (group.kind !== 'investment_club' || group.escrow === null) throw new Fault('group_state');
  const { balance: cash } = await balanceOf(db, group.escrow);
  const holdings = await clubHoldings(db, group.id);
  const members = await membersOf(db, group.id);
  const ended = await endedProposals(db, group, members, of.now);
  const open = await openProposal(db, group.id);
  if (!open || open.endsAt <= of.now) return { cash, holdings, proposal: undefined, ended };
  const { ballots, agreed, refused, needed } = await tally(db, open, members);
  const proposer = members.find((member) => member.id === open.memberId);
  return {
    cash,
    holdings,
    ended,
    proposal: {
      ...orderOf(open),
      by: proposer ? shortName(proposer) : '',
      agreed,
      refused,
      needed,
      endsAt: open.endsAt,
      yours: ballots.find((ballot) => ballot.memberId === mine.id)?.agreed,
    },
  };
}

type Who = { customerId: string; groupId: bigint; conversationId?: bigint };
export type ClubOffer = { quote: Quote; message: string };

async function checkOrder(
  bank: Bank,
  group: GroupRow,
  order: Order,
  price: Kobo,
  least: Kobo,
): Promise<void> {
  if (order.side === 'buy') {
    const amount = order.amount ?? zero;
    if (amount < least) throw new Fault('investment_minimum', { least });
    const needed = kobo(amount + feeOf(assetOf(order.asset), amount).fee);
    const { balance: available } = await balanceOf(bank.db, group.escrow ?? 0n);
    if (available < needed) throw new Fault('insufficient_funds', { available, needed });
    return;
  }
  const held = (await clubHoldings(bank.db, group.id)).find(({ asset }) => asset === order.asset);
  const value = worthOf(held?.quantity ?? 0n, price);
  if (!held || (order.amount !== undefined && quantityWorth(order.amount, price) > held.quantity))
    throw new Fault('holding_short', { value });
}

/**
 * Offers what puts a purchase or a sale to a club’s members, or agrees to what is put to them; two thirds carry it out, at the price that the last of them was shown.
 * Throws Fault `not_found`, `group_state`, `asset_unknown`, `investment_minimum`, `holding_short`, `insufficient_funds`, `unavailable`.
 */
export async function quoteClubOrder(bank: Bank, of: Who & { order?: Order }): Promise<ClubOffer> {
  await getActiveCustomer(bank.db, of.customerId);
  const at = bank.clock.now();
  const group = await getGroup(bank.db, of.groupId);
  await getMember(bank.db, group.id, of.customerId);
  if (group.kind !== 'investment_club' || group.status !== 'active' || group.dissolvedAt)
    throw new Fault('group_state');
  const found = await openProposal(bank.db, group.id);
  const open = found && found.endsAt > at ? found : undefined;
  const order = of.order ?? (open && orderOf(open));
  if (!order || (of.order && open)) throw new Fault('group_state');
  const asset = await getDealable(bank, order.asset);
  await checkOrder(bank, group, order, asset.price, asset.least);
  const { groups } = await phrasesFor(bank.db, of);
  const said = { group: group.name, name: asset.name, side: order.side, amount: order.amount };
  const { customerId, conversationId } = of;
  const quote = await transact(bank, (trx) =>
    createQuote(trx, {
      operation: 'group_invest',
      facts: {
        shown: { name: group.name, narration: groups.clubNarration(said) },
        groupId: String(group.id),
        proposalId: of.order ? null : String(open?.id ?? ''),
        side: order.side,
        asset: asset.id,
        price: String(asset.price),
        amount: order.amount === undefined ? null : String(order.amount),
      },
      customerId,
      conversationId,
      at,
      expiresAt: new Date(at.getTime() + PRICE_MS),
    }),
  );
  const facts = { ...said, price: printNaira(asset.price), isNew: of.order !== undefined };
  return { quote, message: groups.clubQuote(facts) };
}

async function propose(round: Round, member: Member, order: Order): Promise<Proposal> {
  const { trx, group, now } = round;
  const { side, asset, amount } = order;
  await endProposals(trx, group.id, now);
  if (await openProposal(trx, group.id)) throw new Fault('group_state');
  return trx
    .insertInto('groupProposal')
    .values({
      groupId: group.id,
      memberId: member.id,
      side,
      asset,
      amount: amount ?? null,
      openedAt: now,
      endsAt: new Date(now.getTime() + VOTE_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const cast = (trx: Trx, proposalId: bigint, memberId: bigint, agreed: boolean, at: Date) =>
  trx
    .insertInto('groupProposalBallot')
    .values({ proposalId, memberId, agreed, at })
    .onConflict((conflict) => conflict.columns(['proposalId', 'memberId']).doUpdateSet({ agreed, at }))
    .execute();

const present = (round: Round): Member[] => round.members.filter((member) => member.ended === null);

async function carryOut(round: Round, proposal: Proposal, price: Kobo): Promise<void> {
  const { trx, group, now } = round;
  const order = orderOf(proposal);
  await endProposal(trx, proposal.id, 'passed', now);
  const reference = await (order.side === 'buy' ? buy : sell)(round, `proposal:${proposal.id}`, order, price);
  const held = await heldOf(trx, group.id, order.asset);
  const facts = {
    group: group.name,
    name: assetOf(order.asset).name,
    side: order.side,
    amount: order.amount,
    price: printNaira(price),
    held: printQuantity(held.quantity),
    reference,
  };
  return tellMembers(trx, present(round), {
    at: now,
    dedupe: `group:${group.id}:club:${proposal.id}:done`,
    text: (phrases) => phrases.groups.clubDone(facts),
  });
}

async function acceptClubOrder(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'group_invest' },
): Promise<CarriedOut> {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const { facts } = quote;
  const group = await lockGroup(trx, BigInt(facts.groupId));
  if (group.status !== 'active' || group.dissolvedAt) throw new Fault('group_state');
  const round = await openRound(trx, group, now);
  const member = await getMember(trx, group.id, quote.customerId);
  const amount = facts.amount === null ? undefined : kobo(BigInt(facts.amount));
  const isNew = facts.proposalId === null;
  const open = isNew
    ? await propose(round, member, { side: facts.side, asset: facts.asset, amount })
    : await openProposal(trx, group.id);
  if (!open || open.endsAt <= now || (!isNew && String(open.id) !== facts.proposalId))
    throw new Fault('group_state');
  await cast(trx, open.id, member.id, true, now);
  const { agreed, needed } = await tally(trx, open, round.members);
  if (agreed >= needed) await carryOut(round, open, kobo(BigInt(facts.price)));
  if (agreed >= needed || !isNew) return { status: 'done' };
  const asked = {
    group: group.name,
    by: shortName(member),
    name: assetOf(open.asset).name,
    side: facts.side,
    amount,
    needed,
  };
  const others = present(round).filter((each) => each.id !== member.id);
  await tellMembers(trx, others, {
    at: now,
    dedupe: `group:${group.id}:club:${open.id}`,
    text: (phrases) => phrases.groups.clubAsked(asked),
  });
  return { status: 'done' };
}

/** Votes against what is proposed; nothing moves by it, and it ends once two thirds cannot be reached. Throws Fault `not_found`, `group_state`. */
export async function refuseClubOrder(bank: Bank, of: Who): Promise<void> {
  await transact(bank, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const member = await getMember(trx, group.id, of.customerId);
    const open = await openProposal(trx, group.id);
    if (!open || open.endsAt <= now) throw new Fault('group_state');
    await cast(trx, open.id, member.id, false, now);
    const { refused, needed, present: there } = await tally(trx, open, await membersOf(trx, group.id));
    if (refused > there - needed) await endProposal(trx, open.id, 'failed', now);
  });
}

/** How a club’s order is put to its members or agreed to, and what is said when it was. */
export const clubHandlers: { group_invest: OperationHandler<'group_invest'> } = {
  group_invest: {
    accept: acceptClubOrder,
    message: async (bank, { facts, customerId }, phrases) => {
      const group = await getGroup(bank.db, BigInt(facts.groupId));
      const of = { groupId: group.id, customerId, now: bank.clock.now() };
      const { proposal } = await clubView(bank.db, of);
      const counts = proposal && { agreed: proposal.agreed, needed: proposal.needed };
      return phrases.groups.clubVoted({ group: group.name, ...counts });
    },
  },
};
