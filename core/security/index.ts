export { freezeCustomer, unfreezeCustomer } from './freezing.ts';
export { getSecurity, type SecuritySettings, saveSecurity, setInstantTransfers } from './settings.ts';
export { stopUnsent } from './stopping.ts';
export {
  distrustNumber,
  findWhoTrusts,
  listTrusted,
  type TrustedNumber,
  trustNumber,
} from './trusted-people.ts';
