import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconHeartOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Fields, isFilled } from './Fields.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { refuseProposal, useProposals } from './proposals.ts';
import { useMe } from './roles.ts';

type Death = Answer<'GET /api/admin/deaths'>[number];

const reportFields = [
  { name: 'id', label: 'Customer ID' },
  { name: 'diedOn', label: 'Day of death', type: 'date' },
  { name: 'certificate', label: 'Number of the certificate', maxLength: 60 },
  { name: 'kinName', label: 'Next of kin', maxLength: 100 },
  { name: 'kinPhone', label: 'Their phone', maxLength: 20 },
  { name: 'kinRelation', label: 'Their relation', maxLength: 40 },
] as const;
const noReport = { id: '', diedOn: '', certificate: '', kinName: '', kinPhone: '', kinRelation: '' };

const ReportForm = ({ onDone }: { onDone: () => unknown }) => {
  const [given, setGiven] = useState(noReport);
  const [isBusy, run] = useDoing();
  const report = async (event: FormEvent) => {
    event.preventDefault();
    const { id, ...body } = given;
    const done = await run(
      () => call('POST /api/admin/customers/{id}/death', { params: { id: id.trim() }, body }),
      'Not reported',
    );
    if (!done) return;
    showToast({ title: 'The account is frozen', text: 'Another person confirms it on the papers.' });
    setGiven(noReport);
    onDone();
  };
  return (
    <Card title="A customer has died" icon={<IconHeartOff />}>
      <form className={classes.form} onSubmit={report}>
        <Fields fields={reportFields} given={given} onChange={setGiven} />
        <div className={classes.doings}>
          <Button type="submit" color="red" loading={isBusy} disabled={!isFilled(given)}>
            Report and freeze
          </Button>
        </div>
      </form>
    </Card>
  );
};

type LineProps = { row: Death; onDone: () => unknown };

const Payout = ({ row, onDone }: LineProps) => (
  <PayoutForm
    of={{ act: 'death', subject: `pay:${row.id}` }}
    payee="Name in the court’s letter"
    note="Reference of the letter"
    verb="pay the balance out"
    send={(body) => call('POST /api/admin/deaths/{id}/pay', { params: { id: row.id }, body })}
    onDone={onDone}
  />
);

const Withdrawal = ({ row, onDone }: LineProps) => {
  const [note, setNote] = useState('');
  const [isBusy, run] = useDoing();
  const { find, mayActOn, reread } = useProposals();
  const proposal = find('death', `withdraw:${row.id}`);
  const withdraw = async () => {
    const given = { params: { id: row.id }, body: { note: note.trim() } };
    const done = await run(() => call('POST /api/admin/deaths/{id}/withdraw', given), 'Not withdrawn');
    if (!done) return;
    showToast({ title: done.status === 'withdrawn' ? 'Withdrawn' : 'Proposed' });
    reread();
    onDone();
  };
  return (
    <div className={classes.line}>
      <TextInput
        label="Why it was a mistake"
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={note.trim() === '' || !mayActOn(proposal)}
        onClick={withdraw}
      >
        {proposal ? 'Approve the withdrawal' : 'Propose to withdraw'}
      </Button>
      {proposal && (
        <ProposalNote
          proposal={proposal}
          what="to withdraw the report"
          onEnd={() => refuseProposal(proposal)}
          onDone={reread}
        />
      )}
    </div>
  );
};

const Line = ({ row, onDone }: LineProps) => {
  const [isBusy, run] = useDoing();
  const { may } = useMe();
  const confirm = async () => {
    await run(
      () => call('POST /api/admin/deaths/{id}/confirm', { params: { id: row.id }, body: {} }),
      'Not confirmed',
    );
    onDone();
  };
  const isReported = row.status === 'reported';
  return (
    <li className={classes.box}>
      <p>
        <Badge component="span" variant="light" color={isReported ? 'red' : undefined}>
          {row.status}
        </Badge>{' '}
        died {printDate(row.diedOn)}, certificate {row.certificate} · customer <code>{row.customerId}</code>
      </p>
      <p>
        Next of kin: {row.kinName} ({row.kinRelation}), {row.kinPhone}
      </p>
      {row.paidReference && <p>Paid out: {row.paidReference}</p>}
      {isReported && may('approver') && (
        <div className={classes.doings}>
          <Button loading={isBusy} onClick={confirm}>
            Confirm on the papers
          </Button>
        </div>
      )}
      {!isReported && <Payout row={row} onDone={onDone} />}
      <Withdrawal row={row} onDone={onDone} />
    </li>
  );
};

/** Customers who have died: reported by one person, confirmed by another, paid out and withdrawn by two. */
export const Deaths = () => {
  const { data, error, mutate } = useRead('GET /api/admin/deaths', {});
  const { may } = useMe();
  if (!may('operations')) return null;
  return (
    <>
      <ReportForm onDone={mutate} />
      <Card title="Customers who have died" icon={<IconHeartOff />}>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={1} height={90} />}
        {data?.length === 0 && <Empty icon={<IconHeartOff />} title="Nobody is reported dead" />}
        {data && data.length > 0 && (
          <ul className={classes.rows}>
            {data.map((row) => (
              <Line key={row.id} row={row} onDone={mutate} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
};
