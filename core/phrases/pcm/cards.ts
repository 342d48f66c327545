import { printNaira } from '../../kernel/index.ts';
import type { cards as en } from '../en/cards.ts';

const status: (typeof en)['status'] = {
  requested: 'dem dey make am',
  active: 'ready',
  frozen: 'locked',
  closed: 'closed',
  failed: 'e no work',
};

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What the bank says about cards. */
export const cards: typeof en = {
  status,
  createQuote: (f) =>
    `Virtual debit card, “${f.label}”.\nCharge ${printNaira(f.fee)}, one time\n\nPut your PIN make we do am.`,
  replaceQuote: (f) =>
    `New card wey go replace “${f.label}”. The old one go close when the new one ready.\nCharge ${printNaira(f.fee)}\n\nPut your PIN make we do am.`,
  showQuote: (f) =>
    `Your PIN go open page wey go show the number and CVV of ${f.card}, one time. We no dey write am for this chat.`,
  unfreezeQuote: (f) => `Make ${f.card} fit pay again.\n\nPut your PIN make we do am.`,
  limitQuote: (f) => `${f.card}: reach ${printNaira(f.limit)} for one day.\n\nPut your PIN make we do am.`,
  making: () => 'You don approve am. We dey make your card.',
  ready: (f) =>
    `✅ Your card “${f.label}” •••• ${f.lastFour} don ready. We collect ${printNaira(f.fee)}.\nTalk “show my card” make you see the number, “freeze my card” make you lock am.`,
  pending: () => '⏳ Your card never ready. We still dey ask, we go tell you.',
  failed: () => '❌ The card no gree make. We no collect anything.',
  shown: (f) =>
    `${grouped(f.number)}\nExpires ${f.expires}   CVV ${f.cvv}\n${f.holder}\nNo write am anywhere: open am again when you need am.`,
  unfrozen: (f) => `${f.card} fit pay again.`,
  limitsChanged: (f) => `The limit of ${f.card} don change.`,
  frozen: (f) =>
    `❄️ We don lock ${f.card}: e no go pay anything. Talk “unfreeze my card” make you use am again.`,
  closed: (f) => `${f.card} don close.`,
  sureClose: (f) => `You wan close ${f.card} forever?`,
  which: () => 'Which card?',
  none: () => 'You no get card. Talk “create card” make you get one.',
  line: (f) =>
    `${f.card.label} •••• ${f.card.lastFour}: ${status[f.card.status]}. Today ${printNaira(f.card.spentToday)} out of ${printNaira(f.card.dailyLimit)}.`,
  charged: {
    held: (f) => `💳 ${printNaira(f.amount)} for ${f.merchant} with your card ${f.card}.`,
    declined: (f) =>
      `💳 ${printNaira(f.amount)} for ${f.merchant} with your card ${f.card} no go through: ${f.reason}. If no be you, talk “freeze my card”.`,
    refunded: (f) => `↩️ ${f.merchant} don return ${printNaira(f.amount)} to your card ${f.card}.`,
    released: (f) => `↩️ ${f.merchant} no collect the ${printNaira(f.amount)}: e don free for your account.`,
  },
  reasons: {
    card_frozen: 'the card dey locked',
    card_closed: 'the card don close',
    account_frozen: 'the account dey locked',
    daily_limit: 'the card limit for today don finish',
    kind_limit: 'the limit for that kind shop don finish',
    kind_refused: 'you don off that kind shop',
    cash_limit: 'the cash wey you fit collect today don finish',
    funds: 'the money no reach',
    new_identity: 'the number or phone dey new, so the money get limit for one day',
  },
};
