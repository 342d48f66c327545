import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { atLeast, type Bench, type BenchOptions } from '../report.ts';

/** What is compared of each bench: rates, of which more is better. */
const rates = {
  ledger: ['pairs', 'fee', 'largePairs', 'largeFee'],
  chat: ['redisRate', 'postgresRate'],
} as const;

type Name = keyof typeof rates;
type Figures = Record<string, number | string>;

const BAR = 0.9;
const ROUNDS = 3;

/** A bench that can be measured against another commit. */
export const isComparable = (name: string): name is Name => name in rates;

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit in a worktree of its own under `.karo/`, kept for the next time. */
function checkOut(commit: string): string {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const folder = resolve('.karo', 'against', id.slice(0, 12));
  git('worktree', 'prune');
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, id);
  return folder;
}

/** One quick run of a folder's own bench: its figures are the last line that it prints. */
async function runIn(folder: string, name: Name): Promise<Figures> {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'bench', name, '--quick', '--json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  await new Promise((done, fail) => child.once('close', done).once('error', fail));
  const last = out.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`the bench in ${folder} gave no figures: ${last}`);
  return (JSON.parse(last) as { figures: Figures }).figures;
}

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Measures this tree beside another commit: quick runs of each one's own bench in turns, the order changing with each, since a machine that others share has slow
 * minutes. Of each rate it gives the ratio of the middle round.
 */
export async function against(
  name: Name,
  commit: string,
  { say, rounds = ROUNDS }: Pick<BenchOptions, 'say'> & { rounds?: number },
): Promise<Bench> {
  const there = checkOut(commit);
  const turns: { here: Figures; there: Figures }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? '.' : there;
    const one = await runIn(first, name);
    const two = await runIn(first === '.' ? there : '.', name);
    const turn = first === '.' ? { here: one, there: two } : { here: two, there: one };
    for (const rate of rates[name])
      say(`round ${round + 1}, ${rate}: ${turn.here[rate]} here, ${turn.there[rate]} at ${commit}`);
    turns.push(turn);
  }
  const ratios = rates[name].map((rate) => ({
    rate,
    ratio: rounded(middle(turns.map((turn) => Number(turn.here[rate]) / Number(turn.there[rate])))),
  }));
  return {
    figures: Object.fromEntries(ratios.map(({ rate, ratio }) => [`${rate}Ratio`, ratio])),
    bars: ratios.map(({ rate, ratio }) => atLeast(`${rate} / ${rate} at ${commit}`, ratio, BAR)),
  };
}
