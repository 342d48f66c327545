import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { type Server, serve } from '@karo/api/serve';
import { loggedWords } from '@karo/api/testing';
import { adminKeyHash, listSandboxMessages } from '@karo/core/auth';
import { demoPin } from '@karo/core/identity';
import { openLog } from '@karo/core/kernel';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Booted, bootBank } from '../boot.ts';
import { needTools } from '../needs.ts';

/** The key that opens the admin's pages in the journeys. */
export const ADMIN_KEY = 'a-key-for-the-journeys';

export type World = Booted & {
  browser: Browser;
  site: Server;
  url: string;
  end(): Promise<void>;
};

/** A port that is free: the bank knows its own address before it listens, because passkeys are made for an address. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Everything that the bank logged since it was last looked at. */
const logged: string[] = [];
/** What may never be in a log: the PINs and BVNs that the journeys type, and the codes that they were sent. */
const secrets = new Set([demoPin, '7391', '7392', '22123456789', '22200000002', ADMIN_KEY]);

/** Throws where a secret of the journeys so far stands in the log. */
function checkLogs(): void {
  const words = loggedWords(logged.splice(0));
  for (const secret of secrets)
    expect(
      words.split('\n').find((line) => line.includes(secret)),
      `the log holds ${secret}`,
    ).toBeUndefined();
}

/** A whole bank on a throw-away database with the built site in front of it, and a browser. */
export async function openWorld(
  folder?: string,
  { lived = false, debuggingPort }: { lived?: boolean; debuggingPort?: number } = {},
): Promise<World> {
  const port = await freePort();
  const [booted, browser] = await Promise.all([
    bootBank({
      fresh: true,
      lived,
      env: {
        ...process.env,
        KARO_SECRET: 'ab'.repeat(32),
        SPEECH: process.env.SPEECH ?? 'embedded',
      },
      config: {
        port,
        publicUrl: `http://localhost:${port}`,
        adminKeyHash: adminKeyHash(ADMIN_KEY),
        pinCost: 'least',
      },
      log: openLog({ level: 'trace' }, { write: (line) => void logged.push(line) }),
    }),
    chromium.launch({
      executablePath: needTools().chromium,
      args: [
        ...['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
        ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : []),
      ],
    }),
  ]);
  const site = await serve(
    booted.bank,
    {
      queueReady: booted.queues.ready,
      unlimited: true,
      ...(folder && { site: folder }),
    },
    { port, host: '127.0.0.1' },
  );
  const end = async () => {
    await browser.close();
    await site.close();
    await booted.close();
  };
  return { ...booted, browser, site, url: `http://localhost:${site.port}`, end };
}

let shared: Promise<World> | undefined;

/** The one world of all files of a worker, which run one after the other. */
export const world = (): Promise<World> => {
  shared ??= openWorld();
  return shared;
};

type Visit = { page: Page; errors: string[]; world: World };

/** An empty page of a new visitor. What it logs as an error fails the test that looks at `errors`. */
async function openPage(options: BrowserContextOptions): Promise<Visit> {
  const here = await world();
  checkLogs();
  const context = await here.browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: here.url,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.setDefaultTimeout(15_000);
  return { page, errors, world: here };
}

/** The path, opened by a new visitor. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const opened = await openPage(options);
  await opened.page.goto(path);
  return opened;
}

/** Becomes a demo customer, as the button does, and opens the path as them. */
export async function visitAsDemo(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(options);
  const phone = `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const made = await opened.page.request.post('/api/users/register', {
    data: { phone, firstName: 'Ada', lastName: 'Obi' },
    headers: { origin: opened.world.url },
  });
  expect(made.status()).toBe(200);
  const { user } = (await made.json()) as { user: { id: string; accountNumber: string } };
  await opened.page.goto(path);
  return { ...opened, user, phone };
}

type Demo = Pick<Awaited<ReturnType<typeof visitAsDemo>>, 'page' | 'user' | 'world'>;

const chidi = { recipientBank: 'gtb', recipientAccount: '1234567896', recipientName: 'Chidi Okafor' };
/** Paid where a dispute is decided against the receiver: that raises the risk of everybody's payments to the same account, and all files share one bank. */
export const disputedReceiver = {
  recipientBank: 'access',
  recipientAccount: '1234567895',
  recipientName: 'Tunde Balogun',
};

/** The customer sends so many naira to Chidi at GTBank, or to somebody else, as the page would; answers the transfer's reference. */
export async function pay(
  { page, user, world }: Demo,
  naira: string,
  { narration = '', to = chidi } = {},
): Promise<string> {
  const sent = await page.request.post('/api/banking/transfer', {
    data: { userId: user.id, ...to, amount: naira, narration, pin: demoPin },
    headers: { origin: world.url },
  });
  expect(sent.status()).toBe(200);
  const { transactionRef } = (await sent.json()) as { transactionRef: string };
  return transactionRef;
}

/** The six digits that were last sent to a number or an address. */
export async function lastCode(address: string): Promise<string> {
  const { bank } = await world();
  const [message] = await listSandboxMessages(bank, { address, limit: 1 });
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
  if (code) secrets.add(code);
  return code;
}

const require = createRequire(import.meta.url);
const axe = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds on a page, a line for each element. */
const violations = `axe.run(document, ${JSON.stringify(axeOptions)}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => id + ': ' + node.target.join(' ') + ' ' + (node.any[0]?.message ?? node.failureSummary ?? '')),
  ),
)`;

/** Fails where axe finds anything on the page as it stands; axe is read by a page once, which takes as long as it runs. */
export async function checkAccess(page: Page): Promise<void> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe);
  expect(await page.evaluate(violations)).toEqual([]);
}

const tooWide = `(() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > wide + 1)
    .slice(0, 5)
    .map((element) => element.tagName + '.' + element.className);
})()`;

/** Fails where the page can be scrolled sideways. */
export async function checkWidth(page: Page): Promise<void> {
  expect(await page.evaluate(tooWide)).toEqual([]);
}
