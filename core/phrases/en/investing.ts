import type { MixName } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printDay, printTime } from '../print.ts';

type Said = { name: string; quantity: string; amount: Kobo; balance: Kobo };
/** A line of a portfolio. */
export type Line = { name: string; quantity: string; value: Kobo; gain: Kobo };

const about: Record<string, string> = {
  dangcem: 'The largest maker of cement in Africa.',
  mtnn: 'The largest mobile network in Nigeria.',
  zenithbank: 'One of the largest banks in Nigeria.',
  gtco: 'The group behind GTBank.',
  seplat: 'Oil and gas, in Lagos and London.',
  airtelafri: 'Mobile network and money in fourteen countries.',
  btc: 'The first cryptocurrency. It swings a lot.',
  eth: 'The second largest cryptocurrency. It swings a lot.',
  sol: 'A young and fast cryptocurrency. It swings very much.',
  usdt: 'Follows the US dollar.',
  'fgn-savings': 'Lent to the Federal Government for two to three years.',
  'fgn-2031': 'Lent to the Federal Government until 2031.',
  'tbill-364': 'Lent to the Federal Government for a year.',
  'money-market': 'Short, safe loans of many. Good for money that you may need.',
  'bond-fund': 'Government and company bonds, mixed.',
  'balanced-fund': 'Half shares, half bonds.',
  'equity-fund': 'Shares of many Nigerian companies.',
};

const mixes: Record<MixName, { name: string; about: string }> = {
  conservative: { name: 'Conservative', about: 'Little risk: money market, savings bonds, bonds.' },
  moderate: { name: 'Moderate', about: 'Some risk: bonds and shares together.' },
  aggressive: { name: 'Aggressive', about: 'Much risk: shares and cryptocurrency. It can fall far.' },
};

const signed = (gain: Kobo): string => `${gain >= 0n ? '+' : ''}${printNaira(gain)}`;
const risk = 'Prices rise and fall: you may get back less than you put in.';

