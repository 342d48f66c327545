import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import {
  type Customer,
  findCustomer,
  findProvedEmail,
  getProvedEmail,
  nameOnOrders,
} from '../customers/index.ts';
import {
  addMonths,
  type Bank,
  csvOf,
  Fault,
  type Kobo,
  type Language,
  printNaira,
  startOfMonth,
  toNaira,
} from '../kernel/index.ts';
import { getCustomerAccount } from '../ledger/index.ts';
import { type Phrases, phrasesIn, printDayIn } from '../phrases/index.ts';
import {
  type Analytics,
  analyse,
  balanceAt,
  type Filter,
  listMovements,
  type Movement,
} from './analytics.ts';
import { brandGreen, drawMark } from './mark.ts';

const require = createRequire(import.meta.url);
const fonts = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
const fontOf = (file: string): string => join(fonts, 'ttf', file);

const signed = (line: Movement): string => `${line.isIn ? '' : '-'}${toNaira(line.amount)}`;

/** Every line that a filter lets through, for a spreadsheet. */
export async function reportCsv(
  bank: Bank,
  customerId: string,
  filter: Filter,
  language: Language,
): Promise<string> {
  const phrases = phrasesIn(language);
  const lines = await listMovements(bank.db, customerId, filter);
  const rows = lines.map((line) => [
    line.at.toISOString(),
    line.description(phrases),
    line.type,
    phrases.analytics.categories[line.category],
    signed(line),
    toNaira(line.balanceAfter),
    line.reference ?? '',
  ]);
  const head = ['date', 'description', 'type', 'category', 'amount', 'balance', 'reference'];
  return csvOf(head, rows);
}

type Column = { title: string; width: number; right?: boolean };
type Row = readonly string[];
type Sheet = {
  title: string;
  about: readonly string[];
  figures: readonly (readonly [string, string])[];
  columns: readonly Column[];
  rows: readonly Row[];
};

const MARGIN = 48;
const LINE = 16;
const BOTTOM = 780;
const SMALL = 8.5;
const GREY = '#52605b';
const INK = '#17201d';

type Page = PDFKit.PDFDocument;

function drawRow(page: Page, columns: readonly Column[], row: Row, y: number): void {
  let x = MARGIN;
  for (const [index, { width, right }] of columns.entries()) {
    page.text(row[index] ?? '', x, y, {
      width: width - 6,
      height: LINE - 4,
      ellipsis: true,
      lineBreak: false,
      align: right ? 'right' : 'left',
    });
    x += width;
  }
}

function drawHead(page: Page, sheet: Sheet): number {
  page.rect(0, 0, page.page.width, 72).fill(brandGreen);
  drawMark(page, MARGIN, 18, 36);
  page
    .fillColor('#ffffff')
    .font('bold')
    .fontSize(20)
    .text('Karo', MARGIN + 46, 25);
  page.fontSize(12).text(sheet.title, MARGIN, 30, { align: 'right' });
  page.font('plain').fontSize(10).fillColor(INK);
  let y = 92;
  for (const line of sheet.about) {
    page.text(line, MARGIN, y);
    y += LINE;
  }
  y += 6;
  for (const [label, value] of sheet.figures) {
    page.fillColor(GREY).text(label, MARGIN, y).fillColor(INK).text(value, MARGIN, y, { align: 'right' });
    y += LINE;
  }
  return y + 12;
}

function drawTitles(page: Page, columns: readonly Column[], y: number): number {
  page.font('bold').fontSize(SMALL).fillColor(brandGreen);
  drawRow(
    page,
    columns,
    columns.map((column) => column.title),
    y,
  );
  page.font('plain').fillColor(INK);
  return y + LINE;
}

/** A sheet of figures and a table over as many pages as it takes; its letters ship with the bank, so that ₦ and ọ are drawn. */
async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const page = new PdfDocument({ size: 'A4', margin: MARGIN, info: { Title: sheet.title, Author: 'Karo' } });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.once('end', resolve));
  page.registerFont('plain', fontOf('DejaVuSans.ttf')).registerFont('bold', fontOf('DejaVuSans-Bold.ttf'));
  let y = drawTitles(page, sheet.columns, drawHead(page, sheet));
  for (const row of sheet.rows) {
    if (y > BOTTOM) {
      page.addPage();
      y = drawTitles(page, sheet.columns, MARGIN);
    }
    drawRow(page, sheet.columns, row, y);
    y += LINE;
  }
  page.end();
  await ended;
  return Buffer.concat(chunks);
}

