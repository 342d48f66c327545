import type { Answer } from '@karo/core/contract';
import { Badge, Button, Textarea } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { useMe } from './roles.ts';

type Listed = Answer<'GET /api/admin/cases'>[number];
type Outcome = NonNullable<Listed['outcome']>;

const rules = {
  structuring: 'Sums kept under the limit of a report',
  in_and_out: 'In and out within a day',
  new_payees: 'Many new receivers in a day',
  dormant: 'At rest for half a year, then active',
};

type Case = Answer<'GET /api/admin/cases/{id}'>;

/** What was found, and what people noted. */
const Findings = ({ data }: { data: Case }) => (
  <>
    <ul className={classes.rows} aria-label="What was found">
      {data.alerts.map(({ rule, day, facts }) => (
        <li key={`${rule} ${day}`} className={classes.box}>
          {rules[rule]}, {day}:{' '}
          {Object.entries(facts)
            .map(([name, value]) => `${name} ${value}`)
            .join(', ')}
        </li>
      ))}
    </ul>
    {data.notes.map((note) => (
      <p key={`${note.at} ${note.text}`}>
        {note.text} <span className={classes.dim}>{`${note.by}, ${printDateTime(note.at)}`}</span>
      </p>
    ))}
  </>
);

type ActsProps = { data: Case; onDone: () => Promise<unknown> };

/** What may be done about an open case: each act takes what stands in the one field, but for taking it. */
const Acts = ({ data, onDone }: ActsProps) => {
  const { me } = useMe();
  const [text, setText] = useState('');
  const [isBusy, run] = useDoing();
  const params = { id: data.id };
  const said = text.trim();
  const act = async (what: () => Promise<unknown>, failed: string) => {
    const done = await run(async () => (await what()) ?? true, failed);
    await onDone();
    if (done) setText('');
  };
  const take = () => act(() => call('POST /api/admin/cases/{id}/take', { params, body: {} }), 'Not taken');
  const note = () =>
    act(() => call('POST /api/admin/cases/{id}/notes', { params, body: { text: said } }), 'Not noted');
  const close = (outcome: Outcome) =>
    act(async () => {
      const body = { outcome, reason: said };
      const { status } = await call('POST /api/admin/cases/{id}/close', { params, body });
      const isOpen = status === 'open';
      showToast({
        title: isOpen ? 'Proposed' : 'Closed',
        text: isOpen ? 'Another person of compliance closes it.' : 'The customer is not told.',
      });
    }, 'Not closed');
  const isMine = data.proposedBy === me?.id;
  return (
    <>
      {data.proposedBy && (
        <p className={classes.dim}>
          {isMine ? 'You' : 'A colleague'} found no suspicion: {data.reason}. Another person decides.
        </p>
      )}
      <Textarea
        label="Note, or reason"
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.doings}>
        <Button variant="default" loading={isBusy} disabled={data.assignedTo === me?.id} onClick={take}>
          Take the case
        </Button>
        <Button variant="default" loading={isBusy} disabled={said === ''} onClick={note}>
          Write the note
        </Button>
        <Button
          variant="light"
          loading={isBusy}
          disabled={said === '' || isMine}
          onClick={() => close('no_suspicion')}
        >
          {data.due ? 'No suspicion (takes two)' : 'No suspicion'}
        </Button>
        <Button color="red" loading={isBusy} disabled={said === ''} onClick={() => close('reported')}>
          Report it
        </Button>
      </div>
    </>
  );
};

/** One case: what was found, what was noted, and its end. */
const Whole = ({ id, onChanged }: { id: string; onChanged: () => unknown }) => {
  const { data, error, mutate } = useRead('GET /api/admin/cases/{id}', { params: { id } });
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={1} height={140} />;
  const reread = async () => {
    await mutate();
    onChanged();
  };
  return (
    <div className={classes.form}>
      <p>
        <strong>{data.customerName}</strong> · customer <code>{data.customerId}</code>
      </p>
      <Findings data={data} />
      {data.status === 'closed' && (
        <p>
          Closed, {data.outcome === 'reported' ? 'reported' : 'no suspicion'}: {data.reason}
        </p>
      )}
      {data.outcome === 'reported' && (
        <div className={classes.doings}>
          <Button component="a" href={`/api/admin/cases/${id}/report`} download>
            Take the report (XML)
          </Button>
        </div>
      )}
      {data.status === 'open' && <Acts data={data} onDone={reread} />}
    </div>
  );
};

const List = ({ status, title }: { status: Listed['status']; title: string }) => {
  const { data, error, mutate } = useRead('GET /api/admin/cases', { query: { status } });
  const [shown, setShown] = useState<string>();
  return (
    <Card title={title} icon={<IconZoomExclamation />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={1} height={90} />}
      {data?.length === 0 && <Empty icon={<IconZoomExclamation />} title="There is no case" />}
      {data && data.length > 0 && (
        <ul className={classes.rows} aria-label={title}>
          {data.map((row) => (
            <li key={row.id} className={classes.box}>
              <p>
                <Badge component="span" variant="light" color={row.due ? 'red' : undefined}>
                  {row.due ? 'Report due' : 'Look'}
                </Badge>{' '}
                Case {row.id}, opened {printAway(row.openedAt)}
                {!row.assignedTo && status === 'open' && ' · nobody has it'}
              </p>
              <div className={classes.doings}>
                <Button
                  variant="default"
                  size="compact-md"
                  aria-expanded={shown === row.id}
                  onClick={() => setShown(shown === row.id ? undefined : row.id)}
                >
                  {`${shown === row.id ? 'Hide' : 'Show'} case ${row.id}`}
                </Button>
              </div>
              {shown === row.id && <Whole id={row.id} onChanged={mutate} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Cases of suspicion, for people of compliance alone. */
export const Cases = () => {
  const { may } = useMe();
  if (!may('compliance')) return null;
  return (
    <>
      <List status="open" title="Cases of suspicion" />
      <List status="closed" title="Closed cases" />
    </>
  );
};
