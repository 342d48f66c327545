import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { pay, visit, visitAsDemo } from './world.ts';

const phone = { viewport: { width: 360, height: 780 } };

test('another bank enquires, pays once, delivers it twice, and sends a transfer back late, by keyboard on a phone', async () => {
  const demo = await visitAsDemo('/faq', phone);
  const { page, errors, user, world } = demo;
  await page.goto(`/pay-in#${user.accountNumber}`);
  const account = page.getByLabel('Account number at Karo');
  await expect.poll(() => account.inputValue(), { timeout: 15_000 }).toBe(user.accountNumber);
  await account.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('ADA OBI', { exact: true }).waitFor();
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

  const session = (await page.getByText(/^Session ID \d{30}$/).textContent())?.slice(-30) ?? '';
  await page.getByLabel('Session ID of a payment to Karo').focus();
  await page.keyboard.type(session);
  await page.keyboard.press('Enter');
  await page.getByText('Karo has asked its customer, who decides.').waitFor();

  const reference = await pay(demo, '2000');
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

test('a payment that is asked back is kept by a press, or given back by the PIN, and the number that works is copied', async () => {
  const { page, errors, user, world } = await visitAsDemo('/faq', phone);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/pay-in/${path}`, { data, headers: { origin: world.url } });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { sessionId: string };
  };
  for (const amount of ['700', '900']) {
    const order = { bank: 'GTBank', senderName: 'Musa Bello', accountNumber: user.accountNumber, amount };
    const { sessionId } = await post('credit', order);
    await post('recall', { sessionId, reason: 'mistake' });
  }
  await page.goto('/banking-demo#receive');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: 'How do I fund my account?' }).waitFor();
  await sheet.getByText(user.accountNumber).waitFor();
  await sheet.getByRole('button', { name: 'Copy Account number' }).waitFor();
  await sheet.getByRole('img', { name: 'Your code' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const asked = page.getByRole('region', { name: 'Asked back by another bank' });
  await asked.getByText(/give back ₦700/).waitFor();
  await checkLooks(page);
  await asked.getByRole('button', { name: 'Keep it' }).first().focus();
  await page.keyboard.press('Enter');
  await asked.getByText(/give back ₦700/).waitFor({ state: 'detached' });
  await asked.getByRole('button', { name: 'Give it back' }).focus();
  await page.keyboard.press('Enter');
  await approveByPin(page);
  await asked.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a number that nobody has, and a transfer that nobody sent, are refused with their codes', async () => {
  const { page } = await visit('/pay-in#0000000000', phone);
  const account = page.getByLabel('Account number at Karo');
  await expect.poll(() => account.inputValue(), { timeout: 15_000 }).toBe('0000000000');
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
