import { Fault } from '@karo/core/kernel';
import { isMigrated } from '@karo/db/migrate';
import type { Handlers } from '../call.ts';

const PATIENCE_MS = 2_000;

/** True where the question is answered yes, in time. */
async function says(question: () => Promise<boolean>): Promise<'ok' | 'down'> {
  const late = new Promise<boolean>((answer) => setTimeout(answer, PATIENCE_MS, false).unref());
  const yes = await Promise.race([question().catch(() => false), late]);
  return yes ? 'ok' : 'down';
}

export const house = {
  'GET /api/health': async () => ({ status: 'ok' }),

  'GET /api/ready': async ({ bank, services, reply }) => {
    const [database, queue, migrations] = await Promise.all([
      says(async () => (await bank.pool.query('select 1')).rowCount === 1),
      says(services.queueReady ?? (async () => true)),
      says(() => isMigrated(bank.db)),
    ]);
    const status = [database, queue, migrations].every((part) => part === 'ok') ? 'ok' : 'down';
    if (status === 'down') reply.code(503);
    return { status, database, queue, migrations };
  },

  'GET /api/admin/whatsapp': async ({ services }) => {
    const picture = await services.whatsappQr?.();
    if (!picture) throw new Fault('not_found');
    return picture;
  },
} satisfies Partial<Handlers>;
