import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin, closeTransferResult, fillTransfer } from './pin.ts';
import { checkWidth, pay, visit, visitAsDemo } from './world.ts';

/** What is written and named on the page. */
const written = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement.closest('script, style, noscript, option')) found.add(text.data.trim());
  for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
    for (const name of ['aria-label', 'placeholder']) found.add(element.getAttribute(name) ?? '');
  return [...found].filter((text) => /[a-z]{3}/.test(text));
})()`;

/** Names, and what is the same in English and in Hausa. */
const names = /^(Karo|Menu|WhatsApp|Instagram|Facebook|Ada( Obi)?|Obi|GTBank|Chidi Okafor|© 2026 Karo\.)$/;

test('a demo account is made in one click; its balance is hidden until asked for', async () => {
  const { page } = await visit('/banking-demo');
  await page.getByRole('button', { name: 'Create Demo Account' }).click();
  await page.getByText('Account Created').waitFor();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  const balance = page.getByTestId('balance');
  await balance.getByText('₦••••••').waitFor();
  await page.getByRole('button', { name: 'Show the balance' }).click();
  await balance.getByText('₦250,000').waitFor();
  await page.getByText('Opening balance').waitFor();
  await page.context().close();
});

test('a statement that is asked for in the chat comes with its PDF', async () => {
  const { page, errors } = await visitAsDemo('/banking-demo');
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('statement for this month');
  await field.press('Enter');
  const link = page.getByRole('link', { name: 'Your statement (PDF)' });
  await link.waitFor();
  await checkLooks(page);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('where no demo account can be made, it is said', async () => {
  const { page } = await visit('/banking-demo');
  await page.route('**/api/users/register', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Create Demo Account' }).click();
  await page.getByText('Failed to create demo account').waitFor();
  await page.context().close();
});

test('money is sent after a look at what it costs and the PIN, and shows its way and its receipt', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter an amount').first().waitFor();
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
  const sheet = page.getByRole('dialog');
  await sheet.getByText('₦5,010.75').waitFor();
  await checkLooks(page);
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Send ₦5,000' }).click();
  await closeTransferResult(page);
  const move = page.getByRole('button', { name: /CHIDI OKAFOR/i }).first();
  await move.click();
  await page.getByRole('dialog').getByText('Debited').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click();
  const picture = page.getByRole('img', { name: /^Receipt KR/ });
  await picture.waitFor();
  const reference = ((await picture.getAttribute('alt')) ?? '').replace('Receipt ', '');
  await page.context().close();

  // What its code opens, for whoever was shown it.
  const stranger = await visit(`/security#${reference}`);
  await stranger.page.getByText('₦5,000 to C. O. at GTBank').waitFor();
  await stranger.page.context().close();
});

