import type { BillWords } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

const meter = { prepaid: 'mita prepaid', postpaid: 'mita postpaid' };
const target = (f: BillWords): string => `${f.biller} ${f.number}`;
const thing = (f: BillWords): string =>
  f.plan ? `${f.biller} ${f.plan}` : `${printNaira(f.amount)} ${f.biller}`;

/** What the bank says about data, electricity and television, in Igbo. */
export const bills: Begun<(typeof en)['bills']> = {
  kinds: { airtime: 'Kaadị ekwentị', data: 'Data', electricity: 'Ọkụ latrik', tv: 'Onyonyo' },
  quote: (f) =>
    [
      f.plan ? `${f.biller} ${f.plan}, ${printNaira(f.amount)}` : `Kwụọ ${f.biller} ${printNaira(f.amount)}`,
      f.meterType ? `${f.number} (${meter[f.meterType]})` : f.number,
      ...(f.holder ? [f.holder] : []),
      'Ụgwọ ọrụ adịghị',
      '',
      `Jiri PIN gị kwado ya tupu ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f) => `Ị kwadoro ya. Anyị na-akwụ ${thing(f)} maka ${f.number} ugbu a.`,
  done: (f) =>
    [
      `✅ Akwụọla ${thing(f)} maka ${f.holder ?? f.number}.`,
      ...(f.token ? [`Token: ${f.token}`] : []),
      ...(f.token?.includes(',') ? ['Tinye ha niile na mita, otu otu ka ha siri dị ebe a.'] : []),
      ...(f.units ? [`Units: ${f.units} kWh`] : []),
      `Nọmba akaebe: ${f.reference}`,
      `Fọdụrụ: ${printNaira(f.balance)}`,
    ].join('\n'),
  pending: (f) =>
    `⏳ ${f.biller} azabeghị maka ${printNaira(f.amount)} gị nke ${f.number}. Anyị na-ajụ, anyị ga-agwa gị. Biko akwụla ya ọzọ.\nNọmba akaebe: ${f.reference}`,
  failed: (f) =>
    `❌ ${f.biller} anataghị ${printNaira(f.amount)} gị maka ${f.number}. Ego gị dị na akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  undone: (f) =>
    `↩️ ${f.biller} emechaghị ${printNaira(f.amount)} gị maka ${f.number} n’ikpeazụ. Ego ahụ niile alaghachila n’akaụntụ gị.\nNọmba akaebe: ${f.reference}`,
  which: () => 'Gịnị ka ị chọrọ ịkwụ?',
  whichDisco: () => 'Kedu ụlọ ọrụ ọkụ?',
  whichTv: () => 'Kedu onyonyo?',
  noPlanAt: (f) => `Ọ nweghị atụmatụ na-efu ${printNaira(f.amount)}.`,
  whichPlan: (f) => `Kedu atụmatụ ${f.biller}?`,
  days: (f) => `maka ụbọchị ${f.days}`,
  planTitle: (f) => `${f.name} ${printNaira(f.price)}`,
  meter: () => 'Gịnị bụ nọmba mita?',
  smartcard: () => 'Gịnị bụ nọmba smartcard (IUC)?',
  another: () => 'Nọmba ọzọ',
  howMuch: () => 'Ọkụ ego ole ka ị chọrọ ịzụ?',
  token: (f) =>
    [`Token gị ikpeazụ, maka ${target(f)}:`, f.token, ...(f.units ? [`${f.units} kWh`] : [])].join('\n'),
  noToken: () => 'Ị zụbeghị token ebe a. Sị “zuta oku” ka ị malite.',
  nothingBefore: () => 'Ị kwụtụbeghị ụdị ụgwọ a ebe a.',
  lastBill: (f) => `Oge ikpeazụ: ${thing(f)}, ${f.number}`,
  receiptTitle: 'Risiti ụgwọ',
  labels: { biller: 'Onye a kwụrụ', number: 'Nọmba', plan: 'Atụmatụ', token: 'Token', units: 'Unit (kWh)' },
};
