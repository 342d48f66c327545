import { type Db, type Trx, transact } from '@karo/db/client';
import { record } from '../../audit/index.ts';
import { type Acting, askedByTwo, houseOrigin } from '../../auth/index.ts';
import type { GroupAct } from '../../catalogue/index.ts';
import { getActiveCustomer, lockActiveCustomer, shortName } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, sum, zero } from '../../kernel/index.ts';
import { checkFunds } from '../../ledger/index.ts';
import { checkCapOut } from '../../limits/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import {
  type CarriedOut,
  createQuote,
  type OperationHandler,
  phrasesFor,
  type Quote,
} from '../../quotes/index.ts';
import { PRICE_MS } from '../investments/index.ts';
import { pricesFor, pricesOffered, pricesToOffer } from './investing.ts';
import { accrueGroup, advance, payDue, unwind } from './money.ts';
import {
  duesOf,
  type GroupRow,
  getGroup,
  getMember,
  lockGroup,
  type Member,
  membersOf,
  turnsOf,
  writeLine,
} from './records.ts';
import {
  acceptSwap,
  closeRequests,
  customerByPhone,
  getOpenRequest,
  type Request,
  turnsToSwap,
  type Who,
} from './requests.ts';
import { openRound, type Round } from './round.ts';
import { payShare, shareOf } from './shares.ts';
import { tellHappened, tellMembers } from './telling.ts';
import { dueView, groupView, payableOf } from './view.ts';
import { announceVote, castVote, dissolve } from './votes.ts';

const QUOTE_MS = 15 * 60_000;
export type GroupOffer = { quote: Quote; message: string };

async function offerOf(
  bank: Bank,
  of: Who,
  offer:
    | { operation: 'group_contribute'; dueId: string }
    | { operation: 'group_act'; act: GroupAct; requestId?: string },
  shown: { group: GroupRow; amount: Kobo; prices?: Record<string, string> },
  narration: (phrases: Phrases) => string,
): Promise<Quote> {
  const at = bank.clock.now();
  const phrases = await phrasesFor(bank.db, of);
  const facts = {
    shown: { name: shown.group.name, narration: narration(phrases) },
    groupId: String(shown.group.id),
    ...(shown.prices && { prices: shown.prices }),
  };
  const common = {
    customerId: of.customerId,
    conversationId: of.conversationId,
    amount: shown.amount,
    at,
    expiresAt: new Date(at.getTime() + (shown.prices ? PRICE_MS : QUOTE_MS)),
  };
  return transact(bank, (trx) =>
    offer.operation === 'group_contribute'
      ? createQuote(trx, {
          operation: 'group_contribute',
          facts: { ...facts, dueId: offer.dueId },
          ...common,
        })
      : createQuote(trx, {
          operation: 'group_act',
          facts: { ...facts, act: offer.act, requestId: offer.requestId ?? null },
          ...common,
        }),
  );
}

/** Offers to pay the contribution that is due, or that of a turn. Throws Fault `not_found`, `group_nothing_due`, `new_identity_cap`, `insufficient_funds`, `unavailable`. */
export async function quoteContribution(
  bank: Bank,
  of: Who & { turn?: number },
): Promise<GroupOffer & { due: ReturnType<typeof dueView>; group: string }> {
  const customer = await getActiveCustomer(bank.db, of.customerId);
  const now = bank.clock.now();
  const group = await getGroup(bank.db, of.groupId);
  const member = await getMember(bank.db, group.id, of.customerId);
  const own = (await duesOf(bank.db, group)).filter((each) => each.memberId === member.id);
  const [first] = await turnsOf(bank.db, group);
  const payable = payableOf(
    own.map((each) => dueView(each, now)),
    first,
    group.startedAt,
    now,
  );
  const turn = of.turn ?? payable?.turn;
  const due = own.find((each) => each.turn === turn && each.status === 'open');
  if (!due || group.status === 'recruiting') throw new Fault('group_nothing_due');
  const amount = kobo(due.amount);
  await checkCapOut(bank.db, customer, amount, now);
  await checkFunds(bank.db, of.customerId, amount);
  const quote = await offerOf(
    bank,
    of,
    { operation: 'group_contribute', dueId: String(due.id) },
    { group, amount, ...(await pricesToOffer(bank, group.id)) },
    (said) => said.groups.turnNarration({ turn: due.turn }),
  );
  const phrases = await phrasesFor(bank.db, of);
  const message = phrases.groups.contributeQuote({
    group: group.name,
    amount,
    turn: due.turn,
    dueAt: due.dueAt,
  });
  return { quote, message, due: dueView(due, now), group: group.name };
}

