import { test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visitAsDemo } from './world.ts';

for (const width of [360, 1280])
  test(`at ${width} px a passkey is made, and approves what is asked for in chat`, async () => {
    const { page } = await visitAsDemo('/security', { viewport: { width, height: 800 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.getByRole('button', { name: 'Biometric' }).first().click();
    await page.getByLabel('Your 4-digit PIN').fill('2580');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Biometric verification completed').waitFor();
    await page.goto('/banking-demo');
    // The assistant is fetched as one comes near it.
    await page.getByRole('heading', { name: 'Account stats' }).scrollIntoViewIfNeeded();
    const box = page.getByRole('textbox', { name: /message/i }).first();
    await box.fill('send 2000 to 1234567896 gtb');
    await box.press('Enter');
    await page.getByRole('log').getByText('CHIDI OKAFOR').first().waitFor();
    await page
      .getByRole('log')
      .getByRole('button', { name: /₦2,000|Approve/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Use fingerprint or face' }).waitFor();
    await checkLooks(page);
    await sheet.getByRole('button', { name: 'Use fingerprint or face' }).click();
    await page.getByRole('log').getByText('Sent ₦2,000 to CHIDI OKAFOR').first().waitFor();
    await page.context().close();
  });

test('five wrong PINs lock it, and say until when', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  const box = page.getByRole('textbox', { name: /message/i }).first();
  await box.fill('send 2000 to 1234567896 gtb');
  await box.press('Enter');
  await page
    .getByRole('log')
    .getByRole('button', { name: /₦2,000|Approve/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel('Your 4-digit PIN');
  for (const left of [4, 3, 2, 1]) {
    await field.fill('1111');
    await field.press('Enter');
    await sheet.getByText(`${left} ${left === 1 ? 'try' : 'tries'} left`).waitFor();
  }
  await field.fill('1111');
  await field.press('Enter');
  await sheet.getByText('Too many wrong PINs').waitFor();
  await page.context().close();
});
