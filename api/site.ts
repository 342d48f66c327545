import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Asset = {
  type: string;
  etag: string;
  immutable: boolean;
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
};

const readIf = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);

/** What the pages are marked with: whether this is a sandbox, and the services that nobody stands behind. */
export type Marks = { sandbox: boolean; lacks: readonly string[] };

/** Pages say in their first tag what they are pages of: a style hides what may not be said or offered here, before any script has run. */
function mark(page: Buffer, { sandbox, lacks }: Marks): Buffer {
  const attributes = [
    ...(sandbox ? ['data-sandbox="yes"'] : []),
    ...(lacks.length > 0 ? [`data-lacks="${lacks.join(' ')}"`] : []),
  ];
  return Buffer.from(page.toString('utf8').replace('<html', ['<html', ...attributes].join(' ')));
}

function readAsset(file: string, name: string, marks: Marks): Asset {
  const read = readFileSync(file);
  const isMarked = (marks.sandbox || marks.lacks.length > 0) && name.endsWith('.html');
  const plain = isMarked ? mark(read, marks) : read;
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('assets/'),
    plain,
    br: isMarked ? brotliCompressSync(plain) : readIf(`${file}.br`),
    gzip: isMarked ? gzipSync(plain) : readIf(`${file}.gz`),
  };
}

const urlOf = (name: string): string => {
  if (!name.endsWith('.html')) return `/${name}`;
  return name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
};

/** The whole built site in memory: it is small, and a path that is not in the map is not a file. */
function readSite(folder: string, marks: Marks): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file).split(sep).join('/');
    assets.set(urlOf(name), readAsset(file, name, marks));
  }
  return assets;
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, status: number) {
  reply.header('etag', asset.etag).header('vary', 'accept-encoding').type(asset.type);
  reply.header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (status === 200 && request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepts.includes(name) && asset[name]);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).send((encoding && asset[encoding]) ?? asset.plain);
}

/** Serves the built site beside the API: pages by their path, hashed files for ever, the not-found page with its status. */
export function serveSite(app: FastifyInstance, folder: string, marks: Marks): void {
  const assets = readSite(folder, marks);
  app.get('/*', { config: { rateLimit: false } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const asset = path.startsWith('/api/') ? undefined : assets.get(path.replace(/(.)\/$/, '$1'));
    if (asset) return sendAsset(request, reply, asset, 200);
    const missing = path.startsWith('/api/') ? undefined : assets.get('/404');
    return missing ? sendAsset(request, reply, missing, 404) : reply.callNotFound();
  });
}
