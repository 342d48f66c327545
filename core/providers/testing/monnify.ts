import { createHmac } from 'node:crypto';
import { banks } from '../../kernel/index.ts';
import { textAt } from '../http.ts';
import { type Asked, openProviderServer, type ProviderServer, type Reply } from './server.ts';

export type Disbursement = {
  reference: string;
  amount: string;
  status: string;
  description: string;
  createdOn?: string;
};
export type MonnifyCredit = {
  reference: string;
  amount: string;
  account: string;
  status: string;
  paidOn?: string;
};

export type MonnifyServer = ProviderServer & {
  account: { apiKey: string; secretKey: string; contractCode: string; wallet: string };
  disbursements: Map<string, Disbursement>;
  credits: Map<string, MonnifyCredit>;
  becomes(status: string, description?: string): void;
  /** The token that was given is not taken any more. */
  expire(): void;
  sign(body: string): string;
};

const done = (responseBody: unknown): Reply => ({
  body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
});
const refused = (responseCode: string, responseMessage: string, status = 400): Reply => ({
  status,
  body: { requestSuccessful: false, responseMessage, responseCode },
});

/** JSON with an amount as Monnify writes it, which no float of ours may touch. */
const withAmount = (name: string, amount: string, rest: object): string =>
  JSON.stringify({
    requestSuccessful: true,
    responseMessage: 'success',
    responseCode: '0',
    responseBody: rest,
  }).replace('"responseBody":{', `"responseBody":{"${name}":${amount},`);

const UNKNOWN_ACCOUNT = '0000000000';

/** Monnify's own code for a bank: not CBN's for some. */
const codeFor = (cbnCode: string): string => (cbnCode.length > 3 ? `M${cbnCode}` : cbnCode);

type Books = {
  disbursements: Map<string, Disbursement>;
  credits: Map<string, MonnifyCredit>;
  next: { status: string; description: string };
};

const shown = (made: Disbursement): Reply => ({
  body: withAmount('amount', made.amount, {
    reference: made.reference,
    status: made.status,
    transactionDescription: made.description,
    transactionReference: 'MFDS2026112700000001',
  }),
  headers: { 'content-type': 'application/json' },
});

const order = ({ disbursements, next }: Books, { body }: Asked): Reply => {
  const reference = textAt(body, 'reference') ?? '';
  if (!textAt(body, 'destinationAccountName')) return refused('99', 'destinationAccountName is required');
  if (disbursements.has(reference)) return refused('D05', 'Transaction with reference already exists');
  if (textAt(body, 'destinationAccountNumber') === UNKNOWN_ACCOUNT) return refused('D03', 'Invalid account');
  const made = { reference, amount: textAt(body, 'amount') ?? '0', ...next };
  disbursements.set(reference, made);
  return shown(made);
};

const summary = ({ disbursements }: Books, { query }: Asked): Reply => {
  const made = disbursements.get(query.get('reference') ?? '');
  return made ? shown(made) : refused('D02', 'Could not find disbursement', 404);
};

const validate = ({ query }: Asked): Reply =>
  query.get('accountNumber') === UNKNOWN_ACCOUNT
    ? refused('D03', 'Invalid account', 404)
    : done({
        accountNumber: query.get('accountNumber'),
        accountName: 'CHIDI OKAFOR',
        bankCode: query.get('bankCode'),
      });

const transaction = ({ credits }: Books, { query }: Asked): Reply => {
  const credit = credits.get(query.get('transactionReference') ?? '');
  if (!credit) return refused('99', 'Could not find transaction', 404);
  return {
    headers: { 'content-type': 'application/json' },
    body: withAmount('amountPaid', credit.amount, {
      transactionReference: credit.reference,
      paymentStatus: credit.status,
      currency: 'NGN',
      paymentMethod: 'ACCOUNT_TRANSFER',
      paidOn: '2026-11-27 11:28:42.615',
      destinationAccountInformation: {
        bankCode: '232',
        bankName: 'Sterling',
        accountNumber: credit.account,
      },
      paymentSourceInformation: [{ bankCode: '057', accountName: 'MUSA BELLO', accountNumber: '0123456789' }],
    }),
  };
};

