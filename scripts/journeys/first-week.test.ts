import { expect, test } from 'vitest';
import { press, tabTo, type } from './keys.ts';
import { checkLooks } from './looks.ts';
import { lastCode, visit } from './world.ts';

const PIN = '7391';
const viewport = { width: 360, height: 780 };
const someDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

test('a new customer’s first week, from the landing page to a standing order, on a phone, by keyboard alone', async () => {
  const { page, errors, world } = await visit('/', { viewport });
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  const checkNarrowest = async () => {
    await checkLooks(page, 'narrowest');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
  };
  const approve = async () => {
    await page.getByRole('dialog').getByLabel('Your 4-digit PIN').waitFor();
    await checkNarrowest();
    await type(page, /^Your 4-digit PIN/, PIN);
    await page.keyboard.press('Enter');
  };

  // The day on which the account is opened.
  await press(page, /^Open an account$/);
  await heading('Personal Information');
  await press(page, /^Continue$/);
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
  await checkNarrowest();
  const local = `0806${someDigits(7)}`;
  await type(page, /^First name/, 'Ngozi');
  await type(page, /^Last name/, 'Eze');
  await type(page, /^Phone number/, local);
  await type(page, /^Email/, 'ngozi@example.ng');
  await page.keyboard.press('Enter');
  await heading('BVN Verification');
  await type(page, /^BVN/, `223456${someDigits(5)}`);
  await page.keyboard.press('Enter');
  await page.getByText('Code Sent', { exact: true }).waitFor();
  await type(page, /^Verification code/, await lastCode(`+234${local.slice(1)}`));
  await page.keyboard.press('Enter');
  await heading('Security Setup');
  await type(page, /^Choose a 4-digit PIN/, PIN);
  await type(page, /^Type the PIN again/, PIN);
  await page.keyboard.press('Enter');
  await press(page, /^Start Banking$/);
  await heading('Welcome, Ngozi');

  // An account with which nothing was done says what to do next, and draws no chart of nothing.
  await heading('Your first steps');
  await page.goto('/analytics');
  await page.getByText('Nothing came in or went out').waitFor();
  expect(await page.getByText('0.0%').count()).toBe(0);
  await checkNarrowest();
  await press(page, /^Put money in$/);
  await page.getByRole('dialog').getByRole('img', { name: 'Your code' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // The salary comes from another bank.
  const accountNumber = (await page.getByText(/^Account number [\d ]+$/).textContent())?.replace(/\D/g, '');
  const paid = await page.request.post('/api/pay-in/credit', {
    data: {
      accountNumber,
      amount: '15000',
      bank: 'GTBank',
      senderName: 'IBADAN POTTERY LTD',
    },
    headers: { origin: world.url },
  });
  expect(paid.status()).toBe(200);
  await page.getByRole('button').filter({ hasText: '₦15,000' }).waitFor();

  // The first transfer, and the first goal.
  await press(page, /^Make your first transfer$/);
  await type(page, /^Account number/, '1234567896');
  await page.getByText('CHIDI OKAFOR', { exact: true }).first().waitFor();
  await type(page, /^Amount/, '5000');
  await page.keyboard.press('Enter');
  await approve();
  await heading(/^Transfer (Initiated|Successful)$/);
  await press(page, /^Done$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, /^Save for something$/);
  await press(page, /^New goal$/);
  await page.getByRole('dialog').waitFor();
  await type(page, /^What are you saving for/, 'Rent in June');
  await type(page, /^How much in the end/, '60000');
  await type(page, /^How much now/, '2000');
  await page.keyboard.press('Enter');
  await approve();
  await page.getByText('₦2,000 of ₦60,000').waitFor();
  await page.getByRole('heading', { name: 'Your first steps' }).waitFor({ state: 'detached' });

  // A week later: what repeats pays itself.
  await press(page, /^Your account: /);
  await press(page, /^\s*Standing orders$/);
  await press(page, /^New standing order$/);
  await page.getByRole('dialog').waitFor();
  await type(page, /^Bank$/, 'GTBank');
  await type(page, /^Account number/, '1234567896');
  await type(page, /^Amount each time/, '2000');
  await tabTo(page, /^How often/);
  await page.keyboard.type('Every week');
  await press(page, /^Continue$/);
  await approve();
  await page.getByText('Standing order set').waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'CHIDI OKAFOR' })
    .getByText(/^every \w+day from/)
    .waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
