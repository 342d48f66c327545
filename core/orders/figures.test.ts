import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadList } from '../risk/sanctions/lists.ts';
import { sampleList } from '../risk/sanctions/sample.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { readFigures } from './figures.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

test('the age of the list of sanctioned names runs from when it was loaded, or found to be the newest', async () => {
  const age = async () => (await readFigures(bank.db, bank.clock.now())).sanctionsSeconds;
  const load = () => loadList(bank, sampleList, { kind: 'system', id: 'sanctions' });
  expect(await age()).toBe(Number.POSITIVE_INFINITY);
  await load();
  bank.clock.advance(7_200_000);
  expect(await age()).toBe(7_200);
  expect(await load()).toBe('known');
  expect(await age()).toBe(0);
});
