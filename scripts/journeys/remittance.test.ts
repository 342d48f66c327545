import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit } from './world.ts';

const RECIPIENT = '+2348030000001';

test('the price follows the amount, and a payment by card goes home', async () => {
  const { page, errors } = await visit('/diaspora-remittance');
  const send = page.getByRole('button', { name: 'Send Money' });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'You send' }).fill('200');
  const arrives = page.getByRole('region', { name: 'What arrives' });
  await arrives.getByText('They receive').waitFor();
  await expect.poll(() => arrives.locator('strong').first().textContent()).toMatch(/^₦[\d,]{6,}$/);
  await page.getByLabel('Recipient’s phone number').fill(RECIPIENT);
  await send.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name on the card').fill('Ngozi Eze');
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('Remittance Sent Successfully').waitFor();
  await page.getByText('Your money has been sent to Nigeria via WhatsApp', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: 'Track your money' }).waitFor();
  await page.getByRole('list', { name: 'How far it has come' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a declined card says so and is replaced; one whose bank asks takes its code', async () => {
  const { page } = await visit('/diaspora-remittance');
  await page.getByLabel('You are in').selectOption({ label: 'United Kingdom' });
  await page.getByRole('textbox', { name: 'You send' }).fill('100');
  await page.getByLabel('Recipient’s phone number').fill(RECIPIENT);
  await page.getByRole('button', { name: 'Send Money' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: /0002/ }).waitFor();
  const focused = () => page.evaluate('document.activeElement.textContent || document.activeElement.name');
  expect(await focused()).toBe('Check and pay');
  await sheet.getByRole('radio', { name: /0002/ }).check();
  await sheet.getByLabel('Name on the card').fill('Femi Ade');
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await sheet.getByRole('alert').first().waitFor();
  await sheet.getByRole('radio', { name: /3220/ }).check();
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await sheet.getByLabel('Code from your card’s bank').waitFor();
  expect(await focused()).toBe('code');
  await sheet.getByLabel('Code from your card’s bank').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Remittance Sent Successfully').waitFor();
  expect(
    await page.evaluate("document.activeElement.closest('dialog') && document.activeElement.tagName"),
  ).toBe('P');
  await page.context().close();
});

test('the page holds at both widths, in light and dark', async () => {
  const { page } = await visit('/diaspora-remittance');
  await page.getByRole('heading', { name: 'Supported countries' }).waitFor();
  await page.getByText('United Kingdom').last().waitFor();
  await checkLooks(page);
  await page.context().close();
});