/** What the bank says about investing. */
export const investing = {
  about,
  mixes,
  indices: {
    all: 'All assets',
    stocks: 'Stocks',
    crypto: 'Cryptocurrency',
    bonds: 'Bonds',
    funds: 'Funds',
  },
  years: (f: { years: number }) => (f.years === 1 ? '1 year' : `${f.years} years`),
  shownBuy: (f: { name: string; symbol: string; quantity: string; price: string }) => ({
    name: f.name,
    narration: `Buy ${f.quantity} ${f.symbol} at ${f.price}`,
  }),
  shownSell: (f: { name: string; symbol: string; quantity: string; price: string }) => ({
    name: f.name,
    narration: `Sell ${f.quantity} ${f.symbol} at ${f.price}. The amount comes into your account.`,
  }),
  shownPlan: (f: { risk: MixName; years: number }) =>
    `${mixes[f.risk].name} plan, every month for ${f.years === 1 ? '1 year' : `${f.years} years`}`,
  shownClose: () => 'Sell all of it. The amount comes into your account.',
  quote: (f: {
    side: 'buy' | 'sell';
    name: string;
    quantity: string;
    price: Kobo;
    gross: Kobo;
    fee: Kobo;
    net: Kobo;
    expiresAt: Date;
  }) =>
    [
      f.side === 'buy'
        ? `Buy ${f.name} for ${printNaira(f.gross)}`
        : `Sell ${f.name} for ${printNaira(f.gross)}`,
      `${f.quantity} at ${printNaira(f.price)}`,
      f.fee > 0n ? `Fee ${printNaira(f.fee)}` : 'No fee',
      f.side === 'buy' ? `Total ${printNaira(f.net)}` : `You get ${printNaira(f.net)}`,
      '',
      risk,
      `The price holds until ${printTime(f.expiresAt)}. Approve with your PIN.`,
    ].join('\n'),
  bought: (f: Said) =>
    `✅ You now have ${f.quantity} more of ${f.name}, for ${printNaira(f.amount)}.\nBalance: ${printNaira(f.balance)}`,
  sold: (f: Said) =>
    `✅ Sold ${f.quantity} of ${f.name}: ${printNaira(f.amount)} is in your account.\nBalance: ${printNaira(f.balance)}`,
  planQuote: (f: {
    name: string;
    risk: MixName;
    monthly: Kobo;
    years: number;
    range: string;
    target: Kobo;
  }) =>
    [
      `${mixes[f.risk].name} plan “${f.name}”`,
      `${printNaira(f.monthly)} every month for ${f.years === 1 ? '1 year' : `${f.years} years`}, the first now`,
      `It may bring ${f.range} a year: about ${printNaira(f.target)} in the end. Nothing of that is promised.`,
      '',
      risk,
      'Stop or sell when you like. Approve with your PIN.',
    ].join('\n'),
  planStarted: (f: { name: string; amount: Kobo; years: number }) =>
    `✅ Your plan “${f.name}” has begun with ${printNaira(f.amount)}. We take the same every month, and tell you.`,
  planCloseQuote: (f: { name: string; amount: Kobo }) =>
    `Sell all of “${f.name}” for ${printNaira(f.amount)} and end it. Approve with your PIN.`,
  whichPlan: () => 'Which plan?',
  rests: (f: { name: string; nextAt: Date | undefined }) =>
    f.nextAt
      ? `“${f.name}” goes on. The next contribution is on ${printDay(f.nextAt)}.`
      : `“${f.name}” is paused: nothing is taken until you say “resume my plan”. What you have invested stays.`,
  planClosed: (f: { name: string; amount: Kobo; balance: Kobo }) =>
    `✅ “${f.name}” is ended: ${printNaira(f.amount)} is in your account.\nBalance: ${printNaira(f.balance)}`,
  contributed: (f: { name: string; amount: Kobo }) =>
    `We invested ${printNaira(f.amount)} in your plan “${f.name}” for this month.`,
  missed: (f: { name: string; amount: Kobo }) =>
    `We could not invest ${printNaira(f.amount)} in “${f.name}”: your account does not have it. Nothing was taken; we try again next month.`,
  matured: (f: { name: string; contributed: Kobo }) =>
    `Your plan “${f.name}” has run its time. You put in ${printNaira(f.contributed)}. Say “my portfolio” to see what it is worth, and sell or keep it.`,

  which: (f: { side: 'buy' | 'sell' }): string =>
    f.side === 'buy' ? 'What would you like to buy?' : 'What would you like to sell?',
  line: (f: { price: Kobo; change: number; least: Kobo }) =>
    `${printNaira(f.price)}, ${f.change >= 0 ? '+' : ''}${f.change}% today, from ${printNaira(f.least)}`,
  planLine: () => 'A mix, by the month',
  planTitle: () => 'A monthly plan',
  howMuch: (f: { name: string; least: Kobo }) => `${f.name}: for how much? From ${printNaira(f.least)}.`,
  howMuchMonthly: (f: { least: Kobo }) => `How much every month? From ${printNaira(f.least)}.`,
  howMuchSell: (f: { name: string; value: Kobo }) =>
    `Your ${f.name} is worth ${printNaira(f.value)}. How much do you want to sell?`,
  sellAll: () => 'All of it',
  whichMix: () => 'Which kind of plan?',
  howLong: () => 'For how many years?',
  planName: () => 'My plan',
  market: (f: {
    lines: readonly { name: string; price: Kobo; change: number; about: string | undefined }[];
    source: string;
    at: Date;
  }) =>
    [
      `Prices of ${f.source}, ${printDay(f.at)} ${printTime(f.at)}:`,
      ...f.lines.map(
        ({ name, price, change, about: words }) =>
          `• ${name} ${printNaira(price)} (${change >= 0 ? '+' : ''}${change}% today)${words && f.lines.length === 1 ? `\n${words}` : ''}`,
      ),
      '',
      `${risk} Say “buy 20k ${f.lines[0]?.name ?? ''}”.`,
    ].join('\n'),
  nothing: () => 'You have no investments yet. Say “invest” to see what you can buy.',
  outWhen: () =>
    'You can sell at any time, for what it is worth on that day: that can be more or less than you paid. A government bill or bond pays its interest when it is held to its end.',
  gainUnknown: () =>
    'Nobody can promise that: prices rise and fall. Only a government bill or bond has a rate that is fixed when you buy: say “show bonds”.',
  nothingToSell: () => 'You have nothing to sell.',
  portfolio: (f: {
    lines: readonly Line[];
    value: Kobo;
    gain: Kobo;
    percent: number;
    plans: readonly { name: string; value: Kobo; monthly: Kobo; paused: boolean }[];
    at: Date;
    source: string;
  }) =>
    [
      `Your investments: ${printNaira(f.value)} (${signed(f.gain)}, ${f.gain >= 0n ? '+' : ''}${f.percent}%)`,
      ...f.lines.map(
        (line) => `${line.name}: ${printNaira(line.value)} (${signed(line.gain)}), ${line.quantity}`,
      ),
      ...f.plans.map(
        (plan) =>
          `Plan “${plan.name}”: ${printNaira(plan.value)}, ${printNaira(plan.monthly)} a month${plan.paused ? ', paused' : ''}`,
      ),
      `${f.source}, ${printTime(f.at)}`,
    ].join('\n'),
};
