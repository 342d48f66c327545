import { Button } from '@mantine/core';
import { IconHelpHexagon, IconScale } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { printWhole } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Admin.module.css';
import { Disputes } from './Disputes.tsx';
import { Listing } from './Listing.tsx';
import { CreditFreezes, Settlement } from './Settlement.tsx';
import { TransferDoubts } from './TransferDoubts.tsx';

const doubtWords = { waiting: 'waits', sending: 'being sent', pending: 'not known yet' };

const Doubts = () => {
  const { data, error, mutate } = useRead('GET /api/admin/doubts', {});
  return (
    <Listing
      title="Orders in doubt"
      icon={<IconHelpHexagon />}
      file="in-doubt"
      rows={data}
      error={error}
      onRetry={mutate}
      id={(row) => `${row.kind} ${row.reference}`}
      empty="Every order has its end"
      columns={[
        { name: 'Since', text: (row) => row.createdAt, show: (row) => printDateTime(row.createdAt) },
        { name: 'What', text: (row) => row.kind },
        { name: 'To', text: (row) => row.to },
        { name: 'Amount', text: (row) => row.amount, show: (row) => <Naira amount={row.amount} /> },
        { name: 'State', text: (row) => doubtWords[row.status] },
        { name: 'Asked', text: (row) => row.asked },
        {
          name: 'Asked next',
          text: (row) => row.nextAt ?? '',
          show: (row) => (row.nextAt ? printAway(row.nextAt) : '—'),
        },
        { name: 'Reference', text: (row) => row.reference },
      ]}
    />
  );
};

/** The proofs of the book, run as the page is opened. */
const Book = () => {
  const { data, error, mutate, isValidating } = useRead('GET /api/admin/book', {});
  return (
    <Card
      title="Trial balance"
      icon={<IconScale />}
      aside={
        <Button variant="default" size="compact-md" loading={isValidating} onClick={() => mutate()}>
          Prove again
        </Button>
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={4} height={32} />}
      {data && (
        <>
          <p className={classes.verdict} data-ok={data.ok || undefined}>
            {data.ok ? 'Ledger balanced: all checks passed.' : 'The ledger does not balance.'}
          </p>
          {data.problems.map((problem) => (
            <p key={problem} role="alert">
              {problem}
            </p>
          ))}
          <Facts
            facts={[
              ['Debits', <Naira key="debits" amount={data.debits} />],
              ['Credits', <Naira key="credits" amount={data.credits} />],
              ['On hold', <Naira key="held" amount={data.held} />],
              ['Accounts', printWhole(data.accounts)],
              ['Postings', printWhole(BigInt(data.postings))],
              ['Entries', printWhole(BigInt(data.entries))],
            ]}
          />
        </>
      )}
    </Card>
  );
};

/** Money that is asked back, in doubt, or to be proved. */
export const Money = () => (
  <>
    <Book />
    <Settlement />
    <TransferDoubts />
    <CreditFreezes />
    <Doubts />
    <Disputes />
  </>
);
