import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Db, Trx } from '@karo/db/client';
import { renderAsync } from '@resvg/resvg-js';
import { findCustomer, nameOnOrders } from '../customers/index.ts';
import { kobo, type Language, printNaira, qrSquares, toNaira, zero } from '../kernel/index.ts';
import { phrasesIn, printDayIn, printTime } from '../phrases/index.ts';
import { transferView } from '../products/transfers/index.ts';
import { findBill } from '../products/vending/index.ts';
import { brandGreen, markSvg } from './mark.ts';
import { maskAccount } from './masking.ts';
import { productReceipt } from './product-receipts.ts';
import type { ReceiptLine, ReceiptView, Status } from './receipt-view.ts';

async function billReceipt(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const order = await findBill(db, reference);
  if (!order) return undefined;
  const customer = await findCustomer(db, order.customerId);
  const { plan, token, units } = order;
  return {
    reference: order.reference,
    customerId: order.customerId,
    status: order.status,
    operation: order.kind === 'airtime' ? 'airtime' : 'bill',
    amount: order.amount,
    fee: kobo(0),
    vat: kobo(0),
    duty: kobo(0),
    total: order.amount,
    to: { name: order.holder ?? order.billerName, bank: order.billerName, account: order.number },
    from: { name: customer ? nameOnOrders(customer) : '', account: customer?.nuban ?? '' },
    narration: '',
    ...(order.kind !== 'airtime' && { bought: { plan, token, units } }),
    at: order.settledAt ?? order.createdAt,
  };
}

const IN = '-IN';

/** The receipt of who got a transfer: their leg of it. What the sender was charged is not theirs to see. */
async function receivedReceipt(db: Db | Trx, given: string): Promise<ReceiptView | undefined> {
  if (!given.toUpperCase().endsWith(IN)) return undefined;
  const transfer = await transferView(db, given.slice(0, -IN.length));
  const arrived = transfer?.status === 'success' || transfer?.status === 'reversed';
  if (!transfer?.toCustomerId || !arrived) return undefined;
  const { reference, toCustomerId: customerId, status, amount, narration } = transfer;
  const [to, from] = [
    { name: transfer.name, bank: transfer.bankName, account: transfer.account },
    { name: transfer.senderName, account: transfer.senderAccount },
  ];
  const masked = (party: typeof from) => `${party.name} ${maskAccount(party.account)}`;
  return {
    reference,
    key: `${reference}${IN}`,
    customerId,
    operation: 'transfer',
    status,
    to,
    from,
    narration,
    amount,
    total: amount,
    fee: zero,
    vat: zero,
    duty: zero,
    lines: ({ money: { receipt: say } }) => [
      { label: say.from, value: masked(from), strong: true },
      { label: say.to, value: masked(to) },
    ],
    at: transfer.settledAt ?? transfer.createdAt,
  };
}

/** The receipt behind a reference, of a transfer, of airtime, of a bill, or of whatever else stands in the book under it. */
export async function receiptView(db: Db | Trx, reference: string): Promise<ReceiptView | undefined> {
  const transfer = await transferView(db, reference);
  if (!transfer)
    return (
      (await receivedReceipt(db, reference)) ??
      (await billReceipt(db, reference)) ??
      productReceipt(db, reference)
    );
  const { customerId, status, amount, fee, vat, duty, total, narration, sessionId } = transfer;
  return {
    reference: transfer.reference,
    operation: 'transfer',
    customerId,
    status,
    amount,
    fee,
    vat,
    duty,
    total,
    narration,
    sessionId,
    to: { name: transfer.name, bank: transfer.bankName, account: transfer.account },
    from: { name: transfer.senderName, account: transfer.senderAccount },
    at: transfer.settledAt ?? transfer.createdAt,
  };
}

export { maskAccount };

/** Whether a receipt is this customer's: whoever paid, or whom money from abroad reached. */
const ownsReceipt = (view: ReceiptView, customerId: string | undefined): boolean =>
  customerId !== undefined && (view.customerId === customerId || view.alsoOf === customerId);

/** A customer’s own receipt behind a reference: of what they paid, or of what reached them. */
export async function receiptFor(
  db: Db | Trx,
  reference: string,
  customerId: string | undefined,
): Promise<ReceiptView | undefined> {
  for (const key of [reference, `${reference}${IN}`]) {
    const view = await receiptView(db, key);
    if (view && ownsReceipt(view, customerId)) return view;
  }
  return undefined;
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => `${part.slice(0, 1)}.`)
    .join(' ');

const ends: Partial<Record<Status, 'success' | 'failed'>> = {
  success: 'success',
  failed: 'failed',
  cancelled: 'failed',
  reversed: 'failed',
};

