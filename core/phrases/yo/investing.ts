import type { MixName } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import type { investing as english } from '../en/investing.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const about: Record<string, string> = {
  dangcem: 'Ilé-iṣẹ́ sìmẹ́ńtì tó tóbi jù lọ ní Áfíríkà.',
  mtnn: 'Nẹ́tíwọ́ọ̀kì fóònù tó tóbi jù lọ ní Nàìjíríà.',
  zenithbank: 'Ọ̀kan nínú àwọn báńkì ńlá Nàìjíríà.',
  gtco: 'Ilé-iṣẹ́ tó ni GTBank.',
  seplat: 'Epo àti gáàsì, ní Èkó àti London.',
  airtelafri: 'Nẹ́tíwọ́ọ̀kì fóònù àti owó ní orílẹ̀-èdè mẹ́rìnlá.',
  btc: 'Owó crypto àkọ́kọ́. Iye rẹ̀ ń lọ sókè sódò púpọ̀.',
  eth: 'Owó crypto ìkejì. Iye rẹ̀ ń lọ sókè sódò púpọ̀.',
  sol: 'Owó crypto tuntun tó yára. Iye rẹ̀ ń lọ sókè sódò gidigidi.',
  usdt: 'Ó ń tẹ̀lé dọ́là Amẹ́ríkà.',
  'fgn-savings': 'Owó tí a yá Ìjọba Àpapọ̀ fún ọdún méjì sí mẹ́ta.',
  'fgn-2031': 'Owó tí a yá Ìjọba Àpapọ̀ títí di 2031.',
  'tbill-364': 'Owó tí a yá Ìjọba Àpapọ̀ fún ọdún kan.',
  'money-market': 'Ẹ̀yáwó kúkúrú tó láàbò. Ó dára fún owó tí o lè nílò.',
  'bond-fund': 'Bond ìjọba àti ti ilé-iṣẹ́ pọ̀.',
  'balanced-fund': 'Ìdajì ìpín ilé-iṣẹ́, ìdajì bond.',
  'equity-fund': 'Ìpín ọ̀pọ̀ ilé-iṣẹ́ Nàìjíríà.',
};

const mixes: Record<MixName, { name: string; about: string }> = {
  conservative: { name: 'Onísùúrù', about: 'Ewu kékeré: money market àti bond.' },
  moderate: { name: 'Àárín', about: 'Ewu díẹ̀: bond àti ìpín ilé-iṣẹ́ pọ̀.' },
  aggressive: { name: 'Onígboyà', about: 'Ewu ńlá: ìpín ilé-iṣẹ́ àti crypto. Ó lè jábọ́ gan-an.' },
};

const signed = (gain: Kobo): string => `${gain >= 0n ? '+' : ''}${printNaira(gain)}`;
const risk = 'Iye ń lọ sókè sódò: o lè gba iye tó kéré sí èyí tí o fi sí i.';
const years = (f: { years: number }): string => `ọdún ${f.years}`;

