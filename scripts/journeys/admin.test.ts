import { nameAdministrator } from '@karo/core/auth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { ADMIN_KEY, disputedReceiver, pay, visit, visitAsDemo } from './world.ts';

async function letIn(page: Page): Promise<void> {
  await page.getByLabel('Admin key').fill(ADMIN_KEY);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

test('a wrong key is refused in the spec’s words; a lost network says so', async () => {
  const { page } = await visit('/admin');
  const button = page.getByRole('button', { name: 'Access Dashboard' });
  await page.getByLabel('Admin key').fill('   ');
  expect(await button.isDisabled()).toBe(true);
  await page.getByLabel('Admin key').fill('not the key');
  await button.click();
  await page.getByText('Invalid admin key').waitFor();
  await page.route('**/api/admin/verify', (route) => route.abort());
  await page.getByLabel('Admin key').fill('again');
  await button.click();
  await page.getByText('Authentication failed. Please try again.').waitFor();
  await page.context().close();
});

test('who waits is listed by five, searched and exported; logging out closes the door', async () => {
  const { page, world, errors } = await visit('/admin');
  for (let at = 1; at <= 7; at += 1) {
    const data = { name: `Waiting ${at}`, phone: `+23480355512${at}0`, email: `waiting${at}@example.ng` };
    await page.request.post('/api/waitlist', { data, headers: { origin: world.url } });
  }
  await letIn(page);
  const list = page.getByRole('table', { name: 'Recent Waitlist Signups' });
  await list.waitFor();
  expect(await list.getByRole('row').count()).toBe(6);
  await page
    .getByRole('button', { name: /^See all/ })
    .first()
    .click();
  expect(await list.getByRole('row').count()).toBeGreaterThanOrEqual(8);
  await page.getByLabel('Search: Recent Waitlist Signups').fill('waiting3@');
  expect(await list.getByRole('row').count()).toBe(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export: Recent Waitlist Signups' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('waitlist.csv');
  await page.reload();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Access' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an inquiry is flagged while it is new, and marked answered', async () => {
  const { page, world } = await visit('/admin');
  const data = { name: 'Uche', message: 'Where is your branch?', email: 'uche@example.ng' };
  await page.request.post('/api/inquiries', { data, headers: { origin: world.url } });
  await letIn(page);
  const row = page.getByRole('row').filter({ hasText: 'Where is your branch?' });
  await row.getByLabel(/^Status of Uche/).selectOption('answered');
  await page.getByText('Inquiry updated').waitFor();
  await page.context().close();
});

test.each(['overview', 'support', 'customers', 'money', 'reviews', 'machines', 'people'])(
  'the dashboard’s %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visit(`/admin?tab=${tab}`);
    await letIn(page);
    await page.getByRole('tabpanel').locator('section, article').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);

/** A customer of the demo has sent money and asked for it back. */
async function openCase(amount: string, reason: string): Promise<string> {
  const demo = await visitAsDemo('/faq');
  const { page, world } = demo;
  const reference = await pay(demo, amount, { to: disputedReceiver });
  const headers = { origin: world.url };
  const asked = await page.request.post('/api/support/disputes', { data: { reference, reason }, headers });
  const { caseNumber } = (await asked.json()) as { caseNumber: string };
  await page.context().close();
  return caseNumber;
}

const owner = { id: 'shared', name: 'Shared key', role: 'owner' } as const;

/** Another person at the console, with a key of their own. */
async function visitAs(role: 'support' | 'approver' | 'compliance', name: string, path: string) {
  const visited = await visit(path);
  const person = { name, role, by: owner, origin: { channel: 'house' } } as const;
  const { key } = await nameAdministrator(visited.world.bank, person);
  await visited.page.getByLabel('Admin key').fill(key ?? '');
  await visited.page.getByRole('button', { name: 'Access Dashboard' }).click();
  return visited;
}

test('money of a case is given back once a second person asks for it; what acts shows that it does', async () => {
  const caseNumber = await openCase('5000', 'I sent it to the wrong person');
  const { page: first } = await visit('/admin?tab=money');
  await letIn(first);
  const proposed = first.getByRole('listitem').filter({ hasText: caseNumber });
  await proposed.getByRole('button', { name: 'The other bank is told' }).click();
  await proposed.getByText('Other bank told').waitFor();
  const propose = proposed.getByRole('button', { name: 'Propose to give the money back' });
  expect(await propose.isDisabled()).toBe(true);
  await proposed.getByLabel('Finding').fill('The other bank has sent it back.');
  await checkLooks(first);
  await propose.click();
  const question = first.getByRole('dialog', { name: 'Propose to give the money back?' });
  await checkLooks(first);
  await question.getByRole('button', { name: 'Propose' }).click();
  await proposed.getByText('You proposed to give the money back').waitFor();
  expect(await proposed.getByRole('button', { name: /give the money back/ }).count()).toBe(0);
  await first.context().close();

  const { page } = await visitAs('approver', 'Chika', '/admin?tab=money');
  const line = page.getByRole('listitem').filter({ hasText: caseNumber });
  await line.getByText('Shared key proposed to give the money back').waitFor();
  const back = line.getByRole('button', { name: 'Approve: give the money back' });
  await back.click();
  const ask = page.getByRole('dialog', { name: 'Give the money back?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(await line.count()).toBe(1);
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/admin/support/disputes/*', async (route) => {
    await mayGo;
    await route.continue();
  });
  await back.click();
  await ask.getByRole('button', { name: 'Give the money back' }).click();
  await line.locator('button[data-loading]').waitFor();
  expect(await line.locator('button[data-loading]').count()).toBe(1);
  expect(await line.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true);
  letGo();
  await page.getByText('The money is back, and the customer is told.').waitFor();
  await line.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
  await page.context().close();
});

test('a customer is found, frozen by one, and the thaw waits for another', async () => {
  const { page, world } = await visit('/admin?tab=customers');
  await letIn(page);
  await page.getByLabel('Phone, name, account, reference or id').fill('Bola Ade');
  await page.keyboard.press('Enter');
  const line = page.getByRole('list', { name: 'Found customers' }).getByRole('listitem').first();
  await line.getByLabel('Why it is frozen').fill('A court order');
  await line.getByRole('button', { name: 'Freeze' }).click();
  await line.getByLabel('Why it is thawed').fill('The order was lifted');
  await line.getByRole('button', { name: 'Propose to thaw' }).click();
  await line.getByText('You proposed to thaw it: The order was lifted').waitFor();
  await checkLooks(page);
  // The other journeys live in the same world.
  const active = { status: 'active', frozenFrom: null };
  await world.bank.db.updateTable('customer').set(active).where('status', '=', 'frozen').execute();
  await page.context().close();
});

test('who may not give money back has no button for it', async () => {
  const caseNumber = await openCase('700', 'He never sent the shoes');
  const { page } = await visitAs('support', 'Uche of support', '/admin?tab=money');
  const line = page.getByRole('listitem').filter({ hasText: caseNumber });
  await line.getByRole('button', { name: 'Reject' }).waitFor();
  expect(await line.getByRole('button', { name: /give the money back/ }).count()).toBe(0);
  await page.context().close();
});

test('an order of a court is placed by two people; cases are there for compliance alone', async () => {
  const { page, world } = await visit('/admin?tab=compliance');
  await letIn(page);
  const { id } = await world.bank.db
    .selectFrom('customer')
    .select('id')
    .where('firstName', '=', 'Bola')
    .executeTakeFirstOrThrow();
  await page.getByLabel('Customer ID').first().fill(id);
  await page.getByLabel('Amount in naira').fill('5000');
  await page.getByLabel('Court or authority').fill('Federal High Court, Lagos');
  await page.getByLabel('Reference of the order').fill('FHC/L/9/2026');
  await page.getByLabel('Date of the order').fill('2026-01-05');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const proposed = page.getByRole('listitem').filter({ hasText: 'FHC/L/9/2026' });
  await proposed.getByRole('button', { name: 'Hold the money' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Cases of suspicion' }).count()).toBe(0);
  await checkLooks(page);
  await page.context().close();

  const { page: second } = await visitAs('approver', 'Ife of compliance’s desk', '/admin?tab=compliance');
  const waits = second.getByRole('listitem').filter({ hasText: 'FHC/L/9/2026' });
  await waits.getByRole('button', { name: 'Hold the money' }).click();
  await waits.getByLabel('Reason').fill('The court lifted it');
  await waits.getByRole('button', { name: 'Lift the order' }).click();
  await waits.getByText('You proposed “Lift the order”').waitFor();
  await second.context().close();
  // The other journeys live in the same world.
  await world.bank.db
    .updateTable('lien')
    .set({ status: 'released', endedAt: new Date() })
    .where('status', '=', 'placed')
    .execute();

  const { page: officer } = await visitAs('compliance', 'Ngozi of compliance', '/admin?tab=compliance');
  await officer.getByRole('heading', { name: 'Cases of suspicion' }).waitFor();
  await officer.getByRole('heading', { name: 'Returns' }).waitFor();
  expect(await officer.getByRole('button', { name: 'Report and freeze' }).count()).toBe(0);
  await checkLooks(officer);
  await officer.context().close();
});
