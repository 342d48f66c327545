import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Db, type Trx, transact } from '@karo/db/client';
import {
  findCustomer,
  findCustomerByIdentity,
  getActiveCustomer,
  lockCustomer,
  nameOnOrders,
  parsePhone,
  takeNameLookup,
} from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, karoBank, keyFor, kobo } from '../../kernel/index.ts';
import { quoteTransfer, type TransferQuote } from './orders.ts';

const SHAPE = /^[a-z][a-z0-9]*(?:[._][a-z0-9]+)*$/;
const LEAST = 3;
const MOST = 20;
const DAY_MS = 86_400_000;
/** How often a name may be changed, and how long a name that was given up is nobody's. */
const CHANGE_MS = 30 * DAY_MS;
const KEPT_MS = 90 * DAY_MS;
const UNIQUE_VIOLATION = '23505';

const alike: readonly [RegExp, string][] = [
  [/[._]/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[0o]/g, 'o'],
  [/[1il]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/[9q]/g, 'g'],
  [/2/g, 'z'],
  [/6/g, 'b'],
];

/** What is left of a name where letters that look alike are one, and doubled ones single. */
export const skeletonOf = (handle: string): string =>
  alike.reduce((text, [pattern, letter]) => text.replace(pattern, letter), handle).replace(/(.)\1+/g, '$1');

/** Names that would be taken for the bank, the state, or somebody in office; nobody gets them, nor what looks like them. */
const reserved = new Set(
  (
    'name tag handle karo karobank bank banking support help helpdesk care customercare admin administrator root system security fraud official team staff agent service ' +
    'pay payment payments transfer cash money wallet refund refunds bonus prize promo winner lottery cbn centralbank nibss ndic efcc icpc firs police army government presidency president governor ' +
    'whatsapp facebook meta google apple mtn airtel glo etisalat access gtb gtbank zenith uba firstbank opay palmpay kuda moniepoint bvn nin pin otp token'
  )
    .split(' ')
    .map(skeletonOf),
);
const holds = ['karo', 'support', 'admin', 'official'].map(skeletonOf);

/** A name as people write it (`@Ada.Obi`), in small letters and without the sign. */
export const plainHandle = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();

function checkHandle(handle: string): string {
  if (handle.length < LEAST || handle.length > MOST || !SHAPE.test(handle))
    throw new Fault('handle_refused', { why: 'shape' });
  const skeleton = skeletonOf(handle);
  if (reserved.has(skeleton) || holds.some((word) => skeleton.includes(word)))
    throw new Fault('handle_refused', { why: 'reserved' });
  return skeleton;
}

async function checkFree(trx: Trx, skeleton: string, customerId: string, at: Date): Promise<void> {
  const kept = await trx
    .selectFrom('handle')
    .select('id')
    .where('skeleton', '=', skeleton)
    .where('customerId', '<>', customerId)
    .where((where) =>
      where.or([where('releasedAt', 'is', null), where('releasedAt', '>', new Date(at.getTime() - KEPT_MS))]),
    )
    .executeTakeFirst();
  if (kept) throw new Fault('handle_taken');
}

const own = (db: Db | Trx, customerId: string) =>
  db
    .selectFrom('handle')
    .select(['id', 'handle', 'createdAt'])
    .where('customerId', '=', customerId)
    .where('releasedAt', 'is', null)
    .executeTakeFirst();

/** The customer's @name, without the sign. */
export const handleOf = async (db: Db | Trx, customerId: string): Promise<string | undefined> =>
  (await own(db, customerId))?.handle;

/**
 * Takes a name, or changes it (once in thirty days). Safe to repeat. Throws Fault `handle_refused` for its form or a reserved one, `handle_taken` where it is
 * or looks like another's, `handle_lately`.
 */
