export {
  cashLeft,
  checkBillLimits,
  checkCapIn,
  checkCapOut,
  checkTransferLimits,
  limitsOf,
  NEW_IDENTITY_MS,
  setLimits,
  standingOf,
} from './checks.ts';
