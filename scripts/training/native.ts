import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intent, Topic } from '@karo/core/chat/intents';
import { type Language, languages, plain } from '@karo/core/kernel';
import { clincLabel } from './sets.ts';

type Label = Intent | Topic;
export type NativeRow = { language: Language; intent: string; text: string };

/** INJONGO's training rows in Hausa, Yoruba and Igbo (see NOTICE); none where the file is not there. */
export function readNative(folder: string): NativeRow[] {
  const file = join(folder, 'injongo-train.tsv');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [code, intent = '', text = ''] = line.split('\t');
      const language = languages.find((each) => each === code);
      return language && text ? [{ language, intent, text }] : [];
    });
}

/** INJONGO's banking intents as the catalogue has them. */
const banking: Record<string, Label> = {
  balance: 'balance',
  bill_balance: 'bill_balance',
  freeze_account: 'freeze_account',
  interest_rate: 'interest_rate',
  min_payment: 'min_payment',
  pay_bill: 'bill',
  pin_change: 'pin_change',
  spending_history: 'spending',
  transactions: 'transactions',
  transfer: 'transfer',
};
export const isBanking = (intent: string): boolean => intent in banking;

/** What is paid where `pay_bill` names it, in folded text; light by each language's own words: the Yoruba "ina" begins a wish in Hausa. */
const light: Partial<Record<Language, readonly string[]>> = {
  ha: ['lantarki', 'wuta', 'wutar', 'nepa', 'ikedc', 'ekedc'],
  yo: ['ina', 'nepa', 'ikedc', 'ekedc'],
  ig: ['oku', 'nepa', 'ikedc', 'ekedc'],
};
const named: readonly [label: Label, words: readonly string[]][] = [
  ['tv', ['dstv', 'gotv', 'startimes', 'netflix', 'showmax', 'iroko', 'tv', 'telifishan']],
  ['data', ['data']],
  ['airtime', ['katin waya', 'recharge']],
];

/** What an INJONGO row is to the bank; its other intents bear CLINC150's names. `undefined` is left out. */
export function nativeLabel({ language, intent, text }: NativeRow): Label | undefined {
  const label = banking[intent];
  if (!label) return clincLabel(intent);
  if (intent !== 'pay_bill') return label;
  const said = ` ${(plain(text).match(/[a-z]+/g) ?? []).join(' ')} `;
  const names = (words: readonly string[] = []): boolean => words.some((word) => said.includes(` ${word} `));
  if (names(light[language])) return 'electricity';
  return named.find(([, words]) => names(words))?.[0] ?? label;
}
