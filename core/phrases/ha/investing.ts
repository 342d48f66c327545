import type { MixName } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { investing as english } from '../en/investing.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const about: Record<string, string> = {
  dangcem: 'Babban mai yin siminti a Afirka.',
  mtnn: 'Babban kamfanin waya a Najeriya.',
  zenithbank: 'Ɗaya daga cikin manyan bankunan Najeriya.',
  gtco: 'Kamfanin da ke da GTBank.',
  seplat: 'Mai da gas, a Legas da London.',
  airtelafri: 'Layin waya da kuɗi a ƙasashe goma sha huɗu.',
  btc: 'Kuɗin crypto na farko. Farashinsa yana hawa da sauka sosai.',
  eth: 'Na biyu a girma cikin kuɗin crypto. Yana hawa da sauka sosai.',
  sol: 'Sabon kuɗin crypto mai sauri. Yana hawa da sauka ƙwarai.',
  usdt: 'Yana bin dalar Amurka.',
  'fgn-savings': 'Bashi ne ga Gwamnatin Tarayya na shekara biyu zuwa uku.',
  'fgn-2031': 'Bashi ne ga Gwamnatin Tarayya har 2031.',
  'tbill-364': 'Bashi ne ga Gwamnatin Tarayya na shekara ɗaya.',
  'money-market': 'Gajerun basussuka masu lafiya. Ya dace da kuɗin da za ka iya bukata.',
  'bond-fund': 'Bond na gwamnati da na kamfanoni tare.',
  'balanced-fund': 'Rabi hannun jari, rabi bond.',
  'equity-fund': 'Hannun jarin kamfanonin Najeriya da yawa.',
};

const mixes: Record<MixName, { name: string; about: string }> = {
  conservative: { name: 'Mai taka-tsantsan', about: 'Ƙaramin haɗari: money market da bond.' },
  moderate: { name: 'Matsakaici', about: 'Ɗan haɗari: bond da hannun jari tare.' },
  aggressive: {
    name: 'Mai ƙarfin hali',
    about: 'Babban haɗari: hannun jari da crypto. Zai iya faɗuwa sosai.',
  },
};

const signed = (gain: Kobo): string => `${gain >= 0n ? '+' : ''}${printNaira(gain)}`;
const risk = 'Farashi yana hawa yana sauka: za ka iya samun ƙasa da abin da ka saka.';
const years = (f: { years: number }): string => `shekara ${f.years}`;

