import type { Db } from '@karo/db/client';
import {
  type Collected,
  daysAfter,
  Fault,
  type InwardRails,
  printReport,
  type ReportLine,
  startOf,
} from '../../kernel/index.ts';
import { collectedSessionId } from '../collecting.ts';
import { type Ask, type Json, koboAt, listAt, textAt, wordsAt } from '../http.ts';
import { alarmOf } from '../trouble.ts';
import { askPaystack, dataOf, type PaystackOptions } from './rails.ts';
import { isRefused, queryRefund, refund, refundLine } from './refunds.ts';

const PAGE = 100;
const PAGES_MOST = 1_000;

type Way = { ask: Ask; db: Db; bank: string };

/** The number that a customer is paid by: a dedicated account, at a bank that has one of ours for each customer. */
const receiveFor =
  ({ ask, bank }: Way): NonNullable<InwardRails['receiveFor']> =>
  async ({ email, firstName, lastName, phone }) => {
    const customer = await ask({
      method: 'POST',
      path: '/customer',
      json: JSON.stringify({ email, first_name: firstName, last_name: lastName, phone }),
    });
    const code = textAt(dataOf(customer), 'customer_code');
    if (!code) return isRefused(customer) ? 'refused' : 'later';
    const heard = await ask({
      method: 'POST',
      path: '/dedicated_account',
      json: JSON.stringify({ customer: code, preferred_bank: bank }),
    });
    const data = dataOf(heard);
    const [account, bankName] = [textAt(data, 'account_number'), textAt(data, 'bank', 'name')];
    const accountName = textAt(data, 'account_name') ?? `${firstName} ${lastName}`;
    if (account && bankName) return { account, bankName, accountName };
    return isRefused(heard) ? 'refused' : 'later';
  };

/** A credit to one of our dedicated accounts that has arrived, in naira; undefined for every other transaction. */
function creditIn(data: Json): Collected | undefined {
  const [reference, amount] = [textAt(data, 'reference'), koboAt(data, 'amount')];
  const account =
    textAt(data, 'metadata', 'receiver_account_number') ??
    textAt(data, 'authorization', 'receiver_bank_account_number');
  const isOurs = textAt(data, 'status') === 'success' && textAt(data, 'channel') === 'dedicated_nuban';
  if (!isOurs || textAt(data, 'currency') !== 'NGN' || !reference || !amount || !account) return undefined;
  return {
    reference,
    amount,
    account,
    senderName: textAt(data, 'authorization', 'sender_name') ?? '',
    senderBank: textAt(data, 'authorization', 'sender_bank') ?? '',
    senderAccount: textAt(data, 'authorization', 'sender_bank_account_number') ?? '',
    narration: textAt(data, 'authorization', 'narration') ?? '',
  };
}

const confirm =
  ({ ask }: Way): NonNullable<InwardRails['confirm']> =>
  async (reference) => {
    const heard = await ask({ path: `/transaction/verify/${encodeURIComponent(reference)}` });
    if (isRefused(heard)) return undefined;
    const data = dataOf(heard);
    if (data === undefined) throw new Fault('unavailable', { what: 'rails' });
    const found = creditIn(data);
    return found?.reference === reference ? found : undefined;
  };

/** All of a list between two instants, page by page. Throws Fault `unavailable`: a list that is half read proves nothing. */
async function allOf(ask: Ask, path: string, from: Date, to: Date): Promise<Json[]> {
  const between = { from: from.toISOString(), to: to.toISOString() };
  const rows: Json[] = [];
  for (let page = 1; page <= PAGES_MOST; page += 1) {
    const heard = await ask({ path, query: { ...between, perPage: `${PAGE}`, page: `${page}` } });
    const data = dataOf(heard);
    if (!Array.isArray(data)) throw new Fault('unavailable', { what: 'rails' });
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
  throw new Fault('unavailable', { what: 'rails' });
}

const isSessionId = (text: string | undefined): text is string => text !== undefined && /^\d{30}$/.test(text);

/** What came in between two instants, by the list of transactions. */
const listCredits =
  ({ ask }: Way): NonNullable<InwardRails['listCredits']> =>
  async (from, to) =>
    (await allOf(ask, '/transaction', from, to)).flatMap((row) => creditIn(row)?.reference ?? []);

async function report({ ask }: Way, day: string): Promise<string> {
  const [from, to] = [startOf(day), new Date(startOf(daysAfter(day)).getTime() - 1)];
  const came = (await allOf(ask, '/transaction', from, to)).flatMap((row): ReportLine[] => {
    const found = creditIn(row);
    if (!found) return [];
    return [
      { sessionId: collectedSessionId('paystack', found.reference), direction: 'in', amount: found.amount },
    ];
  });
  const went = (await allOf(ask, '/transfer', from, to)).flatMap((row): ReportLine[] => {
    const [sessionId, amount] = [textAt(row, 'reference'), koboAt(row, 'amount')];
    const isOurs = textAt(row, 'status') === 'success' && isSessionId(sessionId) && amount !== undefined;
    return isOurs ? [{ sessionId, direction: 'out', amount }] : [];
  });
  const back = (await allOf(ask, '/refund', from, to)).flatMap(refundLine);
  return printReport([...came, ...went, ...back]);
}

/** Money in by Paystack: dedicated virtual accounts, and what came into them. */
export function paystackInward(options: PaystackOptions & { db: Db }): InwardRails {
  const way: Way = { ask: askPaystack(options), db: options.db, bank: options.account.bank };
  const refunds = { ask: way.ask, db: options.db, alarm: alarmOf('paystack', options) };
  return {
    name: 'paystack',
    receiveFor: receiveFor(way),
    confirm: confirm(way),
    listCredits: listCredits(way),
    giveBack: (order) => refund(refunds, order),
    query: (sessionId) => queryRefund(refunds, sessionId),
    report: (day) => report(way, day),
    health: async () => {
      const heard = await way.ask({ path: '/dedicated_account/available_providers' });
      if (heard.silent) return { works: false, problem: heard.why };
      const works = listAt(heard.body, 'data').length > 0;
      return works
        ? { works }
        : { works, problem: wordsAt(heard.body, 'message') ?? 'no bank gives account numbers' };
    },
  };
}
