import { Button, TextInput } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import classes from './Admin.module.css';
import { Listing } from './Listing.tsx';

type Filter = { customerId?: string; action?: string; actor?: string };
type Name = keyof Filter;

const fields: readonly [name: Name, label: string][] = [
  ['customerId', 'Customer’s id'],
  ['action', 'What was done'],
  ['actor', 'Who did it: an id'],
];

/** What the log is asked for: a filter is applied as a whole, so that half of an id asks nothing. */
const Filters = ({ onFilter }: { onFilter: (filter: Filter) => void }) => {
  const [typed, setTyped] = useState<Filter>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = fields.flatMap(([name]) => (typed[name]?.trim() ? [[name, typed[name]?.trim()]] : []));
    onFilter(Object.fromEntries(given));
  };
  return (
    <form className={classes.line} onSubmit={submit} aria-label="Filter of the audit log">
      {fields.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          maxLength={40}
          value={typed[name] ?? ''}
          onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
        />
      ))}
      <Button type="submit" variant="default">
        Filter
      </Button>
    </form>
  );
};

/** What was done, by whom, newest first. */
export const AuditLog = () => {
  const [filter, setFilter] = useState<Filter>({});
  const { data, error, mutate } = useRead('GET /api/admin/audit', { query: filter });
  return (
    <>
      <Filters onFilter={setFilter} />
      <Listing
        title="Audit log"
        icon={<IconListDetails />}
        file="audit"
        rows={data}
        error={error}
        onRetry={mutate}
        id={(row) => row.id}
        empty="Nothing is written of that"
        columns={[
          { name: 'When', text: (row) => row.at, show: (row) => printDateTime(row.at) },
          { name: 'Who', text: (row) => row.actor },
          { name: 'What', text: (row) => row.action },
          { name: 'Where', text: (row) => `${row.channel}${row.ip ? ` ${row.ip}` : ''}` },
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
    </>
  );
};
