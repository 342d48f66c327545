import type { Kobo } from './money.ts';

/** Every refusal that the bank intends, with the facts that its phrase may use. The set is closed: status and phrases are total maps over it. */
export type Faults = {
  bad_request: { field?: string };
  unauthenticated: Record<never, never>;
  forbidden: Record<never, never>;
  not_found: Record<never, never>;
  request_reused: Record<never, never>;
  too_many_requests: { retryAt?: Date };
  unavailable: {
    what:
      | 'rails'
      | 'bvn'
      | 'airtime'
      | 'speech'
      | 'model'
      | 'codes'
      | 'identity'
      | 'market'
      | 'payments'
      | 'bills'
      | 'cards'
      | 'push';
    /** The bank's own people stopped it for now. */
    paused?: true;
  };

  account_missing: Record<never, never>;
  account_closed: Record<never, never>;
  insufficient_funds: { available: Kobo; needed: Kobo };
  unbalanced: Record<never, never>;
  hold_missing: Record<never, never>;
  already_reversed: Record<never, never>;
  amount_invalid: Record<never, never>;

  customer_frozen: Record<never, never>;
  customer_deceased: Record<never, never>;
  /** The law keeps the account frozen: it is not thawed. */
  freeze_stands: { why: 'sanctions' | 'death' };
  customer_exists: Record<never, never>;
  phone_invalid: Record<never, never>;
  name_invalid: Record<never, never>;
  bvn_invalid: Record<never, never>;
  bvn_mismatch: Record<never, never>;
  /** The register gives the record only for a code that it sends to the BVN's person. */
  bvn_consent_needed: Record<never, never>;
  under_age: Record<never, never>;
  pin_invalid: Record<never, never>;
  pin_weak: Record<never, never>;
  pin_wrong: { triesLeft: number };
  pin_locked: { until: Date };
  pin_unset: Record<never, never>;

  quote_expired: Record<never, never>;
  quote_used: Record<never, never>;
  quote_missing: Record<never, never>;

  bank_unknown: { bank: string };
  bank_down: { bank: string };
  nuban_invalid: { account: string };
  destination_unknown: { account: string; bank: string };
  name_mismatch: { name: string };
  same_account: Record<never, never>;
  limit_single: { limit: Kobo };
  limit_daily: { limit: Kobo; left: Kobo };
  limit_monthly: { limit: Kobo; left: Kobo };
  limit_bills: { limit: Kobo; left: Kobo };
  new_identity_cap: { limit: Kobo; until: Date };
  receiver_capped: { limit: Kobo };
  receiver_refuses: Record<never, never>;
  transfer_missing: Record<never, never>;
  too_late_to_cancel: Record<never, never>;
  nothing_to_recall: Record<never, never>;
  network_unknown: { phone: string };
  airtime_amount: { least: Kobo; most: Kobo };

  sign_in_wrong: Record<never, never>;
  sign_in_closed: Record<never, never>;
  phone_new: { until: Date };
  code_wrong: { triesLeft: number };
  code_expired: Record<never, never>;
  code_sent_lately: { retryAt: Date };
  passkey_wrong: Record<never, never>;
  second_factor_needed: Record<never, never>;
  email_invalid: Record<never, never>;
  name_fixed: Record<never, never>;
  limit_ceiling: { limit: Kobo };
  instant_off: Record<never, never>;
  nin_invalid: Record<never, never>;
  nin_mismatch: Record<never, never>;
  selfie_rejected: Record<never, never>;
  kyc_step: { tier: number };
  kyc_pending: Record<never, never>;
  phone_by_code: Record<never, never>;
  passkey_needed: Record<never, never>;
  passkey_unproved: Record<never, never>;
  account_unverified: Record<never, never>;
  pin_mismatch: Record<never, never>;
  customer_deactivated: Record<never, never>;
  tier_active: Record<never, never>;
  closing_refused: {
    why: 'money' | 'held' | 'lien' | 'under_way' | 'dispute' | 'loan' | 'group' | 'savings' | 'investments';
    amount?: Kobo;
  };

  sandbox_only: Record<never, never>;

  risk_refused: Record<never, never>;
  handle_refused: { why: 'shape' | 'reserved' };
  handle_taken: Record<never, never>;
  handle_lately: { until: Date };
  handle_unknown: { name: string };
  request_over: Record<never, never>;
  requests_blocked: Record<never, never>;
  qr_invalid: Record<never, never>;
  qr_expired: Record<never, never>;
  ticket_unresolved: Record<never, never>;
  already_rated: Record<never, never>;
  dispute_closed: Record<never, never>;
  ussd_code_unknown: { code: string };
  scope_missing: { scope: string };
  quota_spent: { quota: number; resetsAt: Date };
  plan_active: Record<never, never>;
  plan_needed: Record<never, never>;
  webhook_url: Record<never, never>;

  /** Its payment of today is still to be made. */
  mandate_due: Record<never, never>;
  mandates_many: { most: number };
  /** A plan of data or television is paid at its price and at no other. */
  plan_price: { price: Kobo };
  /** The opposite of what is proposed waits for its decision. */
  proposal_contrary: Record<never, never>;

  loan_product: Record<never, never>;
  loan_amount: { least: Kobo; most: Kobo };
  loan_term: { terms: readonly number[] };
  loan_open: Record<never, never>;
  loan_not_offered: Record<never, never>;
  loan_not_running: Record<never, never>;

  asset_unknown: { asset: string };
  investment_minimum: { least: Kobo };
  holding_short: { value: Kobo };
  plan_term: Record<never, never>;
  plan_over: Record<never, never>;

  country_unknown: Record<never, never>;
  /** In the sender's currency, as printed. */
  remittance_amount: { least: string; most: string };
  remittance_state: Record<never, never>;
  card_declined: Record<never, never>;

  group_size: { least: number; most: number };
  group_amount: { least: Kobo; most: Kobo };
  group_closed: Record<never, never>;
  group_full: Record<never, never>;
  group_joined: Record<never, never>;
  group_code: Record<never, never>;
  group_state: Record<never, never>;
  group_nothing_due: Record<never, never>;
  group_swap: Record<never, never>;
  group_owes: { amount: Kobo };
  group_replace: Record<never, never>;
  goal_target: { least: Kobo; most: Kobo };
  goal_date: Record<never, never>;
  goals_many: { most: number };
  goal_closed: Record<never, never>;
  goal_locked: { until: Date };
  goal_short: { available: Kobo };
  /** By title, what has to be completed first. */
  module_locked: { needs: readonly string[] };
  lesson_order: Record<never, never>;
  reward_points: { needed: number; points: number };

  biller_unknown: Record<never, never>;
  bill_plan: Record<never, never>;
  bill_amount: { least: Kobo; most: Kobo };
  bill_number: { biller: string };

  cards_many: { most: number };
  card_state: Record<never, never>;
  card_limit: { most: Kobo };
  /** What the issuer answers a merchant. */
  card_charge: { reason: string };

  notices_needed: Record<never, never>;
  email_needed: Record<never, never>;
  /** Nobody has shown yet that mail to it reaches the customer. */
  email_unproved: Record<never, never>;
};

