import { expect, test } from 'vitest';
import { findAnswer } from './knowledge.ts';
import type { Language } from './ports.ts';

test.each<[Language, string, string | undefined]>([
  ['ha', 'nawa ne cajin tura kudi?', 'transfer-fee'],
  ['ha', 'na manta pin, me zan yi?', 'forgot-pin'],
  ['ha', 'kana lafiya?', undefined],
  ['yo', 'elo ni fifi owo ranse?', 'transfer-fee'],
  ['yo', 'se ojo ro lonii?', undefined],
  ['ig', 'echefuru m pin m?', 'forgot-pin'],
  ['ig', 'kedu ka i mere?', undefined],
])('in %s, “%s” asks for %s', (language, question, id) => {
  expect(findAnswer(language, question)?.id).toBe(id);
});

test('who banks in another language may ask in English, and is answered in their own', () => {
  expect(findAnswer('yo', 'can I use my fingerprint?')?.answer).toContain('passkey: fóònù rẹ');
  expect(findAnswer('ha', 'where do I buy rice?')).toBeUndefined();
});
