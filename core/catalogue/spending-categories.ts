import type { SpendingCategory } from '../contract/index.ts';

export type MovementType = 'income' | 'expense' | 'other';

/** One colour a category, told apart on light and on dark. */
export const categoryColors: Record<SpendingCategory, string> = {
  airtime: '#0ea5e9',
  data: '#6366f1',
  electricity: '#f59e0b',
  tv: '#8b5cf6',
  food: '#ef4444',
  transport: '#14b8a6',
  shopping: '#ec4899',
  housing: '#a16207',
  health: '#dc2626',
  education: '#2563eb',
  family: '#d946ef',
  entertainment: '#f97316',
  savings: '#059669',
  investments: '#0d9488',
  loans: '#b45309',
  charges: '#64748b',
  transfers: '#475569',
  salary: '#16a34a',
  income: '#22c55e',
  refunds: '#84cc16',
  other: '#94a3b8',
};

/** What postings of one kind are, whatever is written on them. */
const byKind: [RegExp, SpendingCategory][] = [
  [/_reversal$/, 'refunds'],
  [/^(?:airtime|data|electricity|tv)$/, 'other'],
  [/^card_fee$/, 'charges'],
  [/^(?:plan|api_plan)$/, 'charges'],
  [/^loan/, 'loans'],
  [/^(?:investment|plan_)/, 'investments'],
  [/^(?:goal|group)_/, 'savings'],
  [/^opening$/, 'other'],
];

const ownNames: readonly SpendingCategory[] = ['airtime', 'data', 'electricity', 'tv'];

/** What a merchant by card deals in, as a category. */
const byMerchant: Record<string, SpendingCategory> = {
  card_shopping: 'shopping',
  card_food: 'food',
  card_transport: 'transport',
  card_travel: 'transport',
  card_bills: 'other',
  card_digital: 'entertainment',
  card_gaming: 'entertainment',
  card_cash: 'transfers',
  card_other: 'shopping',
};

/** What people write beside a payment, in English, Pidgin and the names of shops. */
const byWords: [RegExp, SpendingCategory][] = [
  [/\b(?:rent|landlord|caution fee|agent fee|house|mortgage|estate dues?)\b/, 'housing'],
  [/\b(?:school|fees|tuition|waec|jamb|neco|books?|lesson|course|training|university|exam)\b/, 'education'],
  [/\b(?:hospital|clinic|pharmacy|drugs?|medicine|doctor|health|hmo|lab test)\b/, 'health'],
  [
    /\b(?:uber|bolt|indrive|fuel|petrol|diesel|transport|t fare|tfare|bus|keke|okada|taxi|flight|fare|park)\b/,
    'transport',
  ],
  [/\b(?:food|foodstuff|chop|market|grocer(?:y|ies)|rice|bread|provisions|lunch|dinner)\b/, 'food'],
  [/\b(?:restaurant|eatery|buka|suya|shoprite|chicken republic|kilimanjaro)\b/, 'food'],
  [
    /\b(?:mum|mom|mummy|mama|dad|daddy|papa|brother|sister|family|wife|husband|upkeep|pocket money|allowance)\b/,
    'family',
  ],
  [
    /\b(?:netflix|spotify|showmax|cinema|movie|club|party|bet9ja|sportybet|betking|game|concert|drinks?|bar)\b/,
    'entertainment',
  ],
  [
    /\b(?:jumia|konga|clothes?|shoes?|bag|phone|laptop|shop(?:ping)?|ankara|lace|asoebi|aso ebi|hair|cream)\b/,
    'shopping',
  ],
  [/\b(?:ajo|esusu|savings?|contribution)\b/, 'savings'],
  [/\b(?:nepa|light|electric(?:ity)?|meter)\b/, 'electricity'],
  [/\b(?:airtime|recharge)\b/, 'airtime'],
  [/\bdata\b/, 'data'],
  [/\b(?:dstv|gotv|startimes)\b/, 'tv'],
];

const pay = /\b(?:salary|wages?|payroll|stipend|pay ?slip)\b/;

/** What one entry is for, by what made it and what is written on it. */
export function categoryOf(line: { kind: string; narration: string; isIn: boolean }): SpendingCategory {
  const own = ownNames.find((name) => name === line.kind);
  if (own) return own;
  const merchant = byMerchant[line.kind];
  if (merchant) return merchant;
  const kind = byKind.find(([pattern]) => pattern.test(line.kind));
  if (kind) return kind[1];
  const words = line.narration.toLowerCase();
  if (line.isIn) return pay.test(words) ? 'salary' : 'income';
  return (
    byWords.find(([pattern]) => pattern.test(words))?.[1] ??
    (line.kind === 'transfer' ? 'transfers' : 'other')
  );
}

/** The kinds of postings between a customer's own pockets, as a regular expression of the code and of PostgreSQL. */
export const ownPockets = '^(goal|group|investment|plan_)';
const isOwn = new RegExp(ownPockets);

/** What moves between a customer's own pockets, or comes back, is neither earned nor spent; what is borrowed is not earned. */
export function typeOf(line: { kind: string; isIn: boolean }): MovementType {
  if (/_reversal$|^opening$/.test(line.kind) || isOwn.test(line.kind)) return 'other';
  if (line.kind === 'loan' || (line.isIn && line.kind.startsWith('loan'))) return 'other';
  return line.isIn ? 'income' : 'expense';
}
