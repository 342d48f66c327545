import { transact } from '@karo/db/client';
import { type Bank, type Kobo, kobo, split, sum, zero } from '../../kernel/index.ts';
import { balanceOf, internal } from '../../ledger/index.ts';
import { worthOf } from '../investments/index.ts';
import { accountOf, markPassed, updateDue } from './dues.ts';
import { clubHoldings, partOf, priceIn, sellPart } from './investing.ts';
import { type Due, getGroup, getMember } from './records.ts';
import { move, openRound, type Prices, type Round } from './round.ts';

/** A contribution buys so many units a kobo while a group has made no gain: enough that a rounding is worth no kobo. */
const UNITS = 1000n;

/** The contributions that are still in the escrow, or in what it bought. */
const inPot = (round: Round): Due[] => round.dues.filter((due) => due.status === 'paid' && !due.passed);

const unitsIn = (dues: readonly Due[]): bigint => dues.reduce((total, due) => total + due.units, 0n);

/** What a circle or club is worth now: its cash, and what it holds at the round’s prices. Throws Fault `unavailable` where it holds something and there are none. */
export async function worthNow(round: Round): Promise<Kobo> {
  const { balance } = await balanceOf(round.trx, round.escrow);
  const holdings = await clubHoldings(round.trx, round.group.id);
  return sum([balance, ...holdings.map(({ asset, quantity }) => worthOf(quantity, priceIn(round, asset)))]);
}

/**
 * What a contribution buys of a circle or club, at what it is worth before it: so who pays late has no part in what the others’ money earned
 * meanwhile. Nothing in an esusu.
 */
export async function unitsFor(round: Round, amount: Kobo): Promise<bigint> {
  if (round.group.kind === 'esusu') return 0n;
  const all = unitsIn(inPot(round));
  if (all === 0n) return amount * UNITS;
  const worth = await worthNow(round);
  return worth > 0n ? (amount * all) / worth : amount * UNITS;
}

const partIn = (round: Round, memberId: bigint) => ({
  of: unitsIn(inPot(round).filter((due) => due.memberId === memberId)),
  whole: unitsIn(inPot(round)),
});

const cashOf = async (round: Round, part: ReturnType<typeof partIn>): Promise<Kobo> =>
  kobo(((await balanceOf(round.trx, round.escrow)).balance * part.of) / part.whole);

/** What a member’s part of a circle or club comes to now, what selling it costs taken off. Throws Fault `unavailable`. */
export async function shareOf(round: Round, memberId: bigint): Promise<Kobo> {
  const part = partIn(round, memberId);
  if (part.of === 0n) return zero;
  return kobo((await cashOf(round, part)) + (await partOf(round, part)).net);
}

/** What a club is worth, and what a member would leave it with, at these prices. Throws Fault `not_found`, `unavailable`. */
export async function partNow(
  bank: Pick<Bank, 'db' | 'clock'>,
  of: { groupId: bigint; customerId: string },
  prices: Prices,
): Promise<{ worth: Kobo; part: Kobo }> {
  return transact(bank.db, async (trx) => {
    const round = await openRound(trx, await getGroup(trx, of.groupId), bank.clock.now(), prices);
    const member = await getMember(trx, of.groupId, of.customerId);
    return { worth: await worthNow(round), part: await shareOf(round, member.id) };
  });
}

/** Gives a member of a circle or club their part of all that it has, in one posting, and strikes what they have not paid. What cannot be divided stays. */
export async function payShare(round: Round, memberId: bigint): Promise<void> {
  const part = partIn(round, memberId);
  const cash = part.of > 0n ? await cashOf(round, part) : zero;
  const sale = part.of > 0n ? await sellPart(round, part) : { net: zero, legs: [] };
  const amount = kobo(cash + sale.net);
  if (amount > 0n) {
    const { reference } = await move(round, {
      id: `leave:${round.group.round}:${memberId}`,
      kind: 'share',
      amount: kobo(-amount),
      memberId,
      sold: sale.net,
      legs: [
        { account: await accountOf(round, memberId), amount },
        { account: round.escrow, amount: kobo(-cash) },
        ...sale.legs,
      ].filter((leg) => leg.amount !== 0n),
    });
    round.happened.push({ what: 'refunded', memberId, amount, reference });
  }
  for (const due of round.dues.filter((each) => each.memberId === memberId && !each.passed))
    if (due.status === 'open' || due.status === 'paid')
      await updateDue(round, due, { status: due.status === 'open' ? 'cancelled' : 'refunded' });
}

/** Shares out all that a circle or club holds, by the units of each, to the kobo. */
export async function shareOut(round: Round): Promise<void> {
  const { trx, group, escrow } = round;
  const units = new Map<bigint, bigint>();
  for (const due of inPot(round)) units.set(due.memberId, (units.get(due.memberId) ?? 0n) + due.units);
  const { balance } = await balanceOf(trx, escrow);
  const sharers = [...units].filter(([, count]) => count > 0n);
  if (sharers.length === 0) {
    if (balance > 0n)
      await move(round, {
        id: `rest:${group.round}`,
        kind: 'interest',
        amount: kobo(-balance),
        account: await internal(trx, 'savings_interest'),
      });
    return;
  }
  const shares = split(
    balance,
    sharers.map(([, count]) => count),
  );
  for (const [index, [memberId]] of sharers.entries()) {
    const amount = shares[index] ?? zero;
    if (amount === 0n) continue;
    const { reference } = await move(round, {
      id: `share:${group.round}:${memberId}`,
      kind: 'share',
      account: await accountOf(round, memberId),
      amount: kobo(-amount),
      memberId,
    });
    round.happened.push({ what: 'shared', memberId, amount, reference });
  }
  await markPassed(round, inPot(round));
}
