import { transact } from '@karo/db/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveProfile } from '../../account/profile.ts';
import { startSession } from '../../auth/sessions.ts';
import { rememberPaid } from '../../customers/beneficiaries.ts';
import { openSandboxCustomer } from '../../identity/account-opening.ts';
import { naira } from '../../kernel/money.ts';
import { trialBalance } from '../../ledger/check.ts';
import { balanceOfCustomer } from '../../ledger/operations.ts';
import { approve } from '../../orders/approvals.ts';
import { settleOrder } from '../../orders/settlements.ts';
import { receiveCredit } from '../../products/inward/credits.ts';
import { findCredit } from '../../products/inward/records.ts';
import { quoteTransfer } from '../../products/transfers/orders.ts';
import { approver, byTwo, type TestBank, testBank } from '../../sandbox/testing.ts';
import { freezeCustomer, unfreezeCustomer } from '../../security/freezing.ts';
import { decideMatch } from '../../security/sanctioned.ts';
import { decideReview, listReviews } from '../review/holds.ts';
import { listLists, loadList } from './lists.ts';
import { countOpenMatches, listMatches, screen, screenCustomers } from './matches.ts';
import { likeness, readName } from './names.ts';
import { parseUnList } from './un-list.ts';

const HOUR_MS = 3_600_000;
let bank: TestBank;
let people = 0;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());
beforeEach(() => {
  people += 1;
});

const person = (reference: string, names: string, more = '') => {
  const parts = names.split(' ').map((name, at) => {
    const part = ['FIRST', 'SECOND', 'THIRD', 'FOURTH'][at];
    return `<${part}_NAME>${name}</${part}_NAME>`;
  });
  return `<INDIVIDUAL>${parts.join('')}<REFERENCE_NUMBER>${reference}</REFERENCE_NUMBER><LISTED_ON>2011-05-04</LISTED_ON>${more}</INDIVIDUAL>`;
};
const listOf = (dated: string, ...persons: string[]) =>
  `<CONSOLIDATED_LIST dateGenerated="${dated}"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS><ENTITIES/></CONSOLIDATED_LIST>`;
/** Beside these, so that a list is about as long as the sample that it replaces. */
const others = [person('QDi.901', 'Quirin Wexleyan'), person('QDi.902', 'Philippa Jonquil')];
const load = (xml: string) => loadList(bank, xml, { kind: 'system', id: 'test' });

const open = (firstName = 'Ngozi', lastName = 'Eze') =>
  openSandboxCustomer(bank, {
    phone: `+23481700${String(10_000 + people)}`,
    firstName,
    lastName,
    opening: naira(50_000),
    demo: false,
    verified: true,
  });
const openMatches = async (customerId: string) =>
  (await listMatches(bank.db)).filter((match) => match.customerId === customerId);

