import { type Db, type Trx, transact } from '@karo/db/client';
import type { Tier } from '../../catalogue/index.ts';
import { type Bank, eachAlone, isFault, type Kobo, kobo } from '../../kernel/index.ts';
import { balanceOfCustomer } from '../../ledger/index.ts';
import { checkCapOut } from '../../limits/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import { endProposals, pricesFor } from './investing.ts';
import { accrueGroup, advance, payDue } from './money.ts';
import { type Due, dueState, lockGroup, type Member } from './records.ts';
import { openRound, type Round } from './round.ts';
import { tellHappened, tellMembers } from './telling.ts';

const DAY_MS = 86_400_000;
/** How often a standing order that found no money tries again. */
const RETRY_MS = 6 * 3_600_000;

const memberOf = (round: Round, due: Due): Member | undefined =>
  round.members.find((member) => member.id === due.memberId);

async function mayLeave({ trx, now }: Round, member: Member, amount: Kobo): Promise<boolean> {
  const { customerId: id, tier, cappedUntil } = member;
  try {
    await checkCapOut(trx, { id, tier: tier as Tier, cappedUntil: cappedUntil ?? undefined }, amount, now);
    return true;
  } catch (error) {
    if (isFault(error, 'new_identity_cap')) return false;
    throw error;
  }
}

/** Takes what is due from who has a standing order, where all of it is there. */
async function collect(round: Round): Promise<Due[]> {
  const short: Due[] = [];
  for (const due of round.dues) {
    const member = memberOf(round, due);
    if (
      due.status !== 'open' ||
      due.dueAt > round.now ||
      !member?.standing ||
      member.customerStatus !== 'active'
    )
      continue;
    // On a new identity little may leave, also by itself: it is taken when the day is over.
    if (!(await mayLeave(round, member, kobo(due.amount)))) continue;
    const { available } = await balanceOfCustomer(round.trx, member.customerId);
    if (available >= due.amount) await payDue(round, due);
    else short.push(due);
  }
  return short;
}

async function say(round: Round, due: Due, about: string, text: (phrases: Phrases) => string): Promise<void> {
  const member = memberOf(round, due);
  if (!member) return;
  return tellMembers(round.trx, [member], { at: round.now, dedupe: `group:due:${due.id}:${about}`, text });
}

/** Marks a contribution once; answers whether it was for the first time. */
async function mark(round: Round, due: Due, field: 'remindedAt' | 'missedAt'): Promise<boolean> {
  if (due[field]) return false;
  due[field] = round.now;
  await round.trx
    .updateTable('groupDue')
    .set({ [field]: round.now })
    .where('id', '=', due.id)
    .execute();
  return true;
}

/** Reminds who has a day left and says “missed” only to who paid nothing when the grace was over. */
async function remind(round: Round, short: readonly Due[]): Promise<void> {
  const { group, now } = round;
  for (const due of round.dues) {
    if (due.status !== 'open') continue;
    const facts = {
      group: group.name,
      amount: kobo(due.amount),
      turn: due.turn,
      dueAt: due.dueAt,
      graceUntil: due.graceUntil,
    };
    const state = dueState(due, now);
    const near = state === 'upcoming' && due.dueAt.getTime() - now.getTime() <= DAY_MS;
    if (state === 'late' && (await mark(round, due, 'missedAt')))
      await say(round, due, 'missed', (phrases) => phrases.groups.missed(facts));
    else if (state === 'due' && short.includes(due) && !due.missedAt)
      await say(round, due, 'short', (phrases) => phrases.groups.short(facts));
    else if ((near || state === 'due') && (await mark(round, due, 'remindedAt')))
      await say(round, due, 'remind', (phrases) => phrases.groups.reminder(facts));
  }
}

/** When there is something to do again: the next reminder, due day or end of grace; sooner where a standing order waits for money. */
export function nextLook(round: Pick<Round, 'group' | 'dues' | 'turns' | 'now' | 'members'>): Date | null {
  const { now, group } = round;
  const open = round.dues.filter((due) => due.status === 'open');
  const moments = [
    ...open.flatMap(({ dueAt, graceUntil }) => [new Date(dueAt.getTime() - DAY_MS), dueAt, graceUntil]),
    ...(group.status === 'active'
      ? round.turns.filter((turn) => !turn.paidOutAt).map((turn) => turn.dueAt)
      : []),
  ].filter((at) => at > now);
  const standing = new Set(round.members.filter((member) => member.standing).map((member) => member.id));
  if (open.some((due) => due.dueAt <= now && standing.has(due.memberId)))
    moments.push(new Date(now.getTime() + RETRY_MS));
  if (group.status === 'active' && group.dissolvedAt) moments.push(new Date(now.getTime() + RETRY_MS));
  if (group.status === 'active' && group.rateBp > 0) moments.push(new Date(now.getTime() + DAY_MS));
  if (moments.length === 0) return null;
  return new Date(Math.min(...moments.map((at) => at.getTime())));
}

/** Whose standing order may be taken is locked first, and before the group, as an approval does: what they may spend, and whether they may, is decided by that lock. */
const lockPayers = (trx: Trx, groupId: bigint) =>
  trx
    .selectFrom('customer')
    .select('id')
    .where('id', 'in', (payers) =>
      payers
        .selectFrom('groupMember')
        .select('customerId')
        .where('groupId', '=', groupId)
        .where('standing', '=', true)
        .where('ended', 'is', null),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Takes a group as far as the clock lets it: standing orders, reminders, pay-outs, completion. Safe to repeat: each is done once. */
export async function turnGroup(bank: Bank, groupId: bigint): Promise<void> {
  const prices = await pricesFor(bank, groupId);
  await transact(bank.db, async (trx) => {
    const now = bank.clock.now();
    await lockPayers(trx, groupId);
    const group = await lockGroup(trx, groupId);
    if (group.status === 'recruiting' || !group.nextAt || group.nextAt > now) return;
    const round = await openRound(trx, group, now, prices);
    await endProposals(trx, group.id, now);
    if (group.status === 'active') await accrueGroup(round);
    const short = await collect(round);
    await remind(round, short);
    await advance(round);
    await trx
      .updateTable('savingsGroup')
      .set({ nextAt: nextLook(round) })
      .where('id', '=', groupId)
      .execute();
    await tellHappened(round);
  });
}

/** The groups that there is something to do for now. */
export async function listGroupsDue(db: Db, now: Date, limit = 500): Promise<bigint[]> {
  const rows = await db
    .selectFrom('savingsGroup')
    .select('id')
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Closes the votes whose week is over: too few agreed. */
async function closeVotes(bank: Bank): Promise<void> {
  const now = bank.clock.now();
  await bank.db
    .updateTable('groupVote')
    .set({ status: 'failed', endedAt: now })
    .where('status', '=', 'open')
    .where('endsAt', '<=', now)
    .execute();
}

/** Turns every group for which it is time; one that fails leaves the others. */
export async function turnGroups(bank: Bank): Promise<void> {
  await closeVotes(bank);
  const due = await listGroupsDue(bank.db, bank.clock.now());
  await eachAlone(bank, 'group', due, (id) => turnGroup(bank, id));
}
