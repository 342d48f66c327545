import { randomUUID } from 'node:crypto';
import { transact } from '@karo/db/client';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAudit } from '../../audit/events.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { isFault } from '../../kernel/faults.ts';
import { kobo, naira } from '../../kernel/money.ts';
import { getCustomerAccount, internal, postOne } from '../../ledger/operations.ts';
import { sealBook } from '../../ledger/seal.ts';
import { listNotifications } from '../../messaging/notifications.ts';
import { receiveCredit } from '../../products/inward/credits.ts';
import { type TestBank, testBank } from '../../sandbox/testing.ts';
import { closeCase, getCase, listCases, noteCase, takeCase } from './cases.ts';
import { reportFile } from './report.ts';
import { isDue, judgeMoved, type Moved, readMoved } from './rules.ts';
import { watchMovements } from './watching.ts';

let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(() => {
  people += 1;
});

const DAY_MS = 24 * 3_600_000;
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (isFault(error)) return error.code;
      throw error;
    },
  );

async function officer(role = 'compliance'): Promise<string> {
  const at = bank.clock.now();
  const { id } = await bank.db
    .insertInto('administrator')
    .values({ name: `Officer ${people}`, role, createdAt: at, confirmedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A customer whose level bounds no balance. */
async function open() {
  const customer = await openSandboxCustomer(bank, {
    phone: `+2348063${String(people).padStart(6, '0')}`,
    firstName: 'Ngozi <&>',
    lastName: 'Watched',
    opening: naira(1_000),
    demo: false,
    verified: true,
  });
  await bank.db.updateTable('customer').set({ tier: 3 }).where('id', '=', customer.id).execute();
  return customer;
}

let serial = 0;
async function credit(account: string, amount: number): Promise<void> {
  serial += 1;
  await receiveCredit(bank, {
    sessionId: `000013261123100000${String(700_000 + serial).padStart(12, '0')}`,
    bankCode: '000013',
    senderName: 'EMEKA "OBI" & SONS',
    senderAccount: '0123456789',
    account,
    amount: naira(amount),
    narration: 'goods </transaction>',
  });
}

const day = new Date('2026-11-23T09:00:00Z');
const still: Moved = {
  customerId: '',
  cameIn: kobo(0),
  wentOut: kobo(0),
  parts: { in: { count: 0, sum: kobo(0) }, out: { count: 0, sum: kobo(0) } },
  newPayees: 0,
  lastBefore: new Date(day.getTime() - 2 * DAY_MS),
  openedAt: new Date(day.getTime() - 400 * DAY_MS),
};
const rulesIn = (moved: Partial<Moved>) => judgeMoved({ ...still, ...moved }, day).map(({ rule }) => rule);
const parts = (count: number, sum: number) => ({
  in: { count: 0, sum: kobo(0) },
  out: { count, sum: naira(sum) },
});

describe('the rules', () => {
  test.each<[string, Partial<Moved>, string[]]>([
    ['nothing', {}, []],
    ['three sums under the limit that reach it', { parts: parts(3, 5_000_000) }, ['structuring']],
    ['three that do not reach it', { parts: parts(3, 4_999_999) }, []],
    ['two that do', { parts: parts(2, 9_000_000) }, []],
    ['80 % of what came in', { cameIn: naira(500_000), wentOut: naira(400_000) }, ['in_and_out']],
    ['less of it', { cameIn: naira(500_000), wentOut: naira(399_999) }, []],
    ['a small sum that goes on', { cameIn: naira(499_999), wentOut: naira(499_999) }, []],
    ['ten receivers', { newPayees: 10 }, ['new_payees']],
    ['nine', { newPayees: 9 }, []],
    [
      'an account at rest that wakes',
      { lastBefore: new Date(day.getTime() - 180 * DAY_MS), cameIn: naira(200_000) },
      ['dormant'],
    ],
    ['one that was opened and never used', { lastBefore: undefined, cameIn: naira(200_000) }, ['dormant']],
    ['one opened yesterday', { lastBefore: undefined, openedAt: day, cameIn: naira(200_000) }, []],
  ])('%s', (_, moved, found) => expect(rulesIn(moved)).toEqual(found));

  test('a report is due by two of them alone, or by any two', () => {
    expect(
      [['structuring'], ['in_and_out'], ['new_payees'], ['dormant']].map((all) => isDue(new Set(all))),
    ).toEqual([true, true, false, false]);
    expect(isDue(new Set(['new_payees', 'dormant']))).toBe(true);
  });
});

describe('what was posted', () => {
  test('is counted from the book: from others, and not what is one’s own', async () => {
    const { id, nuban = '' } = await open();
    await credit(nuban, 600_000);
    await credit(nuban, 100);
    bank.clock.advance(2 * DAY_MS);
    await credit(nuban, 700_000);
    const [moved] = await readMoved(bank.db, [id], bank.clock.now());
    expect(moved).toMatchObject({
      cameIn: naira(700_000),
      wentOut: 0n,
      parts: { in: { count: 2, sum: naira(1_300_000) }, out: { count: 0, sum: 0n } },
      newPayees: 0,
    });
    expect(moved?.lastBefore).toEqual(new Date(bank.clock.now().getTime() - 2 * DAY_MS));
  });

  test('counts what cards, airtime and bills pay as what goes to others, less what a merchant gave back', async () => {
    const { id, nuban = '' } = await open();
    await credit(nuban, 600_000);
    const own = (await getCustomerAccount(bank.db, id)).id;
    const spend = (
      kind: string,
      amount: number,
      to: 'card_purchases' | 'airtime_settlement' | 'bill_settlement',
    ) =>
      transact(bank.db, async (trx) =>
        postOne(trx, {
          id: `${kind}:${id}:${amount}`,
          kind,
          narration: 'test',
          at: bank.clock.now(),
          legs: [
            { account: own, amount: kobo(-naira(amount)) },
            { account: await internal(trx, to), amount: naira(amount) },
          ],
        }),
      );
    await spend('card_shopping', 520_000, 'card_purchases');
    await spend('card_shopping_reversal', -20_000, 'card_purchases');
    await spend('airtime', 5_000, 'airtime_settlement');
    await spend('electricity', 15_000, 'bill_settlement');
    const row = { customerId: id, amount: 1n, status: 'success', createdAt: bank.clock.now() };
    const quoteIds = Array.from({ length: 3 }, () => randomUUID());
    for (const quoteId of quoteIds)
      await bank.db
        .insertInto('quote')
        .values({
          id: quoteId,
          customerId: id,
          operation: 'airtime',
          facts: '{}',
          amount: 1n,
          fee: 0n,
          vat: 0n,
          duty: 0n,
          status: 'approved',
          createdAt: row.createdAt,
          expiresAt: row.createdAt,
        })
        .execute();
    for (const [n, quoteId] of quoteIds.slice(0, 2).entries())
      await bank.db
        .insertInto('airtime')
        .values({ ...row, quoteId, network: 'MTN', phone: `+23480300000${n}`, reference: `KA${quoteId}` })
        .execute();
    await bank.db
      .insertInto('bill')
      .values({
        ...row,
        quoteId: quoteIds[2] ?? '',
        kind: 'tv',
        biller: 'dstv',
        number: '7',
        reference: `KB${id}`,
      })
      .execute();
    const [moved] = await readMoved(bank.db, [id], bank.clock.now());
    expect(moved).toMatchObject({
      cameIn: naira(600_000),
      wentOut: naira(520_000),
      parts: { out: { count: 1, sum: naira(520_000) } },
      newPayees: 3,
    });
    expect(judgeMoved(moved ?? still, bank.clock.now()).map(({ rule }) => rule)).toEqual(['in_and_out']);
    // The next day the same three are known.
    bank.clock.advance(DAY_MS + 1_000);
    expect((await readMoved(bank.db, [id], bank.clock.now()))[0]).toMatchObject({
      wentOut: 0n,
      newPayees: 0,
    });
  });

  test('comes to one case for a customer, each rule once a day, and the customer is not told', async () => {
    const { id, nuban = '' } = await open();
    await watchAll();
    for (let each = 0; each < 4; each += 1) await credit(nuban, 1_500_000);
    const news = (await listNotifications(bank.db, id, 'all')).length;
    await watchAll();
    const [own] = (await listCases(bank.db, 'open')).filter(({ customerId }) => customerId === id);
    expect(own).toMatchObject({ due: true, status: 'open' });
    expect(await watchMovements(bank)).toBe(0);
    await credit(nuban, 1_500_000);
    expect(await watchAll()).toBe(0);
    bank.clock.advance(DAY_MS);
    await credit(nuban, 1_500_000);
    expect(await watchAll()).toBe(1);
    const whole = await getCase(bank.db, own?.id ?? 0n);
    expect(whole.alerts.map(({ rule }) => rule)).toEqual(['structuring', 'structuring']);
    expect((await listNotifications(bank.db, id, 'all')).length).toBe(news + 2);
    expect(
      (await listAudit(bank.db, { customerId: id, limit: 50 })).map(({ action }) => action),
    ).not.toContain('admin_action');
  });
});

async function watchAll(): Promise<number> {
  await sealBook(bank);
  return watchMovements(bank);
}

async function suspected() {
  const customer = await open();
  await watchAll();
  for (let each = 0; each < 4; each += 1) await credit(customer.nuban ?? '', 1_500_000);
  await watchAll();
  const [own] = (await listCases(bank.db, 'open')).filter(({ customerId }) => customerId === customer.id);
  return { customer, id: own?.id ?? 0n };
}

describe('a case', () => {
  test('is for people of compliance alone, whatever else somebody may', async () => {
    const { id } = await suspected();
    for (const role of ['support', 'approver', 'owner']) {
      const administrator = await officer(role);
      expect(await codeOf(takeCase(bank, { id, administrator }))).toBe('forbidden');
      expect(await codeOf(closeCase(bank, { id, administrator, outcome: 'reported', reason: 'x' }))).toBe(
        'forbidden',
      );
      expect(await codeOf(reportFile(bank, { id, administrator }))).toBe('forbidden');
    }
    const administrator = await officer();
    expect(await codeOf(takeCase(bank, { id, administrator, role: 'support' }))).toBe('forbidden');
    await takeCase(bank, { id, administrator });
    await noteCase(bank, { id, administrator, text: 'asked for the invoices' });
    expect(await getCase(bank.db, id)).toMatchObject({
      assignedTo: administrator,
      notes: [{ text: 'asked for the invoices' }],
    });
    await expect(bank.db.deleteFrom('suspicionNote').execute()).rejects.toThrow('permission denied');
  });

  test('with a report due is closed without one by two people', async () => {
    const { id } = await suspected();
    const [one, two] = [await officer(), await officer()];
    const close = (administrator: string) =>
      closeCase(bank, { id, administrator, outcome: 'no_suspicion', reason: 'sells cars' });
    expect((await close(one)).status).toBe('open');
    expect(await codeOf(close(one))).toBe('forbidden');
    expect(await close(two)).toMatchObject({ status: 'closed', outcome: 'no_suspicion', closedBy: two });
    expect(await codeOf(close(two))).toBe('not_found');
    expect(await codeOf(reportFile(bank, { id, administrator: one }))).toBe('not_found');
  });

  test('that is reported gives a file with everything in it, and who took it is written down', async () => {
    const { id, customer } = await suspected();
    const administrator = await officer();
    await closeCase(bank, { id, administrator, outcome: 'reported', reason: 'no trade <known>' });
    const { name, xml } = await reportFile(bank, { id, administrator });
    expect(name).toBe(`STR-2026-${id}`);
    const { report } = new XMLParser({ parseTagValue: false }).parse(xml);
    expect(report).toMatchObject({
      report_code: 'STR',
      entity_reference: name,
      reason: 'no trade <known>',
      report_indicators: { indicator: 'structuring' },
    });
    const moved = report.transaction.filter((one: { transaction_description: string }) =>
      one.transaction_description.startsWith('inward: '),
    );
    expect(moved).toHaveLength(4);
    expect(moved[0]).toMatchObject({
      amount_local: '1500000.00',
      t_from: { from_account: { account: '0123456789', account_name: 'EMEKA "OBI" & SONS' } },
      t_to_my_client: {
        to_account: {
          account: customer.nuban,
          signatory: { t_person: { first_name: 'Ngozi <&>', ssn: expect.stringMatching(/^\d{11}$/) } },
        },
      },
    });
    const taken = (await listAudit(bank.db, { actor: administrator, limit: 20 })).find(
      ({ action }) => action === 'personal_data_read',
    );
    expect(taken?.facts).toMatchObject({ what: name, customer: customer.id });
    // A new finding opens a new case.
    bank.clock.advance(DAY_MS);
    await credit(customer.nuban ?? '', 1_500_000);
    await watchAll();
    const again = (await listCases(bank.db, 'open')).filter(({ customerId }) => customerId === customer.id);
    expect(again).toHaveLength(1);
  });
});
