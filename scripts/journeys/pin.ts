import type { Page } from 'playwright-core';

const DEMO_PIN = '2580';

/** Types the demo PIN on the pad of the offer that is open, and approves. */
export async function approveByPin(page: Page, pin = DEMO_PIN): Promise<void> {
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel('Your 4-digit PIN');
  await field.waitFor();
  await field.fill(pin);
  await field.press('Enter');
}
