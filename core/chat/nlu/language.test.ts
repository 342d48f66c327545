import { expect, test } from 'vitest';
import type { Language } from '../../kernel/ports.ts';
import { identifyLanguage } from './language.ts';

const said: [conversation: Language, text: string, language: Language][] = [
  ['ha', 'buy mtn 500 for me', 'en'],
  ['yo', 'send money to chidi now now', 'en'],
  ['ig', 'abeg send money give chidi now now', 'pcm'],
  ['ha', 'show me my last transactions', 'en'],
  ['ha', 'what is my account number again', 'en'],
  ['ha', 'duba min balance please', 'ha'],
  ['ha', 'help me buy data', 'ha'],
  ['en', 'send money to chidi now now', 'en'],
  ['pcm', 'send money to chidi now now', 'pcm'],
  ['yo', 'ok', 'yo'],
  ['en', 'e kaaro o', 'yo'],
  ['en', 'ina kwana oga', 'ha'],
  ['en', 'hello sir', 'en'],
];

test.each(said)('in a conversation in %s, "%s" is %s', (conversation, text, language) => {
  expect(identifyLanguage(text, conversation).language).toBe(language);
});
