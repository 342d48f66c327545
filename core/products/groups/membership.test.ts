import { transact } from '@karo/db/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeCustomer } from '../../account/closing.ts';
import { dueDate } from '../../catalogue/frequency.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { Fault, isFault } from '../../kernel/faults.ts';
import { type Kobo, kobo, naira, printNaira, sum } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOf, getCustomerAccount, internal, postOne } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { handlerOf } from '../../orders/registry.ts';
import { sandboxMarket } from '../../providers/market-sandbox.ts';
import type { Quote } from '../../quotes/offers.ts';
import { byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { leaveEarly, quoteContribution, quoteGroupAct, recordDeath } from './acts.ts';
import { checkDraw, cleanWord, drawOrder, newSecret } from './draw.ts';
import { clubView, pricesFor, quoteClubOrder, refuseClubOrder } from './investing.ts';
import { createGroup, type GroupRules, joinGroup, reopenGroup, startGroup } from './membership.ts';
import { dueState, getMember, lockGroup } from './records.ts';
import { askSwap, declineRequest, findRequestFor, handOver } from './requests.ts';
import { openRound } from './round.ts';
import { worthNow } from './shares.ts';
import { turnGroups } from './turning.ts';
import { groupBook, groupDraw, groupView } from './view.ts';
import { voteAgainst } from './votes.ts';

const DAY_MS = 86_400_000;
const EACH = naira(10_000);

let bank: TestBank;
const people: string[] = [];

beforeAll(async () => {
  bank = await testBank();
  for (let n = 0; n < 15; n += 1) people.push((await person(n, naira(1_000_000))).id);
});
afterAll(async () => {
  expect((await trialBalance(bank.db)).problems).toEqual([]);
  await bank.drop();
});

const names = [
  'Amaka',
  'Bayo',
  'Chike',
  'Dupe',
  'Efe',
  'Femi',
  'Gozie',
  'Hadiza',
  'Ife',
  'Jide',
  'Kemi',
  'Lami',
  'Musa',
  'Ngozi',
  'Obi',
];
const person = (n: number, opening: Kobo) =>
  openSandboxCustomer(bank, {
    phone: `+23481100000${String(n).padStart(2, '0')}`,
    firstName: names[n] ?? 'Zik',
    lastName: 'Test',
    opening,
    demo: false,
    verified: true,
  });

const balance = async (customerId: string): Promise<Kobo> =>
  (await balanceOf(bank.db, (await getCustomerAccount(bank.db, customerId)).id)).balance;
const escrowOf = async (groupId: bigint): Promise<Kobo> =>
  (await groupBook(bank.db, groupId, people[0] ?? '')).balance;
const viewAs = (groupId: bigint, viewer: string) =>
  groupView(bank.db, groupId, { viewer, now: bank.clock.now() });

/** Approves without the PIN's cost, in the transaction that the approval would use. */
const carryOut = (quote: Quote) =>
  transact(bank.db, async (trx) => handlerOf(quote)?.accept(trx, bank, quote));

async function esusu(members: readonly string[], rules?: Partial<GroupRules>) {
  const [founder = '', ...others] = members;
  const made = await createGroup(bank, {
    customerId: founder,
    kind: 'esusu',
    name: 'Balogun traders',
    target: EACH,
    membersMax: members.length,
    frequency: 'weekly',
    rules,
  });
  for (const customerId of others)
    await joinGroup(bank, { customerId, groupId: made.id, word: customerId.slice(0, 6) });
  return made.id;
}

/** Pays as an approved offer does, without making the offer. */
async function contribute(customerId: string, groupId: bigint, turn?: number): Promise<void> {
  const member = await getMember(bank.db, groupId, customerId);
  let open = bank.db
    .selectFrom('groupDue')
    .select('id')
    .where('memberId', '=', member.id)
    .where('status', '=', 'open');
  if (turn !== undefined) open = open.where('turn', '=', turn);
  const due = await open.orderBy('round').orderBy('turn').limit(1).executeTakeFirst();
  if (!due) throw new Fault('group_nothing_due');
  const facts = { shown: {}, groupId: String(groupId), dueId: String(due.id) };
  await carryOut({ operation: 'group_contribute', customerId, facts, amount: EACH } as Quote);
}

/** Who has which place. */
async function order(groupId: bigint, members: readonly string[]) {
  const places = new Map<number, string>();
  for (const id of members) places.set((await viewAs(groupId, id)).place ?? 0, id);
  return (place: number): string => places.get(place) ?? '';
}

const untilTurn = async (groupId: bigint, turn: number, plusMs = 0) => {
  const { order: turns } = await viewAs(groupId, people[0] ?? '');
  const at = turns[turn - 1]?.dueAt.getTime() ?? 0;
  bank.clock.advance(Math.max(0, at + plusMs - bank.clock.now().getTime()));
};

describe('a group', () => {
  test('has as many members as its kind has, and a contribution that people can pay', async () => {
    const founder = people[0] ?? '';
    const order = { customerId: founder, name: 'Too small', target: EACH } as const;
    for (const [kind, membersMax] of [
      ['esusu', 4],
      ['esusu', 21],
      ['savings_circle', 9],
      ['savings_circle', 51],
      ['investment_club', 14],
      ['investment_club', 31],
    ] as const)
      await expect(createGroup(bank, { ...order, kind, membersMax })).rejects.toMatchObject({
        code: 'group_size',
      });
    await expect(
      createGroup(bank, { ...order, kind: 'esusu', membersMax: 5, target: naira(1) }),
    ).rejects.toMatchObject({ code: 'group_amount' });
  });

  test('lets nobody in twice, nor by a wrong code, nor after it has begun', async () => {
    const [founder = '', second = ''] = people;
    const { id, code } = await createGroup(bank, {
      customerId: founder,
      kind: 'esusu',
      name: 'Invited',
      target: EACH,
      membersMax: 5,
      open: false,
    });
    await expect(joinGroup(bank, { customerId: second, groupId: id, code: 'WRONG1' })).rejects.toMatchObject({
      code: 'group_code',
    });
    await joinGroup(bank, { customerId: second, groupId: id, code: code.toLowerCase() });
    await expect(joinGroup(bank, { customerId: second, groupId: id, code })).rejects.toMatchObject({
      code: 'group_joined',
    });
    await expect(startGroup(bank, { customerId: founder, groupId: id })).rejects.toMatchObject({
      code: 'group_size',
    });
    await expect(viewAs(id, people[5] ?? '')).rejects.toMatchObject({ code: 'not_found' });
    expect(await leaveEarly(bank, { customerId: second, groupId: id })).toBe(true);
    expect((await viewAs(id, founder)).members).toBe(1);
  });
});

describe('the draw', () => {
  test('binds the bank before a word is known, and every member can do it again', async () => {
    const group = await createGroup(bank, {
      customerId: people[0] ?? '',
      kind: 'esusu',
      name: 'Drawn',
      target: EACH,
      membersMax: 5,
      word: 'mango, tree',
    });
    const before = await groupDraw(bank.db, group.id, people[0] ?? '');
    expect(before.secret).toBeUndefined();
    expect(before.entries.every(({ word, place }) => word === undefined && place === undefined)).toBe(true);
    for (const customerId of people.slice(1, 5))
      await joinGroup(bank, { customerId, groupId: group.id, word: `w${customerId.slice(0, 4)}` });
    const after = await groupDraw(bank.db, group.id, people[3] ?? '');
    expect(after.commitment).toBe(before.commitment);
    expect(after.checks).toBe(true);
    expect(after.entries.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(after.entries[0]?.word).toBe('mango tree');
    await expect(
      bank.db.updateTable('groupSeat').set({ place: 9 }).where('groupId', '=', group.id).execute(),
    ).rejects.toThrow('the roster of a round is fixed');
  });

  test('comes out otherwise with another secret or another word, and a forged one does not check', () => {
    const tickets = Array.from({ length: 12 }, (_, n) => ({
      memberId: BigInt(n),
      ticket: n + 1,
      word: `word ${n}`,
    }));
    const { secret, commitment } = newSecret();
    const drawn = drawOrder(secret, tickets);
    const seats = drawn.map(({ hash: _, ...seat }) => seat);
    expect(checkDraw(commitment, secret, seats)).toBe(true);
    expect(checkDraw(commitment, newSecret().secret, seats)).toBe(false);
    const forged = seats.map((seat) => ({
      ...seat,
      place: seat.place === 1 ? 2 : seat.place === 2 ? 1 : seat.place,
    }));
    expect(checkDraw(commitment, secret, forged)).toBe(false);
    const reworded = drawOrder(
      secret,
      tickets.map((ticket) => (ticket.ticket === 12 ? { ...ticket, word: 'other' } : ticket)),
    );
    expect(reworded.map(({ memberId }) => memberId)).not.toEqual(drawn.map(({ memberId }) => memberId));
    expect(cleanWord(' ,, ')).toBe('karo');
  });
});

describe('a round of an esusu', () => {
  test('everybody pays, everybody is paid the same, and it completes', async () => {
    const members = people.slice(0, 5);
    const before = await Promise.all(members.map(balance));
    const id = await esusu(members);
    const at = await order(id, members);
    for (let turn = 1; turn <= 5; turn += 1) {
      for (const customerId of members) await contribute(customerId, id);
      expect(await escrowOf(id)).toBe(kobo(EACH * 5n));
      await untilTurn(id, turn);
      await turnGroups(bank);
      await turnGroups(bank);
      const view = await viewAs(id, at(turn));
      expect(view.order[turn - 1]).toMatchObject({ isYours: true, paidOut: kobo(EACH * 5n) });
      expect(await escrowOf(id)).toBe(0n);
    }
    expect((await viewAs(id, members[0] ?? '')).status).toBe('completed');
    expect(await Promise.all(members.map(balance))).toEqual(before);
  });

  test('a standing order pays on its day, and says so only where it could not', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    for (const customerId of members) {
      const { quote } = await quoteGroupAct(bank, { customerId, groupId: id, act: 'standing' });
      await carryOut(quote);
    }
    for (let turn = 1; turn <= 5; turn += 1) {
      await untilTurn(id, turn);
      await turnGroups(bank);
    }
    const view = await viewAs(id, members[2] ?? '');
    expect(view.status).toBe('completed');
    expect(view.dues.map(({ state }) => state)).toEqual(Array(5).fill('paid'));
  });

  test('the pot is nobody’s to spend: only the group’s own postings touch it', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    await contribute(members[0] ?? '', id);
    const { escrow } = await bank.db
      .selectFrom('savingsGroup')
      .select('escrow')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const pot = await bank.db
      .selectFrom('account')
      .selectAll()
      .where('id', '=', escrow ?? 0n)
      .executeTakeFirstOrThrow();
    expect(pot).toMatchObject({ kind: 'pot', customerId: null, nuban: null, floor: 0n });
    await expect(
      transact(bank.db, async (trx) =>
        postOne(trx, {
          id: 'steal',
          kind: 'group_payout',
          narration: 'x',
          at: bank.clock.now(),
          legs: [
            { account: pot.id, amount: kobo(-EACH - 1n) },
            { account: await internal(trx, 'suspense'), amount: kobo(EACH + 1n) },
          ],
        }),
      ),
    ).rejects.toMatchObject({ code: 'insufficient_funds' });
  });

  test('the next round has a draw of its own', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    for (let turn = 1; turn <= 5; turn += 1) {
      for (const customerId of members) await contribute(customerId, id);
      await untilTurn(id, turn);
      await turnGroups(bank);
    }
    const first = await groupDraw(bank.db, id, members[0] ?? '');
    await reopenGroup(bank, { customerId: members[0] ?? '', groupId: id });
    await startGroup(bank, { customerId: members[0] ?? '', groupId: id });
    const second = await groupDraw(bank.db, id, members[0] ?? '');
    expect(second).toMatchObject({ round: 2, checks: true });
    expect(second.commitment).not.toBe(first.commitment);
    expect((await viewAs(id, members[0] ?? '')).order).toHaveLength(5);
  });
});

