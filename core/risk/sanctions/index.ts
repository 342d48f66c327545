export { listLists, loadedNow, loadList, loadSample } from './lists.ts';
export {
  clearPayee,
  countOpenMatches,
  decideMatchWithin,
  isConfirmed,
  isSanctioned,
  listMatches,
  raiseMatches,
  type SanctionMatch,
  screen,
  screenCustomers,
} from './matches.ts';
