import { existsSync } from 'node:fs';
import { type Bench, type BenchOptions, report } from './report.ts';

/** `npm run bench -- NAME`: runs scripts/bench/NAME.ts. */
const [name, ...rest] = process.argv.slice(2).filter((word) => word !== '--');
if (!name || !existsSync(`scripts/bench/${name}.ts`)) {
  console.error('npm run bench -- ledger | chat | web  [--quick] [--json]');
  process.exit(2);
}
const { bench } = (await import(`./bench/${name}.ts`)) as {
  bench: (options: BenchOptions) => Promise<Bench>;
};
report(await bench({ quick: rest.includes('--quick'), say: console.log }), rest.includes('--json'));
