import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmounts } from '../chat/nlu/amounts.ts';
import { kobo, naira } from '../kernel/money.ts';
import { type Language, languages } from '../kernel/ports.ts';
import { amountInWords } from './numbers.ts';

const written: [amount: number, words: Record<Language, string>][] = [
  [
    5_000,
    {
      en: 'five thousand naira',
      pcm: 'five thousand naira',
      ha: 'naira dubu biyar',
      yo: 'ẹgbẹ̀rún márùn-ún náírà',
      ig: 'naira puku ise',
    },
  ],
  [
    250_000,
    {
      en: 'two hundred and fifty thousand naira',
      pcm: 'two hundred and fifty thousand naira',
      ha: 'naira dubu ɗari biyu da hamsin',
      yo: 'ẹgbẹ̀rún lọ́nà igba ó lé àádọ́ta náírà',
      ig: 'naira puku narị abụọ na iri ise',
    },
  ],
];

test.each(written)('%d in the words of each language', (amount, words) => {
  for (const language of languages) expect(amountInWords(naira(amount), language)).toBe(words[language]);
});

test.each([...languages])('any amount written in the words of %s is read back as itself', (language) => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 1, max: 9_999 }).map((thousands) => thousands * 1_000),
      ),
      (amount) => {
        const words = amountInWords(naira(amount), language);
        expect([words, ...parseAmounts(words, language).map((found) => found.amount)]).toEqual([
          words,
          { kobo: naira(amount) },
        ]);
      },
    ),
    { numRuns: 1_500 },
  );
});

test.each([...languages])('kobo are written and read back in %s', (language) => {
  const words = amountInWords(kobo(500_050), language);
  expect(parseAmounts(words, language).map((found) => found.amount)).toEqual([{ kobo: 500_050n }]);
});
