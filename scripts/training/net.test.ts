import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { piecesOf, readNet, spelt, weigh } from '@karo/core/chat/nlu';
import { expect, test } from 'vitest';
import { fileOf, type Lesson, learnNet } from './net.ts';

const texts: [text: string, label: string][] = [
  ['send xamt to xname', 'transfer'],
  ['transfer xamt to xacct', 'transfer'],
  ['what is my balance', 'balance'],
  ['how much is left in my account', 'balance'],
];
const lessons: Lesson[] = texts.map(([text, label]) => ({
  pieces: piecesOf(text),
  right: [label, label === 'balance' ? 'question' : undefined],
  weight: 1,
}));
const specs = [
  { labels: ['transfer', 'balance'], weight: 1 },
  { labels: ['order', 'question'], weight: 0.2 },
];
const how = { epochs: 20, rate: 0.1, drop: 0.1, seed: 3 };
const net = learnNet(lessons, specs, how);

test('learns what it is told, head by head', () => {
  const [ofIntents] = weigh(net, piecesOf('please send xamt'));
  expect(ofIntents?.[0]).toBeGreaterThan(0.6);
  const [, ofActs] = weigh(net, piecesOf('my balance'));
  expect(ofActs?.[1]).toBeGreaterThan(0.5);
  for (const odds of weigh(net, piecesOf('balance')))
    expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
});

test('gives the same weights each time', () => {
  const again = learnNet(lessons, specs, how);
  expect(Buffer.from(again.lower.buffer).equals(Buffer.from(net.lower.buffer))).toBe(true);
  expect(again.heads).toEqual(net.heads);
});

test('what is written is read as it was learnt', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'net-')), 'weights.bin');
  writeFileSync(file, fileOf(net));
  const again = readNet(pathToFileURL(file));
  expect(weigh(again, piecesOf('my balance'))).toEqual(weigh(net, piecesOf('my balance')));
});

test('a text of nothing has no pieces but its end, and is weighed all the same', () => {
  expect(weigh(net, piecesOf(''))[0]).toHaveLength(2);
});

test('spelling is folded before the net sees it', () => {
  expect(spelt("Don't seeeend xamt")).toBe('dont seend xamt');
});
