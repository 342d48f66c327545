import { createHmac } from 'node:crypto';
import { banks } from '../../kernel/index.ts';
import { textAt } from '../http.ts';
import { type Asked, openProviderServer, type ProviderServer, type Reply } from './server.ts';

export type PaystackTransfer = {
  reference: string;
  amount: number;
  recipient: string;
  status: string;
  id: number;
};
export type PaystackCredit = {
  reference: string;
  amount: number;
  account: string;
  status: string;
  currency: string;
  paidAt: string;
};

export type PaystackRefund = { transaction: string; amount: number; status: string; note: string };

export type PaystackServer = ProviderServer & {
  key: string;
  transfers: Map<string, PaystackTransfer>;
  credits: Map<string, PaystackCredit>;
  /** Refunds by the reference of their transaction. */
  refunds: Map<string, PaystackRefund>;
  /** The status of transfers that are made from now on. */
  becomes(status: string): void;
  /** Signs a webhook as Paystack does. */
  sign(body: string): string;
};

const failed = (status: number, message: string, code: string): Reply => ({
  status,
  body: { status: false, message, meta: { nextStep: 'Try again' }, type: 'validation_error', code },
});
const ok = (data: unknown, message = 'OK'): Reply => ({ body: { status: true, message, data } });

const UNKNOWN_ACCOUNT = '0000000000';
const NOT_SIGNED_IN = failed(401, 'Invalid key', 'invalid_Key');

const shownTransfer = (made: PaystackTransfer) => ({
  id: made.id,
  domain: 'test',
  amount: made.amount,
  currency: 'NGN',
  reference: made.reference,
  status: made.status,
  source: 'balance',
  reason: 'a transfer',
  transfer_code: `TRF_${made.id}`,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  session: {
    provider: made.status === 'success' ? 'nip' : null,
    id: made.status === 'success' ? '9'.repeat(30) : null,
  },
});

type Books = {
  transfers: Map<string, PaystackTransfer>;
  credits: Map<string, PaystackCredit>;
  refunds: Map<string, PaystackRefund>;
  next: string;
  serial: number;
};

const order = (books: Books, { body }: Asked): Reply => {
  const { transfers } = books;
  const reference = textAt(body, 'reference') ?? '';
  const recipient = textAt(body, 'recipient') ?? '';
  if (transfers.has(reference))
    return failed(
      400,
      'Please provide a unique reference. Reference already exists on a transfer',
      'duplicate_transfer_reference',
    );
  if (!recipient.startsWith('RCP_'))
    return failed(400, 'Recipient specified is invalid', 'invalid_transfer_recipient');
  const amount = Number(textAt(body, 'amount'));
  if (amount > 100_000_000_00)
    return failed(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance');
  books.serial += 1;
  const made = { reference, amount, recipient, status: books.next, id: books.serial };
  transfers.set(reference, made);
  return ok(shownTransfer(made), 'Transfer has been queued');
};

const verify = ({ transfers }: Books, reference: string): Reply => {
  const made = transfers.get(reference);
  return made
    ? ok(shownTransfer(made))
    : { status: 404, body: { status: false, message: 'Transfer not found' } };
};

const resolve = ({ query }: Asked): Reply => {
  const account = query.get('account_number') ?? '';
  if (account === UNKNOWN_ACCOUNT)
    return failed(422, 'Could not resolve account name. Check parameters or try again.', 'invalid_bank_code');
  return ok({ account_number: account, account_name: 'CHIDI OKAFOR', bank_id: 9 });
};

const BANKS_PAGE = 10;
/** By a cursor, fewer at a time than are asked for. */
const listBanks = ({ query }: Asked): Reply => {
  const from = Number(query.get('next') ?? 0);
  const rows = banks.slice(from, from + BANKS_PAGE);
  const next = from + BANKS_PAGE < banks.length ? `${from + BANKS_PAGE}` : null;
  const data = rows.map(({ name, cbnCode: code }) => ({ name, code, currency: 'NGN', active: true }));
  return { body: { status: true, message: 'OK', data, meta: { next, previous: null, perPage: BANKS_PAGE } } };
};

const recipientFor = ({ body }: Asked): Reply => {
  const account = textAt(body, 'account_number') ?? '';
  if (account === UNKNOWN_ACCOUNT) return failed(400, 'Account details are invalid', 'invalid_params');
  const code = `RCP_${textAt(body, 'bank_code')}${account}`;
  return {
    status: 201,
    body: { status: true, message: 'Recipient created', data: { recipient_code: code } },
  };
};

const shownCredit = (credit: PaystackCredit, id: number) => ({
  id,
  domain: 'test',
  status: credit.status,
  reference: credit.reference,
  amount: credit.amount,
  channel: 'dedicated_nuban',
  currency: credit.currency,
  paid_at: credit.paidAt,
  fees: 5000,
  metadata: { receiver_account_number: credit.account, receiver_bank: 'Wema Bank' },
  authorization: {
    channel: 'dedicated_nuban',
    sender_bank: 'Zenith Bank',
    sender_bank_account_number: 'XXXXXX0011',
    sender_name: 'MUSA BELLO',
    narration: 'rent',
    receiver_bank_account_number: credit.account,
  },
});

/** Newest first, as Paystack lists them; one without a time is of every time. */
const creditsIn = ({ credits }: Books, { query }: Asked): PaystackCredit[] => {
  const [from, to] = [new Date(query.get('from') ?? 0), new Date(query.get('to') ?? Date.now())];
  return [...credits.values()]
    .filter(({ paidAt }) => paidAt === '' || (new Date(paidAt) >= from && new Date(paidAt) <= to))
    .toReversed();
};
const pageOf = <T>({ query }: Asked, rows: T[]): T[] => {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 50)];
  return rows.slice((page - 1) * size, page * size);
};

