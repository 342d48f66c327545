import { type Db, type Trx, transact } from '@karo/db/client';
import { dueDate, type Frequency, type GroupKind, plans } from '../../catalogue/index.ts';
import { findCustomerByIdentity, lockActiveCustomer, parsePhone, shortName } from '../../customers/index.ts';
import { type Bank, dayOf, Fault, type Kobo, kobo, naira, randomLetters } from '../../kernel/index.ts';
import { openAccount } from '../../ledger/index.ts';
import { type GroupCard, toCards, turnsPlanned } from './cards.ts';
import { cleanWord, drawOrder, newSecret, type Placed } from './draw.ts';
import {
  findGroupByCode,
  type GroupRow,
  getGroup,
  getMember,
  lockGroup,
  type Member,
  membersOf,
  writeLine,
} from './records.ts';
import { openRound } from './round.ts';
import { tellMembers } from './telling.ts';
import { type GroupView, groupView } from './view.ts';

/** How many people each kind of group has. */
export const groupSizes: Record<GroupKind, { least: number; most: number }> = {
  esusu: { least: 5, most: 20 },
  savings_circle: { least: 10, most: 50 },
  investment_club: { least: 15, most: 30 },
};

const LEAST = naira(100);
const MOST = naira(5_000_000);
const DEFAULT_MONTHS = 6;
const DAY_MS = 86_400_000;

export type GroupRules = GroupView['rules'];

/** The rules where a founder chooses none: two days of grace, and every kobo settled between those whom it concerns. */
const usual: GroupRules = { graceDays: 2, arrears: 'offset', leaver: 'settle', death: 'settle' };

export type GroupOrder = {
  customerId: string;
  kind: GroupKind;
  name: string;
  description?: string;
  /** The contribution of an esusu; what a circle or club wants to come to in all. */
  target: Kobo;
  membersMax: number;
  frequency?: Frequency;
  months?: number;
  rules?: Partial<GroupRules>;
  open?: boolean;
  word?: string;
};

const timesIn = (months: number, frequency: Frequency): number =>
  frequency === 'monthly' ? months : Math.max(1, Math.round((months * 52) / 12));

/** What each member pays each time: a whole number of naira, so that the target is reached. */
function contributionOf(order: GroupOrder, turns: number | null): Kobo {
  if (turns === null) return order.target;
  const shares = BigInt(order.membersMax * turns) * 100n;
  return kobo(((order.target + shares - 1n) / shares) * 100n);
}

/** Throws Fault `group_size`, `group_amount` where there cannot be such a group. */
function planOf(order: GroupOrder) {
  const size = groupSizes[order.kind];
  if (order.membersMax < size.least || order.membersMax > size.most) throw new Fault('group_size', size);
  const frequency = order.frequency ?? 'monthly';
  const months = order.kind === 'esusu' ? null : (order.months ?? DEFAULT_MONTHS);
  const turns = months === null ? null : timesIn(months, frequency);
  const contribution = contributionOf(order, turns);
  if (contribution < LEAST || contribution > MOST)
    throw new Fault('group_amount', { least: LEAST, most: MOST });
  return { frequency, months, turns, contribution, membersMin: size.least };
}

async function addRound(trx: Trx, bank: Bank, groupId: bigint, number: number): Promise<void> {
  const { secret, commitment } = newSecret();
  const secretSealed = bank.keys.seal(secret);
  await trx.insertInto('groupRound').values({ groupId, number, commitment, secretSealed }).execute();
}

