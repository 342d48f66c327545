import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/** A regular expression of the source, and where it stands; of built ones, the line that builds it. */
export type Expression = { source: string; flags: string; at: string };

const PACKAGES = ['db', 'core', 'api', 'workers', 'bot', 'web', 'client', 'scripts'];

/** Every source file of the packages that git tracks or would track; tests and generated data are left out. */
export function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...PACKAGES], {
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\/examples\/[a-z]+\.ts$/.test(file));
}

const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Every literal expression of the files, comments and strings left alone. Throws where a file does not parse. */
export function literalsOf(files: readonly string[]): Expression[] {
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
    const found: Expression[] = [];
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node) || !node.regex) return;
        const { pattern, flags } = node.regex;
        found.push({ source: pattern, flags, at: `${file}:${lineOf(text, node.start)}` });
      },
    }).visit(program);
    return found;
  });
}

/** The first frame of a stack that lies in one of our packages, as `file:line`. */
function placeOf(stack: string, root: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, at, ...before] = line.slice(line.indexOf('/')).replace(/\)$/, '').split(':').reverse();
    const path = before.reverse().join(':').replace('//', '');
    if (path?.includes('/node_modules/')) return undefined;
    if (!path?.startsWith(`${root}/`)) continue;
    const file = path.slice(root.length + 1);
    if (!file.startsWith('scripts/expressions/')) return `${file}:${at}`;
  }
  return undefined;
}

/**
 * What the modules build with `new RegExp` while they load, and while `use` runs. A library's own expressions are not collected, nor are those that a loaded module
 * of another package builds.
 */
export async function builtBy(files: readonly string[], use: () => Promise<void>): Promise<Expression[]> {
  const root = process.cwd();
  const found = new Map<string, Expression>();
  const Real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, given: [string | RegExp, string?], made) {
      const built = Reflect.construct(target, given, made) as RegExp;
      const at = placeOf(new Error().stack ?? '', root);
      if (at) found.set(`${built.source}/${built.flags}`, { source: built.source, flags: built.flags, at });
      return built;
    },
  });
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href);
    await use();
  } finally {
    globalThis.RegExp = Real;
  }
  return [...found.values()];
}
