import type { BillWords } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

const meter = { prepaid: 'mitar prepaid', postpaid: 'mitar postpaid' };
const target = (f: BillWords): string => `${f.biller} ${f.number}`;
const thing = (f: BillWords): string =>
  f.plan ? `${f.biller} ${f.plan}` : `${printNaira(f.amount)} ${f.biller}`;

/** What the bank says about data, electricity and television, in Hausa. */
export const bills: Begun<(typeof en)['bills']> = {
  kinds: { airtime: 'Katin waya', data: 'Data', electricity: 'Wutar lantarki', tv: 'Talabijin' },
  quote: (f) =>
    [
      f.plan
        ? `${f.biller} ${f.plan}, ${printNaira(f.amount)}`
        : `Biya ${printNaira(f.amount)} ga ${f.biller}`,
      f.meterType ? `${f.number} (${meter[f.meterType]})` : f.number,
      ...(f.holder ? [f.holder] : []),
      'Babu caji',
      '',
      `Ka amince da PIN kafin ƙarfe ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f) => `An amince. Ana biyan ${thing(f)} don ${f.number} yanzu.`,
  done: (f) =>
    [
      `✅ An biya ${thing(f)} don ${f.holder ?? f.number}.`,
      ...(f.token ? [`Token: ${f.token}`] : []),
      ...(f.token?.includes(',')
        ? ['Ka shigar da su duka a mita, ɗaya bayan ɗaya kamar yadda suke a nan.']
        : []),
      ...(f.units ? [`Units: ${f.units} kWh`] : []),
      `Lambar shaida: ${f.reference}`,
      `Ragowa: ${printNaira(f.balance)}`,
    ].join('\n'),
  pending: (f) =>
    `⏳ ${f.biller} bai amsa ba tukuna game da ${printNaira(f.amount)} ɗinka don ${f.number}. Muna ta tambaya, za mu gaya maka. Don Allah kada ka sake biya.\nLambar shaida: ${f.reference}`,
  failed: (f) =>
    `❌ ${f.biller} bai karɓi ${printNaira(f.amount)} ɗinka don ${f.number} ba. Kuɗinka yana asusunka.\nLambar shaida: ${f.reference}`,
  undone: (f) =>
    `↩️ ${f.biller} bai iya kammala ${printNaira(f.amount)} ɗinka don ${f.number} ba daga ƙarshe. Duk kuɗin ya dawo asusunka.\nLambar shaida: ${f.reference}`,
  which: () => 'Me kake so ka biya?',
  whichDisco: () => 'Wane kamfanin wuta?',
  whichTv: () => 'Wane talabijin?',
  noPlanAt: (f) => `Babu tsarin da farashinsa ${printNaira(f.amount)} ne.`,
  whichPlan: (f) => `Wane tsarin ${f.biller}?`,
  days: (f) => `na kwana ${f.days}`,
  planTitle: (f) => `${f.name} ${printNaira(f.price)}`,
  meter: () => 'Menene lambar mita?',
  smartcard: () => 'Menene lambar smartcard (IUC)?',
  another: () => 'Wata lamba',
  howMuch: () => 'Wutar nawa kake so ka saya?',
  token: (f) =>
    [`Token ɗinka na ƙarshe, don ${target(f)}:`, f.token, ...(f.units ? [`${f.units} kWh`] : [])].join('\n'),
  noToken: () => 'Ba ka sayi token a nan ba tukuna. Ka ce “saya wuta” don farawa.',
  nothingBefore: () => 'Ba ka taɓa biyan irin wannan bil a nan ba.',
  lastBill: (f) => `Na ƙarshe: ${thing(f)}, ${f.number}`,
  receiptTitle: 'Rasit na bil',
  labels: { biller: 'An biya wa', number: 'Lamba', plan: 'Tsari', token: 'Token', units: 'Unit (kWh)' },
};
