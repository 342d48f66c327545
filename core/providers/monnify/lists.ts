import { daysAfter, Fault, printReport, type ReportLine, startOf } from '../../kernel/index.ts';
import { collectedSessionId } from '../collecting.ts';
import { type Ask, at, type Json, nairaAt, textAt } from '../http.ts';
import { bodyOf } from './client.ts';

const PAGE = 100;
const PAGES_MOST = 1_000;

const unreadable = (): Fault => new Fault('unavailable', { what: 'rails' });

type List = { path: string; query: Record<string, string>; page: string };

/** All of a list, page by page. Throws Fault `unavailable`: a list that is half read proves nothing. */
async function allOf(ask: Ask, { path, query, page: pageName }: List): Promise<Json[]> {
  const rows: Json[] = [];
  for (let page = 0; page < PAGES_MOST; page += 1) {
    const content = at(bodyOf(await ask({ path, query: { ...query, [pageName]: `${page}` } })), 'content');
    if (!Array.isArray(content)) throw unreadable();
    rows.push(...content);
    if (content.length < PAGE) return rows;
  }
  throw unreadable();
}

/** `17/03/2021 3:23:32 AM`, as some of its events write a date. */
const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2}) (AM|PM)$/i;
const two = (text: string | number | undefined): string => String(text ?? '').padStart(2, '0');

/** An instant in one of the ways in which Monnify writes one; without a zone it is of Lagos. Undefined where it is none of them. */
export function parseInstant(text: string | undefined): Date | undefined {
  const given = (text ?? '').trim();
  const [, day, month, year, hour, minute, second, half] = american.exec(given) ?? [];
  const local = year
    ? `${year}-${two(month)}-${two(day)}T${two((Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0))}:${minute}:${second}`
    : given.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local)) return undefined;
  const at = new Date(/(?:Z|[+-]\d{2}:\d{2})$/.test(local) ? local : `${local}+01:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Whether a line is of this time: how the documents' `from` and `to` are counted is not said, so that a line without a date that can be read makes the list unreadable. */
function isBetween(row: Json, names: readonly string[], from: Date, to: Date): boolean {
  const written = names.map((name) => textAt(row, name)).find((text) => text !== undefined);
  const instant = parseInstant(written);
  if (!instant) throw unreadable();
  return instant >= from && instant < to;
}

type Came = { reference: string; amount: bigint };

/** What was paid in by bank transfer between two instants. */
async function listCame(ask: Ask, from: Date, to: Date): Promise<Came[]> {
  const rows = await allOf(ask, {
    path: '/api/v1/transactions/search',
    query: { from: `${from.getTime()}`, to: `${to.getTime()}`, size: `${PAGE}` },
    page: 'page',
  });
  return rows.flatMap((row) => {
    const [reference, amount] = [textAt(row, 'transactionReference'), nairaAt(row, 'amountPaid')];
    const isPaid = ['PAID', 'OVERPAID', 'PARTIALLY_PAID'].includes(textAt(row, 'paymentStatus') ?? '');
    const isOurs = isPaid && textAt(row, 'paymentMethod') === 'ACCOUNT_TRANSFER';
    if (!isOurs || (textAt(row, 'currencyCode') ?? 'NGN') !== 'NGN') return [];
    if (!reference || !amount) throw unreadable();
    return isBetween(row, ['completedOn', 'paidOn', 'createdOn'], from, to) ? [{ reference, amount }] : [];
  });
}

/** The references of what came in between two instants. */
export const listReferences = async (ask: Ask, from: Date, to: Date): Promise<string[]> =>
  (await listCame(ask, from, to)).map(({ reference }) => reference);

/** What left the wallet between two instants under a session id of ours. */
async function listWent(ask: Ask, wallet: string, from: Date, to: Date): Promise<ReportLine[]> {
  const rows = await allOf(ask, {
    path: '/api/v2/disbursements/search-transactions',
    query: {
      sourceAccountNumber: wallet,
      startDate: `${from.getTime()}`,
      endDate: `${to.getTime()}`,
      pageSize: `${PAGE}`,
    },
    page: 'pageNo',
  });
  return rows.flatMap((row): ReportLine[] => {
    const [sessionId, amount] = [textAt(row, 'reference') ?? '', nairaAt(row, 'amount')];
    const isDone = ['SUCCESS', 'COMPLETED'].includes(textAt(row, 'status') ?? '');
    if (!isDone || !/^\d{30}$/.test(sessionId)) return [];
    if (!amount) throw unreadable();
    return isBetween(row, ['completedOn', 'createdOn', 'dateCreated'], from, to)
      ? [{ sessionId, direction: 'out', amount }]
      : [];
  });
}

/** A day's report, put together from the list of what was paid in and of what left the wallet. Throws Fault `unavailable`. */
export async function reportOf(ask: Ask, wallet: string, day: string): Promise<string> {
  const [from, to] = [startOf(day), startOf(daysAfter(day))];
  const came = (await listCame(ask, from, to)).map(
    ({ reference, amount }): ReportLine => ({
      sessionId: collectedSessionId('monnify', reference),
      direction: 'in',
      amount,
    }),
  );
  return printReport([...came, ...(await listWent(ask, wallet, from, to))]);
}
