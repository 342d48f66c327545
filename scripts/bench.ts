import { parseArgs } from 'node:util';
import { against, isComparable } from './bench/against.ts';
import { type Bench, type BenchOptions, report } from './report.ts';

/** `npm run bench -- NAME`: runs scripts/bench/NAME.ts; `--against COMMIT` measures that commit in turns with this tree, and gives the ratio. */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const [name = ''] = positionals;
if (!/^(ledger|chat|web|nlu|webhooks|scale)$/.test(name)) {
  console.error(
    'npm run bench -- ledger | chat | web | nlu | webhooks | scale  [--quick] [--json] [--against COMMIT [--rounds N]]',
  );
  process.exit(2);
}

async function measured(): Promise<Bench> {
  const commit = values.against;
  if (commit === undefined) {
    const { bench } = (await import(`./bench/${name}.ts`)) as {
      bench: (options: BenchOptions) => Promise<Bench>;
    };
    return bench({ quick: values.quick, say: console.log });
  }
  if (!isComparable(name)) throw new Error('--against takes the benches ledger and chat');
  return against(name, commit, { say: console.log, rounds: Number(values.rounds ?? 3) });
}

report(await measured(), values.json);
