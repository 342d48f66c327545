import { runMandates } from '@karo/core/products/mandates';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press, tabTo, type } from './keys.ts';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { visit, visitAsDemo, type World } from './world.ts';

const phone = { viewport: { width: 360, height: 780 } };
const DAY_MS = 86_400_000;

/** Makes what the customer set up fall due on the day before, and lets the bank pay it. */
async function letFallDue(world: World, customerId: string): Promise<void> {
  const yesterday = new Date(Date.now() + 3_600_000 - DAY_MS).toISOString().slice(0, 10);
  await world.bank.db
    .updateTable('mandate')
    .set({ firstOn: yesterday, nextOn: yesterday, nextNumber: 1 })
    .where('customerId', '=', customerId)
    .where('status', '=', 'active')
    .execute();
  await runMandates(world.bank);
}

test('a standing order is set up, run, raised, skipped, paused and stopped on a phone, by keyboard alone', async () => {
  const { page, errors, world, user } = await visitAsDemo('/standing-orders', phone);
  await page.getByText('No standing order yet').waitFor();
  await press(page, /^New standing order$/);
  await page.getByRole('dialog').waitFor();
  await type(page, /^Bank$/, 'GTBank');
  await type(page, /^Account number$/, '1234567890');
  await type(page, /^Amount each time$/, '2000');
  await press(page, /^Continue$/);
  await page
    .getByRole('alert')
    .getByText(/account/i)
    .waitFor();
  await type(page, /^Account number$/, '1234567896');
  await tabTo(page, /^How often$/);
  await page.keyboard.type('Every week');
  await press(page, /^Continue$/);
  await approveByPin(page);
  await page.getByText('Standing order set').waitFor();
  const order = page.getByRole('listitem').filter({ hasText: 'CHIDI OKAFOR' });
  await order.getByText(/^every \w+day from/).waitFor();
  await order.getByText('Nothing has fallen due yet.').waitFor();

  await letFallDue(world, user.id);
  await page.reload();
  await order.getByText(/· Paid$/).waitFor();
  await press(page, /^Receipt of/);
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^Receipt/ })
    .waitFor({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await press(page, /^Change amount$/);
  await type(page, /^Amount each time$/, '1500');
  await page.keyboard.press('Enter');
  await order.getByText('₦1,500').first().waitFor();
  await press(page, /^Change amount$/);
  await type(page, /^Amount each time$/, '3000');
  await page.keyboard.press('Enter');
  await approveByPin(page);
  await order.getByText('₦3,000').first().waitFor();
  expect(await order.count()).toBe(1);

  await press(page, /^Skip once$/);
  await page.getByText(/^Skipped once/).waitFor();
  await order.getByText(/· Skipped$/).waitFor();
  await press(page, /^Pause$/);
  await order.getByText('Paused', { exact: true }).waitFor();
  await press(page, /^Resume$/);
  await order.getByText('Active', { exact: true }).waitFor();
  await press(page, /^Stop$/);
  await page
    .getByRole('dialog')
    .getByText(/CHIDI OKAFOR/)
    .waitFor();
  await press(page, /^Stop$/);
  await page.getByText('No standing order yet').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

/** Sets up a standing order of the customer's by the API. */
async function setUp(page: Page, world: World, data: object): Promise<void> {
  const made = await page.request.post('/api/mandates', { data, headers: { origin: world.url } });
  const { quoteId } = (await made.json()) as { quoteId: string };
  const given = { data: { pin: '2580' }, headers: { origin: world.url } };
  expect((await page.request.post(`/api/approvals/${quoteId}`, given)).status()).toBe(200);
}

test('the amount of a plan is its price, and no button offers to change it', async () => {
  const { page, world } = await visitAsDemo('/faq', phone);
  const startOn = new Date(Date.now() + 3_600_000 + DAY_MS).toISOString().slice(0, 10);
  const plan = {
    kind: 'data',
    biller: 'mtn',
    number: '08031234567',
    plan: 'mtn-10gb-monthly',
    amount: '4500',
  };
  await setUp(page, world, { ...plan, rhythm: 'monthly', startOn });
  await page.goto('/standing-orders');
  const order = page.getByRole('listitem').filter({ hasText: '₦4,500' });
  await order.getByRole('button', { name: 'Stop' }).waitFor();
  expect(await order.getByRole('button', { name: 'Change amount' }).count()).toBe(0);
  await page.context().close();
});

test('what the bank cannot read is said, with a way to try again', async () => {
  const { page } = await visitAsDemo('/faq', phone);
  let isDown = true;
  await page.route('**/api/mandates', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/standing-orders');
  await page.getByText('This did not load').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No standing order yet').waitFor();
  await page.context().close();
});

test('a visitor is told what standing orders are', async () => {
  const { page } = await visit('/standing-orders', phone);
  await page.getByText('Rent every month').waitFor();
  await page.context().close();
});

test.each(['en', 'pcm', 'ha', 'yo', 'ig'])(
  'standing orders and their form hold at both widths in %s',
  async (language) => {
    const { page, world } = await visitAsDemo('/faq');
    const tomorrow = new Date(Date.now() + 3_600_000 + DAY_MS).toISOString().slice(0, 10);
    const data = {
      kind: 'airtime',
      phone: '08031234567',
      amount: '500',
      rhythm: 'weekly',
      startOn: tomorrow,
    };
    await setUp(page, world, data);
    await page.evaluate(`localStorage.setItem('karo-language', '${language}')`);
    await page.goto('/standing-orders');
    await page.getByRole('heading', { level: 3 }).filter({ hasText: '₦500' }).waitFor();
    await checkLooks(page);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await checkLooks(page, 'lightNarrow');
    await page.context().close();
  },
);
