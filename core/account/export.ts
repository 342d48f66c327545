import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Origin, recordAlone } from '../audit/index.ts';
import { listDevices } from '../auth/index.ts';
import { printForeign } from '../catalogue/index.ts';
import { listBeneficiaries, listModelConsents } from '../customers/index.ts';
import { listAchievements, progressOf } from '../education/index.ts';
import { listKyc } from '../identity/index.ts';
import { type Bank, type Kobo, toNaira } from '../kernel/index.ts';
import { limitsOf } from '../limits/index.ts';
import { chargesOf, listCards } from '../products/cards/index.ts';
import { goalHistory, listGoals } from '../products/goals/index.ts';
import { listTrades, printQuantity } from '../products/investments/index.ts';
import { listLoans } from '../products/loans/index.ts';
import { listRemittances } from '../products/remittance/index.ts';
import { listLinkedAccounts } from '../products/transfers/index.ts';
import { listBills } from '../products/vending/index.ts';
import { getSecurity, liensOf, orderedBy } from '../security/index.ts';
import { listActivity, listStatement } from '../statements/index.ts';
import { listDisputes, listTickets } from '../support/index.ts';
import { getProfile } from './profile.ts';

const LINES = 10_000;
/** Its letters ship with the bank, so that ₦ and ọ are drawn. */
const fontFile = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf/DejaVuSans.ttf',
);

/** Everything that the bank keeps about a customer, by heading. Amounts are naira as text, instants ISO 8601. */
export type Export = {
  madeAt: string;
  profile: Record<string, unknown>;
  numbersAndChats: Record<string, unknown>[];
  security: Record<string, unknown>;
  limits: Record<string, unknown>;
  levels: Record<string, unknown>[];
  bankAccounts: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  beneficiaries: Record<string, unknown>[];
  transactions: Record<string, unknown>[];
  liens: Record<string, unknown>[];
  billsAndAirtime: Record<string, unknown>[];
  cards: Record<string, unknown>[];
  goals: Record<string, unknown>[];
  groups: Record<string, unknown>[];
  loans: Record<string, unknown>[];
  investments: Record<string, unknown>[];
  remittances: Record<string, unknown>[];
  learning: Record<string, unknown>;
  notifications: Record<string, unknown>[];
  cases: Record<string, unknown>[];
  tickets: Record<string, unknown>[];
  messages: Record<string, unknown>[];
  modelConsents: Record<string, unknown>[];
  activity: Record<string, unknown>[];
};

