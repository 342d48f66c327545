import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const BLOCK = 512;

type File = { name: string; content: string };

/** The files of `@karo/client` as npm installs them: JavaScript with its types, made from `client/`. */
export function clientFiles(): File[] {
  const folder = mkdtempSync(join(tmpdir(), 'karo-client-'));
  try {
    const options = '--ignoreConfig --declaration --strict --skipLibCheck --rewriteRelativeImportExtensions';
    const shape = '--module nodenext --target es2022 --types node --outDir';
    const [tsc, source] = [join(root, 'node_modules/typescript/bin/tsc'), join(root, 'client/karo.ts')];
    const args = [tsc, source, ...options.split(' '), ...shape.split(' '), folder];
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const made = ['karo.js', 'karo.d.ts', 'endpoints.d.ts'].map((name) => ({
      name,
      // A declaration keeps the name of the source, which is not in the package.
      content: readFileSync(join(folder, name), 'utf8').replaceAll("'./endpoints.ts'", "'./endpoints.js'"),
    }));
    const own = JSON.parse(readFileSync(join(root, 'client/package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    own.exports = { '.': { types: './karo.d.ts', default: './karo.js' } };
    own.engines = { node: '>=18' };
    return [{ name: 'package.json', content: `${JSON.stringify(own, null, 2)}\n` }, ...made];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** One file of an archive: its header (POSIX ustar) and its bytes, filled up to whole blocks. */
function entry({ name, content }: File): Buffer {
  const bytes = Buffer.from(content);
  const header = Buffer.alloc(BLOCK);
  header.write(`package/${name}`, 0);
  header.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(bytes.length, 12) + octal(0, 12), 100);
  // The sum counts its own eight bytes as spaces.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
}

/** The archive that `npm install` takes from an address. */
export const packed = (files: readonly File[]): Buffer =>
  gzipSync(Buffer.concat([...files.map(entry), Buffer.alloc(2 * BLOCK)]), { level: 9 });

/** Writes the client into the built site: the archive for npm, and its one file of code for whoever installs nothing. */
export function writeClient(folder: string): void {
  const files = clientFiles();
  writeFileSync(join(folder, 'karo-client.tgz'), packed(files));
  writeFileSync(join(folder, 'karo.js'), files.find(({ name }) => name === 'karo.js')?.content ?? '');
}
