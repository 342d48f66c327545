import type { SpendingCategory } from '../../analytics.ts';

const words: [RegExp, SpendingCategory][] = [
  [/\b(?:airtime|recharge|credit card|calls?)\b/, 'airtime'],
  [/\bdata\b|\bbundles?\b/, 'data'],
  [/\b(?:light|electricity|nepa|meter)\b/, 'electricity'],
  [/\b(?:dstv|gotv|startimes|cable|tv)\b/, 'tv'],
  [/\b(?:food|chop|eating|groceries|restaurants?)\b/, 'food'],
  [/\b(?:transport|fuel|petrol|uber|bolt|taxi|fares?)\b/, 'transport'],
  [/\b(?:rent|house|housing)\b/, 'housing'],
  [/\b(?:school|fees|education|books)\b/, 'education'],
  [/\b(?:hospital|drugs|medicine|health)\b/, 'health'],
  [/\b(?:family|upkeep)\b/, 'family'],
  [/\b(?:shopping|clothes|shoes)\b/, 'shopping'],
  [/\b(?:enjoyment|entertainment|betting|games|netflix)\b/, 'entertainment'],
  [/\b(?:charges|bank fees)\b/, 'charges'],
  [/\bloans?\b/, 'loans'],
  [/\btransfers?\b/, 'transfers'],
];

/** What the money went on, where one thing is named. */
export const categorySaid = (text: string): string | undefined =>
  words.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
