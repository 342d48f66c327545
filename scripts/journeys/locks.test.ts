import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { lastCode, pay, visit, visitAsDemo } from './world.ts';

test('a second factor: asked for by SMS, wrong once, then right; and the success screen goes by itself', async () => {
  const { page, phone } = await visitAsDemo('/security');
  await page.getByRole('button', { name: 'Two-factor code' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Two-Factor Authentication' });
  await sheet.getByRole('button', { name: 'Send Code' }).click();
  await page.getByText('Verification code sent via SMS').waitFor();
  const verify = sheet.getByRole('button', { name: 'Verify' });
  expect(await verify.isDisabled()).toBe(true);
  const field = sheet.getByRole('textbox', { name: 'Verification code' });
  const code = await lastCode(phone);
  await field.fill(code === '000000' ? '000001' : '000000');
  await verify.click();
  await page.getByText('Please check the code and try again').waitFor();
  expect(await field.inputValue()).toBe('');
  await checkLooks(page);
  await field.fill(code);
  await verify.click();
  await page.getByText('Redirecting back to demo...').waitFor();
  await page.getByRole('heading', { name: 'Set up' }).waitFor();
  await page.context().close();
});

test('for a transaction the code is sent at once; cancelling says so', async () => {
  const { page } = await visitAsDemo('/security');
  await page.getByRole('button', { name: 'Two-factor code' }).last().click();
  await page.getByText('Code Sent', { exact: true }).waitFor();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('₦50,000').waitFor();
  await sheet.getByRole('button', { name: /Resend in/ }).waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Authentication Cancelled').waitFor();
  await page.context().close();
});

test('where the device has no fingerprint, the PIN stands in', async () => {
  const { page } = await visitAsDemo('/security');
  await page.getByRole('button', { name: 'Biometric' }).nth(1).click();
  await page.getByText('Biometric Not Available').waitFor();
  await page.getByText('Biometric authentication is not supported on this device').waitFor();
  await page.getByRole('button', { name: 'Use PIN Instead' }).click();
  await page.getByLabel('Your 4-digit PIN').fill('1111');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Please try again or use your PIN').waitFor();
  await page.getByLabel('Your 4-digit PIN').fill('2580');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Biometric verification completed').waitFor();
  await page.context().close();
});

test('a fingerprint that the PIN alone set up opens nothing yet, and the PIN stands in', async () => {
  const { page } = await visitAsDemo('/security');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Biometric' }).first().click();
  await page.getByLabel('Your 4-digit PIN').fill('2580');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Biometric verification completed').waitFor();
  await page.getByRole('button', { name: 'Biometric' }).nth(1).click();
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByRole('alert').filter({ hasText: 'confirm' }).waitFor();
  await page.getByLabel('Your 4-digit PIN').fill('2580');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Redirecting back to demo...').waitFor();
  await page.context().close();
});

test('whoever holds a receipt’s reference learns whether it is true, without signing in', async () => {
  const demo = await visitAsDemo('/faq');
  const transactionRef = await pay(demo, '1500');
  await demo.page.context().close();
  const stranger = await visit(`/security#${transactionRef}`);
  await stranger.page.getByText('₦1,500 to C. O.').waitFor();
  await stranger.page.getByLabel('Reference').fill('KR000000NOTHING');
  await stranger.page.getByRole('button', { name: 'Check' }).click();
  await stranger.page.getByText('No receipt of ours has this reference').waitFor();
  await stranger.page.context().close();
});

test('signing in: a wrong PIN says so, a new browser takes a code, and the door closes again', async () => {
  const { page } = await visit('/settings');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign in' });
  await checkLooks(page);
  await sheet.locator('input[type=tel]:focus').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.locator('main button:focus').click();
  await sheet.getByLabel('Phone number').fill('+2348030000002');
  await sheet.getByLabel('Your 4-digit PIN').fill('9999');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const field = sheet.getByRole('textbox', { name: 'Verification code' });
  await field.waitFor();
  // The first message of a visit comes over the dialog, which stays.
  await field.fill('000000');
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Invalid Code').waitFor();
  await field.fill(await lastCode('+2348030000002'));
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('tab', { name: 'Profile' }).waitFor();
  await page.getByLabel('Your account: Bola Ade').click();
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Escape');
  await page.locator('header summary:focus').click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are still signed in').waitFor();
  await page.getByLabel('Your account: Bola Ade').click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Try it with a demo account' }).waitFor();
  await page.context().close();
});

test('a session that rests in the middle of a form is woken by the PIN, and what was typed is sent', async () => {
  const { page, world } = await visit('/banking-demo');
  await page.getByRole('button', { name: 'Create Demo Account' }).click();
  await page.getByText('Welcome, Ada').waitFor();
  const { user } = (await (await page.request.get('/api/session')).json()) as { user: { id: string } };
  await page.goto('/support?tab=tickets');
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByLabel('Subject').fill('Where is my money?');
  await page.getByLabel('Category').selectOption('Transaction Problems');
  await page.getByRole('textbox', { name: 'Message' }).fill('It has not come.');
  await world.bank.db
    .updateTable('browserSession')
    .set({ seenAt: new Date(Date.now() - 16 * 60_000) })
    .where('customerId', '=', user.id)
    .execute();
  const send = page.locator('form').getByRole('button', { name: 'Create Ticket' });
  await send.click();
  const sheet = page.getByRole('dialog', { name: 'Sign in' });
  await sheet.getByText('Welcome back, Ada.', { exact: false }).waitFor();
  await checkLooks(page);
  await sheet.getByLabel('PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('It has not come.');
  await send.click();
  await page.getByText('Ticket Created').waitFor();
  await page.context().close();
});
