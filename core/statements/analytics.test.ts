import { transact } from '@karo/db/client';
import PdfDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { categoryOf, typeOf } from '../catalogue/spending-categories.ts';
import { openSandboxCustomer } from '../identity/account-opening.ts';
import { type Kobo, kobo, naira } from '../kernel/money.ts';
import { getCustomerAccount, internal, postOne } from '../ledger/operations.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { analyse, correctCategory, listMovements, spanOf, spentOn } from './analytics.ts';
import { spentSince } from './lines.ts';
import { getSchedule, mailReports, reportCsv, reportPdf, setSchedule, statementPdf } from './reports.ts';

let bank: TestBank;
let people = 0;
let postings = 0;

beforeAll(async () => {
  bank = await testBank({ seed: false });
});
afterAll(() => bank.drop());

const person = async () => {
  people += 1;
  const { id } = await openSandboxCustomer(bank, {
    phone: `+23481300000${String(people).padStart(2, '0')}`,
    firstName: 'Ọlá',
    lastName: 'Person',
    opening: naira(100_000),
    demo: false,
    verified: true,
  });
  return id;
};

/** An entry of its kind on a customer's account, so many days ago. */
const move = (customerId: string, kind: string, narration: string, amount: Kobo, daysAgo = 0) =>
  transact(bank.db, async (trx) => {
    postings += 1;
    const account = await getCustomerAccount(trx, customerId);
    const other = await internal(trx, 'suspense');
    return postOne(trx, {
      id: `test:${postings}`,
      kind,
      narration,
      reference: `T${postings}`,
      at: new Date(bank.clock.now().getTime() - daysAgo * 86_400_000),
      legs: [
        { account: account.id, amount },
        { account: other, amount: kobo(-amount) },
      ],
    });
  });

const spent = (amount: number) => kobo(-naira(amount));
const month = () => spanOf(bank.clock.now(), '30d');

describe('rules', () => {
  test.each([
    ['airtime', 'MTN 0803', false, 'airtime', 'expense'],
    ['electricity', 'IKEDC 45', false, 'electricity', 'expense'],
    ['transfer', 'house rent for December', false, 'housing', 'expense'],
    ['transfer', 'Bolt fare', false, 'transport', 'expense'],
    ['transfer', 'school fees second term', false, 'education', 'expense'],
    ['transfer', 'CHIDI OKAFOR', false, 'transfers', 'expense'],
    ['transfer', 'November salary', true, 'salary', 'income'],
    ['transfer', 'from Ada', true, 'income', 'income'],
    ['transfer_reversal', 'rent', true, 'refunds', 'other'],
    ['goal_saved', 'New phone', false, 'savings', 'other'],
    ['group_contribution', 'Esusu', false, 'savings', 'other'],
    ['loan', 'Quick loan', true, 'loans', 'other'],
    ['loan_repayment', 'Quick loan', false, 'loans', 'expense'],
    ['card_food', 'Chicken Republic', false, 'food', 'expense'],
    ['opening', 'Opening balance', true, 'other', 'other'],
  ] as const)('%s, %s', (kind, narration, isIn, category, type) => {
    expect(categoryOf({ kind, narration, isIn })).toBe(category);
    expect(typeOf({ kind, isIn })).toBe(type);
  });
});

