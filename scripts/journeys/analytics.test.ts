import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { pay, visit, visitAsDemo } from './world.ts';

test('money that moved stands in the figures, is sorted anew, and is taken away as a file', async () => {
  const demo = await visitAsDemo('/faq');
  const { page, errors } = demo;
  await pay(demo, '12000', { narration: 'Rice' });
  await page.goto('/analytics');
  await page.getByRole('heading', { name: 'Spending by category' }).waitFor();
  const category = page.getByLabel(/^Category of .*CHIDI/i).first();
  await category.selectOption('food');
  await page.getByText('Category changed').waitFor();
  await page.getByRole('region', { name: 'Spending by category' }).getByText('Food').waitFor();
  await page.getByText('1 Year', { exact: true }).click();
  await page.getByRole('table', { name: 'Income and expenses by month' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Export Report' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV, for a spreadsheet' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('karo-report.csv');
  await page.getByRole('button', { name: 'View All' }).click();
  await page.getByRole('dialog').getByText(/CHIDI/i).first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('balances are hidden; a filter of days is set and reset; the report is scheduled or says what it lacks', async () => {
  const { page } = await visitAsDemo('/analytics');
  const balance = page.getByText('Total balance').locator('..');
  await balance.getByText('₦250,000').waitFor();
  await page.getByRole('button', { name: 'Hide Balances' }).click();
  await balance.getByText('Amount hidden').waitFor();
  await page.getByRole('button', { name: 'Custom Filter' }).click();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Nothing came in or went out').waitFor();
  await page.getByRole('button', { name: 'Schedule Report' }).click();
  await page.getByRole('switch', { name: /^Mail me each month/ }).waitFor();
  await page.context().close();
});

test('a visitor is told what there is to see, and comes in with one click', async () => {
  const { page } = await visit('/analytics');
  await page.getByRole('button', { name: 'Try it with a demo account' }).click();
  // Where nothing moved yet, no chart and no sum of nothing: what to do about it.
  await page.getByText('Nothing came in or went out').waitFor();
  expect(await page.getByText('Savings rate').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Put money in' }).getAttribute('href')).toBe(
    '/banking-demo#receive',
  );
  await page.context().close();
});

test('analytics hold at both widths, in light and dark', async () => {
  const demo = await visitAsDemo('/faq');
  const { page } = demo;
  await pay(demo, '12000', { narration: 'Rice' });
  await page.goto('/analytics');
  await page.getByRole('heading', { name: 'Spending by category' }).waitFor();
  await checkLooks(page);
  await page.context().close();
});
