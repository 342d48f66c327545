export {
  actOnMandate,
  changeMandate,
  checkNotDue,
  endIfOver,
  endMandate,
  endMandatesOf,
  isTransfer,
  lowerMandate,
  mandateHandlers,
  moveOn,
  offerMandate,
  remindMandates,
} from './mandates.ts';
export {
  factsOf,
  isPriced,
  leftOf,
  listMandates,
  listRuns,
  type MandateRow,
  payeeOf,
  type RunRow,
  scheduleOf,
  whatOf,
} from './records.ts';
export { findRun, isDay, numberBy } from './rhythm.ts';
