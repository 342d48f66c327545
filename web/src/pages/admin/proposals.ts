import type { Answer } from '@karo/core/contract';
import { call, useRead } from '../../api.ts';
import { useMe } from './roles.ts';

export type Proposal = Answer<'GET /api/admin/proposals'>[number];

/** Takes a proposal back, or refuses another's. */
export const refuseProposal = ({ id }: Proposal) =>
  call('POST /api/admin/proposals/{id}/refuse', { params: { id }, body: {} });

/** The open proposal of an act on a thing. */
export const proposalIn = (list: readonly Proposal[] | undefined, act: Proposal['act'], subject: string) =>
  list?.find((one) => one.act === act && one.subject === subject);

/** What one person asked for and a second one has not, found by what it is done to. */
export function useProposals() {
  const { data, mutate } = useRead('GET /api/admin/proposals', {});
  const { may } = useMe();
  const find = (act: Proposal['act'], subject: string) => proposalIn(data, act, subject);
  /** Whoever proposes is of operations, whoever approves is another person and an approver. */
  const mayActOn = (proposal: Pick<Proposal, 'mine'> | undefined) =>
    proposal ? !proposal.mine && may('approver') : may('operations');
  return { find, mayActOn, reread: mutate };
}
