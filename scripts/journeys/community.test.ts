import { openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { handlerOf } from '@karo/core/orders';
import {
  createGroup,
  inviteToGroup,
  joinGroup,
  quoteClubOrder,
  quoteContribution,
} from '@karo/core/products/groups';
import type { Quote } from '@karo/core/quotes';
import { transact } from '@karo/db/client';
import { expect, test } from 'vitest';
import { checkLooks } from './looks.ts';
import { approveByPin } from './pin.ts';
import { visit, visitAsDemo, world } from './world.ts';

test('a group is founded, found by another, joined, and its draw and book are seen', async () => {
  const { page, errors } = await visitAsDemo('/community-savings?tab=create');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
  await page.getByLabel('Group name').fill('Balogun Row C');
  await page.getByRole('textbox', { name: 'Contribution each turn' }).fill('5000');
  await page.getByRole('textbox', { name: 'Max members' }).fill('5');
  await page.getByRole('switch', { name: 'Anybody may find and join it' }).click({ force: true });
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

test('an invitation link opens a private group to whoever is not in it, and joins it', async () => {
  const { bank } = await world();
  const phone = `+2348136${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const person = { phone, firstName: 'Ngozi', lastName: 'Eze', opening: naira(20_000) };
  const founder = await openSandboxCustomer(bank, { ...person, demo: false, verified: true });
  const order = { customerId: founder.id, kind: 'esusu', name: 'Family of Eze', open: false } as const;
  const made = await createGroup(bank, { ...order, target: naira(5_000), membersMax: 5 });
  const asked = { customerId: founder.id, groupId: made.id, phone: '+2348030000001' };
  const { link } = await inviteToGroup(bank, asked);

  const guest = await visitAsDemo(new URL(link).pathname + new URL(link).search);
  await guest.page.getByRole('heading', { name: 'Family of Eze' }).waitFor();
  await guest.page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await checkLooks(guest.page);
  await guest.page.getByRole('button', { name: 'Join Group' }).click();
  await guest.page.getByText('You are in Family of Eze').waitFor();
  await guest.page.getByRole('heading', { name: 'The book' }).waitFor();

  await guest.page.goto('/community-savings?invite=ZZZZZZ');
  await guest.page.getByText('This invitation is not valid').waitFor();
  await guest.page.context().close();
});

/** An investment club that has begun: the visitor is in it, and fourteen others, who have all paid once. */
async function clubOf(customerId: string) {
  const { bank } = await world();
  const founder = { customerId, kind: 'investment_club', name: 'Balogun stock people' } as const;
  const made = await createGroup(bank, { ...founder, target: naira(300_000), membersMax: 15, months: 2 });
  const members: string[] = [];
  for (let member = 0; member < 14; member += 1) {
    const phone = `+2348137${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
    const person = { phone, firstName: 'Club', lastName: 'Member', opening: naira(20_000) };
    members.push((await openSandboxCustomer(bank, { ...person, demo: false, verified: true })).id);
  }
  for (const id of members) await joinGroup(bank, { customerId: id, groupId: made.id });
  const agree = (quote: Quote) =>
    transact(bank.db, async (trx) => handlerOf(quote)?.accept(trx, bank, quote));
  for (const id of [customerId, ...members])
    await agree((await quoteContribution(bank, { customerId: id, groupId: made.id })).quote);
  const vote = async (of: number) => {
    for (const id of members.slice(0, of))
      await agree((await quoteClubOrder(bank, { customerId: id, groupId: made.id })).quote);
  };
  return { id: made.id, vote };
}

test('a club is asked to buy, votes, holds what it bought, and is asked to sell', async () => {
  const { page, user, errors } = await visitAsDemo('/community-savings');
  const { id, vote } = await clubOf(user.id);
  await page.goto(`/community-savings?group=${id}`);
  const panel = page.locator('section').filter({ has: page.getByText('The club’s investments') });
  await panel.getByText('Nothing is in the market yet.').waitFor();
  await panel.getByRole('button', { name: 'Put it to the members' }).click();
  await panel.getByText('Choose what it is about').waitFor();
  await panel.getByLabel('What to buy').selectOption({ label: 'Dangote Cement (DANGCEM)' });
  await panel.getByRole('textbox', { name: 'For how much' }).fill('60000');
  await page.keyboard.press('Enter');
  await approveByPin(page);
  await panel.getByText('1 for, 0 against; 10 are needed').waitFor();
  expect(await panel.getByRole('button', { name: 'Agree' }).isDisabled()).toBe(true);
  await panel.getByRole('button', { name: 'Refuse' }).click();
  await panel.getByText('0 for, 1 against').waitFor();
  await panel.getByRole('button', { name: 'Agree' }).click();
  await approveByPin(page);
  await panel.getByText('You said yes.').waitFor();
  await checkLooks(page);
  await vote(9);
  await page.reload();
  await panel.getByRole('list', { name: 'What the club holds' }).getByText('Dangote Cement').waitFor();
  await panel.getByText('What was decided (1)').click();
  await panel.getByText('Buy ₦60,000 of Dangote Cement').waitFor();
  await panel.getByText('Sell', { exact: true }).click();
  await panel.getByLabel('What to sell').selectOption({ label: 'Dangote Cement' });
  await panel.getByRole('button', { name: 'Put it to the members' }).click();
  await approveByPin(page);
  await panel.getByText('Sell all of Dangote Cement').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
