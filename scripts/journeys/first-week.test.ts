import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, tabTo, type } from './keyboard.ts';
import { lastCode, visit } from './world.ts';

const PIN = '7391';

const someDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** Gives the PIN to the offer that is open, which has the focus. */
async function typePin(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your 4-digit PIN').waitFor();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
}

/** Opens an account, from the page that a visitor lands on. */
async function openAccount(page: Page): Promise<void> {
  const local = `0806${someDigits(7)}`;
  await press(page, /^Open an account$/);
  await page.getByLabel('First name').waitFor();
  await type(page, /^First name/, 'Ngozi');
  await type(page, /^Last name/, 'Eze');
  await type(page, /^Phone number/, local);
  await type(page, /^Email/, 'ngozi@example.ng');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'BVN Verification' }).waitFor();
  await type(page, /BVN/, `223456${someDigits(5)}`);
  await page.keyboard.press('Enter');
  await page.getByText('Code Sent', { exact: true }).waitFor();
  await type(page, /^Verification code/, await lastCode(`+234${local.slice(1)}`));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Security Setup' }).waitFor();
  await type(page, /^Choose a 4-digit PIN/, PIN);
  await type(page, /^Type the PIN again/, PIN);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Account Created!' }).waitFor();
  await press(page, /^Start Banking$/);
  await page.getByRole('heading', { name: 'Welcome, Ngozi' }).waitFor();
}

test('the first week of a customer, from the landing page to a standing order, by keyboard alone', async () => {
  const { page, errors, world } = await visit('/');
  await openAccount(page);

  const steps = page.getByRole('listitem').filter({ has: page.getByText('Make your first transfer') });
  await steps.waitFor();
  expect(await page.getByText('Account stats').count()).toBe(0);
  await press(page, /^Put money in$/);
  await page.getByRole('dialog').getByRole('img', { name: 'Your code' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const { user } = (await (await page.request.get('/api/session')).json()) as {
    user: { accountNumber: string };
  };
  const { accountNumber } = user;
  const paid = await page.request.post('/api/pay-in/credit', {
    data: { bank: 'GTBank', senderName: 'MUSA BELLO', accountNumber, amount: '15000' },
    headers: { origin: world.url },
  });
  expect(paid.status()).toBe(200);
  await page.getByRole('button').filter({ hasText: '₦15,000' }).waitFor();

  await press(page, /^Make your first transfer$/);
  await type(page, /^Account number$/, '1234567896');
  await page.getByText('CHIDI OKAFOR', { exact: true }).waitFor();
  await type(page, /^Amount$/, '2000');
  await page.keyboard.press('Enter');
  const offer = page.getByRole('dialog');
  await offer.getByText('CHIDI OKAFOR', { exact: true }).waitFor();
  await offer.getByText('₦2,000', { exact: true }).first().waitFor();
  await typePin(page);
  await page.getByRole('heading', { name: /^Transfer (Initiated|Successful)$/ }).waitFor();
  await press(page, /^Done$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await press(page, /^Save for something$/);
  await press(page, /^New goal$/);
  await page.getByRole('dialog').getByLabel('What are you saving for?').waitFor();
  await type(page, /^What are you saving for\?$/, 'Rent');
  await type(page, /^How much in the end\?$/, '60000');
  await type(page, /^How much now/, '1000');
  await page.keyboard.press('Enter');
  await typePin(page);
  await page.getByText('Your first steps').waitFor({ state: 'detached' });
  await page.getByText('Account stats').waitFor();

  await tabTo(page, /^Your account: Ngozi Eze$/);
  await page.keyboard.press('Enter');
  await press(page, /Standing orders/);
  await page.getByText('No standing order yet').waitFor();
  await press(page, /^New standing order$/);
  await page.getByRole('dialog').waitFor();
  await type(page, /^Bank$/, 'GTBank');
  await type(page, /^Account number$/, '1234567896');
  await type(page, /^Amount each time$/, '500');
  await press(page, /^Continue$/);
  await typePin(page);
  await page.getByText('Standing order set').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'CHIDI OKAFOR' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
