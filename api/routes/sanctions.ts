import type { Answer } from '@karo/core/contract';
import { countOpenMatches, listLists, listMatches, type SanctionMatch } from '@karo/core/risk/sanctions';
import { decideMatch } from '@karo/core/security';
import type { Handlers } from '../call.ts';
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

export const sanctions = {
  'GET /api/admin/sanctions': async ({ bank, query }) => {
    const { status, after } = query;
    const page = { status, after: after === undefined ? undefined : BigInt(after) };
    const [lists, matches, open] = await Promise.all([
      listLists(bank.db),
      listMatches(bank.db, page),
      countOpenMatches(bank.db),
    ]);
    return {
      open,
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
    return matchOf(await decideMatch(bank, { id: BigInt(params.id), ...body, ...actingOf(call) }));
  },
} satisfies Partial<Handlers>;
