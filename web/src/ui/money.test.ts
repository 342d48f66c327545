import { describe, expect, test } from 'vitest';
import { isZero, printAccount, printFigure, printNaira, printShort, printWhole, sayNaira } from './money.ts';

describe('money on a page', () => {
  test.each([
    ['0.00', '₦0'],
    ['1500.00', '₦1,500'],
    ['1500.05', '₦1,500.05'],
    ['-250000.00', '-₦250,000'],
    ['-0.50', '-₦0.50'],
    ['90071992547409931.01', '₦90,071,992,547,409,931.01'],
  ])('%s naira are printed as %s, to the kobo', (amount, printed) => {
    expect(printNaira(amount)).toBe(printed);
  });

  test('every whole figure keeps its digits, in threes', () => {
    for (let power = 0n; power < 18n; power += 1n) {
      const figure = 10n ** power + 7n;
      const printed = printWhole(figure);
      expect(printed.replaceAll(',', '')).toBe(String(figure));
      expect(printed).toMatch(/^\d{1,3}(,\d{3})*$/);
    }
  });

  test.each([
    [1500.5, 2, '1,500.50'],
    [1500.5, 0, '1,500.5'],
    [1500, 0, '1,500'],
    [999.999, 2, '1,000.00'],
  ] as const)('the figure %d with at least %d decimals is %s', (figure, least, printed) => {
    expect(printFigure(figure, least)).toBe(printed);
  });

  test.each([
    [999, '999'],
    [999.96, '1K'],
    [12_345, '12.3K'],
    [999_960, '1M'],
    [2_500_000_000, '2.5B'],
  ])('%d at a glance is %s', (figure, printed) => {
    expect(printShort(figure)).toBe(printed);
  });

  test('a voice reads the amount without its sign', () => {
    expect(sayNaira('1500.00')).toBe('1,500 naira');
  });

  test('an account number is read in groups, and anything else is left as it is', () => {
    expect(printAccount('0123456789')).toBe('012 345 6789');
    expect(printAccount('12345')).toBe('12345');
  });

  test.each([
    ['0.00', true],
    ['-0.00', true],
    ['0', true],
    ['0.01', false],
    ['10.00', false],
  ])('%s is zero: %s', (amount, zero) => {
    expect(isZero(amount)).toBe(zero);
  });
});
