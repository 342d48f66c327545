import { expect, test } from 'vitest';
import type { Language } from '../../kernel/ports.ts';
import { glossesOf } from './glossary.ts';

const said = (language: Language, text: string): string => glossesOf(text, language).join(' ');

test('reads a sentence of each language word by word in English', () => {
  expect(said('ha', 'nawa na tura wa xname jiya')).toBe('how much i send xname yesterday');
  expect(said('pcm', 'abeg wetin remain')).toBe('please balance');
  expect(said('ig', 'lelee ego m')).toBe('show money i');
  expect(said('yo', 'nomba asiri mi')).toBe('password i');
});

test('knows a word by its stem, and says what its ending says', () => {
  expect(said('ig', 'ahubeghi m ego')).toContain('not');
  expect(said('ha', 'bashina')).toBe('loan i');
  expect(said('ha', 'asusunku motarsa')).toBe('account car');
  expect(said('en', 'transferring transferred transfers')).toBe('send send send');
});

test('takes a word with one letter wrong for the one it is nearest to', () => {
  expect(said('ha', 'taimakko')).toBe('help');
  expect(said('ig', 'mbinnye')).toBe('loan');
});

test('leaves English within another language, masks and words that it does not know as they are', () => {
  expect(said('ha', 'send xamt zuwa xname')).toBe('send xamt xname');
  expect(said('yo', 'zzqqx')).toBe('zzqqx');
});
