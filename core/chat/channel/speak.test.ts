import { expect, test } from 'vitest';
import type { Bank } from '../../kernel/bank.ts';
import { speakReply } from './speak.ts';

/** A voice whose sound is the text that it was given. */
const bank = {
  voice: {
    name: 'test',
    speak: async (text: string, language: string, { slow = false } = {}) => ({
      ogg: Buffer.from(`${language}${slow ? ' slow' : ''}: ${text}`),
      seconds: 1,
    }),
    close: async () => {},
  },
} as Partial<Bank> as Bank;
const choices = [
  { id: '1', title: '₦15,000' },
  { id: '2', title: '₦50,000' },
];
const spoken = async (reply: Parameters<typeof speakReply>[1]) => (await speakReply(bank, reply))?.toString();

test('a question is heard with its choices, and other news without its buttons', async () => {
  expect(await spoken({ text: 'Which amount?', choices, speak: 'en' })).toBe(
    'en: Which amount?\n1. ₦15,000.\n2. ₦50,000.',
  );
  expect(await spoken({ text: 'Done.', choices, speak: 'pcm', slow: true })).toBe('pcm slow: Done.');
});

test('who typed is not spoken to', async () => {
  expect(await spoken({ text: 'Done.' })).toBeUndefined();
});