const listed = (rows: readonly object[], { query }: Asked, pageName: string, sizeName: string): Reply => {
  const [page, size] = [Number(query.get(pageName) ?? 0), Number(query.get(sizeName) ?? 10)];
  return done({ content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length });
};
/** Its lists write amounts as text, and pass over no line for its date: what they count `from` and `to` by is not documented. */
const search = ({ credits }: Books, asked: Asked): Reply =>
  listed(
    [...credits.values()].map(({ reference, amount, status, paidOn = '2026-11-27T10:28:42.000+0000' }) => ({
      transactionReference: reference,
      amountPaid: amount,
      paymentStatus: status,
      paymentMethod: 'ACCOUNT_TRANSFER',
      currencyCode: 'NGN',
      completedOn: paidOn,
    })),
    asked,
    'page',
    'size',
  );
const searchOut = ({ disbursements }: Books, asked: Asked): Reply =>
  listed(
    [...disbursements.values()].map(({ createdOn = '17/03/2021 3:23:32 AM', ...made }) => ({
      ...made,
      createdOn,
    })),
    asked,
    'pageNo',
    'pageSize',
  );

const routesOf = (books: Books): Record<string, (asked: Asked) => Reply> => ({
  'POST /api/v2/disbursements/single': (asked) => order(books, asked),
  'GET /api/v2/disbursements/single/summary': (asked) => summary(books, asked),
  'GET /api/v1/disbursements/account/validate': validate,
  'GET /api/v1/transactions/search': (asked) => search(books, asked),
  'GET /api/v2/disbursements/search-transactions': (asked) => searchOut(books, asked),
  'GET /api/v1/banks': () => done(banks.map(({ name, cbnCode }) => ({ name, code: codeFor(cbnCode) }))),
  'GET /api/v2/disbursements/wallet-balance': () =>
    done({ availableBalance: '12345678.90', ledgerBalance: '12345678.90' }),
  'GET /api/v2/merchant/transactions/query': (asked) => transaction(books, asked),
  'POST /api/v2/bank-transfer/reserved-accounts': ({ body }) =>
    done({
      accountReference: textAt(body, 'accountReference'),
      accounts: [
        { bankCode: '232', bankName: 'Sterling Bank', accountNumber: '6000140770', accountName: 'ADA OBI' },
      ],
      status: 'ACTIVE',
    }),
});

/** Monnify as its documents describe it: tokens, disbursements, reserved accounts and their credits. */
export async function openMonnifyServer(): Promise<MonnifyServer> {
  const account = {
    apiKey: 'MK_TEST_KARO',
    secretKey: 'monnify_secret',
    contractCode: '4934121686',
    wallet: '8016472829',
  };
  const books: Books = {
    disbursements: new Map(),
    credits: new Map(),
    next: { status: 'SUCCESS', description: 'Transaction successful' },
  };
  const { disbursements, credits } = books;
  const routes = routesOf(books);
  const basic = `Basic ${Buffer.from(`${account.apiKey}:${account.secretKey}`).toString('base64')}`;
  let token = 0;

  const server = await openProviderServer((asked) => {
    if (asked.path === '/api/v1/auth/login') {
      if (asked.headers.authorization !== basic) return refused('99', 'Invalid credentials', 401);
      token += 1;
      return done({ accessToken: `token-${token}`, expiresIn: 3567 });
    }
    if (asked.headers.authorization !== `Bearer token-${token}`)
      return refused('99', 'Token has expired', 401);
    return routes[`${asked.method} ${asked.path}`]?.(asked);
  });
  return {
    ...server,
    account,
    disbursements,
    credits,
    becomes: (status, description = status) => {
      books.next = { status, description };
    },
    expire: () => {
      token += 1;
    },
    sign: (body) => createHmac('sha512', account.secretKey).update(body).digest('hex'),
  };
}
