import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
  /** The narrowest screen that a page must fit without a scroll to the side (WCAG 1.4.10). */
  narrowest: [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 320 },
  ],
} as const;

/** Colours that fade from one scheme to the other are looked at where they end. */
const endFades = `for (const fade of document.getAnimations()) try { fade.finish(); } catch {}`;

/** Amounts that stand alone, and take more than one line. */
const brokenAmounts = `(() => {
  const broken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!/^[-+\u2212]?₦[\\d,.]+$/.test(text.data.trim())) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) broken.push(text.data);
  }
  return broken;
})()`;

/** Fails where the page as it stands has a fault of access, is too wide, or breaks an amount in two, in light and dark, narrow and wide. */
export async function checkLooks(page: Page, pair: keyof typeof pairs = 'darkNarrow'): Promise<void> {
  for (const { colorScheme, width } of pairs[pair]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(endFades);
    await checkAccess(page);
    await checkWidth(page);
    expect(await page.evaluate(brokenAmounts)).toEqual([]);
  }
}
