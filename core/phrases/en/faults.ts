import { type FaultCode, type Faults, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** Why an account cannot be closed yet. */
const closing: Record<Faults['closing_refused']['why'], string> = {
  money: 'Please take your money out before you close the account',
  held: 'Some of your money is reserved. Please wait until that is settled',
  under_way: 'Something that you sent is still under way. Please wait until it has arrived',
  lien: 'An order of a court or an authority holds money on your account',
  dispute: 'You have an open case with us. Please wait until it is closed',
  loan: 'Please pay back your loan before you close the account',
  savings: 'Please take the money out of your savings goals before you close the account',
  investments: 'Please sell your investments before you close the account',
  group: 'Please settle with your savings group before you close the account',
};

/** One sentence for every refusal: what is the matter, and what to do now. */
export const faults: { [C in FaultCode]: (facts: Faults[C]) => string } = {
  bad_request: (facts) =>
    facts.field ? `Please check: ${facts.field}.` : 'Please check what you sent and try again.',
  unauthenticated: () => 'Please sign in first.',
  forbidden: () => 'You may not do that.',
  not_found: () => 'We could not find that.',
  request_reused: () => 'That request was already used for something else.',
  too_many_requests: () => 'Too many tries. Please wait a little and try again.',
  unavailable: ({ paused }) =>
    paused
      ? 'We paused that service while its provider has trouble. Nothing was taken, and what you sent before is being settled. Please try again later.'
      : 'That service is not answering now. Nothing was taken. Please try again soon.',
  account_missing: () => 'We could not find that account.',
  account_closed: () => 'That account is closed.',
  insufficient_funds: (facts) =>
    `You need ${printNaira(facts.needed)} but you have ${printNaira(facts.available)}. Nothing was taken.`,
  unbalanced: () => 'That does not add up. Nothing was taken.',
  hold_missing: () => 'That money is no longer reserved.',
  already_reversed: () => 'That was already reversed.',
  amount_invalid: () => 'Please give an amount above zero, like 5000 or 5k.',
  customer_deceased: () =>
    'We were told that the holder of this account has died, and we are sorry. Nothing can leave it now, and nothing of it is told in a chat. The next of kin are helped by a person: reply PERSON. If you are the holder, reply PERSON too.',
  freeze_stands: ({ why }) =>
    why === 'sanctions'
      ? 'The name was confirmed to be on a sanction list. That is cleared first, by two people.'
      : 'The customer was reported dead. That is withdrawn first, by two people.',
  customer_frozen: () => 'Your account is frozen. Reply PERSON to talk to someone.',
  customer_exists: () => 'There is already a Karo account with these details.',
  phone_invalid: () => 'That is not a Nigerian phone number. It looks like 0803 000 0000.',
  name_invalid: () => 'Please give your first name and your surname.',
  bvn_invalid: () => 'That BVN was not found. A BVN has 11 digits. Dial *565*0# to see yours.',
  bvn_mismatch: () => 'That BVN carries another name. Please check the name and the BVN.',
  bvn_consent_needed: () =>
    'The BVN register sends you a code first. Please open your account on the secure page.',
  under_age: () => 'You need to be 18 or over to open an account.',
  pin_invalid: () => 'A PIN has 4 digits.',
  pin_weak: () => 'That PIN is too easy to guess. Please choose another one.',
  pin_wrong: (facts) =>
    `Wrong PIN. ${facts.triesLeft} ${facts.triesLeft === 1 ? 'try' : 'tries'} left. Nothing was taken.`,
  pin_locked: (facts) =>
    `Too many wrong PINs. Try again after ${printTime(facts.until)} on ${printDay(facts.until)}. Nothing was taken.`,
  pin_unset: () => 'You have not set a PIN yet.',
  quote_expired: () => 'That request has expired. Nothing was taken. Please ask again.',
  quote_used: () => 'That was already answered. Nothing more was taken.',
  quote_missing: () => 'We could not find that request.',
  bank_unknown: (facts) => `We do not know the bank “${facts.bank}”.`,
  bank_down: (facts) => `${facts.bank} is not answering now. Nothing was taken. Please try again soon.`,
  nuban_invalid: (facts) =>
    `${facts.account} is not a right account number: it has 10 digits. Please check it.`,
  destination_unknown: (facts) =>
    `${facts.bank} has no account ${facts.account}. Please check the number and the bank.`,
  name_mismatch: (facts) =>
    `That account belongs to ${facts.name}. Nothing was taken. Please check the name and send again.`,
  same_account: () => 'You cannot send money to the same account.',
  limit_single: (facts) => `One transfer can be at most ${printNaira(facts.limit)}.`,
  limit_daily: (facts) =>
    `Your limit for a day is ${printNaira(facts.limit)}; ${printNaira(facts.left)} is left today.`,
  limit_monthly: (facts) =>
    `Your limit for a month is ${printNaira(facts.limit)}; ${printNaira(facts.left)} is left this month.`,
  limit_bills: (facts) =>
    `Your limit for airtime and bills is ${printNaira(facts.limit)} a day; ${printNaira(facts.left)} is left today.`,
  new_identity_cap: (facts) =>
    `This number is new on your account, so until ${printDay(facts.until)} ${printTime(facts.until)} you can move at most ${printNaira(facts.limit)} in all. This protects you.`,
  receiver_refuses: () => 'That account cannot receive money now. Nothing was taken.',
  receiver_capped: (facts) =>
    `That account is new and can take at most ${printNaira(facts.limit)} for now. Nothing was taken.`,
  transfer_missing: () => 'We could not find that transfer.',
  too_late_to_cancel: () =>
    'It is too late to cancel: the money has gone. Reply RECALL with the reference to ask for it back.',
  nothing_to_recall: () => 'That money did not leave your account, so there is nothing to ask back.',
  network_unknown: (facts) => `Which network is ${facts.phone} on: MTN, Airtel, Glo or 9mobile?`,
  airtime_amount: (facts) =>
    `Airtime is from ${printNaira(facts.least)} to ${printNaira(facts.most)} at a time.`,
  sign_in_wrong: () => 'That phone number or PIN is not right. Please check both.',
  sign_in_closed: () =>
    'Too many wrong PINs came for this number from new devices. Ask for a code to its phone to let new devices in again. Devices that you use already still work.',
  phone_new: (facts) =>
    `Your number was changed less than a day ago. From ${printTime(facts.until)} on ${printDay(facts.until)} you can set a new PIN with it; until then, please talk to a person.`,
  code_wrong: (facts) =>
    `That code is not right. ${facts.triesLeft} ${facts.triesLeft === 1 ? 'try' : 'tries'} left.`,
  code_expired: () => 'That code is no longer good. Please ask for a new one.',
  code_sent_lately: (facts) =>
    `We sent you a code a moment ago. You can ask for another after ${printTime(facts.retryAt)}.`,
  passkey_wrong: () => 'That did not work. Please try again, or use your PIN.',
  second_factor_needed: () => 'Please confirm that it is you, with a code or your passkey.',
  email_invalid: () => 'That is not an email address.',
  name_fixed: () => 'Your name is the one on your BVN. To change it, please talk to us.',
  limit_ceiling: (facts) => `The highest limit for your account is ${printNaira(facts.limit)}.`,
  instant_off: () =>
    'You switched instant transfers off. Switch them on in your settings to send. Nothing was taken.',
  nin_invalid: () => 'That NIN was not found. A NIN has 11 digits. Dial *346# to see yours.',
  nin_mismatch: () => 'That NIN is not of the person whose BVN we have. Please check it.',
  selfie_rejected: () => 'We could not see that it is you. Please take the picture again in good light.',
  kyc_step: (facts) => `Please complete level ${facts.tier} first.`,
  kyc_pending: () => 'We are still checking what you sent. We will tell you as soon as it is done.',
  phone_by_code: () => 'To change your number, confirm the new one with the code that we send to it.',
  passkey_needed: () => 'Please set up fingerprint or face sign-in on this device first.',
  passkey_unproved: () =>
    'This passkey is too new to be enough by itself. Please use a code as well, or confirm the passkey in your settings.',
  account_unverified: () => 'That account is not shown to be yours. Please verify it first.',
  pin_mismatch: () => 'PINs do not match.',
  customer_deactivated: () =>
    'You deactivated your account. Activate it again in your settings first. Nothing was taken.',
  tier_active: () => 'You’re already on this tier.',
  closing_refused: (facts) => `${closing[facts.why]}${facts.amount ? ` (${printNaira(facts.amount)})` : ''}.`,
  sandbox_only: () => 'That works only in the sandbox.',
  risk_refused: () => 'To protect you, we do not send this. Nothing was taken. Reply PERSON to talk to us.',
  handle_refused: (facts) =>
    facts.why === 'shape'
      ? 'An @name has 3 to 20 letters and figures, begins with a letter, and may hold single dots or lines, like @ada_obi.'
      : 'Nobody can have that @name: it could be taken for somebody in office. Please choose another.',
  handle_taken: () => 'That @name is taken, or looks like one that is. Please choose another.',
  handle_lately: (facts) => `You can change your @name again from ${printDay(facts.until)}.`,
  handle_unknown: (facts) => `We know nobody by ${facts.name}. Please check it.`,
  request_over: () => 'That request is over.',
  requests_blocked: () => 'This person does not want to be asked by you.',
  qr_invalid: () => 'That code is not one of ours, or was changed. Nothing was taken.',
  qr_expired: () => 'That code has expired. Please ask for a new one.',
  ticket_unresolved: () => 'You can rate a ticket once it is resolved.',
  already_rated: () => 'You have rated this already. Thank you.',
  dispute_closed: () => 'That case is closed.',
  ussd_code_unknown: (facts) => `${facts.code} is not a code of ours. Dial *347*5276# for the menu.`,
  scope_missing: (facts) => `This key may not do that: it needs ${facts.scope}.`,
  quota_spent: (facts) =>
    `The ${facts.quota} calls of this month are used up. They begin again on ${printDay(facts.resetsAt)}.`,
  plan_active: () => 'You are already on that plan.',
  plan_needed: () => 'That comes with the Startup plan.',
  webhook_url: () => 'Please give an https address that the internet can reach.',
  mandate_due: () =>
    'Today’s payment of this standing order has not been made yet. Change it once it is paid, or skip today’s first.',
  plan_price: (facts) =>
    `That plan costs ${printNaira(facts.price)} each time. To pay another amount, set up a standing order for another plan.`,
  mandates_many: (facts) =>
    `You can have ${facts.most} standing orders and scheduled payments at a time. Please stop one first.`,
  proposal_contrary: () =>
    'The opposite has been proposed for this account and waits for a decision. That one has to be decided first.',
  loan_product: () => 'We do not have that loan. Say “loan” to see what we have.',
  loan_amount: (facts) =>
    `This loan is from ${printNaira(facts.least)} to ${printNaira(facts.most)}. Please give another amount.`,
  loan_term: (facts) => `This loan runs for ${facts.terms.join(', ')} months. Please choose one of them.`,
  loan_open: () => 'You have this loan already, or have asked for it. Please finish that one first.',
  loan_not_offered: () => 'That loan is not on offer any more. Nothing changed.',
  loan_not_running: () => 'There is nothing to pay back on that loan.',
  asset_unknown: (facts) => `We do not sell “${facts.asset}”. Say “invest” to see what we have.`,
  investment_minimum: (facts) => `The least that you can invest here is ${printNaira(facts.least)}.`,
  holding_short: (facts) =>
    `You hold ${printNaira(facts.value)} of that. You cannot sell more. Nothing was sold.`,
  plan_term: () => 'A plan runs for 1, 2, 3, 5 or 10 years.',
  plan_over: () => 'That plan is over. Nothing changed.',
  country_unknown: () => 'We do not take money from that country yet.',
  remittance_amount: (facts) => `You can send from ${facts.least} to ${facts.most} at a time.`,
  remittance_state: () => 'That payment has moved on already. Nothing more was taken.',
  card_declined: () => 'The card was declined. Nothing was taken. Please try another card.',
  group_size: (facts) => `Such a group has ${facts.least} to ${facts.most} members.`,
  group_amount: (facts) =>
    `A contribution is from ${printNaira(facts.least)} to ${printNaira(facts.most)}. Please give another amount.`,
  group_closed: () => 'That group has begun already; its members stay as they are until the round ends.',
  group_full: () => 'That group is full.',
  group_joined: () => 'Already a member of that group.',
  group_code: () =>
    'That code opens no group. Please give the code as its members have it, six letters and figures.',
  group_state: () => 'That cannot be done in this group now. Nothing changed.',
  group_nothing_due: () => 'You have nothing to pay in that group now.',
  group_swap: () => 'Those two places cannot be swapped now. Nothing changed.',
  group_owes: (facts) =>
    `You have had your turn, and still owe the others ${printNaira(facts.amount)}. Pay that first, then you can leave.`,
  group_replace: () =>
    'In this group nobody leaves without somebody who takes the place over. Hand your place to another customer.',
  goal_target: (facts) =>
    `A goal is from ${printNaira(facts.least)} to ${printNaira(facts.most)}. Please give another amount.`,
  goal_date: () => 'Please give a date that is at least a day and at most ten years away.',
  goals_many: (facts) => `You can have ${facts.most} goals at a time. Please close one first.`,
  goal_closed: () => 'That goal is closed.',
  goal_locked: (facts) =>
    `That money is locked until ${printDay(facts.until)}. You can break the lock, and lose this month’s interest.`,
  goal_short: (facts) => `There is ${printNaira(facts.available)} in it. Nothing was taken out.`,
  module_locked: (facts) => `Please complete this first: ${facts.needs.join(', ')}.`,
  lesson_order: () => 'Please read the lessons before it first.',
  reward_points: (facts) => `That needs ${facts.needed} points; you have ${facts.points}. Keep learning!`,
  biller_unknown: () => 'We do not know that company. Please choose one of the list.',
  bill_plan: () => 'There is no such plan now. Please choose one of the list.',
  bill_amount: (facts) =>
    `You can pay from ${printNaira(facts.least)} to ${printNaira(facts.most)} at a time. Please give another amount.`,
  bill_number: (facts) => `${facts.biller} does not know that number. Please check it and send it again.`,
  cards_many: (facts) =>
    `Your plan has ${facts.most === 1 ? 'one card' : `${facts.most} cards`}. Close one, or say “upgrade” for more.`,
  card_state: () => 'That cannot be done with this card now. Nothing changed.',
  card_limit: (facts) => `A card’s limit is at most ${printNaira(facts.most)} a day.`,
  card_charge: (facts) => `The payment was declined: ${facts.reason}.`,
  notices_needed: () =>
    'We must be able to reach you about your money and its safety: please leave one way, and one of the two, on.',
  email_needed: () => 'Please add your email address to your profile first.',
  email_unproved: () => 'Please confirm the email address in your profile first.',
};
