import { Button, TextInput } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import classes from './Admin.module.css';
import { useMe } from './roles.ts';

/** Returns for the regulator and for the bank's own books, as CSV. */
export const Returns = () => {
  const { may } = useMe();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  if (!may('approver') && !may('compliance')) return null;
  const span = from !== '' && to >= from ? `?from=${from}&to=${to}` : undefined;
  const link = (file: string, label: string, query: string | undefined) => (
    <Button
      component="a"
      variant="default"
      href={query === undefined ? undefined : `/api/admin/returns/${file}${query}`}
      data-disabled={query === undefined || undefined}
      aria-disabled={query === undefined}
      download
    >
      {label}
    </Button>
  );
  return (
    <Card title="Returns" icon={<IconFileSpreadsheet />}>
      <div className={classes.form}>
        <TextInput
          type="date"
          label="First day"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label="Last day"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <div className={classes.doings}>
          {may('approver') && link('profit-and-loss', 'Profit and loss', span)}
          {may('approver') && link('balances', 'Balances now', '')}
          {may('compliance') && link('large-movements', 'Movements from ₦5,000,000 on', span)}
        </div>
      </div>
    </Card>
  );
};
