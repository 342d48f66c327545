export {
  answerChallenge,
  decideReview,
  hearPayment,
  listUnsettledRemittances,
  payRemittance,
  settleRemittance,
} from './paying.ts';
export {
  type CountryRate,
  getRate,
  getRemittance,
  listForReview,
  listRates,
  listRemittances,
  orderRemittance,
  quoteRemittance,
  type Sender,
} from './quotes.ts';