/** What the bank says about investing, in Yoruba. */
export const investing: typeof english = {
  about,
  mixes,
  indices: {
    all: 'Gbogbo rẹ̀',
    stocks: 'Ìpín ilé-iṣẹ́',
    crypto: 'Crypto',
    bonds: 'Bond',
    funds: 'Àpapọ̀ ìdókòwò',
  },
  years,
  shownBuy: (f) => ({ name: f.name, narration: `Ra ${f.quantity} ${f.symbol} ní ${f.price}` }),
  shownSell: (f) => ({
    name: f.name,
    narration: `Ta ${f.quantity} ${f.symbol} ní ${f.price}. Owó náà yóò wọ àkántì rẹ.`,
  }),
  shownPlan: (f) => `Ètò ${mixes[f.risk].name}, lóṣooṣù fún ${years(f)}`,
  shownClose: () => 'Ta gbogbo rẹ̀. Owó náà yóò wọ àkántì rẹ.',
  quote: (f) =>
    [
      `${f.side === 'buy' ? 'Ra' : 'Ta'} ${f.name} ní ${printNaira(f.gross)}`,
      `${f.quantity} ní ${printNaira(f.price)}`,
      f.fee > 0n ? `Owó iṣẹ́ ${printNaira(f.fee)}` : 'Kò sí owó iṣẹ́',
      f.side === 'buy' ? `Àpapọ̀ ${printNaira(f.net)}` : `Wàá gba ${printNaira(f.net)}`,
      '',
      risk,
      `Iye yìí wà títí di aago ${printTime(f.expiresAt)}. Fi PIN rẹ fọwọ́ sí i.`,
    ].join('\n'),
  bought: (f) =>
    `✅ O ti ní ${f.quantity} sí i nínú ${f.name}, ní ${printNaira(f.amount)}.\nIye tó kù: ${printNaira(f.balance)}`,
  sold: (f) =>
    `✅ A ti ta ${f.quantity} nínú ${f.name}: ${printNaira(f.amount)} ti wà nínú àkántì rẹ.\nIye tó kù: ${printNaira(f.balance)}`,
  planQuote: (f) =>
    [
      `Ètò ${mixes[f.risk].name} “${f.name}”`,
      `${printNaira(f.monthly)} lóṣooṣù fún ${years(f)}, àkọ́kọ́ báyìí`,
      `Ó lè mú ${f.range} wá lọ́dún: bíi ${printNaira(f.target)} ní òpin. A kò ṣèlérí rẹ̀.`,
      '',
      risk,
      'Dá a dúró tàbí tà á nígbà tí o bá fẹ́. Fi PIN rẹ fọwọ́ sí i.',
    ].join('\n'),
  planStarted: (f) =>
    `✅ Ètò rẹ “${f.name}” ti bẹ̀rẹ̀ pẹ̀lú ${printNaira(f.amount)}. A ó máa gba iye yìí lóṣooṣù, a ó sì sọ fún ọ.`,
  planCloseQuote: (f) =>
    `Ta gbogbo “${f.name}” ní ${printNaira(f.amount)} kí o sì pa á dé. Fi PIN rẹ fọwọ́ sí i.`,
  whichPlan: () => 'Ètò wo?',
  rests: (f) =>
    f.nextAt
      ? `“${f.name}” ń tẹ̀síwájú. Owó tó kàn jẹ́ ti ${printDay(f.nextAt)}.`
      : `“${f.name}” ti sinmi: a kò ní gba nǹkan kan títí wàá fi sọ “resume my plan”. Owó tí o ti fi dókòwò ṣì wà.`,
  planClosed: (f) =>
    `✅ A ti pa “${f.name}” dé: ${printNaira(f.amount)} ti wà nínú àkántì rẹ.\nIye tó kù: ${printNaira(f.balance)}`,
  contributed: (f) => `A ti fi ${printNaira(f.amount)} sínú ètò rẹ “${f.name}” fún oṣù yìí.`,
  missed: (f) =>
    `A kò lè fi ${printNaira(f.amount)} sínú “${f.name}”: kò sí nínú àkántì rẹ. A kò gba nǹkan kan; a ó tún gbìyànjú lóṣù tó ń bọ̀.`,
  matured: (f) =>
    `Àkókò ètò rẹ “${f.name}” ti pé. O fi ${printNaira(f.contributed)} sí i. Sọ “ìdókòwò mi” láti rí iye rẹ̀, kí o tà á tàbí kí o fi í sílẹ̀.`,
  which: (f) => (f.side === 'buy' ? 'Kí lo fẹ́ rà?' : 'Kí lo fẹ́ tà?'),
  line: (f) =>
    `${printNaira(f.price)}, ${f.change >= 0 ? '+' : ''}${f.change}% lónìí, láti ${printNaira(f.least)}`,
  planLine: () => 'Àdàpọ̀ ìdókòwò, lóṣooṣù',
  planTitle: () => 'Ètò oṣooṣù',
  howMuch: (f) => `${f.name}: ti èló? Láti ${printNaira(f.least)}.`,
  howMuchMonthly: (f) => `Èló lóṣooṣù? Láti ${printNaira(f.least)}.`,
  howMuchSell: (f) => `${f.name} rẹ tó ${printNaira(f.value)}. Ti èló lo fẹ́ tà?`,
  sellAll: () => 'Gbogbo rẹ̀',
  whichMix: () => 'Irú ètò wo?',
  howLong: () => 'Fún ọdún mélòó?',
  planName: () => 'Ètò mi',
  market: (f) =>
    [
      `Iye láti ${f.source}, ${printDay(f.at)} ${printTime(f.at)}:`,
      ...f.lines.map(
        ({ name, price, change, about: words }) =>
          `• ${name} ${printNaira(price)} (${change >= 0 ? '+' : ''}${change}% lónìí)${words && f.lines.length === 1 ? `\n${words}` : ''}`,
      ),
      '',
      `${risk} Sọ “buy 20k ${f.lines[0]?.name ?? ''}”.`,
    ].join('\n'),
  nothing: () => 'O kò tíì ní ìdókòwò. Sọ “dókòwò” láti rí ohun tí o lè rà.',
  outWhen: () =>
    'O lè tà á nígbàkúgbà, ní iye tó bá tó lọ́jọ́ náà: ó lè ju iye tí o san lọ, ó sì lè dín. Bọ́ǹdì ìjọba máa ń san èlé rẹ̀ bí o bá dì í mú títí dé òpin.',
  gainUnknown: () =>
    'Kò sẹ́ni tó lè ṣe ìlérí ìyẹn: iye máa ń lọ sókè, ó sì máa ń wálẹ̀. Bọ́ǹdì ìjọba nìkan ló ní iye èlé tí a ti mọ̀ nígbà tí o bá rà á: sọ “show bonds”.',
  nothingToSell: () => 'O kò ní ohun tí o lè tà.',
  portfolio: (f) =>
    [
      `Ìdókòwò rẹ: ${printNaira(f.value)} (${signed(f.gain)}, ${f.gain >= 0n ? '+' : ''}${f.percent}%)`,
      ...f.lines.map(
        (line) => `${line.name}: ${printNaira(line.value)} (${signed(line.gain)}), ${line.quantity}`,
      ),
      ...f.plans.map(
        (plan) =>
          `Ètò “${plan.name}”: ${printNaira(plan.value)}, ${printNaira(plan.monthly)} lóṣù${plan.paused ? ', ó ń sinmi' : ''}`,
      ),
      `${f.source}, ${printTime(f.at)}`,
    ].join('\n'),
};
