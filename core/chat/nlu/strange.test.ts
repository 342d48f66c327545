import { expect, test } from 'vitest';
import { hasUnasked, isStrange } from './strange.ts';

test.each([
  ['add zucchini to my list', 'en', true],
  ['wetin be my balance', 'pcm', false],
  ['nawa ne a asusuna', 'ha', false],
  // A short message keeps the conversation's language: its words count as they are said too.
  ['nawa ne a asusuna', 'en', false],
  ['xamt', 'ig', false],
] as const)('whether “%s” (%s) has a word that nobody asks a bank with: %s', (masked, language, unasked) => {
  expect(hasUnasked(masked, language)).toBe(unasked);
});

test('a word that nobody asks a bank with makes a little doubt enough', () => {
  const [known, unknown] = ['wetin be my balance', 'add zucchini to my list'];
  expect(isStrange(known, 'en', 0.2)).toBe(false);
  expect(isStrange(unknown, 'en', 0.2)).toBe(true);
  expect(isStrange(unknown, 'en', 0.01)).toBe(false);
});
