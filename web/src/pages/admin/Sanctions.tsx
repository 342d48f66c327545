import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { printAway, printDate } from '../../ui/dates.ts';
import classes from './Admin.module.css';
import { Decisions } from './Decisions.tsx';

const whose = {
  customer: 'A customer',
  payee: 'Somebody whom a customer pays',
  sender: 'Somebody who pays a customer',
};
const NONE = 'No list is loaded: npm run sanctions -- FILE.xml';

const PAGE = 200;
type Match = Answer<'GET /api/admin/sanctions'>['matches'][number];

const about = (row: Match) => (
  <>
    <p>
      {whose[row.party]}: <strong>{row.name}</strong> ~ {row.listed} ({row.percent}%)
    </p>
    <p className={classes.dim}>
      {row.source} {row.reference} · customer {row.customerId} · found {printAway(row.foundAt)}
    </p>
  </>
);

const common = {
  id: (row: Match) => row.id,
  two: { act: 'sanction', subject: (row: Match) => row.id },
  yes: 'Clear',
  reason: 'both',
  decided: 'Decided. The customer is not told why.',
  about,
  decide: (row: Match, cleared: boolean, note: string) =>
    call('POST /api/admin/sanctions/{id}', { params: { id: row.id }, body: { cleared, note } }),
} as const;

/** What was confirmed keeps its account frozen; two people clear it where it was a mistake. */
const Confirmed = () => {
  const { data, error, mutate } = useRead('GET /api/admin/sanctions', { query: { status: 'confirmed' } });
  return (
    <Decisions
      title="Names confirmed to be on a list"
      icon={<IconListSearch />}
      empty="No name was confirmed"
      rows={data?.matches}
      error={error}
      onRetry={mutate}
      kind={common}
    />
  );
};

/** Names of ours that are near one of a sanction list, and the lists that they were compared with. */
export const Sanctions = () => {
  const [after, setAfter] = useState<string>();
  const { data, error, mutate } = useRead('GET /api/admin/sanctions', {
    query: after === undefined ? {} : { after },
  });
  const [newest] = data?.lists ?? [];
  const last = data?.matches.length === PAGE ? data.matches.at(-1)?.id : undefined;
  const lists = newest
    ? `Compared with the list “${newest.source}” of ${printDate(newest.datedOn)}, ${newest.entries} entries, loaded ${printAway(newest.loadedAt)}. ${data?.open} wait in all.`
    : NONE;
  return (
    <>
      <Decisions
        title="Names near a sanction list"
        icon={<IconListSearch />}
        empty="No name is near a list"
        rows={data?.matches}
        error={error}
        onRetry={mutate}
        kind={{ ...common, no: 'Confirm' }}
      />
      {data && <p className={classes.dim}>{lists}</p>}
      <div className={classes.doings}>
        {after && (
          <Button variant="default" onClick={() => setAfter(undefined)}>
            First page
          </Button>
        )}
        {last && (
          <Button variant="default" onClick={() => setAfter(last)}>
            Next page
          </Button>
        )}
      </div>
      <Confirmed />
    </>
  );
};
