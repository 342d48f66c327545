import type { Db, Trx } from '@karo/db/client';
import { type RawBuilder, sql } from 'kysely';
import { daysAfter, type ReportLine, startOf } from '../../kernel/index.ts';

/** What names a line, in the report and in our book. */
export type LineName = Pick<ReportLine, 'sessionId' | 'direction'>;

/** What a line is known by on both sides. */
export const keyOf = (line: { sessionId: string; direction: string }): string =>
  `${line.direction}:${line.sessionId}`;

/** A late reversal comes in under the transfer's session id with this before it. */
const REVERSAL = 'R';

type Columns = { id: string; at: string; before?: string };

/** The lines of our book on the settlement account for which `where` holds; it is given the columns of each kind of line. */
async function booked(db: Db | Trx, where: (of: Columns) => RawBuilder<unknown>): Promise<ReportLine[]> {
  const { rows } = await sql<ReportLine>`
    select session_id as "sessionId", 'out' as direction, amount from transfer
      where kind = 'nip' and posting_id is not null and ${where({ id: 'sessionId', at: 'settledAt' })}
    union all
    select ${REVERSAL} || t.session_id, 'in', t.amount from posting p join transfer t on t.posting_id = p.reverses
      where p.kind = 'transfer_reversal' and t.kind = 'nip'
        and ${where({ id: 't.sessionId', at: 'p.at', before: REVERSAL })}
    union all
    select session_id, 'in', amount from inward_credit
      where posting_in is not null and ${where({ id: 'sessionId', at: 'receivedAt' })}
    union all
    select return_session_id, 'out', amount from inward_credit
      where status = 'returned' and ${where({ id: 'returnSessionId', at: 'endedAt' })}`.execute(db);
  return rows;
}

/** What our book moved on the settlement account in a day, by session id. */
export function bookedOn(db: Db | Trx, day: string): Promise<ReportLine[]> {
  const [from, to] = [startOf(day), startOf(daysAfter(day))];
  return booked(db, ({ at }) => sql`${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${to}`);
}

/** What our book moved under a session id on any day, in kobo; null where it has no such line. */
export async function bookedAs(
  db: Db | Trx,
  line: { sessionId: string; direction: string },
): Promise<bigint | null> {
  const { sessionId } = line;
  const lines = await booked(db, ({ id, before = '' }) => {
    const wanted = sessionId.startsWith(before) ? sessionId.slice(before.length) : null;
    return sql`${sql.ref(id)} = ${wanted}::text`;
  });
  return lines.find((each) => keyOf(each) === keyOf(line))?.amount ?? null;
}
