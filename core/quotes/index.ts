export {
  approvalLink,
  asksFor,
  cancelQuote,
  checkOpen,
  createQuote,
  findOpenQuote,
  findQuote,
  findQuoteBySecret,
  findQuotes,
  lockOpenQuote,
  type Operation,
  phrasesFor,
  type Quote,
  type QuoteView,
  quoteLanguage,
  quoteView,
  type Shown,
  shownOf,
} from './offers.ts';
export type { CarriedOut, OperationHandler } from './operation-handler.ts';
export { nameOrder, type OrderRequest, tieQuote, untieQuote } from './order-requests.ts';
