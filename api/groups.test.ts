import { demoPin, openSandboxCustomer } from '@karo/core/identity';
import { naira } from '@karo/core/kernel';
import { balanceOfCustomer, trialBalance } from '@karo/core/ledger';
import { approve as approveAt } from '@karo/core/orders';
import {
  joinGroup,
  quoteClubOrder,
  quoteContribution,
  quoteGroupAct,
  turnGroups,
} from '@karo/core/products/groups';
import { describe, expect, test } from 'vitest';
import { administrator, approverOf, siteForTests } from './testing.ts';

const { site, agent } = siteForTests();
type Agent = ReturnType<typeof agent>;
type Person = { browser: Agent; id: string; phone: string };

let phones = 0;
async function enter(firstName = 'Ngozi'): Promise<Person> {
  const browser = agent();
  phones += 1;
  const phone = `+23480306${String(10_000 + phones)}`;
  const { body } = await browser
    .post('/api/users/register')
    .send({ phone, firstName, lastName: 'Eze' })
    .expect(200);
  return { browser, id: body.user.id, phone };
}

const approve = (browser: Agent, quoteId: string) =>
  browser.post(`/api/approvals/${quoteId}`).send({ pin: demoPin }).expect(200);

const order = { name: 'Balogun', type: 'esusu', targetAmount: 10_000, maxMembers: 5, frequency: 'weekly' };

/** Five people in an esusu that has begun, in the order of their turns. */
async function begun(rules: object = {}): Promise<{ id: string; people: Person[] }> {
  const people: Person[] = [];
  for (const name of ['Ada', 'Bola', 'Chidi', 'Dupe', 'Efe']) people.push(await enter(name));
  const { body } =
    (await people[0]?.browser
      .post('/api/groups')
      .send({ ...order, ...rules })
      .expect(200)) ?? {};
  for (const { browser } of people.slice(1))
    await browser.post(`/api/groups/${body.id}/join`).send({}).expect(200);
  const placed: [number, Person][] = [];
  for (const person of people) {
    const { body: view } = await person.browser.get(`/api/groups/${body.id}`).expect(200);
    placed.push([view.position, person]);
  }
  return { id: body.id, people: placed.sort((a, b) => a[0] - b[0]).map(([, person]) => person) };
}

/** The first turn falls due now: a session would not last until its day. */
async function comeDue(id: string): Promise<void> {
  const { db, clock } = site.bank;
  const groupId = BigInt(id);
  const [dueAt, nextAt] = [clock.now(), clock.now()];
  await db
    .updateTable('groupTurn')
    .set({ dueAt })
    .where('groupId', '=', groupId)
    .where('number', '=', 1)
    .execute();
  await db
    .updateTable('groupDue')
    .set({ dueAt })
    .where('groupId', '=', groupId)
    .where('turn', '=', 1)
    .execute();
  await db.updateTable('savingsGroup').set({ nextAt }).where('id', '=', groupId).execute();
  await turnGroups(site.bank);
}

const at = (people: readonly Person[], place: number): Person => {
  const person = people[place - 1];
  if (!person) throw new Error(`nobody has place ${place}`);
  return person;
};

