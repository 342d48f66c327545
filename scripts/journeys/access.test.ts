import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { checkAccess, checkWidth, visit, visitAsDemo } from './world.ts';

const narrow = { width: 360, height: 800 };
const wide = { width: 1280, height: 800 };

async function check(page: Page, looks: readonly [typeof narrow, 'light' | 'dark'][]): Promise<void> {
  for (const [viewport, colorScheme] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await checkAccess(page);
    await checkWidth(page);
  }
}

// Each width and each scheme once as a visitor or as a customer; the states of a page are looked at in its own journey.
for (const path of [...Object.values(paths), '/no-such-page'])
  test(`${path}: nothing stands in anybody's way, in light and dark, narrow and wide`, async () => {
    const stranger = await visit(path);
    await stranger.page.locator('h1').waitFor();
    await check(stranger.page, [
      [narrow, 'dark'],
      [wide, 'light'],
    ]);
    await stranger.page.context().close();
    const customer = await visitAsDemo(path);
    await customer.page.locator('h1').waitFor();
    await customer.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await check(customer.page, [
      [narrow, 'light'],
      [wide, 'dark'],
    ]);
    await customer.page.context().close();
  });