async function addMember(
  trx: Trx,
  group: GroupRow,
  member: { customerId: string; word?: string; kinPhone?: string; at: Date },
): Promise<bigint> {
  const { ticket } = await trx
    .selectFrom('groupMember')
    .select((row) => row.fn.coalesce(row.fn.max('ticket'), row.lit(0)).as('ticket'))
    .where('groupId', '=', group.id)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('groupMember')
    .values({
      groupId: group.id,
      customerId: member.customerId,
      ticket: Number(ticket) + 1,
      word: cleanWord(member.word ?? randomLetters(8)),
      kinPhone: member.kinPhone ?? null,
      joinedAt: member.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Founds a group, with its escrow, its rules, and the commitment of its draw; the founder is its first member. Throws Fault `group_size`, `group_amount` and
 * those of a customer who may not move money.
 */
export async function createGroup(bank: Bank, order: GroupOrder): Promise<GroupView> {
  const plan = planOf(order);
  const rules = { ...usual, ...order.rules };
  return transact(bank.db, async (trx) => {
    await lockActiveCustomer(trx, order.customerId);
    const now = bank.clock.now();
    const made = await trx
      .insertInto('savingsGroup')
      .values({
        code: randomLetters(6),
        kind: order.kind,
        name: order.name.trim(),
        founder: order.customerId,
        description: order.description?.trim() ?? '',
        contribution: plan.contribution,
        membersMin: plan.membersMin,
        membersMax: order.membersMax,
        turns: plan.turns,
        frequency: plan.frequency,
        durationMonths: plan.months,
        open: order.open ?? true,
        graceDays: rules.graceDays,
        arrearsRule: rules.arrears,
        leaverRule: rules.leaver,
        deathRule: rules.death,
        status: 'recruiting',
        createdAt: now,
        rateBp: order.kind === 'esusu' ? 0 : plans.basic.interestBp,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const escrow = await openAccount(trx, { kind: 'pot', code: `group:${made.id}`, at: now });
    const group = { ...made, escrow: escrow.id };
    await trx.updateTable('savingsGroup').set({ escrow: escrow.id }).where('id', '=', made.id).execute();
    await addRound(trx, bank, group.id, 1);
    const { customerId, word } = order;
    const memberId = await addMember(trx, group, { customerId, word, at: now });
    await writeLine(trx, group, { kind: 'founded', at: now, memberId });
    return groupView(trx, group.id, { viewer: customerId, now });
  });
}

/** The group that an invitation is for; throws Fault `not_found`. */
export async function getInvitation(db: Db, code: string): Promise<{ card: GroupCard; group: GroupRow }> {
  const group = await findGroupByCode(db, code);
  const [card] = group ? await toCards(db, [group], undefined) : [];
  if (!group || !card) throw new Fault('not_found');
  return { card, group };
}

const isPresent = (member: Member): boolean => member.ended === null;

function checkJoin(group: GroupRow, members: readonly Member[], customerId: string, code?: string): void {
  if (members.some((member) => isPresent(member) && member.customerId === customerId))
    throw new Fault('group_joined');
  if (group.status !== 'recruiting') throw new Fault('group_closed');
  if (!group.open && code?.toUpperCase() !== group.code) throw new Fault('group_code');
  if (members.filter(isPresent).length >= group.membersMax) throw new Fault('group_full');
}

/** A member may choose another word until the order is drawn. */
async function newWord(
  trx: Trx,
  group: GroupRow,
  members: readonly Member[],
  of: { customerId: string; word?: string },
): Promise<boolean> {
  const mine = members.find((member) => isPresent(member) && member.customerId === of.customerId);
  if (!mine || of.word === undefined || group.status !== 'recruiting') return false;
  await trx
    .updateTable('groupMember')
    .set({ word: cleanWord(of.word) })
    .where('id', '=', mine.id)
    .execute();
  return true;
}

/** Joins a group that seeks members; a full one starts at once. Throws Fault `not_found`, `group_closed`, `group_full`, `group_joined`, `group_code`, `phone_invalid`. */
export async function joinGroup(
  bank: Bank,
  of: { customerId: string; groupId: bigint; code?: string; word?: string; kinPhone?: string },
): Promise<GroupView> {
  const kinPhone = of.kinPhone ? parsePhone(of.kinPhone) : undefined;
  if (of.kinPhone && !kinPhone) throw new Fault('phone_invalid');
  return transact(bank.db, async (trx) => {
    const customer = await lockActiveCustomer(trx, of.customerId);
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const members = await membersOf(trx, group.id);
    if (await newWord(trx, group, members, of)) return groupView(trx, group.id, { viewer: customer.id, now });
    checkJoin(group, members, customer.id, of.code);
    const memberId = await addMember(trx, group, {
      customerId: customer.id,
      word: of.word,
      kinPhone,
      at: now,
    });
    await writeLine(trx, group, { kind: 'joined', at: now, memberId });
    const there = members.filter(isPresent);
    const facts = {
      group: group.name,
      name: shortName(customer),
      members: there.length + 1,
      most: group.membersMax,
    };
    const founder = there.filter((member) => member.customerId === group.founder);
    await tellMembers(trx, founder, {
      at: now,
      dedupe: `group:${group.id}:joined:${memberId}`,
      text: (phrases) => phrases.groups.someoneJoined(facts),
    });
    if (facts.members === group.membersMax) await begin(trx, bank, group, now);
    return groupView(trx, group.id, { viewer: customer.id, now });
  });
}

/** Draws the order of an esusu; a circle keeps the order in which its members came, for nobody has a turn in it. */
function seatsOf(
  group: GroupRow,
  secret: string,
  members: readonly Member[],
): (Placed | (Omit<Placed, 'hash'> & { hash: null }))[] {
  const tickets = members.map((member) => ({
    memberId: member.id,
    ticket: member.ticket,
    word: member.word,
  }));
  return group.kind === 'esusu'
    ? drawOrder(secret, tickets)
    : tickets.map((ticket, index) => ({ ...ticket, hash: null, place: index + 1 }));
}

async function writeRound(
  trx: Trx,
  group: GroupRow,
  seats: ReturnType<typeof seatsOf>,
  now: Date,
): Promise<void> {
  const { id: groupId, round } = group;
  const frequency = group.frequency as Frequency;
  const turns = Array.from({ length: turnsPlanned(group, seats.length) }, (_, index) => index + 1);
  await trx
    .insertInto('groupSeat')
    .values(seats.map((seat) => ({ groupId, round, ...seat })))
    .execute();
  await trx
    .insertInto('groupTurn')
    .values(
      turns.map((number) => ({
        groupId,
        round,
        number,
        dueAt: dueDate(now, frequency, number),
        memberId:
          group.kind === 'esusu' ? (seats.find((seat) => seat.place === number)?.memberId ?? null) : null,
      })),
    )
    .execute();
  const dues = turns.flatMap((turn) => {
    const dueAt = dueDate(now, frequency, turn);
    const graceUntil = new Date(dueAt.getTime() + group.graceDays * DAY_MS);
    return seats.map(({ memberId }) => ({
      groupId,
      round,
      turn,
      memberId,
      amount: group.contribution,
      dueAt,
      graceUntil,
    }));
  });
  await trx.insertInto('groupDue').values(dues).execute();
}

/** Fixes the roster, tells the secret, draws the order and writes every turn and contribution of the round. */
async function begin(trx: Trx, bank: Bank, group: GroupRow, now: Date): Promise<void> {
  const members = (await membersOf(trx, group.id)).filter(isPresent);
  const of = { groupId: group.id, number: group.round };
  const round = trx
    .selectFrom('groupRound')
    .selectAll()
    .where('groupId', '=', of.groupId)
    .where('number', '=', of.number);
  const { secretSealed } = await round.executeTakeFirstOrThrow();
  const secret = bank.keys.unseal(secretSealed);
  const seats = seatsOf(group, secret, members);
  await trx
    .updateTable('groupRound')
    .set({ secret, drawnAt: now, startedAt: now })
    .where('groupId', '=', of.groupId)
    .where('number', '=', of.number)
    .execute();
  await writeRound(trx, group, seats, now);
  const firstAt = dueDate(now, group.frequency as Frequency, 1);
  const set = {
    status: 'active',
    startedAt: now,
    completedAt: null,
    nextAt: new Date(firstAt.getTime() - DAY_MS),
    ...(group.rateBp > 0 && { accruedOn: dayOf(new Date(now.getTime() - DAY_MS)) }),
  };
  await trx.updateTable('savingsGroup').set(set).where('id', '=', group.id).execute();
  await writeLine(trx, group, { kind: 'drawn', at: now });
  for (const member of members) {
    const place = seats.find((seat) => seat.memberId === member.id)?.place ?? 0;
    const facts = {
      group: group.name,
      place,
      of: members.length,
      firstAt,
      amount: kobo(group.contribution),
      payoutAt: group.kind === 'esusu' ? dueDate(now, group.frequency as Frequency, place) : undefined,
    };
    const dedupe = `group:${group.id}:started:${group.round}`;
    await tellMembers(trx, [member], {
      at: now,
      dedupe,
      text: (phrases) => phrases.groups.started(facts),
    });
  }
}

/** Closes the roster and starts the round, as the founder may once enough have joined. Throws Fault `not_found`, `forbidden`, `group_closed`, `group_size`. */
export async function startGroup(
  bank: Bank,
  of: { customerId: string; groupId: bigint },
): Promise<GroupView> {
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    await getMember(trx, group.id, of.customerId);
    if (group.founder !== of.customerId) throw new Fault('forbidden');
    if (group.status !== 'recruiting') throw new Fault('group_closed');
    const there = (await membersOf(trx, group.id)).filter(isPresent).length;
    if (there < group.membersMin)
      throw new Fault('group_size', { least: group.membersMin, most: group.membersMax });
    await begin(trx, bank, group, now);
    return groupView(trx, group.id, { viewer: of.customerId, now });
  });
}

/** Opens the next round of a completed group, with a draw of its own; who still owes from the last one pays first. Throws Fault `not_found`, `forbidden`, `group_state`. */
export async function reopenGroup(
  bank: Bank,
  of: { customerId: string; groupId: bigint },
): Promise<GroupView> {
  return transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    await getMember(trx, group.id, of.customerId);
    if (group.founder !== of.customerId) throw new Fault('forbidden');
    const { dues } = await openRound(trx, group, now);
    if (group.status !== 'completed' || dues.some((due) => due.status === 'open'))
      throw new Fault('group_state');
    const round = group.round + 1;
    await trx
      .updateTable('savingsGroup')
      .set({
        status: 'recruiting',
        round,
        startedAt: null,
        completedAt: null,
        dissolvedAt: null,
        nextAt: null,
        accruedOn: null,
        accrued: 0n,
      })
      .where('id', '=', group.id)
      .execute();
    await addRound(trx, bank, group.id, round);
    // The words of the last draw are known: with them the bank could have chosen its secret.
    for (const member of await membersOf(trx, group.id))
      await trx
        .updateTable('groupMember')
        .set({ word: randomLetters(8) })
        .where('id', '=', member.id)
        .execute();
    return groupView(trx, group.id, { viewer: of.customerId, now });
  });
}

/** The link that invites to a group. */
export const inviteLink = (bank: Pick<Bank, 'config'>, code: string): string =>
  `${bank.config.publicUrl}/community-savings?invite=${code}`;

/** Invites a number; who banks here is told. Throws Fault `not_found`, `group_closed`, `phone_invalid`. */
export async function inviteToGroup(
  bank: Bank,
  of: { customerId: string; groupId: bigint; phone: string },
): Promise<{ code: string; link: string; told: boolean; group: string }> {
  const phone = parsePhone(of.phone);
  if (!phone) throw new Fault('phone_invalid');
  const group = await getGroup(bank.db, of.groupId);
  const member = await getMember(bank.db, group.id, of.customerId);
  if (group.status !== 'recruiting') throw new Fault('group_closed');
  const link = inviteLink(bank, group.code);
  const found = await findCustomerByIdentity(bank.db, 'phone', phone);
  const facts = {
    group: group.name,
    from: shortName(member),
    amount: kobo(group.contribution),
    frequency: group.frequency as Frequency,
    code: group.code,
    link,
  };
  const told = found?.status === 'active';
  await transact(bank.db, (trx) =>
    tellMembers(trx, told ? [{ customerId: found.id }] : [], {
      at: bank.clock.now(),
      dedupe: `group:${group.id}:invite`,
      text: (phrases) => phrases.groups.invited(facts),
    }),
  );
  return { code: group.code, link, told, group: group.name };
}
