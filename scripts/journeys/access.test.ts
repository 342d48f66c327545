import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '../../web/paths.ts';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

let stranger: Page;
let customer: Page;
beforeAll(async () => {
  stranger = (await visit('/faq')).page;
  customer = (await visitAsDemo('/faq')).page;
});
afterAll(() => Promise.all([stranger.context().close(), customer.context().close()]));

async function look(page: Page, path: string, pair: Parameters<typeof checkLooks>[1]): Promise<void> {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await checkLooks(page, pair);
}

test('bigger words fit a narrow phone, and so does a dialog in them', async () => {
  const { page } = await visit('/faq', { viewport: { width: 360, height: 740 } });
  await page.getByRole('button', { name: 'Bigger words' }).click();
  await page.locator('header').getByRole('button', { name: 'Sign in' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sign in' });
  await sheet.getByLabel('Phone number').waitFor();
  const box = await sheet.boundingBox();
  expect([box?.x, Math.round(box?.width ?? 0)]).toEqual([0, 360]);
  await checkLooks(page);
  await page.context().close();
});

test('where what was pressed gives way, the focus goes on with what has come', async () => {
  const focused = () => customer.evaluate('document.activeElement.id || document.activeElement.tagName');
  const press = async (path: string, name: string | RegExp) => {
    await customer.goto(path);
    await customer.getByRole('button', { name }).first().focus();
    await customer.keyboard.press('Enter');
  };
  await press('/financial-education', /^Start Learning/);
  await customer.getByRole('button', { name: 'All courses' }).waitFor();
  expect(await focused()).toBe('main');
  await press('/support?tab=tickets', 'New ticket');
  await expect.poll(focused).toBe('ticket-subject');
});

// The states of a page are looked at in its own journey.
for (const path of [...Object.values(paths), '/no-such-page'])
  test(`${path}: nothing stands in anybody's way, in light and dark, at 320, 360 and 1280 px`, async () => {
    await look(stranger, path, 'darkNarrow');
    await look(customer, path, 'narrowest');
  });
