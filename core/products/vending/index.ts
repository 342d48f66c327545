export {
  airtimeHandler,
  airtimeLeast,
  airtimeMost,
  guessNetwork,
  quoteAirtime,
  settleAirtime,
  stopAirtime,
} from './airtime.ts';
export {
  type Bill,
  type BillOffer,
  billerName,
  billHandlers,
  checkBillNumber,
  findBill,
  getBill,
  listBills,
  offerBill,
  repeatBill,
  resendToken,
  settleBill,
  stopBills,
} from './bills.ts';
export { listUnsettledVending, type OrderRow, settleVending, stopVending, type Vendor } from './settle.ts';
