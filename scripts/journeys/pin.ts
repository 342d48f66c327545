import type { Page } from 'playwright-core';

const DEMO_PIN = '2580';

/** Fills the transfer form, waits for the owner's name, and asks for the offer. */
export async function fillTransfer(page: Page, to: { account: string; name: string; amount: string }) {
  await page.getByLabel('Account number').fill(to.account);
  await page.getByText(to.name, { exact: true }).first().waitFor();
  await page.getByLabel('Amount').fill(to.amount);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Waits until the sheet says what became of the transfer, and closes it. */
export async function closeTransferResult(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Transfer (Initiated|Successful)$/ }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Types the demo PIN on the pad of the offer that is open, and approves. */
export async function approveByPin(page: Page, pin = DEMO_PIN): Promise<void> {
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel('Your 4-digit PIN');
  await field.waitFor();
  await field.fill(pin);
  await field.press('Enter');
}
