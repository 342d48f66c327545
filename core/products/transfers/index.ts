export {
  type Business,
  decideBusiness,
  describeBusiness,
  findBusiness,
  listBusinesses,
  searchDirectory,
  takingsByDay,
  townsOf,
} from './directory.ts';
export {
  approveEnd,
  listTransferDoubts,
  proposeEnd,
  raiseDoubts,
  withdrawEnd,
} from './doubts.ts';
export { transferHandler } from './handler.ts';
export {
  getNamed,
  getNamedOrPhone,
  handleOf,
  type Named,
  namedById,
  qrLink,
  qrToken,
  quoteToNamed,
  readQr,
  skeletonOf,
  takeHandle,
} from './handles.ts';
export { hearTransfer } from './hearing.ts';
export { enquirePayee, type Payee, payByHouse } from './house.ts';
export {
  addLinkedAccount,
  type LinkedAccount,
  listLinkedAccounts,
  makePrimary,
  removeLinkedAccount,
  verifyLinkedAccount,
} from './linked-accounts.ts';
export {
  cancelWaiting,
  enquireName,
  quoteTransfer,
  reverseTransfer,
  type TransferQuote,
  undoTransfer,
} from './orders.ts';
export {
  askMoney,
  cancelRequest,
  declineRequest,
  listRequests,
  type PaymentRequest,
  quoteRequest,
  remindRequests,
  splitBill,
} from './payment-requests.ts';
export { listUnsettledTransfers, settleTransfer } from './settle.ts';
export { stopTransfers } from './stop.ts';
export {
  findReceived,
  findSameTransfer,
  latestTransfer,
  type TransferView,
  transferOfQuote,
  transferView,
} from './view.ts';
