import { transact } from '@karo/db/client';
import { shortName } from '../../customers/index.ts';
import { type Bank, Fault } from '../../kernel/index.ts';
import { advance, endCircle, hasten, unwind } from './money.ts';
import { getMember, lockGroup, type Member, writeLine } from './records.ts';
import type { Who } from './requests.ts';
import { openRound, type Round } from './round.ts';
import { tellMembers } from './telling.ts';
import { votesNeeded } from './view.ts';

/** Counts a vote, of a new one where none is open; enough of them end the group. */
export async function castVote(
  round: Round,
  member: Member,
  agreed: boolean,
): Promise<{ passed: boolean; voteId: bigint }> {
  const { trx, group, now } = round;
  const open = await trx
    .selectFrom('groupVote')
    .selectAll()
    .where('groupId', '=', group.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (open && open.endsAt <= now)
    await trx
      .updateTable('groupVote')
      .set({ status: 'failed', endedAt: now })
      .where('id', '=', open.id)
      .execute();
  const vote =
    (open && open.endsAt > now ? open : undefined) ??
    (await trx
      .insertInto('groupVote')
      .values({ groupId: group.id, openedAt: now, endsAt: new Date(now.getTime() + VOTE_MS) })
      .returningAll()
      .executeTakeFirstOrThrow());
  await trx
    .insertInto('groupBallot')
    .values({ voteId: vote.id, memberId: member.id, agreed, at: now })
    .onConflict((conflict) => conflict.columns(['voteId', 'memberId']).doUpdateSet({ agreed, at: now }))
    .execute();
  const ballots = await trx
    .selectFrom('groupBallot')
    .select(['memberId', 'agreed'])
    .where('voteId', '=', vote.id)
    .execute();
  const present = round.members.filter((each) => each.ended === null);
  const yes = ballots.filter(
    (ballot) => ballot.agreed && present.some((each) => each.id === ballot.memberId),
  ).length;
  const passed = yes >= votesNeeded(present.length);
  if (passed)
    await trx
      .updateTable('groupVote')
      .set({ status: 'passed', endedAt: now })
      .where('id', '=', vote.id)
      .execute();
  return { passed, voteId: vote.id };
}

/** Ends a group early: unwinds its round and settles with each member. */
export async function dissolve(round: Round): Promise<void> {
  const { trx, group, now } = round;
  group.dissolvedAt = now;
  await trx
    .updateTable('savingsGroup')
    .set({ dissolvedAt: now, nextAt: now })
    .where('id', '=', group.id)
    .execute();
  await writeLine(trx, group, { kind: 'dissolved', at: now });
  if (group.kind !== 'esusu') return endCircle(round);
  await unwind(round, () => true);
  await hasten(round);
  await advance(round);
}

/** Tells the members that a vote is open, once each vote. */
export const announceVote = (round: Round, by: Member, voteId: bigint): Promise<void> =>
  tellMembers(
    round.trx,
    round.members.filter((member) => member.ended === null && member.id !== by.id),
    {
      at: round.now,
      dedupe: `group:${round.group.id}:vote:${voteId}`,
      text: (phrases) => phrases.groups.voteOpened({ group: round.group.name, by: shortName(by) }),
    },
  );

/** Votes against ending the group; nothing moves by it. Throws Fault `not_found`, `group_state`. */
export async function voteAgainst(bank: Bank, of: Who): Promise<void> {
  await transact(bank.db, async (trx) => {
    const group = await lockGroup(trx, of.groupId);
    const member = await getMember(trx, group.id, of.customerId);
    const now = bank.clock.now();
    const open = await trx
      .selectFrom('groupVote')
      .select('id')
      .where('groupId', '=', group.id)
      .where('status', '=', 'open')
      .where('endsAt', '>', now)
      .executeTakeFirst();
    if (!open) throw new Fault('group_state');
    await castVote(await openRound(trx, group, now), member, false);
  });
}

export const VOTE_MS = 7 * 86_400_000;
