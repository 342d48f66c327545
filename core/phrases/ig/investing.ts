import type { MixName } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { investing as english } from '../en/investing.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const about: Record<string, string> = {
  dangcem: 'Ụlọ ọrụ simenti kacha ibu n’Afrịka.',
  mtnn: 'Netwọk ekwentị kacha ibu na Naịjirịa.',
  zenithbank: 'Otu n’ime nnukwu ụlọ akụ Naịjirịa.',
  gtco: 'Ụlọ ọrụ nwe GTBank.',
  seplat: 'Mmanụ na gas, na Legọs na London.',
  airtelafri: 'Netwọk ekwentị na ego na mba iri na anọ.',
  btc: 'Crypto mbụ. Ọnụ ya na-arị elu na-ada nke ukwuu.',
  eth: 'Crypto nke abụọ. Ọnụ ya na-arị elu na-ada nke ukwuu.',
  sol: 'Crypto ọhụrụ na-agba ọsọ. Ọnụ ya na-arị elu na-ada karịa.',
  usdt: 'Ọ na-eso dọla Amerịka.',
  'fgn-savings': 'Ego e binyere Gọọmentị Etiti afọ abụọ ruo atọ.',
  'fgn-2031': 'Ego e binyere Gọọmentị Etiti ruo 2031.',
  'tbill-364': 'Ego e binyere Gọọmentị Etiti otu afọ.',
  'money-market': 'Mbinye dị mkpirikpi, dị nchebe. Ọ dị mma maka ego ị nwere ike ịchọ.',
  'bond-fund': 'Bond gọọmentị na nke ụlọ ọrụ ọnụ.',
  'balanced-fund': 'Ọkara oke ụlọ ọrụ, ọkara bond.',
  'equity-fund': 'Oke n’ọtụtụ ụlọ ọrụ Naịjirịa.',
};

const mixes: Record<MixName, { name: string; about: string }> = {
  conservative: { name: 'Nwayọọ', about: 'Obere ihe ize ndụ: money market na bond.' },
  moderate: { name: 'Etiti', about: 'Ụfọdụ ihe ize ndụ: bond na oke ụlọ ọrụ ọnụ.' },
  aggressive: {
    name: 'Obi ike',
    about: 'Nnukwu ihe ize ndụ: oke ụlọ ọrụ na crypto. O nwere ike ịda nke ukwuu.',
  },
};

const signed = (gain: Kobo): string => `${gain >= 0n ? '+' : ''}${printNaira(gain)}`;
const risk = 'Ọnụ ahịa na-arị elu na-ada: ị nwere ike inweta ihe na-erughị ihe i tinyere.';
const years = (f: { years: number }): string => `afọ ${f.years}`;

