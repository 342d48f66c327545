import type { MixName } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { investing as en } from '../en/investing.ts';
import { printDay, printTime } from '../print.ts';

const about: Record<string, string> = {
  dangcem: 'The people wey dey make cement pass for Africa.',
  mtnn: 'The network wey big pass for Nigeria.',
  zenithbank: 'One of the biggest banks for Nigeria.',
  gtco: 'The people wey get GTBank.',
  seplat: 'Oil and gas, for Lagos and London.',
  airtelafri: 'Network and money for fourteen countries.',
  btc: 'The first crypto. E dey go up and down well well.',
  eth: 'The second crypto. E dey go up and down well well.',
  sol: 'New and fast crypto. E dey shake pass.',
  usdt: 'E dey follow US dollar.',
  'fgn-savings': 'You lend Federal Government money for two to three years.',
  'fgn-2031': 'You lend Federal Government money till 2031.',
  'tbill-364': 'You lend Federal Government money for one year.',
  'money-market': 'Short and safe. E good for money wey you fit need.',
  'bond-fund': 'Government and company bonds, mix together.',
  'balanced-fund': 'Half shares, half bonds.',
  'equity-fund': 'Shares of plenty Nigerian companies.',
};

const mixes: Record<MixName, { name: string; about: string }> = {
  conservative: { name: 'Conservative', about: 'Small risk: money market, savings bonds, bonds.' },
  moderate: { name: 'Moderate', about: 'Some risk: bonds and shares together.' },
  aggressive: { name: 'Aggressive', about: 'Plenty risk: shares and crypto. E fit fall well well.' },
};

const signed = (gain: Kobo): string => `${gain >= 0n ? '+' : ''}${printNaira(gain)}`;
const risk = 'Price dey go up and come down: you fit get less than wetin you put.';

