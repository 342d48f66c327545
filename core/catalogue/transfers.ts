import type { DB } from '@karo/db/schema';
import type { Selectable } from 'kysely';
import { bankByCode, kobo, totalOf } from '../kernel/index.ts';

/** A transfer as the table keeps it. */
export type TransferRow = Selectable<DB['transfer']>;

/** A transfer as phrases speak of it. */
export const factsOf = (row: TransferRow) => ({
  name: row.name,
  bank: bankByCode(row.bankCode)?.short ?? row.bankCode,
  account: row.account,
  amount: kobo(row.amount),
  total: totalOf(kobo(row.amount), { fee: kobo(row.fee), duty: kobo(row.duty) }),
  reference: row.reference,
  sessionId: row.sessionId ?? undefined,
});