describe('what others got wrong: the round goes on, the pool is what was paid, no credit is lost (B.20)', () => {
  test('one late member: the turn is paid short after the grace, and what comes late goes to whom it was for', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    const at = await order(id, members);
    const [winner, late] = [at(1), at(4)];
    for (const customerId of members.filter((each) => each !== late)) await contribute(customerId, id);
    await untilTurn(id, 1);
    await turnGroups(bank);
    expect(await escrowOf(id)).toBe(kobo(EACH * 4n));
    expect((await viewAs(id, winner)).order[0]?.paidOutAt).toBeUndefined();
    const before = await balance(winner);
    await untilTurn(id, 1, 2 * DAY_MS);
    await turnGroups(bank);
    expect(await balance(winner)).toBe(kobo(before + EACH * 4n));
    expect(await viewAs(id, winner)).toMatchObject({ status: 'active', turn: 2 });
    await contribute(late, id, 1);
    expect(await balance(winner)).toBe(kobo(before + EACH * 5n));
    expect(await escrowOf(id)).toBe(0n);
    expect((await viewAs(id, winner)).order[0]?.paidOut).toBe(kobo(EACH * 5n));
  });

  test('who still owes a round, or is owed by it, cannot close their account, though it is over', async () => {
    const members: string[] = [];
    for (let n = 20; n < 25; n += 1) members.push((await person(n, naira(200_000))).id);
    const id = await esusu(members);
    const at = await order(id, members);
    const [late, winner] = [at(1), at(2)];
    for (let turn = 1; turn <= 5; turn += 1) {
      const paying = members.filter((customerId) => turn !== 2 || customerId !== late);
      for (const customerId of paying) await contribute(customerId, id, turn);
      await untilTurn(id, turn, 2 * DAY_MS);
      await turnGroups(bank);
    }
    expect((await viewAs(id, winner)).status).toBe('completed');
    const close = (customerId: string) =>
      closeCustomer(bank, { customerId, pin: '2580', origin: { channel: 'web' } });
    for (const customerId of [winner, late])
      await expect(close(customerId)).rejects.toMatchObject({
        code: 'closing_refused',
        facts: { why: 'group' },
      });
    await contribute(late, id, 2);
    for (const customerId of [winner, late])
      await expect(close(customerId)).rejects.toMatchObject({
        code: 'closing_refused',
        facts: { why: 'money' },
      });
  });

  test('a leaver changes neither the order nor anybody’s day, and nobody gains or loses by it', async () => {
    const members = people.slice(0, 6);
    const before = await Promise.all(members.map(balance));
    const id = await esusu(members);
    const at = await order(id, members);
    const leaver = at(4);
    for (const turn of [1, 2]) {
      for (const customerId of members) await contribute(customerId, id);
      await untilTurn(id, turn);
      await turnGroups(bank);
    }
    const was = (await viewAs(id, at(6))).order.map(({ recipient, dueAt }) => ({ recipient, dueAt }));
    await contribute(leaver, id);
    const { quote } = await quoteGroupAct(bank, { customerId: leaver, groupId: id, act: 'leave' });
    await carryOut(quote);
    const view = await viewAs(id, at(6));
    expect(view.order.map(({ recipient, dueAt }) => ({ recipient, dueAt }))).toEqual(was);
    expect(view.order[2]?.expected).toBe(kobo(EACH * 5n));
    expect(view.order[3]?.expected).toBe(kobo(EACH * 2n));
    for (const turn of [3, 4, 5, 6]) {
      for (const customerId of members)
        await contribute(customerId, id).catch((error: unknown) => {
          if (!isFault(error)) throw error;
        });
      await untilTurn(id, turn);
      await turnGroups(bank);
    }
    expect((await viewAs(id, at(6))).status).toBe('completed');
    expect(await Promise.all(members.map(balance))).toEqual(before);
    expect(await escrowOf(id)).toBe(0n);
  });

  test('who had the turn leaves only once the others have theirs', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    const at = await order(id, members);
    for (const customerId of members) await contribute(customerId, id);
    await untilTurn(id, 1);
    await turnGroups(bank);
    await expect(quoteGroupAct(bank, { customerId: at(1), groupId: id, act: 'leave' })).rejects.toMatchObject(
      {
        code: 'group_owes',
        facts: { amount: kobo(EACH * 4n) },
      },
    );
  });

  test('a turn due in a month has one way of being reckoned, in short months too', () => {
    const start = new Date('2027-01-31T09:00:00Z');
    expect([1, 2, 3, 13].map((n) => dueDate(start, 'monthly', n).toISOString().slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    expect(dueDate(start, 'weekly', 3).toISOString()).toBe('2027-02-21T09:00:00.000Z');
  });
});

