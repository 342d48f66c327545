import type { Answer } from '@karo/core/contract/index';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';

type Dispute = Answer<'GET /api/admin/support/disputes'>[number];

type LineProps = { dispute: Dispute; onMoved: () => void };

const Line = ({ dispute, onMoved }: LineProps) => {
  const [finding, setFinding] = useState('');
  const [isBusy, run] = useDoing();
  const move = async (status: 'bank_told' | 'resolved' | 'rejected') => {
    const said = finding.trim();
    const params = { caseNumber: dispute.caseNumber };
    const body = { status, ...(said && { finding: said }) };
    const act = () => call('POST /api/admin/support/disputes/{caseNumber}', { params, body });
    if (!(await run(act, 'Case not moved'))) return;
    showToast({ title: 'Case updated', text: 'The customer is told.' });
    onMoved();
  };
  return (
    <li className={classes.box}>
      <p>
        <Badge component="span" color={dispute.status === 'open' ? 'red' : 'gold'}>
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

/** Money that is asked back, in doubt, or to be proved. */
export const Money = () => <Disputes />;
