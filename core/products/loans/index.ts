export { amortise, monthlyPayment, totalInterest, unpaid } from './amortisation.ts';
export {
  applyForLoan,
  checkTerms,
  decidePending,
  getLoan,
  listLoans,
  listLoansFor,
  loanHandlers,
  quoteLoan,
  quoteRepayment,
  withdrawLoan,
} from './applications.ts';
export { collectLoans } from './collecting.ts';
export { advice, creditScore, type Score } from './score.ts';
