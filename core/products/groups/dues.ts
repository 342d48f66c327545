import { type AccountId, getCustomerAccount } from '../../ledger/index.ts';
import type { Due, Member } from './records.ts';
import type { Round } from './round.ts';

/** The member of a round with this id; throws where the round has none. */
export const memberOf = (round: Round, id: bigint): Member => {
  const member = round.members.find((each) => each.id === id);
  if (!member) throw new Error(`no member ${id}`);
  return member;
};

/** A member’s own account. */
export const accountOf = async (round: Round, memberId: bigint): Promise<AccountId> =>
  (await getCustomerAccount(round.trx, memberOf(round, memberId).customerId)).id;

/** Changes a contribution, in the round and in the database. */
export async function updateDue(round: Round, due: Due, set: Partial<Due>): Promise<void> {
  Object.assign(due, set);
  await round.trx.updateTable('groupDue').set(set).where('id', '=', due.id).execute();
}

/** What has left the escrow, to whom it was for. */
export async function markPassed(round: Round, dues: readonly Due[]): Promise<void> {
  const ids = dues.map((due) => due.id);
  if (ids.length === 0) return;
  await round.trx.updateTable('groupDue').set({ passed: true }).where('id', 'in', ids).execute();
  for (const due of dues) due.passed = true;
}
