import { receive } from '@karo/core/chat/channel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin, closeTransferResult, fillTransfer } from './pin.ts';
import { lastCode, visit, visitAsDemo, world } from './world.ts';

const someDigits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

test('an account is opened in five steps; each step’s errors stand at their fields and go as they are edited', async () => {
  const { page } = await visit('/onboarding');
  const local = `0806${someDigits(7)}`;
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'Email is required',
  ])
    await page.getByText(text).first().waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Email is required' }).click();
  expect(await page.evaluate('document.activeElement.id')).toBe('email');
  await checkLooks(page);
  await page.getByLabel('First name').fill('Ngozi');
  expect(await page.getByText('First name is required').count()).toBe(0);
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Phone number').fill(local);
  await page.getByLabel('Email').fill('ngozi@example.ng');
  await next.click();
  await page.getByRole('heading', { name: 'BVN Verification' }).waitFor();
  await next.click();
  await page.getByText('BVN is required').first().waitFor();
  await page.getByRole('textbox', { name: 'BVN' }).fill('22x1234567899');
  expect(await page.getByRole('textbox', { name: 'BVN' }).inputValue()).toBe('22123456789');
  await next.click();
  await page.getByRole('heading', { name: 'Phone Verification' }).waitFor();
  await page.getByText('Code Sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Resend in \d+s/ }).waitFor();
  await next.click();
  await page.getByText('Code is required').first().waitFor();
  const code = page.getByRole('textbox', { name: 'Verification code' });
  await code.fill(await lastCode(`+234${local.slice(1)}`));
  expect(await code.inputValue()).toMatch(/^\d{6}$/);
  await next.click();
  await page.getByRole('heading', { name: 'Security Setup' }).waitFor();
  await next.click();
  await page.getByText('PIN is required').first().waitFor();
  await page.getByText('Please confirm PIN').first().waitFor();
  const pin = page.getByLabel('Choose a 4-digit PIN');
  await pin.fill('7391');
  expect(await pin.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show the PIN' }).click();
  expect(await pin.getAttribute('type')).toBe('text');
  await page.getByLabel('Type the PIN again').fill('7392');
  await next.click();
  await page.getByText('PINs do not match').first().waitFor();
  await page.getByLabel('Type the PIN again').fill('7391');
  await next.click();
  await page.getByRole('heading', { name: 'Account Created!' }).waitFor();
  expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
  await checkLooks(page);
  await page.getByRole('button', { name: 'Start Banking' }).click();
  await page.getByRole('heading', { name: 'Welcome, Ngozi' }).waitFor();
  await page.context().close();
});

/** The wizard up to its PIN, with nothing left out. */
async function fillWizard(page: Page, bvn: string): Promise<string> {
  const local = `0806${someDigits(7)}`;
  const phone = `+234${local.slice(1)}`;
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('First name').fill('Ngozi');
  await page.getByLabel('Last name').fill('Eze');
  await page.getByLabel('Phone number').fill(local);
  await page.getByLabel('Email').fill('ngozi@example.ng');
  await next.click();
  await page.getByRole('textbox', { name: 'BVN' }).fill(bvn);
  await next.click();
  await page.getByText('Code Sent', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await lastCode(phone));
  await next.click();
  await page.getByLabel('Choose a 4-digit PIN').fill('7391');
  await page.getByLabel('Type the PIN again').fill('7391');
  await next.click();
  return phone;
}

/** What the bank answers in the terminal, as `npm run chat -- --as PHONE` reads it. */
async function sayInTerminal(phone: string, text: string): Promise<string> {
  const { bank } = await world();
  const message = { channel: 'terminal', address: phone, kind: 'text', text } as const;
  const { inboxId } = await receive(bank, {
    ...message,
    providerId: `journey-${someDigits(9)}`,
    sentAt: bank.clock.now(),
  });
  const answered = () =>
    bank.db.selectFrom('outbox').select('reply').where('inboxId', '=', inboxId).executeTakeFirst();
  await expect.poll(answered, { timeout: 10_000 }).toBeDefined();
  return JSON.stringify((await answered())?.reply);
}

