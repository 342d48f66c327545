import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { visitAsDemo } from './world.ts';

test('an asset is looked at over a year, bought with the PIN, held, hidden and shown, and sold', async () => {
  const { page, errors } = await visitAsDemo('/investments');
  const value = page.getByText('Total value').locator('..');
  const kinds = page.getByRole('radiogroup', { name: 'Kind of investment' });
  await kinds.getByText('Bonds').click();
  await kinds.getByText('Stocks').click();
  await page.getByRole('button', { name: 'Invest Now: Dangote Cement' }).click();
  // Who holds nothing is shown no sum of nothing.
  expect(await value.count()).toBe(0);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('slider', { name: 'The price of Dangote Cement' }).waitFor();
  // It begins at its title, not at what closes it.
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Dangote Cement');
  await sheet.getByText('1 year').click();
  await sheet.getByRole('button', { name: 'Invest Now' }).click();
  await page.getByText('Missing Amount').waitFor();
  await sheet.getByRole('textbox', { name: 'Investment amount' }).fill('20000');
  await sheet.getByRole('button', { name: 'Invest Now' }).click();
  await approveByPin(page);
  await page.getByText('Investment Successful').waitFor();
  await page.getByRole('button', { name: 'Hide Balances' }).click();
  await value.getByText('Amount hidden').waitFor();
  await page.getByRole('button', { name: 'Show Balances' }).click();
  await value.getByText(/^₦\d/).waitFor();
  await page.getByRole('tab', { name: 'My Portfolio' }).click();
  await page.getByRole('button', { name: 'Buy or sell: Dangote Cement' }).click();
  await page.getByRole('dialog').getByText('Sell', { exact: true }).click();
  await page.getByRole('button', { name: 'Sell all of it' }).click();
  await approveByPin(page);
  await page.getByText('You hold nothing yet').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a plan is begun with its first contribution', async () => {
  const { page } = await visitAsDemo('/investments?tab=plans');
  await page.getByRole('button', { name: /^Start a plan: Moderate/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('What is it for?').fill('School fees');
  await sheet.getByRole('button', { name: 'Go on to the PIN' }).click();
  await approveByPin(page);
  await page.getByText('Your plan has begun.').waitFor();
  await page.getByRole('heading', { name: 'School fees' }).waitFor();
  await page.context().close();
});

test.each(['discover', 'portfolio', 'plans', 'crypto'])(
  'investments’ %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/investments?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article, p').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);

test('the sheet of an asset holds in light and dark', async () => {
  const { page } = await visitAsDemo('/investments');
  await page.getByRole('button', { name: 'Invest Now: Dangote Cement' }).click();
  await page.getByRole('slider', { name: 'The price of Dangote Cement' }).waitFor();
  await checkLooks(page);
  await page.context().close();
});
