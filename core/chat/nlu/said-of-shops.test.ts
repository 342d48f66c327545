import { expect, test } from 'vitest';
import { ANYWHERE, searchSaid, shopsSaid, townSaid } from './said-of-shops.ts';

test.each([
  ['find a plumber in Ibadan', 'services/plumb/plumber', 'Ibadan'],
  ['who sells rice near me', 'groceries/rice/rice', undefined],
  ['who dey sell rice near me', 'groceries/rice/rice', undefined],
  ['abeg find me better mechanic for Kaduna', 'transport/mechanic/mechanic', 'Kaduna'],
  ['looking for an electrician around PH city', 'services/electric/electrician', 'Port Harcourt'],
  ['nearest chemist', 'health/pharmac/chemist', undefined],
  ['who sells adire in Abeokuta', '/adire/adire', 'Abeokuta'],
  ['show me businesses in Ibadan', '//', 'Ibadan'],
  ['wa ke sayar da shinkafa kusa da ni', 'groceries/rice/shinkafa', undefined],
  ['ina neman mai gyaran famfo a Ibadan', 'services/plumb/mai gyaran famfo', 'Ibadan'],
  ['ba mi wa pulomba ni Ibadan', 'services/plumb/pulomba', 'Ibadan'],
  ['onye na-ere osikapa nso m', 'groceries/rice/osikapa', undefined],
  ['chọtara m ọkwa akwa na Aba', 'fashion/tailor/okwa akwa', 'Aba'],
])('%s', (text, trade, town) => {
  expect(shopsSaid(text)).toEqual({ trade, ...(town && { town }) });
});

test.each([
  'send 5k to the plumber',
  'I need a loan for rice business',
  'I need 5k for rice',
  'who sells dollars in Lagos',
  'where can i buy airtime in Ibadan',
  'my shop in Ibadan burnt, i need a loan',
  'i sell rice in Lagos',
  'i am a tailor in Ibadan',
  'the plumber in Ibadan cheated me',
  'what is the price of cement',
  'I need to pay for my shop',
  'is there a charge for businesses',
  'show me my business account',
])('nobody looks for a business who says: %s', (text) => {
  expect(shopsSaid(text)).toBeUndefined();
});

test.each([
  ['plumber', { q: 'plumb' }],
  ['shinkafa a Kano', { q: 'rice', town: 'Kano' }],
  ['Tunde’s Suya, Ibadan', { q: 'suya Tunde s', town: 'Ibadan' }],
  ['Ọjà Bùkọ́lá', { q: 'Ọjà Bùkọ́lá' }],
  ['businesses in Aba', { q: '', town: 'Aba' }],
  ['%', { q: '%' }],
])('a search for %s', (text, search) => {
  expect(searchSaid(text)).toEqual(search);
});

test('a town is one that is known, any, or a name as short as a town’s', () => {
  expect(townSaid('for Ibadan abeg')).toBe('Ibadan');
  expect(townSaid('Ko’ina')).toBe(ANYWHERE);
  expect(townSaid('Iseyin')).toBe('Iseyin');
  expect(townSaid('that is a thing I do not know at all')).toBeUndefined();
});
