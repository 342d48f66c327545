import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { paths } from './paths.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const SMALLEST_WORTH_IT = 600;

const compress = (file: string) => {
  const plain = readFileSync(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: quality }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
};

/** One HTML file a page, so that a server knows a page from a path that is none; everything compressed beforehand. */
const pages = (): Plugin => ({
  name: 'karo-pages',
  apply: 'build',
  writeBundle({ dir = 'dist' }) {
    const others = Object.values(paths).filter((path) => path !== '/');
    for (const path of [...others, '/404']) copyFileSync(join(dir, 'index.html'), join(dir, `${path}.html`));
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      const file = join(dir, name);
      const stat = statSync(file);
      if (stat.isFile() && stat.size > SMALLEST_WORTH_IT && compressible.has(extname(file))) compress(file);
    }
  },
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pages()],
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': process.env.API ?? 'http://localhost:3000' } },
});
