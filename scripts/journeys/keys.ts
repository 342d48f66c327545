import type { Page } from 'playwright-core';

/** What the control that has the focus is called, where it is one of these. */
const focused = (among: string) => `(() => {
  const it = document.activeElement;
  if (!it.matches(${JSON.stringify(among)})) return '';
  return it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent ?? '';
})()`;

/** Presses Tab until the control with this name, among those of a selector, has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: RegExp, among = '*'): Promise<void> {
  for (let each = 0; each < 90; each += 1) {
    await page.keyboard.press('Tab');
    if (name.test(String(await page.evaluate(focused(among))))) return;
  }
  throw new Error(`no control ${name} takes the focus`);
}

/** Goes to the control by Tab, and presses Enter on it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to the field by Tab, and types the text in the place of what it held. */
export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name, 'input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