/** What anybody who holds a receipt's reference may know of it: enough to tell a true one from a drawn one. */
export function receiptProof(view: ReceiptView) {
  return {
    reference: view.reference,
    operation: view.operation,
    status: ends[view.status] ?? ('pending' as const),
    amount: toNaira(view.amount),
    date: view.at.toISOString(),
    to: view.operation === 'airtime' ? view.to.name : initials(view.to.name),
    bank: view.to.bank,
    account: maskAccount(view.to.account),
  };
}

type Line = ReceiptLine;

function targetLines(view: ReceiptView, language: Language): Line[] {
  const { money, bills } = phrasesIn(language);
  const { receipt: say } = money;
  const { to, bought } = view;
  if (view.operation === 'airtime')
    return [
      { label: say.network, value: to.name },
      { label: say.phone, value: to.account },
    ];
  if (!bought)
    return [
      { label: say.to, value: to.name, strong: true },
      { label: say.bank, value: to.bank },
      { label: say.account, value: maskAccount(to.account) },
    ];
  const { labels } = bills;
  const extra = (['plan', 'token', 'units'] as const).flatMap((name) =>
    bought[name] ? [{ label: labels[name], value: bought[name], strong: name === 'token' }] : [],
  );
  return [
    { label: labels.biller, value: to.bank, strong: true },
    ...(to.name === to.bank ? [] : [{ label: say.to, value: to.name }]),
    { label: labels.number, value: to.account },
    ...extra,
  ];
}

function productLines(view: ReceiptView, lines: readonly Line[], language: Language): Line[] {
  const { receipt: say } = phrasesIn(language).money;
  return [
    ...lines,
    ...(view.narration ? [{ label: say.narration, value: view.narration }] : []),
    { label: say.amount, value: printNaira(view.amount), strong: view.fee === 0n },
    ...(view.fee
      ? [
          { label: say.fee, value: printNaira(view.fee) },
          { label: say.total, value: printNaira(view.total), strong: true },
        ]
      : []),
    { label: say.date, value: `${printDayIn(language)(view.at)}, ${printTime(view.at)} WAT` },
    { label: say.reference, value: view.reference },
  ];
}

function linesOf(view: ReceiptView, language: Language): Line[] {
  const phrases = phrasesIn(language);
  if (view.lines) return productLines(view, view.lines(phrases), language);
  const { receipt: say } = phrases.money;
  const fee = view.fee ? printNaira(view.fee) : say.free;
  return [
    ...targetLines(view, language),
    { label: say.from, value: `${view.from.name} ${maskAccount(view.from.account)}` },
    ...(view.narration ? [{ label: say.narration, value: view.narration }] : []),
    { label: say.amount, value: printNaira(view.amount) },
    { label: say.fee, value: fee },
    ...(view.vat ? [{ label: say.vat, value: printNaira(view.vat), small: true }] : []),
    ...(view.duty ? [{ label: say.duty, value: printNaira(view.duty) }] : []),
    { label: say.total, value: printNaira(view.total), strong: true },
    { label: say.date, value: `${printDayIn(language)(view.at)}, ${printTime(view.at)} WAT` },
    { label: say.reference, value: view.reference },
    ...(view.sessionId ? [{ label: say.session, value: view.sessionId, small: true }] : []),
  ];
}

const titleOf = (view: ReceiptView, language: Language): string => {
  const { money, bills, receipts } = phrasesIn(language);
  const titles = {
    ...receipts.titles,
    airtime: money.receipt.airtimeTitle,
    bill: bills.receiptTitle,
    transfer: money.receipt.title,
  };
  return titles[view.operation];
};

/** The receipt as text. */
export function receiptText(view: ReceiptView, language: Language): string {
  const { receipt: say } = phrasesIn(language).money;
  const lines = linesOf(view, language).map(({ label, value }) => `${label}: ${value}`);
  return [`${titleOf(view, language)}: ${say.status[view.status]}`, ...lines].join('\n');
}

const WIDTH = 720;
const SIDE = 48;
const HEAD = 372;
const ROW = 68;
const WRAP = 30;
const WRAP_STRONG = 23;
const WRAPPED = 36;
/** The code at the foot, with its words beside it, and the bank's name under both. */
const CODE = 168;
const FOOT = CODE + 112;
const FOOT_WRAP = 38;

const inks: Record<'good' | 'open' | 'bad', { ink: string; paper: string }> = {
  good: { ink: '#066649', paper: '#d7f5ea' },
  open: { ink: '#7a4d00', paper: '#fff0cc' },
  bad: { ink: '#b02020', paper: '#ffe3e3' },
};
const inkOf = (status: Status) => {
  if (status === 'success') return inks.good;
  return status === 'failed' || status === 'cancelled' || status === 'reversed' ? inks.bad : inks.open;
};

