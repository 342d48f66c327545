import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { builtBy, type Expression, literalsOf, sourceFiles } from './expressions/collect.ts';

/**
 * Every regular expression of the source, checked for texts that it takes long over. What was checked before stands in `expressions/checked.tsv` by its hash; only what is new is
 * checked here, and `CHECKED=write` adds it.
 */
type Verdict = 'safe' | 'polynomial' | 'exponential' | 'undecided';

process.env.RECHECK_SYNC_BACKEND = 'pure';
const { checkSync } = createRequire(import.meta.url)('recheck') as typeof import('recheck');

const file = new URL('./expressions/checked.tsv', import.meta.url);
const known = new Map(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, Verdict]),
);

const hashOf = ({ source, flags }: Expression): string =>
  createHash('sha256').update(`${source}/${flags}`).digest('base64url').slice(0, 12);

/** Time for one expression, and for all that are new; outside of understanding each must be decided, and takes what it needs. */
const ONE_MS = 1_500;
const ALL_MS = 40_000;
const DECIDED_MS = 20_000;
const isOfChat = (at: string): boolean => at.startsWith('core/chat/');

function verdictOf({ source, flags }: Expression, timeout = ONE_MS): Verdict {
  const found = checkSync(source, flags, { timeout, randomSeed: 1 });
  if (found.status === 'safe') return 'safe';
  if (found.status === 'unknown') return 'undecided';
  return found.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}

/** What a module does when it is loaded must be harmless: threads and processes of their own are left out. */
const loads = (path: string): boolean =>
  /^(?:db|core|api|workers|bot)\/.*\.ts$/.test(path) &&
  !/main\.ts$|worker|thread|fixtures|migrations|testing|serve/.test(path);

test('no regular expression is exponential, and outside of understanding each is linear', async () => {
  const files = sourceFiles();
  const all = [...literalsOf(files), ...(await builtBy(files.filter(loads), async () => {}))];
  expect(all.length).toBeGreaterThan(1_000);
  all.sort((a, b) => Number(isOfChat(a.at)) - Number(isOfChat(b.at)));
  const until = performance.now() + ALL_MS;
  const found = new Map<string, { verdict: Verdict; at: string; source: string }>();
  for (const each of all) {
    const hash = hashOf(each);
    if (found.has(hash)) continue;
    const isHurried = isOfChat(each.at);
    const isLate = isHurried && performance.now() > until;
    const look = () => (isLate ? 'undecided' : verdictOf(each, isHurried ? ONE_MS : DECIDED_MS));
    const verdict = known.get(hash) ?? look();
    found.set(hash, { verdict, at: each.at, source: each.source });
  }
  if (process.env.CHECKED === 'write') {
    const { writeFileSync } = await import('node:fs');
    const lines = [...found].map(([hash, { verdict }]) => `${hash}\t${verdict}`).sort();
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
  const told = (where: (each: { verdict: Verdict; at: string }) => boolean): string[] =>
    [...found.values()]
      .filter(where)
      .map(({ verdict, at, source }) => `${at} ${verdict}: ${source.slice(0, 90)}`);
  expect(told(({ verdict }) => verdict === 'exponential')).toEqual([]);
  expect(told(({ verdict, at }) => verdict !== 'safe' && !isOfChat(at))).toEqual([]);
}, 120_000);

test('C1 the expression that stopped the bank is one that the checker finds', () => {
  const after = '^(?:[ ,]+(?:fa|nko|n ko|kwanu|too|then|nk[eo]|naira|only|ma|kuma|o))*[\\s?!.]*$';
  expect(verdictOf({ source: after, flags: '', at: '' }, 50_000)).toBe('exponential');
});
