import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import { type Bank, Fault } from '@karo/core/kernel';
import type { FastifyInstance } from 'fastify';

/** The hashes of the scripts that stand in the built site's pages: all pages carry the same. */
function inlineScripts(site: string): string[] {
  const page = join(site, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...html.matchAll(/<script id="colours">([^<]*)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** No script but the site's own files and the one in its pages, by its hash. Mantine writes `style` attributes and elements, so styles may be inline. */
export function helmetOptions(bank: Bank, site: string | null): FastifyHelmetOptions {
  const secure = bank.config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(site === null ? [] : inlineScripts(site))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}

/** Text that no database keeps: a NUL, or half of a character. */
const isUnwritable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Throws Fault `bad_request` where something that was sent cannot be written down. Walks without recursion: what was sent may be as deep as it is long. */
export function checkWritable(...sent: readonly unknown[]): void {
  const open: unknown[] = [...sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && isUnwritable(value)) throw new Fault('bad_request');
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue;
    for (const [name, inner] of Object.entries(value)) open.push(name, inner);
  }
}

/** Throws Fault `bad_request` where a number has no end: `"1e309"` is read as one, and no schema's bounds are asked about it. */
export function checkFinite(...read: readonly unknown[]): void {
  const open: [field: string, value: unknown][] = read.map((value) => ['the request', value]);
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, value] = next;
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Fault('bad_request', { field });
    if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
      open.push(...Object.entries(value));
  }
}

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Refuses a call that changes something and that another site's page made: browsers say where a call comes from. */
export function refuseForeignOrigins(app: FastifyInstance, bank: Bank): void {
  const own = new URL(bank.config.publicUrl).host;
  app.addHook('onRequest', async (request) => {
    if (!unsafe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') throw new Fault('forbidden');
    const { origin } = request.headers;
    if (!origin) return;
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    if (host !== own && host !== request.headers.host) throw new Fault('forbidden');
  });
}
