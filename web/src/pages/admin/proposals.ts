import type { Answer } from '@karo/core/contract';
import { useRead } from '../../api.ts';

export type Proposal = Answer<'GET /api/admin/proposals'>[number];

/** What one person asked for and a second one has not, found by what it is done to. */
export function useProposals() {
  const { data, mutate } = useRead('GET /api/admin/proposals', {});
  const find = (act: Proposal['act'], subject: string) =>
    data?.find((one) => one.act === act && one.subject === subject);
  return { find, reread: mutate };
}
