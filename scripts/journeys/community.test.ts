import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { visit, visitAsDemo } from './world.ts';

test('a group is founded, found by another, joined, and its draw and book are seen', async () => {
  const { page, errors } = await visitAsDemo('/community-savings?tab=create');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
  await page.getByLabel('Group name').fill('Balogun Row C');
  await page.getByRole('textbox', { name: 'Contribution each turn' }).fill('5000');
  await page.getByRole('textbox', { name: 'Max members' }).fill('5');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByText('Group Created Successfully').waitFor();
  await page.getByRole('heading', { name: 'Invite members' }).waitFor();
  await page.getByRole('heading', { name: 'The book' }).waitFor();
  await page.getByText('Commitment, published before anybody joined').waitFor();

  const other = await visitAsDemo('/community-savings?tab=esusu');
  await other.page.getByRole('button', { name: 'Join Group: Balogun Row C' }).first().click();
  await other.page.getByLabel(/^Your word in the draw/).fill('harmattan');
  await other.page.getByRole('button', { name: 'Join Group' }).click();
  await other.page.getByText('You are in Balogun Row C').waitFor();
  await other.page.getByRole('heading', { name: 'The draw' }).waitFor();
  await other.page.getByRole('button', { name: 'Leave the group' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await other.page.getByRole('button', { name: 'Join Group' }).waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await page.context().close();
  await other.page.context().close();
});

test('what the bank refuses is said under the spec’s title', async () => {
  const { page } = await visitAsDemo('/community-savings?tab=create');
  await page.getByLabel('Group name').fill('Too many');
  await page.getByRole('textbox', { name: 'Contribution each turn' }).fill('5000');
  await page.getByRole('textbox', { name: 'Max members' }).fill('49');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByText('Creation Failed').waitFor();
  await page.route('**/api/groups', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByText('Failed to create savings group. Please try again.').waitFor();
  await page.context().close();
});

test('a visitor sees the figures and the groups, and is asked in before founding one', async () => {
  const { page } = await visit('/community-savings');
  await page.getByText('Saved together').waitFor();
  await page.getByRole('tab', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Try it with a demo account' }).click();
  await page.getByLabel('Group name').waitFor();
  await page.context().close();
});

test.each(['overview', 'esusu', 'circles', 'create'])(
  'community savings’ %s tab holds at both widths, in light and dark',
  async (tab) => {
    const { page } = await visitAsDemo(`/community-savings?tab=${tab}`);
    await page.getByRole('tabpanel').locator('section, article, p').first().waitFor();
    await checkLooks(page);
    await page.context().close();
  },
);
