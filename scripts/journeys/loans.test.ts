import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { visit, visitAsDemo } from './world.ts';

test('a visitor sees what a loan costs, and is asked to sign in before asking for one', async () => {
  const { page, errors } = await visit('/loans');
  await page.getByRole('button', { name: 'Apply Now: Quick loan' }).click();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('100000');
  const calculator = page.getByRole('region', { name: 'Loan calculator' });
  await calculator.getByText('₦9,749').waitFor();
  await calculator.getByRole('button', { name: 'Show the schedule' }).click();
  expect(await calculator.getByRole('row').count()).toBe(13);
  await page.getByRole('button', { name: 'Sign in to apply' }).click();
  await page.getByRole('dialog').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a loan is asked for, offered, accepted with the PIN, and paid out', async () => {
  const { page, errors } = await visitAsDemo('/loans?tab=apply');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Please enter loan amount').first().waitFor();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('20000');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Loan Application Submitted').waitFor();
  await page.getByRole('button', { name: 'Accept Offer' }).click();
  await approveByPin(page);
  await page.getByText('Disbursed').waitFor();
  await page.locator('button:focus', { hasText: 'Show the schedule' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Schedule' }).getByText('upcoming').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the banner’s View Details opens the score with its factors', async () => {
  const { page } = await visitAsDemo('/loans');
  await page.getByRole('button', { name: 'View Details' }).click();
  await page.getByRole('heading', { name: 'What makes your score' }).waitFor();
  await page.getByRole('img', { name: /of 850/ }).waitFor();
  await page.context().close();
});

test.each(['products', 'apply', 'applications', 'score'])(
  'loans’ %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/loans?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article, p').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);
