import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Dependencies = Record<string, string>;
type Importer = {
  dependencies?: Record<string, { version: string }>;
  optionalDependencies?: Record<string, { version: string }>;
};
type Lock = {
  importers: Record<string, Importer>;
  packages: Record<
    string,
    { resolution: { integrity?: string }; os?: string[]; cpu?: string[]; libc?: string[] }
  >;
  snapshots: Record<
    string,
    { dependencies?: Dependencies; optionalDependencies?: Dependencies; optional?: boolean }
  >;
};

/** A package of the lockfile. `licence` is what its own package.json says; undefined where it is for another machine and not installed here. */
export type Package = {
  name: string;
  version: string;
  /** SHA-512 of the archive, in base64, that pnpm refuses any other than. */
  integrity: string | undefined;
  /** Needed by the bank itself, and not only to build or to test it. */
  production: boolean;
  licence: string | undefined;
  installed: boolean;
  /** Only some machines install it, and the bank runs without it. */
  optional: boolean;
  /** The scripts that npm would run as it installs the package. */
  scripts: string[];
};

/** What packages say of themselves in another way than by an SPDX expression, read in their own licence files. */
const SAID_OTHERWISE: Record<string, string> = {
  'async@0.2.10': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'png-js@2.0.0': 'MIT',
};
const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

type Manifest = {
  name: string;
  version: string;
  license?: unknown;
  scripts?: Record<string, string>;
};
type Installed = { licence: string | undefined; scripts: string[] };

function foldersIn(modules: string): string[] {
  return readdirSync(modules)
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => join(modules, name))
    .filter((path) => !lstatSync(path).isSymbolicLink() && existsSync(join(path, 'package.json')));
}

function readInstalled(store: string): Map<string, Installed> {
  const found = new Map<string, Installed>();
  for (const entry of readdirSync(store)) {
    const modules = join(store, entry, 'node_modules');
    for (const path of existsSync(modules) ? foldersIn(modules) : []) {
      const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
      const id = `${manifest.name}@${manifest.version}`;
      const said = typeof manifest.license === 'string' ? manifest.license : undefined;
      const scripts = AT_INSTALL.filter((name) => manifest.scripts?.[name]);
      // npm builds whatever has such a file, though no script says so.
      if (existsSync(join(path, 'binding.gyp')) && scripts.length === 0) scripts.push('install');
      found.set(id, { licence: SAID_OTHERWISE[id] ?? said, scripts });
    }
  }
  return found;
}

const withoutPeers = (id: string): string => id.split('(')[0] ?? id;

/** The snapshots that the bank needs to run, by following its packages' own dependencies. */
function reachable(lock: Lock): Set<string> {
  const seen = new Set<string>();
  const open = Object.values(lock.importers).flatMap((importer) =>
    Object.entries({ ...importer.dependencies, ...importer.optionalDependencies }).map(
      ([name, { version }]) => `${name}@${version}`,
    ),
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const snapshot = lock.snapshots[next];
    if (!snapshot || seen.has(next)) continue;
    seen.add(next);
    const needs = { ...snapshot.dependencies, ...snapshot.optionalDependencies };
    // An alias names another package by its whole id.
    open.push(...Object.entries(needs).map(([name, to]) => (lock.snapshots[to] ? to : `${name}@${to}`)));
  }
  return new Set([...seen].map(withoutPeers));
}

/** Every package that the lockfile pins, with what is known of it from `node_modules`; by name. */
export function listPackages(root = '.'): Package[] {
  const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lock;
  const installed = readInstalled(join(root, 'node_modules/.pnpm'));
  const production = reachable(lock);
  const snapshots = Object.entries(lock.snapshots);
  const optional = new Set(snapshots.filter(([, each]) => each.optional).map(([id]) => withoutPeers(id)));
  return Object.entries(lock.packages)
    .map(([id, { resolution, os, cpu, libc }]) => {
      const at = id.lastIndexOf('@');
      const here = installed.get(id);
      return {
        name: id.slice(0, at),
        version: id.slice(at + 1),
        integrity: resolution.integrity?.replace(/^sha512-/, ''),
        production: production.has(id),
        licence: here?.licence,
        installed: here !== undefined,
        optional: Boolean(os ?? cpu ?? libc) || optional.has(id),
        scripts: here?.scripts ?? [],
      };
    })
    .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}