describe('what others got wrong: nobody on time is told “missed”, and places are right (B.21)', () => {
  test('a contribution is late only when its grace is over, to the millisecond', () => {
    const due = { status: 'open', dueAt: new Date(1_000), graceUntil: new Date(5_000) };
    const at = (ms: number) => dueState(due, new Date(ms));
    expect([0, 999, 1_000, 4_999, 5_000].map(at)).toEqual(['upcoming', 'upcoming', 'due', 'due', 'late']);
    expect(dueState({ ...due, status: 'paid' }, new Date(9_000))).toBe('paid');
  });

  test('only who paid nothing when the grace was over hears that they missed it, once', async () => {
    const members = people.slice(5, 10);
    for (const customerId of members) await listen(customerId);
    const id = await esusu(members);
    const at = await order(id, members);
    const [early, onDay, inGrace, after] = [at(1), at(2), at(3), at(4)];
    const missed = async (customerId: string) =>
      (await heard(customerId)).filter((text) => text.includes('missed contribution 1 ')).length;
    await contribute(early, id);
    await contribute(at(5), id);
    await untilTurn(id, 1);
    await turnGroups(bank);
    await contribute(onDay, id);
    await untilTurn(id, 1, DAY_MS);
    await turnGroups(bank);
    await contribute(inGrace, id);
    await untilTurn(id, 1, 2 * DAY_MS);
    await turnGroups(bank);
    await turnGroups(bank);
    expect(await Promise.all([early, onDay, inGrace, at(5)].map(missed))).toEqual([0, 0, 0, 0]);
    expect(await missed(after)).toBe(1);
  });

  test('every member’s place is the turn that pays them, also after a swap', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    const at = await order(id, members);
    await askSwap(bank, { customerId: at(2), groupId: id, place: 5 });
    const request = await findRequestFor(bank.db, at(5), id);
    expect((await viewAs(id, at(2))).place).toBe(2);
    await expect(
      quoteGroupAct(bank, { customerId: at(3), groupId: id, act: 'swap', requestId: request?.id }),
    ).rejects.toMatchObject({ code: 'not_found' });
    const { quote } = await quoteGroupAct(bank, {
      customerId: at(5),
      groupId: id,
      act: 'swap',
      requestId: request?.id,
    });
    await carryOut(quote);
    for (const [customerId, place] of [
      [at(2), 5],
      [at(5), 2],
      [at(1), 1],
    ] as const) {
      const view = await viewAs(id, customerId);
      expect(view.place).toBe(place);
      expect(view.order[place - 1]?.isYours).toBe(true);
      expect(view.roster.find(({ isYou }) => isYou)?.place).toBe(place);
    }
    await askSwap(bank, { customerId: at(1), groupId: id, place: 3 });
    const second = await findRequestFor(bank.db, at(3), id);
    await declineRequest(bank, { customerId: at(3), groupId: id, requestId: second?.id ?? 0n });
    expect((await viewAs(id, at(1))).place).toBe(1);
  });
});

