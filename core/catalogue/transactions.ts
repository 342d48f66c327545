/** What the bank's own products move. */
export type ProductKind =
  | 'saved'
  | 'taken'
  | 'contribution'
  | 'payout'
  | 'refund'
  | 'loan'
  | 'repayment'
  | 'invested'
  | 'sold'
  | 'card'
  | 'abroad'
  | 'reward'
  | 'plan';

export type TransactionKind =
  | 'transfer_out'
  | 'transfer_in'
  | 'airtime'
  | 'opening'
  | 'reversal'
  | ProductKind
  | 'other';
