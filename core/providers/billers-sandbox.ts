import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@karo/db/client';
import {
  type AirtimeOrder,
  type Billers,
  type Clock,
  Fault,
  naira,
  type Vended,
  type VendOrder,
} from '../kernel/index.ts';

type Status = 'done' | 'failed' | 'unknown';
type Fate = { answer: Status; now: Status; end: Status; afterMs: number };

const done: Fate = { answer: 'done', now: 'done', end: 'done', afterMs: 0 };

/** What becomes of an order of a certain amount. */
const fates = new Map<bigint, Fate>([
  [naira(666), { answer: 'unknown', now: 'done', end: 'done', afterMs: 0 }],
  [naira(667), { answer: 'unknown', now: 'failed', end: 'failed', afterMs: 0 }],
  [naira(668), { answer: 'failed', now: 'failed', end: 'failed', afterMs: 0 }],
  [naira(670), { answer: 'unknown', now: 'unknown', end: 'done', afterMs: 60_000 }],
]);

const asStatus = (text: string): Status => (text === 'done' || text === 'failed' ? text : 'unknown');

/** The same digits for the same text. */
const digitsOf = (text: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(-count);

const holders = ['ADEBAYO OKUNOLA', 'NGOZI EZE', 'MUSA BELLO', 'GRACE EFFIONG', 'CHIDI NWOSU', 'AISHA LAWAL'];
const holderOf = (number: string): string =>
  holders[Number(digitsOf(number, 4)) % holders.length] ?? 'A CUSTOMER';

/** A kilowatt hour on band A. */
const UNIT = 209_50n;
const TENTHS = 10n;

/** Twenty digits, as they are typed into the meter, and what they are worth. */
function meterToken(order: VendOrder): Pick<Vended, 'token' | 'units'> {
  if (order.kind !== 'electricity' || order.meterType !== 'prepaid') return {};
  const tenths = (order.amount * TENTHS) / UNIT;
  const token = digitsOf(order.reference, 20).replace(/(\d{4})(?=\d)/g, '$1-');
  return { token, units: `${tenths / TENTHS}.${tenths % TENTHS}` };
}

/** Numbers that end so are known to no company, or get no answer. */
const UNKNOWN = '0000';
const SILENT = '0009';
/** A meter that ends so is billed after use, and is unknown among those that take tokens. */
const POSTPAID = '0055';

/** Whose meter or smartcard it is: the same name for the same number. */
const enquire: Billers['enquire'] = async ({ kind, number, meterType }) => {
  if (number.endsWith(SILENT)) throw new Fault('unavailable', { what: 'bills' });
  if (number.endsWith(UNKNOWN)) return undefined;
  if (kind === 'electricity' && number.endsWith(POSTPAID) && meterType !== 'postpaid') return undefined;
  const name = holderOf(number);
  return kind === 'tv' ? { name } : { name, address: `${Number(digitsOf(number, 2)) + 1} Allen Avenue` };
};

const knownOf = (fate: Fate, at: Date) => ({
  statusNow: fate.now,
  statusThen: fate.end,
  receivedAt: at,
  settlesAt: new Date(at.getTime() + fate.afterMs),
});

/** Vending, as the sandbox plays it, with a memory of its own. */
export function sandboxBillers(options: { db: Db; clock: Clock; timeoutMs?: number }): Billers {
  const { db, clock, timeoutMs = 250 } = options;

  const queryAirtime = (reference: string) =>
    db
      .selectFrom('sandboxAirtime')
      .select(['statusNow', 'statusThen', 'settlesAt'])
      .where('reference', '=', reference)
      .executeTakeFirst();
  const queryBill = (reference: string) =>
    db
      .selectFrom('sandboxBill')
      .select(['statusNow', 'statusThen', 'settlesAt', 'token', 'units'])
      .where('reference', '=', reference)
      .executeTakeFirst();

  const query: Billers['query'] = async (reference) => {
    const bill = await queryBill(reference);
    const row = bill ?? (await queryAirtime(reference));
    if (!row) return { status: 'missing' };
    const status = asStatus(row.settlesAt <= clock.now() ? row.statusThen : row.statusNow);
    if (status !== 'done' || !bill?.token) return { status };
    return { status, token: bill.token, units: bill.units ?? undefined };
  };

  const rememberAirtime = async (order: AirtimeOrder, fate: Fate): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sandboxAirtime')
      .values({ ...order, ...knownOf(fate, clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  const rememberBill = async (order: VendOrder, fate: Fate): Promise<boolean> => {
    const { meterType: _, ...kept } = order;
    const { token = null, units = null } = meterToken(order);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('sandboxBill')
      .values({ ...kept, token, units, ...knownOf(fate, clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  const answer = async (reference: string, fate: Fate, fresh: boolean): Promise<Vended> => {
    if (fresh && fate.answer === 'unknown') await sleep(timeoutMs);
    if (fresh && fate.answer !== 'done') return { status: fate.answer };
    const found = await query(reference);
    return found.status === 'missing' ? { status: 'unknown' } : found;
  };

  return {
    airtime: async (order) => {
      const fate = fates.get(order.amount) ?? done;
      return answer(order.reference, fate, await rememberAirtime(order, fate));
    },
    vend: async (order) => {
      const fate = fates.get(order.amount) ?? done;
      return answer(order.reference, fate, await rememberBill(order, fate));
    },
    query,
    enquire,
  };
}