test('a payment that is looked at while it is under way stays open, and says there that it arrived', async () => {
  const { page, user, world } = await visitAsDemo('/faq');
  const dashboard = `**/api/users/${user.id}/dashboard`;
  await page.route(dashboard, async (route) => {
    const answer = await (await route.fetch()).json();
    const reference = 'KR261121UNDERWAY';
    for (const move of answer.recentTransactions) Object.assign(move, { reference });
    await route.fulfill({ json: answer });
  });
  await page.route(
    dashboard,
    async (route) => {
      const answer = await (await route.fetch()).json();
      const [move] = answer.recentTransactions;
      Object.assign(move, { id: 'KR261121UNDERWAY', reference: 'KR261121UNDERWAY', type: 'credit' });
      await route.fulfill({ json: answer });
    },
    { times: 1 },
  );
  await page.goto('/banking-demo');
  await page.getByRole('button', { name: /Opening balance/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('KR261121UNDERWAY').waitFor();
  const again = page.waitForResponse(dashboard);
  await page.request.post('/api/chat/message', {
    data: { message: 'balance' },
    headers: { origin: world.url },
  });
  await again;
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  expect(await dialog.getByText('KR261121UNDERWAY').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Opening balance' }).waitFor();
  await page.context().close();
});

test('a network that is gone for a moment takes nothing that was typed; what had not come by then comes when it is back', async () => {
  const { page } = await visitAsDemo('/banking-demo', { viewport: { width: 360, height: 660 } });
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your 4-digit PIN').waitFor();
  await page.context().setOffline(true);
  await page.locator('#goals').scrollIntoViewIfNeeded();
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Send ₦5,000' }).click();
  await sheet.getByRole('alert').filter({ hasText: 'We could not reach the bank' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Account number').inputValue()).toBe('1234567896');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'New goal' }).waitFor();
  expect(await page.getByLabel('Account number').inputValue()).toBe('1234567896');
  const undressed = `[...document.querySelectorAll('link[rel="stylesheet"]')].filter((link) => !link.sheet?.cssRules.length).map((link) => link.href)`;
  expect(await page.evaluate(undressed)).toEqual([]);
  await page.context().close();
});

test('an approval whose answer was lost on the way is not paid twice', async () => {
  const { page, user } = await visitAsDemo('/banking-demo');
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
  const sheet = page.getByRole('dialog');
  await page.route(/\/api\/approvals\/[0-9a-f-]+$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await approveByPin(page);
  await sheet.getByRole('alert').filter({ hasText: 'We could not reach the bank' }).waitFor();
  await page.unroute(/\/api\/approvals\/[0-9a-f-]+$/);
  await approveByPin(page);
  await sheet.getByRole('alert').filter({ hasText: 'already' }).waitFor();
  const answer = await page.request.get(`/api/users/${user.id}/dashboard`);
  const { recentTransactions: moves } = (await answer.json()) as { recentTransactions: { type: string }[] };
  expect(moves.filter((move) => move.type === 'debit')).toHaveLength(1);
  await page.context().close();
});

test('a transfer that the other bank declines is shown as failed, and as no debit', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '668' });
  await approveByPin(page);
  await page.getByRole('heading', { name: 'Transfer Failed' }).waitFor();
  await checkLooks(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('button', { name: /CHIDI OKAFOR/i }).first();
  await row.getByText('Failed').waitFor();
  expect(await row.textContent()).not.toContain('−');
  await page.context().close();
});

test('an account that nobody has is said before anything is offered', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByLabel('Bank').fill('Zenith');
  await page.getByLabel('Account number').fill('0000000000');
  await page.getByRole('status').filter({ hasText: 'Zenith' }).waitFor();
  await page.getByLabel('Bank').fill('Bank of Nowhere');
  await page.getByLabel('Amount').fill('500');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Choose a bank from the list').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

test('with no network it is said that something failed, and a receipt that comes later is dressed', async () => {
  const demo = await visitAsDemo('/faq');
  const { page } = demo;
  await pay(demo, '5000');
  await page.goto('/banking-demo');
  await page
    .getByRole('button', { name: /CHIDI OKAFOR/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Something is wrong' }).click();
  await dialog.getByRole('textbox').fill('wrong person');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Ask the money back' }).click();
  await page.getByText('We could not reach the bank').first().waitFor();
  await dialog.getByRole('button', { name: 'Receipt' }).click();
  await page.context().setOffline(false);
  const picture = page.getByRole('img', { name: /^Receipt KR/ });
  await picture.waitFor();
  await page.setViewportSize({ width: 360, height: 660 });
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(360);
  await page.context().close();
});

test('a page that is opened with no network says so, and opens when it is back', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByText('Welcome, Ada').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Loans' }).first().click();
  await page.getByRole('main').getByText('We could not reach the bank').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Personal Loans' }).waitFor();
  await page.context().close();
});

test('a goal is set, money is put by in it, and it saves by itself', async () => {
  const { page } = await visitAsDemo('/banking-demo#goals');
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New goal' }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await sheet.getByRole('link', { name: 'Enter what you save for' }).waitFor();
  await checkLooks(page);
  await sheet.getByLabel('What are you saving for?').fill('Rent in June');
  await sheet.getByLabel('How much in the end?').fill('60000');
  await sheet.getByLabel('How much now?').fill('15000');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Goal Created').waitFor();
  await approveByPin(page);
  await page.getByText('₦15,000 of ₦60,000').waitFor();
  await page.getByRole('button', { name: /^Rent in June/ }).click();
  await sheet.getByText('In and out').waitFor();
  await checkLooks(page);
  await sheet.getByRole('button', { name: 'Save by itself' }).click();
  await sheet.getByLabel('Amount').fill('5000');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await approveByPin(page);
  await page.getByText('₦5,000 every month').waitFor();
  await page.getByRole('button', { name: /^Rent in June/ }).click();
  await sheet.getByRole('button', { name: 'Close the goal' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Close the goal' }).click();
  await approveByPin(page);
  await page.getByText('No goal yet').waitFor();
  await page.context().close();
});

test('a transfer that the bank refuses says why, at its field', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '900000' });
  await page.getByRole('alert').getByRole('link').first().waitFor();
  expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
  await page.context().close();
});

test('airtime and light are offered, approved by PIN, and the token stands here', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByRole('tab', { name: 'Airtime' }).click();
  await page.getByLabel('Phone number').fill('08031234567');
  await page.getByRole('button', { name: 'Buy it' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/PIN/).fill('2580');
  await sheet.getByRole('button').last().click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Bills' }).click();
  await page.getByLabel('Meter number').fill('45012345678');
  await page.getByLabel('Amount').fill('2000');
  await checkLooks(page);
  await page.context().close();
});

test('a card is bought, its number shown once, frozen and closed', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByText('No card yet').waitFor();
  await page.getByRole('button', { name: /Create a card/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(/PIN/).fill('2580');
  await sheet.getByRole('button').last().click();
  await page.getByText('· Active').waitFor();
  await page.getByRole('button', { name: 'Show the number' }).click();
  await sheet.getByLabel('Your 4-digit PIN').fill('2580');
  await sheet.getByRole('button', { name: 'Show the number' }).click();
  await sheet.getByText('CVV').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Freeze' }).click();
  await page.getByText('· Frozen').waitFor();
  await checkLooks(page);
  await page.context().close();
});

test('the assistant answers beside the account', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  await page.getByRole('button', { name: 'Balance', exact: true }).click();
  await page.getByRole('log').getByText('250,000').waitFor();
  await page.context().close();
});

test('in another language nothing of the demo stays in English: not the chat, not a payment’s way, not its dispute', async () => {
  const { page } = await visitAsDemo('/banking-demo');
  const read = async (): Promise<Set<string>> => {
    await page.getByRole('log').waitFor();
    const found = (await page.evaluate(written)) as string[];
    await page
      .getByRole('button', { name: /OKAFOR/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    found.push(...((await page.evaluate(written)) as string[]));
    await dialog.getByRole('button').last().click();
    await dialog.locator('textarea:focus').waitFor();
    found.push(...((await page.evaluate(written)) as string[]));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return new Set(found);
  };
  await fillTransfer(page, { account: '1234567896', name: 'CHIDI OKAFOR', amount: '5000' });
  await page.getByRole('dialog').getByLabel('Your 4-digit PIN').fill('2580');
  await page.getByRole('dialog').getByRole('button', { name: 'Send ₦5,000' }).click();
  await closeTransferResult(page);
  const english = await read();
  await page.getByRole('banner').getByRole('combobox').selectOption('ha');
  await page.locator('html[lang="ha"]').waitFor();
  await page.getByRole('heading', { name: 'Barka da zuwa, Ada' }).waitFor();
  await page.getByText('Opening balance').waitFor({ state: 'detached' });
  const hausa = await read();
  expect([...hausa].filter((text) => english.has(text) && !names.test(text))).toEqual([]);
  await page.context().close();
});

test('at 360 px the four tabs stand in one row in every language', async () => {
  const { page } = await visitAsDemo('/banking-demo', { viewport: { width: 360, height: 740 } });
  for (const language of ['en', 'pcm', 'ha', 'yo', 'ig']) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    const tabs = page.getByRole('main').getByRole('tab');
    await tabs.first().waitFor();
    const tops = await tabs.evaluateAll((all) =>
      all.map((tab) => Math.round(tab.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, language).toBe(1);
    await checkWidth(page);
  }
  await page.context().close();
});