describe('what others got wrong: the next winner is in arrears (B.22)', () => {
  test('by the rule “offset” what they missed is taken from their turn first, and reaches whom it was for', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members, { arrears: 'offset', graceDays: 1 });
    const at = await order(id, members);
    const winner = at(2);
    for (const customerId of members.filter((each) => each !== winner)) await contribute(customerId, id);
    await untilTurn(id, 1, DAY_MS);
    await turnGroups(bank);
    for (const customerId of members.filter((each) => each !== winner)) await contribute(customerId, id, 2);
    await contribute(winner, id, 2);
    const [first, second] = [await balance(at(1)), await balance(winner)];
    await untilTurn(id, 2);
    await turnGroups(bank);
    expect(await balance(at(1))).toBe(kobo(first + EACH));
    expect(await balance(winner)).toBe(kobo(second + EACH * 4n));
    expect((await viewAs(id, winner)).dues[0]?.state).toBe('paid');
  });

  test('by the rule “last” they go to the end of the order, and the last takes their day', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members, { arrears: 'last', graceDays: 1 });
    const at = await order(id, members);
    const [winner, last] = [at(2), at(5)];
    for (const turn of [1, 2])
      for (const customerId of members.filter((each) => each !== winner))
        await contribute(customerId, id, turn);
    const before = await balance(last);
    await untilTurn(id, 2, DAY_MS);
    await turnGroups(bank);
    expect(await balance(last)).toBe(kobo(before + EACH * 4n));
    expect((await viewAs(id, winner)).place).toBe(5);
    expect((await viewAs(id, last)).place).toBe(2);
  });
});

describe('the rules chosen at the beginning', () => {
  test('“replace”: nobody leaves without handing the place over, and who takes it gets its turn', async () => {
    const members = people.slice(0, 5);
    const heir = people[10] ?? '';
    const id = await esusu(members, { leaver: 'replace' });
    const at = await order(id, members);
    await expect(quoteGroupAct(bank, { customerId: at(3), groupId: id, act: 'leave' })).rejects.toMatchObject(
      { code: 'group_replace' },
    );
    await handOver(bank, { customerId: at(3), groupId: id, phone: '08110000010' });
    const request = await findRequestFor(bank.db, heir, id);
    const { quote } = await quoteGroupAct(bank, {
      customerId: heir,
      groupId: id,
      act: 'takeover',
      requestId: request?.id,
    });
    await carryOut(quote);
    expect((await viewAs(id, heir)).place).toBe(3);
    expect((await viewAs(id, at(3))).isMember).toBe(false);
  });

  test('a death settles with each of the others, and what cannot be paid any more is struck', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    const at = await order(id, members);
    for (const customerId of members) await contribute(customerId, id);
    await untilTurn(id, 1);
    await turnGroups(bank);
    const died = (customerId: string) =>
      byTwo(bank, (administrator) => recordDeath(bank, { groupId: id, customerId, administrator }));
    await died(at(1));
    await died(at(3));
    const { order: turns, roster } = await viewAs(id, at(2));
    expect(roster.filter(({ status }) => status === 'died')).toHaveLength(2);
    expect(turns[1]?.expected).toBe(kobo(EACH * 3n));
    expect(turns[2]?.expected).toBe(0n);
  });

  test('two thirds end it early, and everybody has what the others owe them', async () => {
    const members = people.slice(0, 6);
    const before = await Promise.all(members.map(balance));
    const id = await esusu(members);
    const at = await order(id, members);
    for (const turn of [1, 2]) {
      for (const customerId of members) await contribute(customerId, id);
      await untilTurn(id, turn);
      await turnGroups(bank);
    }
    await contribute(at(6), id);
    for (const place of [3, 4, 5, 6]) {
      expect((await viewAs(id, at(1))).dissolved).toBe(false);
      const { quote } = await quoteGroupAct(bank, { customerId: at(place), groupId: id, act: 'dissolve' });
      await carryOut(quote);
    }
    expect((await viewAs(id, at(1))).dissolved).toBe(true);
    expect(await balance(at(6))).toBe(kobo((before[members.indexOf(at(6))] ?? 0n) - EACH * 2n));
    for (const place of [1, 2]) for (const turn of [3, 4, 5, 6]) await contribute(at(place), id, turn);
    await turnGroups(bank);
    expect((await viewAs(id, at(1))).status).toBe('completed');
    expect(await Promise.all(members.map(balance))).toEqual(before);
  });
});