describe('a group over HTTP', () => {
  test('is founded, shown, joined by its code, and started', async () => {
    const [founder, friend] = [await enter(), await enter('Bola')];
    await agent().post('/api/groups').send(order).expect(401);
    await founder.browser
      .post('/api/groups')
      .send({ ...order, maxMembers: 4 })
      .expect(400);
    const { body: made } = await founder.browser
      .post('/api/groups')
      .send({ ...order, open: false, rules: { graceDays: 3, leaver: 'replace' }, word: 'mango' })
      .expect(200);
    expect(made).toMatchObject({ status: 'recruiting', contribution: 10_000, members: 1, founder: true });
    expect(made.rules).toEqual({ graceDays: 3, arrears: 'offset', leaver: 'replace', death: 'settle' });
    await friend.browser.get(`/api/groups/${made.id}`).expect(404);
    await friend.browser.post(`/api/groups/${made.id}/join`).send({}).expect(403);
    const { body: shown } = await agent().get(`/api/groups/invites/${made.inviteCode}`).expect(200);
    expect(shown).toMatchObject({ name: 'Balogun', maxMembers: 5, member: false });
    const { body: told } = await founder.browser
      .post(`/api/groups/${made.id}/invite`)
      .send({ phone: friend.phone })
      .expect(200);
    expect(told.link).toContain(`invite=${made.inviteCode}`);
    const { body: inside } = await friend.browser
      .post(`/api/groups/${made.id}/join`)
      .send({ code: made.inviteCode })
      .expect(200);
    expect(inside).toMatchObject({ member: true, founder: false, members: 2 });
    await friend.browser.post(`/api/groups/${made.id}/start`).expect(403);
    await founder.browser.post(`/api/groups/${made.id}/start`).expect(400);
    const { body: left } = await friend.browser.post(`/api/groups/${made.id}/leave`).expect(200);
    expect(left.quoteId).toBeNull();
    const { body: mine } = await founder.browser.get('/api/groups?mine=true').expect(200);
    expect(mine).toMatchObject([{ id: made.id, members: 1 }]);
  });

  test('turns: contribute by PIN, standing order, book, draw', async () => {
    const { id, people } = await begun();
    const [first, second] = [at(people, 1), at(people, 2)];
    const { body: offer } = await second.browser.post(`/api/groups/${id}/contribute`).send({}).expect(200);
    expect(offer.amount).toBe(10_000);
    const { body: page } = await second.browser.get(`/api/approvals/${offer.quoteId}`).expect(200);
    expect(page).toMatchObject({ operation: 'group_contribute', name: 'Balogun', amount: '10000.00' });
    await approve(second.browser, offer.quoteId);
    for (const { browser } of people) {
      const { body } = await browser.post(`/api/groups/${id}/standing-order`).send({ on: true }).expect(200);
      await approve(browser, body.quoteId);
    }
    await comeDue(id);
    const { body: view } = await first.browser.get(`/api/groups/${id}`).expect(200);
    expect(view).toMatchObject({ status: 'active', turn: 2, standingOrder: true, currentAmount: 0 });
    expect(view.order[0]).toMatchObject({ yours: true, paidOut: 50_000, collected: 50_000 });
    expect(view.roster.find((member: { you: boolean }) => member.you)).toMatchObject({ received: 50_000 });
    const { body: book } = await second.browser.get(`/api/groups/${id}/book`).expect(200);
    const kinds = book.lines.map((line: { kind: string }) => line.kind);
    expect(kinds.filter((kind: string) => kind === 'contribution')).toHaveLength(5);
    expect(book.lines.at(-1)).toMatchObject({ kind: 'payout', amount: -50_000, balance: 0, turn: 1 });
    const { body: draw } = await second.browser.get(`/api/groups/${id}/draw`).expect(200);
    expect(draw).toMatchObject({ checks: true, round: 1 });
    expect(draw.entries).toHaveLength(5);
    const stranger = await enter();
    await stranger.browser.get(`/api/groups/${id}/book`).expect(404);
    const { body: outside } = await stranger.browser.get(`/api/groups/${id}`).expect(200);
    expect(outside).toMatchObject({ roster: [], inviteCode: null, position: null });
    const { body: stopped } = await first.browser
      .post(`/api/groups/${id}/standing-order`)
      .send({ on: false })
      .expect(200);
    expect(stopped).toMatchObject({ on: false, quoteId: null });
  });

  test('places change by consent, a place is handed over, two thirds end it', async () => {
    const { id, people } = await begun();
    await at(people, 1).browser.post(`/api/groups/${id}/swap`).send({ place: 4 }).expect(200);
    const { body: asked } = await at(people, 4).browser.get(`/api/groups/${id}`).expect(200);
    expect(asked.swaps).toMatchObject([{ fromPlace: 1, toPlace: 4, status: 'open', yoursToAnswer: true }]);
    const swap = `/api/groups/${id}/swaps/${asked.swaps[0].id}`;
    const { body: yes } = await at(people, 4).browser.post(swap).send({ agreed: true }).expect(200);
    await approve(at(people, 4).browser, yes.quoteId);
    const { body: after } = await at(people, 1).browser.get(`/api/groups/${id}`).expect(200);
    expect(after.position).toBe(4);
    const heir = await enter('Grace');
    await at(people, 5).browser.post(`/api/groups/${id}/hand-over`).send({ phone: heir.phone }).expect(404);
    const { body: leaving } = await at(people, 5).browser.post(`/api/groups/${id}/leave`).expect(200);
    await approve(at(people, 5).browser, leaving.quoteId);
    await at(people, 2).browser.post(`/api/groups/${id}/vote`).send({ agreed: false }).expect(409);
    for (const place of [1, 3, 4]) {
      const { browser } = at(people, place);
      const { body } = await browser.post(`/api/groups/${id}/vote`).send({ agreed: true }).expect(200);
      await approve(browser, body.quoteId);
    }
    const { body: ended } = await at(people, 1).browser.get(`/api/groups/${id}`).expect(200);
    expect(ended).toMatchObject({ dissolved: true, status: 'completed' });
  });

  test('an administrator records a death; the figures of all groups are there for everybody', async () => {
    const { id, people } = await begun();
    const body = { customerId: at(people, 3).id };
    await at(people, 1).browser.post(`/api/admin/groups/${id}/death`).send(body).expect(401);
    const second = await approverOf(site);
    await administrator(site).post(`/api/admin/groups/${id}/death`).send(body).expect(200);
    const { body: view } = await second.post(`/api/admin/groups/${id}/death`).send(body).expect(200);
    expect(view.status).toBe('active');
    const left = await begun({ rules: { death: 'heir' } });
    const groupId = BigInt(left.id);
    await site.bank.db.updateTable('savingsGroup').set({ open: false }).where('id', '=', groupId).execute();
    const inherits = { customerId: at(left.people, 2).id, heirPhone: '+2348030000001' };
    await second.post(`/api/admin/groups/${left.id}/death`).send(inherits).expect(200);
    const { body: inherited } = await administrator(site)
      .post(`/api/admin/groups/${left.id}/death`)
      .send(inherits)
      .expect(200);
    expect(inherited.roster.map((member: { name: string }) => member.name)).toContain('Ada O.');
    const { body: stats } = await agent().get('/api/groups/stats').expect(200);
    expect(stats.groups).toBeGreaterThanOrEqual(3);
    const { body: all } = await agent().get('/api/groups?type=esusu').expect(200);
    expect(all.every((group: { type: string }) => group.type === 'esusu')).toBe(true);
  });
});

