export {
  type Beneficiary,
  findNewlySaved,
  hasPaid,
  kinship,
  listBeneficiaries,
  matchBeneficiaries,
  nameBeneficiary,
  rememberPaid,
  removeBeneficiary,
  saveBeneficiary,
} from './beneficiaries.ts';
export { findProvedEmail, getProvedEmail } from './emails.ts';
export {
  findModelConsent,
  listModelConsents,
  type ModelConsentKind,
  recordModelConsent,
  takeModelAsk,
} from './model-consent.ts';
export { takeNameLookup } from './name-lookups.ts';
export { checkName, isSameName, nameOnOrders, shortName } from './names.ts';
export { localPhone, parsePhone } from './phones.ts';
export { checkNewPin, checkPin, hashPin, isPin, purgeGuesses, setPin } from './pins.ts';
export { addProof, isNewPhone, takeProof } from './proofs.ts';
export {
  type Customer,
  checkActive,
  findCustomer,
  findCustomerByIdentity,
  findSpeaker,
  getActiveCustomer,
  type IdentityKind,
  isBsuid,
  lockActiveCustomer,
  lockCustomer,
  setLanguage,
  takesCredits,
} from './records.ts';
export { isKeptStill } from './stillness.ts';
