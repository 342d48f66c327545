import type { Logger } from 'pino';
import {
  bankByCode,
  banks,
  type Health,
  type NipCode,
  type NipCredit,
  type Paystack,
  type Rails,
  zero,
} from '../../kernel/index.ts';
import {
  type Ask,
  at,
  connect,
  type Heard,
  type Json,
  koboAt,
  listAt,
  type Trouble,
  textAt,
  withNumber,
} from '../http.ts';
import { alarmOf } from '../trouble.ts';

export type PaystackOptions = { account: Paystack; timeoutMs: number; trouble: Trouble; log: Logger };

/** The way to Paystack. */
export const askPaystack = ({ account, timeoutMs, trouble }: PaystackOptions): Ask =>
  connect({
    name: 'paystack',
    url: account.url,
    headers: { authorization: `Bearer ${account.secretKey}` },
    timeoutMs,
    trouble,
  });

const UNDER_WAY = new Set(['pending', 'received', 'queued', 'processing']);
/** The money is in our balance again, or never left it. */
const OVER = new Set(['failed', 'reversed', 'abandoned', 'blocked', 'rejected']);

/** The codes that definite refusals of a transfer are told as, by what Paystack calls them. */
const refusals: [RegExp, NipCode][] = [
  [/invalid_transfer_recipient|recipient specified is invalid/i, '07'],
  [/insufficient_balance|balance is not enough/i, '51'],
  [/third party payouts|starter business/i, '57'],
];

const isDuplicate = (body: Json): boolean =>
  textAt(body, 'code') === 'duplicate_transfer_reference' ||
  /reference already exists on a transfer/i.test(textAt(body, 'message') ?? '');

const RECIPIENTS_MOST = 10_000;

type Rail = { ask: Ask; alarm(why: string): void; recipients: Map<string, string> };

/** The data of an answer that says that the call succeeded; undefined otherwise. */
export const dataOf = (heard: Heard): Json =>
  !heard.silent && heard.status < 300 && at(heard.body, 'status') === true
    ? at(heard.body, 'data')
    : undefined;

const keyOf = ({ bankCode, account }: NipCredit): string => `${bankCode} ${account}`;

/** The code of Paystack for the account to be credited; `refused` where it says that there is none. */
async function recipientOf(
  { ask, recipients }: Rail,
  order: NipCredit,
  providerBank: string,
): Promise<{ code: string } | 'refused' | 'silence'> {
  const key = keyOf(order);
  const known = recipients.get(key);
  if (known) return { code: known };
  const heard = await ask({
    method: 'POST',
    path: '/transferrecipient',
    json: JSON.stringify({
      type: 'nuban',
      name: order.name,
      account_number: order.account,
      bank_code: providerBank,
      currency: 'NGN',
    }),
  });
  const code = textAt(dataOf(heard), 'recipient_code');
  if (code) {
    if (recipients.size >= RECIPIENTS_MOST) recipients.clear();
    recipients.set(key, code);
    return { code };
  }
  const isRefused = !heard.silent && (heard.status === 400 || heard.status === 422);
  return isRefused && at(heard.body, 'status') === false ? 'refused' : 'silence';
}

/** What a transfer's own status says; a status that nobody told us of is none. */
function codeOf(rail: Rail, data: Json): NipCode {
  const status = textAt(data, 'status') ?? '';
  if (status === 'success') return '00';
  if (status === 'otp') {
    rail.alarm('a transfer waits for a one-time code: switch that off for the API');
    return '09';
  }
  if (UNDER_WAY.has(status)) return '09';
  return OVER.has(status) ? '57' : 'silence';
}

const answerOf = (rail: Rail, data: Json) => {
  const amount = koboAt(data, 'amount');
  return {
    code: codeOf(rail, data),
    ...(amount !== undefined && { amount }),
    ...(textAt(data, 'session', 'id') && { trace: textAt(data, 'session', 'id') }),
  };
};

async function query(rail: Rail, sessionId: string): ReturnType<Rails['query']> {
  const heard = await rail.ask({ path: `/transfer/verify/${encodeURIComponent(sessionId)}` });
  if (heard.silent) return { code: 'silence' };
  if (heard.status === 404 && at(heard.body, 'status') === false) return { code: '25' };
  const data = dataOf(heard);
  return textAt(data, 'reference') === sessionId ? answerOf(rail, data) : { code: 'silence' };
}

/** What a refusal that was put in words says as a code; silence where it is none that we know. */
function refusalOf(rail: Rail, heard: Exclude<Heard, { silent: true }>): NipCode {
  const said = `${textAt(heard.body, 'code') ?? ''} ${textAt(heard.body, 'message') ?? ''}`;
  const refused = heard.status === 400 ? refusals.find(([pattern]) => pattern.test(said)) : undefined;
  if (refused?.[1] === '51') rail.alarm('the balance does not cover a transfer');
  if (refused?.[1] === '57') rail.alarm('the account may not pay others yet');
  return refused?.[1] ?? 'silence';
}

