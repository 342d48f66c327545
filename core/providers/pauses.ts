import type { Db } from '@karo/db/client';
import { Fault, type Faults } from '../kernel/index.ts';

/** What an operator may pause: each carries out what customers order, or is asked before an account is opened. */
export const pausablePorts = ['rails', 'billers', 'cards', 'payments', 'bvn', 'identity'] as const;
export type PausablePort = (typeof pausablePorts)[number];

export type Pause = { port: PausablePort; why: string; pausedBy: string; pausedAt: Date };

/** Whether a port is paused at this moment. It is asked each time, so that every process obeys at once. */
export async function isPaused(db: Db, port: PausablePort): Promise<boolean> {
  const row = await db.selectFrom('providerPause').select('port').where('port', '=', port).executeTakeFirst();
  return row !== undefined;
}

/** The pauses that stand. */
export async function listPauses(db: Db): Promise<Pause[]> {
  const rows = await db.selectFrom('providerPause').selectAll().orderBy('port').execute();
  return rows.map((row) => ({ ...row, port: row.port as PausablePort }));
}

/** The refusal of what a paused port would have to do. */
export const pausedFault = (what: Faults['unavailable']['what']): Fault =>
  new Fault('unavailable', { what, paused: true });

/** Throws Fault `unavailable` where the port is paused: at the offer, and at the approval, which then moves nothing and leaves the offer open. */
export async function checkNotPaused(
  db: Db,
  port: PausablePort,
  what: Faults['unavailable']['what'],
): Promise<void> {
  if (await isPaused(db, port)) throw pausedFault(what);
}
