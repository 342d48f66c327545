export {
  groupHandlers,
  leaveEarly,
  quoteContribution,
  quoteGroupAct,
  recordDeath,
  stopStanding,
} from './acts.ts';
export { type GroupCard, listGroups } from './cards.ts';
export { clubHandlers, clubView, type ProposalEnd, quoteClubOrder, refuseClubOrder } from './investing.ts';
export {
  createGroup,
  type GroupOrder,
  getInvitation,
  groupSizes,
  inviteLink,
  inviteToGroup,
  joinGroup,
  reopenGroup,
  startGroup,
} from './membership.ts';
export { getGroup } from './records.ts';
export { askSwap, declineRequest, findRequestFor, handOver } from './requests.ts';
export { partNow } from './shares.ts';
export { turnGroups } from './turning.ts';
export { type GroupView, groupBook, groupDraw, groupStats, groupView } from './view.ts';
export { voteAgainst } from './votes.ts';
