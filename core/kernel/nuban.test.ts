import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit, issueNuban, karoCodes, nubanFits, nubanInstitution } from './nuban.ts';

describe('check digits', () => {
  test.each([
    ['044', '123456789', '5'],
    ['058', '123456789', '6'],
    ['011', '123456789', '5'],
    ['057', '123456789', '9'],
    ['033', '123456789', '5'],
    ['011', '000001457', '9'],
  ])('bank %s, serial %s: %s', (bank, serial, digit) => {
    expect(checkDigit(nubanInstitution(bank), serial)).toBe(digit);
    expect(nubanFits(bank, `${serial}${digit}`)).toBe(true);
  });

  test('Access, First and UBA always share it, so a number never names its bank', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (n) => {
        const serial = String(n).padStart(9, '0');
        const digits = ['044', '011', '033'].map((bank) => checkDigit(nubanInstitution(bank), serial));
        expect(new Set(digits).size).toBe(1);
      }),
    );
  });

  test('one wrong digit is always found', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 999_999_999 }),
        fc.nat({ max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (n, place, by) => {
          const good = issueNuban(BigInt(n));
          const digits = [...good];
          digits[place] = String((Number(digits[place]) + by) % 10);
          expect(nubanFits(karoCodes.nuban, good)).toBe(true);
          expect(nubanFits(karoCodes.nuban, digits.join(''))).toBe(false);
        },
      ),
    );
  });

  test.each(['', '123', '12345678901', '12345abcde'])('%j is no account number', (text) => {
    expect(nubanFits('058', text)).toBe(false);
  });
});
