import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { ADMIN_KEY, visit, visitAsDemo } from './world.ts';

test('the assistant answers in the live chat', async () => {
  const { page, errors } = await visitAsDemo('/support');
  await page.getByRole('textbox', { name: 'Message' }).fill('How much is a transfer?');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Messages' });
  await list.getByText('How much is a transfer?').waitFor();
  await list.getByText('Karo assistant').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a ticket is asked for whole, created, found by a word of it, answered, and rated', async () => {
  const { page } = await visitAsDemo('/support?tab=tickets');
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await page.getByRole('alert').filter({ hasText: 'Missing Information' }).waitFor();
  await page.getByLabel('Subject').fill('Card swallowed in Ikeja');
  await page.getByLabel('Category').selectOption('Transaction Problems');
  await page.getByRole('textbox', { name: 'Message' }).fill('The machine kept it.');
  await page.getByRole('button', { name: 'Create Ticket' }).click();
  await page.getByText("We'll respond within 24 hours.").waitFor();
  await page.getByLabel('Search tickets').fill('nothing like it');
  await page.getByText('Nothing found for').waitFor();
  await page.getByLabel('Search tickets').fill('ikeja');
  await page.getByRole('heading', { name: 'Card swallowed in Ikeja' }).waitFor();

  const admin = await visit('/admin?tab=support');
  await admin.page.getByLabel('Admin key').fill(ADMIN_KEY);
  await admin.page.getByRole('button', { name: 'Access Dashboard' }).click();
  const line = admin.page.getByRole('group').filter({ hasText: 'Card swallowed in Ikeja' });
  await line.getByText('Card swallowed in Ikeja').click();
  await line.getByLabel('Answer').fill('A new card is on its way to you.');
  await line.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByText('Ticket updated').waitFor();
  await admin.page.context().close();

  await page.reload();
  await page.getByText('A new card is on its way to you.').waitFor();
  await page.getByRole('button', { name: '5 stars' }).click();
  await page.getByText('Thank you for your feedback').waitFor();
  await page.getByRole('img', { name: '5 of 5 stars' }).waitFor();
  await page.context().close();
});

test('what is said without a network is kept, and goes when it is back', async () => {
  const { page } = await visitAsDemo('/support');
  await page.getByRole('button', { name: 'I was debited twice' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('It goes as soon as you are online').waitFor();
  await page.context().setOffline(false);
  await page.getByText('It goes as soon as you are online').waitFor({ state: 'detached' });
  await page.getByText('Are you there?').waitFor();
  await page.getByText('Karo assistant').nth(1).waitFor();
  await page.context().close();
});

test('anybody can leave a message, and goes from a quick answer to the FAQ and back', async () => {
  const { page } = await visit('/support?tab=contact');
  await page.getByLabel('Your name').fill('Bisi Adeyemi');
  await page.getByLabel('Email or phone').fill('bisi@example.ng');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you lend to farmers?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Your message is with us').waitFor();
  await page.getByRole('link', { name: 'How do I bank by voice?' }).click();
  await page.locator('#voice-how[open]').waitFor();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { name: 'Business hours' }).waitFor();
  await page.context().close();
});

test.each(['chat', 'tickets', 'contact'])(
  'support’s %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/support?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);