/** What the bank says about investing, in Igbo. */
export const investing: typeof english = {
  about,
  mixes,
  indices: { all: 'Ha niile', stocks: 'Oke ụlọ ọrụ', crypto: 'Crypto', bonds: 'Bond', funds: 'Ego nchịkọta' },
  years,
  shownBuy: (f) => ({ name: f.name, narration: `Zụta ${f.quantity} ${f.symbol} na ${f.price}` }),
  shownSell: (f) => ({
    name: f.name,
    narration: `Ree ${f.quantity} ${f.symbol} na ${f.price}. Ego ahụ ga-abata n’akaụntụ gị.`,
  }),
  shownPlan: (f) => `Atụmatụ ${mixes[f.risk].name}, kwa ọnwa ruo ${years(f)}`,
  shownClose: () => 'Ree ha niile. Ego ahụ ga-abata n’akaụntụ gị.',
  quote: (f) =>
    [
      `${f.side === 'buy' ? 'Zụta' : 'Ree'} ${f.name} na ${printNaira(f.gross)}`,
      `${f.quantity} na ${printNaira(f.price)}`,
      f.fee > 0n ? `Ụgwọ ọrụ ${printNaira(f.fee)}` : 'Ụgwọ ọrụ adịghị',
      f.side === 'buy' ? `Ha niile ${printNaira(f.net)}` : `Ị ga-enweta ${printNaira(f.net)}`,
      '',
      risk,
      `Ọnụ ahịa a dị ruo ${printTime(f.expiresAt)}. Jiri PIN gị kwado ya.`,
    ].join('\n'),
  bought: (f) =>
    `✅ I nwetakwuola ${f.quantity} nke ${f.name}, na ${printNaira(f.amount)}.\nFọdụrụ: ${printNaira(f.balance)}`,
  sold: (f) =>
    `✅ E reela ${f.quantity} nke ${f.name}: ${printNaira(f.amount)} dị n’akaụntụ gị.\nFọdụrụ: ${printNaira(f.balance)}`,
  planQuote: (f) =>
    [
      `Atụmatụ ${mixes[f.risk].name} “${f.name}”`,
      `${printNaira(f.monthly)} kwa ọnwa ruo ${years(f)}, nke mbụ ugbu a`,
      `O nwere ike iweta ${f.range} n’afọ: ihe dịka ${printNaira(f.target)} n’ikpeazụ. E kweghị nkwa ya.`,
      '',
      risk,
      'Kwụsị ya ma ọ bụ ree ya mgbe ị chọrọ. Jiri PIN gị kwado ya.',
    ].join('\n'),
  planStarted: (f) =>
    `✅ Atụmatụ gị “${f.name}” amalitela na ${printNaira(f.amount)}. Anyị ga-ewere otu ego ahụ kwa ọnwa, gwa gị.`,
  planCloseQuote: (f) =>
    `Ree “${f.name}” niile na ${printNaira(f.amount)} ma mechie ya. Jiri PIN gị kwado ya.`,
  whichPlan: () => 'Kedu atụmatụ?',
  rests: (f) =>
    f.nextAt
      ? `“${f.name}” na-aga n’ihu. Ntinye na-esote bụ ${printDay(f.nextAt)}.`
      : `“${f.name}” kwụsịtụrụ: a gaghị ewere ihe ọ bụla ruo mgbe ị sịrị “resume my plan”. Ego i tinyerela ka dị.`,
  planClosed: (f) =>
    `✅ E mechiela “${f.name}”: ${printNaira(f.amount)} dị n’akaụntụ gị.\nFọdụrụ: ${printNaira(f.balance)}`,
  contributed: (f) => `Anyị etinyela ${printNaira(f.amount)} n’atụmatụ gị “${f.name}” maka ọnwa a.`,
  missed: (f) =>
    `Anyị enweghị ike itinye ${printNaira(f.amount)} na “${f.name}”: ọ dịghị n’akaụntụ gị. E wereghị ihe ọ bụla; anyị ga-anwa ọzọ n’ọnwa na-abịa.`,
  matured: (f) =>
    `Oge atụmatụ gị “${f.name}” ezuola. I tinyere ${printNaira(f.contributed)}. Sị “investment m” ka ị hụ ihe o ruru, ree ya ma ọ bụ debe ya.`,
  which: (f) => (f.side === 'buy' ? 'Gịnị ka ị chọrọ ịzụ?' : 'Gịnị ka ị chọrọ ire?'),
  line: (f) =>
    `${printNaira(f.price)}, ${f.change >= 0 ? '+' : ''}${f.change}% taa, site na ${printNaira(f.least)}`,
  planLine: () => 'Ngwakọta, kwa ọnwa',
  planTitle: () => 'Atụmatụ kwa ọnwa',
  howMuch: (f) => `${f.name}: nke ego ole? Site na ${printNaira(f.least)}.`,
  howMuchMonthly: (f) => `Ego ole kwa ọnwa? Site na ${printNaira(f.least)}.`,
  howMuchSell: (f) => `${f.name} gị ruru ${printNaira(f.value)}. Nke ego ole ka ị chọrọ ire?`,
  sellAll: () => 'Ha niile',
  whichMix: () => 'Kedu ụdị atụmatụ?',
  howLong: () => 'Afọ ole?',
  planName: () => 'Atụmatụ m',
  market: (f) =>
    [
      `Ọnụ ahịa sitere na ${f.source}, ${printDay(f.at)} ${printTime(f.at)}:`,
      ...f.lines.map(
        ({ name, price, change, about: words }) =>
          `• ${name} ${printNaira(price)} (${change >= 0 ? '+' : ''}${change}% taa)${words && f.lines.length === 1 ? `\n${words}` : ''}`,
      ),
      '',
      `${risk} Sị “buy 20k ${f.lines[0]?.name ?? ''}”.`,
    ].join('\n'),
  nothing: () => 'I tinyebeghị ego ka ọ mụọ. Sị “itinye ego ka ọ mụọ” ka ị hụ ihe ị nwere ike ịzụ.',
  outWhen: () =>
    'I nwere ike ire ya mgbe ọ bụla, n’ihe ọ ruru n’ụbọchị ahụ: o nwere ike ịkarị ihe ị kwụrụ, ma ọ bụ pere mpe. Bond gọọmentị na-akwụ ọmụrụ nwa ya ma ị jide ya ruo na njedebe.',
  gainUnknown: () =>
    'O nweghị onye nwere ike ikwe nkwa nke ahụ: ọnụahịa na-arị elu, na-arịdata. Ọ bụ naanị bond gọọmentị nwere ọnụego a maara mgbe ị na-azụta ya: sị “show bonds”.',
  nothingToSell: () => 'I nweghị ihe ị ga-ere.',
  portfolio: (f) =>
    [
      `Ego i tinyere: ${printNaira(f.value)} (${signed(f.gain)}, ${f.gain >= 0n ? '+' : ''}${f.percent}%)`,
      ...f.lines.map(
        (line) => `${line.name}: ${printNaira(line.value)} (${signed(line.gain)}), ${line.quantity}`,
      ),
      ...f.plans.map(
        (plan) =>
          `Atụmatụ “${plan.name}”: ${printNaira(plan.value)}, ${printNaira(plan.monthly)} n’ọnwa${plan.paused ? ', ọ kwụsịtụrụ' : ''}`,
      ),
      `${f.source}, ${printTime(f.at)}`,
    ].join('\n'),
};
