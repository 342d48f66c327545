import type { Answer } from '@karo/core/contract/index';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconHelpHexagon, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { printWhole } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Listing } from './Listing.tsx';

type Dispute = Answer<'GET /api/admin/support/disputes'>[number];

type LineProps = { dispute: Dispute; onMoved: () => void };

const Line = ({ dispute, onMoved }: LineProps) => {
  const [finding, setFinding] = useState('');
  const [isBusy, run] = useDoing();
  const move = async (status: 'bank_told' | 'resolved' | 'rejected', moneyBack = false) => {
    const said = finding.trim();
    const params = { caseNumber: dispute.caseNumber };
    const body = { status, ...(said && { finding: said }), ...(moneyBack && { moneyBack }) };
    const act = () => call('POST /api/admin/support/disputes/{caseNumber}', { params, body });
    if (!(await run(act, 'Case not moved'))) return;
    showToast({ title: 'Case updated', text: 'The customer is told.' });
    onMoved();
  };
  return (
    <li className={classes.box}>
      <p>
        <Badge component="span" variant="light" color={dispute.status === 'open' ? 'red' : 'gold'}>
          {dispute.status}
        </Badge>{' '}
        <strong>{dispute.caseNumber}</strong>: <Naira amount={dispute.amount} /> to {dispute.name},{' '}
        {dispute.bank}
      </p>
      <p>“{dispute.reason}”</p>
      <p className={classes.dim}>
        Tell the other bank by {printDateTime(dispute.bankDueAt)} · finding {printAway(dispute.findingDueAt)}
      </p>
      <TextInput
        label="Finding"
        maxLength={500}
        value={finding}
        onChange={(event) => setFinding(event.currentTarget.value)}
      />
      <div className={classes.doings}>
        {dispute.status === 'open' && (
          <Button variant="default" loading={isBusy} onClick={() => move('bank_told')}>
            The other bank is told
          </Button>
        )}
        <Button loading={isBusy} disabled={finding.trim() === ''} onClick={() => move('resolved')}>
          Resolve
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          disabled={finding.trim() === ''}
          onClick={() => move('resolved', true)}
        >
          Give the money back
        </Button>
        <Button
          color="red"
          variant="light"
          loading={isBusy}
          disabled={finding.trim() === ''}
          onClick={() => move('rejected')}
        >
          Reject
        </Button>
      </div>
    </li>
  );
};

const Disputes = () => {
  const { data, error, mutate } = useRead('GET /api/admin/support/disputes', {});
  return (
    <Card title="Disputes" icon={<IconArrowBackUp />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} height={150} />}
      {data?.length === 0 && <Empty icon={<IconArrowBackUp />} title="No open disputes" />}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((dispute) => (
            <Line key={dispute.caseNumber} dispute={dispute} onMoved={() => mutate()} />
          ))}
        </ul>
      )}
    </Card>
  );
};

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
            {data.ok ? 'The book is right: every proof holds.' : 'The book has a fault.'}
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
    <Doubts />
    <Disputes />
  </>
);