const escapeXml = (text: string): string =>
  text.replace(
    /[<>&"']/g,
    (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  );

// Characters that XML does not allow at all would make the whole picture unreadable.
const clean = (text: string): string => escapeXml(text.replace(/[^\P{C}]/gu, ''));

/** Lines of at most so many characters, broken at spaces where there are any. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= most) lines[lines.length - 1] = `${line} ${word}`;
    else for (let at = 0; at < Math.max(word.length, 1); at += most) lines.push(word.slice(at, at + most));
  }
  return lines;
}

type Drawn = { svg: string; height: number };

function drawLine(line: Line, top: number): Drawn {
  const values = wrap(line.value, line.strong ? WRAP_STRONG : WRAP);
  const height = ROW + (values.length - 1) * WRAPPED;
  const size = line.small ? 22 : 26;
  const value = values
    .map(
      (text, index) =>
        `<text x="${WIDTH - SIDE}" y="${top + 43 + index * WRAPPED}" text-anchor="end" font-size="${size}" fill="#17201d"${
          line.strong ? ' font-weight="bold"' : ''
        }>${clean(text)}</text>`,
    )
    .join('');
  const label = `<text x="${SIDE}" y="${top + 43}" font-size="24" fill="#52605b">${clean(line.label)}</text>`;
  const rule = `<path d="M${SIDE} ${top + height}H${WIDTH - SIDE}" stroke="#e3e9e6" stroke-width="2"/>`;
  return { svg: label + value + rule, height };
}

/** The teal head's lower edge is scalloped, like a torn slip's. */
const HEAD_SHAPE = `M0 0H720V340${'q-20 24 -40 0'.repeat(18)}Z`;

function drawHead(view: ReceiptView, language: Language): string {
  const { receipt: say } = phrasesIn(language).money;
  const { ink, paper } = inkOf(view.status);
  const status = clean(say.status[view.status]);
  const pill = 60 + status.length * 17;
  return [
    `<path d="${HEAD_SHAPE}" fill="${brandGreen}"/>`,
    `<g transform="translate(42 44)">${markSvg}</g>`,
    `<text x="120" y="90" font-size="34" font-weight="bold" fill="#ffffff">Karo</text>`,
    `<text x="${WIDTH - SIDE}" y="88" text-anchor="end" font-size="24" fill="#d7f5ea">${clean(titleOf(view, language))}</text>`,
    `<text x="360" y="208" text-anchor="middle" font-size="68" font-weight="bold" fill="#ffffff">${clean(printNaira(view.amount))}</text>`,
    `<rect x="${360 - pill / 2}" y="246" width="${pill}" height="52" rx="26" fill="${paper}"/>`,
    `<text x="360" y="281" text-anchor="middle" font-size="26" font-weight="bold" fill="${ink}">${status}</text>`,
  ].join('');
}

/** Where the receipt's code leads: to the page that says whether it is real. */
export const receiptLink = (site: string, reference: string): string => `${site}/security#${reference}`;

/** The code that proves the receipt, and what it is for. */
function drawFoot(view: ReceiptView, language: Language, top: number, site: string): string {
  const { receipt: say } = phrasesIn(language).money;
  const { side, path } = qrSquares(receiptLink(site, view.reference));
  const words = [say.scan, ...(view.sessionId ? [say.proof] : [])].flatMap((text) => [
    ...wrap(text, FOOT_WRAP),
    '',
  ]);
  const lines = words
    .map((text, index) =>
      text
        ? `<text x="${SIDE + CODE + 32}" y="${top + 60 + index * 26}" font-size="20" fill="#52605b">${clean(text)}</text>`
        : '',
    )
    .join('');
  return [
    `<path transform="translate(${SIDE} ${top + 32}) scale(${CODE / side})" d="${path}" fill="#17201d" shape-rendering="crispEdges"/>`,
    lines,
    `<text x="360" y="${top + CODE + 80}" text-anchor="middle" font-size="20" fill="${brandGreen}">karo · *347*5276#</text>`,
  ].join('');
}

/** The receipt as a picture, as tall as its lines need; its code leads to `site`. */
export function receiptSvg(view: ReceiptView, language: Language, site: string): string {
  let top = HEAD;
  const rows: string[] = [];
  for (const line of linesOf(view, language)) {
    const drawn = drawLine(line, top);
    rows.push(drawn.svg);
    top += drawn.height;
  }
  const height = top + FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="DejaVu Sans, Verdana, sans-serif"><rect width="${WIDTH}" height="${height}" fill="#ffffff"/>${drawHead(view, language)}${rows.join('')}${drawFoot(view, language, top, site)}</svg>`;
}

const require = createRequire(import.meta.url);
const fonts = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => join(fonts, 'ttf', file));

/** The receipt as PNG. Its letters come from a font that ships with the bank, so that ₦ and ọ are drawn on every machine. */
export async function receiptPng(view: ReceiptView, language: Language, site: string): Promise<Buffer> {
  const image = await renderAsync(receiptSvg(view, language, site), {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans' },
    background: '#ffffff',
  });
  return image.asPng();
}
