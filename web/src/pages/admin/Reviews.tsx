import type { Answer } from '@karo/core/contract/index';
import { Button, TextInput } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';

type Application = Answer<'GET /api/admin/kyc'>[number];

type LineProps = { application: Application; onDecided: () => void };

const Line = ({ application, onDecided }: LineProps) => {
  const [reason, setReason] = useState('');
  const [isBusy, run] = useDoing();
  const decide = async (approved: boolean) => {
    const said = reason.trim();
    const params = { id: application.id };
    const body = { approved, ...(said && { reason: said }) };
    if (!(await run(() => call('POST /api/admin/kyc/{id}', { params, body }), 'Not decided'))) return;
    showToast({
      title: approved ? 'Application approved' : 'Application rejected',
      text: 'The customer is told.',
    });
    onDecided();
  };
  return (
    <li className={classes.box}>
      <p>
        Customer <code>{application.customerId}</code> asks for level <strong>{application.tier}</strong>,
        since {printDateTime(application.askedAt)}.
      </p>
      <TextInput
        label="Reason, where it is rejected"
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.doings}>
        <Button loading={isBusy} onClick={() => decide(true)}>
          Approve
        </Button>
        <Button
          variant="light"
          color="red"
          loading={isBusy}
          disabled={reason.trim() === ''}
          onClick={() => decide(false)}
        >
          Reject
        </Button>
      </div>
    </li>
  );
};

/** Applications for a higher level that wait for a person. */
export const Reviews = () => {
  const { data, error, mutate } = useRead('GET /api/admin/kyc', {});
  return (
    <Card title="Applications for a higher level" icon={<IconUserCheck />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} height={150} />}
      {data?.length === 0 && <Empty icon={<IconUserCheck />} title="No application waits" />}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((application) => (
            <Line key={application.id} application={application} onDecided={() => mutate()} />
          ))}
        </ul>
      )}
    </Card>
  );
};
