import type { Db } from '@karo/db/client';
import type { Clock, InwardRails } from '../kernel/index.ts';

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

/** Other banks as the sandbox plays them, where money came from: they take what is given back, once a session id. */
export function sandboxInward({ db, clock }: { db: Db; clock: Clock }): InwardRails {
  return {
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
