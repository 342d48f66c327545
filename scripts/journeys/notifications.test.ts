import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { payChidi, visitAsDemo } from './world.ts';

test('what moved is told as it moves, marked as read, and cleared', async () => {
  const demo = await visitAsDemo('/notifications');
  const { page, errors } = demo;
  await page.getByText('No notifications').waitFor();
  await payChidi(demo, '2000');
  await page
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  await expect.poll(() => page.getByRole('button', { name: /^Mark as read/ }).count()).toBe(0);
  await page.getByText('Unread', { exact: true }).click();
  await page.getByText('You have read everything').waitFor();
  await page.getByText('Transaction', { exact: true }).click();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear All' }).click();
  await page.getByText('Notifications Cleared').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a switch is kept as it is turned', async () => {
  const { page } = await visitAsDemo('/notifications?tab=settings');
  const sms = page.getByRole('switch', { name: 'SMS' });
  const was = await sms.isChecked();
  await sms.setChecked(!was, { force: true });
  await page.getByText('Settings Updated').waitFor();
  await page.reload();
  await page.getByRole('switch', { name: 'SMS' }).waitFor();
  expect(await page.getByRole('switch', { name: 'SMS' }).isChecked()).toBe(!was);
  await page.context().close();
});

test.each(['list', 'settings'])(
  'notifications’ %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/notifications?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article, p').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);
