import { type Db, transact } from '@karo/db/client';
import { record } from '../audit/index.ts';
import { type Acting, houseOrigin } from '../auth/index.ts';
import { type Bank, Fault } from '../kernel/index.ts';
import { listPauses, listTroubles, type PausablePort, pausablePorts } from '../providers/index.ts';

/**
 * Pauses a provider or resumes it; done twice it is done once. While it is paused nothing new is begun there, by any process; what is under way is settled. Throws Fault `not_found`
 * where there is no such port.
 */
export async function pauseProvider(
  bank: Pick<Bank, 'db' | 'clock' | 'config'>,
  of: { port: string; paused: boolean; why: string; by: Acting },
): Promise<void> {
  const port = pausablePorts.find((one) => one === of.port);
  if (!port) throw new Fault('not_found');
  const { paused, why, by } = of;
  await transact(bank.db, async (trx) => {
    const row = { port, why, pausedBy: by.administrator, pausedAt: bank.clock.now() };
    const done = paused
      ? await trx
          .insertInto('providerPause')
          .values(row)
          .onConflict((conflict) => conflict.column('port').doNothing())
          .executeTakeFirst()
          .then((made) => made.numInsertedOrUpdatedRows)
      : (await trx.deleteFrom('providerPause').where('port', '=', port).executeTakeFirst()).numDeletedRows;
    if (!done) return;
    await record(trx, bank, {
      actor: { kind: 'administrator', id: by.administrator },
      action: 'admin_action',
      origin: houseOrigin(by),
      subject: { kind: 'provider', id: port },
      facts: { act: paused ? 'pause' : 'resume', why },
    });
  });
}

/** One port as operators see it. */
export type ProviderState = {
  port: PausablePort;
  /** Who stands behind it, by name; `sandbox`, or `off` where nobody does. */
  provider: string;
  paused: { at: Date; by: string; why: string } | null;
  trouble: { at: Date; why: string } | null;
};

function providerNames({ config, cards, payments }: Bank): Record<PausablePort, string> {
  const { rails, billers, bvn, nin } = config.providers;
  const played = config.sandbox ? 'sandbox' : 'off';
  return {
    rails,
    billers,
    bvn,
    identity: nin,
    cards: cards.absent ? 'off' : played,
    payments: payments.name || 'off',
  };
}

/** Every port that may be paused, with who stands behind it, what went wrong there last, and its pause. */
export async function listProviders(bank: Bank): Promise<ProviderState[]> {
  const [pauses, troubles, people] = await Promise.all([
    listPauses(bank.db),
    listTroubles(bank.db),
    namesOf(bank.db),
  ]);
  const names = providerNames(bank);
  return pausablePorts.map((port) => {
    const pause = pauses.find((one) => one.port === port);
    const trouble = troubles.find((one) => one.provider === names[port]);
    return {
      port,
      provider: names[port],
      paused: pause
        ? { at: pause.pausedAt, by: people.get(pause.pausedBy) ?? pause.pausedBy, why: pause.why }
        : null,
      trouble: trouble ? { at: trouble.at, why: trouble.why } : null,
    };
  });
}

async function namesOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('administrator').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
