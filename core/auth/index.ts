export { maskAddress, parseEmail } from './addresses.ts';
export {
  acceptInvitation,
  adminSignInOptions,
  invitationOptions,
  inviteAdministrator,
  inviteOwner,
  letAdminInByPasskey,
  purgeAdminChallenges,
} from './admin-passkeys.ts';
export {
  type AdminEntered,
  endAdminSession,
  findAdminByKey,
  findAdminSession,
  letAdminIn,
} from './admin-sessions.ts';
export {
  type Acting,
  type Admin,
  type Administrator,
  actorOfAdmin,
  adminKeyHash,
  changeAdministrator,
  confirmAdministrator,
  isAtLeast,
  listAdministrators,
  nameAdministrator,
  newAdminKey,
  renewOwnKey,
} from './administrators.ts';
export { purgeChallenges } from './challenges.ts';
export type { CodeMethod } from './code-subject.ts';
export {
  checkCode,
  checkFormCode,
  deliverCodes,
  hasOpenCode,
  type SentCode,
  sendCode,
  voidMailedCodes,
} from './codes.ts';
export { findDevice, keepDevice, listDevices, newBrowser, removeDevice } from './devices.ts';
export {
  type AuthenticationResponseJSON,
  approvalOptions,
  checkApproval,
  checkSignIn,
  checkVerify,
  confirmPasskey,
  enrolOptions,
  enrolPasskey,
  listPasskeys,
  type Passkey,
  type RegistrationResponseJSON,
  removePasskey,
  signInOptions,
  verifyOptions,
} from './passkeys.ts';
export {
  addressOf,
  countTries,
  forgetTries,
  giveTryBack,
  isLocked,
  purgeTries,
  type Tried,
  verifyNobody,
} from './rate-limits.ts';
export { listSandboxMessages } from './sandbox-messages.ts';
export {
  type BrowserSession,
  endSession,
  endSessions,
  findSession,
  renewSession,
  startSession,
} from './sessions.ts';
export {
  askedByTwo,
  checkSecond,
  dropProposal,
  houseOrigin,
  listProposals,
  refuseProposal,
} from './two-people.ts';
