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
  type BillOffer,
  billHandlers,
  checkBillNumber,
  offerBill,
  repeatBill,
  resendToken,
  settleBill,
  stopBills,
} from './bills.ts';
export { type Bill, billerName, findBill, getBill, listBills } from './bills-read.ts';
export { hearOrder } from './hearing.ts';
export { listUnsettledVending, type OrderRow, settleVending, stopVending, type Vendor } from './settle.ts';
