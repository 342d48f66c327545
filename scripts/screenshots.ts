import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { paths } from '../web/paths.ts';
import { openWorld } from './journeys/world.ts';

/**
 * `npm run screenshots -- [--out FOLDER] [--only WORD] [--width N] [--scheme NAME] [--language CODE] [--visitor]`: every route as a demo customer sees it (and
 * as a visitor), with each of its tabs, at 360 and 1280 px, light and dark.
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

const world = await openWorld(option('site'), { lived: true });
mkdirSync(out, { recursive: true });
try {
  for (const scheme of schemes)
    for (const width of widths)
      for (const who of args.includes('--visitor') ? ['visitor'] : ['visitor', 'customer']) {
        const context = await world.browser.newContext({
          viewport: { width, height: width < 700 ? 760 : 900 },
          colorScheme: scheme,
          baseURL: world.url,
          reducedMotion: 'reduce',
          locale: 'en-NG',
        });
        await context.addInitScript(`localStorage.setItem('karo-language', '${language}')`);
        const page = await context.newPage();
        page.setDefaultTimeout(5000);
        page.on('pageerror', (error) => console.error(`${page.url()}: ${error.message}`));
        const shoot = async (name: string) => {
          await quiet(page);
          await page.screenshot({
            path: join(out, `${name}-${who}-${width}-${scheme}.png`),
            fullPage: true,
            timeout: 60_000,
          });
        };
        if (who === 'customer')
          await context.request.post('/api/users/register', {
            data: {
              phone: `+234803${Math.floor(1e6 + Math.random() * 8.9e6)}`,
              firstName: 'Ada',
              lastName: 'Obi',
            },
            headers: { origin: world.url },
          });
        for (const path of [...Object.values(paths), '/no-such-page']) {
          const name = path.slice(1) || 'home';
          if (only && !only.some((word) => name === word)) continue;
          await page.goto(path);
          await page.evaluate(`localStorage.setItem('karo-known', 'yes')`);
          await page.reload();
          await shoot(name);
          const tabs = page.getByRole('main').getByRole('tab');
          for (let at = 1; at < (await tabs.count()); at += 1) {
            await tabs.nth(at).click();
            await shoot(`${name}-tab${at + 1}`);
          }
        }
        await context.close();
      }
} finally {
  await world.end();
}
process.exit(0);