describe('figures', () => {
  test('of spending are the same on the home page and in the analytics, whatever was saved or undone', async () => {
    const id = await person();
    await move(id, 'transfer', 'food', spent(9_000), 3);
    await move(id, 'airtime', 'MTN 0803', spent(500), 2);
    await move(id, 'goal_saved', 'New phone', spent(20_000), 2);
    await move(id, 'group_contribution', 'Esusu', spent(5_000), 1);
    await move(id, 'investment', 'Bond', spent(4_000), 1);
    await move(id, 'goal_reversal', 'New phone', naira(20_000), 1);
    const { expenses } = await analyse(bank.db, id, month());
    expect(expenses).toBe(naira(9_500));
    expect(await spentSince(bank.db, id, month().from)).toBe(expenses);
  });

  test('come from the entries, against as many days before', async () => {
    const id = await person();
    await move(id, 'transfer', 'salary', naira(200_000), 40);
    await move(id, 'transfer', 'food', spent(50_000), 35);
    await move(id, 'transfer', 'salary', naira(300_000), 10);
    await move(id, 'transfer', 'rent', spent(75_000), 5);
    await move(id, 'airtime', 'MTN 0803', spent(5_000), 2);
    await move(id, 'goal_saved', 'New phone', spent(20_000), 1);
    await move(id, 'airtime', 'MTN 0803', spent(20_000), 1);
    const figures = await analyse(bank.db, id, month());
    expect(figures).toMatchObject({
      balance: naira(430_000),
      income: naira(300_000),
      expenses: naira(100_000),
      savingsRate: 66.7,
      changes: { income: 50, expenses: 100, savingsRate: -8.3 },
      categories: [
        { id: 'housing', amount: naira(75_000), percentage: 75 },
        { id: 'airtime', amount: naira(25_000), percentage: 25 },
      ],
      trends: {
        income: [
          { month: '2026-10', amount: 0n },
          { month: '2026-11', amount: naira(300_000) },
        ],
      },
    });
    expect(figures.latest).toHaveLength(5);
    expect(figures.latest.map((line) => line.type)).toEqual([
      'expense',
      'other',
      'expense',
      'expense',
      'income',
    ]);
    const year = await analyse(bank.db, id, spanOf(bank.clock.now(), '1y'));
    expect(year.trends.income).toHaveLength(13);
    expect(year.income).toBe((naira(500_000) * 30n) / 41n);
  });

  test('of an account without any are zero, and nothing is divided by it', async () => {
    const figures = await analyse(bank.db, await person(), spanOf(bank.clock.now(), '7d'));
    expect(figures).toMatchObject({ income: 0n, expenses: 0n, savingsRate: 0, categories: [] });
    expect(figures.changes).toEqual({});
  });

  test('by filter', async () => {
    const id = await person();
    await move(id, 'airtime', 'MTN 0803', spent(500), 3);
    await move(id, 'airtime', 'MTN 0803', spent(700), 2);
    await move(id, 'data', 'MTN 1GB', spent(800), 1);
    const filter = { ...month(), category: 'airtime' } as const;
    expect(await spentOn(bank.db, id, filter)).toEqual({ amount: naira(1_200), count: 2 });
    expect((await analyse(bank.db, id, filter)).categories).toMatchObject([
      { id: 'airtime', percentage: 100 },
    ]);
    const [newest] = await listMovements(bank.db, id, month(), { limit: 1 });
    const rest = await listMovements(bank.db, id, month(), { before: newest?.id });
    expect(rest.map((line) => line.category)).toEqual(['airtime', 'airtime', 'other']);
  });

  test('a category that is corrected is learned, for this customer alone', async () => {
    const [id, other] = [await person(), await person()];
    for (const who of [id, other]) {
      await move(who, 'transfer', 'Iya Basira 0803', spent(1_000), 2);
      await move(who, 'transfer', 'Iya Basira 0805', spent(2_000), 1);
    }
    const [line] = await listMovements(bank.db, id, month());
    await correctCategory(bank, id, line?.id ?? 0n, 'food');
    await move(id, 'transfer', 'Iya Basira', spent(3_000));
    expect((await spentOn(bank.db, id, { ...month(), category: 'food' })).amount).toBe(naira(6_000));
    expect((await spentOn(bank.db, other, { ...month(), category: 'food' })).amount).toBe(0n);
    await correctCategory(bank, id, line?.id ?? 0n, 'family');
    expect((await spentOn(bank.db, id, { ...month(), category: 'family' })).count).toBe(3);
    await expect(correctCategory(bank, id, 999n, 'food')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('reports', () => {
  test('a spreadsheet, in which nothing is a formula', async () => {
    const id = await person();
    await move(id, 'transfer', '=SUM(A1), "quoted"', spent(1_000.0), 1);
    const csv = await reportCsv(bank, id, month(), 'en');
    const [head, line] = csv.split('\r\n');
    expect(head).toBe('\uFEFFdate,description,type,category,amount,balance,reference');
    expect(line).toContain(`"'=SUM(A1), ""quoted""",expense,Transfers,-1000.00,99000.00,`);
  });

  test('a PDF of the figures, and a statement over several pages', async () => {
    const id = await person();
    for (let day = 0; day < 60; day += 1) await move(id, 'transfer', `Ọjà ₦ ${day}`, spent(100), 1);
    const report = await reportPdf(bank, id, month(), 'pcm');
    const statement = await statementPdf(bank, id, month(), 'en');
    for (const pdf of [report, statement]) {
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
    }
  });

  test('a statement of days without an entry has what was there then, not what is there now', async () => {
    const id = await person();
    await move(id, 'transfer', 'Ọjà', spent(40_000), 20);
    await move(id, 'transfer', 'Ọjà', spent(10_000), 1);
    const drawn = vi.spyOn(PdfDocument.prototype, 'text');
    const day = (daysAgo: number) => new Date(bank.clock.now().getTime() - daysAgo * 86_400_000);
    const balances = async (from: Date, to: Date) => {
      drawn.mockClear();
      await statementPdf(bank, id, { from, to }, 'en');
      const texts = drawn.mock.calls.map(([text]) => text);
      return [texts[texts.indexOf('Opening balance') + 1], texts[texts.indexOf('Closing balance') + 1]];
    };
    expect(await balances(day(15), day(5))).toEqual(['₦60,000', '₦60,000']);
    expect(await balances(day(60), day(50))).toEqual(['₦0', '₦0']);
    drawn.mockRestore();
  });

  test('its days have the months of its language', async () => {
    const id = await person();
    await move(id, 'transfer', 'Kasuwa', spent(100), 1);
    const drawn = vi.spyOn(PdfDocument.prototype, 'text');
    const words = () => drawn.mock.calls.map(([text]) => text);
    await reportPdf(bank, id, month(), 'ha');
    await statementPdf(bank, id, month(), 'ig');
    await statementPdf(bank, id, month(), 'yo');
    expect(words()).toEqual(
      expect.arrayContaining([
        '25 Okt 2026 – 23 Nuw 2026',
        '25 Ọkt 2026 – 23 Nov 2026',
        '22 oṣù Kọkànlá 2026',
      ]),
    );
    drawn.mockRestore();
  });

  test('by mail on the first of the month, once, and again where the mail was not taken', async () => {
    const id = await person();
    await expect(setSchedule(bank, id, true)).rejects.toMatchObject({ code: 'email_needed' });
    await bank.db.updateTable('customer').set({ email: 'ola@example.com' }).where('id', '=', id).execute();
    await expect(setSchedule(bank, id, true)).rejects.toMatchObject({ code: 'email_unproved' });
    const prove = (emailVerifiedAt: Date | null) =>
      bank.db
        .insertInto('customerSecurity')
        .values({ customerId: id, emailVerifiedAt, changedAt: bank.clock.now() })
        .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ emailVerifiedAt }))
        .execute();
    await prove(bank.clock.now());
    const { nextAt } = await setSchedule(bank, id, true);
    expect(nextAt?.toISOString()).toBe('2026-12-01T06:00:00.000Z');
    await move(id, 'airtime', 'MTN 0803', spent(700));
    expect(await mailReports(bank)).toBe(0);
    bank.clock.advance(8 * 86_400_000);
    const mail = vi.spyOn(bank.codes, 'mail').mockRejectedValueOnce(new Error('down'));
    await mailReports(bank);
    bank.clock.advance(3_700_000);
    expect(await mailReports(bank)).toBe(1);
    expect(await mailReports(bank)).toBe(0);
    expect(mail).toHaveBeenCalledTimes(2);
    expect(mail.mock.lastCall?.[3]?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const sent = await bank.db
      .selectFrom('sandboxCode')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent).toMatchObject({
      address: 'ola@example.com',
      body: expect.stringContaining('Airtime: ₦700'),
      enclosed: 'karo-2026-11.pdf',
    });
    expect(await getSchedule(bank, id)).toMatchObject({ enabled: true });
    expect(await setSchedule(bank, id, false)).toMatchObject({ enabled: false });
    await setSchedule(bank, id, true);
    await prove(null);
    expect(await getSchedule(bank, id)).toMatchObject({ enabled: false, emailVerified: false });
    bank.clock.advance(31 * 86_400_000);
    mail.mockClear();
    await mailReports(bank);
    expect(mail).not.toHaveBeenCalled();
    mail.mockRestore();
  });
});
