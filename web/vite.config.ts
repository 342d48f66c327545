import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { writeClient } from './client-package.ts';
import { heads } from './heads.ts';
import { stableIds } from './ids.ts';
import { type Path, paths } from './paths.ts';
import { prune } from './prune.ts';
import { variables } from './variables.ts';

const root = import.meta.dirname;
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const SMALLEST_WORTH_IT = 600;

const compress = (file: string) => {
  const plain = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
};

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
type Published = Record<string, unknown>;
type Server = {
  shown: Partial<Record<string, readonly string[]>>;
  renderPage: (path: string, published: Published) => Promise<string>;
};

const stylesOf = (chunk?: Chunk): string[] =>
  chunk ? [chunk.file, ...(chunk.css ?? [])].filter((file) => file.endsWith('.css')) : [];

/** A chunk with all that it imports, and their styles, what is imported first. */
function closure(manifest: Manifest, keys: readonly string[]): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    for (const other of chunk.imports ?? []) add(other);
    if (!chunk.file.endsWith('.css')) js.add(chunk.file);
    for (const file of stylesOf(chunk)) css.add(file);
  };
  for (const key of keys) add(key);
  return { js: [...js], css: [...css] };
}

/** The module of a page: its folder has the name of its path. */
function moduleOf(manifest: Manifest, path: string): string {
  const folder = path === '/' ? '/landing' : path;
  const name = path === '/404' ? 'src/pages/NotFoundPage.tsx' : 'src/pages/ApprovePage.tsx';
  return (
    Object.keys(manifest).find((key) => key.startsWith(`src/pages${folder}/`) && key.endsWith('Page.tsx')) ??
    name
  );
}

/** These stand without the styles that the inner pages share. */
const plain = new Set<string>([paths.home, paths.faq, paths.security, paths.approve, '/404']);

/** These say all that they have to say without script. */
const reads = new Set<string>([paths.home, paths.faq, paths.security]);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function headOf(path: string): string {
  const { title, description } = heads[path as Path] ?? {
    title: 'Page Not Found · Karo',
    description: 'There is no such page.',
  };
  const content = escaped(description);
  return `<meta name="description" content="${content}" /><title>${escaped(title)}</title>`;
}

const print = `import('@karo/core/account/published').then(({ published }) => process.stdout.write(JSON.stringify(published)))`;

/** What the bank says to anybody, asked in a process of its own: the bank is not built, it runs as it is written. */
function readPublished(): Published {
  const strips = 'typescript' in process.features && process.features.typescript ? [] : ['--import', 'tsx'];
  const run = [...strips, '--input-type=module', '-e', print];
  return JSON.parse(
    execFileSync(process.execPath, run, { cwd: join(root, '..'), encoding: 'utf8' }),
  ) as Published;
}

/** Builds the pages' server side, and loads it. */
async function loadServer(outDir: string): Promise<Server> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), variables(), stableIds()],
    ssr: { noExternal: true },
    build: { ssr: 'src/server.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(join(outDir, 'server.js')).href)) as Server;
}

/** The script that picks the colours, small enough to stand in the page; the server names its hash in the policy. */
const scheme = readFileSync(join(root, 'scheme.js'), 'utf8')
  .split('\n')
  .filter((line) => !line.trimStart().startsWith('//'))
  .join('\n')
  .replaceAll(/\s+/g, ' ')
  .trim();
const colours = `<script id="colours">${scheme}</script>`;

/**
 * A page that reads without script has it after its first words, and is not painted before it: a browser that has run a script lays out what it has
 * by then, and after a head that is a page of nothing.
 */
const firstSight = '<link rel="expect" href="#colours" blocking="render" />';
const opening = ['<h1', '</p>'] as const;

/** A page in which what stands from one text to the next other, both included, is made anew. */
function between(
  html: string,
  [from, to]: readonly [string, string],
  make: (found: string) => string,
): string {
  const at = html.indexOf(from);
  const end = at < 0 ? -1 : html.indexOf(to, at);
  if (end < 0) return html;
  const after = end + to.length;
  return html.slice(0, at) + make(html.slice(at, after)) + html.slice(after);
}

type Shape = { template: string; dir: string; manifest: Manifest; server: Server; bank: Published };

/** Drawn by script: what a secret in the address opens, and what is kept for any path that is opened without a network. */
const drawn = new Set<string>([paths.approve, '/404']);

