import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { expect, test, vi } from 'vitest';
import { checkLooks } from './looks.ts';
import { lastCode, visit } from './world.ts';

test('a forgotten PIN is set anew by keyboard, from the way in, and goes on after a reload', async () => {
  const { page, errors, world } = await visit('/faq', { viewport: { width: 360, height: 780 } });
  const phone = `+234814${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const person = { phone, firstName: 'Ada', lastName: 'Obi', opening: naira(50_000) };
  await openSandboxCustomer(world.bank, { ...person, demo: false, verified: true });
  await page.goto('/settings');
  await page
    .getByRole('button', { name: /^Sign in$/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Forgot your PIN?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Set a new PIN' }).waitFor();
  await page.getByLabel('Phone number of your account').fill(phone);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'The code' });
  await heading.waitFor();
  await vi.waitFor(async () => expect(await lastCode(phone)).toMatch(/^\d{6}$/), { timeout: 10_000 });
  await checkLooks(page);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await lastCode(phone));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your face, and the new PIN' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your face, and the new PIN' }).waitFor();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('img', { name: 'Your picture' }).waitFor();
  await page.getByLabel('New PIN of 4 digits').fill('9173');
  await page.getByLabel('The new PIN again').fill('9174');
  await page.getByText('Those two are not the same.').waitFor();
  await checkLooks(page);
  await page.getByLabel('The new PIN again').fill('9173');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your new PIN is set' }).waitFor();
  await page.getByText('at most ₦20,000 can move').waitFor();
  const signIn = (pin: string) =>
    page.request.post('/api/auth/sign-in', { data: { phone, pin }, headers: { origin: world.url } });
  expect([(await signIn('2580')).status(), (await signIn('9173')).status()]).toEqual([401, 200]);
  expect(errors).toEqual([]);
  await page.context().close();
});
