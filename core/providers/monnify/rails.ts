import {
  findBank,
  type Health,
  type NipCode,
  type NipCredit,
  type Rails,
  toNaira,
} from '../../kernel/index.ts';
import { type Ask, at, type Heard, type Json, nairaAt, textAt, withNumber } from '../http.ts';
import { alarmOf } from '../trouble.ts';
import { askMonnify, bodyOf, codeIn, type MonnifyOptions, messageIn } from './client.ts';

const UNDER_WAY = new Set(['PENDING', 'AWAITING_PROCESSING', 'IN_PROGRESS']);
/** Somebody must act before these go on. */
const HELD_UP = new Set([
  'PENDING_AUTHORIZATION',
  'PENDING_BATCH_AUTHORIZATION',
  'OTP_EMAIL_DISPATCH_FAILED',
  'EXPIRED',
]);

/** What the words of a failure mean; with the first, nobody knows whether the money arrived. */
const reasons: [RegExp, NipCode][] = [
  [/timed out|delayed processing|not available|processor malfunction/i, '96'],
  [/invalid destination account/i, '07'],
  [/dormant/i, '06'],
  [/name mismatch/i, '08'],
  [/limit/i, '61'],
];
const reasonOf = (text: string): NipCode => reasons.find(([pattern]) => pattern.test(text))?.[1] ?? '57';

/** Definite refusals of an order by their code; `alarm` where it is ours to mend. */
const refusals: Record<string, { code: NipCode; alarm?: string }> = {
  D03: { code: '07' },
  D04: { code: '51', alarm: 'the wallet does not cover a transfer' },
  D06: { code: '57', alarm: 'our address is not on the list of those that may call' },
};

type Rail = { ask: Ask; source: string; alarm(why: string): void; codes(): Promise<Map<string, string>> };

const DAY_MS = 86_400_000;

/** The provider's code of each bank that we name, by our code; the first row of a bank counts. */
function codesIn(rows: unknown): Map<string, string> {
  const codes = new Map<string, string>();
  for (const row of Array.isArray(rows) ? (rows as Json[]) : []) {
    const [code, bank] = [textAt(row, 'code'), findBank(textAt(row, 'name') ?? '')];
    if (code && bank && !codes.has(bank.code)) codes.set(bank.code, code);
  }
  return codes;
}

/** Monnify's own codes for the banks that we name, read once a day: they are neither CBN's nor NIP's. */
function bankCodes(ask: Ask): Rail['codes'] {
  let known: { at: number; codes: Map<string, string> } | undefined;
  return async () => {
    if (known && performance.now() - known.at < DAY_MS) return known.codes;
    const heard = await ask({ path: '/api/v1/banks' });
    const codes = codesIn(bodyOf(heard));
    if (codes.size === 0) return known?.codes ?? codes;
    known = { at: performance.now(), codes };
    return codes;
  };
}

function codeOf(rail: Rail, body: Json): NipCode {
  const status = textAt(body, 'status') ?? '';
  if (status === 'SUCCESS' || status === 'COMPLETED') return '00';
  if (status === 'FAILED') return reasonOf(textAt(body, 'transactionDescription') ?? '');
  if (status === 'REVERSED') return '57';
  if (HELD_UP.has(status)) {
    rail.alarm(`a transfer stands at ${status}: its authorisation must be off for the API`);
    return '09';
  }
  return UNDER_WAY.has(status) ? '09' : 'silence';
}

const answerOf = (rail: Rail, body: Json) => {
  const amount = nairaAt(body, 'amount');
  const trace = textAt(body, 'sessionId') ?? textAt(body, 'transactionReference');
  return { code: codeOf(rail, body), ...(amount !== undefined && { amount }), ...(trace && { trace }) };
};

const isMissing = (heard: Heard): boolean =>
  !heard.silent &&
  at(heard.body, 'requestSuccessful') === false &&
  (heard.status === 404 || codeIn(heard) === 'D02');

