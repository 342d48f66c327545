import type { SpendingCategory } from '../../contract/index.ts';
import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printDay } from './print.ts';

const categories: Record<SpendingCategory, string> = {
  airtime: 'Káàdì ìpè',
  data: 'Data',
  electricity: 'Iná',
  tv: 'Tẹlifíṣọ̀n',
  food: 'Oúnjẹ',
  transport: 'Ọkọ̀',
  shopping: 'Ọjà',
  housing: 'Ilé',
  health: 'Ìlera',
  education: 'Ẹ̀kọ́',
  family: 'Ẹbí',
  entertainment: 'Ìgbádùn',
  savings: 'Ìfowópamọ́',
  investments: 'Ìdókòwò',
  loans: 'Ẹ̀yáwó',
  charges: 'Owó iṣẹ́',
  transfers: 'Ìfowóránṣẹ́',
  salary: 'Owó oṣù',
  income: 'Owó tó wọlé',
  refunds: 'Owó tó padà',
  other: 'Òmíràn',
};

/** What the bank says about what was earned and spent, in Yoruba. */
export const analytics: Begun<(typeof en)['analytics']> = {
  categories,
  labels: {
    report: 'Ìròyìn owó',
    statement: 'Ìwé àkántì',
    balance: 'Iye tó kù',
    income: 'Owó tó ń wọlé lóṣù',
    expenses: 'Owó tí ń jáde lóṣù',
    savingsRate: 'Tí a kò ná',
    date: 'Ọjọ́',
    description: 'Àlàyé',
    category: 'Irú',
    amount: 'Iye',
    opening: 'Iye ìbẹ̀rẹ̀',
    closing: 'Iye ìparí',
    moneyIn: 'Owó tó wọlé',
    moneyOut: 'Owó tó jáde',
  },
  mailed: (f) =>
    `Ìròyìn oṣù kọ̀ọ̀kan ń wá sí ${f.email} ní PDF, èyí tó kàn ${printDay(f.nextAt)}. Láti gba ọ̀kan báyìí, tàbí láti dá a dúró: ${f.link}`,
  mailedNoMore: () => 'A kò ní fi ìròyìn oṣù ránṣẹ́ mọ́. Bí o bá fẹ́ ẹ padà, sọ “email me my monthly report”.',
  greeting: (f) => `Ẹ n lẹ́ ${f.firstName}, èyí ni ìròyìn rẹ fún ${f.period}.`,
  spent: (f) =>
    [
      `O ná ${printNaira(f.amount)} (${f.label}).`,
      ...f.parts.map((part) => `${categories[part.id]}: ${printNaira(part.amount)}, ${part.percentage}%`),
    ].join('\n'),
  spentOn: (f) =>
    f.count === 0
      ? `O kò ná nǹkan kan lórí ${categories[f.category].toLowerCase()} (${f.label}).`
      : `O ná ${printNaira(f.amount)} lórí ${categories[f.category].toLowerCase()} (${f.label}), nígbà ${f.count}.`,
};