/** What the bank says about investing, in Hausa. */
export const investing: typeof english = {
  about,
  mixes,
  indices: {
    all: 'Duka',
    stocks: 'Hannun jari',
    crypto: 'Crypto',
    bonds: 'Bond',
    funds: 'Asusun haɗin jari',
  },
  years,
  shownBuy: (f) => ({ name: f.name, narration: `Sayi ${f.quantity} ${f.symbol} a ${f.price}` }),
  shownSell: (f) => ({
    name: f.name,
    narration: `Sayar da ${f.quantity} ${f.symbol} a ${f.price}. Kuɗin zai shigo asusunka.`,
  }),
  shownPlan: (f) => `Tsari ${mixes[f.risk].name}, kowane wata na ${years(f)}`,
  shownClose: () => 'Sayar da duka. Kuɗin zai shigo asusunka.',
  quote: (f) =>
    [
      `${f.side === 'buy' ? 'Sayi' : 'Sayar da'} ${f.name} na ${printNaira(f.gross)}`,
      `${f.quantity} a ${printNaira(f.price)}`,
      f.fee > 0n ? `Caji ${printNaira(f.fee)}` : 'Babu caji',
      f.side === 'buy' ? `Jimla ${printNaira(f.net)}` : `Za ka sami ${printNaira(f.net)}`,
      '',
      risk,
      `Farashin yana nan har ƙarfe ${printTime(f.expiresAt)}. Ka amince da PIN.`,
    ].join('\n'),
  bought: (f) =>
    `✅ Ka ƙara samun ${f.quantity} na ${f.name}, a ${printNaira(f.amount)}.\nRagowa: ${printNaira(f.balance)}`,
  sold: (f) =>
    `✅ An sayar da ${f.quantity} na ${f.name}: ${printNaira(f.amount)} yana asusunka.\nRagowa: ${printNaira(f.balance)}`,
  planQuote: (f) =>
    [
      `Tsari ${mixes[f.risk].name} “${f.name}”`,
      `${printNaira(f.monthly)} kowane wata na ${years(f)}, na farko yanzu`,
      `Zai iya kawo ${f.range} a shekara: kusan ${printNaira(f.target)} a ƙarshe. Ba a yi alkawarin haka ba.`,
      '',
      risk,
      'Ka tsaya ko ka sayar lokacin da kake so. Ka amince da PIN.',
    ].join('\n'),
  planStarted: (f) =>
    `✅ Tsarinka “${f.name}” ya fara da ${printNaira(f.amount)}. Za mu cire haka kowane wata, mu gaya maka.`,
  planCloseQuote: (f) => `Sayar da duk “${f.name}” a ${printNaira(f.amount)} ka rufe shi. Ka amince da PIN.`,
  whichPlan: () => 'Wane tsari?',
  rests: (f) =>
    f.nextAt
      ? `“${f.name}” yana ci gaba. Biya na gaba ranar ${printDay(f.nextAt)}.`
      : `“${f.name}” ya ɗan tsaya: ba za a cire komai ba sai ka ce “resume my plan”. Jarin da ka riga ka zuba yana nan.`,
  planClosed: (f) =>
    `✅ An rufe “${f.name}”: ${printNaira(f.amount)} yana asusunka.\nRagowa: ${printNaira(f.balance)}`,
  contributed: (f) => `Mun zuba ${printNaira(f.amount)} a tsarinka “${f.name}” na wannan wata.`,
  missed: (f) =>
    `Ba mu iya zuba ${printNaira(f.amount)} a “${f.name}” ba: babu shi a asusunka. Ba a cire komai ba; za mu sake gwadawa wata mai zuwa.`,
  matured: (f) =>
    `Lokacin tsarinka “${f.name}” ya cika. Ka saka ${printNaira(f.contributed)}. Ka ce “jarina” don ganin darajarsa, ka sayar ko ka bar shi.`,
  which: (f) => (f.side === 'buy' ? 'Me kake so ka saya?' : 'Me kake so ka sayar?'),
  line: (f) =>
    `${printNaira(f.price)}, ${f.change >= 0 ? '+' : ''}${f.change}% yau, daga ${printNaira(f.least)}`,
  planLine: () => 'Haɗin jari, kowane wata',
  planTitle: () => 'Tsarin kowane wata',
  howMuch: (f) => `${f.name}: na nawa? Daga ${printNaira(f.least)}.`,
  howMuchMonthly: (f) => `Nawa kowane wata? Daga ${printNaira(f.least)}.`,
  howMuchSell: (f) => `${f.name} ɗinka ya kai ${printNaira(f.value)}. Na nawa kake so ka sayar?`,
  sellAll: () => 'Duka',
  whichMix: () => 'Wane irin tsari?',
  howLong: () => 'Na shekara nawa?',
  planName: () => 'Tsarina',
  market: (f) =>
    [
      `Farashin ${f.source}, ${printDay(f.at)} ${printTime(f.at)}:`,
      ...f.lines.map(
        ({ name, price, change, about: words }) =>
          `• ${name} ${printNaira(price)} (${change >= 0 ? '+' : ''}${change}% yau)${words && f.lines.length === 1 ? `\n${words}` : ''}`,
      ),
      '',
      `${risk} Ka ce “buy 20k ${f.lines[0]?.name ?? ''}”.`,
    ].join('\n'),
  nothing: () => 'Ba ka da jari tukuna. Ka ce “zuba jari” don ganin abin da za ka iya saya.',
  outWhen: () =>
    'Kana iya sayarwa a kowane lokaci, a kan darajarsa a ranar: tana iya fin abin da ka biya, ko ta gaza. Bashin gwamnati yana biyan ribarsa idan ka riƙe shi har ƙarshe.',
  gainUnknown: () =>
    'Babu mai iya alƙawarin haka: farashi yana hawa yana sauka. Bashin gwamnati ne kaɗai ke da ƙimar riba da ake sani tun lokacin saye: ka ce “show bonds”.',
  nothingToSell: () => 'Ba ka da abin sayarwa.',
  portfolio: (f) =>
    [
      `Jarinka: ${printNaira(f.value)} (${signed(f.gain)}, ${f.gain >= 0n ? '+' : ''}${f.percent}%)`,
      ...f.lines.map(
        (line) => `${line.name}: ${printNaira(line.value)} (${signed(line.gain)}), ${line.quantity}`,
      ),
      ...f.plans.map(
        (plan) =>
          `Tsari “${plan.name}”: ${printNaira(plan.value)}, ${printNaira(plan.monthly)} a wata${plan.paused ? ', ya ɗan tsaya' : ''}`,
      ),
      `${f.source}, ${printTime(f.at)}`,
    ].join('\n'),
};
