import type { Answer } from '@karo/core/contract';
import { Badge, Button, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconHelpHexagon, IconScale } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { printWhole } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Listing } from './Listing.tsx';
import { CreditFreezes, Settlement } from './Settlement.tsx';

type Dispute = Answer<'GET /api/admin/support/disputes'>[number];
type Move = 'bank_told' | 'resolved' | 'money_back' | 'rejected';

const statusWords: Record<Dispute['status'], string> = {
  open: 'Open',
  bank_told: 'Other bank told',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

type LineProps = { dispute: Dispute; mayGiveBack: boolean; onMoved: () => Promise<unknown> };

const Line = ({ dispute, mayGiveBack, onMoved }: LineProps) => {
  const [finding, setFinding] = useState(dispute.finding ?? '');
  const [moving, setMoving] = useState<Move>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, run] = useDoing();
  const said = finding.trim();
  const move = async (to: Move) => {
    setMoving(to);
    const params = { caseNumber: dispute.caseNumber };
    const moneyBack = to === 'money_back';
    const status = moneyBack ? 'resolved' : to;
    const body = { status, ...(said && { finding: said }), ...(moneyBack && { moneyBack }) };
    const act = () => call('POST /api/admin/support/disputes/{caseNumber}', { params, body });
    if (await run(act, 'Case not moved')) {
      const text = moneyBack ? 'The money is back, and the customer is told.' : 'The customer is told.';
      showToast({ title: 'Case updated', text });
    }
    // What was refused may have been decided by somebody else meanwhile.
    await onMoved();
  };
  const doing = (to: Move) => ({
    loading: isBusy && moving === to,
    disabled: isBusy || (to !== 'bank_told' && said === ''),
  });
  return (
    <li className={classes.box}>
      <p>
        <Badge component="span" variant="light" color={dispute.status === 'open' ? 'red' : 'gold'}>
          {statusWords[dispute.status]}
        </Badge>{' '}
        <strong>{dispute.caseNumber}</strong>: <Naira amount={dispute.amount} /> to {dispute.name},{' '}
        {dispute.bank}
      </p>
      <p>“{dispute.reason}”</p>
      <p className={classes.dim}>
        {dispute.status === 'open' && `Tell the other bank by ${printDateTime(dispute.bankDueAt)} · `}
        Finding due {printAway(dispute.findingDueAt)}
      </p>
      <Textarea
        label="Finding"
        description="Needed to close the case; the customer reads it."
        rows={2}
        maxLength={500}
        value={finding}
        onChange={(event) => setFinding(event.currentTarget.value)}
      />
      <div className={classes.doings}>
        {dispute.status === 'open' && (
          <Button variant="default" {...doing('bank_told')} onClick={() => move('bank_told')}>
            The other bank is told
          </Button>
        )}
        <Button {...doing('resolved')} onClick={() => move('resolved')}>
          Resolve
        </Button>
        {mayGiveBack && (
          <Button variant="default" {...doing('money_back')} onClick={() => setAsking(true)}>
            Give the money back
          </Button>
        )}
        <Button color="red" variant="light" {...doing('rejected')} onClick={() => move('rejected')}>
          Reject
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title="Give the money back?"
          text={
            <>
              <Naira amount={dispute.amount} /> and its charges go back to the customer at once, and case{' '}
              {dispute.caseNumber} is resolved. This cannot be undone.
            </>
          }
          doIt="Give the money back"
          bad
          onClose={() => setAsking(false)}
          onDo={() => void move('money_back')}
        />
      )}
    </li>
  );
};

const Disputes = () => {
  const { data, error, mutate } = useRead('GET /api/admin/support/disputes', {});
  const { data: session } = useRead('GET /api/admin/session', {});
  const role = session?.administrator?.role;
  const list = useRef<HTMLDivElement>(null);
  const look = async () => {
    await mutate();
    // The line that was acted on is gone, and the focus with it; whoever is elsewhere by now stays there.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  };
  return (
    <Card title="Disputes" icon={<IconArrowBackUp />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} height={150} />}
      <div ref={list} tabIndex={-1}>
        {data?.length === 0 && <Empty icon={<IconArrowBackUp />} title="No open disputes" />}
        {data && data.length > 0 && (
          <ul className={classes.rows}>
            {data.map((dispute) => (
              <Line
                key={dispute.caseNumber}
                dispute={dispute}
                mayGiveBack={role === 'approver'}
                onMoved={look}
              />
            ))}
          </ul>
        )}
      </div>
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
    <CreditFreezes />
    <Doubts />
    <Disputes />
  </>
);
