import type { Db } from '@karo/db/client';
import type { InwardReturn, NipCode, ReportLine } from '../../kernel/index.ts';
import { collectedReference, returnedReference } from '../collecting.ts';
import { type Ask, at, type Heard, type Json, koboAt, textAt, withNumber, wordsAt } from '../http.ts';
import { dataOf } from './rails.ts';

type Way = { ask: Ask; db: Db; alarm(why: string): void };

/** An answer that refuses in so many words. */
export const isRefused = (heard: Heard): boolean =>
  !heard.silent && [400, 404, 422].includes(heard.status) && at(heard.body, 'status') === false;

const codes: Readonly<Record<string, NipCode>> = {
  processed: '00',
  pending: '09',
  processing: '09',
  'needs-attention': '09',
  failed: '57',
};

const codeOf = (row: Json): NipCode => codes[textAt(row, 'status') ?? ''] ?? 'silence';

/** A refund's own status; one that only a person at the provider's desk can bring on is told to the operators. */
function toldCode(way: Way, row: Json): NipCode {
  const status = textAt(row, 'status') ?? '';
  if (status === 'failed' || status === 'needs-attention')
    way.alarm(`a refund stands at ${status}: see to it in the dashboard`);
  return codeOf(row);
}

/** Best first: a refund that failed and was made anew in the dashboard is carried out. */
const ranks: readonly NipCode[] = ['00', '09', '57', 'silence'];
const rankOf = (row: Json): number => ranks.indexOf(codeOf(row));

/**
 * The refund of one credit, if there is one. Refunds are listed by the number of their transaction, which is asked for first; every line is held against it as well, since a list that
 * passed over the filter would show another customer's.
 */
async function refundOf(way: Way, reference: string): Promise<{ row: Json } | 'none' | 'unknown'> {
  const found = await way.ask({ path: `/transaction/verify/${encodeURIComponent(reference)}` });
  const id = textAt(dataOf(found), 'id');
  if (!id) return 'unknown';
  const rows = dataOf(await way.ask({ path: '/refund', query: { transaction: id, perPage: '100' } }));
  if (!Array.isArray(rows)) return 'unknown';
  const ours = rows.filter(
    (row) =>
      (textAt(row, 'transaction', 'id') ?? textAt(row, 'transaction')) === id ||
      (textAt(row, 'transaction', 'reference') ?? textAt(row, 'transaction_reference')) === reference,
  );
  const [row] = ours.toSorted((one, other) => rankOf(one) - rankOf(other));
  if (row) return { row };
  return rows.length === 0 ? 'none' : 'unknown';
}

/** What the answer to an order for a refund says; a refusal that is not documented is no proof that nothing was done. */
function readRefund(way: Way, order: InwardReturn, heard: Heard): NipCode {
  const data = dataOf(heard);
  if (data !== undefined) {
    const amount = koboAt(data, 'amount');
    if (amount === undefined || amount === order.amount) return toldCode(way, data);
    way.alarm('a refund is of another amount than was ordered');
    return 'silence';
  }
  if (heard.silent || !isRefused(heard)) return 'silence';
  const message = wordsAt(heard.body, 'message') ?? '';
  if (/already|fully reversed/i.test(message)) return '94';
  way.alarm(`a refund was refused: ${message}`);
  return /balance|insufficient/i.test(message) ? '51' : 'silence';
}

/**
 * Money back to where it came from: Paystack masks the sender's account, so it is a refund of the very credit. It is asked for first, because nothing at Paystack keeps a second order
 * for the same transaction from being taken while the first one is under way.
 */
export async function refund(way: Way, order: InwardReturn): Promise<{ code: NipCode }> {
  const transaction = await collectedReference(way.db, 'paystack', order.originalSessionId);
  if (!transaction) return { code: 'silence' };
  const known = await refundOf(way, transaction);
  if (known === 'unknown') return { code: 'silence' };
  if (known !== 'none') return { code: '94' };
  const json = withNumber('amount', `${order.amount}`, {
    transaction,
    currency: 'NGN',
    merchant_note: order.sessionId,
  });
  return { code: readRefund(way, order, await way.ask({ method: 'POST', path: '/refund', json })) };
}

/** What became of a return; 25 where the book has none by that session id, or Paystack has no refund of its credit. */
export async function queryRefund(way: Way, sessionId: string): Promise<{ code: NipCode }> {
  const returned = await returnedReference(way.db, 'paystack', sessionId);
  if (returned === 'none') return { code: '25' };
  if (!returned) return { code: 'silence' };
  const known = await refundOf(way, returned.reference);
  if (known === 'unknown') return { code: 'silence' };
  return { code: known === 'none' ? '25' : toldCode(way, known.row) };
}

/** The line of a day's report for a refund that was carried out; none for another, nor for one that was not ours to order. */
export function refundLine(row: Json): ReportLine[] {
  const [sessionId, amount] = [textAt(row, 'merchant_note') ?? '', koboAt(row, 'amount')];
  const isOurs = codeOf(row) === '00' && /^\d{30}$/.test(sessionId) && amount !== undefined;
  return isOurs ? [{ sessionId, direction: 'out', amount }] : [];
}
