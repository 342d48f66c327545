import { type FaultCode, type Faults, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

/** Why account no fit close yet. */
const closing: Record<Faults['closing_refused']['why'], string> = {
  money: 'Abeg comot your money before you close the account',
  held: 'We dey keep some of your money aside. Abeg wait make e settle',
  under_way: 'Wetin you send still dey road. Abeg wait make e reach',
  lien: 'Court or government order dey hold money for your account',
  dispute: 'You get case wey never close. Abeg wait make we finish am',
  loan: 'Abeg pay your loan finish before you close the account',
  savings: 'Abeg comot the money for your savings goal before you close the account',
  investments: 'Abeg sell your investments before you close the account',
  group: 'Abeg settle with your savings group before you close the account',
};

/** One sentence for every refusal: wetin happen, and wetin to do now. */
export const faults: { [C in FaultCode]: (facts: Faults[C]) => string } = {
  bad_request: (facts) =>
    facts.field ? `Abeg check this one: ${facts.field}.` : 'Abeg check wetin you send, then try again.',
  unauthenticated: () => 'Abeg sign in first.',
  forbidden: () => 'You no fit do that one.',
  not_found: () => 'We no see that one.',
  request_reused: () => 'Dem don use that request for another thing before.',
  too_many_requests: () => 'You don try too many times. Abeg wait small, then try again.',
  unavailable: ({ paused }) =>
    paused
      ? 'We don pause that service because the company wey dey handle am get wahala. We no take any money, and wetin you send before, we still dey settle am. Abeg try again later.'
      : 'That service no dey answer now. We no take any money. Abeg try again soon.',
  account_missing: () => 'We no see that account.',
  account_closed: () => 'That account don close.',
  insufficient_funds: (facts) =>
    `You need ${printNaira(facts.needed)} but na ${printNaira(facts.available)} you get. We no take anything.`,
  unbalanced: () => 'The money no balance. We no take anything.',
  hold_missing: () => 'We no dey keep that money aside again.',
  already_reversed: () => 'We don return that one before.',
  amount_invalid: () => 'Abeg tell me how much, like 5000 or 5k.',
  customer_deceased: () =>
    'Dem tell us say the owner of this account don die, and we sorry well well. Nothing fit comot from am now, and we no go talk wetin dey inside for chat. Na person go help the family: reply PERSON. If na you be the owner, reply PERSON too.',
  freeze_stands: ({ why }) =>
    why === 'sanctions'
      ? 'We don confirm say the name dey for sanction list. Two people go first clear that one.'
      : 'Dem report say the customer don die. Two people go first withdraw that one.',
  customer_frozen: () => 'Your account dey locked. Reply PERSON make you talk to somebody.',
  customer_exists: () => 'Karo account don already dey with these details.',
  phone_invalid: () => 'That one no be Nigerian phone number. E suppose be like 0803 000 0000.',
  name_invalid: () => 'Abeg give me your first name and your surname.',
  bvn_invalid: () => 'We no see that BVN. BVN get 11 numbers. Dial *565*0# to see your own.',
  bvn_mismatch: () => 'Another name dey that BVN. Abeg check the name and the BVN.',
  bvn_consent_needed: () =>
    'The BVN register go send you code first. Abeg open your account for the secure page.',
  under_age: () => 'You must reach 18 years before you fit open account.',
  pin_invalid: () => 'PIN get 4 numbers.',
  pin_weak: () => 'That PIN too easy to guess. Abeg choose another one.',
  pin_wrong: (facts) =>
    `PIN no correct. E remain ${facts.triesLeft} ${facts.triesLeft === 1 ? 'chance' : 'chances'}. We no take anything.`,
  pin_locked: (facts) =>
    `You don put wrong PIN too many times. Try again after ${printTime(facts.until)} on ${printDay(facts.until)}. We no take anything.`,
  pin_unset: () => 'You never set PIN yet.',
  quote_expired: () => 'The time don pass for that request. We no take anything. Abeg ask again.',
  quote_used: () => 'You don answer that one before. We no take extra money.',
  quote_missing: () => 'We no see that request.',
  bank_unknown: (facts) => `We no know the bank wey be “${facts.bank}”.`,
  bank_down: (facts) => `${facts.bank} no dey answer now. We no take anything. Abeg try again soon.`,
  nuban_invalid: (facts) =>
    `${facts.account} no be correct account number: e dey get 10 numbers. Abeg check am.`,
  destination_unknown: (facts) =>
    `${facts.bank} no get account ${facts.account}. Abeg check the number and the bank.`,
  same_account: () => 'You no fit send money to the same account.',
  limit_single: (facts) => `The highest wey you fit send one time na ${printNaira(facts.limit)}.`,
  limit_daily: (facts) =>
    `Your limit for one day na ${printNaira(facts.limit)}; e remain ${printNaira(facts.left)} today.`,
  limit_monthly: (facts) =>
    `Your limit for one month na ${printNaira(facts.limit)}; e remain ${printNaira(facts.left)} this month.`,
  limit_bills: (facts) =>
    `Your limit for airtime and bills na ${printNaira(facts.limit)} for one day; e remain ${printNaira(facts.left)} today.`,
  new_identity_cap: (facts) =>
    `This number still new for your account, so until ${printDay(facts.until)} ${printTime(facts.until)} you fit move only ${printNaira(facts.limit)} all together. Na to protect you.`,
  receiver_refuses: () => 'That account no fit collect money now. We no take anything.',
  receiver_capped: (facts) =>
    `That account still new, e fit collect only ${printNaira(facts.limit)} for now. We no take anything.`,
  name_mismatch: (facts) =>
    `That account belong to ${facts.name}, no be the name wey you write. We no take anything. Abeg check am.`,
  transfer_missing: () => 'We no see that transfer.',
  too_late_to_cancel: () =>
    'E don late to cancel: the money don go. Reply RECALL with the reference make we ask for am back.',
  nothing_to_recall: () => 'That money no comot from your account, so nothing dey to ask back.',
  network_unknown: (facts) => `Which network ${facts.phone} dey use: MTN, Airtel, Glo or 9mobile?`,
  airtime_amount: (facts) =>
    `Airtime na from ${printNaira(facts.least)} reach ${printNaira(facts.most)} one time.`,
  sign_in_wrong: () => 'That phone number or PIN no correct. Abeg check the two.',
  sign_in_closed: () =>
    'Too many wrong PIN don come for this number from new phones. Ask for code to the number make new phones fit enter again. The ones wey you dey use before still dey work.',
  phone_new: (facts) =>
    `Your number never reach one day since e change. From ${printTime(facts.until)} on ${printDay(facts.until)} you fit set new PIN with am; before then, abeg talk to person.`,
  code_wrong: (facts) =>
    `That code no correct. E remain ${facts.triesLeft} ${facts.triesLeft === 1 ? 'chance' : 'chances'}.`,
  code_expired: () => 'That code don expire. Abeg ask for new one.',
  code_sent_lately: (facts) =>
    `We just send you code now now. You fit ask for another one after ${printTime(facts.retryAt)}.`,
  passkey_wrong: () => 'E no work. Abeg try again, or use your PIN.',
  second_factor_needed: () => 'Abeg show say na you, with code or your passkey.',
  email_invalid: () => 'That one no be email address.',
  name_fixed: () => 'Your name na the one wey dey your BVN. To change am, abeg talk to us.',
  limit_ceiling: (facts) => `The highest limit for your account na ${printNaira(facts.limit)}.`,
  instant_off: () =>
    'You don off instant transfer. Go your settings on am before you send. We no take anything.',
  nin_invalid: () => 'We no see that NIN. NIN get 11 numbers. Dial *346# to see your own.',
  nin_mismatch: () => 'That NIN no be for the person wey get the BVN. Abeg check am.',
  selfie_rejected: () => 'We no fit see say na you. Abeg snap am again where light dey.',
  kyc_step: (facts) => `Abeg finish level ${facts.tier} first.`,
  kyc_pending: () => 'We still dey check wetin you send. We go tell you once e don finish.',
  phone_by_code: () => 'To change your number, confirm the new one with the code wey we go send am.',
  passkey_needed: () => 'Abeg set up fingerprint or face sign-in for this phone first.',
  passkey_unproved: () =>
    'This passkey too new to be enough by itself. Abeg use code join, or confirm the passkey for your settings.',
  account_unverified: () => 'We never see say that account na your own. Abeg verify am first.',
  pin_mismatch: () => 'The two PIN no be the same.',
  customer_deactivated: () =>
    'You don off your account. On am again for settings first. We no comot any money.',
  tier_active: () => 'You dey this tier already.',
  closing_refused: (facts) => `${closing[facts.why]}${facts.amount ? ` (${printNaira(facts.amount)})` : ''}.`,
  sandbox_only: () => 'That one dey work only for sandbox.',
  risk_refused: () =>
    'To protect you, we no go send this one. We no take anything. Reply PERSON make you talk to us.',
  handle_refused: (facts) =>
    facts.why === 'shape'
      ? '@name get 3 to 20 letters and numbers, e go start with letter, like @ada_obi.'
      : 'Nobody fit get that @name: people fit think say na big man. Abeg choose another.',
  handle_taken: () => 'Person don take that @name, or e resemble another one. Abeg choose another.',
  handle_lately: (facts) => `You fit change your @name again from ${printDay(facts.until)}.`,
  handle_unknown: (facts) => `We no know anybody wey be ${facts.name}. Abeg check am.`,
  request_over: () => 'That request don finish.',
  requests_blocked: () => 'This person no want make you ask am.',
  qr_invalid: () => 'That code no be our own, or person don change am. We no take anything.',
  qr_expired: () => 'That code don expire. Abeg ask for new one.',
  ticket_unresolved: () => 'You fit rate am once we don settle am.',
  already_rated: () => 'You don rate this one before. Thank you.',
  dispute_closed: () => 'That case don close.',
  ussd_code_unknown: (facts) => `${facts.code} no be our code. Dial *347*5276# make you see menu.`,
  scope_missing: (facts) => `This key no fit do that one: e need ${facts.scope}.`,
  quota_spent: (facts) =>
    `You don use the ${facts.quota} calls for this month finish. E go start again on ${printDay(facts.resetsAt)}.`,
  plan_active: () => 'You dey that plan already.',
  plan_needed: () => 'That one dey for Startup plan.',
  webhook_url: () => 'Abeg give https address wey internet fit reach.',
  mandate_due: () =>
    'We never pay today own for this standing order. Change am when e don pay, or skip today own first.',
  plan_price: (facts) =>
    `That plan na ${printNaira(facts.price)} each time. To pay another amount, set up standing order for another plan.`,
  mandates_many: (facts) =>
    `You fit get ${facts.most} standing orders and scheduled payments one time. Abeg stop one first.`,
  proposal_contrary: () =>
    'Somebody don propose the opposite for this account and e dey wait. Make una decide that one first.',
  loan_product: () => 'We no get that loan. Talk “loan” make you see wetin we get.',
  loan_amount: (facts) =>
    `This loan na from ${printNaira(facts.least)} reach ${printNaira(facts.most)}. Abeg talk another amount.`,
  loan_term: (facts) => `This loan na for ${facts.terms.join(', ')} months. Abeg pick one.`,
  loan_open: () => 'You don get this loan already, or you don ask for am. Abeg finish that one first.',
  loan_not_offered: () => 'That loan no dey on offer again. Nothing change.',
  loan_not_running: () => 'Nothing dey to pay back for that loan.',
  asset_unknown: (facts) => `We no dey sell “${facts.asset}”. Talk “invest” make you see wetin we get.`,
  investment_minimum: (facts) => `The smallest money wey you fit invest here na ${printNaira(facts.least)}.`,
  holding_short: (facts) =>
    `Wetin you get for there na ${printNaira(facts.value)}. You no fit sell pass that. We no sell anything.`,
  plan_term: () => 'Plan dey run for 1, 2, 3, 5 or 10 years.',
  plan_over: () => 'That plan don finish. Nothing change.',
  country_unknown: () => 'We never dey collect money from that country.',
  remittance_amount: (facts) => `You fit send from ${facts.least} reach ${facts.most} one time.`,
  remittance_state: () => 'That payment don move already. We no collect anything again.',
  card_declined: () => 'The card no go through. We no collect anything. Abeg try another card.',
  group_size: (facts) => `That kind group dey get from ${facts.least} reach ${facts.most} people.`,
  group_amount: (facts) =>
    `Contribution na from ${printNaira(facts.least)} reach ${printNaira(facts.most)}. Abeg talk another amount.`,
  group_closed: () => 'That group don start already; the people inside no go change until the round finish.',
  group_full: () => 'That group don full.',
  group_joined: () => 'The person dey that group already.',
  group_code: () =>
    'That code no open any group. Abeg give the code as the members get am, six letters and numbers.',
  group_state: () => 'That one no fit happen for this group now. Nothing change.',
  group_nothing_due: () => 'You no get anything to pay for that group now.',
  group_swap: () => 'Those two positions no fit change now. Nothing change.',
  group_owes: (facts) =>
    `You don collect your own turn, and you still dey owe the others ${printNaira(facts.amount)}. Pay am first, then you fit comot.`,
  group_replace: () =>
    'For this group nobody dey comot unless another person take the position. Give your position to another customer.',
  goal_target: (facts) =>
    `Goal na from ${printNaira(facts.least)} reach ${printNaira(facts.most)}. Abeg talk another amount.`,
  goal_date: () => 'Abeg give date wey dey at least one day and no pass ten years from now.',
  goals_many: (facts) => `You fit get ${facts.most} goals one time. Abeg close one first.`,
  goal_closed: () => 'That goal don close.',
  goal_locked: (facts) =>
    `That money don lock reach ${printDay(facts.until)}. You fit break the lock, but you go lose this month interest.`,
  goal_short: (facts) => `Wetin dey inside na ${printNaira(facts.available)}. We no comot anything.`,
  module_locked: (facts) => `Abeg finish this one first: ${facts.needs.join(', ')}.`,
  lesson_order: () => 'Abeg read the lessons wey dey before am first.',
  reward_points: (facts) =>
    `That one need ${facts.needed} points; you get ${facts.points}. Continue to learn!`,
  biller_unknown: () => 'We no sabi that company. Abeg pick one from the list.',
  bill_plan: () => 'That plan no dey now. Abeg pick one from the list.',
  bill_amount: (facts) =>
    `You fit pay from ${printNaira(facts.least)} reach ${printNaira(facts.most)} one time. Abeg talk another amount.`,
  bill_number: (facts) => `${facts.biller} no know that number. Abeg check am and send am again.`,
  cards_many: (facts) =>
    `Your plan get ${facts.most === 1 ? 'one card' : `${facts.most} cards`}. Close one, or talk “upgrade” make you get more.`,
  card_state: () => 'That one no fit happen with this card now. Nothing change.',
  card_limit: (facts) => `Card limit no fit pass ${printNaira(facts.most)} for one day.`,
  card_charge: (facts) => `The payment no go through: ${facts.reason}.`,
  notices_needed: () =>
    'We must fit reach you about your money and the safety: abeg leave one way, and one of the two, on.',
  email_needed: () => 'Abeg put your email for your profile first.',
  email_unproved: () => 'Abeg confirm the email wey dey your profile first.',
};
