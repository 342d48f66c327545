export {
  cashLeft,
  checkBillLimits,
  checkCapIn,
  checkCapOut,
  checkTransferLimits,
  limitsOf,
  NEW_IDENTITY_MS,
  newIdentityCap,
  setLimits,
  standingOf,
} from './checks.ts';
