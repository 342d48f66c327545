export { listActivity, listMeasurements } from './activity.ts';
export { closeCustomer, deactivate, eraseClosed, reactivate } from './closing.ts';
export { eraseClosedTalk } from './erasure.ts';
export { exportData, exportPdf } from './export.ts';
export { countCustomers } from './figures.ts';
export { type FoundCustomer, findCustomers } from './finding.ts';
export { addKey, eraseKeys, KEY_GRACE_MS, listKeys, resealAll, retireKeys } from './key-rotation.ts';
export { type ModelReading, setModelReading, viewModelReading } from './model-reading.ts';
export { changeLanguage, changePhone, getProfile, type Profile, saveProfile } from './profile.ts';
export { publishedTiers } from './published.ts';
export { keepRetention } from './retention.ts';
export {
  bankStats,
  countWaitlist,
  type Inquiry,
  joinWaitlist,
  leaveInquiry,
  listInquiries,
  listWaitlist,
  markInquiry,
} from './waitlist.ts';
