import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import type { Frequency, GroupKind } from '../../catalogue/index.ts';
import { type Kobo, kobo } from '../../kernel/index.ts';
import type { GroupRow } from './records.ts';

export type GroupStatus = 'recruiting' | 'active' | 'completed';

/** A group as a list shows it. */
export type GroupCard = {
  id: bigint;
  code: string;
  name: string;
  description: string;
  kind: GroupKind;
  members: number;
  membersMin: number;
  membersMax: number;
  /** One turn's pot of an esusu; of a circle or club, what all of it comes to. */
  target: Kobo;
  current: Kobo;
  contribution: Kobo;
  frequency: Frequency;
  months: number | undefined;
  status: GroupStatus;
  dissolved: boolean;
  round: number;
  turn: number;
  turns: number;
  nextPayoutAt: Date | undefined;
  /** The viewer's, where they are a member. */
  place: number | undefined;
  isMember: boolean;
  open: boolean;
};

const groupBy = <T, K>(rows: readonly T[], key: (row: T) => K): Map<K, T[]> => {
  const found = new Map<K, T[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return found;
};

async function readCards(db: Db | Trx, rows: readonly GroupRow[]) {
  const ids = rows.map((row) => row.id);
  const members = await db
    .selectFrom('groupMember')
    .select(['id', 'groupId', 'customerId'])
    .where('groupId', 'in', ids)
    .where('ended', 'is', null)
    .execute();
  const turns = await db
    .selectFrom('groupTurn')
    .innerJoin('savingsGroup', (join) =>
      join
        .onRef('savingsGroup.id', '=', 'groupTurn.groupId')
        .onRef('savingsGroup.round', '=', 'groupTurn.round'),
    )
    .selectAll('groupTurn')
    .where('groupTurn.groupId', 'in', ids)
    .orderBy('number')
    .execute();
  const seats = await db
    .selectFrom('groupDue')
    .innerJoin('savingsGroup', (join) =>
      join
        .onRef('savingsGroup.id', '=', 'groupDue.groupId')
        .onRef('savingsGroup.round', '=', 'groupDue.round'),
    )
    .select([
      'groupDue.groupId',
      sql<bigint>`sum(amount) filter (where group_due.status = 'paid')`.as('paid'),
    ])
    .where('groupDue.groupId', 'in', ids)
    .groupBy('groupDue.groupId')
    .execute();
  const balances = await db
    .selectFrom('account')
    .innerJoin('savingsGroup', 'savingsGroup.escrow', 'account.id')
    .select(['savingsGroup.id as groupId', 'account.balance'])
    .where('savingsGroup.id', 'in', ids)
    .execute();
  return {
    members: groupBy(members, (row) => row.groupId),
    turns: groupBy(turns, (row) => row.groupId),
    paid: new Map(seats.map((row) => [row.groupId, row.paid ?? 0n])),
    balance: new Map(balances.map((row) => [row.groupId, row.balance])),
  };
}

/** How many turns a round has: one for each place of an esusu, one for each week or month of the rest. */
export const turnsPlanned = (group: Pick<GroupRow, 'kind' | 'turns'>, members: number): number =>
  group.kind === 'esusu' ? members : (group.turns ?? 1);

function targetOf(group: GroupRow, members: number): Kobo {
  const seats = BigInt(group.status === 'recruiting' ? group.membersMax : members);
  const times = group.kind === 'esusu' ? 1 : (group.turns ?? 1);
  return kobo(group.contribution * seats * BigInt(times));
}

type Cards = Awaited<ReturnType<typeof readCards>>;

function toCard(row: GroupRow, found: Cards, viewer: string | undefined): GroupCard {
  const members = found.members.get(row.id) ?? [];
  const turns = row.status === 'recruiting' ? [] : (found.turns.get(row.id) ?? []);
  const mine = members.find((member) => member.customerId === viewer);
  const isEsusu = row.kind === 'esusu';
  const next = isEsusu ? turns.find((turn) => !turn.paidOutAt) : turns.at(-1);
  const running = turns.find((turn) =>
    isEsusu ? !turn.paidOutAt : turn.dueAt > (row.completedAt ?? turn.dueAt),
  );
  const place = mine && turns.find((turn) => turn.memberId === mine.id)?.number;
  const whole = row.status === 'completed' && !isEsusu;
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    kind: row.kind as GroupKind,
    members: members.length,
    membersMin: row.membersMin,
    membersMax: row.membersMax,
    target: targetOf(row, Math.max(members.length, isEsusu ? turns.length : 0)),
    current: kobo(whole ? (found.paid.get(row.id) ?? 0n) : (found.balance.get(row.id) ?? 0n)),
    contribution: kobo(row.contribution),
    frequency: row.frequency as Frequency,
    months: row.durationMonths ?? undefined,
    status: row.status as GroupStatus,
    dissolved: row.dissolvedAt !== null,
    round: row.round,
    open: row.open,
    turn: running?.number ?? turns.length,
    turns: turnsPlanned(row, row.status === 'recruiting' ? row.membersMax : turns.length),
    nextPayoutAt: row.status === 'active' ? next?.dueAt : undefined,
    place,
    isMember: mine !== undefined,
  };
}

/** Groups as a list shows them to a viewer. */
export async function toCards(
  db: Db | Trx,
  rows: readonly GroupRow[],
  viewer: string | undefined,
): Promise<GroupCard[]> {
  if (rows.length === 0) return [];
  const found = await readCards(db, rows);
  return rows.map((row) => toCard(row, found, viewer));
}

/** Groups that anybody may see, and the viewer's own; those that seek members first. */
export async function listGroups(
  db: Db | Trx,
  of: { viewer?: string; mine?: boolean; kind?: GroupKind },
): Promise<GroupCard[]> {
  const mine = of.viewer
    ? (
        await db
          .selectFrom('groupMember')
          .select('groupId')
          .where('customerId', '=', of.viewer)
          .where('ended', 'is', null)
          .execute()
      ).map((row) => row.groupId)
    : [];
  let query = db.selectFrom('savingsGroup').selectAll();
  query = of.mine
    ? query.where('id', 'in', mine.length > 0 ? mine : [-1n])
    : query.where((where) =>
        where.or([where('open', '=', true), where('id', 'in', mine.length > 0 ? mine : [-1n])]),
      );
  if (of.kind) query = query.where('kind', '=', of.kind);
  const rows = await query
    .orderBy(sql`array_position(array['active', 'recruiting', 'completed'], status)`)
    .orderBy('id')
    .limit(200)
    .execute();
  return toCards(db, rows, of.viewer);
}
