import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { pay, visitAsDemo } from './world.ts';

test('what moved is told as it moves, marked as read, and cleared', async () => {
  const demo = await visitAsDemo('/notifications');
  const { page, errors } = demo;
  await page.getByText('No notifications').waitFor();
  await pay(demo, '2000');
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

test('the head counts what is unread, and all is marked as read at once', async () => {
  const demo = await visitAsDemo('/notifications');
  const { page, errors } = demo;
  await page.getByText('No notifications').waitFor();
  await pay(demo, '2000');
  await pay(demo, '3000');
  const account = page.locator('header summary');
  await expect.poll(() => account.getAttribute('aria-label')).toContain(', 2 unread');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => account.getAttribute('aria-label')).not.toContain('unread');
  // The numbers of thirty digits stand behind a press.
  const session = page.getByText(/Session ID/).first();
  expect(await session.isVisible()).toBe(false);
  await page.getByText('Details', { exact: true }).first().click();
  await session.waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a request for money is paid or declined where it is told', async () => {
  const payer = await visitAsDemo('/faq');
  const asker = await visitAsDemo('/faq');
  const headers = { origin: asker.world.url };
  const name = `rice${payer.phone.slice(-7)}`;
  const named = await payer.page.request.post('/api/names', { data: { name }, headers });
  expect(named.status()).toBe(200);
  for (const amount of ['1500', '900']) {
    const data = { from: `@${name}`, amount, note: 'Rice' };
    const asked = await asker.page.request.post('/api/requests', { data, headers });
    expect(asked.status()).toBe(200);
  }
  const { page, errors } = payer;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/notifications');
  const open = page.getByRole('region', { name: 'Money requests' });
  const line = (amount: string) => open.getByRole('listitem').filter({ hasText: `asks you for ₦${amount}` });
  await line('900').getByRole('button', { name: 'Decline' }).click();
  await checkLooks(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByText('Request declined').waitFor();
  await line('900').waitFor({ state: 'detached' });
  await line('1,500').getByRole('button', { name: 'Pay' }).click();
  await approveByPin(page);
  await line('1,500').waitFor({ state: 'detached' });
  const { incoming } = (await (await page.request.get('/api/requests')).json()) as {
    incoming: { amount: string; status: string }[];
  };
  expect(incoming.map(({ status }) => status).sort()).toEqual(['declined', 'paid']);
  expect(errors).toEqual([]);
  await page.context().close();
  await asker.page.context().close();
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