export type FaultCode = keyof Faults;

/** A refusal: thrown, because Kysely commits when an error is returned from a transaction. */
export class Fault<C extends FaultCode = FaultCode> extends Error {
  readonly code: C;
  readonly facts: Faults[C];
  constructor(code: C, ...facts: Record<never, never> extends Faults[C] ? [Faults[C]?] : [Faults[C]]) {
    super(code);
    this.name = 'Fault';
    this.code = code;
    this.facts = (facts[0] ?? {}) as Faults[C];
  }
}

/** True for a refusal, narrowed to one code where it is given. */
export const isFault = <C extends FaultCode = FaultCode>(error: unknown, code?: C): error is Fault<C> =>
  error instanceof Fault && (code === undefined || error.code === code);

/** The HTTP status of each refusal (RFC 9457 problem documents carry it). */
export const faultStatus: Record<FaultCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  request_reused: 422,
  too_many_requests: 429,
  unavailable: 503,
  account_missing: 404,
  account_closed: 409,
  insufficient_funds: 409,
  unbalanced: 400,
  hold_missing: 404,
  already_reversed: 409,
  amount_invalid: 400,
  customer_deceased: 403,
  freeze_stands: 409,
  customer_frozen: 403,
  customer_exists: 409,
  phone_invalid: 400,
  name_invalid: 400,
  bvn_invalid: 400,
  bvn_mismatch: 409,
  bvn_consent_needed: 409,
  under_age: 403,
  pin_invalid: 400,
  pin_weak: 400,
  pin_wrong: 403,
  pin_locked: 423,
  pin_unset: 409,
  quote_expired: 410,
  quote_used: 409,
  quote_missing: 404,
  bank_unknown: 400,
  bank_down: 503,
  nuban_invalid: 400,
  destination_unknown: 404,
  name_mismatch: 409,
  same_account: 400,
  limit_single: 403,
  limit_daily: 403,
  limit_monthly: 403,
  limit_bills: 403,
  new_identity_cap: 403,
  receiver_capped: 403,
  receiver_refuses: 403,
  transfer_missing: 404,
  too_late_to_cancel: 409,
  nothing_to_recall: 409,
  network_unknown: 400,
  airtime_amount: 400,
  sign_in_wrong: 401,
  sign_in_closed: 423,
  phone_new: 403,
  code_wrong: 403,
  code_expired: 410,
  code_sent_lately: 429,
  passkey_wrong: 403,
  second_factor_needed: 403,
  email_invalid: 400,
  name_fixed: 409,
  limit_ceiling: 403,
  instant_off: 403,
  nin_invalid: 400,
  nin_mismatch: 409,
  selfie_rejected: 409,
  kyc_step: 409,
  kyc_pending: 409,
  phone_by_code: 409,
  passkey_needed: 409,
  passkey_unproved: 403,
  account_unverified: 409,
  pin_mismatch: 400,
  customer_deactivated: 403,
  tier_active: 409,
  closing_refused: 409,
  sandbox_only: 403,
  risk_refused: 403,
  handle_refused: 400,
  handle_taken: 409,
  handle_lately: 409,
  handle_unknown: 404,
  request_over: 409,
  requests_blocked: 403,
  qr_invalid: 400,
  qr_expired: 410,
  ticket_unresolved: 409,
  already_rated: 409,
  dispute_closed: 409,
  ussd_code_unknown: 400,
  scope_missing: 403,
  quota_spent: 429,
  plan_active: 409,
  plan_needed: 403,
  webhook_url: 400,
  mandate_due: 409,
  mandates_many: 409,
  plan_price: 400,
  proposal_contrary: 409,
  loan_product: 404,
  loan_amount: 400,
  loan_term: 400,
  loan_open: 409,
  loan_not_offered: 409,
  loan_not_running: 409,
  asset_unknown: 404,
  investment_minimum: 400,
  holding_short: 409,
  plan_term: 400,
  plan_over: 409,
  country_unknown: 404,
  remittance_amount: 400,
  remittance_state: 409,
  card_declined: 402,
  group_size: 400,
  group_amount: 400,
  group_closed: 409,
  group_full: 409,
  group_joined: 409,
  group_code: 403,
  group_state: 409,
  group_nothing_due: 409,
  group_swap: 409,
  group_owes: 409,
  group_replace: 409,
  goal_target: 400,
  goal_date: 400,
  goals_many: 409,
  goal_closed: 409,
  goal_locked: 409,
  goal_short: 409,
  module_locked: 409,
  lesson_order: 409,
  reward_points: 409,
  biller_unknown: 404,
  bill_plan: 404,
  bill_amount: 400,
  bill_number: 404,
  cards_many: 409,
  card_state: 409,
  card_limit: 403,
  card_charge: 409,
  notices_needed: 409,
  email_needed: 409,
  email_unproved: 409,
};