/** What the bank says about investing, in Pidgin. */
export const investing: typeof en = {
  about,
  mixes,
  indices: { all: 'Everything', stocks: 'Stocks', crypto: 'Crypto', bonds: 'Bonds', funds: 'Funds' },
  years: (f) => (f.years === 1 ? '1 year' : `${f.years} years`),
  shownBuy: (f) => ({ name: f.name, narration: `Buy ${f.quantity} ${f.symbol} for ${f.price}` }),
  shownSell: (f) => ({
    name: f.name,
    narration: `Sell ${f.quantity} ${f.symbol} for ${f.price}. The money go enter your account.`,
  }),
  shownPlan: (f) =>
    `${mixes[f.risk].name} plan, every month for ${f.years === 1 ? '1 year' : `${f.years} years`}`,
  shownClose: () => 'Sell everything. The money go enter your account.',
  quote: (f) =>
    [
      f.side === 'buy'
        ? `Buy ${f.name} for ${printNaira(f.gross)}`
        : `Sell ${f.name} for ${printNaira(f.gross)}`,
      `${f.quantity} for ${printNaira(f.price)} each`,
      f.fee > 0n ? `Charge ${printNaira(f.fee)}` : 'No charge',
      f.side === 'buy' ? `Everything na ${printNaira(f.net)}` : `You go get ${printNaira(f.net)}`,
      '',
      risk,
      `The price go hold till ${printTime(f.expiresAt)}. Put your PIN.`,
    ].join('\n'),
  bought: (f) =>
    `✅ You don get ${f.quantity} more of ${f.name}, for ${printNaira(f.amount)}.\nBalance: ${printNaira(f.balance)}`,
  sold: (f) =>
    `✅ You don sell ${f.quantity} of ${f.name}: ${printNaira(f.amount)} don enter your account.\nBalance: ${printNaira(f.balance)}`,
  planQuote: (f) =>
    [
      `${mixes[f.risk].name} plan “${f.name}”`,
      `${printNaira(f.monthly)} every month for ${f.years === 1 ? '1 year' : `${f.years} years`}, the first one now`,
      `E fit bring ${f.range} a year: about ${printNaira(f.target)} for the end. Nobody promise that one.`,
      '',
      risk,
      'Stop am or sell am anytime. Put your PIN.',
    ].join('\n'),
  planStarted: (f) =>
    `✅ Your plan “${f.name}” don start with ${printNaira(f.amount)}. We go take the same money every month, and tell you.`,
  planCloseQuote: (f) =>
    `Sell everything for “${f.name}” for ${printNaira(f.amount)} and end am. Put your PIN.`,
  whichPlan: () => 'Which plan?',
  rests: (f) =>
    f.nextAt
      ? `“${f.name}” don continue. The next money go comot for ${printDay(f.nextAt)}.`
      : `“${f.name}” dey rest: we no go take anything till you talk “resume my plan”. Wetin you don invest still dey.`,
  planClosed: (f) =>
    `✅ “${f.name}” don end: ${printNaira(f.amount)} don enter your account.\nBalance: ${printNaira(f.balance)}`,
  contributed: (f) => `We don invest ${printNaira(f.amount)} for your plan “${f.name}” this month.`,
  missed: (f) =>
    `We no fit invest ${printNaira(f.amount)} for “${f.name}”: the money no dey your account. We no take anything; we go try again next month.`,
  matured: (f) =>
    `Your plan “${f.name}” don reach the time. You put ${printNaira(f.contributed)}. Talk “my portfolio” make you see wetin e worth.`,

  which: (f) => (f.side === 'buy' ? 'Wetin you wan buy?' : 'Wetin you wan sell?'),
  line: (f) =>
    `${printNaira(f.price)}, ${f.change >= 0 ? '+' : ''}${f.change}% today, from ${printNaira(f.least)}`,
  planLine: () => 'Different things, month by month',
  planTitle: () => 'A monthly plan',
  howMuch: (f) => `${f.name}: for how much? From ${printNaira(f.least)}.`,
  howMuchMonthly: (f) => `How much every month? From ${printNaira(f.least)}.`,
  howMuchSell: (f) => `Your ${f.name} worth ${printNaira(f.value)}. How much you wan sell?`,
  sellAll: () => 'Everything',
  whichMix: () => 'Which kind plan?',
  howLong: () => 'How many years?',
  planName: () => 'My plan',
  market: (f) =>
    [
      `Price from ${f.source}, ${printDay(f.at)} ${printTime(f.at)}:`,
      ...f.lines.map(
        ({ name, price, change }) =>
          `• ${name} ${printNaira(price)} (${change >= 0 ? '+' : ''}${change}% today)`,
      ),
      '',
      `Price dey go up and down. Talk “buy 20k ${f.lines[0]?.name ?? ''}”.`,
    ].join('\n'),
  nothing: () => 'You never invest anything. Talk “invest” make you see wetin you fit buy.',
  outWhen: () =>
    'You fit sell am any time, for wetin e worth that day: e fit pass wetin you pay, e fit no reach. Government bill or bond dey pay e interest if you hold am reach the end.',
  gainUnknown: () =>
    'Nobody fit promise that one: price dey go up, e dey come down. Na only government bill or bond get rate wey dem fix when you buy: talk “show bonds”.',
  nothingToSell: () => 'You no get anything to sell.',
  portfolio: (f) =>
    [
      `Your investments: ${printNaira(f.value)} (${signed(f.gain)}, ${f.gain >= 0n ? '+' : ''}${f.percent}%)`,
      ...f.lines.map(
        (line) => `${line.name}: ${printNaira(line.value)} (${signed(line.gain)}), ${line.quantity}`,
      ),
      ...f.plans.map(
        (plan) =>
          `Plan “${plan.name}”: ${printNaira(plan.value)}, ${printNaira(plan.monthly)} every month${plan.paused ? ', e dey rest' : ''}`,
      ),
      `${f.source}, ${printTime(f.at)}`,
    ].join('\n'),
};
