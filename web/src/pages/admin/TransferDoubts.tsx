import type { Answer } from '@karo/core/contract';
import { Button, TextInput } from '@mantine/core';
import { IconHourglassEmpty } from '@tabler/icons-react';
import { useState } from 'react';
import { call, isStatus, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { ProposalNote } from './ProposalNote.tsx';
import { useProposals } from './proposals.ts';
import { useMe } from './roles.ts';

type Doubt = Answer<'GET /api/admin/transfer-doubts'>[number];
type Verdict = NonNullable<Doubt['verdict']>;

const verdictWords: Record<Verdict, string> = {
  paid: 'it was paid: settle it',
  not_paid: 'it was not paid: release the money',
};

type LineProps = { doubt: Doubt; onDone: () => void };

/** Takes a proposal back, or what the rails contradict off the list. */
const withdraw = ({ reference }: Doubt) =>
  call('POST /api/admin/transfer-doubts/{reference}/withdraw', { params: { reference }, body: {} });

/** Proposes how it ended, with what that is known by. */
const Proposing = ({ doubt, onDone }: LineProps) => {
  const [note, setNote] = useState('');
  const [isBusy, run] = useDoing();
  const said = note.trim();
  const propose = async (verdict: Verdict) => {
    const given = { params: { reference: doubt.reference }, body: { verdict, note: said } };
    const act = () => call('POST /api/admin/transfer-doubts/{reference}/propose', given);
    if (!(await run(act, 'Not proposed'))) return;
    showToast({ title: 'Proposed', text: 'Nothing moves until another person approves it.' });
    onDone();
  };
  return (
    <>
      <TextInput
        label="What it is known by"
        description="The other bank’s letter, the settlement report, a statement."
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.doings}>
        <Button loading={isBusy} disabled={said === ''} onClick={() => propose('paid')}>
          Propose: it was paid
        </Button>
        <Button
          variant="light"
          color="red"
          loading={isBusy}
          disabled={said === ''}
          onClick={() => propose('not_paid')}
        >
          Propose: it was not paid
        </Button>
      </div>
    </>
  );
};

/** A second person ends it as proposed, or the proposal is taken back. */
const Approving = ({ doubt, verdict, onDone }: LineProps & { verdict: Verdict }) => {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, run] = useDoing();
  const params = { reference: doubt.reference };
  const { me } = useMe();
  const { mayActOn } = useProposals();
  const proposal = { mine: doubt.proposedBy === me?.id, proposer: 'Another person', note: doubt.note };
  const approve = async () => {
    const given = { params, body: { verdict } };
    const done = await run(
      () => call('POST /api/admin/transfer-doubts/{reference}/approve', given),
      'Not approved',
    );
    if (done) showToast({ title: 'The transfer has ended', text: 'The customer is told.' });
    onDone();
  };
  return (
    <>
      <ProposalNote
        proposal={proposal}
        what={`“${verdictWords[verdict]}”`}
        onEnd={() => withdraw(doubt)}
        onDone={onDone}
      />
      {mayActOn(proposal) && (
        <div className={classes.doings}>
          <Button loading={isBusy} onClick={() => setAsking(true)}>
            Approve
          </Button>
        </div>
      )}
      {isAsking && (
        <Confirm
          title="End this transfer?"
          text={
            <>
              <Naira amount={doubt.amount} /> to {doubt.name}: {verdictWords[verdict]}. This cannot be undone.
            </>
          }
          doIt="End it"
          bad
          onClose={() => setAsking(false)}
          onDo={approve}
        />
      )}
    </>
  );
};

/** Two people ended it, and the rails say otherwise: it leaves the list once somebody has seen that. */
const Contradicted = ({ doubt, onDone }: LineProps) => {
  const { may } = useMe();
  const [isBusy, run] = useDoing();
  const see = async () => {
    await run(() => withdraw(doubt), 'Not marked');
    onDone();
  };
  return (
    <>
      <p role="alert">
        Two people ended it, and the rails say otherwise since ({doubt.contradictedBy}): settlement will show
        the difference.
      </p>
      {may('operations') && (
        <div className={classes.doings}>
          <Button variant="default" loading={isBusy} onClick={see}>
            Mark as seen
          </Button>
        </div>
      )}
    </>
  );
};

const Line = (props: LineProps) => {
  const { doubt } = props;
  const { may } = useMe();
  return (
    <li className={classes.box}>
      <p>
        <strong>
          <Naira amount={doubt.amount} />
        </strong>{' '}
        to {doubt.name}, {doubt.bankCode} {doubt.account}
      </p>
      <p className={classes.dim}>
        {doubt.reference} · session {doubt.sessionId} · sent {printDateTime(doubt.sentAt)} · asked{' '}
        {doubt.asked} times, last answer {doubt.answer ?? 'none'}
      </p>
      {doubt.contradictedBy && <Contradicted {...props} />}
      {!doubt.contradictedBy && doubt.verdict && <Approving {...props} verdict={doubt.verdict} />}
      {!doubt.contradictedBy && !doubt.verdict && may('operations') && <Proposing {...props} />}
    </li>
  );
};

/** Transfers that the rails left open for a day: one person proposes how each ended, another one ends it. */
export const TransferDoubts = () => {
  const { data, error, mutate } = useRead('GET /api/admin/transfer-doubts', {});
  if (isStatus(error, 403)) return null;
  return (
    <Card title="Transfers without an end" icon={<IconHourglassEmpty />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={1} height={110} />}
      {data?.length === 0 && (
        <Empty icon={<IconHourglassEmpty />} title="The rails left none open for a day" />
      )}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((doubt) => (
            <Line key={doubt.reference} doubt={doubt} onDone={() => void mutate()} />
          ))}
        </ul>
      )}
    </Card>
  );
};
