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
  await page.getByRole('status').getByText('403', { exact: true }).waitFor();

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
  await page.getByRole('region', { name: 'Example' }).getByText('curl -X POST').waitFor();
  await page
    .getByRole('region', { name: 'TypeScript' })
    .getByText("call('POST /api/banking/transfer'")
    .waitFor();
  await page
    .getByRole('region', { name: 'Errors it can answer' })
    .getByRole('row', { name: /^insufficient_funds 409 / })
    .waitFor();
  await page.getByRole('tab', { name: 'Documentation' }).click();
  await page.getByText('Python', { exact: true }).first().click();
  await page.getByText('from karo import Karo').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download karo.js' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('karo.js');
  await page.getByText(/^npm install http:.*\/sdk\/karo-client\.tgz$/).waitFor();
  expect((await page.request.get('/sdk/karo-client.tgz')).headers()['content-type']).toBe('application/gzip');
  await page.context().close();
});

test('what a key can call is listed first; all else is there by “Everything” or by a search', async () => {
  const { page } = await visit('/developer-apis?tab=endpoints');
  const count = async () =>
    (await page.getByRole('region').locator('header .mantine-Badge-label').allTextContents())
      .map(Number)
      .reduce((sum, one) => sum + one, 0);
  await page.getByRole('heading', { name: 'Payments & Transfers' }).waitFor();
  const { endpoints } = (await page.evaluate(
    `fetch('/api/developer/endpoints').then((answer) => answer.json()).then((all) => ({ endpoints: all }))`,
  )) as { endpoints: { scope: string | null; authenticated: boolean; endpoint: string }[] };
  const callable = endpoints.filter(({ scope, authenticated }) => scope !== null || !authenticated);
  const open = callable.map(({ endpoint }) => endpoint);
  const { endpoint: path = '' } = endpoints.find(({ endpoint }) => !open.includes(endpoint)) ?? {};
  const own = page.getByText(path, { exact: true });
  expect(callable.length).toBeGreaterThan(20);
  expect(callable.length).toBeLessThan(endpoints.length / 2);
  expect(await count()).toBe(callable.length);
  expect(await own.count()).toBe(0);
  await page.getByText('Everything', { exact: true }).click();
  await expect.poll(count).toBe(endpoints.length);
  await page.getByText('What a key can call', { exact: true }).click();
  await page.getByLabel('Search endpoints').fill(path);
  await own.first().waitFor();
  await page.context().close();
});

test('every error is explained by its code, and found by a word or a status', async () => {
  const { page } = await visit('/developer-apis?tab=docs');
  const table = page.getByRole('region', { name: 'Errors by code' }).getByRole('table');
  await table.getByRole('row', { name: /^internal 500 / }).waitFor();
  await page.getByLabel('Search errors').fill('limit_daily');
  await table.getByRole('row', { name: /^limit_daily 403 More than is left today\. / }).waitFor();
  expect(await table.getByRole('row').count()).toBe(2);
  await page.getByLabel('Search errors').fill('423');
  await table.getByRole('row', { name: /^pin_locked 423 / }).waitFor();
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
