import { defineConfig } from 'vitest/config';

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
          exclude: ['**/node_modules/**', 'scripts/journeys/**'],
        },
      },
      {
        test: {
          name: 'site',
          sequence: { groupOrder: 0 },
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
          sequence: { groupOrder: 1 },
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
