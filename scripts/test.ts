import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { startDatabase } from './database.ts';
import { needTools } from './needs.ts';
import { startRedis } from './redis.ts';
import { siteBuild } from './site.ts';

/** `npm test`: installs what the tests need, runs every check and every test, and closes with `N passed, N failed`. */
type Check = { name: string; run: string[]; env?: NodeJS.ProcessEnv };

const node = (...args: string[]) => [process.execPath, ...args];
const checks: Check[] = [
  { name: 'types', run: node('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.') },
  { name: 'types of the site', run: node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web') },
  { name: 'lint', run: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn') },
  { name: 'unused code', run: node('node_modules/knip/bin/knip.js', '--no-progress') },
  { name: 'build of the site', ...siteBuild },
];

function passes(check: Check, env: NodeJS.ProcessEnv): boolean {
  const [command = '', ...args] = check.run;
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...check.env },
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${check.name}`);
  return status === 0;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
};

/** Every vitest project; a file that does not load has no failed test of its own, so it counts as one. */
function tests(env: NodeJS.ProcessEnv, rest: string[]): { passed: number; failed: number } {
  const file = '.karo/test/report.json';
  rmSync(file, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...rest,
  ];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = report.numFailedTests || (status === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

let passed = 0;
let failed = 0;
const started = Date.now();
try {
  const tools = needTools();
  const database = await startDatabase('.karo/test', {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  const redis = await startRedis('.karo/test/redis', tools.redis);
  const env = {
    ...process.env,
    TEST_DATABASE_URL: database.url,
    TEST_REDIS_URL: redis.url,
    CHROMIUM: tools.chromium,
    NODE_ENV: 'test',
  };
  try {
    for (const check of checks) {
      if (passes(check, env)) passed += 1;
      else failed += 1;
    }
    const result = tests(env, process.argv.slice(2));
    passed += result.passed;
    failed += result.failed;
  } finally {
    await Promise.all([database.stop(), redis.stop()]);
  }
} catch (error) {
  console.error((error as Error).message);
  failed += 1;
}
console.log(`${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