async function acceptContribution(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'group_contribute' },
): Promise<CarriedOut> {
  const customer = await lockActiveCustomer(trx, quote.customerId);
  await checkCapOut(trx, customer, quote.amount, bank.clock.now());
  const group = await lockGroup(trx, BigInt(quote.facts.groupId));
  const round = await openRound(trx, group, bank.clock.now(), pricesOffered(quote.facts.prices));
  const due = round.dues.find((each) => String(each.id) === quote.facts.dueId);
  const payer = round.members.find((member) => member.id === due?.memberId);
  if (due?.status !== 'open' || payer?.customerId !== quote.customerId) throw new Fault('group_nothing_due');
  const reference = await payDue(round, due);
  await advance(round);
  await tellHappened(round);
  return { status: 'done', reference };
}

/** What leaving comes to now. Throws Fault `group_owes`, `group_replace`, `group_state`. */
function checkLeave(group: GroupRow, round: Round, member: Member): void {
  if (group.status === 'completed') throw new Fault('group_state');
  const turn = round.turns.find((each) => each.memberId === member.id);
  const open = round.dues.filter((due) => due.memberId === member.id && due.status === 'open');
  if (turn?.paidOutAt && open.length > 0)
    throw new Fault('group_owes', { amount: sum(open.map((due) => kobo(due.amount))) });
  if (group.leaverRule === 'replace' && !turn?.paidOutAt) throw new Fault('group_replace');
}

/** Whoever stands for a founder who is not in the group any more: only they can start it, and open its next round. */
async function replaceFounder(
  trx: Trx,
  group: GroupRow,
  gone: string,
  by: string | undefined,
): Promise<void> {
  if (group.founder !== gone || by === undefined) return;
  group.founder = by;
  await trx.updateTable('savingsGroup').set({ founder: by }).where('id', '=', group.id).execute();
}

/** Ends a membership; answers who has been in the group longest of those who stay. */
async function endMember(
  trx: Trx,
  group: GroupRow,
  member: Member,
  ended: 'left' | 'died',
  now: Date,
): Promise<Member | undefined> {
  await trx
    .updateTable('groupMember')
    .set({ ended, endedAt: now, standing: false })
    .where('id', '=', member.id)
    .execute();
  member.ended = ended;
  await closeRequests(trx, member.id, now);
  await writeLine(trx, group, { kind: ended, at: now, memberId: member.id });
  const next = (await membersOf(trx, group.id)).find((each) => each.ended === null);
  await replaceFounder(trx, group, member.customerId, next?.customerId);
  return next;
}

/** Takes a member out of a running round by its rule: an esusu is settled with each of the others, a circle or club pays out their part of what it is worth. */
async function takeOut(round: Round, member: Member, ended: 'left' | 'died'): Promise<void> {
  const { trx, group, now } = round;
  if (group.kind === 'esusu') await unwind(round, (one, other) => one === member.id || other === member.id);
  else {
    await accrueGroup(round);
    await payShare(round, member.id);
  }
  const hers = round.members.find((each) => each.id === member.id) ?? member;
  await endMember(trx, group, hers, ended, now);
}

/** Leaves a group that seeks members, at once; a founder leaves it to who came next, and the last ends it. Answers false where it has begun. Throws Fault `not_found`. */
export async function leaveEarly(bank: Bank, of: Who): Promise<boolean> {
  return transact(bank, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const member = await getMember(trx, group.id, of.customerId);
    if (group.status !== 'recruiting') return false;
    if (await endMember(trx, group, member, 'left', now)) return true;
    const over = { status: 'completed', completedAt: now, dissolvedAt: now, open: false };
    await trx.updateTable('savingsGroup').set(over).where('id', '=', group.id).execute();
    await writeLine(trx, group, { kind: 'dissolved', at: now });
    return true;
  });
}

async function checkTakeover(db: Db | Trx, group: GroupRow, customerId: string): Promise<void> {
  if (group.status !== 'active') throw new Fault('group_state');
  const present = (await membersOf(db, group.id)).filter((member) => member.ended === null);
  if (present.some((member) => member.customerId === customerId)) throw new Fault('group_joined');
}

async function checkAct(
  db: Db | Trx,
  of: Who,
  act: GroupAct,
  request: Request | undefined,
  now: Date,
): Promise<void> {
  const group = await getGroup(db, of.groupId);
  if (act === 'takeover') return checkTakeover(db, group, of.customerId);
  const member = await getMember(db, group.id, of.customerId);
  if (act === 'standing') {
    if (group.status === 'completed' || member.standing) throw new Fault('group_state');
    return;
  }
  if (group.status !== 'active') throw new Fault('group_state');
  const round = await openRound(db as Trx, group, now);
  if (act === 'leave') checkLeave(group, round, member);
  if (act === 'swap') turnsToSwap(round, request?.memberId ?? 0n, request?.toMemberId ?? 0n);
  if (act === 'dissolve' && group.dissolvedAt) throw new Fault('group_state');
}

