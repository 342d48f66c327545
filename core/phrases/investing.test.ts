import { expect, test } from 'vitest';
import { kobo } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { phrasesIn } from './languages.ts';

test.each([...languages])('a percentage of nothing has the sign of its gain in %s', (language) => {
  const told = (gain: bigint) =>
    phrasesIn(language).investing.portfolio({
      lines: [],
      plans: [],
      value: kobo(100_000n),
      gain: kobo(gain),
      percent: 0,
      at: new Date('2026-11-21T09:00:00Z'),
      source: 'NGX',
    });
  expect(told(-5n)).not.toContain('+');
  expect(told(5n)).toContain('+0%');
});
