import { naira } from '@karo/core/kernel';
import { quoteTransfer } from '@karo/core/products/transfers';
import { approvalLink } from '@karo/core/quotes';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

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
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
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

/** What a chat sends: an offer of a transfer, and the link that approves it. */
async function offerByLink(language: 'ha' | 'en'): Promise<string> {
  const { page, user, world } = await visitAsDemo('/faq');
  const headers = { origin: world.url };
  await page.request.post('/api/user/language', { data: { language }, headers });
  const { quoteId } = await quoteTransfer(world.bank, {
    customerId: user.id,
    bankCode: '000013',
    account: '1234567896',
    amount: naira(2000),
  });
  await page.context().close();
  return approvalLink(world.bank, quoteId);
}

test('a link from a chat opens in the language of the chat, in a browser that knows nobody, and is good once', async () => {
  const link = await offerByLink('ha');
  const { page, errors } = await visit(link);
  await page.getByText('Kai kaɗai kake ganin wannan shafin').waitFor();
  await page.getByText('CHIDI OKAFOR').waitFor();
  await checkLooks(page);
  await page.getByLabel('PIN ɗinka na lamba 4').fill('2580');
  await page.getByRole('button', { name: 'Aika ₦2,000' }).click();
  await page.getByText('Za ka iya rufe wannan shafin ka koma hira.').waitFor();
  await checkLooks(page);
  await page.reload();
  await page.getByRole('status').getByText('An amince').first().waitFor();
  // The language was the chat's, not a choice of this browser's.
  await page.goto('/faq');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a link that is cut short says so; one that is not wanted takes nothing', async () => {
  const { page } = await visit('/approve#too-short-to-be-one');
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await checkLooks(page);
  await page.goto(await offerByLink('en'));
  await page.reload();
  await page.getByRole('button', { name: 'Do not send' }).click();
  await page.getByRole('heading', { name: 'Cancelled. Nothing was taken.' }).waitFor();
  await page.context().close();
});
