import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Fault } from './faults.ts';
import { eachAlone } from './retry.ts';

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
