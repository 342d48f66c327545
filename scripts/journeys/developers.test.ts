import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

test('a key is made with chosen scopes, shown whole once, tried, and revoked', async () => {
  const { page, errors } = await visitAsDemo('/developer-apis?tab=keys');
  const generate = page.getByRole('button', { name: 'Generate API Key' });
  expect(await generate.isDisabled()).toBe(true);
  await page.getByLabel('Key name').fill('My shop');
  await page.getByRole('checkbox', { name: 'users:read' }).uncheck();
  await generate.click();
  await page.getByText('API Key Generated').waitFor();
  const made = page.getByRole('region', { name: 'Your new key' });
  const key = (await made.locator('code').textContent()) ?? '';
  expect(key.length).toBeGreaterThan(20);
  expect(await page.getByLabel('Key name').inputValue()).toBe('');
  const listed = page.getByRole('region', { name: 'Your API Keys' });
  await listed.getByText('payments:read').waitFor();
  const shown = (await listed.locator('code').textContent()) ?? '';
  expect(shown.startsWith(key.slice(0, 8))).toBe(true);
  expect(shown.endsWith(key.slice(-8))).toBe(true);
  expect(shown).not.toContain(key);

  await page.getByRole('tab', { name: 'API Endpoints' }).click();
  await page.getByLabel('Search endpoints').fill('/api/user/profile');
  await page.getByRole('button', { name: /GET.*\/api\/user\/profile/ }).click();
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('403', { exact: true }).waitFor();

  await page.getByRole('tab', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Revoke My shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('API Key Revoked').waitFor();
  await listed.getByText('revoked').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('every endpoint is listed with an example; a sample and a client can be taken away', async () => {
  const { page } = await visit('/developer-apis?tab=endpoints');
  await page.getByRole('heading', { name: 'Payments & Transfers' }).waitFor();
  await page
    .getByRole('button', { name: /\/api\/banking\/transfer/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Example' }).waitFor();
  await page.getByRole('tab', { name: 'Documentation' }).click();
  await page.getByText('Python', { exact: true }).first().click();
  await page.getByText('from karo import Karo').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download karo.js' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('karo.js');
  await page.context().close();
});

test('the events of a webhook stand under what they are about', async () => {
  const { page } = await visitAsDemo('/developer-apis?tab=keys');
  const approved = page.getByRole('checkbox', { name: 'loan.approved' });
  await page.getByText('2 of 5').waitFor();
  expect(await approved.isVisible()).toBe(false);
  await page.getByRole('main').getByText('Loans').click();
  await approved.check();
  await page.getByText('1 of 7').waitFor();
  await approved.uncheck();
  expect(await approved.isVisible()).toBe(true);
  await page.context().close();
});

test.each(['overview', 'endpoints', 'keys', 'docs'])(
  'the portal’s %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/developer-apis?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article').first().waitFor();
    if (tab === 'endpoints') await page.getByLabel('Search endpoints').fill('transfer');
    await checkLooks(page);
    await page.context().close();
  },
);