/** Offers what changes a group or one's part in it, to be approved by PIN. Throws Fault `not_found`, `group_state`, `group_swap`, `group_owes`, `group_replace`. */
export async function quoteGroupAct(
  bank: Bank,
  of: Who & { act: GroupAct; requestId?: bigint },
): Promise<GroupOffer> {
  await getActiveCustomer(bank.db, of.customerId);
  const group = await getGroup(bank.db, of.groupId);
  const request = of.requestId === undefined ? undefined : await getOpenRequest(bank.db, of, of.requestId);
  const act = request ? (request.kind as 'swap' | 'takeover') : of.act;
  await checkAct(bank.db, of, act, request, bank.clock.now());
  const leaving = act === 'leave' && group.kind !== 'esusu' ? await readShare(bank, group, of) : undefined;
  const amount = act === 'standing' ? kobo(group.contribution) : (leaving?.share ?? zero);
  const frequency = group.frequency as 'weekly' | 'monthly';
  const said = { act, group: group.name, amount, frequency, hasShare: leaving !== undefined };
  const quote = await offerOf(
    bank,
    of,
    { operation: 'group_act', act, requestId: request && String(request.id) },
    // A standing order moves nothing now, and a share comes in: the page says what it will be, in words.
    { group, amount: zero, ...leaving?.offered },
    ({ groups }) => (leaving ? groups.shareNarration(said) : groups.acts[act]),
  );
  const { groups } = await phrasesFor(bank.db, of);
  return { quote, message: groups.actQuote(said) };
}

/** What a member of a circle or club would leave with, and the prices by which it is reckoned. */
async function readShare(bank: Bank, group: GroupRow, of: Who) {
  const offered = await pricesToOffer(bank, group.id);
  const share = await transact(bank, async (trx) => {
    const locked = await lockGroup(trx, group.id);
    const round = await openRound(trx, locked, bank.clock.now(), pricesOffered(offered.prices));
    // The interest of the months that are over is theirs already, whether they leave or not.
    await accrueGroup(round);
    return shareOf(round, (await getMember(trx, group.id, of.customerId)).id);
  });
  return { offered, share };
}

/** Stops a standing order, at once: what lessens the bank's power over an account needs no PIN. */
export async function stopStanding(bank: Bank, of: Who): Promise<void> {
  const member = await getMember(bank.db, of.groupId, of.customerId);
  await bank.db.updateTable('groupMember').set({ standing: false }).where('id', '=', member.id).execute();
}

async function acceptStanding(trx: Trx, bank: Bank, group: GroupRow, quote: Quote): Promise<void> {
  const member = await getMember(trx, group.id, quote.customerId);
  await trx.updateTable('groupMember').set({ standing: true }).where('id', '=', member.id).execute();
  if (group.status === 'active') await lookSoon(trx, group, bank.clock.now());
}

/** The clock's round looks at the group at once. */
const lookSoon = (trx: Trx, group: GroupRow, now: Date) =>
  trx.updateTable('savingsGroup').set({ nextAt: now }).where('id', '=', group.id).execute();

async function passSeat(
  trx: Trx,
  group: GroupRow,
  memberId: bigint,
  to: { customerId: string; now: Date },
): Promise<void> {
  const before = (await membersOf(trx, group.id)).find((member) => member.id === memberId);
  await trx
    .updateTable('groupMember')
    .set({ customerId: to.customerId, standing: false })
    .where('id', '=', memberId)
    .execute();
  await writeLine(trx, group, { kind: 'heir', at: to.now, memberId });
  await replaceFounder(trx, group, before?.customerId ?? '', to.customerId);
}

