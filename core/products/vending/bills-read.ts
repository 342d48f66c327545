import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import {
  type BillKind,
  findDisco,
  findPlan,
  type MeterType,
  type Network,
  networks,
  televisions,
} from '../../catalogue/index.ts';
import { Fault, type Kobo, kobo } from '../../kernel/index.ts';

/** An airtime order or a bill, as its customer sees it. */
export type Bill = {
  reference: string;
  customerId: string;
  kind: BillKind | 'airtime';
  biller: string;
  billerName: string;
  number: string;
  holder?: string;
  plan?: string;
  planId?: string;
  meterType?: MeterType;
  amount: Kobo;
  status: 'sending' | 'pending' | 'success' | 'failed';
  token?: string;
  units?: string;
  createdAt: Date;
  settledAt?: Date;
};

type Stored = {
  reference: string;
  customerId: string;
  kind: BillKind | 'airtime';
  biller: string;
  number: string;
  holder: string | null;
  plan: string | null;
  meterType: MeterType | null;
  amount: bigint;
  status: Bill['status'];
  token: string | null;
  units: string | null;
  createdAt: Date;
  settledAt: Date | null;
};

/** A network's id by the name that orders of airtime carry. */
export const networkId = (name: string): string =>
  Object.entries(networks).find(([, each]) => each === name)?.[0] ?? name;

function toBill(row: Stored): Bill {
  const biller = row.kind === 'airtime' ? networkId(row.biller) : row.biller;
  return {
    reference: row.reference,
    customerId: row.customerId,
    kind: row.kind,
    status: row.status,
    biller,
    billerName: billerName(row.kind, biller),
    number: row.number,
    holder: row.holder ?? undefined,
    plan: planName({ biller, plan: row.plan }),
    planId: row.plan ?? undefined,
    meterType: row.meterType ?? undefined,
    amount: kobo(row.amount),
    token: row.token ?? undefined,
    units: row.units ?? undefined,
    createdAt: row.createdAt,
    settledAt: row.settledAt ?? undefined,
  };
}

const stored = sql<Stored>`
  select id, reference, customer_id, kind, biller, number, holder, plan, meter_type, amount, status, token, units, created_at, settled_at from bill
  union all
  select id, reference, customer_id, 'airtime', network, phone, null, null, null, amount, status, null, null, created_at, settled_at from airtime`;

/** A customer's airtime and bills, newest first. */
export async function listBills(
  db: Db | Trx,
  customerId: string,
  which: { kind?: BillKind | 'airtime'; status?: Bill['status']; limit: number },
): Promise<Bill[]> {
  const { kind = null, status = null, limit } = which;
  const { rows } = await sql<Stored>`
    select * from (${stored}) as bills where customer_id = ${customerId}
      and (${kind}::text is null or kind = ${kind}) and (${status}::text is null or status = ${status})
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(toBill);
}

/** The airtime order or bill with this reference. */
export async function findBill(db: Db | Trx, reference: string): Promise<Bill | undefined> {
  const { rows } = await sql<Stored>`
    select * from (${stored}) as bills where reference = ${reference.toUpperCase()}`.execute(db);
  const [row] = rows;
  return row && toBill(row);
}

/** One of a customer's own; throws Fault `not_found`. */
export async function getBill(db: Db | Trx, customerId: string, reference: string): Promise<Bill> {
  const bill = await findBill(db, reference);
  if (bill?.customerId !== customerId) throw new Fault('not_found');
  return bill;
}

/** Whether the customer has paid for this meter or smartcard before. */
export async function hasPaidBill(
  db: Db | Trx,
  customerId: string,
  to: { biller: string; number: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('bill')
    .select('id')
    .where('customerId', '=', customerId)
    .where('biller', '=', to.biller)
    .where('number', '=', to.number)
    .where('status', '=', 'success')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a text is the id of a mobile network. */
export const isNetwork = (text: string): text is Network => Object.hasOwn(networks, text);

/** A network's, company's or television's name. */
export function billerName(kind: BillKind | 'airtime', biller: string): string {
  if (kind === 'electricity') return findDisco(biller)?.name ?? biller;
  if (kind === 'tv') return televisions[biller] ?? biller;
  return isNetwork(biller) ? networks[biller] : biller;
}

/** The name of a data plan or television package; undefined where the bill has none. */
export const planName = (facts: { biller: string; plan: string | null }): string | undefined =>
  facts.plan === null ? undefined : (findPlan(facts.biller, facts.plan)?.name ?? facts.plan);
