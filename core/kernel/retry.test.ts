import fc from 'fast-check';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Fault } from './faults.ts';
import { backOffMs, eachAlone } from './retry.ts';

test('one that fails leaves the others, and is told apart from one that waits', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const done: bigint[] = [];
  await eachAlone({ log }, 'goal', [1n, 2n, 3n, 4n], async (id) => {
    if (id === 2n) throw new Fault('not_found');
    if (id === 3n) throw new Error('a bug');
    done.push(id);
  });
  expect(done).toEqual([1n, 4n]);
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: 40, what: 'goal', id: '2', fault: 'not_found' },
    { level: 50, what: 'goal', id: '3', err: { message: 'a bug' } },
  ]);
});

test('once a provider answers again, it is asked before as much time again has passed, and at least every hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000, max: 7 * 24 * 3_600_000 }), (silentMs) => {
      let at = backOffMs(0);
      for (let tries = 1; at < silentMs; tries += 1) at += backOffMs(tries);
      expect(at - silentMs).toBeLessThanOrEqual(Math.min(silentMs + 5_000, 3_600_000));
    }),
  );
});
