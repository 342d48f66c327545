import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listSandboxMessages } from '@karo/core/auth';
import { demoPin } from '@karo/core/identity';
import { ngozi, seedYear } from '@karo/core/sandbox';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '../web/paths.ts';
import { ADMIN_KEY, openWorld } from './journeys/world.ts';
import { buildSite } from './site.ts';

/**
 * `npm run screenshots -- [--out FOLDER] [--only WORD,WORD] [--who NAME,NAME] [--width N] [--scheme NAME] [--language CODE] [--easy]`: every route with each of its
 * tabs as a visitor, a new demo customer, a customer with a year behind her and an administrator see it, and what is seen only on the way (menus, dialogs, a
 * transfer, its receipt and dispute, no network, a server that fails), at 360 and 1280 px, light and dark.
 */
const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
};
const out = option('out') ?? 'screenshots';
const only = option('only')?.split(',');
const language = option('language') ?? 'en';
const widths = option('width') ? [Number(option('width'))] : [360, 1280];
const schemes = (['light', 'dark'] as const).filter((name) => (option('scheme') ?? name) === name);

type Who = 'visitor' | 'customer' | 'lived' | 'admin';
const everybody: readonly Who[] = ['visitor', 'customer', 'lived', 'admin'];
const people = everybody.filter((who) => option('who')?.split(',').includes(who) ?? true);

const quiet = async (page: Page) => {
  await page.waitForLoadState('load');
  // What is fetched only when it comes near the screen.
  for (let at = 0; at < 6; at += 1) {
    await page.evaluate(`scrollTo(0, document.body.scrollHeight * ${at / 5})`);
    await page.waitForTimeout(80);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.evaluate('document.fonts.ready.then(() => 0)');
  await page
    .locator('[aria-busy="true"], .mantine-Loader-root')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => {});
  await page.waitForTimeout(350);
};

if (!option('site')) await buildSite();
const world = await openWorld(option('site'), { lived: true });
await seedYear(world.bank);
mkdirSync(out, { recursive: true });

const post = async (context: BrowserContext, path: string, data: object): Promise<void> => {
  const answer = await context.request.post(path, { data, headers: { origin: world.url } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
};

const signIn: Record<Who, (context: BrowserContext) => Promise<void>> = {
  visitor: async () => {},
  customer: (context) =>
    post(context, '/api/users/register', {
      phone: `+234803${Math.floor(1e6 + Math.random() * 8.9e6)}`,
      firstName: 'Ada',
      lastName: 'Obi',
    }),
  lived: async (context) => {
    await post(context, '/api/auth/sign-in', { phone: ngozi.phone, pin: demoPin });
    const [sent] = await listSandboxMessages(world.bank, { address: ngozi.phone, limit: 1 });
    const code = /\b\d{6}\b/.exec(sent?.body ?? '')?.[0];
    await post(context, '/api/auth/verify-2fa-code', { code, method: 'sms' });
  },
  admin: (context) => post(context, '/api/admin/verify', { adminKey: ADMIN_KEY }),
};

/** One way in for each of them: a customer is asked for a code only on a browser that is new. */
const doors: Partial<Record<Who, Awaited<ReturnType<BrowserContext['storageState']>>>> = {};

async function open(who: Who, look: BrowserContextOptions): Promise<Page> {
  const context = await world.browser.newContext({
    baseURL: world.url,
    reducedMotion: 'reduce',
    locale: 'en-NG',
    ...look,
    ...(doors[who] && { storageState: doors[who] }),
  });
  if (!doors[who]) {
    await signIn[who](context);
    doors[who] = await context.storageState();
  }
  const kept = {
    'karo-language': language,
    ...(who !== 'visitor' && { 'karo-known': 'yes' }),
    ...(args.includes('--easy') && { 'karo-easy': 'yes' }),
  };
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(kept)})`);
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  page.setDefaultNavigationTimeout(60_000);
  page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
  return page;
}

/** What is seen only on the way: each goes on from where the one before it left the page, and a path begins anew. */
const ways: Partial<
  Record<Who, readonly [name: string, path: string | undefined, act: (page: Page) => Promise<unknown>][]>
> = {
  visitor: [
    ['sign-in', paths.faq, (page) => page.locator('header button[class*=signIn]').click()],
    ['menu', paths.faq, (page) => page.locator('[aria-controls=menu]').click()],
    ['onboarding-errors', paths.onboarding, (page) => page.locator('main form button[type=submit]').click()],
  ],
  customer: [
    [
      'transfer-check',
      paths.bankingDemo,
      async (page) => {
        // By their ids: the labels are of the language chosen.
        await page.locator('#transfer-account').fill('1234567896');
        await page.getByText('CHIDI OKAFOR', { exact: true }).first().waitFor();
        await page.locator('#transfer-amount').fill('5000');
        await page.locator('#transfer-amount').press('Enter');
        await page.getByRole('dialog').locator('input').waitFor();
      },
    ],
    [
      'transfer-sent',
      undefined,
      async (page) => {
        const pin = page.getByRole('dialog').locator('input');
        await pin.fill(demoPin);
        await pin.press('Enter');
        await pin.waitFor({ state: 'detached' });
      },
    ],
    [
      'transfer-way',
      undefined,
      async (page) => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /CHIDI OKAFOR/i })
          .first()
          .click();
      },
    ],
    ['dispute', undefined, (page) => page.getByRole('dialog').getByRole('button').last().click()],
    ['receipt', undefined, (page) => page.getByRole('dialog').getByRole('button').nth(-1).click()],
    ['account-menu', paths.faq, (page) => page.locator('header summary').first().click()],
    [
      'failed',
      paths.analytics,
      async (page) => {
        await page.route('**/api/analytics*', (route) => route.fulfill({ status: 500, body: '' }));
        await page.reload();
      },
    ],
    [
      'loading',
      paths.settings,
      async (page) => {
        await page.route('**/api/user/*', () => {});
        await page.reload();
      },
    ],
    ['offline', paths.loans, (page) => page.context().setOffline(true)],
  ],
};

const isChosen = (...names: string[]): boolean => !only || names.some((name) => only.includes(name));

async function lookRound(who: Who, width: number, scheme: 'light' | 'dark'): Promise<void> {
  const height = width < 700 ? 760 : 900;
  const page = await open(who, { viewport: { width, height }, colorScheme: scheme });
  const shoot = async (name: string, fullPage = true) => {
    if (fullPage) await quiet(page);
    else await page.waitForTimeout(800);
    const path = join(out, `${name}-${who}-${width}-${scheme}.png`);
    await page.screenshot({ path, fullPage, timeout: 60_000 });
  };
  const all = who === 'admin' ? [paths.admin] : [...Object.values(paths), '/no-such-page'];
  for (const path of all) {
    const name = path.slice(1) || 'home';
    if (!isChosen(name)) continue;
    await page.goto(path);
    await shoot(name);
    const tabs = page.getByRole('main').getByRole('tab');
    for (let at = 1; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await shoot(`${name}-tab${at + 1}`);
    }
  }
  for (const [name, path, act] of ways[who] ?? []) {
    if (!isChosen(name, 'ways')) continue;
    if (path) {
      await page.goto(path);
      await quiet(page);
    }
    await act(page).catch((error: Error) => console.error(`${name}, ${width} px: ${error.message}`));
    await shoot(name, false);
  }
  await page.context().close();
}

try {
  for (const scheme of schemes)
    for (const width of widths) for (const who of people) await lookRound(who, width, scheme);
} finally {
  await world.end();
}
process.exit(0);
