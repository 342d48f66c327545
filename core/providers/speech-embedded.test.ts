import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banks } from '../kernel/banks.ts';
import type { Hints } from '../kernel/ports.ts';
import { decodeVoiceNote } from './audio.ts';
import { soundAlikes } from './speech-alike.ts';
import { embeddedSpeech } from './speech-embedded.ts';
import { buildGrammar, movesMoney, pronounce } from './speech-grammar.ts';
import { mendWords } from './speech-words.ts';

const hints: Hints = {
  language: 'en',
  names: ['BOLA ADE', 'CHIDI OKAFOR', 'AMINA BELLO', 'Tunde Balogun'],
  banks: banks.map((bank) => bank.short),
};
const speech = embeddedSpeech();
beforeAll(() => speech.warm?.(), 120_000);
afterAll(() => speech.close());

async function heard(name: string, given: Hints = hints) {
  const bytes = await readFile(new URL(`./fixtures/${name}.ogg`, import.meta.url));
  const { samples } = await decodeVoiceNote(bytes);
  const { text, confidence, provider } = await speech.transcribe(samples, given);
  return { text: text.toLowerCase(), confidence, provider };
}

describe('hearing a voice note with no key', () => {
  test.each([
    ['send-5000-bola', 'send five thousand naira to bola'],
    ['send-2000-chidi', 'send two thousand naira to chidi'],
    ['send-15500-amina', 'please send fifteen thousand five hundred naira to amina'],
    ['balance', 'what is my balance'],
    ['airtime-500', 'buy five hundred naira airtime'],
    ['pcm-balance', 'how much dey my account'],
    ['pcm-send-2000-chidi', 'abeg send two thousand naira give chidi'],
  ])('%s', async (name, text) => {
    const said = await heard(name);
    expect(said.text).toBe(text);
    expect(said.confidence).toBeGreaterThan(0.6);
    expect(said.provider).toBe('embedded');
  });

  test('what is in no grammar is heard freely', async () => {
    const { text, confidence } = await heard('free-complaint');
    expect(text).toContain('has not received the money');
    expect(confidence).toBeGreaterThan(0.6);
  });

  test('a person who is not known is not taken for one who is', async () => {
    const { text } = await heard('send-2000-chidi', { ...hints, names: ['TUNDE BALOGUN', 'NGOZI EZE'] });
    expect(text).toBe('send two thousand naira to chidi');
  });

  test('many at once are heard one after the other, each as its own', async () => {
    const names = ['balance', 'send-2000-chidi', 'pcm-balance'];
    const said = await Promise.all(names.map((name) => heard(name)));
    expect(said.map(({ text }) => text)).toEqual([
      'what is my balance',
      'send two thousand naira to chidi',
      'how much dey my account',
    ]);
  });
});

describe('the grammar', () => {
  test('is built of the customer’s own people and the banks', () => {
    const { jsgf, people, words } = buildGrammar({ names: ['Ọlá ADÉ'], banks: ['GTBank', 'Zenith'] });
    expect(people.slice(0, 4)).toEqual(['ola ade', 'ola', 'ade', 'ade ola']);
    expect(people).toContain('ngozi');
    expect(jsgf).toContain('<bank> = (g t bank | zenith)');
    expect(words).toEqual(expect.arrayContaining(['ola', 'naira', 'abeg', 'wetin', 'zenith']));
    expect(buildGrammar({ names: [], banks: [] }).jsgf).not.toMatch(/<bank>/);
  });

  test('says Nigerian names as they are spelled', () => {
    expect(pronounce('chidi')).toEqual(['CH IY D IY']);
    expect(pronounce('ngozi')).toEqual(['N G OW Z IY', 'EH N G OW Z IY']);
    expect(pronounce('gbenga')).toEqual(['G B EH N G AH']);
    expect(pronounce('okafor')).toEqual(['OW K AA F OW R']);
  });

  test('knows what moves money', () => {
    for (const said of [
      'send bola two thousand',
      'buy airtime',
      'seven thousand',
      'chidi',
      'zero one two three',
    ])
      expect(movesMoney(said)).toBe(true);
    for (const said of ['what is my balance', 'how much dey my account', 'show me my last receipt', 'thanks'])
      expect(movesMoney(said)).toBe(false);
  });

  test('weighs a name and a number against those that sound like them', () => {
    const alikes = soundAlikes('send fifteen thousand naira to bola', ['bola', 'bello', 'chidi']);
    expect(alikes).toContain('send fifty thousand naira to bola');
    expect(alikes).toContain('send fifteen thousand naira to bello');
    expect(soundAlikes('what is my balance', ['bola'])).toEqual([]);
  });
});

test('known mishearings are mended, and never a number', () => {
  expect(mendWords('Send five thousand nirra to Bola.')).toBe('Send five thousand naira to Bola.');
  expect(mendWords('buy 500 merit air time')).toBe('buy 500 naira airtime');
  expect(mendWords('buy five hundred nearly airtime')).toBe('buy five hundred naira airtime');
  expect(mendWords('I would like to take alone.')).toBe('I would like to take a loan.');
  expect(mendWords('let me sit alone')).toBe('let me sit alone');
  expect(mendWords('By five hundred, nerding air-time')).toContain('five hundred');
  expect(mendWords('The merit of the nerd')).toBe('The merit of the nerd');
  expect(mendWords('San 50,000 narrative ngozi,')).toBe('Send 50,000 naira ngozi');
  expect(mendWords('I won by glow data')).toBe('I wan buy Glo data');
  expect(mendWords('I want to buy data')).toBe('I want to buy data');
  expect(mendWords('I won’t send it')).toBe('I won’t send it');
  expect(mendWords('the glow of the lamp')).toBe('the glow of the lamp');
  expect(mendWords('buy nine mobile card, air tell line')).toBe('buy 9mobile card, Airtel line');
  expect(mendWords('Renew my D S T V.')).toBe('Renew my DSTV.');
});

test('a PIN said aloud is known by its figures, whatever they sound like', () => {
  expect(mendWords('My pin is to five, eight, zero.')).toBe('My pin is two five, eight, zero.');
  expect(mendWords('To five eight oh')).toBe('two five eight zero');
  expect(mendWords('send five thousand to zero one two three four five six seven eight nine')).toContain(
    'to zero one',
  );
  expect(mendWords('to zero one two three four five six seven eight nine')).toContain('to zero one');
  expect(mendWords('what is it for to me')).toBe('what is it for to me');
});
