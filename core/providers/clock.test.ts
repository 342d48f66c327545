import { type FreshDb, freshDb } from '@karo/db/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import type { SandboxClock } from './clock.ts';
import { openBank } from './open-bank.ts';

const config = readConfig({ SANDBOX: 'on', KARO_SECRET: '0'.repeat(64), SPEECH: 'off' });
const HOUR_MS = 3_600_000;
let fresh: FreshDb;
beforeAll(async () => {
  fresh = await freshDb({ max: 2 });
});
afterAll(() => fresh.drop());

test('every process hears that the clock was moved, also one that sweeps nothing', async () => {
  const [one, other] = [
    await openBank(config, { databaseUrl: fresh.url, max: 2 }),
    await openBank(config, { databaseUrl: fresh.url, max: 2 }),
  ];
  try {
    const before = other.clock.now().getTime();
    await (one.clock as SandboxClock).advance(HOUR_MS);
    await vi.waitFor(
      () => expect(other.clock.now().getTime() - before).toBeGreaterThanOrEqual(HOUR_MS),
      20_000,
    );
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
