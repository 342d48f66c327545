import { defineConfig } from 'vitest/config';

/** What is about a whole process (its metrics, traces, modules, threads), and has one for each file. */
const alone = [
  'core/kernel/**/*.test.ts',
  'core/chat/nlu/reading.test.ts',
  'core/orders/lockouts.test.ts',
  'scripts/expressions.test.ts',
  'workers/metrics.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['scripts/test-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          sequence: { groupOrder: 0 },
          include: ['{db,core,workers,bot,api,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'scripts/journeys/**', ...alone],
          // Two workers that keep their modules: reading the bank's takes longer than most files. A worker is kept only for files of one project in a row.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'alone', sequence: { groupOrder: 1 }, include: alone },
      },
      {
        test: {
          name: 'site',
          sequence: { groupOrder: 1 },
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['scripts/journeys/**/*.test.ts'],
          setupFiles: ['scripts/journeys/setup.ts'],
          // Two workers that keep their modules: the files of a worker share one bank and one browser.
          maxWorkers: 2,
          isolate: false,
          // A step waits for what it looks for, at most so long.
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
