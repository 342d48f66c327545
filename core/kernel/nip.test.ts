import { describe, expect, test } from 'vitest';
import { bankByCode, banks, findBank } from './banks.ts';
import { addWorkingDays, ageAt, stamp, startOfDay, startOfMonth } from './lagos-time.ts';
import { nipMeaning, nipSessionId } from './nip.ts';

describe('session ids', () => {
  test('are the sender, the second in Lagos and twelve digits', () => {
    const at = new Date('2026-12-31T23:30:05Z');
    const id = nipSessionId(at, '000013');
    expect(id).toMatch(/^000013270101003005\d{12}$/);
    expect(id).toHaveLength(30);
    const many = new Set(Array.from({ length: 2_000 }, () => nipSessionId(at)));
    expect(many.size).toBe(2_000);
  });
});

describe('answer codes', () => {
  test.each(['01', '09', '25', '26', '68', '94', '96', '97', 'silence', '', '42', 'ZZ'])(
    '%s is unknown, never a failure',
    (code) => {
      expect(nipMeaning(code)).toBe('pending');
    },
  );
  test.each('03 05 06 07 08 12 13 16 17 30 34 51 57 58 61 63 65 91'.split(' '))('%s is final', (code) => {
    expect(nipMeaning(code)).toBe('failed');
  });
  test.each(['12', '30', '91'])('%s to a status query may be about the question: unknown', (code) => {
    expect(nipMeaning(code, 'status query')).toBe('pending');
    expect(nipMeaning(code)).toBe('failed');
  });
  test('00 is paid', () => expect(nipMeaning('00')).toBe('paid'));
});

describe('days in Lagos', () => {
  test('begin an hour before UTC’s', () => {
    expect(startOfDay(new Date('2026-11-23T22:59:59Z')).toISOString()).toBe('2026-11-22T23:00:00.000Z');
    expect(startOfDay(new Date('2026-11-23T23:00:00Z')).toISOString()).toBe('2026-11-23T23:00:00.000Z');
    expect(startOfMonth(new Date('2026-11-30T23:00:00Z')).toISOString()).toBe('2026-11-30T23:00:00.000Z');
    expect(startOfMonth(new Date('2026-11-30T22:00:00Z')).toISOString()).toBe('2026-10-31T23:00:00.000Z');
    expect(stamp(new Date('2026-11-23T23:00:00Z'))).toBe('261124000000');
  });
  test('fourteen working days leave out weekends', () => {
    expect(addWorkingDays(new Date('2026-11-23T09:00:00Z'), 14).toISOString()).toBe(
      '2026-12-11T09:00:00.000Z',
    );
    expect(addWorkingDays(new Date('2026-11-27T09:00:00Z'), 1).toISOString()).toBe(
      '2026-11-30T09:00:00.000Z',
    );
    expect(addWorkingDays(new Date('2026-11-28T09:00:00Z'), 1).toISOString()).toBe(
      '2026-11-30T09:00:00.000Z',
    );
  });
  test('a birthday counts from its midnight', () => {
    expect(ageAt('2008-11-24', new Date('2026-11-23T22:59:00Z'))).toBe(17);
    expect(ageAt('2008-11-24', new Date('2026-11-23T23:00:00Z'))).toBe(18);
  });
});

describe('banks', () => {
  test.each([
    ['gtb', '000013'],
    ['GTBank', '000013'],
    ['Guaranty Trust Bank Plc', '000013'],
    ['gt bank', '000013'],
    ['First Bank', '000016'],
    ['first', '000016'],
    ['access bank', '000014'],
    ['zenith', '000015'],
    ['UBA', '000004'],
    ['united bank for africa', '000004'],
    ['058', '000013'],
    ['000013', '000013'],
    ['opay', '100004'],
    ['karo', '090527'],
  ])('%s', (said, code) => expect(findBank(said)?.code).toBe(code));

  test('what is no bank is none', () => {
    expect(findBank('mama put')).toBeUndefined();
    expect(findBank('bank')).toBeUndefined();
    expect(findBank('')).toBeUndefined();
  });

  test('codes are their own', () => {
    expect(new Set(banks.map((each) => each.code)).size).toBe(banks.length);
    expect(new Set(banks.map((each) => each.cbnCode)).size).toBe(banks.length);
    for (const each of banks) {
      expect(each.code).toMatch(/^\d{6}$/);
      expect(bankByCode(each.code)).toBe(each);
    }
  });
});
