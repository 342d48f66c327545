import type { SpendingCategory } from '../../contract/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const categories: Record<SpendingCategory, string> = {
  airtime: 'Kaadị ekwentị',
  data: 'Data',
  electricity: 'Ọkụ',
  tv: 'Onyonyo',
  food: 'Nri',
  transport: 'Njem',
  shopping: 'Ịzụ ahịa',
  housing: 'Ụlọ',
  health: 'Ahụike',
  education: 'Akwụkwọ',
  family: 'Ezinụlọ',
  entertainment: 'Ntụrụndụ',
  savings: 'Nchekwa',
  investments: 'Itinye ego',
  loans: 'Mbinye ego',
  charges: 'Ụgwọ ọrụ',
  transfers: 'Nziga ego',
  salary: 'Ụgwọ ọnwa',
  income: 'Ego batara',
  refunds: 'Ego lọghachiri',
  other: 'Ndị ọzọ',
};

/** What the bank says about what was earned and spent, in Igbo. */
export const analytics: Begun<(typeof en)['analytics']> = {
  categories,
  labels: {
    report: 'Akụkọ ego',
    statement: 'Nkwupụta akaụntụ',
    balance: 'Ego fọdụrụ',
    income: 'Ego na-abata n’ọnwa',
    expenses: 'Ego na-apụ n’ọnwa',
    savingsRate: 'E mefughị',
    date: 'Ụbọchị',
    description: 'Nkọwa',
    category: 'Ụdị',
    amount: 'Ego',
    opening: 'Ego mmalite',
    closing: 'Ego ngwụcha',
    moneyIn: 'Ego batara',
    moneyOut: 'Ego pụrụ',
  },
  mailed: (f) =>
    `Akụkọ ọnwa ọ bụla na-abịa na ${f.email} dịka PDF, nke na-esote ${printDay(f.nextAt)}. Iji budata otu ugbu a, maọbụ kwụsị ya: ${f.link}`,
  mailedNoMore: () =>
    'Anyị agaghị eziga akụkọ ọnwa ọzọ. Ọ bụrụ na ị chọrọ ya, sị “email me my monthly report”.',
  greeting: (f) => `Ndewo ${f.firstName}, nke a bụ akụkọ gị maka ${f.period}.`,
  spent: (f) =>
    [
      `I mefuru ${printNaira(f.amount)} (${f.label}).`,
      ...f.parts.map((part) => `${categories[part.id]}: ${printNaira(part.amount)}, ${part.percentage}%`),
    ].join('\n'),
  spentOn: (f) =>
    f.count === 0
      ? `I mefughị ihe ọ bụla na ${categories[f.category].toLowerCase()} (${f.label}).`
      : `I mefuru ${printNaira(f.amount)} na ${categories[f.category].toLowerCase()} (${f.label}), ugboro ${f.count}.`,
};
