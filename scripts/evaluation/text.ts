import { type Intent, intents, isBankAction, type Topic, topics } from '@karo/core/chat/intents';
import { guessLanguage } from '@karo/core/chat/language';
import { type Understood, understand } from '@karo/core/chat/understand';
import { type Kobo, parseNaira } from '@karo/core/money';
import { type Language, languages } from '@karo/core/ports';
import { clincLabel, fromClinc } from '../training/sets.ts';
import {
  type Confusion,
  commonest,
  confuse,
  count,
  quantile,
  round,
  type Share,
  shareOf,
  tableOf,
} from './figures.ts';

/** A line of a file of texts: what was meant by it, where that is known. */
export type Row = { language: string; intent: string; text: string; amount?: Kobo };

const splitLine = (line: string): string[] =>
  line
    .replace(/\r$/, '')
    .split('\t')
    .map((cell) => cell.trim());

/** Reads lines of language, intent, text and, where there is one, amount in naira; a heading may name the columns in another order. */
export function readRows(content: string): Row[] {
  const lines = content
    .replace(/^\uFEFF/, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const heading = splitLine(lines[0] ?? '').map((cell) => cell.toLowerCase());
  const named = heading.includes('text') && heading.includes('intent');
  const column = (name: string, otherwise: number): number => (named ? heading.indexOf(name) : otherwise);
  const at = {
    language: column('language', 0),
    intent: column('intent', 1),
    text: column('text', 2),
    amount: column('amount', 3),
  };
  return lines.slice(named ? 1 : 0).map((line) => {
    const cells = splitLine(line);
    const amount = parseNaira((cells[at.amount] ?? '').replace(/[₦,\s]/g, ''));
    return {
      language: cells[at.language] ?? '',
      intent: cells[at.intent] ?? '',
      text: cells[at.text] ?? '',
      ...(amount !== undefined && { amount }),
    };
  });
}

const ours = new Set<string>([...intents, ...Object.keys(topics)]);

/** What a name of another catalogue is called in ours: CLINC150's, and names that differ by little. */
const alike: Record<string, Intent | Topic> = {
  oos: 'out_of_scope',
  'out-of-scope': 'out_of_scope',
  check_balance: 'balance',
  send_money: 'transfer',
  transaction_history: 'transactions',
  buy_airtime: 'airtime',
  buy_data: 'data',
  pay_bills: 'bill',
};

/** The intent or topic of the catalogue that a name stands for. */
export const labelOf = (name: string): string => {
  if (ours.has(name)) return name;
  return alike[name] ?? (name in fromClinc ? (clincLabel(name) ?? name) : name);
};

const isTopic = (label: string): label is Topic => label in topics;

/** Names of other catalogues that ours divides. */
const wider: Record<string, readonly Intent[]> = { pay_bill: ['bill', 'electricity', 'tv'] };

/** Whether what was understood is what was meant; a topic counts for its intent and for itself. */
export function isRight(understood: Understood, wanted: string): boolean {
  if (wider[wanted]?.includes(understood.intent)) return true;
  const label = labelOf(wanted);
  if (isTopic(label)) return understood.topic === label;
  return understood.intent === label;
}

/** The one amount understood, in naira; what is ambiguous is written with all that it could be. */
export function printAmount({ slots: { amount } }: Understood): string {
  if (!amount) return '';
  const naira = (kobo: Kobo): string => String(Number(kobo) / 100);
  return 'kobo' in amount ? naira(amount.kobo) : amount.options.map(naira).join('|');
}

const sameAmount = ({ slots: { amount } }: Understood, wanted: Kobo): boolean =>
  amount !== undefined && 'kobo' in amount && amount.kobo === wanted;

const isLanguage = (code: string): code is Language => languages.some((each) => each === code);

/** A text understood alone: its language first, with nothing known of who writes. */
export function understandAlone(text: string, now: Date): Understood {
  const { language } = guessLanguage(text);
  return { ...understand(text, { language, now, names: [] }), language };
}

export type Measured = { report: ReturnType<typeof reportOf>; understood: Understood[] };

function reportOf(
  rows: readonly Row[],
  shares: { language: Map<string, Share>; intent: Map<string, Share>; amount: Map<string, Share> },
  all: { language: Share; intent: Share; amount: Share; falseActions: Share },
  confusion: { language: Confusion; intent: Confusion },
  times: readonly number[],
) {
  const table = (key: 'language' | 'intent' | 'amount') => ({
    all: tableOf(new Map([['all', all[key]]])).all,
    by: tableOf(shares[key]),
  });
  return {
    texts: rows.length,
    language: { ...table('language'), confusion: commonest(confusion.language) },
    intent: { ...table('intent'), confusion: commonest(confusion.intent) },
    amount: table('amount'),
    falseBankActions: tableOf(new Map([['all', all.falseActions]])).all,
    milliseconds: {
      mean: round(times.reduce((sum, each) => sum + each, 0) / (times.length || 1)),
      p95: round(quantile(times, 0.95)),
    },
  };
}

/** Understands every row and counts what was right, by language. */
export function measure(rows: readonly Row[], now: Date): Measured {
  const shares = {
    language: new Map<string, Share>(),
    intent: new Map<string, Share>(),
    amount: new Map<string, Share>(),
  };
  const all = {
    language: { right: 0, of: 0 },
    intent: { right: 0, of: 0 },
    amount: { right: 0, of: 0 },
    falseActions: { right: 0, of: 0 },
  };
  const confusion = { language: new Map(), intent: new Map() };
  const times: number[] = [];
  for (const text of rows.slice(0, 20).map((row) => row.text)) understandAlone(text, now);
  const understood = rows.map((row) => {
    const began = performance.now();
    const result = understandAlone(row.text, now);
    times.push(performance.now() - began);
    if (isLanguage(row.language)) {
      const right = result.language === row.language;
      for (const share of [all.language, shareOf(shares.language, row.language)]) count(share, right);
      if (!right) confuse(confusion.language, row.language, row.language, result.language);
    }
    if (row.intent) {
      const right = isRight(result, row.intent);
      for (const share of [all.intent, shareOf(shares.intent, row.language)]) count(share, right);
      if (!right) confuse(confusion.intent, row.language, row.intent, result.topic ?? result.intent);
      if (labelOf(row.intent) === 'out_of_scope')
        count(all.falseActions, isBankAction(result.intent) && !result.bare);
    }
    if (row.amount !== undefined)
      for (const share of [all.amount, shareOf(shares.amount, row.language)])
        count(share, sameAmount(result, row.amount));
    return result;
  });
  return { report: reportOf(rows, shares, all, confusion, times), understood };
}

/** The lines of a predictions file: language, intent, amount, topic. */
export const printPredictions = (understood: readonly Understood[]): string =>
  [
    'language\tintent\tamount\ttopic',
    ...understood.map((each) => [each.language, each.intent, printAmount(each), each.topic ?? ''].join('\t')),
  ].join('\n');
