import type { Page } from 'playwright-core';
import { checkAccess, checkWidth } from './world.ts';

const widths = [360, 1280];

/** Colours that fade from one scheme to the other are looked at where they end. */
const endFades = `for (const fade of document.getAnimations()) try { fade.finish(); } catch {}`;

/** Fails where the page as it stands has a fault of access or is too wide, at both widths, in light and dark. */
export async function checkLooks(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(endFades);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await checkAccess(page);
      await checkWidth(page);
    }
  }
}
