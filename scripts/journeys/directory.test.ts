import { decideBusiness } from '@karo/core/products/transfers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { directory } from '../../web/src/words/en/directory.ts';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { visit, visitAsDemo, world } from './world.ts';

const phone = { viewport: { width: 360, height: 780 } };

/** Somebody who keeps a verified business, under an @name that this test alone has. */
async function keepShop(shop: { name: string; category: string; town: string; about: string }) {
  const owner = await visitAsDemo('/faq');
  const { bank, url } = owner.world;
  const headers = { origin: url };
  const handle = `shop${owner.phone.slice(-7)}`;
  expect((await owner.page.request.post('/api/names', { data: { name: handle }, headers })).status()).toBe(
    200,
  );
  expect((await owner.page.request.post('/api/business', { data: shop, headers })).status()).toBe(200);
  await decideBusiness(bank, { customerId: owner.user.id, verified: true, administrator: 'a journey' });
  await owner.page.context().close();
  return handle;
}

/** Presses Tab until the element that `is` names has the focus. */
async function tabTo(page: Page, is: string): Promise<void> {
  for (let each = 0; each < 80; each += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(is)})`)) return;
  }
  throw new Error(`nothing that is ${is} takes the focus`);
}

test('a plumber is found in a town and paid, on a phone, by keyboard alone', async () => {
  const name = 'Bode Pipes and Tanks';
  const handle = await keepShop({
    name,
    category: 'services',
    town: 'Ogbomoso',
    about: 'Plumbing day and night',
  });
  const { page, errors } = await visitAsDemo('/directory', phone);
  await tabTo(page, 'main input[type=search]');
  await page.keyboard.type('plumber in Ogbomoso');
  const shop = page.getByRole('article', { name });
  await page.getByText('1 business', { exact: true }).waitFor();
  await shop.getByText(`@${handle}`).waitFor();
  await tabTo(page, 'main article a');
  await page.keyboard.press('Enter');
  await page.getByText('Verified business.').waitFor();
  await tabTo(page, 'main form input');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await approveByPin(page);
  await page.getByText(`You paid ${name} ₦1,500`).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('what is not there is said, with a way back to all of them', async () => {
  await keepShop({ name: 'Ojo Rods', category: 'building', town: 'Abeokuta', about: 'Cement' });
  const { page } = await visit('/directory?q=nothing-of-the-kind&town=Aba', phone);
  await page.getByText('No business found').waitFor();
  await page.getByRole('button', { name: 'Show all businesses' }).click();
  await page.getByRole('article', { name: 'Ojo Rods' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Kind of business').selectOption('health');
  await page.getByRole('article', { name: 'Ojo Rods' }).waitFor({ state: 'detached' });
  await page.context().close();
});

test('what the bank cannot read is said, and a skeleton stands while it is read', async () => {
  const { page } = await visit('/faq', phone);
  let how: 'hang' | 'fail' | 'answer' = 'hang';
  await page.route('**/api/directory*', (route) => {
    if (how === 'hang') return undefined;
    return how === 'fail' ? route.abort() : route.continue();
  });
  await page.goto('/directory');
  await page.locator('main [role=status]').first().waitFor();
  await checkLooks(page);
  how = 'fail';
  await page.goto('/directory');
  await page.getByText('This did not load').waitFor();
  await checkLooks(page, 'lightNarrow');
  how = 'answer';
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This did not load').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a customer describes their business, is told what is missing, and how it stands', async () => {
  const { page, errors, user } = await visitAsDemo('/directory', phone);
  const { bank } = await world();
  const form = page.getByRole('region', { name: 'Your business' });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('alert').getByText('Enter your town').waitFor();
  await checkLooks(page);
  await form.getByLabel('Name of the business').fill('Ada Suya');
  await form.getByLabel('Town').fill('Ilorin');
  await form.getByLabel('What you sell or do').fill('Suya every evening');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Being looked at').waitFor();
  await decideBusiness(bank, { customerId: user.id, verified: true, administrator: 'a journey' });
  await page.reload();
  await form.getByText('Verified', { exact: true }).waitFor();
  await page.getByRole('article', { name: 'Ada Suya' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each(['en', 'pcm', 'ha', 'yo', 'ig'])('the directory holds at both widths in %s', async (language) => {
  const { page } = await visitAsDemo('/faq');
  await page.evaluate(`localStorage.setItem('karo-language', '${language}')`);
  await page.goto('/directory?q=shinkafa');
  const { directory: words } = (await import(`../../web/src/words/${language}/directory.ts`)) as {
    directory: typeof directory;
  };
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await page.getByRole('region', { name: words.yours.title }).getByRole('textbox').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await checkLooks(page, language === 'ha' ? 'lightNarrow' : 'darkNarrow');
  await page.context().close();
});
