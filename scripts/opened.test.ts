import { readConfig } from '@karo/core/kernel';
import { expect, test } from 'vitest';
import { openedAt } from './opened.ts';

const env = {
  SANDBOX: 'on',
  KARO_SECRET: '5d1a9c3e7b2f4860a1c5e9d37f8b2460c4e8a1d95b7f3062e6c9a4d81f5b7093',
};
const saidOf = (more: Record<string, string>): string => {
  const { publicUrl, port } = readConfig({ ...env, ...more });
  return openedAt(publicUrl, port);
};

test.each([
  [{}, 'Karo is open: http://localhost:3000'],
  [{ PORT: '3100' }, 'Karo is open: http://localhost:3100'],
  [{ PORT: '3100', PUBLIC_URL: '' }, 'Karo is open: http://localhost:3100'],
  [{ PORT: '3100', PUBLIC_URL: 'https://karo.example' }, 'Karo is open: https://karo.example'],
])('%j says %s', (more, said) => expect(saidOf(more)).toBe(said));

test('an address of this machine at another port is told with the port that is listened on', () => {
  const said = saidOf({ PORT: '3100', PUBLIC_URL: 'http://localhost:3000' });
  expect(said).toContain('http://localhost:3100');
});
