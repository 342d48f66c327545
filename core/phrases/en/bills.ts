import type { BillKind, BillWords } from '../../catalogue/index.ts';
import { type Kobo, printNaira } from '../../kernel/index.ts';
import { printTime } from '../print.ts';

type Kinds = Record<BillKind | 'airtime', string>;

const kinds: Kinds = { airtime: 'Airtime', data: 'Data', electricity: 'Electricity', tv: 'TV' };

const meter = { prepaid: 'prepaid meter', postpaid: 'postpaid meter' };

/** `Ikeja Electric 45001234567`, and what is bought there. */
const target = (f: BillWords): string => `${f.biller} ${f.number}`;
const thing = (f: BillWords): string =>
  f.plan ? `${f.biller} ${f.plan}` : `${printNaira(f.amount)} ${f.biller}`;

const tokenLines = (f: { token?: string; units?: string }): string[] => [
  ...(f.token ? [`Token: ${f.token}`] : []),
  ...(f.token?.includes(',') ? ['Type all of them into the meter, in this order.'] : []),
  ...(f.units ? [`Units: ${f.units} kWh`] : []),
];

/** What the bank says about data, electricity and television. */
export const bills = {
  kinds,
  quote: (f: BillWords & { expiresAt: Date }) =>
    [
      f.plan
        ? `${f.biller} ${f.plan}, ${printNaira(f.amount)}`
        : `Pay ${printNaira(f.amount)} to ${f.biller}`,
      f.meterType ? `${f.number} (${meter[f.meterType]})` : f.number,
      ...(f.holder ? [f.holder] : []),
      'No fee',
      '',
      `Approve with your PIN before ${printTime(f.expiresAt)}.`,
    ].join('\n'),
  sending: (f: BillWords) => `Approved. Paying ${thing(f)} for ${f.number} now.`,
  done: (f: BillWords & { token?: string; units?: string; reference: string; balance: Kobo }) =>
    [
      `✅ ${thing(f)} is paid for ${f.holder ?? f.number}.`,
      ...tokenLines(f),
      `Reference: ${f.reference}`,
      `Balance: ${printNaira(f.balance)}`,
    ].join('\n'),
  pending: (f: BillWords & { reference: string }) =>
    `⏳ ${f.biller} has not answered yet about your ${printNaira(f.amount)} for ${f.number}. We keep asking, and will tell you. Please do not pay it again.\nReference: ${f.reference}`,
  failed: (f: BillWords & { reference: string }) =>
    `❌ ${f.biller} did not take your ${printNaira(f.amount)} for ${f.number}. Your money is in your account.\nReference: ${f.reference}`,
  /** It was delivered, and its company undid it later. */
  undone: (f: { biller: string; amount: Kobo; number: string; reference: string }) =>
    `↩️ ${f.biller} could not complete your ${printNaira(f.amount)} for ${f.number} after all. All of it is back in your account.\nReference: ${f.reference}`,

  which: () => 'What would you like to pay?',
  whichDisco: () => 'Which electricity company?',
  whichTv: () => 'Which TV?',
  noPlanAt: (f: { amount: Kobo }) => `No plan costs ${printNaira(f.amount)}.`,
  whichPlan: (f: { biller: string }) => `Which ${f.biller} plan?`,
  planTitle: (f: { name: string; price: Kobo }) => `${f.name} ${printNaira(f.price)}`,
  days: (f: { days: number }) => (f.days === 1 ? 'for 1 day' : `for ${f.days} days`),
  meter: () => 'What is the meter number?',
  smartcard: () => 'What is the smartcard (IUC) number?',
  another: () => 'Another number',
  howMuch: () => 'How much light do you want to buy?',
  token: (f: BillWords & { token: string; units?: string }) =>
    [`Your last token, for ${target(f)}:`, f.token, ...(f.units ? [`${f.units} kWh`] : [])].join('\n'),
  noToken: () => 'You have not bought a token here yet. Say “buy light” to begin.',
  nothingBefore: () => 'You have not paid such a bill here before.',
  lastBill: (f: BillWords) => `Last time: ${thing(f)}, ${f.number}`,

  receiptTitle: 'Bill receipt',
  labels: { biller: 'Paid to', number: 'Number', plan: 'Plan', token: 'Token', units: 'Units (kWh)' },
};
