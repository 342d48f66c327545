import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskFigures, maskSecrets } from './masking.ts';

test.each([
  ['My pin is 2580 and it fails', 'My pin is •••• and it fails'],
  ['2580 is my PIN', '•••• is my PIN'],
  ['2580', '••••'],
  ['otp: 481 516', 'otp: ••• •••'],
  ['pin two five eight zero', 'pin ••• •••• ••••• ••••'],
  ['BVN 22212345678', 'BVN •••••••••••'],
  ['my number 5 5 5 1 2 3 4 5 6 7 8 please', 'my number • • • • • • • • • • • please'],
  ['card 5399 8300 0000 0008 cvv 123', 'card •••• •••• •••• •••• cvv •••'],
  ['pin ٢٥٨٠', 'pin ••••'],
  ['lambar sirrina 2580 ce', 'lambar sirrina •••• ce'],
])('%s', (said, masked) => expect(maskSecrets(said)).toBe(masked));

test.each([
  'I sent 5,000 to 1234567896 at GTB',
  'call me on 08030000001 or +2348030000001',
  'transfer KT2611ABCD of NGN 2500 failed, session 999999261123100000123456789012',
  'Where is my ₦2580?',
  'it was the 14th of May 2026 at 10.15',
])('%s stays as it is', (said) => expect(maskSecrets(said)).toBe(said));

test('of what was given up no figure is left, whatever it is written with', () => {
  expect(maskFigures('my pin is 2580 ٢٥٨٠ or two five eight zero')).not.toMatch(/\p{Nd}|two|eight/u);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(maskFigures(text)).not.toMatch(/\p{Nd}/u);
      expect(maskSecrets(text)).toHaveLength(text.length);
    }),
  );
});
