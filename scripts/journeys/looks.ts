import type { Page } from 'playwright-core';
import { checkAccess, checkWidth } from './world.ts';

/** Every colour and every layout once, in either way to pair them. */
const pairs = {
  darkNarrow: [
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'light', width: 1280 },
  ],
  lightNarrow: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1280 },
  ],
} as const;

/** Colours that fade from one scheme to the other are looked at where they end. */
const endFades = `for (const fade of document.getAnimations()) try { fade.finish(); } catch {}`;

/** Fails where the page as it stands has a fault of access or is too wide, in light and dark, narrow and wide. */
export async function checkLooks(page: Page, pair: keyof typeof pairs = 'darkNarrow'): Promise<void> {
  for (const { colorScheme, width } of pairs[pair]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(endFades);
    await checkAccess(page);
    await checkWidth(page);
  }
}
