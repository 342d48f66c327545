import { parseArgs } from 'node:util';
import { drillDeploy } from './drill/deploy.ts';
import { drillRestore } from './drill/restore.ts';
import { report } from './report.ts';

/**
 * `npm run drill -- restore`: a disaster, and what comes back of it, on the machine's own PostgreSQL and pgBackRest where it has them, or by `--embedded` on those of `npm start`. `npm run drill -- deploy`: the last release is replaced by this tree under load, and taken back. `--quick` with less of
 * it; `--json` with one object as the last line.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: false },
  },
});
const { quick, json, embedded } = values;
const say = console.log;
const drills: Record<string, () => ReturnType<typeof drillRestore>> = {
  restore: () => drillRestore({ transfers: quick ? 500 : 5_000, embedded, say }),
  deploy: () => drillDeploy({ seconds: quick ? 5 : 20, customers: quick ? 5 : 20, say }),
};
const drill = drills[positionals[0] ?? 'restore'];
if (!drill) {
  console.error(`npm run drill -- ${Object.keys(drills).join(' | ')}`);
  process.exit(1);
}
report(await drill(), json);
