import { expect, test } from 'vitest';
import { forSpeech } from './voice-words.ts';

test.each([
  [
    '₦5,000 to CHIDI OKAFOR, fee ₦10, duty ₦50.',
    'five thousand nyra to CHIDI OKAFOR, fee ten nyra, duty fifty nyra.',
  ],
  ['12 Nov 2026: −₦500.50', 'twelve November twenty twenty six: minus five hundred nyra fifty kobo'],
  ['₦2.5K of ₦3m', 'two point five thousand nyra of three million nyra'],
  ['₦50k–₦1,000', 'fifty thousand nyra to one thousand nyra'],
  [
    'USD 50, $1,200.50 or £20',
    'fifty dollars, one thousand two hundred dollars fifty cents or twenty pounds',
  ],
])('money: %s', (text, said) => {
  expect(forSpeech(text)).toBe(said);
});

test.each([
  ['0123456789 at GTBank', 'zero one two, three four five, six seven eight nine at G T Bank'],
  ['0803 000 0000', 'zero eight zero three, zero zero zero, zero zero zero zero'],
  ['Token: 1234-5678-9012', 'Token: one two three four, five six seven eight, nine zero one two'],
  ['Dial *565*0#.', 'Dial star five six five star zero hash.'],
  ['Account: 12•••••896, •••• 1234', 'Account: ending in eight nine six, ending in one two three four'],
  ['KR26-1122-AB', 'K R two six one one two two A B'],
])('figures one by one: %s', (text, said) => {
  expect(forSpeech(text)).toBe(said);
});

test.each([
  [
    '4.5% a month, 30% a year, +0.25%',
    'four point five percent a month, thirty percent a year, plus zero point two five percent',
  ],
  ['until 14:05 on 22/11/2026', 'until two oh five P M on twenty two November twenty twenty six'],
  ['at 3:30pm on 2026-01-02', 'at three thirty P M on two January twenty twenty six'],
  ['1.5GB for 30 days, 12.5 kWh', 'one point five gigabytes for 30 days, twelve point five kilowatt hours'],
  [
    'Karo Ltd & Dangote Plc, e.g. GOtv or a/c, 24/7',
    'Karo Limited and Dangote P L C, for example go T V or account, twenty four seven',
  ],
])('signs and abbreviations: %s', (text, said) => {
  expect(forSpeech(text)).toBe(said);
});

test('names in capitals are said as names, and only abbreviations by their letters', () => {
  expect(forSpeech('BOLA ADE, UCHE EZE (UBA), SANI MUSA')).toBe('BOLA ADE, UCHE EZE (U B A), SANI MUSA');
  expect(forSpeech('MTN, USSD, BVN, ATM: PIN, YES')).toBe('M T N, U S S D, B V N, A T M: pin, YES');
});

test('what is for the eyes is not read', () => {
  expect(forSpeech('✅ *Done* _now_ — see https://karo.ng/a#b\n• @tundes_suya\n1. Yes')).toBe(
    'Done now, see the link in the text. tundes suya. one, Yes',
  );
});
