import { spawnSync } from 'node:child_process';

/** `npm run lint`: formats and fixes what can be fixed, prints what cannot. */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
