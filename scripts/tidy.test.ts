import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { literalsOf, sourceFiles } from './expressions/collect.ts';

/** The house rules that no linter knows, kept over every file that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.startsWith('.github/'));

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'db/schema.ts';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isText = (file: string) =>
  /\.(ts|tsx|mjs|md|json|yaml|yml|sql|css|html|txt)$|Dockerfile|run$/.test(file);
const code = files.filter(isCode);
const server = code.filter((file) => /^(db|core|api|workers|bot)\//.test(file) && !isTest(file));

type Package = 'db' | 'core' | 'api' | 'workers' | 'bot' | 'web';
const mayImport: Record<Package, readonly string[]> = {
  db: [],
  core: ['db'],
  workers: ['core', 'db'],
  bot: ['core', 'db', 'workers'],
  api: ['core', 'db', 'workers', 'bot'],
  web: ['core'],
};

/** Lines of `text` that match, as `file:line`. */
const hits = (list: readonly string[], pattern: RegExp): string[] =>
  list.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 90)}`] : [],
      ),
  );

const LONGEST_FUNCTION = 70;
const LONGEST_COMPONENT = 110;

type Span = { at: string; lines: number };

/** Functions of a formatted file with their lengths: one ends where its first indentation comes back with a brace. */
function functions(file: string): Span[] {
  const lines = read(file).split('\n');
  const opens =
    /^(\s*)(?:export )?(?:default )?(?:async )?(?:function\b.*|(?:const|let) \w+.*=>|(?:async )?[\w#]+\(.*\)(?:: .+)?) \{$/;
  return lines.flatMap((line, index) => {
    const match = opens.exec(line);
    if (!match || /^\s*(if|for|while|switch|return|describe|test|it)\b/.test(line)) return [];
    const end = lines.findIndex((other, at) => at > index && other.startsWith(`${match[1]}}`));
    return end < 0 ? [] : [{ at: `${file}:${index + 1}`, lines: end - index + 1 }];
  });
}

describe('the direction of the house', () => {
  test('packages import only what stands below them, and nothing imports scripts', () => {
    const wrong = code.flatMap((file) => {
      const from = file.split('/')[0] as Package;
      const allowed = mayImport[from];
      if (!allowed) return [];
      const imports = [...read(file).matchAll(/(?:from|import\()\s*['"]([^'"]+)['"]/g)].map(
        (match) => match[1] ?? '',
      );
      return imports
        .filter((name) => {
          const target = /^@karo\/([a-z]+)/.exec(name)?.[1];
          if (target) return target !== from && !allowed.includes(target) && !isTest(file);
          return (
            !isTest(file) &&
            /(^|\/)\.\.\/(\.\.\/)*(scripts|db|core|api|workers|bot|web)\//.test(name) &&
            name.includes('scripts/')
          );
        })
        .map((name) => `${file} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('the site takes the contract and nothing else of the core', () => {
    const wrong = hits(
      code.filter((file) => file.startsWith('web/')),
      /from '@karo\/core\/(?!contract)/,
    );
    expect(wrong).toEqual([]);
  });

  test('the site makes no format of Intl, whose first costs a slow phone a quarter of a second', () => {
    const site = code.filter((file) => file.startsWith('web/src/'));
    expect(hits(site, /\bnew Intl\.|\.toLocale\w*String\(|\.localeCompare\(/)).toEqual([]);
  });

  test('core knows nothing of HTTP, queues, React or WhatsApp', () => {
    const core = server.filter((file) => file.startsWith('core/'));
    expect(hits(core, /from '(fastify|bullmq|ioredis|react|whatsapp-web\.js)/)).toEqual([]);
  });
});

describe('the tree', () => {
  test('no catch-all folders', () => {
    const names = new Set(['utils', 'helpers', 'services', 'types', 'constants', 'common', 'lib', 'misc']);
    expect(
      files.filter((file) =>
        dirname(file)
          .split('/')
          .some((part) => names.has(part)),
      ),
    ).toEqual([]);
  });

  test('no barrel files but the surfaces of the rooms of core', () => {
    const wrong = files.filter(
      (file) =>
        /(^|\/)index\.(ts|tsx)$/.test(file) &&
        !/^core\/([a-z]+|(chat|products|risk)\/[a-z]+)\/index\.ts$/.test(file),
    );
    expect(wrong).toEqual([]);
  });

  test('file names are kebab-case, components PascalCase', () => {
    const wrong = code.filter((file) => {
      const name = basename(file, extname(file)).replace(/\.(test|module|config|d)$/, '');
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)?$/.test(name);
      const pascal = /^[A-Z][A-Za-z0-9]*$/.test(name);
      return !(kebab || (pascal && file.endsWith('.tsx')));
    });
    expect(wrong).toEqual([]);
  });

  test('ARCHITECTURE.md is at most 120 lines', () => {
    expect(read('ARCHITECTURE.md').split('\n').length).toBeLessThanOrEqual(121);
  });

  test('dependencies are pinned to one version', () => {
    const loose = files
      .filter((file) => basename(file) === 'package.json')
      .flatMap((file) => hits([file], /"[^"]+": "[\^~>*]/))
      .filter((line) => !line.includes('"node"'));
    expect(loose).toEqual([]);
  });
});

