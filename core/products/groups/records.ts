import type { Db, Trx } from '@karo/db/client';
import type { LineKind } from '../../catalogue/index.ts';
import { Fault, type Kobo, randomLetters, stamp } from '../../kernel/index.ts';
import { balanceOf } from '../../ledger/index.ts';

const select = (db: Db | Trx) => db.selectFrom('savingsGroup').selectAll();
/** A group as it is kept. */
export type GroupRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

/** The group with this id; throws Fault `not_found`. */
export async function getGroup(db: Db | Trx, id: bigint): Promise<GroupRow> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row;
}

/** Locks a group, so that one thing happens in it at a time; throws Fault `not_found`. */
export async function lockGroup(trx: Trx, id: bigint): Promise<GroupRow> {
  const row = await select(trx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row;
}

/** The group that an invitation names. */
export const findGroupByCode = (db: Db | Trx, code: string): Promise<GroupRow | undefined> =>
  select(db).where('code', '=', code.toUpperCase()).executeTakeFirst();

const selectMembers = (db: Db | Trx) =>
  db
    .selectFrom('groupMember')
    .innerJoin('customer', 'customer.id', 'groupMember.customerId')
    .selectAll('groupMember')
    .select(['customer.firstName', 'customer.lastName', 'customer.status as customerStatus'])
    .select(['customer.tier', 'customer.cappedUntil']);
/** A place in a group, with who has it. */
export type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof selectMembers>['executeTakeFirst']>>>;

/** The members, those who left among them, in the order in which they joined. */
export const membersOf = (db: Db | Trx, groupId: bigint): Promise<Member[]> =>
  selectMembers(db).where('groupId', '=', groupId).orderBy('ticket').execute();

/** A customer's place in a group, while they have it; throws Fault `not_found`. */
export async function getMember(db: Db | Trx, groupId: bigint, customerId: string): Promise<Member> {
  const row = await selectMembers(db)
    .where('groupId', '=', groupId)
    .where('customerId', '=', customerId)
    .where('ended', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Fault('not_found');
  return row;
}

const selectDues = (db: Db | Trx) => db.selectFrom('groupDue').selectAll();
/** One contribution of one member to one turn. */
export type Due = NonNullable<Awaited<ReturnType<ReturnType<typeof selectDues>['executeTakeFirst']>>>;

/** The contributions of a round, in order. */
export const duesOf = (db: Db | Trx, group: { id: bigint; round: number }): Promise<Due[]> =>
  selectDues(db)
    .where('groupId', '=', group.id)
    .where('round', '=', group.round)
    .orderBy('turn')
    .orderBy('memberId')
    .execute();

const selectTurns = (db: Db | Trx) => db.selectFrom('groupTurn').selectAll();
export type Turn = NonNullable<Awaited<ReturnType<ReturnType<typeof selectTurns>['executeTakeFirst']>>>;

/** The turns of a round, in order. */
export const turnsOf = (db: Db | Trx, group: { id: bigint; round: number }): Promise<Turn[]> =>
  selectTurns(db)
    .where('groupId', '=', group.id)
    .where('round', '=', group.round)
    .orderBy('number')
    .execute();

export type DueState = 'upcoming' | 'due' | 'late' | 'paid' | 'cancelled' | 'refunded';

/** How a contribution stands: late is only what was not paid when its grace was over. */
export function dueState(due: Pick<Due, 'status' | 'dueAt' | 'graceUntil'>, now: Date): DueState {
  if (due.status !== 'open') return due.status as DueState;
  if (now >= due.graceUntil) return 'late';
  return now >= due.dueAt ? 'due' : 'upcoming';
}

/** What a posting of the escrow is known by. */
export const newReference = (now: Date): string => `KG${stamp(now).slice(0, 6)}${randomLetters(8)}`;

/** Writes a line of the group's book: in the transaction that makes it true. */
export async function writeLine(
  trx: Trx,
  group: GroupRow,
  line: {
    kind: LineKind;
    at: Date;
    memberId?: bigint;
    turn?: number;
    amount?: Kobo;
    /** What the escrow held after it, where that is not what it holds now. */
    balance?: Kobo;
    postingId?: bigint;
    reference?: string;
  },
): Promise<void> {
  const balance =
    line.amount === undefined || group.escrow === null
      ? null
      : (line.balance ?? (await balanceOf(trx, group.escrow)).balance);
  await trx
    .insertInto('groupLine')
    .values({
      groupId: group.id,
      at: line.at,
      kind: line.kind,
      memberId: line.memberId ?? null,
      round: group.round,
      turn: line.turn ?? null,
      amount: line.amount ?? null,
      balance,
      postingId: line.postingId ?? null,
      reference: line.reference ?? null,
    })
    .execute();
}