describe('goals over HTTP', () => {
  test('open, save, plan, take out, close', async () => {
    const { browser, id } = await enter();
    const { body: rates } = await browser.get('/api/goals/rates').expect(200);
    expect(rates.yours).toBe(4);
    const order = { name: 'Rent', targetAmount: '120000', firstAmount: 30_000, targetDate: '2027-06-01' };
    const { body: made } = await browser.post('/api/goals').send(order).expect(200);
    await approve(browser, made.quoteId);
    const path = `/api/goals/${made.goal.id}`;
    const { body: offer } = await browser.post(`${path}/save`).send({ amount: '6000.50' }).expect(200);
    await approve(browser, offer.quoteId);
    const { body: plan } = await browser
      .post(`${path}/plan`)
      .send({ amount: 1_000, frequency: 'weekly' })
      .expect(200);
    await approve(browser, plan.quoteId);
    const { body: goal } = await browser.get(path).expect(200);
    expect(goal).toMatchObject({ currentAmount: 36_000.5, progress: 30, status: 'active', interestRate: 4 });
    expect(goal.plan).toMatchObject({ amount: 1_000, frequency: 'weekly' });
    expect(goal.history.map((line: { kind: string }) => line.kind)).toEqual(['saved', 'saved']);
    const { body: dashboard } = await browser.get(`/api/users/${id}/dashboard`).expect(200);
    expect(dashboard.savingsGoals).toMatchObject([{ name: 'Rent', currentAmount: '36000.50' }]);
    const { body: off } = await browser.post(`${path}/plan`).send({}).expect(200);
    expect(off).toMatchObject({ quoteId: null, goal: { plan: null } });
    const { body: some } = await browser.post(`${path}/withdraw`).send({ amount: 6_000 }).expect(200);
    await approve(browser, some.quoteId);
    await browser.post(`${path}/withdraw`).send({ amount: 60_000 }).expect(409);
    const { body: end } = await browser.post(`${path}/close`).send({}).expect(200);
    await approve(browser, end.quoteId);
    const { body: goals } = await browser.get('/api/goals').expect(200);
    expect(goals).toMatchObject([{ name: 'Rent', status: 'closed', currentAmount: 0 }]);
    const other = await enter();
    await other.browser.get(path).expect(404);
  });

  test('a goal whose first saving cannot be paid is not opened', async () => {
    const { browser } = await enter();
    const order = { name: 'Rent', targetAmount: 1_000_000, firstAmount: 1_000_000 };
    await browser.post('/api/goals').send(order).expect(409);
    const { body: goals } = await browser.get('/api/goals').expect(200);
    expect(goals).toEqual([]);
  });

  test('locked savings keep their lock', async () => {
    const { browser } = await enter();
    const order = {
      name: 'Land',
      targetAmount: 50_000,
      kind: 'locked',
      lockedUntil: '2027-09-01',
      firstAmount: 5_000,
    };
    const { body } = await browser.post('/api/goals').send(order).expect(200);
    await approve(browser, body.quoteId);
    const path = `/api/goals/${body.goal.id}`;
    const { body: refused } = await browser.post(`${path}/withdraw`).send({}).expect(409);
    expect(refused.detail).toContain('locked until');
    await browser.post(`${path}/withdraw`).send({ breakLock: true }).expect(200);
  });
});

