import type { Answer } from '@karo/core/contract';
import { isZero, printNaira } from '../../ui/money.ts';
import { chat } from '../../words/en/chat.ts';

type Entry = Answer<'GET /api/user/activity'>[number];
type Offer = NonNullable<Entry['approved']>;

/** What the audit log calls a thing, where its own words would say too little. */
const actions: Record<string, string> = {
  sign_in: 'Signed in',
  sign_in_refused: 'A sign-in was refused',
  sign_out: 'Signed out',
  code_sent: 'A code was sent',
  code_right: 'A code was confirmed',
  code_wrong: 'A wrong code was typed',
  pin_refused: 'A wrong PIN was typed',
  quote_approved: 'Approved an offer',
  personal_data_read: 'The bank looked at your details',
  person_found: 'Somebody was looked up by their phone number',
  customer_opened: 'The account was opened',
  customer_frozen: 'The account was frozen',
  customer_unfrozen: 'The account was unfrozen',
  identity_linked: 'A chat was linked',
  identity_removed: 'A chat was unlinked',
  kyc_asked: 'Asked for a higher level',
  kyc_decided: 'A higher level was decided',
  limit_raise_asked: 'Asked for a higher limit',
  limit_raised: 'A limit was raised',
  limits_lowered: 'Limits were lowered',
  card_shown: 'A card’s number was shown',
  data_exported: 'Your data was exported',
  recall_asked: 'Another bank asked for a payment back',
  recall_answered: 'A request to give money back was answered',
};

/** What was approved, where the offer's own title asks rather than tells. */
const approvals: Record<string, string> = {
  transfer: 'Sent money',
  airtime: 'Bought airtime',
  bill: 'Paid a bill',
  set_pin: 'Chose a PIN',
  change_pin: 'Changed the PIN',
  link: 'Linked a chat',
  plan: 'Changed the plan',
  api_plan: 'Took an API plan',
  goal_save: 'Saved to a goal',
  goal_take: 'Took from a goal',
  mandate: 'Set up a standing order',
  recall_agree: 'Gave money back to its bank',
  goal_plan: 'Set a goal to save by itself',
  group_contribute: 'Contributed to a group',
  group_invest: 'Voted in a club',
  group_act: 'Agreed in a group',
  invest_trade: 'Traded',
  invest_plan: 'Began an investment plan',
  invest_plan_close: 'Closed an investment plan',
  loan_accept: 'Accepted a loan',
  loan_repay: 'Paid back a loan',
  card_create: 'Got a virtual card',
  card_show: 'Asked for a card’s number',
  card_change: 'Changed a card',
};

const names: Record<string, string> = {
  biometric: 'biometric',
  twoFactor: 'two-factor',
  loginNotices: 'sign-in notices',
  transactionNotices: 'transaction notices',
  suspicionAlerts: 'alerts of the unusual',
  stepUpAbove: 'a second factor above',
  single: 'one transfer',
  daily: 'transfers a day',
  monthly: 'transfers a month',
  dailyBills: 'bills a day',
  withdrawal: 'cash a day',
  name: 'your name',
  email: 'your email address',
  tier: 'level',
};

/** `Passkey added` for `passkey_added`. */
const plain = (action: string): string => {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const amountOf = ({ amount }: Offer) => (isZero(amount) ? '' : printNaira(amount));

const titleOf = ({ action, approved }: Entry): string => {
  const title = actions[action] ?? plain(action);
  if (action !== 'quote_approved' || !approved) return title;
  const amount = amountOf(approved);
  return `${approvals[approved.operation] ?? title}${amount && `: ${amount}`}`;
};

/** `CHIDI OKAFOR · GTBank 12•••••896`, as far as the offer says. */
const partiesOf = ({ name, bank, account, narration }: Offer): string =>
  [name, [bank, account].filter(Boolean).join(' '), narration].filter(Boolean).join(' · ');

const isTitled = (operation: string): operation is keyof typeof chat.approval.operations =>
  operation in chat.approval.operations;

/** What a wrong PIN was typed for. */
const askedFor = (offer: Offer): string => {
  const title = isTitled(offer.operation) ? chat.approval.operations[offer.operation][0] : '';
  return [title, amountOf(offer), partiesOf(offer)].filter(Boolean).join(' · ');
};

const printValue = (value: Entry['changes'][string]): string => {
  if (value === null || value === false) return 'off';
  if (value === true) return 'on';
  return typeof value === 'string' && /^\d+\.\d{2}$/.test(value) ? printNaira(value) : String(value);
};

function changedIn({ action, changes }: Entry): string {
  if (action === 'profile_changed')
    return Object.keys(changes)
      .filter((name) => changes[name])
      .map((name) => names[name])
      .join(' and ');
  const said = Object.entries(changes).map(([name, value]) =>
    name === 'status' ? String(value) : `${names[name] ?? name} ${printValue(value)}`,
  );
  return said.join(', ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line of the customer's own log in words: what was done, and to whom or what. */
export function activityWords(entry: Entry): { title: string; detail: string } {
  const { action, approved } = entry;
  if (!approved) return { title: titleOf(entry), detail: capital(changedIn(entry)) };
  return {
    title: titleOf(entry),
    detail: action === 'quote_approved' ? partiesOf(approved) : askedFor(approved),
  };
}