test.each([360, 1280])('from nothing to a first transfer, at %i px', async (width) => {
  const viewport = { width, height: 800 };
  const { page } = await visit('/onboarding', { viewport });
  const phone = await fillWizard(page, `223456${someDigits(5)}`);
  await page.getByRole('button', { name: 'Start Banking' }).click();
  await page.getByRole('button', { name: 'Receive money' }).click();
  const code = page.getByRole('dialog').getByRole('img', { name: 'Your code' });
  await code.waitFor();
  await checkLooks(page);
  await page.setViewportSize(viewport);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const { link } = (await (await page.request.get('/api/names/me')).json()) as { link: string };

  const friend = await visitAsDemo(link, { viewport });
  await friend.page.getByLabel('How much?').fill('9000');
  await checkLooks(friend.page);
  await friend.page.setViewportSize(viewport);
  await friend.page.getByRole('button', { name: 'Pay Ngozi E.' }).click();
  await approveByPin(friend.page);
  await friend.page.getByText('You paid Ngozi E. ₦9,000.').waitFor();
  await friend.page.context().close();

  // Nobody presses anything here: that money came is told.
  await page.getByRole('button').filter({ hasText: '₦9,000' }).waitFor();
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
  await approveByPin(page, '7391');
  await closeTransferResult(page);
  await page
    .getByRole('button', { name: /CHIDI OKAFOR/i })
    .first()
    .waitFor();
  await page.context().close();

  // The number was proved by its code, so that the chat of that number is the same customer's.
  expect(await sayInTerminal(phone, 'my last transactions')).toContain('CHIDI OKAFOR');
});

test('what was typed outlives the page, but no BVN, code or PIN; the browser’s back button goes back by a step', async () => {
  const { page, errors } = await visit('/onboarding');
  const next = page.getByRole('button', { name: 'Continue' });
  const step = (name: string) => page.getByRole('heading', { name }).waitFor();
  const phone = `0806${someDigits(7)}`;
  for (const [label, text] of Object.entries({
    'First name': 'Ngozi',
    'Last name': 'Eze',
    'Phone number': phone,
    Email: 'ngozi@example.ng',
  }))
    await page.getByLabel(label).fill(text);
  // What is typed before the page answers is typed again once it does: then it is kept.
  await expect
    .poll(() => page.evaluate('JSON.stringify({ ...sessionStorage })'))
    .toContain('ngozi@example.ng');
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ngozi');
  await next.click();
  await step('BVN Verification');
  await page.getByRole('textbox', { name: 'BVN' }).fill('22123456789');
  await page.goBack();
  await step('Personal Information');
  expect(await page.getByLabel('Phone number').inputValue()).toBe(phone);
  await page.goForward();
  await step('BVN Verification');
  expect(await page.getByRole('textbox', { name: 'BVN' }).inputValue()).toBe('22123456789');
  await next.click();
  await step('Phone Verification');
  await page.reload();
  await step('BVN Verification');
  expect(await page.getByRole('textbox', { name: 'BVN' }).inputValue()).toBe('');
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).not.toContain(
    '22123456789',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await step('Personal Information');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a refusal goes back to the field that it is about', async () => {
  const { page } = await visit('/onboarding');
  await fillWizard(page, '22200000002');
  await page.getByText('Registration Failed').waitFor();
  await page.getByRole('heading', { name: 'BVN Verification' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'BVN' }).inputValue()).toBe('22200000002');
  await page.context().close();
});

test('a form with errors is mended by the keyboard alone: the focus stays in the field that is typed in, and F8 brings it back', async () => {
  const { page } = await visit('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('alert').getByRole('heading', { name: 'There is a problem' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const text of ['Ngozi', 'Eze', '08031239876', 'ngozi@example.ng']) {
    await page.keyboard.type(text);
    if (!text.includes('@')) await page.keyboard.press('Tab');
  }
  expect(await page.getByLabel('First name').inputValue()).toBe('Ngozi');
  expect(await page.getByLabel('Phone number').inputValue()).toBe('08031239876');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'BVN Verification' }).waitFor();
  await page.goto('/#contact');
  const join = page.locator('#contact').getByRole('button', { name: 'Join Waitlist' });
  await join.press('Enter');
  await page.getByText('Missing information').waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Missing information').waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Join Waitlist');
  await page.context().close();
});