/** Gives a customer a conversation, so that they can be told something. */
const listen = (customerId: string) =>
  bank.db
    .insertInto('conversation')
    .values({
      channel: 'terminal',
      address: customerId,
      customerId,
      language: 'en',
      createdAt: bank.clock.now(),
    })
    .execute();

const heard = async (customerId: string): Promise<string[]> =>
  (
    await bank.db
      .selectFrom('outbox')
      .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
      .select('outbox.reply')
      .where('conversation.customerId', '=', customerId)
      .execute()
  ).map(({ reply }) => JSON.stringify(reply));

describe('who banks on a new identity', () => {
  test('contributes no more than may leave in its first day, by approval or by itself', async () => {
    const members = people.slice(0, 5);
    const [, thief = ''] = members;
    const ids = [await esusu(members), await esusu(members), await esusu(members)];
    const [one = 0n, two = 0n, three = 0n] = ids;
    const capped = (until: Date | null) =>
      bank.db.updateTable('customer').set({ cappedUntil: until }).where('id', '=', thief).execute();
    await untilTurn(one, 1);
    await capped(new Date(bank.clock.now().getTime() + DAY_MS));
    await contribute(thief, one, 1);
    const offer = async (groupId: bigint) =>
      (await quoteContribution(bank, { customerId: thief, groupId, turn: 1 })).quote;
    const [second, third] = [await offer(two), await offer(three)];
    await carryOut(second);
    await expect(carryOut(third)).rejects.toMatchObject({ code: 'new_identity_cap' });
    await expect(offer(three)).rejects.toMatchObject({ code: 'new_identity_cap' });
    await carryOut((await quoteGroupAct(bank, { customerId: thief, groupId: three, act: 'standing' })).quote);
    const before = await balance(thief);
    await turnGroups(bank);
    expect(await balance(thief)).toBe(before);
    await capped(null);
    bank.clock.advance(DAY_MS);
    await turnGroups(bank);
    expect(await balance(thief)).toBe(kobo(before - EACH));
    for (const groupId of ids)
      for (const customerId of members.slice(0, 4))
        await carryOut((await quoteGroupAct(bank, { customerId, groupId, act: 'dissolve' })).quote);
  });
});

describe('a group that has not begun', () => {
  test('goes on without its founder, in the hands of who came next; nobody left, it is over', async () => {
    const [founder = '', second = '', third = ''] = people;
    const of = { kind: 'esusu' as const, name: 'Called off', target: EACH, membersMax: 5 };
    const { id } = await createGroup(bank, { customerId: founder, ...of });
    for (const customerId of [second, third]) await joinGroup(bank, { customerId, groupId: id });
    expect(await leaveEarly(bank, { customerId: founder, groupId: id })).toBe(true);
    expect(await viewAs(id, second)).toMatchObject({ isFounder: true, members: 2, status: 'recruiting' });
    for (const customerId of [second, third]) await leaveEarly(bank, { customerId, groupId: id });
    expect(await viewAs(id, third)).toMatchObject({ status: 'completed', members: 0, open: false });
    await expect(joinGroup(bank, { customerId: third, groupId: id })).rejects.toMatchObject({
      code: 'group_closed',
    });
  });
});

test('who takes a founder’s place over founds its next round', async () => {
  const members = people.slice(0, 5);
  const [founder = '', ...others] = members;
  const id = await esusu(members);
  const heir = await person(41, naira(100_000));
  await handOver(bank, { customerId: founder, groupId: id, phone: heir.phone ?? '' });
  const request = await findRequestFor(bank.db, heir.id, id);
  const of = { customerId: heir.id, groupId: id, act: 'takeover' as const };
  await carryOut((await quoteGroupAct(bank, { ...of, requestId: request?.id })).quote);
  for (const customerId of others)
    await carryOut((await quoteGroupAct(bank, { customerId, groupId: id, act: 'dissolve' })).quote);
  expect(await viewAs(id, heir.id)).toMatchObject({ isFounder: true, status: 'completed' });
  expect(await reopenGroup(bank, { customerId: heir.id, groupId: id })).toMatchObject({
    status: 'recruiting',
  });
  for (const customerId of [heir.id, ...others]) await leaveEarly(bank, { customerId, groupId: id });
  expect((await viewAs(id, heir.id)).status).toBe('completed');
});

