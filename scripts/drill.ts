import { parseArgs } from 'node:util';
import { drillRestore } from './drill/restore.ts';
import { report } from './report.ts';

/** `npm run drill -- restore`: a disaster, and what comes back of it. `--quick` with fewer transfers; `--json` with one object as the last line. */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const [name = 'restore'] = positionals;
if (name !== 'restore') {
  console.error('npm run drill -- restore');
  process.exit(1);
}
report(await drillRestore({ transfers: values.quick ? 500 : 5_000, say: console.log }), values.json);
