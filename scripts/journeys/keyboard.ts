import type { Page } from 'playwright-core';

/** What the control that has the focus is called. */
const focused = `(() => {
  const it = document.activeElement;
  return it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent ?? '';
})()`;

/** More than any page has to the control that is looked for. */
const TABS = 120;

/** Presses Tab until the control with this name has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let each = 0; each < TABS; each += 1) {
    await page.keyboard.press('Tab');
    if (name.test(String(await page.evaluate(focused)))) return;
  }
  throw new Error(`no control ${name} takes the focus`);
}

/** Goes to a control and presses it. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types over what is in it. */
export async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
