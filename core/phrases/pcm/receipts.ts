import type { receipts as en } from '../en/receipts.ts';

/** Of which product a receipt is, in Pidgin. */
export const receipts: typeof en = {
  titles: {
    loan: 'Loan receipt',
    loan_payment: 'Loan payment receipt',
    trade: 'Investment receipt',
    remittance: 'Money from abroad',
    other: 'Receipt',
  },
  labels: {
    product: 'Wetin e be',
    into: 'E enter',
    outOf: 'E comot from',
    rate: 'Interest for one year',
    months: 'Months',
    monthly: 'Every month',
    interest: 'Interest',
    principal: 'The main money',
    lateFee: 'Charge for lateness',
    left: 'Main money wey remain',
    loan: 'Loan',
    bought: 'You buy',
    sold: 'You sell',
    price: 'Price of one',
    worth: 'E worth',
    paid: 'Paid with card',
    exchange: 'Exchange rate',
    arrives: 'Wetin go enter',
    tax: 'Tax wey dem hold',
  },
};