/** Reads the answer to an order; where the reference is known, the first order stands, and another amount under it is a bug. */
async function readCredit(rail: Rail, order: NipCredit, heard: Heard): ReturnType<Rails['credit']> {
  if (heard.silent) return { code: 'silence' };
  const data = dataOf(heard);
  if (data !== undefined) {
    const isOurs =
      textAt(data, 'reference') === order.sessionId && textAt(data, 'amount') === `${order.amount}`;
    if (isOurs && textAt(data, 'currency') === 'NGN') return answerOf(rail, data);
    rail.alarm('the answer to a transfer is about another one');
    return { code: 'silence' };
  }
  if (isDuplicate(heard.body)) {
    const first = await query(rail, order.sessionId);
    if (first.amount !== undefined && first.amount !== order.amount)
      rail.alarm('a reference stands for a transfer of another amount');
    return { code: '94' };
  }
  const code = refusalOf(rail, heard);
  // A recipient that was taken away in the dashboard is made anew for the next transfer.
  if (code === '07') rail.recipients.delete(keyOf(order));
  return { code };
}

async function credit(rail: Rail, order: NipCredit): ReturnType<Rails['credit']> {
  const providerBank = bankByCode(order.bankCode)?.cbnCode;
  if (!providerBank) return { code: '91' };
  const recipient = await recipientOf(rail, order, providerBank);
  if (recipient === 'refused') return { code: '07' };
  if (recipient === 'silence') return { code: 'silence' };
  const heard = await rail.ask({
    method: 'POST',
    path: '/transfer',
    json: withNumber('amount', `${order.amount}`, {
      source: 'balance',
      recipient: recipient.code,
      reference: order.sessionId,
      currency: 'NGN',
      reason: order.narration.slice(0, 100),
    }),
  });
  return readCredit(rail, order, heard);
}

async function enquire({ ask }: Rail, order: Parameters<Rails['enquire']>[0]): ReturnType<Rails['enquire']> {
  const { sessionId, account } = order;
  const providerBank = bankByCode(order.bankCode)?.cbnCode;
  if (!providerBank) return { code: '91', sessionId };
  const heard = await ask({
    path: '/bank/resolve',
    query: { account_number: account, bank_code: providerBank },
  });
  const name = textAt(dataOf(heard), 'account_name');
  if (name) return { code: '00', sessionId, name };
  if (heard.silent || ![400, 404, 422].includes(heard.status)) return { code: 'silence', sessionId };
  const message = textAt(heard.body, 'message') ?? '';
  return { code: /limit/i.test(message) ? 'silence' : '07', sessionId };
}

const BANKS_PAGE = '100';
const BANK_PAGES_MOST = 20;

/** The codes of the banks that it pays; none where the list cannot be read to its end. */
async function listBanks(ask: Ask): Promise<Set<string | undefined>> {
  const listed = new Set<string | undefined>();
  const query = { country: 'nigeria', currency: 'NGN', perPage: BANKS_PAGE, use_cursor: 'true' };
  let next: string | undefined;
  for (let page = 0; page < BANK_PAGES_MOST; page += 1) {
    const heard = await ask({ path: '/bank', query: { ...query, ...(next && { next }) } });
    if (!Array.isArray(dataOf(heard)) || heard.silent) return new Set();
    for (const row of listAt(heard.body, 'data')) listed.add(textAt(row, 'code'));
    next = textAt(heard.body, 'meta', 'next');
    if (!next) return listed;
  }
  return new Set();
}

/** The balance in naira; and whether one-time codes are off and the banks are named as we name them. */
async function health({ ask }: Rail): Promise<Health> {
  const balance = await ask({ path: '/balance' });
  if (balance.silent) return { works: false, problem: balance.why };
  const own = listAt(balance.body, 'data').find((each) => textAt(each, 'currency') === 'NGN');
  if (!textAt(own, 'balance')) return { works: false, problem: 'the key was not taken' };
  // What is owed to them is no balance.
  const known = { works: true, balance: koboAt(own, 'balance') ?? zero };
  const lately = await ask({ path: '/transfer', query: { perPage: '50' } });
  if (!lately.silent && listAt(lately.body, 'data').some((each) => textAt(each, 'status') === 'otp'))
    return { ...known, problem: 'transfers wait for one-time codes: switch them off for the API' };
  const listed = await listBanks(ask);
  const missing = banks.slice(1).filter(({ cbnCode }) => listed.size > 0 && !listed.has(cbnCode));
  if (missing.length === 0) return known;
  return { ...known, problem: `it lists no ${missing.map(({ short }) => short).join(', ')} under our code` };
}

/** Interbank transfers by Paystack: a session id of ours is the reference of a transfer there. */
export function paystackRails(options: PaystackOptions): Rails {
  const rail: Rail = {
    ask: askPaystack(options),
    alarm: alarmOf('paystack', options),
    recipients: new Map(),
  };
  return {
    name: 'paystack',
    enquire: (order) => enquire(rail, order),
    credit: (order) => credit(rail, order),
    query: (sessionId) => query(rail, sessionId),
    health: () => health(rail),
  };
}
