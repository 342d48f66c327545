import { beforeAll } from 'vitest';
import { world } from './world.ts';

const OPENING_MS = 300_000;

/** Opens the bank and the browser before the first file of a worker, so that no test's own time pays for it. */
beforeAll(async () => {
  await world();
}, OPENING_MS);