describe('what two do at once, or once more', () => {
  test('nobody takes two places of one group over', async () => {
    const members = people.slice(0, 5);
    const heir = await person(40, naira(100_000));
    const id = await esusu(members);
    const take = async (from: string) => {
      await handOver(bank, { customerId: from, groupId: id, phone: heir.phone ?? '' });
      const request = await findRequestFor(bank.db, heir.id, id);
      const of = { customerId: heir.id, groupId: id, act: 'takeover' as const };
      return (await quoteGroupAct(bank, { ...of, requestId: request?.id })).quote;
    };
    const [first, second] = [await take(members[1] ?? ''), await take(members[2] ?? '')];
    await carryOut(first);
    await expect(carryOut(second)).rejects.toMatchObject({ code: 'group_joined' });
    expect((await viewAs(id, heir.id)).roster.filter(({ isYou }) => isYou)).toHaveLength(1);
  });

  test('each vote is told of; a no does not open one, nor does one whose week is over', async () => {
    const members = people.slice(0, 5);
    const [founder = '', second = '', third = ''] = members;
    const id = await esusu(members);
    const ask = async (customerId: string) =>
      carryOut((await quoteGroupAct(bank, { customerId, groupId: id, act: 'dissolve' })).quote);
    const told = async () => {
      const all = bank.db.selectFrom('notification').select('id').where('customerId', '=', second);
      return (await all.where('message', 'like', '%asks to end%').execute()).length;
    };
    const before = await told();
    await ask(founder);
    bank.clock.advance(7 * DAY_MS);
    expect((await viewAs(id, founder)).vote).toBeUndefined();
    await expect(voteAgainst(bank, { customerId: third, groupId: id })).rejects.toMatchObject({
      code: 'group_state',
    });
    await ask(third);
    expect((await viewAs(id, founder)).vote).toMatchObject({ agreed: 1, refused: 0 });
    expect((await told()) - before).toBe(2);
  });
});

describe('a circle', () => {
  test('gives a leaver what they paid, and shares the rest out with its interest to the kobo', async () => {
    const members = people.slice(0, 10);
    const group = await createGroup(bank, {
      customerId: members[0] ?? '',
      kind: 'savings_circle',
      name: 'Detty December',
      target: naira(600_000),
      membersMax: 10,
      frequency: 'monthly',
      months: 3,
    });
    expect(group.contribution).toBe(naira(20_000));
    for (const customerId of members.slice(1)) await joinGroup(bank, { customerId, groupId: group.id });
    for (const customerId of members) await contribute(customerId, group.id, 1);
    const leaver = members[4] ?? '';
    const before = await balance(leaver);
    const { quote } = await quoteGroupAct(bank, { customerId: leaver, groupId: group.id, act: 'leave' });
    await carryOut(quote);
    expect(await balance(leaver)).toBe(kobo(before + naira(20_000)));
    const [poor = '', ...rest] = members.filter((each) => each !== leaver);
    for (const turn of [2, 3]) for (const customerId of rest) await contribute(customerId, group.id, turn);
    const held = await escrowOf(group.id);
    const befores = await Promise.all([poor, ...rest].map(balance));
    for (let day = 0; day < 100; day += 1) {
      bank.clock.advance(DAY_MS);
      await turnGroups(bank);
    }
    expect((await viewAs(group.id, poor)).status).toBe('completed');
    const gains = (await Promise.all([poor, ...rest].map(balance))).map((now, index) =>
      kobo(now - (befores[index] ?? 0n)),
    );
    const interest = sum(gains) - held;
    expect(interest).toBeGreaterThan(0n);
    expect(gains[0]).toBeGreaterThan(naira(20_000));
    expect(gains[1]).toBeGreaterThan(naira(60_000));
    expect(await escrowOf(group.id)).toBe(0n);
  });
});