async function acceptAct(
  trx: Trx,
  bank: Bank,
  quote: Quote & { operation: 'group_act' },
): Promise<CarriedOut> {
  const now = bank.clock.now();
  await lockActiveCustomer(trx, quote.customerId);
  const group = await lockGroup(trx, BigInt(quote.facts.groupId));
  const { act, requestId } = quote.facts;
  const who = { customerId: quote.customerId, groupId: group.id };
  const request = requestId === null ? undefined : await getOpenRequest(trx, who, BigInt(requestId));
  await checkAct(trx, who, act, request, now);
  const round = await openRound(trx, group, now, pricesOffered(quote.facts.prices));
  if (act === 'standing') await acceptStanding(trx, bank, group, quote);
  else if (act === 'takeover')
    await passSeat(trx, group, request?.memberId ?? 0n, { customerId: quote.customerId, now });
  else if (act === 'swap' && request) await acceptSwap(round, request);
  else {
    const member = await getMember(trx, group.id, quote.customerId);
    if (act === 'leave') await takeOut(round, member, 'left');
    else {
      const { passed, voteId } = await castVote(round, member, true);
      if (passed) await dissolve(round);
      else await announceVote(round, member, voteId);
    }
    await advance(round);
  }
  if (request)
    await trx
      .updateTable('groupRequest')
      .set({ status: 'agreed', answeredAt: now })
      .where('id', '=', request.id)
      .execute();
  await tellHappened(round);
  return { status: 'done' };
}

/**
 * Carries out the rule for a member who died, as two people found on the papers: nothing is done after the first. The next of kin takes the place over, or all is settled as with a leaver and
 * what the dead can no longer pay is struck. Throws Fault `not_found`, `group_state`, `phone_invalid`, `group_joined`, `unavailable`.
 */
export async function recordDeath(
  bank: Bank,
  of: Acting & { groupId: bigint; customerId: string; heirPhone?: string },
): Promise<void> {
  const prices = await pricesFor(bank, of.groupId);
  await transact(bank, async (trx) => {
    const now = bank.clock.now();
    const group = await lockGroup(trx, of.groupId);
    const member = await getMember(trx, group.id, of.customerId);
    if (group.status === 'completed') throw new Fault('group_state');
    const facts = { heir: of.heirPhone ?? null };
    const subject = `${group.code}:${of.customerId}`;
    const asked = { act: 'group_death', subject, facts, customerId: of.customerId, by: of } as const;
    if (!(await askedByTwo(trx, bank, asked))) return;
    await record(trx, bank, {
      actor: { kind: 'administrator', id: of.administrator },
      action: 'admin_action',
      origin: houseOrigin(of),
      customerId: of.customerId,
      subject: { kind: 'group', id: group.code },
      facts: { what: 'death', heir: of.heirPhone ?? null },
    });
    const phone = of.heirPhone ?? member.kinPhone ?? undefined;
    if (group.deathRule === 'heir' && phone) {
      const heir = await customerByPhone(trx, phone);
      if ((await membersOf(trx, group.id)).some((each) => each.customerId === heir.id))
        throw new Fault('group_joined');
      await writeLine(trx, group, { kind: 'died', at: now, memberId: member.id });
      await passSeat(trx, group, member.id, { customerId: heir.id, now });
      return tellMembers(trx, [{ customerId: heir.id }], {
        at: now,
        dedupe: `group:${group.id}:heir:${member.id}`,
        text: (phrases) => phrases.groups.heir({ group: group.name, name: shortName(member) }),
      });
    }
    const round = await openRound(trx, group, now, prices);
    await takeOut(round, member, 'died');
    for (const due of round.dues.filter((each) => each.memberId === member.id && each.status === 'open'))
      await trx
        .updateTable('groupDue')
        .set({ status: 'cancelled' })
        .where('id', '=', due.id)
        .execute()
        .then(() => Object.assign(due, { status: 'cancelled' }));
    await advance(round);
    return tellHappened(round);
  });
}

/** How the offers of groups are carried out, and what is said when they were. */
export const groupHandlers: {
  group_contribute: OperationHandler<'group_contribute'>;
  group_act: OperationHandler<'group_act'>;
} = {
  group_contribute: {
    accept: acceptContribution,
    message: async (bank, { facts, amount, customerId }, phrases) => {
      const group = await groupView(bank.db, BigInt(facts.groupId), {
        viewer: customerId,
        now: bank.clock.now(),
      });
      const line = await bank.db
        .selectFrom('groupLine')
        .innerJoin('groupDue', 'groupDue.postingId', 'groupLine.postingId')
        .select(['groupLine.reference', 'groupDue.turn'])
        .where('groupDue.id', '=', BigInt(facts.dueId))
        .executeTakeFirst();
      return phrases.groups.contributed({
        group: group.name,
        amount,
        turn: line?.turn ?? 0,
        reference: line?.reference ?? '',
        current: group.current,
      });
    },
  },
  group_act: {
    accept: acceptAct,
    message: async (bank, { facts }, phrases) => {
      const group = await getGroup(bank.db, BigInt(facts.groupId));
      return phrases.groups.actDone({ act: facts.act, group: group.name, ended: group.dissolvedAt !== null });
    },
  },
};
