import type { Answer } from '@karo/core/contract';
import { isFault } from '@karo/core/kernel';
import { decideMatch, listLists, listMatches, type SanctionMatch } from '@karo/core/risk/sanctions';
import { freezeCustomer } from '@karo/core/security';
import type { AnyCall, Handlers } from '../call.ts';
import { actingOf } from '../caller.ts';

type MatchView = Answer<'POST /api/admin/sanctions/{id}'>;

const matchOf = (row: SanctionMatch): MatchView => ({
  id: String(row.id),
  party: row.party,
  customerId: row.customerId,
  name: row.name,
  source: row.source,
  reference: row.reference,
  listed: row.listed,
  percent: row.percent,
  status: row.status,
  foundAt: row.foundAt.toISOString(),
});

/** An account that is closed by now has nothing that could be frozen. */
async function freeze({ bank }: AnyCall, customerId: string, administrator: string): Promise<void> {
  const by = { kind: 'administrator', id: administrator } as const;
  try {
    await freezeCustomer(bank, { customerId, channel: 'house', why: 'sanctions', by });
  } catch (error) {
    if (!isFault(error, 'account_closed') && !isFault(error, 'account_missing')) throw error;
  }
}

export const sanctions = {
  'GET /api/admin/sanctions': async ({ bank }) => {
    const [lists, matches] = await Promise.all([listLists(bank.db), listMatches(bank.db)]);
    return {
      lists: lists.map(({ source, datedAt, loadedAt, entries }) => ({
        source,
        datedOn: datedAt.toISOString().slice(0, 10),
        loadedAt: loadedAt.toISOString(),
        entries,
      })),
      matches: matches.map(matchOf),
    };
  },

  'POST /api/admin/sanctions/{id}': async (call) => {
    const { bank, params, body } = call;
    const acting = actingOf(call);
    // Frozen first: a confirmation that stands has had its effect.
    const [open] = (await listMatches(bank.db)).filter(({ id }) => String(id) === params.id);
    if (!body.cleared && open?.party === 'customer')
      await freeze(call, open.customerId, acting.administrator);
    return matchOf(await decideMatch(bank, { id: BigInt(params.id), ...body, ...acting }));
  },
} satisfies Partial<Handlers>;
