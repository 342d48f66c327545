import { IconListDetails } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import { Administrators } from './Administrators.tsx';
import { Listing } from './Listing.tsx';

const Audit = () => {
  const { data, error, mutate } = useRead('GET /api/admin/audit', {});
  return (
    <Listing
      title="Audit log"
      icon={<IconListDetails />}
      file="audit"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => row.id}
      empty="Nothing is written yet"
      columns={[
        { name: 'When', text: (row) => row.at, show: (row) => printDateTime(row.at) },
        { name: 'Who', text: (row) => row.actor },
        { name: 'What', text: (row) => row.action },
        { name: 'Where', text: (row) => row.channel },
        { name: 'On', text: (row) => row.subject ?? row.customerId ?? '' },
        {
          name: 'Facts',
          text: (row) =>
            Object.entries(row.facts)
              .map(([name, value]) => `${name}: ${value}`)
              .join(', '),
        },
      ]}
    />
  );
};

/** Who may do what here, and what was done. */
export const People = () => (
  <>
    <Administrators />
    <Audit />
  </>
);
