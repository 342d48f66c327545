export {
  acceptChangePin,
  acceptSetPin,
  applicantOf,
  clearPhone,
  demoPin,
  exclusively,
  openDemoCustomer,
  openSandboxCustomer,
  type PreparedPin,
  prepareNewPin,
  quotePinChange,
  startCustomer,
  welcomeFacts,
} from './account-opening.ts';
export { askConsent, type ConsentState } from './bvn-consent.ts';
export {
  askForProof,
  identityHandlers,
  listIdentities,
  removeIdentity,
  startLink,
} from './channel-identities.ts';
export { doubtPhone, leaveSender, meetSender } from './doubts.ts';
export {
  decideKyc,
  type KycApplication,
  kycTiers,
  listKyc,
  listPendingKyc,
  recheckKyc,
  upgradeKyc,
} from './kyc.ts';
export {
  findPinReset,
  finishPinReset,
  linkPinReset,
  PIN_RESET_MINUTES,
  type PinResetState,
  provePinReset,
  sendPinResetCode,
  sendPinResetLink,
  startPinReset,
} from './pin-reset.ts';
export { consentForWizard, registerCustomer } from './registration.ts';
export {
  capNewIdentity,
  type Entered,
  enter,
  purgeAttempts,
  reopenSignIn,
  resendEntryCode,
  sendReopenCode,
  signInByCode,
  signInByPasskey,
  signInByPin,
  unlock,
} from './sign-in.ts';
