import { expect, test } from 'vitest';
import type { Language } from '../kernel/ports.ts';
import { findAnswer } from './knowledge.ts';

test.each<[Language, string, string | undefined]>([
  ['ha', 'nawa ne cajin tura kudi?', 'transfer-fee'],
  ['ha', 'na manta pin, me zan yi?', 'forgot-pin'],
  ['ha', 'kana lafiya?', undefined],
  ['yo', 'elo ni fifi owo ranse?', 'transfer-fee'],
  ['yo', 'se ojo ro lonii?', undefined],
  ['ig', 'echefuru m pin m?', 'forgot-pin'],
  ['ig', 'kedu ka i mere?', undefined],
  ['ha', 'ta yaya adashi yake aiki', 'esusu-what'],
  ['ha', 'wane lokaci kuke aiki', 'support-hours'],
  ['yo', 'se owo mi wa ni aabo', 'is-it-safe'],
  ['yo', 'igba wo ni owo naa yoo de', 'transfer-time'],
  ['ig', 'CBN o nyere unu ikike', 'licence'],
  ['ig', 'ekwenti m efuola, gini ka m ga-eme', 'lost-phone'],
  ['pcm', 'who be president', undefined],
  ['en', 'can i use this abroad', undefined],
])('in %s, “%s” asks for %s', (language, question, id) => {
  expect(findAnswer(language, question)?.id).toBe(id);
});

test('who banks in another language may ask in English, and is answered in their own', () => {
  expect(findAnswer('yo', 'can I use my fingerprint?')?.answer).toContain('passkey: fóònù rẹ');
  expect(findAnswer('ha', 'where do I buy rice?')).toBeUndefined();
});