async function query(rail: Rail, sessionId: string): ReturnType<Rails['query']> {
  const heard = await rail.ask({
    path: '/api/v2/disbursements/single/summary',
    query: { reference: sessionId },
  });
  if (isMissing(heard)) return { code: '25' };
  const body = bodyOf(heard);
  return textAt(body, 'reference') === sessionId ? answerOf(rail, body) : { code: 'silence' };
}

async function readCredit(rail: Rail, order: NipCredit, heard: Heard): ReturnType<Rails['credit']> {
  const body = bodyOf(heard);
  if (body !== undefined) {
    const isOurs = textAt(body, 'reference') === order.sessionId && nairaAt(body, 'amount') === order.amount;
    if (isOurs) return answerOf(rail, body);
    rail.alarm('the answer to a transfer is about another one');
    return { code: 'silence' };
  }
  const code = codeIn(heard);
  if (code === 'D05') {
    const first = await query(rail, order.sessionId);
    if (first.amount !== undefined && first.amount !== order.amount)
      rail.alarm('a reference stands for a transfer of another amount');
    return { code: '94' };
  }
  // Nothing was done; but words that tell of a time-out are believed before the code is.
  if (code === 'D01') return { code: reasonOf(messageIn(heard)) };
  const refused = refusals[code];
  if (refused?.alarm) rail.alarm(refused.alarm);
  // D07: the same amount to the same account a moment ago. It was not sent, and goes under the same reference once the summary knows nothing of it.
  return { code: refused?.code ?? 'silence' };
}

const NARRATION_LEAST = 3;

async function credit(rail: Rail, order: NipCredit): ReturnType<Rails['credit']> {
  const codes = await rail.codes();
  if (codes.size === 0) return { code: 'silence' };
  const providerBank = codes.get(order.bankCode);
  if (!providerBank) return { code: '91' };
  const narration = order.narration.slice(0, 100);
  const heard = await rail.ask({
    method: 'POST',
    path: '/api/v2/disbursements/single',
    json: withNumber('amount', toNaira(order.amount), {
      reference: order.sessionId,
      currency: 'NGN',
      sourceAccountNumber: rail.source,
      async: false,
      narration: narration.length < NARRATION_LEAST ? `Karo ${narration}`.trim() : narration,
      destinationBankCode: providerBank,
      destinationAccountNumber: order.account,
      destinationAccountName: order.name,
    }),
  });
  return readCredit(rail, order, heard);
}

async function enquire(rail: Rail, order: Parameters<Rails['enquire']>[0]): ReturnType<Rails['enquire']> {
  const { sessionId, account } = order;
  const codes = await rail.codes();
  if (codes.size === 0) return { code: 'silence', sessionId };
  const providerBank = codes.get(order.bankCode);
  if (!providerBank) return { code: '91', sessionId };
  const heard = await rail.ask({
    path: '/api/v1/disbursements/account/validate',
    query: { accountNumber: account, bankCode: providerBank },
  });
  const name = textAt(bodyOf(heard), 'accountName');
  if (name) return { code: '00', sessionId, name };
  const isUnknown = !heard.silent && (heard.status === 404 || codeIn(heard) === 'D03');
  return { code: isUnknown ? '07' : 'silence', sessionId };
}

async function health(rail: Rail): Promise<Health> {
  const heard = await rail.ask({
    path: '/api/v2/disbursements/wallet-balance',
    query: { accountNumber: rail.source },
  });
  const balance = nairaAt(bodyOf(heard), 'availableBalance');
  return balance === undefined ? { works: false, problem: messageIn(heard) } : { works: true, balance };
}

/** Interbank transfers by Monnify, out of our wallet there: a session id of ours is the reference of a disbursement. */
export function monnifyRails(options: MonnifyOptions): Rails {
  const ask = askMonnify(options);
  const rail: Rail = {
    ask,
    source: options.account.wallet,
    codes: bankCodes(ask),
    alarm: alarmOf('monnify', options),
  };
  return {
    name: 'monnify',
    enquire: (order) => enquire(rail, order),
    credit: (order) => credit(rail, order),
    query: (sessionId) => query(rail, sessionId),
    health: () => health(rail),
  };
}
