import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { fillTransfer } from './pin.ts';
import { lastCode, pay, visitAsDemo } from './world.ts';

test('the profile is edited and saved, and an error takes the focus', async () => {
  const { page } = await visitAsDemo('/settings');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('alert').getByText('There is a problem').waitFor();
  await page.getByLabel('Email').fill('ada@example.ng');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile Updated').waitFor();
  await page.getByText('ada@example.ng').waitFor();
  await page.getByText('Not confirmed yet').waitFor();
  await checkLooks(page);
  await page.getByRole('button', { name: 'Confirm it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm your email address' });
  const field = sheet.getByRole('textbox', { name: 'Verification code' });
  await field.waitFor();
  await checkLooks(page);
  await field.fill(await lastCode('ada@example.ng'));
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Not confirmed yet').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('ada@example.ng').waitFor();
  expect(await page.getByText('Not confirmed yet').count()).toBe(0);
  await page.context().close();
});

test('two-factor is set up before it is on, and takes a code to go off', async () => {
  const { page, phone } = await visitAsDemo('/settings');
  await page.getByRole('tab', { name: 'Security' }).click();
  const two = page.getByRole('switch', { name: 'Two-Factor Authentication' });
  await two.click({ force: true });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send Code' }).click();
  await page.getByText('Verification code sent via SMS').waitFor();
  await sheet.getByRole('textbox', { name: 'Verification code' }).fill(await lastCode(phone));
  await sheet.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Security Settings Updated').waitFor();
  expect(await two.isChecked()).toBe(true);
  await page.getByRole('switch', { name: 'Login Notifications' }).click({ force: true });
  await page.getByText('Security Settings Updated').waitFor();
  await checkLooks(page);
  await page.context().close();
});

test('a lower limit holds at once; one above the ceiling is refused', async () => {
  const { page } = await visitAsDemo('/settings');
  await page.getByRole('tab', { name: 'Limits' }).click();
  const daily = page.getByLabel('Daily Transfer Limit');
  await daily.fill('40000');
  await daily.press('Enter');
  await page.getByText('Limits Updated').waitFor();
  await page.getByText('Maximum: ₦2,000,000').waitFor();
  await page.getByText('Maximum: ₦50,000,000').waitFor();
  await page.getByText('Maximum: ₦500,000').waitFor();
  await page.getByText('Maximum: ₦200,000').waitFor();
  await checkLooks(page);

  await page.goto('/banking-demo');
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '40001' });
  await page.getByText('One transfer can be at most ₦40,000.').first().waitFor();
  await page.context().close();
});

test('with no network nothing that was typed is lost, and no field is blamed for it', async () => {
  const { page } = await visitAsDemo('/settings?tab=limits');
  const daily = page.getByLabel('Daily Transfer Limit');
  await daily.fill('40000');
  await page.context().setOffline(true);
  await daily.press('Enter');
  await page.getByText('We could not reach the bank').waitFor();
  expect(await daily.inputValue()).toBe('40,000');
  await page.context().setOffline(false);
  await daily.press('Enter');
  await page.getByText('Limits Updated').waitFor();
  await daily.fill('9000000');
  await daily.press('Enter');
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await daily.inputValue()).toBe('9,000,000');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Email').fill('ada@example.ng');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Profile not saved').waitFor();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  await page.context().close();
});

test('an account at another bank is added and removed', async () => {
  const { page } = await visitAsDemo('/settings');
  await page.getByRole('tab', { name: 'Bank Accounts' }).click();
  await page.getByText('No account at another bank yet').waitFor();
  await page.getByRole('button', { name: 'Add Bank Account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Bank').selectOption('GTBank');
  await sheet.getByLabel('Account number').fill('1234567896');
  await checkLooks(page);
  await sheet.getByRole('button', { name: 'Add it' }).click();
  await page.getByText('Bank Account Added').waitFor();
  await page.getByText('CHIDI OKAFOR').waitFor();
  await page.getByRole('button', { name: /^Remove .*1234567896/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No account at another bank yet').waitFor();
  await page.context().close();
});

test('the account’s activity says what was approved, and for whom', async () => {
  const demo = await visitAsDemo('/settings');
  const { page } = demo;
  await pay(demo, '1500.00', { narration: 'School fees' });
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await page.getByText('Sent money: ₦1,500').waitFor();
  await page.getByText('CHIDI OKAFOR · GTBank 12•••••896 · School fees').waitFor();
  await page.context().close();
});

test('the data comes along; deleting asks in the spec’s words and says why it cannot yet', async () => {
  const { page } = await visitAsDemo('/settings');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'As JSON' }).click();
  expect((await coming).suggestedFilename()).toBe('karo-data.json');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByText('Are you sure you want to permanently delete your account? This action cannot be undone.')
    .waitFor();
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Delete Account' }).click();
  await sheet.getByText(/money|balance/i).waitFor();
  await checkLooks(page);
  await page.context().close();
});

test('a level is raised by its papers, and its limits hold at once', async () => {
  const { page, world } = await visitAsDemo('/settings?tab=limits');
  const [ada] = await world.bank.db
    .selectFrom('customer')
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute();
  await world.bank.db
    .updateTable('customer')
    .set({ tier: 1, ninHash: null })
    .where('id', '=', ada?.id ?? '')
    .execute();
  await page.reload();
  await page.getByText('You are at level 1 of 3.').waitFor();
  await page.getByText('At your level: ₦50,000').first().waitFor();
  await checkLooks(page);
  await page.getByRole('button', { name: 'Raise to level 2' }).click();
  await page.getByText('Enter the 11 digits of your NIN').waitFor();
  await page.getByLabel(/^NIN/).fill('00000000000');
  await page.getByRole('button', { name: 'Raise to level 2' }).click();
  await page
    .getByText(/NIN/)
    .and(page.getByRole('alert').or(page.locator('[id$=error]')))
    .first()
    .waitFor();
  await page.getByLabel(/^NIN/).fill('70000000123');
  await page.getByRole('button', { name: 'Raise to level 2' }).click();
  await page.getByText('You are at level 2 now').waitFor();
  await page.getByText('At your level: ₦500,000').waitFor();
  await page.getByRole('heading', { name: 'Level 3' }).waitFor();
  await page.getByRole('button', { name: 'Take a picture' }).waitFor();
  await checkLooks(page);
  await page.context().close();
});

test('another phone number is saved by the code that is sent to it', async () => {
  const { page } = await visitAsDemo('/settings');
  const phone = '+2348091112233';
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change your phone number' });
  await sheet.getByRole('button', { name: 'Send the code' }).click();
  await sheet.getByRole('textbox', { name: 'Verification code' }).waitFor();
  await checkLooks(page);
  await sheet.getByRole('textbox', { name: 'Verification code' }).fill(await lastCode(phone));
  await sheet.getByLabel('Your 4-digit PIN').fill('0000');
  await sheet.getByRole('button', { name: 'Change the number' }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Change the number' }).click();
  await page.getByText('Phone number changed').waitFor();
  expect(await page.locator('dd').getByText(phone).count()).toBe(1);
  await page.context().close();
});
