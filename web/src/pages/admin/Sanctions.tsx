import { IconListSearch } from '@tabler/icons-react';
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

/** Names of ours that are near one of a sanction list, and the lists that they were compared with. */
export const Sanctions = () => {
  const { data, error, mutate } = useRead('GET /api/admin/sanctions', {});
  const [newest] = data?.lists ?? [];
  const lists = newest
    ? `Compared with the list “${newest.source}” of ${printDate(newest.datedOn)}, ${newest.entries} entries, loaded ${printAway(newest.loadedAt)}.`
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
        kind={{
          id: (row) => row.id,
          two: { act: 'sanction', subject: (row) => row.id },
          yes: 'Clear',
          no: 'Confirm',
          reason: 'both',
          decided: 'Decided. The customer is not told why.',
          about: (row) => (
            <>
              <p>
                {whose[row.party]}: <strong>{row.name}</strong> ~ {row.listed} ({row.percent}%)
              </p>
              <p className={classes.dim}>
                {row.source} {row.reference} · customer {row.customerId} · found {printAway(row.foundAt)}
              </p>
            </>
          ),
          decide: (row, cleared, note) =>
            call('POST /api/admin/sanctions/{id}', { params: { id: row.id }, body: { cleared, note } }),
        }}
      />
      {data && <p className={classes.dim}>{lists}</p>}
    </>
  );
};
