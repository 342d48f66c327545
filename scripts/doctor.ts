import { existsSync } from 'node:fs';
import { examine, type Finding, sentenceOf } from '@karo/core/kernel';
import { findingsOfModel, lineOfModel, probeModel } from './doctor/model.ts';
import { findingsOf, lineOf, probePorts } from './doctor/ports.ts';
import { probe } from './doctor/probe.ts';

/**
 * `npm run doctor`: what is wrong with the configuration that a container would find, each with its remedy; exit 1 where the bank would not start, or
 * start without what it needs; and for each port who stands behind it, that their key works, the balance there, the last trouble, and what customers cannot do meanwhile; and how the model beside the net stands. `--json` prints one object. It reads, and changes nothing.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
const { env } = process;
const ports = await probePorts(env);
const model = await probeModel(env);
const findings: Finding[] = [
  ...examine(env),
  ...(await probe(env)),
  ...findingsOf(ports),
  ...findingsOfModel(model),
];
const errors = findings.filter(({ level }) => level === 'error').length;
const mode = env.SANDBOX === 'on' ? 'sandbox' : 'production';

function print(): void {
  console.log(mode === 'sandbox' ? 'Read as the sandbox.' : 'Read as production: SANDBOX is not on.');
  for (const finding of findings) console.log(`${finding.level.padEnd(7)}  ${sentenceOf(finding)}`);
  for (const report of ports) console.log(lineOf(report));
  console.log(lineOfModel(model));
  if (errors > 0) console.log(`${errors} to mend before the bank starts.`);
  else
    console.log(findings.length > 0 ? 'The bank starts; the warnings are yours to weigh.' : 'All is well.');
}

if (process.argv.includes('--json'))
  console.log(
    JSON.stringify(
      { ok: errors === 0, mode, findings, ...(ports.length > 0 && { ports }), ...(model && { model }) },
      (_name, value) => (typeof value === 'bigint' ? String(value) : value),
    ),
  );
else print();
process.exit(errors > 0 ? 1 : 0);
