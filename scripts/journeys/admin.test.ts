import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { ADMIN_KEY, visit } from './world.ts';

async function letIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(ADMIN_KEY);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

test('a wrong key is refused in the spec’s words; a lost network says so', async () => {
  const { page } = await visit('/admin');
  const button = page.getByRole('button', { name: 'Access Dashboard' });
  await page.getByLabel('Admin key').fill('   ');
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Admin key').fill('not the key');
  await button.click();
  await page.getByText('Invalid admin key').waitFor();
  await page.route('**/api/admin/verify', (route) => route.abort());
  await page.getByLabel('Admin key').fill('again');
  await button.click();
  await page.getByText('Authentication failed. Please try again.').waitFor();
  await page.context().close();
});

test('who waits is listed by five, searched and exported; logging out closes the door', async () => {
  const { page, world, errors } = await visit('/admin');
  for (let at = 1; at <= 7; at += 1) {
    const data = { name: `Waiting ${at}`, phone: `+23480355512${at}0`, email: `waiting${at}@example.ng` };
    await page.request.post('/api/waitlist', { data, headers: { origin: world.url } });
  }
  await letIn(page);
  const list = page.getByRole('table', { name: 'Recent Waitlist Signups' });
  await list.waitFor();
  expect(await list.getByRole('row').count()).toBe(6);
  await page
    .getByRole('button', { name: /^See all/ })
    .first()
    .click();
  expect(await list.getByRole('row').count()).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Search: Recent Waitlist Signups').fill('waiting3@');
  expect(await list.getByRole('row').count()).toBe(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export: Recent Waitlist Signups' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('waitlist.csv');
  await page.reload();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an inquiry is flagged while it is new, and marked answered', async () => {
  const { page, world } = await visit('/admin');
  const data = { name: 'Uche', message: 'Where is your branch?', email: 'uche@example.ng' };
  await page.request.post('/api/inquiries', { data, headers: { origin: world.url } });
  await letIn(page);
  const row = page.getByRole('row').filter({ hasText: 'Where is your branch?' });
  await row.getByLabel(/^Status of Uche/).selectOption('answered');
  await page.getByText('Inquiry updated').waitFor();
  await page.context().close();
});

test.each(['overview', 'support', 'money', 'reviews', 'machines', 'people'])(
  'the dashboard’s %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visit(`/admin?tab=${tab}`);
    await letIn(page);
    await page.getByRole('tabpanel').locator('section, article').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);
