import type { BillWords } from '../../catalogue/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { bills as en } from '../en/bills.ts';
import { printTime } from '../print.ts';

const meter = { prepaid: 'prepaid meter', postpaid: 'postpaid meter' };

const target = (f: BillWords): string => `${f.biller} ${f.number}`;
const thing = (f: BillWords): string =>
  f.plan ? `${f.biller} ${f.plan}` : `${printNaira(f.amount)} ${f.biller}`;

const tokenLines = (f: { token?: string; units?: string }): string[] => [
  ...(f.token ? [`Token: ${f.token}`] : []),
  ...(f.token?.includes(',') ? ['Type all of them for the meter, one after one, as dem dey here.'] : []),
  ...(f.units ? [`Units: ${f.units} kWh`] : []),
];

/** What the bank says about data, electricity and television. */
export const bills: typeof en = {
  kinds: { airtime: 'Airtime', data: 'Data', electricity: 'Light', tv: 'TV' },
  quote: (f) =>
    [
      f.plan
        ? `${f.biller} ${f.plan}, ${printNaira(f.amount)}`
        : `Pay ${printNaira(f.amount)} give ${f.biller}`,
      f.meterType ? `${f.number} (${meter[f.meterType]})` : f.number,
      ...(f.holder ? [f.holder] : []),
      'No charge',
      '',
      `Put your PIN before ${printTime(f.expiresAt)} make e go.`,
    ].join('\n'),
  sending: (f) => `You don approve am. We dey pay ${thing(f)} for ${f.number} now.`,
  done: (f) =>
    [
      `✅ We don pay ${thing(f)} for ${f.holder ?? f.number}.`,
      ...tokenLines(f),
      `Reference: ${f.reference}`,
      `Balance: ${printNaira(f.balance)}`,
    ].join('\n'),
  pending: (f) =>
    `⏳ ${f.biller} never answer us about your ${printNaira(f.amount)} for ${f.number}. We still dey ask, we go tell you. Abeg no pay am again.\nReference: ${f.reference}`,
  failed: (f) =>
    `❌ ${f.biller} no collect your ${printNaira(f.amount)} for ${f.number}. Your money dey your account.\nReference: ${f.reference}`,
  undone: (f) =>
    `↩️ ${f.biller} no fit finish your ${printNaira(f.amount)} for ${f.number} again. All the money don come back your account.\nReference: ${f.reference}`,

  which: () => 'Wetin you wan pay?',
  whichDisco: () => 'Which light company?',
  whichTv: () => 'Which TV?',
  noPlanAt: (f) => `No plan dey for ${printNaira(f.amount)}.`,
  whichPlan: (f) => `Which ${f.biller} plan?`,
  planTitle: (f) => `${f.name} ${printNaira(f.price)}`,
  days: (f) => (f.days === 1 ? 'for 1 day' : `for ${f.days} days`),
  meter: () => 'Wetin be the meter number?',
  smartcard: () => 'Wetin be the smartcard (IUC) number?',
  another: () => 'Another number',
  howMuch: () => 'How much light you wan buy?',
  token: (f) =>
    [`The last token wey you buy, for ${target(f)}:`, f.token, ...(f.units ? [`${f.units} kWh`] : [])].join(
      '\n',
    ),
  noToken: () => 'You never buy token here before. Talk “buy light” make we start.',
  nothingBefore: () => 'You never pay that kind bill here before.',
  lastBill: (f) => `Last time: ${thing(f)}, ${f.number}`,

  receiptTitle: 'Bill receipt',
  labels: { biller: 'Company', number: 'Number', plan: 'Plan', token: 'Token', units: 'Units (kWh)' },
};
