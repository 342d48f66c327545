import type { InwardFacts, RecallReason } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

type Held = Parameters<(typeof en)['inward']['held']>[0];

const lifts: Record<Held['reason'], (f: Held) => string> = {
  new_identity: (f) =>
    `Ekwentị gị ma ọ bụ ngwaọrụ gị ka dị ọhụrụ ebe a, ya mere naanị ${printNaira(f.limit)} nwere ike ịbata${f.until ? ` ruo ${printDay(f.until)} ${printTime(f.until)}` : ' n’ụbọchị mbụ'}. Mgbe nke ahụ gasịrị, ọ ga-abata n’onwe ya.`,
  ceiling: (f) =>
    `Akaụntụ gị nwere ike ijide naanị ${printNaira(f.limit)} n’ọkwa gị. Bulie ọkwa gị (kwuo “upgrade my account”) ma ọ bụ mefuo ụfọdụ, ọ ga-abata n’onwe ya.`,
};

const about = (f: InwardFacts): string => (f.narration ? `\nMaka: ${f.narration}` : '');

const recallReasons: Record<RecallReason, string> = {
  mistake: 'e ziri ya na mmejọ',
  twice: 'e ziri ya ugboro abụọ',
  amount: 'ego ole ahụ ezighị ezi',
  fraud: 'onye ahịa ha kọrọ aghụghọ',
};

/** What the bank says of money from other banks, in Igbo. */
export const inward: Begun<(typeof en)['inward']> = {
  received: (f) =>
    `💰 Ị natara ${printNaira(f.amount)} site n’aka ${f.from} (${f.bank}).${about(f)}\nNọmba akaebe: ${f.reference}\nFọdụrụ: ${printNaira(f.balance)}`,
  held: (f) =>
    `⏳ ${printNaira(f.amount)} si n’aka ${f.from} (${f.bank}) abịala, mana ọ na-eche. ${lifts[f.reason](f)}\nỌ bụrụ na o nweghị ike ịbata tupu ${printDay(f.returnBy)} ${printTime(f.returnBy)}, ọ ga-alaghachi na ${f.bank}.\nNọmba akaebe: ${f.reference}`,
  returned: (f) =>
    f.why === 'held'
      ? `↩️ ${printNaira(f.amount)} si n’aka ${f.from} (${f.bank}) enweghị ike ịbata n’oge, ọ laghachila na ${f.bank}.\nNọmba akaebe: ${f.reference}`
      : `↩️ Ị weghachiri ${printNaira(f.amount)} nye ${f.from} (${f.bank}).\nNọmba akaebe: ${f.reference}`,
  recallAsked: (f) =>
    `${f.bank} na-arịọ gị ka ị weghachi ${printNaira(f.amount)} si n’aka ${f.from} bịa.\nIhe kpatara ya: ${recallReasons[f.reason]}.\nỌ bụ gị ga-ekpebi. Anyị agaghị ewere ihe ọ bụla ma ọ bụrụ na i jighị PIN gị kwado ya tupu ${printDay(f.answerBy)} ${printTime(f.answerBy)}. Kwuo “weghachi ya” iji kwado ya, ma ọ bụ “debe ya”; ọ bụrụ na i meghị ihe ọ bụla, ọ bụ nke gị.\nNọmba akaebe: ${f.reference}`,
  recallOffer: (f) =>
    `Ka anyị weghachi ${printNaira(f.amount)} nye ${f.from} (${f.bank})?\nỌ ga-apụ mgbe i jiri PIN gị kwado ya tupu ${printTime(f.expiresAt)}.\nNọmba akaebe: ${f.reference}`,
  recallLapsed: (f) =>
    `Oge ịza ${f.bank} agafela: ${printNaira(f.amount)} si n’aka ${f.from} bụ nke gị.\nNọmba akaebe: ${f.reference}`,
  recallDeclined: (f) =>
    `I debere ${printNaira(f.amount)} si n’aka ${f.from} (${f.bank}). Anyị agwala ${f.bank}.\nNọmba akaebe: ${f.reference}`,
  fund: (f) =>
    [
      'Onye ọ bụla nwere ike ịkwụnye ego n’akaụntụ gị site n’ụlọ akụ ọ bụla:',
      `Ụlọ akụ: ${f.bank}`,
      `Nọmba akaụntụ: ${f.nuban}`,
      `Aha: ${f.name}`,
      '',
      'Ego ahụ ga-abata ozugbo, m ga-agwakwa gị mgbe ọ bịara.',
      `Iji detuo ya, gosi koodu QR ma ọ bụ gwa onye ọzọ ka ọ kwụọ gị: ${f.link}`,
    ].join('\n'),
};
