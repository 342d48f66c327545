export { listLists, loadList, loadSample } from './lists.ts';
export {
  clearPayee,
  decideMatch,
  isSanctioned,
  listMatches,
  raiseMatches,
  type SanctionMatch,
  screen,
  screenCustomers,
} from './matches.ts';
