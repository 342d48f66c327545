export { type ApprovedOffer, listActivity } from './activity.ts';
export {
  type Analytics,
  analyse,
  correctCategory,
  type Filter,
  listMovements,
  type Movement,
  type Period,
  periodDays,
  spanOf,
  spentOn,
} from './analytics.ts';
export { listStatement, listTransactions, spentSince, type Transaction } from './lines.ts';
export { brandGreen, drawMark } from './mark.ts';
export { receiptFor, receiptPng, receiptProof, receiptSvg, receiptText, receiptView } from './receipts.ts';
export {
  getSchedule,
  mailReports,
  reportCsv,
  reportPdf,
  type Schedule,
  setSchedule,
  statementName,
  statementPdf,
} from './reports.ts';
