import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type { LineKind } from '../../catalogue/index.ts';
import { shortName } from '../../customers/index.ts';
import { Fault, fraction, type Kobo, kobo, sum, zero } from '../../kernel/index.ts';
import { balanceOf } from '../../ledger/index.ts';
import { type GroupCard, toCards } from './cards.ts';
import { checkDraw, recipe } from './draw.ts';
import {
  type Due,
  type DueState,
  dueState,
  duesOf,
  type GroupRow,
  getGroup,
  getMember,
  type Member,
  membersOf,
  type Turn,
  turnsOf,
} from './records.ts';

export type MemberView = {
  id: bigint;
  name: string;
  place: number | undefined;
  isFounder: boolean;
  isYou: boolean;
  standing: boolean;
  contributed: Kobo;
  received: Kobo;
  arrears: Kobo;
  status: 'member' | 'left' | 'died';
};
export type TurnView = {
  number: number;
  dueAt: Date;
  recipient: string | undefined;
  isYours: boolean;
  collected: Kobo;
  expected: Kobo;
  paidOut: Kobo;
  paidOutAt: Date | undefined;
};
export type DueView = {
  turn: number;
  amount: Kobo;
  dueAt: Date;
  graceUntil: Date;
  state: DueState;
  paidAt: Date | undefined;
};
export type SwapView = {
  id: bigint;
  kind: 'swap' | 'takeover';
  from: string;
  fromPlace: number;
  to: string;
  toPlace: number;
  status: 'open' | 'agreed' | 'declined' | 'ended';
  isYoursToAnswer: boolean;
};
export type VoteView = {
  agreed: number;
  refused: number;
  needed: number;
  endsAt: Date;
  yours: boolean | undefined;
};

/** A group as its page shows it. */
export type GroupView = GroupCard & {
  rules: {
    graceDays: number;
    arrears: 'offset' | 'last';
    leaver: 'settle' | 'replace';
    death: 'settle' | 'heir';
  };
  isFounder: boolean;
  standing: boolean;
  createdAt: Date;
  startedAt: Date | undefined;
  roster: MemberView[];
  order: TurnView[];
  dues: DueView[];
  payable: DueView | undefined;
  swaps: SwapView[];
  vote: VoteView | undefined;
};

/** More than half is not enough to end what all agreed to: two thirds of the members are. */
export const votesNeeded = (members: number): number => Math.ceil((members * 2) / 3);

const sumOf = (dues: readonly Due[]): Kobo => sum(dues.map((due) => kobo(due.amount)));

function rosterOf(
  group: GroupRow,
  members: readonly Member[],
  turns: readonly Turn[],
  dues: readonly Due[],
  of: { viewer?: string; now: Date },
): MemberView[] {
  return members.map((member) => {
    const own = dues.filter((due) => due.memberId === member.id);
    const turn = turns.find((each) => each.memberId === member.id);
    return {
      id: member.id,
      name: shortName(member),
      place: turn?.number,
      standing: member.standing,
      isFounder: member.customerId === group.founder,
      isYou: member.customerId === of.viewer && member.ended === null,
      contributed: sumOf(own.filter((due) => due.status === 'paid')),
      received: kobo(turn?.paidOut ?? 0n),
      arrears: sumOf(own.filter((due) => dueState(due, of.now) === 'late')),
      status: (member.ended ?? 'member') as MemberView['status'],
    };
  });
}

function turnView(
  turn: Turn,
  dues: readonly Due[],
  members: readonly Member[],
  viewer: string | undefined,
): TurnView {
  const of = dues.filter((due) => due.turn === turn.number);
  const winner = members.find((member) => member.id === turn.memberId);
  return {
    number: turn.number,
    dueAt: turn.dueAt,
    paidOut: kobo(turn.paidOut),
    recipient: winner && shortName(winner),
    isYours: winner !== undefined && winner.customerId === viewer,
    collected: sumOf(of.filter((due) => due.status === 'paid')),
    expected: sumOf(of.filter((due) => due.status === 'paid' || due.status === 'open')),
    paidOutAt: turn.paidOutAt ?? undefined,
  };
}

/** A contribution as its member sees it. */
export const dueView = (due: Due, now: Date): DueView => ({
  turn: due.turn,
  amount: kobo(due.amount),
  dueAt: due.dueAt,
  graceUntil: due.graceUntil,
  state: dueState(due, now),
  paidAt: due.paidAt ?? undefined,
});

