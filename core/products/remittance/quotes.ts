import { type Db, type Trx, transact } from '@karo/db/client';
import {
  type Cents,
  type Country,
  type Currency,
  countries,
  findCountry,
  LEAST,
  type Match,
  MOST,
  printForeign,
  type Remittance,
  type RemittanceStatus,
} from '../../catalogue/index.ts';
import { parsePhone } from '../../customers/index.ts';
import { type Bank, Fault, type Kobo, kobo, randomLetters, stamp } from '../../kernel/index.ts';
import { feeOf, receivesOf } from './arithmetic.ts';

/** A rate holds so long. */
const RATE_MS = 15 * 60_000;

/** What one unit of a country's money buys today. */
export type CountryRate = { country: Country; rate: Kobo; source: string; at: Date };

/** The rates of every country that money can be sent from; throws Fault `unavailable`. */
export async function listRates(bank: Bank): Promise<CountryRate[]> {
  const rates = new Map((await bank.exchange.rates()).map((each) => [each.currency, each]));
  return countries.flatMap((country) => {
    const found = rates.get(country.currency);
    if (!found || !country.supported) return [];
    return [{ country, rate: found.kobo, source: bank.exchange.name, at: found.at }];
  });
}

/** The rate of one country; throws Fault `country_unknown`, `unavailable`. */
export async function getRate(bank: Bank, code: string): Promise<CountryRate> {
  const country = findCountry(code);
  if (!country?.supported) throw new Fault('country_unknown');
  const found = (await listRates(bank)).find((each) => each.country.code === country.code);
  if (!found) throw new Fault('unavailable', { what: 'market' });
  return found;
}

export type RemittanceQuote = {
  id: string;
  country: Country;
  currency: Currency;
  amount: Cents;
  fee: Cents;
  rate: Kobo;
  receives: Kobo;
  expiresAt: Date;
};

