import type { Page } from 'playwright-core';
import { checkAccess, checkWidth } from './world.ts';

const widths = [360, 1280];

/** Fails where the page as it stands has a fault of access or is too wide, at both widths, in light and dark. */
export async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await checkAccess(page);
      await checkWidth(page);
    }
  }
}
