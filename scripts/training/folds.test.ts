import { expect, test } from 'vitest';
import { foldsOf } from './folds.ts';

const row = (text: string, language: 'ha' | 'yo' = 'ha') => ({ language, text });

test('near-duplicates stand in one fold, through one another too, and folds are of a size', () => {
  const rows = [
    row('nawa ya rage a asusun banki na'),
    row('nawa ya rage a asusun bankina na zenith'),
    row('nawa ya rage a asusuna na zenith yau'),
    row('tura dubu biyar zuwa ga musa'),
    row('ina so in canza lambar sirri'),
    row('biya kudin wutar lantarki'),
  ];
  const folds = foldsOf(rows, 2);
  expect(folds[1]).toBe(folds[0]);
  expect(folds[2]).toBe(folds[0]);
  expect(folds.filter((fold) => fold === folds[0])).toHaveLength(3);
});

test('the same words in another language are no near-duplicate', () => {
  expect(new Set(foldsOf([row('pin'), row('pin', 'yo')], 2)).size).toBe(2);
});
