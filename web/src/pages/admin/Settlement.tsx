import type { Answer } from '@karo/core/contract';
import { Badge, Button, Radio, TextInput } from '@mantine/core';
import { IconArrowsExchange, IconBan } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDate, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Decisions } from './Decisions.tsx';
import { useMe } from './roles.ts';

type Settled = Answer<'GET /api/admin/settlement'>;
type Difference = Settled['differences'][number];
type LineProps = { line: Difference; mayApprove: boolean; onChanged: () => unknown };

const sideOf = (amount: string | null) => (amount === null ? 'no such line' : <Naira amount={amount} />);

/** One difference: what each side has, and the entry that resolves it, proposed by one person and approved by another. */
const Line = ({ line, mayApprove, onChanged }: LineProps) => {
  const [note, setNote] = useState('');
  const [isBusy, run] = useDoing();
  const params = { id: line.id };
  const said = note.trim();
  const propose = async () => {
    const done = await run(
      () => call('POST /api/admin/settlement/{id}/propose', { params, body: { note: said } }),
      'Not proposed',
    );
    if (done)
      showToast({ title: 'Entry proposed', text: 'Nothing is booked until somebody else approves it.' });
    onChanged();
  };
  const decide = async (approved: boolean) => {
    const done = await run(
      () => call('POST /api/admin/settlement/{id}/decide', { params, body: { approved } }),
      'Not decided',
    );
    if (done) showToast({ title: approved ? 'Entry booked' : 'Proposal refused' });
    onChanged();
  };
  return (
    <li className={classes.box}>
      <p>
        <Badge component="span" variant="light" color={line.status === 'open' ? 'red' : 'gold'}>
          {line.status === 'open' ? 'Open' : 'Proposed'}
        </Badge>{' '}
        {printDate(line.day)} · money {line.direction} · found {printAway(line.foundAt)}
      </p>
      <p>
        Our book: <strong>{sideOf(line.ours)}</strong> · Provider: <strong>{sideOf(line.theirs)}</strong>
      </p>
      {line.about && <p>{line.about}</p>}
      <p className={classes.dim}>Session ID {line.sessionId}</p>
      {line.status === 'open' ? (
        <div className={classes.line}>
          <TextInput
            label="Why this entry is right"
            maxLength={150}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button loading={isBusy} disabled={said === ''} onClick={propose}>
            Propose the entry
          </Button>
        </div>
      ) : (
        <>
          <p>
            Proposed by {line.proposedBy}: {line.note}
          </p>
          {mayApprove && (
            <div className={classes.doings}>
              <Button loading={isBusy} onClick={() => decide(true)}>
                Approve and book
              </Button>
              <Button variant="light" color="red" loading={isBusy} onClick={() => decide(false)}>
                Refuse
              </Button>
            </div>
          )}
        </>
      )}
    </li>
  );
};

const DayForm = ({ onDone }: { onDone: () => unknown }) => {
  const [day, setDay] = useState('');
  const [isBusy, run] = useDoing();
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(
      () => call('POST /api/admin/settlement/days', { body: { day } }),
      'The day was not compared',
    );
    if (!done) return;
    showToast({ title: 'Day compared', text: `${done.lines} lines, ${done.differences} differ.` });
    onDone();
  };
  return (
    <form className={classes.line} onSubmit={compare}>
      <TextInput
        type="date"
        label="Compare a day again"
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isBusy} disabled={day === ''}>
        Compare
      </Button>
    </form>
  );
};

/** The settlement account against the provider's reports. */
export const Settlement = () => {
  const { data, error, mutate } = useRead('GET /api/admin/settlement', {});
  const { may } = useMe();
  const [latest] = data?.reports ?? [];
  return (
    <Card title="Settlement" icon={<IconArrowsExchange />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} height={110} />}
      {data && (
        <div className={classes.form}>
          <p className={classes.none}>
            {latest
              ? `Last compared: ${printDate(latest.day)}, ${latest.lines} lines, ${latest.differences} differed (${printDateTime(latest.readAt)}).`
              : 'No day has been compared yet.'}
          </p>
          <DayForm onDone={mutate} />
          {data.differences.length === 0 && (
            <Empty icon={<IconArrowsExchange />} title="Nothing differs from the provider’s reports" />
          )}
          {data.differences.length > 0 && (
            <ul className={classes.rows}>
              {data.differences.map((line) => (
                <Line key={line.id} line={line} mayApprove={may('approver')} onChanged={mutate} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
};

const FreezeForm = ({ onDone }: { onDone: () => unknown }) => {
  const [id, setId] = useState('');
  const [reason, setReason] = useState('');
  const [frozen, setFrozen] = useState(true);
  const [isBusy, run] = useDoing();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const params = { id: id.trim() };
    const done = await run(
      () =>
        call('POST /api/admin/customers/{id}/credits', { params, body: { frozen, reason: reason.trim() } }),
      'Not proposed',
    );
    if (!done) return;
    showToast({ title: 'Proposed', text: 'Somebody else approves it.' });
    setReason('');
    onDone();
  };
  return (
    <Card title="Freeze credits" icon={<IconBan />}>
      <form className={classes.form} onSubmit={ask}>
        <TextInput label="Customer ID" value={id} onChange={(event) => setId(event.currentTarget.value)} />
        <TextInput
          label="Reason"
          description="The order of a court or a regulator. The customer is not told."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Radio.Group
          label="What to propose"
          value={frozen ? 'freeze' : 'lift'}
          onChange={(to) => setFrozen(to === 'freeze')}
        >
          <div className={classes.form}>
            <Radio value="freeze" label="Refuse all credits to this account" />
            <Radio value="lift" label="Accept credits to this account again" />
          </div>
        </Radio.Group>
        <div className={classes.doings}>
          <Button type="submit" loading={isBusy} disabled={id.trim() === '' || reason.trim() === ''}>
            Propose
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** Accounts that are to take no credits from other banks: one person proposes, another approves. */
export const CreditFreezes = () => {
  const { data, error, mutate } = useRead('GET /api/admin/credit-freezes', {});
  return (
    <>
      <FreezeForm onDone={mutate} />
      <Decisions
        title="Credit freezes awaiting approval"
        icon={<IconBan />}
        empty="No proposal awaits approval"
        rows={data}
        error={error}
        onRetry={mutate}
        kind={{
          id: (row) => row.id,
          yes: 'Approve',
          no: 'Refuse',
          decided: 'Decided. The customer is not told.',
          about: (row) => (
            <p>
              Customer <code>{row.customerId}</code>:{' '}
              {row.frozen ? 'refuse all credits' : 'accept credits again'}. {row.reason}{' '}
              <span className={classes.dim}>Proposed by {row.proposedBy}.</span>
            </p>
          ),
          decide: (row, approved) =>
            call('POST /api/admin/credit-freezes/{id}', { params: { id: row.id }, body: { approved } }),
        }}
      />
    </>
  );
};
