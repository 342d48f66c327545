export { amortise, monthlyPayment, totalInterest, unpaid } from './amortisation.ts';
export {
  applyForLoan,
  checkTerms,
  loanHandlers,
  quoteLoan,
  quoteRepayment,
  withdrawLoan,
} from './applications.ts';
export { collectLoans } from './collecting.ts';
export { decidePending } from './deciding.ts';
export { writeOffLoan } from './losses.ts';
export { payFromEstate } from './payments.ts';
export { getLoan, listLoans, listLoansFor } from './reading.ts';
export { advice, creditScore, type Score } from './score.ts';
