export type GroupKind = 'esusu' | 'savings_circle' | 'investment_club';

export type LineKind =
  | 'contribution'
  | 'payout'
  | 'late_share'
  | 'refund'
  | 'interest'
  | 'share'
  | 'bought'
  | 'sold'
  | 'founded'
  | 'joined'
  | 'left'
  | 'died'
  | 'heir'
  | 'drawn'
  | 'swapped'
  | 'moved_last'
  | 'dissolved'
  | 'completed';

/** What a member approves in a savings group beside a contribution. */
export type GroupAct = 'standing' | 'swap' | 'takeover' | 'leave' | 'dissolve';
