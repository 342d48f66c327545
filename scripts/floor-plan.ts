import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/**
 * The floors of core, lowest first. A file imports its own room, the rooms of lower floors, and those that stand left of its own on the same floor; so no
 * circle between rooms is possible.
 */
export const floors: readonly (readonly string[])[] = [
  ['kernel'],
  ['contract', 'catalogue', 'ledger', 'phrases', 'providers', 'audit', 'limits', 'risk/score'],
  ['customers', 'quotes'],
  ['messaging'],
  ['auth', 'risk/sanctions', 'risk/review', 'risk/monitoring', 'products/vending', 'products/remittance'],
  ['identity', 'developer', 'plans', 'products/transfers', 'products/inward', 'products/scheduled'],
  ['products/cards', 'products/goals', 'products/loans', 'products/investments', 'security'],
  ['products/groups', 'statements', 'education'],
  ['orders', 'support', 'products/mandates'],
  ['chat', 'chat/nlu', 'chat/dialogue', 'chat/channel', 'ussd', 'account', 'sandbox'],
];
const rooms = floors.flat();

export type Import = { from: string; to: string; names: string };

const MOST_READ = 100_000;
const imported = /\b(?:from '|import\(')([^'\n]{1,200})'/g;

/** The names of the statement that a `from` at this place ends; undefined where it ends none. */
function namesBefore(text: string, at: number): string | undefined {
  const begins = Math.max(...['import', 'export'].map((word) => `\n${text}`.lastIndexOf(`\n${word}`, at)));
  const names = begins < 0 ? ';' : text.slice(begins + 'import'.length, at);
  return /[;'"]/.test(names) ? undefined : names.trim();
}

/** The room of a file of core: the longest name that its path begins with; undefined for a file that stands in none. */
export function roomOf(file: string): string | undefined {
  const [, first = '', second = ''] = file.split('/');
  return [`${first}/${second}`, first].find((room) => rooms.includes(room));
}

/** What the text of a file of core imports from core, types included. */
export const importsIn = (file: string, text: string): Import[] =>
  [...text.slice(0, MOST_READ).matchAll(imported)].flatMap(({ 0: all, 1: name = '', index }) => {
    const names = all.startsWith('from') ? namesBefore(text, index) : '';
    const isOurs = name.startsWith('.') && names !== undefined;
    return isOurs ? [{ from: file, to: posix.join(dirname(file), name), names }] : [];
  });

/** Every import between the files of core that are not tests. */
export function importsOfCore(): Import[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'core'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && existsSync(file))
    .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));
}

/** What is wrong with an import: it climbs, it names a file that stands in no room, or it passes a room's surface by. */
export function faultOf({ from, to }: Import): string | undefined {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room || !other) return `${room ? to : from} stands in no room`;
  if (room === other) return undefined;
  if (rooms.indexOf(other) > rooms.indexOf(room))
    return `${from} imports ${to}: ${other} stands above ${room}`;
  // What chat's rooms share and the examples name stands in chat itself.
  const isSurface = to === `core/${other}/index.ts` || other === 'chat';
  return isSurface ? undefined : `${from} imports ${to}, not core/${other}/index.ts`;
}

/** The circles among nodes, each as its members (Tarjan's strongly connected components of more than one). */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    const place = order.size;
    order.set(node, place);
    let low = place;
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low !== place) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1 || edges.get(node)?.has(node)) circles.push(members.sort());
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** Imports as edges between whatever `name` calls their two ends; an end that stays in one place is none. */
export function edgesOf(
  imports: readonly Import[],
  name: (file: string) => string,
): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const targets = edges.get(name(from)) ?? new Set();
    edges.set(name(from), targets);
    if (name(from) !== name(to) || from === to) targets.add(name(to));
  }
  return edges;
}

/** The number of a file's floor, from 1; 0 where it stands in no room. */
export const floorOf = (file: string): number =>
  floors.findIndex((floor) => floor.includes(roomOf(file) ?? '')) + 1;
