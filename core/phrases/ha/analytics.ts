import type { SpendingCategory } from '../../contract/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const categories: Record<SpendingCategory, string> = {
  airtime: 'Katin waya',
  data: 'Data',
  electricity: 'Wuta',
  tv: 'Talabijin',
  food: 'Abinci',
  transport: 'Sufuri',
  shopping: 'Siyayya',
  housing: 'Gida',
  health: 'Lafiya',
  education: 'Ilimi',
  family: 'Iyali',
  entertainment: 'Nishaɗi',
  savings: 'Ajiya',
  investments: 'Jari',
  loans: 'Bashi',
  charges: 'Caji',
  transfers: 'Turawa',
  salary: 'Albashi',
  income: 'Kuɗin shiga',
  refunds: 'Kuɗin da ya dawo',
  other: 'Saura',
};

/** What the bank says about what was earned and spent, in Hausa. */
export const analytics: Begun<(typeof en)['analytics']> = {
  categories,
  labels: {
    report: 'Rahoton kuɗi',
    statement: 'Bayanin asusu',
    balance: 'Ragowa',
    income: 'Kuɗin shiga na wata',
    expenses: 'Kuɗin da ake kashewa a wata',
    savingsRate: 'Ba a kashe ba',
    date: 'Kwanan wata',
    description: 'Bayani',
    category: 'Iri',
    amount: 'Kuɗi',
    opening: 'Kuɗin farawa',
    closing: 'Kuɗin ƙarshe',
    moneyIn: 'Kuɗin da ya shigo',
    moneyOut: 'Kuɗin da ya fita',
  },
  mailed: (f) =>
    `Rahoton kowane wata yana zuwa ${f.email} a PDF, na gaba ${printDay(f.nextAt)}. Don sauke ɗaya yanzu, ko a daina: ${f.link}`,
  mailedNoMore: () =>
    'Ba za a ƙara aika rahoton wata ba. Idan kana so kuma, ka ce “email me my monthly report”.',
  greeting: (f) => `Sannu ${f.firstName}, ga rahotonka na ${f.period}.`,
  spent: (f) =>
    [
      `Ka kashe ${printNaira(f.amount)} (${f.label}).`,
      ...f.parts.map((part) => `${categories[part.id]}: ${printNaira(part.amount)}, ${part.percentage}%`),
    ].join('\n'),
  spentOn: (f) =>
    f.count === 0
      ? `Ba ka kashe komai a kan ${categories[f.category].toLowerCase()} ba (${f.label}).`
      : `Ka kashe ${printNaira(f.amount)} a kan ${categories[f.category].toLowerCase()} (${f.label}), sau ${f.count}.`,
};
