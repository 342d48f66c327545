import { type FaultCode, faultStatus } from '../kernel/index.ts';

/** What the API answers as `code`: a refusal's, or `internal` for a bug or an outage of the bank's. */
export type ErrorCode = FaultCode | 'internal';

const LATER = 'Wait, and send it again with the same Idempotency-Key.';
const CORRECT = 'Correct it and send again.';
const ASK = 'Ask the customer, and send what they answer.';
const READ = 'Read its state again before the next step.';
const TELL = 'Tell the customer; sending it again changes nothing.';
const LESS = 'Send an amount within the facts of the error.';
const OFFER = 'Make a new quote and let the customer approve that.';
const WAIT_FACT = 'Try again after the instant in the facts.';
const LIST = 'Take one from the list that the API gives.';

/** What each error means to whoever writes a program, and what the program does about it. */
const explained: Record<ErrorCode, readonly [meaning: string, action: string]> = {
  internal: [
    'A fault of the bank’s, logged with the number in “instance”.',
    `${LATER} If it stays, tell us the number.`,
  ],
  bad_request: [
    'The body, path or query does not fit the endpoint; 413 where it is too large, 415 where it is not JSON.',
    'The facts name the field. Correct it and send again.',
  ],
  unauthenticated: ['No key or session came with the call, or it has ended.', 'Send a key that is active.'],
  forbidden: ['The key or the customer may not do this, or it is somebody else’s.', 'Use the owner’s key.'],
  not_found: ['There is no such thing, or it belongs to another customer.', 'Check the id.'],
  request_reused: [
    'This Idempotency-Key came before, with another order.',
    'Use a new key for each new order, and the same key for the same order.',
  ],
  too_many_requests: ['More calls in a minute than the endpoint takes.', 'Wait a minute, then go on slower.'],
  unavailable: ['A service behind the bank (the facts say which) does not answer, or is paused.', LATER],
  scope_missing: ['The key lacks the permission that the facts name.', 'Make a key with that permission.'],
  quota_spent: ['The calls of this month are used up.', 'Wait for the next month, or take a larger plan.'],
  plan_needed: ['It comes with the Startup plan.', 'Take the plan in the portal.'],
  plan_active: ['The account is on that plan already.', 'Nothing is left to do.'],
  webhook_url: ['The address is not https, or cannot be reached from the internet.', CORRECT],
  sandbox_only: ['It exists in the sandbox alone.', 'Call it with a sandbox key.'],

  account_missing: ['There is no such account.', 'Check the id or the number.'],
  account_closed: ['The account is closed: nothing goes in or out.', TELL],
  account_unverified: ['The bank account is not shown to be the customer’s.', 'Verify it first.'],
  insufficient_funds: ['Amount and fee are more than what is available.', 'Fund the account, or send less.'],
  unbalanced: ['The postings of an order do not add up to nothing.', CORRECT],
  hold_missing: ['The money is no longer reserved: it was taken or given back.', READ],
  already_reversed: ['It was reversed before.', 'Nothing is left to do.'],
  amount_invalid: ['The amount is no positive sum in naira with at most two decimals.', CORRECT],
  closing_refused: [
    'Something is still open on the account; the facts say what.',
    'Settle that, then close.',
  ],

  customer_deceased: ['The account’s holder was reported dead.', 'The next of kin talk to support.'],
  freeze_stands: [
    'The law keeps the account frozen.',
    'What keeps it is cleared first, by two people of the bank.',
  ],
  customer_frozen: ['The account is frozen: no money leaves it.', 'The customer talks to support.'],
  customer_deactivated: ['The customer deactivated the account.', 'They activate it in their settings.'],
  customer_exists: ['There is an account with this phone, e-mail or BVN.', 'Sign in to that one.'],
  phone_invalid: ['It is no Nigerian phone number.', CORRECT],
  phone_by_code: ['A number is changed by the code that is sent to it.', 'Use POST /api/user/phone.'],
  phone_new: ['The number was changed less than a day ago.', WAIT_FACT],
  name_invalid: ['A first name and a surname are needed.', CORRECT],
  name_fixed: ['The name is that of the BVN and is not changed here.', TELL],
  email_invalid: ['It is no e-mail address.', CORRECT],
  email_needed: ['The profile has no e-mail address.', ASK],
  email_unproved: ['The e-mail address was not confirmed.', 'The customer confirms it in their profile.'],
  notices_needed: ['One way of reaching the customer has to stay on.', 'Leave one on.'],
  bvn_invalid: ['The register has no such BVN.', ASK],
  bvn_mismatch: ['The BVN carries another name.', ASK],
  bvn_consent_needed: ['The register sends a code to the BVN’s person first.', 'Ask for the consent.'],
  nin_invalid: ['The register has no such NIN.', ASK],
  nin_mismatch: ['The NIN is of another person than the BVN.', ASK],
  selfie_rejected: ['The picture does not show the person of the BVN.', 'A new picture, in good light.'],
  kyc_step: ['A lower level comes first; the facts name it.', 'Complete that level.'],
  kyc_pending: ['What was sent is still being checked.', 'Wait for the notification.'],
  under_age: ['An account is for people of 18 and over.', TELL],

  pin_invalid: ['A PIN has four digits.', CORRECT],
  pin_weak: ['The PIN is too easy to guess.', ASK],
  pin_mismatch: ['The two PINs are not the same.', ASK],
  pin_wrong: ['Wrong PIN; the facts say how many tries are left.', 'Ask again. Never try PINs in turn.'],
  pin_locked: ['Too many wrong PINs.', WAIT_FACT],
  pin_unset: ['The customer has set no PIN.', 'They set one in their settings.'],
  sign_in_wrong: ['Phone or PIN is wrong; which of them is not said.', ASK],
  sign_in_closed: ['Too many wrong PINs from new devices.', 'Reopen by a code: POST /api/auth/reopen.'],
  code_wrong: ['Wrong code; the facts say how many tries are left.', ASK],
  code_expired: ['The code is too old.', 'Ask for a new one.'],
  code_sent_lately: ['A code was sent a moment ago.', WAIT_FACT],
  passkey_wrong: ['The passkey’s answer does not hold.', 'Try again, or use the PIN.'],
  passkey_needed: ['The customer has no passkey on this device.', 'They set one up first.'],
  passkey_unproved: ['The passkey is too new to be enough by itself.', 'Use a code as well.'],
  second_factor_needed: ['A second factor is needed: code or passkey.', 'Ask for it, then send again.'],

  quote_expired: ['The offer’s time is over.', OFFER],
  quote_used: ['The offer was approved or refused before.', READ],
  quote_missing: ['There is no such offer, or it is another customer’s.', OFFER],

  bank_unknown: ['No bank by this code or name.', LIST],
  bank_down: ['The other bank does not answer. Nothing was taken.', LATER],
  nuban_invalid: ['The account number’s check digit does not fit the bank.', ASK],
  destination_unknown: ['The bank has no such account.', ASK],
  name_mismatch: ['The account belongs to the name in the facts.', 'Show that name, and ask.'],
  same_account: ['From and to are one account.', CORRECT],
  instant_off: ['The customer switched instant transfers off.', 'They switch them on in their settings.'],
  limit_single: ['More than one transfer may be.', LESS],
  limit_daily: ['More than is left today.', LESS],
  limit_monthly: ['More than is left this month.', LESS],
  limit_bills: ['More than is left today for airtime and bills.', LESS],
  limit_ceiling: ['A limit above what the tier allows.', LESS],
  new_identity_cap: ['The phone or device is new: at most the facts’ sum for a day.', LESS],
  receiver_capped: ['The receiving account is new and takes at most the facts’ sum.', LESS],
  receiver_refuses: ['The receiving account takes nothing now.', TELL],
  risk_refused: ['The risk rules stopped it.', 'The customer talks to support; do not try again.'],
  transfer_missing: ['There is no such transfer.', 'Check the reference.'],
  too_late_to_cancel: ['The money has gone.', 'Ask for it back by a recall.'],
  nothing_to_recall: ['The money did not leave the account.', 'Nothing is left to do.'],

  handle_refused: ['An @name of this shape, or a reserved one.', ASK],
  handle_taken: ['The @name, or one that looks like it, is taken.', ASK],
  handle_lately: ['The @name was changed lately.', WAIT_FACT],
  handle_unknown: ['Nobody has this @name.', ASK],
  request_over: ['The request was paid, declined or withdrawn.', READ],
  requests_blocked: ['This person takes no requests from the customer.', TELL],
  qr_invalid: ['The code is not ours, or was changed.', TELL],
  qr_expired: ['The code’s time is over.', 'Ask for a new code.'],

  network_unknown: ['The number does not say its network.', 'Send the network as well.'],
  airtime_amount: ['Airtime of less or more than is sold.', LESS],
  biller_unknown: ['No such company.', LIST],
  bill_plan: ['No such plan now.', LIST],
  bill_amount: ['Less or more than the company takes.', LESS],
  bill_number: ['The company does not know the meter, card or phone.', ASK],
  plan_price: ['A plan is paid at its price and no other.', 'Send the price in the facts.'],
  mandate_due: [
    'Today’s payment of the standing order is not made yet.',
    'Skip it, or wait until it is paid.',
  ],
  mandates_many: ['More standing orders than a customer may have.', 'Stop one first.'],

  cards_many: ['More cards than the plan has.', 'Close one, or take a larger plan.'],
  card_state: ['The card’s state does not allow it.', READ],
  card_limit: ['Above the highest limit of a card.', LESS],
  card_charge: ['The issuer declined the payment; the facts say why.', TELL],
  card_declined: ['The payer’s card was declined.', 'Offer another card.'],

  loan_product: ['No such loan.', LIST],
  loan_amount: ['Less or more than this loan gives.', LESS],
  loan_term: ['A term that this loan does not have.', 'Take one of the facts.'],
  loan_open: ['The customer has or asked for this loan already.', 'Finish that one first.'],
  loan_not_offered: ['The offer is over or withdrawn.', READ],
  loan_not_running: ['Nothing is owed on it.', READ],

  asset_unknown: ['No such asset.', LIST],
  investment_minimum: ['Less than the least of this asset.', LESS],
  holding_short: ['More than is held.', LESS],
  plan_term: ['A plan runs for 1, 2, 3, 5 or 10 years.', CORRECT],
  plan_over: ['The plan has ended.', READ],

  country_unknown: ['Money is not taken from this country yet.', LIST],
  remittance_amount: ['Less or more than one remittance may be.', LESS],
  remittance_state: ['The remittance has moved on.', READ],

  group_size: ['Fewer or more members than such a group has.', CORRECT],
  group_amount: ['A contribution outside the bounds.', LESS],
  group_closed: ['The round has begun: nobody joins or leaves.', TELL],
  group_full: ['The group has all its members.', TELL],
  group_joined: ['The customer is a member already.', 'Nothing is left to do.'],
  group_code: ['The code opens no group.', ASK],
  group_state: ['The group’s state does not allow it.', READ],
  group_nothing_due: ['Nothing is due now.', 'Nothing is left to do.'],
  group_swap: ['These two turns cannot be exchanged now.', READ],
  group_owes: ['The member had a turn and still owes the facts’ sum.', 'Pay that, then leave.'],
  group_replace: ['Whoever leaves this group hands the place to another.', 'Name the other customer.'],
  goal_target: ['A target outside the bounds.', LESS],
  goal_date: ['A day that is past, or more than ten years away.', CORRECT],
  goals_many: ['More goals than a customer may have.', 'Close one first.'],
  goal_closed: ['The goal is closed.', READ],
  goal_locked: ['The money is locked until the instant in the facts.', 'Wait, or break the lock.'],
  goal_short: ['More than is in the goal.', LESS],

  module_locked: ['Other modules come first; the facts name them.', 'Complete those.'],
  lesson_order: ['An earlier lesson comes first.', 'Complete that.'],
  reward_points: ['Fewer points than the reward takes.', TELL],

  tier_active: ['The account has this tier already.', 'Nothing is left to do.'],
  ticket_unresolved: ['A ticket is rated once it is resolved.', READ],
  already_rated: ['It was rated before.', 'Nothing is left to do.'],
  dispute_closed: ['The case is closed.', READ],
  proposal_contrary: ['The opposite waits for its decision.', 'Decide that one first.'],
  ussd_code_unknown: ['No such USSD code.', LIST],
};

/** Every error that the API answers: its code, HTTP status, meaning, and what to do. */
export const errorList = () =>
  (Object.keys(explained) as ErrorCode[]).map((code) => ({
    code,
    status: code === 'internal' ? 500 : faultStatus[code],
    meaning: explained[code][0],
    action: explained[code][1],
  }));

/** The codes of all errors, as programs read them. */
export const errorCodes: readonly string[] = Object.keys(explained);
