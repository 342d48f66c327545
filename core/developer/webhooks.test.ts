import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookEvents } from '../contract/developer.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { naira } from '../kernel/money.ts';
import { trialBalance } from '../ledger/check.ts';
import { approve } from '../orders/approvals.ts';
import { listUnsettled, settleOrder } from '../orders/settlements.ts';
import { authoriseCharge, captureCharge, refundCharge } from '../products/cards/charges.ts';
import { freezeCard, listCards, offerCard, offerUnfreeze } from '../products/cards/issuing.ts';
import { createGoal, quoteSaving, quoteTaking } from '../products/goals/savings.ts';
import { quoteContribution } from '../products/groups/acts.ts';
import { createGroup, joinGroup } from '../products/groups/membership.ts';
import { turnGroups } from '../products/groups/turning.ts';
import { quoteTrade } from '../products/investments/trading.ts';
import { applyForLoan, quoteLoan, quoteRepayment } from '../products/loans/applications.ts';
import { payRemittance } from '../products/remittance/paying.ts';
import { orderRemittance } from '../products/remittance/quotes.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const phoneOf = (n: number) => `+234816000000${n}`;
const person = async (n: number) => {
  const names = { firstName: 'Test', lastName: `Shop${'abcdefg'[n]}`, phone: phoneOf(n) };
  const opening = naira(500_000);
  return (await openSandboxCustomer(bank, { ...names, opening, demo: false, verified: true })).id;
};

/** Asks for every event about a customer. */
const listen = (customerId: string) =>
  bank.db
    .insertInto('webhook')
    .values({
      customerId,
      actsFor: customerId,
      mode: 'live',
      url: 'https://example.com/karo',
      events: [...webhookEvents],
      secret: Buffer.from('x'),
      createdAt: bank.clock.now(),
    })
    .execute();

/** What was written for a customer since it was last asked. */
async function heard(customerId: string) {
  const rows = await bank.db
    .selectFrom('webhookDelivery')
    .innerJoin('webhook', 'webhook.id', 'webhookDelivery.webhookId')
    .select(['webhookDelivery.id', 'event', 'facts'])
    .where('customerId', '=', customerId)
    .orderBy('webhookDelivery.id')
    .execute();
  await bank.db
    .deleteFrom('webhookDelivery')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  return rows.map((row) => ({ event: row.event, facts: row.facts as Record<string, unknown> }));
}

const say = async (quote: { id: string }) => {
  await approve(bank, { quoteId: quote.id, pin: '2580' });
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
};
const eventsOf = async (customerId: string) => (await heard(customerId)).map(({ event }) => event);

test('every product tells what happened in it, once', async () => {
  const [id, ...others] = [
    await person(0),
    await person(1),
    await person(2),
    await person(3),
    await person(4),
  ];
  await listen(id);

  await say(await offerCard(bank, { customerId: id }));
  const [card] = await listCards(bank, bank.db, id);
  if (!card) throw new Error('no card');
  const order = { merchant: 'JUMIA', kind: 'shopping', amount: naira(1_000) } as const;
  const charge = await authoriseCharge(bank, { cardId: card.id, authorisation: 'w1', ...order });
  await captureCharge(bank, card.id, charge.id);
  await refundCharge(bank, card.id, charge.id, naira(400));
  await freezeCard(bank, id, card.id);
  await authoriseCharge(bank, { cardId: card.id, authorisation: 'w2', ...order });
  await say(await offerUnfreeze(bank, { customerId: id, cardId: card.id }));
  expect(await eventsOf(id)).toEqual([
    ...['card.created', 'card.authorised', 'card.captured', 'card.refunded', 'card.frozen'],
    ...['card.declined', 'card.unfrozen'],
  ]);

  const wanted = { productId: 'salary', amount: naira(50_000), months: 6, purpose: 'rent' };
  const loan = await applyForLoan(bank, { customerId: id, ...wanted });
  await say((await quoteLoan(bank, { customerId: id, loanId: loan.id })).quote);
  await say((await quoteRepayment(bank, { customerId: id, loanId: loan.id })).quote);
  const borrowed = await heard(id);
  expect(borrowed.map(({ event }) => event)).toEqual([
    ...['loan.approved', 'loan.disbursed', 'loan.payment', 'loan.repaid'],
  ]);
  expect(borrowed[2]?.facts).toMatchObject({
    reference: loan.reference,
    principal: '5000000',
    kind: 'early',
  });

  const dangote = { customerId: id, asset: 'dangcem' };
  await say((await quoteTrade(bank, { ...dangote, side: 'buy', amount: naira(20_000) })).quote);
  await say((await quoteTrade(bank, { ...dangote, side: 'sell' })).quote);
  const goal = await createGoal(bank, { customerId: id, name: 'Rent', target: naira(50_000) });
  const pot = { customerId: id, goalId: goal.id };
  await say((await quoteSaving(bank, { ...pot, amount: naira(5_000) })).quote);
  await say((await quoteTaking(bank, { ...pot, amount: naira(2_000) })).quote);
  const sender = { address: 'browser-1' };
  const abroad = { sender, country: 'US', amount: 10_000n, recipientPhone: phoneOf(0) };
  const { reference } = await orderRemittance(bank, abroad);
  await payRemittance(bank, { sender, reference, cardToken: 'tok_visa', cardholder: 'Ngozi Eze' });
  const rest = await heard(id);
  expect(rest.map(({ event }) => event)).toEqual([
    ...['investment.bought', 'investment.sold', 'goal.saved', 'goal.taken', 'remittance.received'],
  ]);
  expect(rest[0]?.facts).toMatchObject({ asset: 'dangcem', amount: '2000000' });
  expect(rest[0]?.facts.quantity).toMatch(/^\d+(\.\d+)?$/);

  const five = { customerId: id, kind: 'esusu', name: 'Five', target: naira(1_000), membersMax: 5 } as const;
  const group = await createGroup(bank, { ...five, frequency: 'weekly' });
  for (const customerId of others) await joinGroup(bank, { customerId, groupId: group.id });
  await say((await quoteContribution(bank, { customerId: id, groupId: group.id })).quote);
  for (let week = 0; week < 7; week += 1) {
    bank.clock.advance(7 * 86_400_000);
    await turnGroups(bank);
  }
  const inGroup = await eventsOf(id);
  expect(inGroup.slice(0, 2)).toEqual(['group.started', 'group.contribution']);
  expect((await trialBalance(bank.db)).problems).toEqual([]);
});
