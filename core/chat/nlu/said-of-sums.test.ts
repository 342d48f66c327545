import { expect, test } from 'vitest';
import { saidOnce } from './said-of-sums.ts';

test.each([
  ['send 10 10 thousand for two brothers', 'send 10 thousand each for two brothers'],
  ['send 5k 5k to Ada and Bola', 'send 5k each to Ada and Bola'],
  ['pay 500 500 to my two sons', 'pay 500 each to my two sons'],
  ['give my two sons five five thousand', 'give my two sons five thousand each'],
  ['tura wa Ada da Bola dubu biyar biyar', 'tura wa Ada da Bola dubu biyar'],
  ['fi egberun marun marun ranse si Ada ati Bola', 'fi egberun marun ranse si Ada ati Bola'],
  ['ziga Ada na Bola puku ise ise', 'ziga Ada na Bola puku ise'],
])('a sum said twice over is for each: %s', (said, once) => expect(saidOnce(said)).toBe(once));

test.each([
  'send 5000 to 0123450123',
  'call me on 0803 500 500',
  'my account is 5000 5000 12',
  '2580 2580',
  '5000 5000',
  'send 5k to Ada and 5k to Bola',
  'send 100k 10k',
])('and what is not doubled stays: %s', (said) => expect(saidOnce(said)).toBe(said));
