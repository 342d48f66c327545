import { type Kobo, kobo, sum } from '../../kernel/index.ts';
import { accrue, interestLegs, taxOnInterest } from '../../ledger/index.ts';
import { accountOf, markPassed, memberOf, updateDue } from './dues.ts';
import { sellAll } from './investing.ts';
import { type Due, type Turn, writeLine } from './records.ts';
import { move, type Round } from './round.ts';
import { shareOut, unitsFor } from './shares.ts';

async function updateTurn(round: Round, turn: Turn, set: Partial<Turn>): Promise<void> {
  Object.assign(turn, set);
  await round.trx
    .updateTable('groupTurn')
    .set(set)
    .where('groupId', '=', turn.groupId)
    .where('round', '=', turn.round)
    .where('number', '=', turn.number)
    .execute();
}

/** What came late for a turn that was paid out already goes to whom the turn was for, at once. */
async function passOn(round: Round, due: Due): Promise<void> {
  const turn = round.turns.find((each) => each.number === due.turn);
  if (!turn?.paidOutAt || turn.memberId === null) return;
  const amount = kobo(due.amount);
  const { reference } = await move(round, {
    id: `pass:${due.id}`,
    kind: 'late_share',
    account: await accountOf(round, turn.memberId),
    amount: kobo(-amount),
    memberId: turn.memberId,
    turn: turn.number,
  });
  await updateDue(round, due, { passed: true });
  await updateTurn(round, turn, { paidOut: turn.paidOut + amount });
  round.happened.push({ what: 'passed_on', memberId: turn.memberId, amount, reference, from: due.memberId });
}

/** Takes one contribution from its member's account into the escrow; throws the ledger's Fault where it is not there, and `unavailable` where a club cannot be valued. */
export async function payDue(round: Round, due: Due): Promise<string> {
  const units = await unitsFor(round, kobo(due.amount));
  const { postingId, reference } = await move(round, {
    id: `due:${due.id}`,
    kind: 'contribution',
    account: await accountOf(round, due.memberId),
    amount: kobo(due.amount),
    memberId: due.memberId,
    turn: due.turn,
  });
  await updateDue(round, due, { status: 'paid', paidAt: round.now, postingId, units });
  await passOn(round, due);
  return reference;
}

/** What a member missed: open beyond its grace. */
export const missedBy = (round: Pick<Round, 'dues' | 'now'>, memberId: bigint): Due[] =>
  round.dues.filter(
    (due) => due.memberId === memberId && due.status === 'open' && due.graceUntil <= round.now,
  );

const duesFor = (round: Round, turn: Turn): Due[] => round.dues.filter((due) => due.turn === turn.number);

/** A turn is paid out on its day once everybody paid, or with what is there when the grace is over. */
const isReady = (round: Round, turn: Turn): boolean =>
  turn.dueAt <= round.now &&
  duesFor(round, turn).every((due) => due.status !== 'open' || due.graceUntil <= round.now);

/** Where the rule says so, a winner who is behind changes places with the last who has not had a turn. */
async function moveLast(round: Round, turn: Turn): Promise<void> {
  const { group, turns } = round;
  const winner = turn.memberId;
  if (group.arrearsRule !== 'last' || winner === null || missedBy(round, winner).length === 0) return;
  const last = [...turns]
    .reverse()
    .find(
      ({ number, memberId, paidOutAt }) =>
        number > turn.number &&
        !paidOutAt &&
        memberId !== null &&
        memberOf(round, memberId).ended === null &&
        missedBy(round, memberId).length === 0,
    );
  if (!last) return;
  await swapTurns(round, turn, last);
  await writeLine(round.trx, group, {
    kind: 'moved_last',
    at: round.now,
    memberId: winner,
    turn: last.number,
  });
  round.happened.push({ what: 'moved_last', memberId: winner, turn: last.number });
}

/** Gives two turns that nobody had yet to each other's winners. */
export async function swapTurns(round: Round, one: Turn, other: Turn): Promise<void> {
  const [first, second] = [one.memberId, other.memberId];
  await updateTurn(round, one, { memberId: second });
  await updateTurn(round, other, { memberId: first });
}

/** Takes from a pay-out what its winner missed before, oldest first, as far as the pay-out goes. */
async function setOff(round: Round, memberId: bigint, paidOut: Kobo): Promise<void> {
  let left: bigint = paidOut;
  for (const due of missedBy(round, memberId)) {
    if (due.amount > left) break;
    await payDue(round, due);
    left -= due.amount;
    round.happened.push({ what: 'set_off', memberId, amount: kobo(due.amount), turn: due.turn });
  }
}

/** The one way in which a turn is paid out: everything of it that the escrow holds, in one posting. */
async function payOut(round: Round, turn: Turn): Promise<void> {
  await moveLast(round, turn);
  const memberId = turn.memberId;
  if (memberId === null) return;
  const dues = duesFor(round, turn).filter((due) => due.status === 'paid' && !due.passed);
  const amount = sum(dues.map((due) => kobo(due.amount)));
  let reference = '';
  if (amount > 0n) {
    ({ reference } = await move(round, {
      id: `turn:${turn.round}:${turn.number}`,
      kind: 'payout',
      account: await accountOf(round, memberId),
      amount: kobo(-amount),
      memberId,
      turn: turn.number,
    }));
    await markPassed(round, dues);
  }
  await updateTurn(round, turn, { paidOut: amount, paidOutAt: round.now });
  const missing = duesFor(round, turn).filter((due) => due.status === 'open').length;
  if (amount > 0n) {
    round.happened.push({ what: 'paid_out', turn: turn.number, memberId, amount, reference, missing });
    await setOff(round, memberId, amount);
  }
}

