import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { IconUserSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Empty } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { ProposalNote } from './ProposalNote.tsx';
import { refuseProposal, useProposals } from './proposals.ts';
import { useMe } from './roles.ts';

type Found = Answer<'POST /api/admin/customers/find'>[number];
type LineProps = { one: Found; mayAct: boolean; onDone: () => void };

/** Freezing is one person's act and at once; thawing takes two. */
const Freezing = ({ one, onDone }: Omit<LineProps, 'mayAct'>) => {
  const [reason, setReason] = useState('');
  const [isBusy, run] = useDoing();
  const { find, mayActOn, reread } = useProposals();
  const isFrozen = one.status === 'frozen';
  const proposal = isFrozen ? find('thaw', one.id) : undefined;
  const act = async () => {
    const given = { params: { id: one.id }, body: { frozen: !isFrozen, reason: reason.trim() } };
    const done = await run(() => call('POST /api/admin/customers/{id}/freeze', given), 'Not done');
    if (!done) return;
    const waits = isFrozen && done.status === 'frozen';
    showToast({
      title: waits ? 'Proposed' : `The account is ${done.status}`,
      text: waits ? 'Another person has to ask for the same.' : 'The customer is told.',
    });
    setReason('');
    reread();
    onDone();
  };
  const thaw = proposal ? 'Approve the thaw' : 'Propose to thaw';
  return (
    <div className={classes.line}>
      <TextInput
        label={isFrozen ? 'Why it is thawed' : 'Why it is frozen'}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        variant="light"
        color={isFrozen ? undefined : 'red'}
        loading={isBusy}
        disabled={reason.trim() === '' || !mayActOn(proposal)}
        onClick={act}
      >
        {isFrozen ? thaw : 'Freeze'}
      </Button>
      {proposal && (
        <ProposalNote
          proposal={proposal}
          what="to thaw it"
          onEnd={() => refuseProposal(proposal)}
          onDone={reread}
        />
      )}
    </div>
  );
};

const Line = ({ one, mayAct, onDone }: LineProps) => (
  <li className={classes.box}>
    <p>
      <strong>{one.name}</strong>{' '}
      <Badge component="span" variant="light" color={one.status === 'frozen' ? 'red' : undefined}>
        {one.status}
      </Badge>
    </p>
    <p className={classes.dim}>
      {one.phone ?? 'no phone'} · account {one.nuban ?? 'none'} · level {one.tier} · since{' '}
      {printDate(one.openedAt)} · <code>{one.id}</code>
    </p>
    {mayAct && (one.status === 'active' || one.status === 'frozen') && <Freezing one={one} onDone={onDone} />}
  </li>
);

/** Customers by phone, name, account or reference; each look is written to the audit log. */
export const Customers = () => {
  const [q, setQ] = useState('');
  const [found, setFound] = useState<readonly Found[]>();
  const [isBusy, run] = useDoing();
  const { may } = useMe();
  const look = async () => {
    const rows = await run(
      () => call('POST /api/admin/customers/find', { body: { q: q.trim() } }),
      'Not found',
    );
    if (rows) setFound(rows);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look();
  };
  return (
    <Card title="Customers" icon={<IconUserSearch />}>
      <form className={classes.line} onSubmit={submit}>
        <TextInput
          type="search"
          label="Phone, name, account, reference or id"
          description="Three letters at least. Each look is written to the audit log."
          maxLength={80}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} disabled={q.trim().length < 3}>
          Find
        </Button>
      </form>
      <p className="unseen" role="status">
        {found && found.length > 0 && `Found: ${found.length}`}
      </p>
      {found?.length === 0 && <Empty icon={<IconUserSearch />} title="Nobody is found by that" />}
      {found && found.length > 0 && (
        <ul className={classes.rows} aria-label="Found customers">
          {found.map((one) => (
            <Line key={one.id} one={one} mayAct={may('operations')} onDone={look} />
          ))}
        </ul>
      )}
    </Card>
  );
};
