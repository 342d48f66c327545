import type { Db } from '@karo/db/client';
import {
  type Collected,
  Fault,
  type InwardRails,
  type InwardReturn,
  type NipCode,
  nipMeaning,
  type Rails,
} from '../../kernel/index.ts';
import { type Ask, at, listAt, nairaAt, textAt } from '../http.ts';
import { alarmOf } from '../trouble.ts';
import { askMonnify, bodyOf, codeIn, type MonnifyOptions, messageIn } from './client.ts';
import { listReferences, reportOf } from './lists.ts';
import { monnifyRails } from './rails.ts';

type Way = { ask: Ask; contractCode: string; db: Db };

const RESERVED = '/api/v2/bank-transfer/reserved-accounts';

/** The number that a customer is paid by: a reserved account, under our reference once for all. */
const receiveFor =
  ({ ask, contractCode }: Way): NonNullable<InwardRails['receiveFor']> =>
  async ({ reference, firstName, lastName, email, bvn }) => {
    const name = `${firstName} ${lastName}`;
    const made = await ask({
      method: 'POST',
      path: RESERVED,
      json: JSON.stringify({
        accountReference: reference,
        accountName: name,
        currencyCode: 'NGN',
        contractCode,
        customerEmail: email,
        customerName: name,
        bvn,
        getAllAvailableBanks: true,
      }),
    });
    const isKnown = /same reference/i.test(messageIn(made));
    const heard = isKnown ? await ask({ path: `${RESERVED}/${encodeURIComponent(reference)}` }) : made;
    const [first] = listAt(bodyOf(heard), 'accounts');
    const [account, bankName] = [textAt(first, 'accountNumber'), textAt(first, 'bankName')];
    if (account && bankName) return { account, bankName, accountName: textAt(first, 'accountName') ?? name };
    return !heard.silent && codeIn(heard) !== '99' && at(heard.body, 'requestSuccessful') === false
      ? 'refused'
      : 'later';
  };

const confirm =
  ({ ask }: Way): NonNullable<InwardRails['confirm']> =>
  async (reference): Promise<Collected | undefined> => {
    const heard = await ask({
      path: '/api/v2/merchant/transactions/query',
      query: { transactionReference: reference },
    });
    if (!heard.silent && heard.status === 404) return undefined;
    const body = bodyOf(heard);
    if (body === undefined) throw new Fault('unavailable', { what: 'rails' });
    const amount = nairaAt(body, 'amountPaid');
    const account = textAt(body, 'destinationAccountInformation', 'accountNumber');
    // What was paid is there, whether less or more than asked for.
    const isPaid = ['PAID', 'OVERPAID', 'PARTIALLY_PAID'].includes(textAt(body, 'paymentStatus') ?? '');
    const isOurs =
      textAt(body, 'transactionReference') === reference && (textAt(body, 'currency') ?? 'NGN') === 'NGN';
    if (!isPaid || !isOurs || !amount || !account) return undefined;
    const [from] = listAt(body, 'paymentSourceInformation');
    return {
      reference,
      amount,
      account,
      senderName: textAt(from, 'accountName') ?? '',
      senderBank: textAt(from, 'bankName') ?? textAt(from, 'bankCode') ?? '',
      senderAccount: textAt(from, 'accountNumber') ?? '',
      narration: textAt(body, 'paymentDescription') ?? '',
    };
  };

type Returns = { rails: Rails; alarm(why: string): void };

/** A return that its bank refuses for certain is brought on by nobody but people: its reference is spent. */
function told({ alarm }: Returns, code: NipCode, answered: 'call' | 'status query'): { code: NipCode } {
  if (nipMeaning(code, answered) === 'failed')
    alarm(`a return was refused with ${code}: give it back in the dashboard`);
  return { code };
}

/** Monnify tells the sender's whole account: it is paid like any other, under the return's session id. Where the account or its bank is not told, nothing is sent. */
async function giveBack(returns: Returns, order: InwardReturn): Promise<{ code: NipCode }> {
  if (!/^\d{10}$/.test(order.account)) return told(returns, '07', 'call');
  const { code } = await returns.rails.credit({
    ...order,
    reference: order.sessionId,
    enquirySessionId: '',
    originatorName: 'KARO',
    originatorAccount: '',
  });
  return told(returns, code, 'call');
}

/** Money in by Monnify: reserved accounts, and what came into them. */
export function monnifyInward(options: MonnifyOptions & { db: Db }): InwardRails {
  const way: Way = { ask: askMonnify(options), contractCode: options.account.contractCode, db: options.db };
  const rails = monnifyRails(options);
  const returns: Returns = { rails, alarm: alarmOf('monnify', options) };
  return {
    name: 'monnify',
    receiveFor: receiveFor(way),
    confirm: confirm(way),
    listCredits: (from, to) => listReferences(way.ask, from, to),
    giveBack: (order) => giveBack(returns, order),
    query: async (sessionId) => told(returns, (await rails.query(sessionId)).code, 'status query'),
    report: (day) => reportOf(way.ask, options.account.wallet, day),
    health: () => rails.health?.() ?? Promise.resolve({ works: true }),
  };
}
