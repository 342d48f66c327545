import { expect, test } from 'vitest';
import { peopleSaid } from './said-of-people.ts';

test.each([
  ['remove Tunde from my list', { act: 'remove', whom: 'Tunde' }],
  ['delete chidi', { act: 'remove', whom: 'chidi' }],
  ['abeg comot Chidi from my beneficiaries', { act: 'remove', whom: 'Chidi' }],
  ['goge Chidi daga jerina', { act: 'remove', whom: 'Chidi' }],
  ['yọ Chidi kúrò nínú àkójọ mi', { act: 'remove', whom: 'Chidi' }],
  ['wepụ Chidi na ndepụta m', { act: 'remove', whom: 'Chidi' }],
  ['rename Amina to Sister Ọlá', { act: 'rename', whom: 'Amina', nickname: 'Sister Ọlá' }],
  ["change Chidi's name to Landlord", { act: 'rename', whom: 'Chidi', nickname: 'Landlord' }],
  ['canza sunan Chidi zuwa Maigida', { act: 'rename', whom: 'Chidi', nickname: 'Maigida' }],
  ['save 1234567899 zenith as Mama', { act: 'save', nickname: 'Mama' }],
  ['add beneficiary', { act: 'save' }],
  ['save am as Chidi boss', { act: 'rename', whom: '@last', nickname: 'Chidi boss' }],
])('“%s” is of the people whom one pays', (text, meant) => {
  expect(peopleSaid(text)).toMatchObject(meant);
});

test.each([
  'delete my account',
  'remove my card',
  'delete my savings goal',
  'comot money for my goal',
  'yo owo kuro',
  'send 5k to 1234567896 gtb',
  'save 5k for rent',
  'remove it',
  'call me on 08031234567',
  'my beneficiaries',
  'take out 5k from my savings',
])('“%s” is not', (text) => {
  expect(peopleSaid(text)).toBeUndefined();
});
