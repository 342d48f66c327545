import type { Card, Decline } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';

type Paid = { amount: Kobo; merchant: string; card: string; reason: string };

const status: Record<Card['status'], string> = {
  requested: 'being made',
  active: 'ready',
  frozen: 'frozen',
  closed: 'closed',
  failed: 'not made',
};

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What the bank says about cards. */
export const cards = {
  status,
  createQuote: (f: { fee: Kobo; label: string }) =>
    `A virtual debit card, “${f.label}”.\nFee ${printNaira(f.fee)}, once\n\nApprove with your PIN.`,
  replaceQuote: (f: { fee: Kobo; label: string }) =>
    `A new card in the place of “${f.label}”. The old one closes when the new one is there.\nFee ${printNaira(f.fee)}\n\nApprove with your PIN.`,
  showQuote: (f: { card: string }) =>
    `Your PIN opens a page that shows the number and the CVV of ${f.card}, once. They are never written in this chat.`,
  unfreezeQuote: (f: { card: string }) => `Let ${f.card} pay again.\n\nApprove with your PIN.`,
  limitQuote: (f: { card: string; limit: Kobo }) =>
    `${f.card}: up to ${printNaira(f.limit)} a day.\n\nApprove with your PIN.`,
  making: () => 'Approved. Your card is being made.',
  ready: (f: { label: string; lastFour: string; fee: Kobo }) =>
    `✅ Your card “${f.label}” •••• ${f.lastFour} is ready. ${printNaira(f.fee)} was taken.\nSay “show my card” to see its number, “freeze my card” to stop it.`,
  pending: () => '⏳ Your card is not made yet. We keep asking, and will tell you.',
  failed: () => '❌ The card could not be made. Nothing was taken.',
  shown: (f: { number: string; cvv: string; expires: string; holder: string }) =>
    `${grouped(f.number)}\nExpires ${f.expires}   CVV ${f.cvv}\n${f.holder}\nWrite it nowhere: show it again when you need it.`,
  unfrozen: (f: { card: string }) => `${f.card} can pay again.`,
  limitsChanged: (f: { card: string }) => `The limits of ${f.card} are changed.`,
  frozen: (f: { card: string }) =>
    `❄️ ${f.card} is frozen: it pays nothing. Say “unfreeze my card” to use it again.`,
  closed: (f: { card: string }) => `${f.card} is closed.`,
  sureClose: (f: { card: string }) => `Close ${f.card} for good?`,
  which: () => 'Which card?',
  none: () => 'You have no card. Say “create a card” to get one.',
  line: (f: { card: Card }) =>
    `${f.card.label} •••• ${f.card.lastFour}: ${status[f.card.status]}. Today ${printNaira(f.card.spentToday)} of ${printNaira(f.card.dailyLimit)}.`,
  charged: {
    held: (f: Paid) => `💳 ${printNaira(f.amount)} at ${f.merchant} by your card ${f.card}.`,
    declined: (f: Paid) =>
      `💳 ${printNaira(f.amount)} at ${f.merchant} by your card ${f.card} was declined: ${f.reason}. If it was not you, say “freeze my card”.`,
    refunded: (f: Paid) => `↩️ ${f.merchant} gave back ${printNaira(f.amount)} to your card ${f.card}.`,
    released: (f: Paid) =>
      `↩️ ${f.merchant} did not take the ${printNaira(f.amount)}: it is free in your account again.`,
  },
  reasons: {
    card_frozen: 'the card is frozen',
    card_closed: 'the card is closed',
    account_frozen: 'the account is frozen',
    daily_limit: 'the card’s limit for today is reached',
    kind_limit: 'the limit for such merchants is reached',
    kind_refused: 'you switched such merchants off',
    cash_limit: 'your limit for cash today is reached',
    funds: 'there is not enough money',
    new_identity: 'the number or device is new, so amounts are capped for a day',
  } satisfies Record<Decline, string>,
};
