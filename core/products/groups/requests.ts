import { type Db, type Trx, transact } from '@karo/db/client';
import {
  type Customer,
  checkActive,
  findCustomer,
  findCustomerByIdentity,
  parsePhone,
  shortName,
} from '../../customers/index.ts';
import { type Bank, Fault, kobo } from '../../kernel/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { swapTurns } from './money.ts';
import { getMember, lockGroup, membersOf, writeLine } from './records.ts';
import { openRound, type Round } from './round.ts';
import { tellMembers } from './telling.ts';

export type Who = { customerId: string; groupId: bigint; conversationId?: bigint };

export type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const findRequest = (db: Db | Trx, groupId: bigint, id: bigint) =>
  db
    .selectFrom('groupRequest')
    .selectAll()
    .where('id', '=', id)
    .where('groupId', '=', groupId)
    .executeTakeFirst();

/** A request that this customer may answer. Throws Fault `not_found` where it is another’s, `group_swap` where it is answered. */
export async function getOpenRequest(db: Db | Trx, of: Who, id: bigint): Promise<Request> {
  const request = await findRequest(db, of.groupId, id);
  if (!request || request.toCustomerId !== of.customerId) throw new Fault('not_found');
  if (request.status !== 'open') throw new Fault('group_swap');
  return request;
}

/** The two turns that would change hands; throws Fault `group_swap` where one was paid out, or is nobody's any more. */
export function turnsToSwap(round: Round, one: bigint, other: bigint) {
  const of = (id: bigint) => round.turns.find((turn) => turn.memberId === id && !turn.paidOutAt);
  const present = (id: bigint) => round.members.some((member) => member.id === id && member.ended === null);
  const [first, second] = [of(one), of(other)];
  if (round.group.status !== 'active' || round.group.dissolvedAt || !first || !second || first === second)
    throw new Fault('group_swap');
  if (!present(one) || !present(other)) throw new Fault('group_swap');
  return { first, second };
}

/** Asks the member at a place to change places; nothing changes until they approve it. Throws Fault `not_found`, `group_state`, `group_swap`. */
export async function askSwap(bank: Bank, of: Who & { place: number }): Promise<{ name: string }> {
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const mine = await getMember(trx, group.id, of.customerId);
    const round = await openRound(trx, group, now);
    const target = round.turns.find((turn) => turn.number === of.place)?.memberId;
    const other = round.members.find((member) => member.id === target);
    if (!other || other.id === mine.id) throw new Fault('group_swap');
    const { first, second } = turnsToSwap(round, mine.id, other.id);
    await closeRequests(trx, mine.id, now);
    const { id } = await trx
      .insertInto('groupRequest')
      .values({
        groupId: group.id,
        round: group.round,
        kind: 'swap',
        memberId: mine.id,
        toMemberId: other.id,
        toCustomerId: other.customerId,
        askedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const facts = {
      group: group.name,
      from: shortName(mine),
      theirs: first.number,
      yours: second.number,
      theirsAt: first.dueAt,
      yoursAt: second.dueAt,
    };
    await tellMembers(trx, [other], {
      at: now,
      dedupe: `group:swap:${id}`,
      text: (phrases) => phrases.groups.swapAsked(facts),
    });
    return { name: shortName(other) };
  });
}

/** Ends the open requests of a member. */
export const closeRequests = (trx: Trx, memberId: bigint, at: Date) =>
  trx
    .updateTable('groupRequest')
    .set({ status: 'ended', answeredAt: at })
    .where('memberId', '=', memberId)
    .where('status', '=', 'open')
    .execute();

/** Hands one's place to another customer, who agrees by PIN. Throws Fault `not_found`, `phone_invalid`, `group_state`, `group_joined`. */
export async function handOver(bank: Bank, of: Who & { phone: string }): Promise<{ name: string }> {
  const heir = await customerByPhone(bank.db, of.phone);
  await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const mine = await getMember(trx, group.id, of.customerId);
    if (group.status !== 'active') throw new Fault('group_state');
    const members = await membersOf(trx, group.id);
    if (members.some((member) => member.customerId === heir.id)) throw new Fault('group_joined');
    await closeRequests(trx, mine.id, now);
    const { id } = await trx
      .insertInto('groupRequest')
      .values({
        groupId: group.id,
        round: group.round,
        kind: 'takeover',
        memberId: mine.id,
        toCustomerId: heir.id,
        askedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const facts = { group: group.name, from: shortName(mine), amount: kobo(group.contribution) };
    await tellMembers(trx, [{ customerId: heir.id }], {
      at: now,
      dedupe: `group:takeover:${id}`,
      text: (phrases) => phrases.groups.takeoverAsked(facts),
    });
  });
  return { name: shortName(heir) };
}

/** The customer of a phone number as it was typed. Throws Fault `phone_invalid`, `not_found`, and those of one who is not active. */
export async function customerByPhone(db: Db | Trx, text: string): Promise<Customer> {
  const phone = parsePhone(text);
  if (!phone) throw new Fault('phone_invalid');
  const customer = await findCustomerByIdentity(db, 'phone', phone);
  if (!customer) throw new Fault('not_found');
  checkActive(customer);
  return customer;
}

/** The request that waits for a customer's answer in a group, newest first. */
export async function findRequestFor(db: Db | Trx, customerId: string, groupId?: bigint) {
  let query = db
    .selectFrom('groupRequest')
    .selectAll()
    .where('toCustomerId', '=', customerId)
    .where('status', '=', 'open');
  if (groupId !== undefined) query = query.where('groupId', '=', groupId);
  return query.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Says no to who asked; safe to repeat. Throws Fault `not_found`, `group_swap`. */
export async function declineRequest(bank: Bank, of: Who & { requestId: bigint }): Promise<void> {
  await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const request = await getOpenRequest(trx, of, of.requestId);
    await trx
      .updateTable('groupRequest')
      .set({ status: 'declined', answeredAt: now })
      .where('id', '=', request.id)
      .execute();
    const asker = (await membersOf(trx, group.id)).filter((member) => member.id === request.memberId);
    const answering = await findCustomer(trx, of.customerId);
    const facts = { group: group.name, name: answering ? shortName(answering) : '' };
    return tellMembers(trx, asker, {
      at: now,
      dedupe: `group:request:${request.id}:no`,
      text: (phrases) => phrases.groups.requestDeclined(facts),
    });
  });
}

/** Swaps the two turns of a request that was agreed to. */
export async function acceptSwap(round: Round, request: Request): Promise<void> {
  const { trx, group, now } = round;
  const { first, second } = turnsToSwap(round, request.memberId, request.toMemberId ?? 0n);
  await swapTurns(round, first, second);
  await writeLine(trx, group, { kind: 'swapped', at: now, memberId: request.memberId, turn: second.number });
  await writeLine(trx, group, {
    kind: 'swapped',
    at: now,
    memberId: request.toMemberId ?? undefined,
    turn: first.number,
  });
  const names = [request.memberId, request.toMemberId].map((id) => {
    const member = round.members.find((each) => each.id === id);
    return member ? shortName(member) : '';
  });
  const facts = {
    group: group.name,
    one: names[0] ?? '',
    other: names[1] ?? '',
    onePlace: second.number,
    otherPlace: first.number,
  };
  return tellMembers(
    trx,
    round.members.filter((member) => member.ended === null),
    {
      at: now,
      dedupe: `group:request:${request.id}:yes`,
      text: (phrases: Phrases) => phrases.groups.swapped(facts),
    },
  );
}