function aboutOf(customer: Customer, span: { from: Date; to: Date }, language: Language): string[] {
  const printDay = printDayIn(language);
  return [
    `${nameOnOrders(customer)}  ${customer.nuban ?? ''}`,
    `${printDay(span.from)} – ${printDay(new Date(span.to.getTime() - 1))}`,
  ];
}

/** The columns of the day and of what it was: Yoruba's months are the widest. */
const daysAndWords = (language: Language, width: number): [day: number, words: number] => {
  const day = language === 'yo' ? 112 : 78;
  return [day, width - day];
};

const figuresOf = ({ analytics: say }: Phrases, figures: Analytics): [string, string][] => [
  [say.labels.balance, printNaira(figures.balance)],
  [say.labels.income, printNaira(figures.income)],
  [say.labels.expenses, printNaira(figures.expenses)],
  [say.labels.savingsRate, `${figures.savingsRate}%`],
  ...figures.categories.map(({ id, amount, percentage }): [string, string] => [
    say.categories[id],
    `${printNaira(amount)}  ${percentage}%`,
  ]),
];

async function getKnown(bank: Bank, customerId: string): Promise<Customer> {
  const customer = await findCustomer(bank.db, customerId);
  if (!customer) throw new Fault('account_missing');
  return customer;
}

/** The figures and the lines that a filter lets through, to be read and printed. */
export async function reportPdf(
  bank: Bank,
  customerId: string,
  filter: Filter,
  language: Language,
): Promise<Buffer> {
  const phrases = phrasesIn(language);
  const { labels, categories } = phrases.analytics;
  const lines = await listMovements(bank.db, customerId, filter);
  const [day, words] = daysAndWords(language, 295);
  const printDay = printDayIn(language);
  return drawSheet({
    title: labels.report,
    about: aboutOf(await getKnown(bank, customerId), filter, language),
    figures: figuresOf(phrases, await analyse(bank.db, customerId, filter)),
    columns: [
      { title: labels.date, width: day },
      { title: labels.description, width: words },
      { title: labels.category, width: 100 },
      { title: labels.amount, width: 104, right: true },
    ],
    rows: lines.map((line) => [
      ...[printDay(line.at), line.description(phrases), categories[line.category]],
      `${line.isIn ? '+' : '-'}${printNaira(line.amount)}`,
    ]),
  });
}

/** What the file of a statement is called, by its days. */
export const statementName = ({ from, to }: { from: string; to: string }): string =>
  `karo-statement-${from}-${to}.pdf`;

/** The account's statement: every entry with the balance after it, oldest first. */
export async function statementPdf(
  bank: Bank,
  customerId: string,
  span: { from: Date; to: Date },
  language: Language,
): Promise<Buffer> {
  const phrases = phrasesIn(language);
  const { labels } = phrases.analytics;
  const lines = (await listMovements(bank.db, customerId, span)).reverse();
  const account = await getCustomerAccount(bank.db, customerId);
  const [opening, closing] = [
    await balanceAt(bank.db, account.id, span.from),
    await balanceAt(bank.db, account.id, span.to),
  ];
  const sumOf = (isIn: boolean): Kobo =>
    lines.filter((line) => line.isIn === isIn).reduce((all, line) => (all + line.amount) as Kobo, 0n as Kobo);
  const [day, words] = daysAndWords(language, 279);
  const printDay = printDayIn(language);
  return drawSheet({
    title: labels.statement,
    about: aboutOf(await getKnown(bank, customerId), span, language),
    figures: [
      [labels.opening, printNaira(opening)],
      [labels.moneyIn, printNaira(sumOf(true))],
      [labels.moneyOut, printNaira(sumOf(false))],
      [labels.closing, printNaira(closing)],
    ],
    columns: [
      { title: labels.date, width: day },
      { title: labels.description, width: words },
      { title: labels.amount, width: 110, right: true },
      { title: labels.balance, width: 110, right: true },
    ],
    rows: lines.map((line) => [
      ...[printDay(line.at), line.description(phrases)],
      `${line.isIn ? '+' : '-'}${printNaira(line.amount)}`,
      printNaira(line.balanceAfter),
    ]),
  });
}

