import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn, edgesOf, faultOf, importsIn, importsOfCore, roomOf } from './floor-plan.ts';

const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'core'], {
  encoding: 'utf8',
})
  .stdout.trim()
  .split('\n');
const imports = importsOfCore();

describe('the floors of core', () => {
  test('every import goes down, and through the surface of the room that it enters', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(imports.flatMap((each) => faultOf(each) ?? [])).toEqual([]);
  });

  test('no circle, between rooms or between files, types included', () => {
    expect(circlesIn(edgesOf(imports, (file) => roomOf(file) ?? file))).toEqual([]);
    expect(circlesIn(edgesOf(imports, (file) => file))).toEqual([]);
  });

  test('a surface re-exports by name and does nothing else', () => {
    const wrong = tracked
      .filter((file) => /\/index\.ts$/.test(file))
      .filter(
        (file) =>
          readFileSync(file, 'utf8').replace(/export (?:type )?\{[\w\s,]*\} from '\.\/[^']+';\n/g, '') !== '',
      );
    expect(wrong).toEqual([]);
  });

  test('no loose file, at most 26 rooms, and no file and folder of one name', () => {
    expect(tracked.filter((file) => /^core\/[^/]+$/.test(file))).toEqual(['core/package.json']);
    const top = readdirSync('core').filter((name) => name !== 'package.json' && name !== 'node_modules');
    expect(top.length).toBeLessThanOrEqual(26);
    const folders = new Set(tracked.map((file) => file.split('/').slice(0, -1).join('/')));
    expect(tracked.filter((file) => folders.has(file.replace(/\.ts$/, '')))).toEqual([]);
  });
});

describe('a planted violation', () => {
  const planted = (file: string, line: string) =>
    importsIn(file, `${line}\n`).flatMap((each) => faultOf(each) ?? []);

  test('that climbs a floor is found, as a type too', () => {
    expect(planted('core/ledger/interest.ts', "import { approve } from '../orders/index.ts';")).toHaveLength(
      1,
    );
    expect(
      planted('core/phrases/en/goals.ts', "import type { Goal } from '../../products/goals/index.ts';"),
    ).toHaveLength(1);
    expect(planted('core/orders/registry.ts', "import { postOne } from '../ledger/index.ts';")).toEqual([]);
  });

  test('that passes a surface by, or stands in no room, is found', () => {
    expect(
      planted('core/orders/registry.ts', "import { postOne } from '../ledger/operations.ts';"),
    ).toHaveLength(1);
    expect(planted('core/loose.ts', "import { postOne } from './ledger/index.ts';")).toHaveLength(1);
  });

  test('that closes a circle is found by the graph and by the linter, though only types go round', () => {
    const one = importsIn('core/ledger/a.ts', "import type { B } from './b.ts';\n");
    const other = importsIn('core/ledger/b.ts', "import type { A } from './a.ts';\n");
    expect(circlesIn(edgesOf([...one, ...other], (file) => file))).toEqual([
      ['core/ledger/a.ts', 'core/ledger/b.ts'],
    ]);
    const folder = mkdtempSync(join(tmpdir(), 'floor-plan-'));
    try {
      const { linter } = JSON.parse(readFileSync('biome.json', 'utf8'));
      writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
      writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\nexport type A = { b?: B };\n");
      writeFileSync(join(folder, 'b.ts'), "import type { A } from './a.ts';\nexport type B = { a?: A };\n");
      const biome = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome');
      const lint = spawnSync(process.execPath, [biome, 'lint', '--colors=off'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(lint.stdout + lint.stderr).toContain('noImportCycles');
      expect(lint.status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
