import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('whoever makes an offer opens its transaction with the bank, which knows the lease of the turn', () => {
  const files = readdirSync('core', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => ({ name, text: readFileSync(join('core', name), 'utf8') }))
    .filter(({ name, text }) => /\bcreateQuote\(/.test(text) && name !== 'quotes/offers.ts');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ text }) => /transact\((?!bank,)/.test(text)).map(({ name }) => name)).toEqual([]);
});
