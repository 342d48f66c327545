export {
  confirmDeath,
  type Death,
  listDeaths,
  payOutDeath,
  reportDeath,
  withdrawDeath,
} from './deaths.ts';
export { freezeCustomer, unfreezeCustomer } from './freezing.ts';
export { payLien } from './lien-payments.ts';
export {
  decideLien,
  endLiens,
  type Lien,
  liensOf,
  listLiens,
  orderedBy,
  proposeLien,
  releaseLien,
} from './liens.ts';
export { decideMatch } from './sanctioned.ts';
export { getSecurity, type SecuritySettings, saveSecurity, setInstantTransfers } from './settings.ts';
export { stopUnsent } from './stopping.ts';
export {
  distrustNumber,
  findWhoTrusts,
  listTrusted,
  type TrustedNumber,
  trustNumber,
} from './trusted-people.ts';
