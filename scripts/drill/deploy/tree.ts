import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PACKAGES = ['.', 'db', 'core', 'api', 'workers', 'bot'];

/** Links each package that `from` has, and the workspace's own ones to those beside them in `tree`. */
function linkPackages(tree: string, folder: string): void {
  const from = resolve(folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(tree, folder, 'node_modules');
  mkdirSync(join(to, '@karo'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@karo') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of PACKAGES.slice(1)) symlinkSync(join(tree, name), join(to, '@karo', name));
}

/**
 * Writes the tree of a commit into a folder, with the packages of this one, by which it can run. Throws Error with one sentence where the commit is not in this clone.
 */
export function unpackRelease(commit: string, tree: string): void {
  mkdirSync(tree, { recursive: true });
  const found = execFileSync('sh', ['-c', `git cat-file -t ${commit} 2>/dev/null || true`])
    .toString()
    .trim();
  if (found !== 'commit')
    throw new Error(
      `The last release, ${commit.slice(0, 8)}, is not in this clone: git fetch --unshallow brings it.`,
    );
  execFileSync('sh', [
    '-c',
    `git archive ${commit} ':!docs' ':!web' ':!scripts/evaluation' | tar -x -C '${tree}'`,
  ]);
  for (const folder of PACKAGES) linkPackages(tree, folder);
}