async function swapsOf(
  db: Db | Trx,
  group: GroupRow,
  members: readonly Member[],
  turns: readonly Turn[],
  viewer: string | undefined,
): Promise<SwapView[]> {
  const rows = await db
    .selectFrom('groupRequest')
    .innerJoin('customer', 'customer.id', 'groupRequest.toCustomerId')
    .selectAll('groupRequest')
    .select(['customer.firstName', 'customer.lastName'])
    .where('groupId', '=', group.id)
    .where('round', '=', group.round)
    .orderBy('groupRequest.id', 'desc')
    .limit(20)
    .execute();
  const placeOf = (id: bigint | null) => turns.find((turn) => turn.memberId === id)?.number ?? 0;
  return rows.map((row) => {
    const from = members.find((member) => member.id === row.memberId);
    return {
      id: row.id,
      kind: row.kind as SwapView['kind'],
      status: row.status as SwapView['status'],
      from: from ? shortName(from) : '',
      fromPlace: placeOf(row.memberId),
      to: shortName(row),
      toPlace: placeOf(row.toMemberId ?? row.memberId),
      isYoursToAnswer: row.status === 'open' && row.toCustomerId === viewer,
    };
  });
}

async function voteOf(
  db: Db | Trx,
  group: GroupRow,
  members: readonly Member[],
  of: { viewer?: string; now: Date },
): Promise<VoteView | undefined> {
  const vote = await db
    .selectFrom('groupVote')
    .selectAll()
    .where('groupId', '=', group.id)
    .where('status', '=', 'open')
    .where('endsAt', '>', of.now)
    .executeTakeFirst();
  if (!vote) return undefined;
  const present = members.filter((member) => member.ended === null);
  const cast = await db.selectFrom('groupBallot').selectAll().where('voteId', '=', vote.id).execute();
  const ballots = cast.filter((ballot) => present.some((member) => member.id === ballot.memberId));
  const mine = present.find((member) => member.customerId === of.viewer);
  return {
    agreed: ballots.filter((ballot) => ballot.agreed).length,
    refused: ballots.filter((ballot) => !ballot.agreed).length,
    needed: votesNeeded(present.length),
    endsAt: vote.endsAt,
    yours: ballots.find((ballot) => ballot.memberId === mine?.id)?.agreed,
  };
}

/** What somebody may pay now: what is late or due, or else what comes within a week or month. */
export function payableOf<D extends Pick<DueView, 'state' | 'dueAt'>>(
  dues: readonly D[],
  first: Turn | undefined,
  startedAt: Date | null,
  now: Date,
): D | undefined {
  const period = first && startedAt ? first.dueAt.getTime() - startedAt.getTime() : 0;
  return dues.find(
    ({ state, dueAt }) =>
      state === 'late' ||
      state === 'due' ||
      (state === 'upcoming' && dueAt.getTime() - now.getTime() <= period),
  );
}

/** One group, to a viewer; throws Fault `not_found`, also for an invited-only group that they are not in. */
export async function groupView(
  db: Db | Trx,
  id: bigint,
  of: { viewer?: string; now: Date },
): Promise<GroupView> {
  const group = await getGroup(db, id);
  const members = await membersOf(db, id);
  const mine = members.find((member) => member.customerId === of.viewer && member.ended === null);
  const invited = members.some((member) => member.customerId === of.viewer);
  if (!group.open && !invited) throw new Fault('not_found');
  const [card] = await toCards(db, [group], of.viewer);
  if (!card) throw new Fault('not_found');
  const recruiting = group.status === 'recruiting';
  const turns = recruiting ? [] : await turnsOf(db, group);
  const dues = recruiting ? [] : await duesOf(db, group);
  const own = dues.filter((due) => due.memberId === mine?.id).map((due) => dueView(due, of.now));
  return {
    ...card,
    rules: {
      graceDays: group.graceDays,
      arrears: group.arrearsRule as 'offset' | 'last',
      leaver: group.leaverRule as 'settle' | 'replace',
      death: group.deathRule as 'settle' | 'heir',
    },
    isFounder: group.founder === of.viewer,
    standing: mine?.standing ?? false,
    createdAt: group.createdAt,
    startedAt: group.startedAt ?? undefined,
    roster: rosterOf(group, members, turns, dues, of),
    order: turns.map((turn) => turnView(turn, dues, members, of.viewer)),
    dues: own,
    payable: payableOf(own, turns[0], group.startedAt, of.now),
    swaps: await swapsOf(db, group, members, turns, of.viewer),
    vote: await voteOf(db, group, members, of),
  };
}