/** One page's HTML, made beforehand with the styles that it needs inside; all that its script needs is named for later. */
async function pageOf(path: string, { template, dir, manifest, server, bank }: Shape): Promise<string> {
  const base = ['src/main.tsx', ...(plain.has(path) ? [] : ['src/app-styles.ts'])];
  // What starts the page comes last of the scripts, and what the others build on first of the styles.
  const { js, css: all } = closure(manifest, [moduleOf(manifest, path), ...base.toReversed()]);
  const css = [...new Set([...base.flatMap((key) => stylesOf(manifest[key])), ...all])];
  const links = [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...js.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('');
  if (drawn.has(path)) return template.replace('<!--head-->', headOf(path) + links).replace('<!--app-->', '');
  const published = Object.fromEntries((server.shown[path] ?? []).map((url) => [url, bank[url]]));
  const page = await server.renderPage(path, published);
  const rendered = between(page, ['<title>', '</title>'], () => '');
  if (rendered.includes('<script'))
    throw new Error(`${path}: a page that is made beforehand has no script in it`);
  const styles = prune(css.map((file) => readFileSync(join(dir, file), 'utf8')).join(''), rendered);
  const html = reads.has(path) ? between(rendered, opening, (words) => words + colours) : rendered;
  if (reads.has(path) && html === rendered) throw new Error(`${path}: no heading with a first paragraph`);
  const data = JSON.stringify(published).replaceAll('<', '\\u003c');
  const rest = `<template id="later"${reads.has(path) ? ' data-reads' : ''}>${links}</template><script type="application/json" id="published">${data}</script>`;
  const filled = template
    .replace(colours, (script) => (reads.has(path) ? firstSight : script))
    .replace('<!--head-->', () => `${headOf(path)}<style>${styles}</style>`)
    .replace('<!--app-->', () => html);
  return between(filled, ['<noscript>', '</noscript>'], (noscript) =>
    reads.has(path) ? rest : noscript + rest,
  );
}

/** Puts it into the template, of the built site and of Vite's own server. */
const inlineScheme = (): Plugin => ({
  name: 'karo-scheme',
  transformIndexHtml: (html) => html.replace('<!--scheme-->', colours),
});

/** One HTML file a page, so that a server knows a page from a path that is none; everything compressed beforehand. */
const pages = (): Plugin => ({
  name: 'karo-pages',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = 'dist' }) {
    const manifestFile = join(dir, '.vite/manifest.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    const template = readFileSync(join(dir, 'index.html'), 'utf8');
    const server = await loadServer(join(dir, '.server'));
    const bank = readPublished();
    for (const path of [...Object.values(paths), '/404']) {
      const html = await pageOf(path, { template, dir, manifest, server, bank });
      writeFileSync(join(dir, path === '/' ? 'index.html' : `${path}.html`), html);
    }
    mkdirSync(join(dir, 'sdk'), { recursive: true });
    writeClient(join(dir, 'sdk'));
    for (const name of ['.vite', '.server']) rmSync(join(dir, name), { recursive: true });
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const file = join(dir, name);
      const stat = statSync(file);
      if (stat.isFile() && stat.size > SMALLEST_WORTH_IT && compressible.has(extname(file))) compress(file);
    }
  },
});

const isIn = (id: string, folder: string): boolean => id.replaceAll('\\', '/').includes(folder);

// A file a component would be eighty requests a page; what several pages share travels together.
const groups = [
  // By itself: it is all that a page that was made beforehand fetches.
  { name: 'preload', test: /preload-helper/, priority: 9 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr)[\\/]/,
  },
  { name: 'icons', test: /@tabler/, minShareCount: 8 },
  { name: 'mantine', test: /@mantine/, minShareCount: 10 },
  { name: 'shared', test: (id: string) => isIn(id, 'web/src') && id.endsWith('.ts'), minShareCount: 6 },
  { name: 'parts', test: (id: string) => isIn(id, 'web/src/ui/') && id.endsWith('.tsx'), minShareCount: 8 },
  // All that stands around a page; what starts it is a chunk of its own, so that a page can be read in before it starts.
  { name: 'house', test: /web[\\/]src[\\/]App\.tsx$/ },
];

export default defineConfig({
  root,
  plugins: [react(), variables(), stableIds(), inlineScheme(), pages()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': process.env.API ?? 'http://localhost:3000' } },
});
