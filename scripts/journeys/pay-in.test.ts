import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { payChidi, visit, visitAsDemo } from './world.ts';

const phone = { viewport: { width: 360, height: 780 } };

test('another bank enquires, pays once, delivers it twice, and sends a transfer back late, by keyboard on a phone', async () => {
  const demo = await visitAsDemo('/faq', phone);
  const { page, errors, user, world } = demo;
  await page.goto(`/pay-in#${user.accountNumber}`);
  const account = page.getByLabel('Account number at Karo');
  await expect.poll(() => account.inputValue()).toBe(user.accountNumber);
  await account.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('ADA OBI').waitFor();
  await page.getByLabel('Amount in naira').focus();
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await page.getByText(/^Paid \(00\)/).waitFor();
  const booked = async () =>
    (
      await world.bank.db
        .selectFrom('inwardCredit')
        .select('status')
        .where('account', '=', user.accountNumber)
        .execute()
    ).length;
  expect(await booked()).toBe(1);
  await page.getByRole('button', { name: 'Deliver the same order again' }).focus();
  const again = page.waitForResponse(/pay-in\/credit/);
  await page.keyboard.press('Enter');
  await again;
  await page.getByText(/^Paid \(00\)/).waitFor();
  expect(await booked()).toBe(1);
  await page.getByLabel('Amount in naira').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('6000');
  await page.getByRole('button', { name: 'Deliver the same order again' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Refused: that session id names another order/).waitFor();

  const reference = await payChidi(demo, '2000');
  const sessionOf = async () =>
    (
      await world.bank.db
        .selectFrom('transfer')
        .select('sessionId')
        .where('reference', '=', reference)
        .where('status', '=', 'success')
        .executeTakeFirst()
    )?.sessionId ?? '';
  await expect.poll(sessionOf, { timeout: 15_000 }).toMatch(/^\d{30}$/);
  await page.getByLabel('Session ID of a transfer from Karo').focus();
  await page.keyboard.type(await sessionOf());
  await page.keyboard.press('Enter');
  await page.getByText('Sent back (00).').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a number that nobody has, and a transfer that nobody sent, are refused with their codes', async () => {
  const { page } = await visit('/pay-in#0000000000', phone);
  const ask = page.getByRole('button', { name: 'Whose account is it?' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Refused: there is no such account').waitFor();
  await page.getByLabel('Amount in naira').focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await page.getByText(/^Refused: there is no such account \(07\)/).waitFor();
  await page.getByLabel('Session ID of a transfer from Karo').focus();
  await page.keyboard.type('9'.repeat(30));
  await page.keyboard.press('Enter');
  await page.getByText('Refused (25)').waitFor();
  await page.context().close();
});

test('the page of another bank holds at both widths, in light and dark', async () => {
  const { page } = await visit('/pay-in');
  await page.getByRole('heading', { name: 'Pay into a Karo account' }).waitFor();
  await checkLooks(page);
  await page.context().close();
});