/** Gives a contribution that has not reached anybody back to its member, or strikes it where it was not paid. */
async function voidDue(round: Round, due: Due | undefined): Promise<void> {
  if (!due || due.passed || due.status === 'cancelled' || due.status === 'refunded') return;
  if (due.status === 'open') {
    await updateDue(round, due, { status: 'cancelled' });
    return;
  }
  const amount = kobo(due.amount);
  const { reference } = await move(round, {
    id: `refund:${due.id}`,
    kind: 'refund',
    account: await accountOf(round, due.memberId),
    amount: kobo(-amount),
    memberId: due.memberId,
    turn: due.turn,
  });
  await updateDue(round, due, { status: 'refunded' });
  round.happened.push({ what: 'refunded', memberId: due.memberId, amount, reference });
}

/**
 * Settles an esusu between each two members whom `who` names: who had the other's contribution still gives theirs; where neither
 * had, neither gives. Nobody gains or loses by it, and the order of turns stays.
 */
export async function unwind(round: Round, who: (one: bigint, other: bigint) => boolean): Promise<void> {
  const winners = round.turns.flatMap(({ memberId, number }) =>
    memberId === null ? [] : [{ memberId, number }],
  );
  const dueOf = (from: bigint, turn: number) =>
    round.dues.find((due) => due.memberId === from && due.turn === turn);
  for (const [index, one] of winners.entries())
    for (const other of winners.slice(index)) {
      if (!who(one.memberId, other.memberId)) continue;
      const gives = dueOf(one.memberId, other.number);
      const gets = dueOf(other.memberId, one.number);
      if (gives?.passed || gets?.passed) continue;
      await voidDue(round, gives);
      if (gets !== gives) await voidDue(round, gets);
    }
}

/** Strikes what a member has not paid. */
export async function strike(round: Round, memberId?: bigint): Promise<void> {
  for (const due of round.dues)
    if (due.status === 'open' && (memberId === undefined || due.memberId === memberId))
      await updateDue(round, due, { status: 'cancelled' });
}

/** Makes what is still to be given due now, with the group's grace. */
export async function hasten(round: Round): Promise<void> {
  const { now, group } = round;
  const grace = new Date(now.getTime() + group.graceDays * 86_400_000);
  for (const due of round.dues)
    if (due.status === 'open' && due.dueAt > now)
      await updateDue(round, due, {
        dueAt: now,
        graceUntil: grace < due.graceUntil ? grace : due.graceUntil,
      });
  for (const turn of round.turns)
    if (!turn.paidOutAt && turn.dueAt > now) await updateTurn(round, turn, { dueAt: now });
}

/** Pays the interest of a circle or club into its escrow, as far as the days have ended. */
export async function accrueGroup(round: Round): Promise<void> {
  const { trx, group, escrow, now } = round;
  if (group.accruedOn === null || group.rateBp === 0) return;
  const { rateBp, accrued, accruedOn } = group;
  const stands = await accrue(
    trx,
    { account: escrow, rateBp, accrued, accruedOn },
    now,
    async (interest, month) => {
      const amount = kobo(interest - taxOnInterest(interest));
      const legs = await interestLegs(trx, escrow, interest);
      await move(round, { id: `interest:${month}`, kind: 'interest', amount, legs });
    },
  );
  if (stands.accruedOn === accruedOn) return;
  Object.assign(group, stands);
  await trx.updateTable('savingsGroup').set(stands).where('id', '=', group.id).execute();
}

async function complete(round: Round): Promise<void> {
  const { trx, group, now } = round;
  const set = { status: 'completed', completedAt: now };
  Object.assign(group, set);
  await trx.updateTable('savingsGroup').set(set).where('id', '=', group.id).execute();
  await writeLine(trx, group, { kind: 'completed', at: now });
  round.happened.push({ what: 'completed' });
}

/** Ends a circle or club: what it holds is sold, what was not paid is struck, what is there is shared out. Without prices it waits for the clock’s round, which has them. */
export async function endCircle(round: Round): Promise<void> {
  if (!(await sellAll(round))) return;
  await accrueGroup(round);
  await strike(round);
  await shareOut(round);
  await complete(round);
}

/** Takes the round as far as it can go: pays out the turns that are ready and, after the last, completes it. The only place where either is done. */
export async function advance(round: Round): Promise<void> {
  if (round.group.status !== 'active') return;
  if (round.group.kind !== 'esusu') {
    const ended = round.group.dissolvedAt !== null || round.turns.every((turn) => isReady(round, turn));
    if (ended) await endCircle(round);
    return;
  }
  for (const turn of round.turns) if (!turn.paidOutAt && isReady(round, turn)) await payOut(round, turn);
  if (round.turns.every((turn) => turn.paidOutAt)) await complete(round);
}
