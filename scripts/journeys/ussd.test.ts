import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

const screenOf = (page: Page) => page.getByRole('form', { name: 'A phone to try it on' }).getByRole('status');

test('a code dialled on the phone opens the bank’s own menu, and digits go through it', async () => {
  const { page, errors } = await visitAsDemo('/ussd-banking');
  const phone = page.getByRole('form', { name: 'A phone to try it on' });
  for (const key of '*347*5276#') await phone.getByRole('button', { name: key, exact: true }).click();
  await phone.getByRole('button', { name: 'Call' }).click();
  await expect.poll(() => screenOf(page).textContent()).toContain('1');
  const menu = await screenOf(page).textContent();
  await expect.poll(() => page.getByText('USSD Test Successful').isVisible()).toBe(true);
  await phone.getByRole('button', { name: '2', exact: true }).click();
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => screenOf(page).textContent()).not.toBe(menu);
  await page.getByRole('heading', { name: 'Active USSD Sessions' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the simulator asks for a number and a code, and says so in the spec’s words', async () => {
  const { page } = await visit('/ussd-banking');
  await page.getByRole('button', { name: 'Test USSD Code' }).click();
  await page.getByText('Missing Information').waitFor();
  expect(await page.getByText('Please enter phone number and USSD code').isVisible()).toBe(true);
  await page.getByLabel('Phone Number').fill('08030000001');
  await page.getByLabel('USSD Code').fill('*347*5276#');
  await page.getByRole('button', { name: 'Test USSD Code' }).click();
  await page.getByText('Check your phone for the USSD response').waitFor();
  await page.context().close();
});

test('a quick code is put on the phone by its button, and by the keyboard alone', async () => {
  const { page } = await visit('/ussd-banking');
  await page.getByRole('button', { name: 'Try *347*5276#', exact: true }).focus();
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('USSD Code').inputValue()).toBe('*347*5276#');
  await page.context().close();
});

test('USSD banking holds at both widths, in light and dark', async () => {
  const { page } = await visit('/ussd-banking');
  await page.getByRole('button', { name: 'Try *347*5276#', exact: true }).waitFor();
  await checkLooks(page);
  await page.context().close();
});
