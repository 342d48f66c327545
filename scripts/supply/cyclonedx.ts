import type { Package } from './packages.ts';

const purlOf = ({ name, version }: Package): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

const licencesOf = (licence: string | undefined) => {
  if (!licence) return [];
  return /[\s(]/.test(licence)
    ? [{ expression: licence.replace(/^\((.*)\)$/, '$1') }]
    : [{ license: { id: licence } }];
};

const componentOf = (each: Package) => ({
  type: 'library',
  'bom-ref': purlOf(each),
  name: each.name,
  version: each.version,
  purl: purlOf(each),
  scope: each.production ? 'required' : 'excluded',
  hashes: each.integrity
    ? [{ alg: 'SHA-512', content: Buffer.from(each.integrity, 'base64').toString('hex') }]
    : [],
  licenses: licencesOf(each.licence),
});

/** A bill of materials in CycloneDX 1.6: the same lockfile gives the same text. */
export const billOf = (product: { name: string; version: string }, packages: readonly Package[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
  components: packages.map(componentOf),
});
