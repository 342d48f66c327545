export {
  askSwap,
  declineRequest,
  findRequestFor,
  groupHandlers,
  handOver,
  leaveEarly,
  quoteContribution,
  quoteGroupAct,
  recordDeath,
  stopStanding,
  voteAgainst,
} from './acts.ts';
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
export { partNow } from './shares.ts';
export { turnGroups } from './turning.ts';
export {
  type GroupCard,
  type GroupView,
  groupBook,
  groupDraw,
  groupStats,
  groupView,
  listGroups,
} from './view.ts';
