import { readFileSync, writeFileSync } from 'node:fs';
import { billOf } from './supply/cyclonedx.ts';
import { listPackages } from './supply/packages.ts';

/** `npm run sbom`: the bill of materials (CycloneDX 1.6, JSON) of all that the lockfile pins, with licences and hashes; `-- FILE` writes it there. The image is built with one. */
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
};
const text = `${JSON.stringify(billOf({ name, version }, listPackages()), null, 2)}\n`;
const file = process.argv.slice(2).find((word) => word !== '--');
if (file) writeFileSync(file, text);
else process.stdout.write(text);