const dedicated = ({ body }: Asked): Reply =>
  ok({
    bank: { name: 'Wema Bank', id: 20, slug: textAt(body, 'preferred_bank') },
    account_name: 'KARO/ADA OBI',
    account_number: '9930000737',
    assigned: true,
    currency: 'NGN',
    active: true,
    id: 253,
  });

const FIRST_ID = 42;
const idOf = ({ credits }: Books, reference: string): number =>
  FIRST_ID + [...credits.keys()].indexOf(reference);

const shownRefund = (books: Books, { transaction, amount, status, note }: PaystackRefund) => ({
  transaction: idOf(books, transaction),
  amount,
  status,
  currency: 'NGN',
  merchant_note: note,
});

const refundsIn = (books: Books, { query }: Asked) => {
  const wanted = query.get('transaction');
  const rows = [...books.refunds.values()].map((made) => shownRefund(books, made));
  return wanted === null ? rows : rows.filter(({ transaction }) => `${transaction}` === wanted);
};

/** A refund of a whole credit: the answer shows the transaction that it is of, as the list does not. */
const refund = (books: Books, { body }: Asked): Reply => {
  const transaction = textAt(body, 'transaction') ?? '';
  const credit = books.credits.get(transaction);
  if (!credit) return failed(404, 'Transaction not found', 'transaction_not_found');
  if (books.refunds.has(transaction))
    return failed(400, 'Transaction has been fully reversed', 'transaction_reversed');
  const amount = Number(textAt(body, 'amount') ?? credit.amount);
  const status = books.next === 'success' ? 'processed' : books.next;
  const made = { transaction, amount, status, note: textAt(body, 'merchant_note') ?? '' };
  books.refunds.set(transaction, made);
  const shown = { reference: transaction, id: idOf(books, transaction) };
  return ok({ ...shownRefund(books, made), transaction: shown }, 'Refund has been queued for processing');
};

const routesOf = (books: Books): Record<string, (asked: Asked) => Reply> => ({
  'POST /transfer': (asked) => order(books, asked),
  'POST /transferrecipient': recipientFor,
  'GET /bank/resolve': resolve,
  'GET /bank': listBanks,
  'GET /balance': () => ok([{ currency: 'NGN', balance: 12_345_678_90 }]),
  'GET /transfer': () => ok([...books.transfers.values()].map(shownTransfer)),
  'GET /transaction': (asked) =>
    ok(pageOf(asked, creditsIn(books, asked)).map((each) => shownCredit(each, idOf(books, each.reference)))),
  'POST /customer': () => ok({ customer_code: 'CUS_1', id: 1 }),
  'POST /dedicated_account': dedicated,
  'GET /dedicated_account/requery': () => ok(null),
  'POST /refund': (asked) => refund(books, asked),
  'GET /refund': (asked) => ok(pageOf(asked, refundsIn(books, asked))),
});

/** Paystack as its documents describe it: transfers, name enquiry, dedicated accounts and their credits. */
export async function openPaystackServer(): Promise<PaystackServer> {
  const key = 'sk_test_karo';
  const books: Books = {
    transfers: new Map(),
    credits: new Map(),
    refunds: new Map(),
    next: 'success',
    serial: 1000,
  };
  const { transfers, credits, refunds } = books;
  const routes = routesOf(books);
  const server = await openProviderServer((asked) => {
    if (asked.headers.authorization !== `Bearer ${key}`) return NOT_SIGNED_IN;
    const route = routes[`${asked.method} ${asked.path}`];
    if (route) return route(asked);
    const [, kind, verb, reference = ''] = asked.path.split('/');
    if (kind === 'transfer' && verb === 'verify') return verify(books, reference);
    const credit = kind === 'transaction' && verb === 'verify' ? credits.get(reference) : undefined;
    return credit
      ? ok(shownCredit(credit, idOf(books, reference)))
      : failed(404, 'Transaction reference not found.', 'transaction_not_found');
  });
  return {
    ...server,
    key,
    transfers,
    credits,
    refunds,
    becomes: (status) => {
      books.next = status;
    },
    sign: (body) => createHmac('sha512', key).update(body).digest('hex'),
  };
}
