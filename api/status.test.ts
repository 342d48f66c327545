import { expect, test } from 'vitest';
import { siteForTests } from './testing.ts';

const { agent } = siteForTests();

test('anybody reads how the bank is, and nothing of who stands behind it', async () => {
  const { body, headers } = await agent().get('/api/status').expect(200);
  expect(body.parts.map(({ part }: { part: string }) => part)).toEqual([
    ...['chat', 'transfers', 'bills', 'cards', 'abroad', 'opening', 'levels'],
  ]);
  expect(Object.keys(body.parts[1])).toEqual(['part', 'state']);
  expect(headers['cache-control']).toContain('max-age=15');
});
