import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '@karo/db/client';
import {
  type Clock,
  daysAfter,
  type InwardRails,
  printReport,
  type ReportLine,
  startOf,
} from '../kernel/index.ts';

/** Remembers what one of the sandbox's banks sent or got; false where the session id is known. */
export async function rememberInward(
  db: Db,
  line: {
    sessionId: string;
    kind: 'credit' | 'return' | 'reversal';
    originalSessionId?: string;
    bankCode: string;
    amount: bigint;
    code: string;
    at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandboxInward')
    .values({ ...line, originalSessionId: line.originalSessionId ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const kinds = { credit: 'in', return: 'out', reversal: 'in' } as const;

/** What the sandbox's rails moved in a day, both ways. */
async function movedOn(db: Db, day: string): Promise<ReportLine[]> {
  const [from, to] = [startOf(day), startOf(daysAfter(day))];
  const sent = await db
    .selectFrom('sandboxNipCredit')
    .select(['sessionId', 'amount'])
    .where('codeThen', '=', '00')
    .where('settlesAt', '>=', from)
    .where('settlesAt', '<', to)
    .execute();
  const inward = await db
    .selectFrom('sandboxInward')
    .select(['sessionId', 'amount', 'kind'])
    .where('code', '=', '00')
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return [
    ...sent.map((line) => ({ ...line, direction: 'out' as const })),
    ...inward.map(({ kind, ...line }) => ({ ...line, direction: kinds[kind as keyof typeof kinds] })),
  ];
}

/** Other banks as the sandbox plays them, where money came from: they take what is given back, once a session id. */
export function sandboxInward(options: { db: Db; clock: Clock; reports?: string }): InwardRails {
  const { db, clock, reports } = options;
  return {
    report: async (day) => {
      const file = reports && join(reports, `${day}.csv`);
      return file && existsSync(file) ? readFile(file, 'utf8') : printReport(await movedOn(db, day));
    },
    giveBack: async ({ sessionId, originalSessionId, bankCode, amount }) => {
      const line = { sessionId, originalSessionId, bankCode, amount, code: '00', at: clock.now() };
      return { code: (await rememberInward(db, { ...line, kind: 'return' })) ? '00' : '94' };
    },
    query: async (sessionId) => {
      const row = await db
        .selectFrom('sandboxInward')
        .select('code')
        .where('sessionId', '=', sessionId)
        .executeTakeFirst();
      return { code: row?.code ?? '25' };
    },
  };
}
