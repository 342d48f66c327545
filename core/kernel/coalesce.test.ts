import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

type Ask = { key: number; say: number };

test('everybody has their own answer, in few batches, and no key is asked twice at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ key: fc.nat(5), say: fc.nat(1_000) }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 3 }),
      async (asks, most, flights) => {
        const asked = new Set<number>();
        let open = 0;
        const line = coalesce<Ask, number>({
          most,
          flights,
          keyOf: ({ key }) => key,
          run: async (batch) => {
            open += 1;
            expect(open).toBeLessThanOrEqual(flights);
            expect(batch.length).toBeLessThanOrEqual(most);
            for (const { key } of batch) {
              expect(asked.has(key)).toBe(false);
              asked.add(key);
            }
            await turn();
            for (const { key } of batch) asked.delete(key);
            open -= 1;
            return batch.map(({ say }) => say * 2);
          },
        });
        expect(await Promise.all(asks.map(line))).toEqual(asks.map(({ say }) => say * 2));
      },
    ),
    { numRuns: 50 },
  );
});

test('those who come together go together; those who come meanwhile go next, in the order they came', async () => {
  const batches: number[][] = [];
  let land = () => {};
  const line = coalesce<number, number>({
    flights: 1,
    run: async (asks) => {
      batches.push([...asks]);
      await new Promise<void>((resolve) => {
        land = resolve;
      });
      return asks;
    },
  });
  const first = [line(1), line(2)];
  await turn();
  const next = [line(3), line(4), line(5)];
  await turn();
  land();
  expect(await Promise.all(first)).toEqual([1, 2]);
  await turn();
  land();
  expect(await Promise.all(next)).toEqual([3, 4, 5]);
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('one that the database cannot take costs the others nothing', async () => {
  const line = coalesce<string, string>({
    run: async (asks) => {
      if (asks.includes('\0')) throw new Error('invalid byte sequence');
      return asks.map((ask) => ask.toUpperCase());
    },
  });
  const [one, bad, two] = await Promise.allSettled([line('a'), line('\0'), line('b')]);
  expect([one, two]).toMatchObject([{ value: 'A' }, { value: 'B' }]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'invalid byte sequence' } });
});

test('a deadlock is tried again; a database that is away is said to all at once', async () => {
  const errors = ['40P01', '40001', 'ECONNREFUSED'].map((code) => Object.assign(new Error(code), { code }));
  let runs = 0;
  const line = coalesce<number, number>({
    run: async (asks) => {
      runs += 1;
      const error = errors.shift();
      if (error) throw error;
      return asks;
    },
  });
  const refused = await Promise.allSettled([line(1), line(2)]);
  expect(refused.map((each) => each.status)).toEqual(['rejected', 'rejected']);
  expect(runs).toBe(3);
  expect(await line(3)).toBe(3);
});

test('a batch that does not come back holds nobody up who asks after it, while there is a place beside it', async () => {
  const line = coalesce<string, string>({
    flights: 2,
    run: (asks) => (asks.includes('stuck') ? new Promise(() => {}) : Promise.resolve(asks)),
  });
  void line('stuck');
  await turn();
  expect(await Promise.all([line('one'), line('two')])).toEqual(['one', 'two']);
  expect(await line('three')).toBe('three');
});
