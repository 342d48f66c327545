import type { Trx } from '@karo/db/client';
import { shortName } from '../../customers/index.ts';
import { notifyCustomer } from '../../messaging/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Member } from './records.ts';
import type { Happened, Round } from './round.ts';

/** Tells some members the same thing, each in their own language. */
export async function tellMembers(
  trx: Trx,
  members: readonly Pick<Member, 'customerId'>[],
  news: { at: Date; dedupe: string; text: (phrases: Phrases) => string },
): Promise<void> {
  for (const { customerId } of members) {
    await notifyCustomer(
      trx,
      { customerId },
      {
        at: news.at,
        dedupe: `${news.dedupe}:${customerId}`,
        words: (phrases) => ({ text: news.text(phrases) }),
      },
    );
  }
}

const present = (round: Round): Member[] => round.members.filter((member) => member.ended === null);

async function tellOne(round: Round, event: Happened, serial: number): Promise<void> {
  const { trx, group, now } = round;
  const dedupe = `group:${group.id}:${group.round}:${now.getTime()}:${serial}`;
  const say = (members: readonly Member[], text: (phrases: Phrases) => string) =>
    tellMembers(trx, members, { at: now, dedupe, text });
  if (event.what === 'completed')
    return say(present(round), (p) => p.groups.completed({ group: group.name }));
  const member = round.members.find((each) => each.id === event.memberId);
  if (!member) return;
  const facts = { group: group.name, name: shortName(member), ...event };
  const others = present(round).filter((each) => each.id !== member.id);
  switch (event.what) {
    case 'paid_out': {
      await say([member], (p) => p.groups.paidOutToYou(facts as Facts<'paid_out'>));
      return say(others, (p) => p.groups.paidOut(facts as Facts<'paid_out'>));
    }
    case 'passed_on':
      return say([member], (p) => p.groups.passedOn(facts as Facts<'passed_on'>));
    case 'set_off':
      return say([member], (p) => p.groups.setOff(facts as Facts<'set_off'>));
    case 'moved_last':
      return say(present(round), (p) => p.groups.movedLast(facts as Facts<'moved_last'>));
    case 'refunded':
      return say([member], (p) => p.groups.refunded(facts as Facts<'refunded'>));
    case 'shared':
      return say([member], (p) => p.groups.shared(facts as Facts<'shared'>));
  }
}

type Facts<W extends Happened['what']> = { group: string; name: string } & Extract<Happened, { what: W }>;

/** Tells what happened in a step to whom it concerns, in its transaction. */
export async function tellHappened(round: Round): Promise<void> {
  for (const [serial, event] of round.happened.entries()) await tellOne(round, event, serial);
}