describe('an investment club', () => {
  const club = async () => {
    const members = people.slice(0, 15);
    const [founder = ''] = members;
    const group = await createGroup(bank, {
      customerId: founder,
      kind: 'investment_club',
      name: 'Dangote people',
      target: naira(300_000),
      membersMax: 15,
      frequency: 'monthly',
      months: 2,
    });
    for (const customerId of members.slice(1)) await joinGroup(bank, { customerId, groupId: group.id });
    for (const customerId of members) await contribute(customerId, group.id, 1);
    const see = () => clubView(bank.db, { groupId: group.id, customerId: founder, now: bank.clock.now() });
    const put = (customerId: string, order: { side: 'buy' | 'sell'; amount?: Kobo }) =>
      quoteClubOrder(bank, {
        customerId,
        groupId: group.id,
        order: { asset: 'dangcem', amount: undefined, ...order },
      });
    const agree = async (some: readonly string[]) => {
      for (const customerId of some)
        await carryOut((await quoteClubOrder(bank, { customerId, groupId: group.id })).quote);
    };
    return { id: group.id, members, founder, see, put, agree };
  };

  test('buys by the vote of two thirds, from its escrow, once; sells at its end, and shares out', async () => {
    const { id, members, founder, see, put, agree } = await club();
    const cash = await escrowOf(id);
    expect(cash).toBe(naira(150_000));
    await expect(put(founder, { side: 'buy', amount: naira(150_000) })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    const twice = await put(members[1] ?? '', { side: 'buy', amount: naira(60_000) });
    const before = await balance(founder);
    const { quote, message } = await put(founder, { side: 'buy', amount: naira(60_000) });
    expect(message).toContain('buy Dangote Cement for ₦60,000');
    await carryOut(quote);
    await expect(carryOut(twice.quote)).rejects.toMatchObject({ code: 'group_state' });
    await agree(members.slice(1, 9));
    await agree(members.slice(1, 2));
    expect(await escrowOf(id)).toBe(cash);
    expect((await see()).proposal).toMatchObject({ agreed: 9, needed: 10, side: 'buy' });
    const late = await quoteClubOrder(bank, { customerId: members[10] ?? '', groupId: id });
    await agree(members.slice(9, 10));
    await expect(carryOut(late.quote)).rejects.toMatchObject({ code: 'group_state' });
    expect(await escrowOf(id)).toBe(kobo(cash - naira(60_300)));
    expect(await see()).toMatchObject({ proposal: undefined, holdings: [{ cost: naira(60_000) }] });
    expect(await balance(founder)).toBe(before);
    const befores = sum(await Promise.all(members.map(balance)));
    for (let day = 0; day < 80; day += 1) {
      bank.clock.advance(DAY_MS);
      await turnGroups(bank);
    }
    expect(await viewAs(id, founder)).toMatchObject({ status: 'completed' });
    expect((await groupBook(bank.db, id, founder)).lines.map(({ kind }) => kind)).toContain('sold');
    expect(await escrowOf(id)).toBe(0n);
    expect(sum(await Promise.all(members.map(balance)))).toBeGreaterThan(befores);
    expect((await trialBalance(bank.db)).problems).toEqual([]);
  });

  test('drops what is refused or not agreed to in time; ended early it sells before it shares out', async () => {
    const { id, members, founder, see, put, agree } = await club();
    await carryOut((await put(founder, { side: 'buy', amount: naira(50_000) })).quote);
    for (const customerId of members.slice(1, 7)) await refuseClubOrder(bank, { customerId, groupId: id });
    expect((await see()).proposal).toBeUndefined();
    await carryOut((await put(founder, { side: 'buy', amount: naira(50_000) })).quote);
    bank.clock.advance(8 * DAY_MS);
    expect((await see()).proposal).toBeUndefined();
    await expect(agree(members.slice(1, 2))).rejects.toMatchObject({ code: 'group_state' });
    await carryOut((await put(founder, { side: 'buy', amount: naira(50_000) })).quote);
    await agree(members.slice(1, 10));
    await carryOut((await put(founder, { side: 'sell', amount: naira(10_000) })).quote);
    await agree(members.slice(1, 10));
    expect((await see()).holdings[0]?.cost).toBeLessThan(naira(50_000));
    for (const customerId of members.slice(0, 10))
      await carryOut((await quoteGroupAct(bank, { customerId, groupId: id, act: 'dissolve' })).quote);
    expect((await viewAs(id, founder)).status).toBe('active');
    await turnGroups(bank);
    expect((await viewAs(id, founder)).status).toBe('completed');
    expect(await escrowOf(id)).toBe(0n);
  });

  const buyAndWait = async (of: Awaited<ReturnType<typeof club>>, days: number) => {
    await carryOut((await of.put(of.founder, { side: 'buy', amount: naira(120_000) })).quote);
    await of.agree(of.members.slice(1, 10));
    bank.clock.advance(days * DAY_MS);
    await turnGroups(bank);
  };
  const disband = async (of: Awaited<ReturnType<typeof club>>, gone: readonly string[]) => {
    const there = of.members.filter((each) => !gone.includes(each));
    for (const customerId of there.slice(0, Math.ceil((there.length * 2) / 3)))
      await carryOut((await quoteGroupAct(bank, { customerId, groupId: of.id, act: 'dissolve' })).quote);
    await turnGroups(bank);
    expect(await viewAs(of.id, of.founder)).toMatchObject({ status: 'completed' });
    expect((await of.see()).holdings).toEqual([]);
    expect(await escrowOf(of.id)).toBe(0n);
    expect((await trialBalance(bank.db)).problems).toEqual([]);
  };
  const worth = async ({ id }: { id: bigint }) =>
    transact(bank.db, async (trx) =>
      worthNow(await openRound(trx, await lockGroup(trx, id), bank.clock.now(), await pricesFor(bank, id))),
    );
  const leave = (of: { id: bigint }, customerId: string) =>
    quoteGroupAct(bank, { customerId, groupId: of.id, act: 'leave' });

  test('a leaver takes their part at the worth of the day, what selling it costs taken off; the others’ parts stay what they were', async () => {
    const made = await club();
    await buyAndWait(made, 25);
    const [, , , leaver = ''] = made.members;
    const { quote, message } = await leave(made, leaver);
    const [whole, before, others] = [await worth(made), await balance(leaver), made.members.length - 1];
    await carryOut(quote);
    const share = kobo((await balance(leaver)) - before);
    expect(share).not.toBe(naira(10_000));
    expect(message).toContain(printNaira(share));
    const part = whole / 15n;
    expect(share).toBeGreaterThan(part - part / 200n);
    expect(share).toBeLessThanOrEqual(part);
    const left = await worth(made);
    expect(left).toBeGreaterThanOrEqual((whole * BigInt(others)) / 15n);
    expect(left - (whole * BigInt(others)) / 15n).toBeLessThan(10n);
    const { lines } = await groupBook(bank.db, made.id, made.founder);
    const end = lines.slice(-3);
    expect(end.map(({ kind }) => kind)).toEqual(['sold', 'share', 'left']);
    expect(end[1]?.amount).toBe(kobo(-share));
    expect((end[0]?.balance ?? 0n) - share).toBe(end[1]?.balance);
    await expect(carryOut(quote)).rejects.toMatchObject({ code: 'not_found' });
    await expect(leave(made, leaver)).rejects.toMatchObject({ code: 'not_found' });
    await disband(made, [leaver]);
  });

  test('who pays late has no part in what the others’ money earned meanwhile', async () => {
    const made = await club();
    await buyAndWait(made, 40);
    const [, , late = ''] = made.members;
    const { quote } = await quoteContribution(bank, { customerId: late, groupId: made.id, turn: 2 });
    const whole = await worth(made);
    await carryOut(quote);
    const before = await balance(late);
    await carryOut((await leave(made, late)).quote);
    const share = (await balance(late)) - before;
    expect(share).toBeLessThanOrEqual(whole / 15n + naira(10_000));
    expect(share).toBeGreaterThan(whole / 15n + naira(10_000) - naira(150));
    await disband(made, [late]);
  });

  test('nothing is lost, whoever pays, leaves or dies in whatever order: what they get is what there was', async () => {
    const made = await club();
    const { id, members } = made;
    const held = async () => sum((await made.see()).holdings.map(({ cost }) => cost));
    const custody = async () =>
      (await balanceOf(bank.db, await transact(bank.db, (trx) => internal(trx, 'investment_custody'))))
        .balance;
    const start = [await held(), await custody()] as const;
    await buyAndWait(made, 10);
    const gone: string[] = [];
    for (const [step, who] of members.slice(1, 13).entries()) {
      bank.clock.advance(DAY_MS);
      const whole = await worth(made);
      if (step % 3 === 0)
        await carryOut((await quoteContribution(bank, { customerId: who, groupId: id, turn: 2 })).quote);
      else if (step % 3 === 1) await carryOut((await leave(made, who)).quote);
      else
        await byTwo(bank, (administrator) =>
          recordDeath(bank, { groupId: id, customerId: who, administrator }),
        );
      if (step % 3 > 0) gone.push(who);
      const after = await worth(made);
      expect(step % 3 === 0 ? after - whole : whole - after).toBeGreaterThan(0n);
      expect((await custody()) - (start[1] ?? 0n)).toBe((await held()) - (start[0] ?? 0n));
    }
    expect(gone).toHaveLength(8);
    await disband(made, gone);
  });

  test('without prices nobody is paid out by a guess', async () => {
    const made = await club();
    await buyAndWait(made, 1);
    const silent = { ...bank, market: sandboxMarket({ clock: bank.clock, fails: () => true }) };
    const of = { customerId: made.members[4] ?? '', groupId: made.id, turn: 2 };
    await expect(quoteGroupAct(silent, { ...of, act: 'leave' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await expect(quoteContribution(silent, of)).rejects.toMatchObject({ code: 'unavailable' });
    const { quote } = await leave(made, of.customerId);
    expect(quote.expiresAt.getTime() - bank.clock.now().getTime()).toBeLessThanOrEqual(3 * 60_000);
    await disband(made, []);
  });

  test('is what it says: no circle buys, and nobody from outside votes', async () => {
    const members = people.slice(0, 5);
    const id = await esusu(members);
    const order = { side: 'buy', asset: 'dangcem', amount: naira(50_000) } as const;
    const [customerId = ''] = members;
    await expect(quoteClubOrder(bank, { customerId, groupId: id, order })).rejects.toMatchObject({
      code: 'group_state',
    });
    const outside = { customerId: people[9] ?? '', groupId: id, order };
    await expect(quoteClubOrder(bank, outside)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('whatever members do', () => {
  const random = (seed: number) => {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  };

  /** The pot holds exactly what was paid and has reached nobody, and the book ends where the ledger does. */
  async function check(groupId: bigint): Promise<void> {
    const rows = await bank.db
      .selectFrom('groupDue')
      .select(['amount', 'status', 'passed'])
      .where('groupId', '=', groupId)
      .execute();
    const inPot = sum(
      rows.filter((due) => due.status === 'paid' && !due.passed).map((due) => kobo(due.amount)),
    );
    const { balance: held, lines } = await groupBook(bank.db, groupId, people[0] ?? '');
    expect(held).toBe(inPot);
    const money = lines.filter(({ amount }) => amount !== undefined);
    expect(sum(money.map(({ amount }) => amount ?? kobo(0)))).toBe(held);
    if (money.length > 0) expect(money.at(-1)?.balance).toBe(held);
  }

  test.each([1, 2, 3])(
    'no kobo is made or lost, and who paid all and was paid by all ends where they began (seed %i)',
    async (seed) => {
      const pick = random(seed);
      const members = people.slice(0, 6);
      const before = sum(await Promise.all(members.map(balance)));
      const each = new Map(await Promise.all(members.map(async (id) => [id, await balance(id)] as const)));
      const id = await esusu(members, { arrears: pick(2) ? 'offset' : 'last', graceDays: pick(4) });
      const anyone = () => members[pick(members.length)] ?? '';
      const tries: (() => Promise<unknown>)[] = [
        () => contribute(anyone(), id),
        () => contribute(anyone(), id, pick(6) + 1),
        () => contribute(anyone(), id),
        () => askSwap(bank, { customerId: anyone(), groupId: id, place: pick(6) + 1 }),
        async () => {
          const customerId = anyone();
          const request = await findRequestFor(bank.db, customerId, id);
          if (request)
            await carryOut(
              (await quoteGroupAct(bank, { customerId, groupId: id, act: 'swap', requestId: request.id }))
                .quote,
            );
        },
        async () => {
          if (pick(4) === 0)
            await carryOut(
              (await quoteGroupAct(bank, { customerId: anyone(), groupId: id, act: 'leave' })).quote,
            );
        },
        async () => {
          bank.clock.advance(pick(5) * DAY_MS);
          await turnGroups(bank);
        },
        async () => {
          if (pick(6) === 0)
            await carryOut(
              (await quoteGroupAct(bank, { customerId: anyone(), groupId: id, act: 'dissolve' })).quote,
            );
        },
      ];
      for (let step = 0; step < 40; step += 1) {
        await tries[pick(tries.length)]?.().catch((error: unknown) => {
          if (!isFault(error)) throw error;
        });
        if (step % 8 === 0) await check(id);
      }
      bank.clock.advance(90 * DAY_MS);
      await turnGroups(bank);
      for (const customerId of members)
        for (let turn = 1; turn <= 6; turn += 1)
          await contribute(customerId, id, turn).catch((error: unknown) => {
            if (!isFault(error)) throw error;
          });
      await check(id);
      expect(await escrowOf(id)).toBe(0n);
      expect(sum(await Promise.all(members.map(balance)))).toBe(before);
      for (const [customerId, was] of each) expect(await balance(customerId)).toBe(was);
    },
  );
});

test('a contribution is approved by PIN like everything that moves money, and once', async () => {
  const members = people.slice(0, 5);
  const id = await esusu(members);
  const { quote } = await quoteContribution(bank, { customerId: members[0] ?? '', groupId: id });
  const done = await approve(bank, { quoteId: quote.id, pin: '2580' });
  expect(done.message).toContain('₦10,000 paid to Balogun traders');
  await expect(approve(bank, { quoteId: quote.id, pin: '2580' })).rejects.toMatchObject({
    code: 'quote_used',
  });
  expect(await escrowOf(id)).toBe(EACH);
});
