import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHARED } from '../auth/administrators.ts';
import { receive } from '../chat/channel/inbox.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { pauseProvider } from './pausing.ts';
import { publicStatus } from './public-status.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const MINUTE_MS = 60_000;
const stateOf = async (part: string) =>
  (await publicStatus(bank)).parts.find((one) => one.part === part)?.state;

test('a part is told as its provider is: paused, in trouble for ten minutes, or well', async () => {
  expect((await publicStatus(bank)).parts.map(({ state }) => state)).not.toContain('paused');
  const by = { administrator: SHARED };
  await pauseProvider(bank, { port: 'billers', paused: true, why: 'VTpass lost our key 4711', by });
  // What was read a moment ago is said again.
  expect(await stateOf('bills')).toBe('ok');
  bank.clock.advance(MINUTE_MS);
  expect(await stateOf('bills')).toBe('paused');
  expect(JSON.stringify(await publicStatus(bank))).not.toMatch(/VTpass|4711|sandbox/);
  await pauseProvider(bank, { port: 'billers', paused: false, why: 'found', by });
  const at = bank.clock.now();
  await bank.db.insertInto('providerTrouble').values({ provider: 'sandbox', at, why: 'timed out' }).execute();
  bank.clock.advance(MINUTE_MS);
  expect(await stateOf('bills')).toBe('slow');
  bank.clock.advance(10 * MINUTE_MS);
  expect(await stateOf('bills')).toBe('ok');
});

test('chat is slow where somebody has waited for more than a minute', async () => {
  await receive(bank, {
    channel: 'terminal',
    address: 'status',
    providerId: randomUUID(),
    sentAt: bank.clock.now(),
    kind: 'text',
    text: 'hello',
  });
  bank.clock.advance(MINUTE_MS / 2);
  expect(await stateOf('chat')).toBe('ok');
  bank.clock.advance(MINUTE_MS);
  expect(await stateOf('chat')).toBe('slow');
});
