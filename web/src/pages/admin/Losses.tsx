import { IconCashBanknoteOff } from '@tabler/icons-react';
import { call, useRead } from '../../api.ts';
import { Naira } from '../../ui/Naira.tsx';
import classes from './Admin.module.css';
import { Decisions } from './Decisions.tsx';

/** Loans in arrears, and those of customers who have died: what is lost is written off by two people. */
export const Losses = () => {
  const { data, error, mutate } = useRead('GET /api/admin/loans', { query: { status: 'in_arrears' } });
  return (
    <Decisions
      title="Loans in arrears"
      icon={<IconCashBanknoteOff />}
      empty="No loan is in arrears"
      rows={data}
      error={error}
      onRetry={mutate}
      kind={{
        id: (row) => row.id,
        two: { act: 'loan', subject: (row) => `write-off:${row.reference}` },
        yes: 'Write off',
        reason: 'both',
        about: (row) => (
          <>
            <p>
              {row.productName} {row.reference}: <Naira amount={row.amount} whole />
            </p>
            <p className={classes.dim}>
              Customer <code>{row.customerId}</code>. Written off once it is 90 days late, or its customer has
              died.
            </p>
          </>
        ),
        decide: (row, _, reason) =>
          call('POST /api/admin/loans/{id}/write-off', { params: { id: row.id }, body: { reason } }),
      }}
    />
  );
};