/** Prices a remittance; the rate holds for a quarter of an hour. Throws Fault `country_unknown`, `remittance_amount`, `unavailable`. */
export async function quoteRemittance(
  bank: Bank,
  order: { country: string; amount: Cents },
): Promise<RemittanceQuote> {
  const { country, rate } = await getRate(bank, order.country);
  const { currency } = country;
  const { amount } = order;
  if (amount < LEAST || amount > MOST)
    throw new Fault('remittance_amount', {
      least: printForeign(LEAST, currency),
      most: printForeign(MOST, currency),
    });
  const fee = feeOf(amount, currency);
  const receives = receivesOf(amount, fee, rate);
  const createdAt = bank.clock.now();
  const expiresAt = new Date(createdAt.getTime() + RATE_MS);
  const { id } = await bank.db
    .insertInto('remittanceRate')
    .values({ country: country.code, currency, amount, fee, rate, receives, createdAt, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, country, currency, amount, fee, rate, receives, expiresAt };
}

async function findRate(bank: Bank, order: RemittanceOrder): Promise<RemittanceQuote> {
  if (order.quoteId === undefined) return quoteRemittance(bank, order);
  const row = await bank.db
    .selectFrom('remittanceRate')
    .selectAll()
    .where('id', '=', order.quoteId)
    .executeTakeFirst();
  const country = row && findCountry(row.country);
  if (!row || !country || row.amount !== order.amount || country !== findCountry(order.country))
    throw new Fault('quote_missing');
  if (row.expiresAt <= bank.clock.now()) throw new Fault('quote_expired');
  const { id, amount, fee, expiresAt } = row;
  const { currency } = country;
  return {
    id,
    country,
    currency,
    amount,
    fee,
    expiresAt,
    rate: kobo(row.rate),
    receives: kobo(row.receives),
  };
}

/** Who sends: a customer, or whoever has the conversation of a browser. */
export type Sender = { customerId?: string; address?: string };

export type RemittanceOrder = {
  sender: Sender;
  country: string;
  amount: Cents;
  recipientPhone: string;
  recipientName?: string;
  quoteId?: string;
};

const select = (db: Db | Trx) => db.selectFrom('remittance').selectAll();
export type RemittanceRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>;

/** A row as its sender may see it. */
export const toRemittance = (row: RemittanceRow): Remittance => ({
  id: row.id,
  reference: row.reference,
  country: row.country,
  currency: row.currency as Currency,
  amount: row.amount,
  fee: row.fee,
  rate: kobo(row.rate),
  receives: kobo(row.receives),
  recipientPhone: row.recipientPhone,
  recipientName: row.recipientName ?? undefined,
  status: row.status as RemittanceStatus,
  invited: row.holdReason === 'invited',
  heldUntil: row.status === 'held' ? (row.heldUntil ?? undefined) : undefined,
  cardholder: row.cardholder ?? undefined,
  matches: row.matches as unknown as Match[],
  createdAt: row.createdAt,
  payBefore: row.payBefore,
  completedAt: row.completedAt ?? undefined,
});

/**
 * Orders a remittance; nothing is taken before it is paid. The same order on the same price is the same remittance. Throws Fault `phone_invalid`, `quote_missing`,
 * `quote_expired`, and those of `quoteRemittance`.
 */
export async function orderRemittance(bank: Bank, order: RemittanceOrder): Promise<Remittance> {
  const recipientPhone = parsePhone(order.recipientPhone);
  if (!recipientPhone) throw new Fault('phone_invalid');
  const {
    id: rateId,
    country,
    currency,
    amount,
    fee,
    rate,
    receives,
    expiresAt,
  } = await findRate(bank, order);
  const { customerId = null, address = null } = order.sender;
  return transact(bank.db, async (trx) => {
    await trx.selectFrom('remittanceRate').select('id').where('id', '=', rateId).forUpdate().execute();
    const known = await select(trx).where('rateId', '=', rateId).executeTakeFirst();
    if (known) {
      if (known.recipientPhone !== recipientPhone || !isSender(known, order.sender))
        throw new Fault('quote_missing');
      return toRemittance(known);
    }
    const createdAt = bank.clock.now();
    const row = await trx
      .insertInto('remittance')
      .values({
        reference: `KM${stamp(createdAt).slice(0, 6)}${randomLetters(8)}`,
        rateId,
        senderId: customerId,
        senderAddress: address,
        country: country.code,
        currency,
        amount,
        fee,
        rate,
        receives,
        recipientPhone,
        createdAt,
        payBefore: expiresAt,
        recipientName: order.recipientName?.trim() || null,
        status: 'awaiting_payment',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toRemittance(row);
  });
}

const isSender = (
  row: Pick<RemittanceRow, 'senderId' | 'senderAddress'>,
  { customerId, address }: Sender,
): boolean =>
  (row.senderId !== null && row.senderId === customerId) ||
  (row.senderAddress !== null && row.senderAddress === address);

const HISTORY_MOST = 100;

/** What somebody sent, newest first. */
export async function listRemittances(db: Db, { customerId, address }: Sender): Promise<Remittance[]> {
  if (customerId === undefined && address === undefined) return [];
  const rows = await select(db)
    .where((where) =>
      where.or([
        ...(customerId === undefined ? [] : [where('senderId', '=', customerId)]),
        ...(address === undefined ? [] : [where('senderAddress', '=', address)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(HISTORY_MOST)
    .execute();
  return rows.map(toRemittance);
}

/** One of them; throws Fault `not_found`. */
export async function getRemittance(db: Db | Trx, sender: Sender, reference: string): Promise<Remittance> {
  const row = await select(db).where('reference', '=', reference).executeTakeFirst();
  if (!row || !isSender(row, sender)) throw new Fault('not_found');
  return toRemittance(row);
}

/** The remittances that wait for a person's look, longest waiting first. */
export async function listForReview(db: Db): Promise<Remittance[]> {
  return (await select(db).where('status', '=', 'review').orderBy('id').limit(HISTORY_MOST).execute()).map(
    toRemittance,
  );
}

/** Locks a remittance by its id or reference. */
export const lockRemittance = (trx: Trx, of: bigint | string): Promise<RemittanceRow | undefined> =>
  select(trx)
    .where(typeof of === 'bigint' ? 'id' : 'reference', '=', of)
    .forUpdate()
    .executeTakeFirst();