export async function takeHandle(
  bank: Pick<Bank, 'db' | 'clock'>,
  wanted: { customerId: string; handle: string },
): Promise<string> {
  const handle = plainHandle(wanted.handle);
  const skeleton = checkHandle(handle);
  const { customerId } = wanted;
  await getActiveCustomer(bank.db, customerId);
  try {
    return await transact(bank.db, async (trx) => {
      await lockCustomer(trx, customerId);
      const at = bank.clock.now();
      const known = await own(trx, customerId);
      if (known?.handle === handle) return handle;
      const until = known && new Date(known.createdAt.getTime() + CHANGE_MS);
      if (until && until > at) throw new Fault('handle_lately', { until });
      await checkFree(trx, skeleton, customerId, at);
      if (known) await trx.updateTable('handle').set({ releasedAt: at }).where('id', '=', known.id).execute();
      await trx.insertInto('handle').values({ customerId, handle, skeleton, createdAt: at }).execute();
      return handle;
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new Fault('handle_taken');
    throw error;
  }
}

/** Somebody who can be paid or asked: as much as whoever knows their name may see. */
export type Named = {
  customerId: string;
  handle: string | undefined;
  /** A verified business by its name, a person by first name and initial. */
  displayName: string;
  business: boolean;
};

const select = (db: Db | Trx) =>
  db
    .selectFrom('customer')
    .leftJoin('handle', (join) =>
      join.onRef('handle.customerId', '=', 'customer.id').on('handle.releasedAt', 'is', null),
    )
    .leftJoin('business', (join) =>
      join.onRef('business.customerId', '=', 'customer.id').on('business.status', '=', 'verified'),
    )
    .select(['customer.id', 'firstName', 'lastName', 'handle.handle', 'business.name as businessName'])
    .where('customer.status', 'in', ['active', 'frozen']);

type Row = {
  id: string;
  firstName: string;
  lastName: string;
  handle: string | null;
  businessName: string | null;
};

const toNamed = (row: Row): Named => ({
  customerId: row.id,
  handle: row.handle ?? undefined,
  displayName: row.businessName ?? `${row.firstName} ${row.lastName.slice(0, 1)}.`,
  business: row.businessName !== null,
});

/** Whom an @name is. Throws Fault `handle_unknown`. */
export async function getNamed(db: Db | Trx, handle: string): Promise<Named> {
  const plain = plainHandle(handle);
  const row = await select(db).where('handle.handle', '=', plain).executeTakeFirst();
  if (!row) throw new Fault('handle_unknown', { name: `@${plain}` });
  return toNamed(row);
}

/** Somebody by id, as others may see them. */
export async function namedById(db: Db | Trx, customerId: string): Promise<Named | undefined> {
  const row = await select(db).where('customer.id', '=', customerId).executeTakeFirst();
  return row && toNamed(row);
}

/** Whom an @name or a phone number is, for a customer, who is told the owners of so many numbers a day. Throws Fault `handle_unknown`, `too_many_requests`. */
export async function getNamedOrPhone(bank: Bank, customerId: string, said: string): Promise<Named> {
  const phone = parsePhone(said);
  if (!phone) return getNamed(bank.db, said);
  await takeNameLookup(bank, customerId, { phone });
  const owner = await findCustomerByIdentity(bank.db, 'phone', phone);
  const named = owner && (await namedById(bank.db, owner.id));
  if (!named) throw new Fault('handle_unknown', { name: said.trim() });
  return named;
}

/** Offers a transfer to an @name: it is one to that customer's account here, with all that belongs to it. Throws the Faults of `quoteTransfer`, `handle_unknown`. */
export async function quoteToNamed(
  bank: Bank,
  order: {
    customerId: string;
    conversationId?: bigint;
    to: Named;
    amount: Kobo;
    narration?: string;
  },
): Promise<TransferQuote> {
  const receiver = await findCustomer(bank.db, order.to.customerId);
  if (!receiver?.nuban) throw new Fault('handle_unknown', { name: order.to.displayName });
  const { customerId, conversationId, amount, narration } = order;
  return quoteTransfer(bank, {
    customerId,
    conversationId,
    amount,
    narration,
    bankCode: karoBank.code,
    account: receiver.nuban,
    said: nameOnOrders(receiver),
  });
}

/** What a QR code asks for. */
export type QrAsk = { customerId: string; amount?: Kobo; note?: string; expiresAt?: Date };

const NOTE_MOST = 60;
const signQr = (bank: Pick<Bank, 'config'>, body: string): string =>
  createHmac('sha256', keyFor(bank.config.secret, 'qr'))
    .update(body)
    .digest()
    .subarray(0, 18)
    .toString('base64url');

/** A code to be scanned, signed so that nobody changes whom or how much it asks for. */
export function qrToken(bank: Pick<Bank, 'config'>, ask: QrAsk): string {
  const body = Buffer.from(
    JSON.stringify([
      ask.customerId,
      ask.amount === undefined ? null : String(ask.amount),
      ask.note?.slice(0, NOTE_MOST) ?? '',
      ask.expiresAt ? Math.floor(ask.expiresAt.getTime() / 1000) : null,
    ]),
  ).toString('base64url');
  return `${body}.${signQr(bank, body)}`;
}

type Packed = [customerId: string, amount: string | null, note: string, expires: number | null];

/** Reads a scanned code; throws Fault `qr_invalid` where it is not ours or was changed, `qr_expired`. */
export function readQr(bank: Pick<Bank, 'config' | 'clock'>, token: string): QrAsk {
  const text = token.trim().split('#').at(-1) ?? '';
  const [body = '', mac = ''] = text.split('.');
  const [given, right] = [Buffer.from(mac), Buffer.from(signQr(bank, body))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Fault('qr_invalid');
  const packed = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Packed;
  const [customerId, amount, note, expires] = packed;
  const expiresAt = expires === null ? undefined : new Date(expires * 1000);
  if (expiresAt && expiresAt <= bank.clock.now()) throw new Fault('qr_expired');
  return {
    customerId,
    ...(amount !== null && { amount: kobo(BigInt(amount)) }),
    ...(note && { note }),
    ...(expiresAt && { expiresAt }),
  };
}

/** The address that a code opens; what it asks for stands in the fragment, which browsers keep to themselves. */
export const qrLink = (bank: Pick<Bank, 'config'>, token: string): string =>
  `${bank.config.publicUrl}/pay#${token}`;