describe('an investment club over HTTP', () => {
  test('shows what it holds, puts an order to its members, and counts their votes', async () => {
    const { bank } = site;
    const ada = await enter('Ada');
    const club = { name: 'Stock people', type: 'investment_club', targetAmount: 300_000, maxMembers: 15 };
    const { body: made } = await ada.browser
      .post('/api/groups')
      .send({ ...club, duration: 2 })
      .expect(200);
    const others: string[] = [];
    for (let member = 0; member < 14; member += 1) {
      const phone = `+23480307${String(10_000 + member)}`;
      const opened = { phone, firstName: 'Club', lastName: 'Member', opening: naira(20_000) };
      others.push((await openSandboxCustomer(bank, { ...opened, demo: false, verified: true })).id);
    }
    const groupId = BigInt(made.id);
    for (const customerId of others) await joinGroup(bank, { customerId, groupId });
    for (const customerId of others) {
      const { quote } = await quoteContribution(bank, { customerId, groupId });
      await approveAt(bank, { quoteId: quote.id, pin: demoPin });
    }
    const path = `/api/groups/${made.id}/investments`;
    const see = async () => (await ada.browser.get(path).expect(200)).body;
    expect(await see()).toEqual({
      cash: 140_000,
      worth: 140_000,
      part: 0,
      holdings: [],
      proposal: null,
      results: [],
    });
    const buy = { investmentId: 'dangcem', type: 'buy', amount: 50_000 };
    const short = await ada.browser
      .post(path)
      .send({ ...buy, amount: 200_000 })
      .expect(409);
    expect(short.body.code).toBe('insufficient_funds');
    const { body: put } = await ada.browser.post(path).send(buy).expect(200);
    await approve(ada.browser, put.quoteId);
    expect((await see()).proposal).toMatchObject({ type: 'buy', agreed: 1, needed: 10, yours: true });
    await ada.browser.post(path).send(buy).expect(409);
    const { body: no } = await ada.browser.post(`${path}/vote`).send({ agreed: false }).expect(200);
    expect(no.quoteId).toBeNull();
    const { body: yes } = await ada.browser.post(`${path}/vote`).send({ agreed: true }).expect(200);
    await approve(ada.browser, yes.quoteId);
    for (const customerId of others.slice(0, 9)) {
      const { quote } = await quoteClubOrder(bank, { customerId, groupId });
      await approveAt(bank, { quoteId: quote.id, pin: demoPin });
    }
    const after = await see();
    expect(after).toMatchObject({
      cash: 89_750,
      holdings: [{ symbol: 'DANGCEM', cost: 50_000 }],
      proposal: null,
      results: [{ type: 'buy', name: 'Dangote Cement', amount: 50_000, by: 'Ada E.', passed: true }],
    });
    const { body: leaving } = await ada.browser.post(`/api/groups/${made.id}/leave`).expect(200);
    // Ada has paid nothing, and so has no part in it.
    expect(leaving.message).toContain('₦0');
    const [first = ''] = others;
    const { quote, message } = await quoteGroupAct(bank, { customerId: first, groupId, act: 'leave' });
    expect(message).toContain('at today’s worth');
    const before = await balanceOfCustomer(bank.db, first);
    await approveAt(bank, { quoteId: quote.id, pin: demoPin });
    const got = (await balanceOfCustomer(bank.db, first)).balance - before.balance;
    expect(Math.abs(Number(got) - 9_964_28)).toBeLessThan(50_00);
    await (await enter('Eve')).browser.get(path).expect(404);
    expect(await trialBalance(bank.db)).toMatchObject({ ok: true });
  });
});
