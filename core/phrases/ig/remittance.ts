import { printNaira } from '../../money.ts';
import { symbolOf } from '../../remittance/countries.ts';
import { printForeign } from '../../remittance.ts';
import type { en } from '../en.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

/** What the bank says about money from abroad, in Igbo. */
export const remittance: Begun<(typeof en)['remittance']> = {
  received: (f) =>
    `💰 Ị natara ${printNaira(f.remittance.receives)} site na mba ọzọ, n’aka ${f.from} (${printForeign(f.remittance.amount, f.remittance.currency)}).\nNọmba akaebe: ${f.remittance.reference}\nFọdụrụ: ${printNaira(f.balance)}`,
  invitation: (f) =>
    `${printNaira(f.remittance.receives)} si n’aka ${f.remittance.cardholder ?? 'mba ọzọ'} na-echere gị na Karo. Jiri nọmba a mepee akaụntụ n’efu: ${f.link} Ref ${f.remittance.reference}. Karo anaghị ajụ PIN gị.`,
  whichCountry: () => 'Kedu mba ego ahụ si abịa?',
  howMuch: (f) => `Ego ole ka a ga-ezite, na ${f.currency}? Dịka ${symbolOf(f.currency)}100.`,
  estimate: (f) =>
    [
      `${printForeign(f.amount, f.currency)} e zitere ugbu a ga-abịarute dịka ${printNaira(f.receives)}.`,
      `Ụgwọ ọrụ ${printForeign(f.fee, f.currency)}, ọnụego mgbanwe ${printNaira(f.rate)} maka ${symbolOf(f.currency)}1, ruo ${printTime(f.expiresAt)}.`,
      '',
      f.phone
        ? `Onye na-ezite ga-eji kaadị kwụọ na ${f.link} nye nọmba gị, ${f.phone}. Ọ ga-eru n’ime nkeji 1 ruo 5.`
        : `Onye na-ezite ga-eji kaadị kwụọ na ${f.link} nye nọmba ekwentị onye ga-anata ya.`,
    ].join('\n'),
};
