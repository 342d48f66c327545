import { expect, test } from 'vitest';
import { naira } from '../../kernel/index.ts';
import type { Frame } from '../nlu/index.ts';
import { describes, meantOf, type Thing } from './things.ts';

const schedule = JSON.stringify({ rhythm: 'weekly', firstOn: '2026-12-04' });
const transfer: Thing = {
  at: 'offer',
  flow: 'transfer',
  values: { amount: String(naira(3_000)), account: '1234567896', schedule },
  words: 'CHIDI OKAFOR',
};
const airtime: Thing = {
  at: 0,
  flow: 'airtime',
  values: { amount: String(naira(500)) },
  words: '500 airtime',
};
const things = [transfer, airtime];

const said = (concepts: string[], words = '', entities: Frame['entities'] = {}, weekday?: number): Frame => ({
  act: 'order',
  intent: 'cancel',
  confidence: 0.9,
  negated: false,
  about: new Set(['stops'] as const),
  description: {
    concepts: new Set(concepts),
    words: new Set(words.split(' ')),
    ...(weekday !== undefined && { weekday }),
  },
  facets: [],
  isBrief: true,
  direction: 'out',
  entities,
});

test('one is meant by its kind, and not the one that is offered', () => {
  expect(meantOf(said(['airtime']), things)).toEqual([airtime]);
});

test('by its sum, its number, its day and its name', () => {
  expect(meantOf(said([], '', { amount: { kobo: naira(3_000) } }), things)).toEqual([transfer]);
  expect(meantOf(said([], '', { account: '1234567896' }), things)).toEqual([transfer]);
  expect(meantOf(said([], '', {}, 5), things)).toEqual([transfer]);
  expect(meantOf(said([], 'the chidi one'), things)).toEqual([transfer]);
});

test('what contradicts is not meant, whatever else fits', () => {
  expect(meantOf(said(['airtime'], '', { amount: { kobo: naira(3_000) } }), things)).toEqual([]);
  expect(meantOf(said(['tv']), things)).toEqual([]);
  expect(describes(said(['tv']))).toBe(true);
});

test('what says nothing of a thing means none of them', () => {
  expect(meantOf(said([]), things)).toEqual([]);
  expect(describes(said(['send']))).toBe(false);
});
