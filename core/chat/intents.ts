/** Known by their words alone: an @name, or one of few phrases; the classifier is taught nothing of them. */
export const wordedIntents = [
  'my_name',
  'request_money',
  'my_requests',
  'split_bill',
  'my_cases',
  'market',
  'learning',
  'notifications',
  'monthly_report',
  'claim_reward',
  'directory',
] as const;

/** Everything that a customer may want: one catalogue for the classifier, the patterns, the model and the contract. */
export const intents = [
  'greet',
  'open_account',
  'balance',
  'transfer',
  'beneficiaries',
  'transactions',
  'statement',
  'receipt',
  'where_is_my_money',
  'recall',
  'spending',
  'airtime',
  'data',
  'electricity',
  'tv',
  'bill',
  'card_create',
  'card_freeze',
  'card_show',
  'group_create',
  'group_join',
  'group_contribute',
  'group_status',
  'goal',
  'loan_apply',
  'loan_status',
  'loan_repay',
  'invest',
  'portfolio',
  'remittance',
  'lesson',
  'tier_upgrade',
  'limits',
  'freeze_account',
  'pin_change',
  'language',
  'ussd',
  ...wordedIntents,
  'help',
  'cancel',
  'repeat',
  'human',
  'complaint',
  'thanks',
  'abuse',
  'out_of_scope',
] as const;

export type Intent = (typeof intents)[number];

export type WordedIntent = (typeof wordedIntents)[number];

/** Subjects finer than an intent, which the classifier tells apart because each wants an answer of its own. */
export const topics = {
  bill_due: 'bill',
  bill_balance: 'bill',
  min_payment: 'bill',
  interest_rate: 'help',
  routing: 'help',
  order_checks: 'help',
  account_blocked: 'complaint',
  report_fraud: 'complaint',
  account_number: 'balance',
} as const satisfies Record<string, Intent>;

export type Topic = keyof typeof topics;

/** What the classifiers tell apart, in the order of their weights: every intent, then every subject. */
export const labels: readonly string[] = [...intents, ...Object.keys(topics)];

const talk: readonly Intent[] = [
  'greet',
  'language',
  'help',
  'cancel',
  'repeat',
  'human',
  'complaint',
  'thanks',
  'abuse',
  'out_of_scope',
];

/** Whether an intent asks the bank to do or show something of the customer's; what is only talk may be read wrongly at no cost. */
export const isBankAction = (intent: Intent): boolean => !talk.includes(intent);