describe('the list of the United Nations', () => {
  test('is read with aliases, years of birth and dates', () => {
    const alias =
      '<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Abu Nobody</ALIAS_NAME></INDIVIDUAL_ALIAS>';
    const empty = '<INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>';
    const born =
      '<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1968</FROM_YEAR><TO_YEAR>1970</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH><INDIVIDUAL_DATE_OF_BIRTH><DATE>1971-02-03</DATE></INDIVIDUAL_DATE_OF_BIRTH>';
    const list = parseUnList(
      listOf('2026-11-20T10:00:00Z', person('QDi.001', 'Erika Muster &amp;Feind 007', alias + empty + born)),
    );
    expect(list.datedAt.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(list.entries).toEqual([
      {
        reference: 'QDi.001',
        kind: 'person',
        names: ['Erika Muster &Feind 007', 'Abu Nobody'],
        born: [1968, 1970, 1971],
        listedOn: '2011-05-04',
      },
    ]);
  });

  test.each([
    ['<html>Not found</html>', 'no consolidated list'],
    [listOf('2026-11-20'), 'has no entries'],
    [listOf('2026-11-20', person('', 'Erika Muster')), 'no reference, name or date'],
    [listOf('2026-11-20', person('A', 'Erika'), person('A', 'Max')), 'stands twice'],
    [listOf('2026-11-20', person('A', 'Erika')).replace('<ENTITIES/>', ''), 'no ENTITIES'],
    [
      listOf('2026-11-20', person('A', 'Erika'), person('B', 'Max'))
        .split('<INDIVIDUAL>', 2)
        .join('<INDIVIDUAL>'),
      'no whole XML',
    ],
    [listOf('2026-11-20', person('A', 'Erika')).replace('</CONSOLIDATED_LIST>', ''), 'no whole XML'],
  ])('that cannot be read as a whole is not read: %#', (xml, why) => {
    expect(() => parseUnList(xml)).toThrow(why);
  });

  test('replaces an older one, once, and is in the log', async () => {
    const before = await listLists(bank.db);
    const xml = listOf('2026-11-01T00:00:00Z', ...others, person('QDi.002', 'Chidi Emeka Okafor'));
    const loaded = await load(xml);
    expect(loaded).toMatchObject({ entries: 3 });
    expect(await load(xml)).toBe('known');
    await expect(load(listOf('2026-10-01T00:00:00Z', ...others, person('X', 'Max Muster')))).rejects.toThrow(
      'no newer',
    );
    expect((await listLists(bank.db)).length).toBe(before.length + 1);
    // Who stands on the new list alone is near; who stood on the old one is not any more.
    expect(await screen(bank.db, ['Okafor Chidi', 'Viktor Kresnik'])).toMatchObject([
      { name: 'Okafor Chidi', listed: 'Chidi Emeka Okafor', likeness: 1 },
    ]);
    const logged = await bank.db
      .selectFrom('audit')
      .select('facts')
      .where('action', '=', 'sanctions_loaded')
      .execute();
    expect(logged).toHaveLength(1);
  });
});

test('a part of a list is refused, and a list that is corrected under its date is loaded', async () => {
  const dated = '2026-11-01T00:00:00Z';
  const chidi = person('QDi.002', 'Chidi Emeka Okafor');
  await expect(load(listOf(dated, chidi))).rejects.toThrow('less than half');
  const corrected = listOf(dated, ...others, chidi, person('QDi.004', 'Erika Nobody'));
  expect(await load(corrected)).toMatchObject({ entries: 4 });
  expect(await load(corrected)).toBe('known');
  // The file before the correction is not taken for a correction of it.
  await expect(load(listOf(dated, ...others, chidi))).rejects.toThrow('no newer');
});

describe('names', () => {
  test.each([
    ['Viktor Zoltan Kresnik', true],
    ['KRESNIK, Viktor', true],
    ['Mr. Víktor Kresnick', true],
    ['Hassan Testari', true],
    ['Ngozi Eze', false],
    ['Maria Okafor', false],
    ['Viktor', false],
    ['Olusola Badmus', true],
    ['Olusola Bankole', false],
    // Words beside the listed ones hide nobody.
    ['VIKTOR ZOLTAN KRESNIK MUSA', true],
    ['Johann Friedrich Musterfeind', true],
    ['Musa Johann Musterfeynd Bello', true],
    // With them it must be nearer than without.
    ['Johan Musterfeynd', true],
    ['Musa Johan Musterfeynd Bello', false],
    // A listed word counts once, and one alone proves nothing.
    ['Musa Musa', false],
    ['Kresnik Kresnik', false],
    ['Makebelieve Trading', false],
  ])('%s: %s', (name, near) => {
    const listed = [
      'VIKTOR ZOLTAN KRESNIK',
      'HASSAN MALIK TESTARI',
      'OLUSOLA PRETEND BADMUS',
      'JOHANN MUSTERFEIND',
      'MUSA IBRAHIM',
      'MAKEBELIEVE',
    ];
    expect(listed.some((each) => likeness(readName(name), readName(each)) > 0)).toBe(near);
  });
});

describe('a customer near the list', () => {
  test('is found by the round, changes nothing, and is cleared by two people once', async () => {
    const { id } = await open('Chidi', 'Okafor');
    while ((await screenCustomers(bank)) > 0);
    const [match] = await openMatches(id);
    expect(match).toMatchObject({
      party: 'customer',
      name: 'CHIDI OKAFOR',
      percent: 100,
      reference: 'QDi.002',
    });
    const of = { id: match?.id ?? 0n, cleared: true, note: 'born in another year' };
    const one = await approver(bank, 'One');
    expect((await decideMatch(bank, { ...of, administrator: one })).status).toBe('open');
    await expect(decideMatch(bank, { ...of, administrator: one })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect((await decideMatch(bank, { ...of, administrator: await approver(bank, 'Two') })).status).toBe(
      'cleared',
    );
    await expect(decideMatch(bank, { ...of, administrator: one })).rejects.toMatchObject({
      code: 'not_found',
    });
    // A newer list with the same entry asks nobody again.
    await load(listOf('2026-11-02T00:00:00Z', ...others, person('QDi.002', 'Chidi Emeka Okafor')));
    while ((await screenCustomers(bank)) > 0);
    expect(await openMatches(id)).toEqual([]);
  });
});

describe('a customer whose own name is confirmed', () => {
  const found = async (id: string) => {
    while ((await screenCustomers(bank)) > 0);
    const [match] = await openMatches(id);
    return match?.id ?? 0n;
  };
  const statusOf = async (id: string) =>
    (await bank.db.selectFrom('customer').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const live = (customerId: string) =>
    bank.db
      .selectFrom('browserSession')
      .select('id')
      .where('customerId', '=', customerId)
      .where('endedAt', 'is', null)
      .execute();

  test('is frozen and signed out with the confirmation', async () => {
    const { id } = await open('Chidi', 'Okafor');
    const match = await found(id);
    await startSession(bank.db, bank.clock, id);
    expect(await live(id)).toHaveLength(1);
    const administrator = await approver(bank);
    await decideMatch(bank, { id: match, cleared: false, note: 'it is them', administrator });
    expect(await statusOf(id)).toBe('frozen');
    expect(await live(id)).toEqual([]);
  });

  test('stays frozen where they froze it themselves, until two people clear the name', async () => {
    const { id } = await open('Chidi', 'Okafor');
    const match = await found(id);
    await freezeCustomer(bank, { customerId: id, channel: 'web', why: 'lost my phone' });
    const administrator = await approver(bank);
    await decideMatch(bank, { id: match, cleared: false, note: 'it is them', administrator });
    const thaw = (by: string) =>
      unfreezeCustomer(bank, { customerId: id, why: 'called back', administrator: by });
    await expect(thaw(administrator)).rejects.toMatchObject({
      code: 'freeze_stands',
      facts: { why: 'sanctions' },
    });
    expect((await listMatches(bank.db, { status: 'confirmed' })).map((one) => one.id)).toContain(match);
    await expect(
      decideMatch(bank, { id: match, cleared: false, note: 'again', administrator }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await byTwo(bank, (by) =>
      decideMatch(bank, { id: match, cleared: true, note: 'another person after all', administrator: by }),
    );
    await byTwo(bank, thaw);
    expect(await statusOf(id)).toBe('active');
  });
});

test('a match behind two hundred others is listed on the next page, and decided', async () => {
  const { id: customerId } = await open('Ordinary', 'Name');
  const before = await countOpenMatches(bank.db);
  const rows = Array.from({ length: 205 }, (_, each) => ({
    party: 'sender',
    customerId,
    name: `SENDER ${each}`,
    source: 'un',
    reference: `QDi.9${each}`,
    listed: 'SENDER',
    percent: 90,
    foundAt: bank.clock.now(),
  }));
  await bank.db.insertInto('sanctionMatch').values(rows).execute();
  expect(await countOpenMatches(bank.db)).toBe(before + 205);
  const first = await listMatches(bank.db);
  const next = await listMatches(bank.db, { after: first.at(-1)?.id });
  expect([first.length, next.length]).toEqual([200, before + 5]);
  const administrator = await approver(bank);
  const last = next.at(-1)?.id ?? 0n;
  const decided = await decideMatch(bank, { id: last, cleared: false, note: 'it is them', administrator });
  expect(decided.status).toBe('confirmed');
  await bank.db.deleteFrom('sanctionMatch').where('customerId', '=', customerId).execute();
});

test('a customer who takes a listed name is found by it', async () => {
  const phone = '+2348170999001';
  const { id } = await openSandboxCustomer(bank, {
    phone,
    firstName: 'Ngozi',
    lastName: 'Eze',
    opening: naira(1_000),
    demo: false,
    verified: false,
  });
  await bank.db
    .updateTable('customer')
    .set({ bvnHash: null, bvnSealed: null })
    .where('id', '=', id)
    .execute();
  while ((await screenCustomers(bank)) > 0);
  const names = { firstName: 'Chidi', lastName: 'Okafor' };
  await saveProfile(bank, { ...names, customerId: id, email: '', phone, origin: { channel: 'web' } });
  while ((await screenCustomers(bank)) > 0);
  expect(await openMatches(id)).toMatchObject([{ party: 'customer', name: 'CHIDI OKAFOR' }]);
});

describe('a payee near the list', () => {
  const order = (customerId: string, amount = 1_000) =>
    quoteTransfer(bank, { customerId, bankCode: '000013', account: '1234567896', amount: naira(amount) });
  const pay = async (customerId: string) => {
    const { quoteId } = await order(customerId);
    return approve(bank, { quoteId, customerId, pin: '2580' });
  };

  test('is held, and let go by two people, who clear the name', async () => {
    const { id } = await open();
    const { reference = '', status } = await pay(id);
    expect(status).toBe('waiting');
    const [review] = (await listReviews(bank.db)).filter((each) => each.reference === reference);
    expect(review?.reasons).toContainEqual({ rule: 'sanctioned', points: 70 });
    expect(await openMatches(id)).toMatchObject([{ party: 'payee', name: 'CHIDI OKAFOR' }]);
    await byTwo(bank, (administrator) =>
      decideReview(bank, { reference, release: true, note: 'another person', administrator }),
    );
    expect(await openMatches(id)).toEqual([]);
    expect((await pay(id)).status).toBe('sending');
    // For another customer nothing was cleared.
    people += 1;
    expect((await pay((await open()).id)).status).toBe('waiting');
  });

  test('is raised where the points refuse the payment too', async () => {
    const { id } = await open();
    for (let each = 0; each < 8; each += 1)
      await transact(bank.db, (trx) =>
        rememberPaid(
          trx,
          id,
          { bankCode: '000014', account: `000000001${each}`, name: 'Someone' },
          bank.clock.now(),
        ),
      );
    await expect(order(id, 10_000)).rejects.toMatchObject({ code: 'risk_refused' });
    expect(await openMatches(id)).toMatchObject([{ party: 'payee', name: 'CHIDI OKAFOR' }]);
  });

  test('stays as it is where a release was not about it, or it was confirmed', async () => {
    const { id: customerId } = await open();
    const { reference = '' } = await pay(customerId);
    const release = (subject: string) =>
      byTwo(bank, (administrator) =>
        decideReview(bank, { reference: subject, release: true, note: 'fine', administrator }),
      );
    const of = bank.db.selectFrom('transfer').select('id').where('reference', '=', reference);
    await bank.db
      .updateTable('riskReview')
      .set({ reasons: JSON.stringify([{ rule: 'mule', points: 70 }]) })
      .where('transferId', '=', of)
      .execute();
    await release(reference);
    const [match] = await openMatches(customerId);
    expect(match).toMatchObject({ party: 'payee' });
    const again = await pay(customerId);
    expect(again.status).toBe('waiting');
    const administrator = await approver(bank);
    await decideMatch(bank, { id: match?.id ?? 0n, cleared: false, note: 'it is them', administrator });
    await release(again.reference ?? '');
    expect((await pay(customerId)).status).toBe('waiting');
  });
});

describe('a payee here near the list', () => {
  const order = (customerId: string, account: string) =>
    quoteTransfer(bank, { customerId, bankCode: '090527', account, amount: naira(1_000) });
  const two = async (firstName: string) => {
    const { id: customerId } = await open();
    people += 1;
    return { customerId, to: await open(firstName, 'Okafor') };
  };

  test('is paid nothing until two people have cleared the name, which is shown to them', async () => {
    const { customerId, to } = await two('Chidi');
    const before = (await balanceOfCustomer(bank.db, to.id)).balance;
    await expect(order(customerId, to.nuban ?? '')).rejects.toMatchObject({ code: 'risk_refused' });
    const [match] = await openMatches(customerId);
    expect(match).toMatchObject({ party: 'payee', name: 'CHIDI OKAFOR' });
    await byTwo(bank, (administrator) =>
      decideMatch(bank, { id: match?.id ?? 0n, cleared: true, note: 'another person', administrator }),
    );
    const { quoteId } = await order(customerId, to.nuban ?? '');
    expect((await approve(bank, { quoteId, customerId, pin: '2580' })).status).toBe('success');
    expect((await balanceOfCustomer(bank.db, to.id)).balance - before).toBe(naira(1_000));
  });

  test('who is listed after the offer is refused at the approval, and shown', async () => {
    const { customerId, to } = await two('Adaeze');
    const { quoteId } = await order(customerId, to.nuban ?? '');
    await load(
      listOf(
        '2026-11-03T00:00:00Z',
        ...others,
        person('QDi.002', 'Chidi Emeka Okafor'),
        person('QDi.003', 'Adaeze Okafor'),
      ),
    );
    await expect(approve(bank, { quoteId, customerId, pin: '2580' })).rejects.toMatchObject({
      code: 'risk_refused',
    });
    expect(await openMatches(customerId)).toMatchObject([{ party: 'payee', reference: 'QDi.003' }]);
  });
});

describe('a sender near the list', () => {
  const credit = (account: string, serial: number) => ({
    sessionId: `000013261123100000${String(900_000 + serial).padStart(12, '0')}`,
    bankCode: '000013',
    senderName: 'OKAFOR CHIDI',
    senderAccount: '0123456789',
    account,
    amount: naira(5_000),
    narration: 'rent',
  });
  const later = async (sessionId: string, ms: number) => {
    bank.clock.advance(ms);
    const { id = 0n } = (await findCredit(bank.db, { sessionId })) ?? {};
    await settleOrder(bank, id);
    return (await findCredit(bank.db, { sessionId }))?.status;
  };
  const told = async (customerId: string) =>
    (await bank.db.selectFrom('notification').select('id').where('customerId', '=', customerId).execute())
      .length;

  test('pays into nothing until two people clear the name, and nobody is told meanwhile', async () => {
    const to = await open();
    const order = credit(to.nuban ?? '', 1);
    const [before, news] = [(await balanceOfCustomer(bank.db, to.id)).balance, await told(to.id)];
    expect(await receiveCredit(bank, order)).toMatchObject({ code: '00', status: 'held' });
    // Not even when any other credit would go back.
    expect(await later(order.sessionId, 24 * 10 * HOUR_MS)).toBe('held');
    expect(await told(to.id)).toBe(news);
    const [match] = await openMatches(to.id);
    await byTwo(bank, (administrator) =>
      decideMatch(bank, { id: match?.id ?? 0n, cleared: true, note: 'another person', administrator }),
    );
    expect(await later(order.sessionId, HOUR_MS)).toBe('credited');
    expect((await balanceOfCustomer(bank.db, to.id)).balance - before).toBe(naira(5_000));
    expect(await receiveCredit(bank, credit(to.nuban ?? '', 2))).toMatchObject({ status: 'credited' });
  });

  test('gets nothing back because the receiver closes the account', async () => {
    const to = await open();
    const order = credit(to.nuban ?? '', 5);
    await receiveCredit(bank, order);
    await bank.db.updateTable('customer').set({ status: 'closed' }).where('id', '=', to.id).execute();
    expect(await later(order.sessionId, HOUR_MS)).toBe('held');
    expect(await later(order.sessionId, 24 * 10 * HOUR_MS)).toBe('held');
    const [match] = await openMatches(to.id);
    await byTwo(bank, (administrator) =>
      decideMatch(bank, { id: match?.id ?? 0n, cleared: true, note: 'another person', administrator }),
    );
    expect(await later(order.sessionId, HOUR_MS)).toMatch(/^return/);
  });

  test('who is confirmed stays held', async () => {
    const to = await open();
    const order = credit(to.nuban ?? '', 3);
    await receiveCredit(bank, order);
    const [match] = await openMatches(to.id);
    const administrator = await approver(bank);
    await decideMatch(bank, { id: match?.id ?? 0n, cleared: false, note: 'it is them', administrator });
    expect(await later(order.sessionId, 24 * 30 * HOUR_MS)).toBe('held');
    expect(await receiveCredit(bank, credit(to.nuban ?? '', 4))).toMatchObject({ status: 'held' });
  });
});

test('the book balances after all of it', async () => {
  expect(await trialBalance(bank.db)).toMatchObject({ ok: true, problems: [] });
});