describe('the code', () => {
  test('exported functions say in one sentence what they do', () => {
    const bare = server.flatMap((file) => {
      const lines = read(file).split('\n');
      return lines.flatMap((line, index) => {
        const exported = /^export (?:async )?function \w+|^export const \w+ = (?:async )?(?:\(|<\w)/.test(
          line,
        );
        const before = lines[index - 1]?.trimEnd() ?? '';
        const migration = file.includes('/migrations/');
        return exported && !migration && !before.endsWith('*/')
          ? [`${file}:${index + 1} ${line.slice(0, 80)}`]
          : [];
      });
    });
    expect(bare).toEqual([]);
  });

  test('functions stay short enough to be read at once', () => {
    const long = code
      .filter((file) => !isTest(file) && !file.includes('/migrations/'))
      .flatMap((file) =>
        functions(file).filter(
          (span) => span.lines > (file.endsWith('.tsx') ? LONGEST_COMPONENT : LONGEST_FUNCTION),
        ),
      );
    expect(long).toEqual([]);
  });

  const handWritten = sourceFiles().filter(
    (file) => !file.startsWith('core/chat/') && file !== 'db/schema.ts' && file !== 'client/endpoints.ts',
  );

  test('files outside chat are at most 500 lines long, nine of ten at most 250', () => {
    const lengths = handWritten.map((file) => ({ file, lines: read(file).split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > 500)).toEqual([]);
    const sorted = lengths.map(({ lines }) => lines).sort((one, other) => one - other);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(250);
  });

  test('regular expressions outside chat are at most 120 characters long', () => {
    const long = literalsOf(handWritten).filter(({ source }) => source.length > 120);
    expect(long.map(({ at }) => at)).toEqual([]);
  });

  test('no object literal is spread into a literal', () => {
    const spread: string[] = [];
    for (const file of code) {
      const text = read(file);
      new Visitor({
        SpreadElement: (node) => {
          if (node.argument.type !== 'ObjectExpression') return;
          spread.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
        },
      }).visit(parseSync(file, text).program);
    }
    expect(spread).toEqual([]);
  });

  test('operations ask the bank what time it is', () => {
    const banking = server.filter((file) => file.startsWith('core/') && !file.startsWith('core/providers/'));
    expect(hits(banking, /Date\.now\(\)|new Date\(\)/)).toEqual([]);
  });

  test('money is never a floating number', () => {
    expect(hits(server, /parseFloat\(|toFixed\(2\)/)).toEqual([]);
  });

  test('no test is left out, and none sleeps', () => {
    const tests = code.filter(isTest).filter((file) => file !== 'scripts/tidy.test.ts');
    expect(hits(tests, /\b(test|it|describe)\.(only|skip|todo)\b/)).toEqual([]);
    expect(hits(tests, /await (sleep|delay|wait)\(\d|setTimeout\(\w+, \d/)).toEqual([]);
  });

  test('nothing is left for later in a comment', () => {
    expect(
      hits(
        code.filter((file) => file !== 'scripts/tidy.test.ts'),
        /\b(TODO|FIXME|XXX|HACK)\b/,
      ),
    ).toEqual([]);
  });
});

describe('the repository', () => {
  test('speaks of no machine and no registry', () => {
    const pattern = new RegExp(
      ['/wo' + 'rk/', '/tmp/ka' + 'ro', 'registry\\.np' + 'mjs', 'npm' + 'mirror'].join('|'),
    );
    expect(hits(files.filter(isText), pattern)).toEqual([]);
  });

  test('.env.example names every variable that the code reads', () => {
    const example = read('.env.example');
    const names = new Set(
      code
        .filter((file) => !isTest(file) && !file.startsWith('web/'))
        .flatMap((file) =>
          [...read(file).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map((match) => match[1] ?? ''),
        ),
    );
    const given = new Set(['NODE_ENV', 'CI', 'TEST_DATABASE_URL', 'TEST_REDIS_URL', 'PATH', 'HOME']);
    const missing = [...names].filter(
      (name) => !given.has(name) && !new RegExp(`^#? ?${name}=`, 'm').test(example),
    );
    expect(missing).toEqual([]);
  });
});