export type Schedule = { enabled: boolean; email?: string; emailVerified: boolean; nextAt?: Date };

const MAIL_HOUR_MS = 7 * 3_600_000;
const AGAIN_MS = 3_600_000;
const nextReport = (now: Date): Date =>
  new Date(startOfMonth(addMonths(startOfMonth(now), 1)).getTime() + MAIL_HOUR_MS);

/** Whether the month's report is mailed, and when next. */
export async function getSchedule(bank: Bank, customerId: string): Promise<Schedule> {
  const row = await bank.db
    .selectFrom('reportSchedule')
    .select('nextAt')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const { email } = await getKnown(bank, customerId);
  const emailVerified = (await findProvedEmail(bank.db, customerId)) !== undefined;
  const nextAt = (emailVerified && row?.nextAt) || undefined;
  return { enabled: nextAt !== undefined, ...(email && { email }), emailVerified, ...(nextAt && { nextAt }) };
}

/** Has each month's report mailed on the first of the next, or stops it. Throws the Faults of `getProvedEmail`. */
export async function setSchedule(bank: Bank, customerId: string, enabled: boolean): Promise<Schedule> {
  const now = bank.clock.now();
  if (enabled) await getProvedEmail(bank.db, customerId);
  const held = await getSchedule(bank, customerId);
  if (held.enabled === enabled) return held;
  const row = { nextAt: enabled ? nextReport(now) : null, changedAt: now };
  await bank.db
    .insertInto('reportSchedule')
    .values({ customerId, ...row })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(row))
    .execute();
  return getSchedule(bank, customerId);
}

async function mailReport(bank: Bank, customer: Customer, email: string, now: Date): Promise<void> {
  const to = startOfMonth(now);
  const from = startOfMonth(new Date(to.getTime() - 1));
  const phrases = phrasesIn(customer.language);
  const figures = await analyse(bank.db, customer.id, { from, to });
  const lines = figuresOf(phrases, figures).map(([label, value]) => `${label}: ${value}`);
  const [about = ''] = aboutOf(customer, { from, to }, customer.language).slice(1);
  const text = [
    phrases.analytics.greeting({ firstName: customer.firstName, period: about }),
    '',
    ...lines,
    '',
    `${bank.config.publicUrl}/analytics`,
  ].join('\n');
  const pdf = await reportPdf(bank, customer.id, { from, to }, customer.language);
  // The month in Lagos, whose first hour is still the month before in London.
  const name = `karo-${new Date(from.getTime() + 12 * 3_600_000).toISOString().slice(0, 7)}.pdf`;
  const subject = `Karo: ${phrases.analytics.labels.report}, ${about}`;
  const enclosed = { name, mime: 'application/pdf', bytes: pdf };
  await bank.codes.mail(email, subject, text, enclosed);
}

/** Mails the reports that are due; for the rounds, safe to repeat. A month is taken before it is mailed, and put back where the mail was not taken. */
export async function mailReports(bank: Bank): Promise<number> {
  const now = bank.clock.now();
  const { rows } = await sql<{ customerId: string }>`
    update report_schedule set next_at = ${nextReport(now)} where customer_id in (
      select customer_id from report_schedule where next_at <= ${now} order by next_at limit 100 for update skip locked)
    returning customer_id`.execute(bank.db);
  for (const { customerId } of rows) {
    const customer = await findCustomer(bank.db, customerId);
    const email = await findProvedEmail(bank.db, customerId);
    if (!customer || !email || customer.status === 'closed') continue;
    try {
      await mailReport(bank, customer, email, now);
    } catch (error) {
      bank.log.warn({ customerId, reason: (error as Error).message }, 'a report was not mailed');
      const nextAt = new Date(now.getTime() + AGAIN_MS);
      await bank.db
        .updateTable('reportSchedule')
        .set({ nextAt })
        .where('customerId', '=', customerId)
        .execute();
    }
  }
  return rows.length;
}
