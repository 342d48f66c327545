import type { Answer } from '@karo/core/contract';
import { Badge, Button, Textarea } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { ProposalNote } from './ProposalNote.tsx';
import { type Proposal, refuseProposal, useProposals } from './proposals.ts';

type Dispute = Answer<'GET /api/admin/support/disputes'>[number];
type Move = 'bank_told' | 'resolved' | 'money_back' | 'rejected';

const statusWords: Record<Dispute['status'], string> = {
  open: 'Open',
  bank_told: 'Other bank told',
  resolved: 'Resolved',
  rejected: 'Rejected',
};

type LineProps = {
  dispute: Dispute;
  mayGiveBack: boolean;
  /** Somebody asked that the money go back: a second person has to ask for the same. */
  proposal: Proposal | undefined;
  onMoved: () => Promise<unknown>;
};

const Line = ({ dispute, mayGiveBack, proposal, onMoved }: LineProps) => {
  const [finding, setFinding] = useState(dispute.finding ?? proposal?.note ?? '');
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
    const moved = await run(act, 'Case not moved');
    if (moved) {
      const back =
        moved.status === 'resolved'
          ? 'The money is back, and the customer is told.'
          : 'Proposed. Another person has to ask for the same.';
      const text = moneyBack ? back : 'The customer is told.';
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
      {proposal && (
        <ProposalNote
          proposal={proposal}
          what="to give the money back"
          onEnd={() => refuseProposal(proposal)}
          onDone={onMoved}
        />
      )}
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
            {proposal ? 'Approve: give the money back' : 'Propose to give the money back'}
          </Button>
        )}
        <Button color="red" variant="light" {...doing('rejected')} onClick={() => move('rejected')}>
          Reject
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={proposal ? 'Give the money back?' : 'Propose to give the money back?'}
          text={
            <>
              <Naira amount={dispute.amount} /> and its charges go back to the customer at once, and case{' '}
              {dispute.caseNumber} is resolved{proposal ? '' : ', once another person approves'}. This cannot
              be undone.
            </>
          }
          doIt={proposal ? 'Give the money back' : 'Propose'}
          bad
          onClose={() => setAsking(false)}
          onDo={() => void move('money_back')}
        />
      )}
    </li>
  );
};

/** Money that customers ask back, and what was found. */
export const Disputes = () => {
  const { data, error, mutate } = useRead('GET /api/admin/support/disputes', {});
  const { find, mayActOn, reread } = useProposals();
  const list = useRef<HTMLDivElement>(null);
  const look = async () => {
    await Promise.all([mutate(), reread()]);
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
            {data.map((dispute) => {
              const proposal = find('money_back', dispute.caseNumber);
              return (
                <Line
                  key={`${dispute.caseNumber} ${proposal?.id ?? ''}`}
                  dispute={dispute}
                  mayGiveBack={mayActOn(proposal)}
                  proposal={proposal}
                  onMoved={look}
                />
              );
            })}
          </ul>
        )}
      </div>
    </Card>
  );
};