/** As JSON takes it: kobo becomes naira, an instant its text, an id its digits. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return toNaira(value as Kobo);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

const rows = (list: readonly object[]): Record<string, unknown>[] =>
  list.map((row) => plain('id' in row ? { ...row, id: String(row.id) } : row) as Record<string, unknown>);

async function listTalk(bank: Bank, customerId: string) {
  const said = (table: 'inbox' | 'outbox') =>
    bank.db
      .selectFrom(table)
      .innerJoin('conversation', 'conversation.id', `${table}.conversationId`)
      .where('conversation.customerId', '=', customerId)
      .orderBy(`${table}.id`)
      .limit(LINES);
  const asked = await said('inbox').select(['channel', 'body as text', 'receivedAt as at']).execute();
  const answered = await said('outbox').select(['channel', 'reply', 'outbox.createdAt as at']).execute();
  const mine = asked.map((row) => ({ ...row, from: 'you' }));
  const ours = answered.map(({ reply, ...row }) => ({
    ...row,
    text: (reply as { text?: string } | null)?.text ?? '',
    from: 'Karo',
  }));
  return [...mine, ...ours].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const listIdentities = (bank: Bank, customerId: string) =>
  bank.db
    .selectFrom('identity')
    .select(['kind', 'value', 'verifiedAt'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();

const listDone = async (bank: Bank, customerId: string) =>
  (await listActivity(bank.db, { customerId, limit: LINES }))
    .reverse()
    .map(({ at, action, origin: { channel, ip, device }, approved, changes }) => ({
      at,
      action,
      channel,
      ip,
      device,
      approved,
      ...(Object.keys(changes).length > 0 && { changes }),
    }));

async function listBorrowed(bank: Bank, customerId: string) {
  const loans = await listLoans(bank.db, customerId, bank.clock.now());
  return loans.map(
    ({ product, amount, months, payment, purpose, income, employment, employer, ...loan }) => ({
      reference: loan.reference,
      product: product.id,
      amount,
      months,
      payment,
      purpose,
      income,
      employment,
      employer,
      status: loan.status,
      reason: loan.reason,
      score: loan.score,
      appliedAt: loan.appliedAt,
      disbursedAt: loan.disbursedAt,
      outstanding: loan.outstanding,
    }),
  );
}

async function listOwnCards(bank: Bank, customerId: string) {
  const cards = await listCards(bank, bank.db, customerId);
  const paid = async (id: bigint) =>
    (await chargesOf(bank.db, id)).map(({ id: _id, cardId: _card, ...charge }) => charge);
  return Promise.all(
    cards.map(async ({ id, label, brand, lastFour, expires, status }) => ({
      label,
      brand,
      lastFour,
      expires,
      status,
      payments: await paid(id),
    })),
  );
}

async function listSaved(bank: Bank, customerId: string) {
  const goals = await listGoals(bank.db, customerId);
  return Promise.all(
    goals.map(async ({ id, customerId: _whose, rateBp, progressBp: _progress, ...goal }) => ({
      ...goal,
      ratePercent: rateBp / 100,
      lines: await goalHistory(bank.db, id),
    })),
  );
}

/** The groups that a customer is or was in, with their own lines of each book. */
async function listMemberships(bank: Bank, customerId: string) {
  const members = await bank.db
    .selectFrom('groupMember')
    .innerJoin('savingsGroup', 'savingsGroup.id', 'groupMember.groupId')
    .select(['groupMember.id', 'name', 'kind', 'contribution', 'frequency', 'status', 'joinedAt', 'kinPhone'])
    .select(['ended', 'endedAt', 'standing'])
    .where('groupMember.customerId', '=', customerId)
    .orderBy('groupMember.id')
    .execute();
  const linesOf = (memberId: bigint) =>
    bank.db
      .selectFrom('groupLine')
      .select(['at', 'kind', 'round', 'turn', 'amount', 'reference'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute();
  return Promise.all(
    members.map(async ({ id, ...membership }) => ({ ...membership, lines: await linesOf(id) })),
  );
}

async function learned(bank: Bank, customerId: string) {
  const progress = await progressOf(bank.db, customerId, bank.clock.now());
  const achievements = await listAchievements(bank.db, customerId);
  return { ...progress, achievements: achievements.filter(({ at }) => at !== undefined) };
}

const listNotices = (bank: Bank, customerId: string) =>
  bank.db
    .selectFrom('notification')
    .select(['at', 'type', 'title', 'message'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .limit(LINES)
    .execute();

const listInvested = async (bank: Bank, customerId: string) =>
  (await listTrades(bank.db, customerId)).map(({ asset, quantity, planId: _planId, ...trade }) => ({
    ...trade,
    asset: asset.symbol,
    quantity: printQuantity(quantity),
  }));

const listFromAbroad = async (bank: Bank, customerId: string) =>
  (await listRemittances(bank.db, { customerId })).map(
    ({ reference, country, currency, amount, receives, recipientPhone, status, createdAt }) => ({
      reference,
      country,
      amount: printForeign(amount, currency),
      receives,
      recipientPhone,
      status,
      createdAt,
    }),
  );

/** Gathers a customer's data for the customer; that it was done stands in the audit log. */
export async function exportData(bank: Bank, customerId: string, origin: Origin): Promise<Export> {
  const profile = await getProfile(bank.db, customerId);
  await recordAlone(bank, {
    actor: { kind: 'customer', id: customerId },
    action: 'data_exported',
    origin,
    customerId,
  });
  const { id, firstName, lastName, phone, email, language, status, tier, kycStatus, nuban, joinedAt } =
    profile;
  const plainly = (value: object) => plain(value) as Record<string, unknown>;
  return {
    madeAt: bank.clock.now().toISOString(),
    profile: plainly({
      id,
      firstName,
      lastName,
      phone,
      email,
      language,
      status,
      kycTier: tier,
      kycStatus,
      accountNumber: nuban,
      joinedAt,
    }),
    numbersAndChats: rows(await listIdentities(bank, customerId)),
    security: plainly(await getSecurity(bank.db, customerId)),
    limits: plainly(await limitsOf(bank.db, profile, bank.clock.now())),
    levels: rows(await listKyc(bank.db, customerId)),
    bankAccounts: rows(await listLinkedAccounts(bank.db, customerId)),
    devices: rows(await listDevices(bank.db, bank.clock, customerId)),
    beneficiaries: rows(await listBeneficiaries(bank.db, customerId, LINES)),
    transactions: rows(await listStatement(bank.db, customerId, { limit: LINES })),
    liens: rows((await liensOf(bank.db, customerId)).map(orderedBy)),
    billsAndAirtime: rows(await listBills(bank.db, customerId, { limit: LINES })),
    cards: rows(await listOwnCards(bank, customerId)),
    goals: rows(await listSaved(bank, customerId)),
    groups: rows(await listMemberships(bank, customerId)),
    loans: rows(await listBorrowed(bank, customerId)),
    investments: rows(await listInvested(bank, customerId)),
    remittances: rows(await listFromAbroad(bank, customerId)),
    learning: plainly(await learned(bank, customerId)),
    notifications: rows(await listNotices(bank, customerId)),
    cases: rows(await listDisputes(bank.db, customerId)),
    tickets: rows(await listTickets(bank.db, customerId)),
    messages: rows(await listTalk(bank, customerId)),
    modelConsents: rows(await listModelConsents(bank.db, customerId)),
    activity: rows(await listDone(bank, customerId)),
  };
}

const headings: Record<Exclude<keyof Export, 'madeAt'>, string> = {
  profile: 'Who you are',
  numbersAndChats: 'Your numbers and chats',
  security: 'Your security settings',
  limits: 'Your limits (naira)',
  levels: 'Your levels',
  bankAccounts: 'Your accounts at other banks',
  devices: 'Your devices',
  beneficiaries: 'Whom you have paid',
  transactions: 'Your transactions (naira)',
  liens: 'Money held by order',
  billsAndAirtime: 'Your bills and airtime (naira)',
  cards: 'Your cards and what was paid by them (naira)',
  goals: 'What you save (naira)',
  groups: 'The groups that you save in (naira)',
  loans: 'Your loans (naira)',
  investments: 'What you bought and sold (naira)',
  remittances: 'What you sent from abroad (naira)',
  learning: 'What you learned',
  notifications: 'What you were told',
  cases: 'What you asked back',
  tickets: 'Your tickets',
  messages: 'What was said',
  modelConsents: 'Whether a model of another company may read it',
  activity: 'What happened on your account',
};

const lineOf = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('   ');

/** The same as a PDF that can be read and printed. */
export async function exportPdf(data: Export): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const page = new PdfDocument({
    size: 'A4',
    margin: 48,
    info: { Title: 'Your data at Karo', Author: 'Karo' },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.once('end', resolve));
  page.registerFont('plain', fontFile).font('plain');
  page.fontSize(20).text('Your data at Karo').fontSize(9).text(`Made at ${data.madeAt}`).moveDown();
  for (const [name, heading] of Object.entries(headings) as [keyof typeof headings, string][]) {
    page.moveDown().fontSize(13).text(heading).moveDown(0.3).fontSize(8.5);
    const part = data[name];
    const lines = (Array.isArray(part) ? part : [part]).map(lineOf);
    // What the font cannot draw is left out, and the JSON has it.
    for (const line of lines)
      page.text(line.replace(/\p{Extended_Pictographic}|\uFE0F/gu, ''), { paragraphGap: 3 });
    if (lines.length === 0) page.text('Nothing.');
  }
  page.end();
  await ended;
  return Buffer.concat(chunks);
}
