import { transact } from '@karo/db/client';
import { sql } from 'kysely';
import { record } from '../../audit/index.ts';
import { type Acting, houseOrigin } from '../../auth/index.ts';
import { type Bank, csvOf, daysAfter, type Kobo, startOf, toNaira } from '../../kernel/index.ts';
import { checkCompliance } from './cases.ts';
import { REPORTED_FROM } from './rules.ts';

type Row = {
  at: Date;
  reference: string | null;
  customer: string;
  nuban: string | null;
  bvnSealed: Buffer | null;
  amount: bigint;
  otherName: string | null;
  otherAccount: string | null;
  otherBank: string | null;
};

const ROWS_MOST = 10_000;
const head = [
  ...['at', 'reference', 'customer', 'account', 'bvn', 'direction', 'amount'],
  ...['other_name', 'other_account', 'other_bank'],
];

/**
 * Each movement of a span of days that is large enough to be reported by itself, from NGN 5 million on, as the law's return asks for it: nothing is masked. For people of compliance; that it was
 * taken, and for which days, stands in the audit log. Throws Fault `forbidden`.
 */
export const largeMovementsCsv = (bank: Bank, by: Acting & { from: string; to: string }): Promise<string> =>
  transact(bank.db, async (trx) => {
    await checkCompliance(trx, by);
    const { from, to } = by;
    const { rows } = await sql<Row>`
      select p.at, p.reference, c.first_name || ' ' || c.last_name as customer, a.nuban, c.bvn_sealed as "bvnSealed", leg.amount,
        coalesce(t.name, i.sender_name) as "otherName", coalesce(t.account, i.sender_account) as "otherAccount",
        coalesce(t.bank_code, i.bank_code) as "otherBank"
      from posting p cross join lateral (
        select account::bigint as account, amount::bigint as amount from unnest(p.accounts, p.amounts) as l (account, amount)
      ) leg
      join account a on a.id = leg.account and a.kind = 'customer' join customer c on c.id = a.customer_id
      left join transfer t on t.reference = p.reference and t.customer_id = a.customer_id
      left join inward_credit i on i.reference = p.reference
      where p.at >= ${startOf(from)} and p.at < ${startOf(daysAfter(to))} and p.kind <> 'opening'
        and abs(leg.amount) >= ${REPORTED_FROM}
      order by p.at, p.id limit ${ROWS_MOST}`.execute(trx);
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'personal_data_read',
      origin: houseOrigin(by),
      facts: { what: 'large movements', from, to, rows: rows.length },
    });
    const size = (amount: bigint): string => toNaira((amount < 0n ? -amount : amount) as Kobo);
    return csvOf(
      head,
      rows.map((row) => [
        row.at.toISOString(),
        row.reference ?? '',
        row.customer,
        row.nuban ?? '',
        row.bvnSealed ? bank.keys.unseal(row.bvnSealed) : '',
        row.amount < 0n ? 'out' : 'in',
        size(row.amount),
        row.otherName ?? '',
        row.otherAccount ?? '',
        row.otherBank ?? '',
      ]),
    );
  });