export type BookLine = {
  at: Date;
  kind: LineKind;
  who: string | undefined;
  turn: number | undefined;
  amount: Kobo | undefined;
  balance: Kobo | undefined;
  reference: string | undefined;
};

/** A group's running book, oldest first, for a member; throws Fault `not_found` for anybody else. */
export async function groupBook(
  db: Db,
  id: bigint,
  customerId: string,
): Promise<{ lines: BookLine[]; balance: Kobo }> {
  const members = await membersOf(db, id);
  if (!members.some((member) => member.customerId === customerId)) throw new Fault('not_found');
  const group = await getGroup(db, id);
  const rows = await db
    .selectFrom('groupLine')
    .selectAll()
    .where('groupId', '=', id)
    .orderBy('id')
    .limit(5_000)
    .execute();
  const names = new Map(members.map((member) => [member.id, shortName(member)]));
  const lines = rows.map((row) => ({
    at: row.at,
    kind: row.kind as LineKind,
    who: row.memberId === null ? undefined : names.get(row.memberId),
    turn: row.turn ?? undefined,
    amount: row.amount === null ? undefined : kobo(row.amount),
    balance: row.balance === null ? undefined : kobo(row.balance),
    reference: row.reference ?? undefined,
  }));
  const balance = group.escrow === null ? zero : (await balanceOf(db, group.escrow)).balance;
  return { lines, balance };
}

/** How a group's order was drawn, for a member to check. Throws Fault `not_found` for anybody else. */
export async function groupDraw(db: Db, id: bigint, customerId: string) {
  await getMember(db, id, customerId);
  const group = await getGroup(db, id);
  const members = await membersOf(db, id);
  const round = await db
    .selectFrom('groupRound')
    .selectAll()
    .where('groupId', '=', id)
    .where('number', '=', group.round)
    .executeTakeFirstOrThrow();
  const seats = await db
    .selectFrom('groupSeat')
    .selectAll()
    .where('groupId', '=', id)
    .where('round', '=', group.round)
    .orderBy('ticket')
    .execute();
  const names = new Map(members.map((member) => [member.id, shortName(member)]));
  const drawn = round.secret !== null;
  const joined = members
    .filter((member) => member.ended === null)
    // A word is told when all are in: who knew the others' words could not gain by it, and need not.
    .map((member) => ({
      name: shortName(member),
      ticket: member.ticket,
      word: undefined,
      hash: undefined,
      place: undefined,
    }));
  return {
    round: group.round,
    commitment: round.commitment,
    secret: round.secret ?? undefined,
    recipe,
    drawnAt: round.drawnAt ?? undefined,
    entries: drawn
      ? seats.map((seat) => ({
          name: names.get(seat.memberId) ?? '',
          ticket: seat.ticket,
          word: seat.word,
          hash: seat.hash ?? undefined,
          place: seat.place,
        }))
      : joined,
    checks: round.secret === null ? undefined : checkDraw(round.commitment, round.secret, seats),
  };
}

/** What all groups come to. */
export async function groupStats(db: Db, now: Date) {
  const { rows } = await sql<{ groups: bigint; members: bigint; saved: bigint; due: bigint; came: bigint }>`
    select (select count(*) from savings_group) as groups,
      (select count(*) from group_member where ended is null) as members,
      (select coalesce(sum(amount), 0)::bigint from group_due where status = 'paid') as saved,
      (select count(*) from group_due where status in ('open', 'paid') and (status = 'paid' or grace_until <= ${now})) as due,
      (select count(*) from group_due where status = 'paid' and (paid_at <= grace_until)) as came`.execute(
    db,
  );
  const [row] = rows;
  const saved = kobo(row?.saved ?? 0n);
  const tenths = row && row.due > 0n ? Number(fraction(kobo(row.came * 1000n), 1n, row.due)) : 1000;
  return {
    groups: Number(row?.groups ?? 0n),
    members: Number(row?.members ?? 0n),
    saved,
    successRate: tenths / 10,
  };
}
