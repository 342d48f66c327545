import { countCustomers } from '@karo/core/account';
import { newIdentityCap } from '@karo/core/catalogue';
import { contract } from '@karo/core/contract';
import { type Bank, banks, Fault, offeredBy, toNaira } from '@karo/core/kernel';
import { publicStatus } from '@karo/core/orders';
import { isMigrated } from '@karo/db/migrate';
import type { Handlers } from '../call.ts';

const PATIENCE_MS = 2_000;

/** True where the question is answered yes, in time. */
async function says(question: () => Promise<boolean>): Promise<'ok' | 'down'> {
  const late = new Promise<boolean>((answer) => setTimeout(answer, PATIENCE_MS, false).unref());
  const yes = await Promise.race([question().catch(() => false), late]);
  return yes ? 'ok' : 'down';
}

/** How long the figures of a bank are said again before they are counted anew, in ms. */
const FIGURES_MS = 10 * 60_000;
const counted = new WeakMap<Bank, { until: number; customers: Promise<number> }>();

/** How many customers there are; a count is said for ten minutes, so that nobody makes the database count by asking. */
function customersOf(bank: Bank): Promise<number> {
  const now = bank.clock.now().getTime();
  const known = counted.get(bank);
  if (known && known.until > now) return known.customers;
  const customers = countCustomers(bank.db);
  counted.set(bank, { until: now + FIGURES_MS, customers });
  customers.catch(() => counted.delete(bank));
  return customers;
}

export const house = {
  'GET /api/about': async ({ bank, reply }) => {
    const { sandbox, licence, whatsappNumber } = bank.config;
    const customers = await customersOf(bank);
    reply.header('cache-control', 'public, max-age=300');
    return {
      sandbox,
      licence: licence ?? null,
      whatsapp: whatsappNumber ?? null,
      offers: offeredBy(bank),
      hears: [...bank.speech.hears],
      newIdentityCap: toNaira(newIdentityCap),
      figures: { customers, banks: banks.length, endpoints: Object.keys(contract).length },
    };
  },

  'GET /api/status': async ({ bank, reply }) => {
    const { checkedAt, parts } = await publicStatus(bank);
    reply.header('cache-control', 'public, max-age=15');
    return { checkedAt: checkedAt.toISOString(), parts };
  },

  'GET /api/health': async () => ({ status: 'ok' }),

  'GET /api/ready': async ({ bank, services, reply }) => {
    const [database, queue, migrations] = await Promise.all([
      says(async () => (await bank.pool.query('select 1')).rowCount === 1),
      says(services.queueReady ?? (async () => true)),
      says(() => isMigrated(bank.db)),
    ]);
    const isWell = [database, queue, migrations].every((part) => part === 'ok');
    // A process that is about to end still answers, and takes nobody new.
    const status = isWell && !services.draining.isDraining() ? 'ok' : 'down';
    if (status === 'down') reply.code(503);
    return { status, database, queue, migrations };
  },

  'GET /api/admin/whatsapp': async ({ services }) => {
    const picture = await services.whatsappQr?.();
    if (!picture) throw new Fault('not_found');
    return picture;
  },
} satisfies Partial<Handlers>;
