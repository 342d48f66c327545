import { statSync } from 'node:fs';
import { beatFile } from '@karo/workers/open';

/** `node scripts/alive.ts NAME`: ends with 0 where the process of that name (workers, bot) showed life in the last half minute. */
const OLD_MS = 30_000;

function ageMs(name: string): number {
  try {
    return Date.now() - statSync(beatFile(name)).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

process.exit(ageMs(process.argv[2] ?? '') < OLD_MS ? 0 : 1);
