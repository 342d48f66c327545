import type { BillWords } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';

const meter = { prepaid: 'mítà prepaid', postpaid: 'mítà postpaid' };
const target = (f: BillWords): string => `${f.biller} ${f.number}`;
const thing = (f: BillWords): string =>
  f.plan ? `${f.biller} ${f.plan}` : `${printNaira(f.amount)} ${f.biller}`;

/** What the bank says about data, electricity and television, in Yoruba. */
export const bills: Begun<(typeof en)['bills']> = {
  kinds: { airtime: 'Káàdì ìpè', data: 'Data', electricity: 'Iná mànàmáná', tv: 'Tẹlifíṣọ̀n' },
  quote: (f) =>
    [
      f.plan
        ? `${f.biller} ${f.plan}, ${printNaira(f.amount)}`
        : `San ${printNaira(f.amount)} fún ${f.biller}`,
      f.meterType ? `${f.number} (${meter[f.meterType]})` : f.number,
      ...(f.holder ? [f.holder] : []),
      'Kò sí owó iṣẹ́',
      '',
      `Fi PIN rẹ fọwọ́ sí i kí aago ${printTime(f.expiresAt)} tó lù.`,
    ].join('\n'),
  sending: (f) => `O ti fọwọ́ sí i. À ń san ${thing(f)} fún ${f.number} báyìí.`,
  done: (f) =>
    [
      `✅ A ti san ${thing(f)} fún ${f.holder ?? f.number}.`,
      ...(f.token ? [`Token: ${f.token}`] : []),
      ...(f.token?.includes(',') ? ['Tẹ gbogbo wọn sínú mítà, ní ìtẹ̀léra bí wọ́n ṣe wà níbí.'] : []),
      ...(f.units ? [`Units: ${f.units} kWh`] : []),
      `Nọ́ńbà ẹ̀rí: ${f.reference}`,
      `Ó kù: ${printNaira(f.balance)}`,
    ].join('\n'),
  pending: (f) =>
    `⏳ ${f.biller} kò tíì dáhùn nípa ${printNaira(f.amount)} rẹ fún ${f.number}. À ń béèrè, a ó sì sọ fún ọ. Jọ̀ọ́ má tún un san.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  failed: (f) =>
    `❌ ${f.biller} kò gba ${printNaira(f.amount)} rẹ fún ${f.number}. Owó rẹ wà nínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  undone: (f) =>
    `↩️ ${f.biller} kò lè parí ${printNaira(f.amount)} rẹ fún ${f.number} mọ́. Gbogbo owó náà ti padà sínú àkántì rẹ.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  which: () => 'Kí lo fẹ́ san?',
  whichDisco: () => 'Ilé-iṣẹ́ iná wo?',
  whichTv: () => 'Tẹlifíṣọ̀n wo?',
  noPlanAt: (f) => `Kò sí ètò tó jẹ́ ${printNaira(f.amount)}.`,
  whichPlan: (f) => `Ètò ${f.biller} wo?`,
  days: (f) => `fún ọjọ́ ${f.days}`,
  planTitle: (f) => `${f.name} ${printNaira(f.price)}`,
  meter: () => 'Kí ni nọ́ńbà mítà?',
  smartcard: () => 'Kí ni nọ́ńbà smartcard (IUC)?',
  another: () => 'Nọ́ńbà mìíràn',
  howMuch: () => 'Iná èló lo fẹ́ rà?',
  token: (f) =>
    [`Token rẹ tó kẹ́yìn, fún ${target(f)}:`, f.token, ...(f.units ? [`${f.units} kWh`] : [])].join('\n'),
  noToken: () => 'O kò tíì ra token níbí. Sọ “ra ina” láti bẹ̀rẹ̀.',
  nothingBefore: () => 'O kò san irú owó yìí níbí rí.',
  lastBill: (f) => `Ìgbà tó kẹ́yìn: ${thing(f)}, ${f.number}`,
  receiptTitle: 'Rìsíìtì owó iná',
  labels: { biller: 'A san fún', number: 'Nọ́ńbà', plan: 'Ètò', token: 'Token', units: 'Unit (kWh)' },
};
