import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isStatus } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { ProposalNote } from './ProposalNote.tsx';
import { type Proposal, proposalIn, refuseProposal, useProposals } from './proposals.ts';

type Kind<T> = {
  id: (row: T) => string;
  /** What has to be known to decide. */
  about: (row: T) => ReactNode;
  yes: string;
  /** Without it there is nothing to refuse: it is done or it stays. */
  no?: string;
  /** Which decisions take a reason; without this, none is asked for. */
  reason?: 'no' | 'both';
  /** What is said once it is decided, where the customer is not told. */
  decided?: string;
  decide: (row: T, yes: boolean, reason: string) => Promise<unknown>;
  /** The act that a second person has to ask for, too: the yes, or either. */
  two?: { act: Proposal['act']; subject: (row: T) => string; both?: true };
};

type LineProps<T> = {
  row: T;
  kind: Kind<T>;
  proposal: Proposal | undefined;
  /** Whether the act that takes two may be proposed, or approved where it was. */
  mayAct: boolean;
  /** Reads anew what waits; answers the proposal that stands for the row then. */
  onDecided: () => Promise<Proposal | undefined>;
};

const Line = <T,>({ row, kind, proposal, mayAct, onDecided }: LineProps<T>) => {
  const [reason, setReason] = useState('');
  const [isBusy, run] = useDoing();
  const said = reason.trim();
  const decide = async (yes: boolean) => {
    if (!(await run(async () => (await kind.decide(row, yes, said)) ?? true, 'Not decided'))) return;
    // What the page knew before may be old: somebody else may have proposed the same, or taken theirs back.
    const waits = (await onDecided()) && (yes || kind.two?.both);
    const text = waits ? 'Proposed. Another person has to ask for the same.' : kind.decided;
    showToast({ title: yes ? kind.yes : (kind.no ?? ''), text: text ?? 'Decided. The customer is told.' });
  };
  return (
    <li className={classes.box}>
      {kind.about(row)}
      {proposal && (
        <ProposalNote
          proposal={proposal}
          what={`“${proposal.facts.cleared === false ? kind.no : kind.yes}”`}
          onEnd={() => refuseProposal(proposal)}
          onDone={onDecided}
        />
      )}
      {kind.reason && (
        <TextInput
          label="Reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={classes.doings}>
        <Button
          loading={isBusy}
          disabled={(kind.two && !mayAct) || (kind.reason === 'both' && said === '')}
          onClick={() => decide(true)}
        >
          {kind.yes}
        </Button>
        {kind.no && (
          <Button
            variant="light"
            color="red"
            loading={isBusy}
            disabled={(kind.two?.both && !mayAct) || (kind.reason !== undefined && said === '')}
            onClick={() => decide(false)}
          >
            {kind.no}
          </Button>
        )}
      </div>
    </li>
  );
};

type Props<T> = {
  title: string;
  icon: ReactNode;
  empty: string;
  rows: readonly T[] | undefined;
  error: unknown;
  onRetry: () => unknown;
  kind: Kind<T>;
};

/** What waits for a person's yes or no. */
export const Decisions = <T,>({ title, icon, empty, rows, error, onRetry, kind }: Props<T>) => {
  const { find, mayActOn, reread } = useProposals();
  // What this administrator's role does not let them see is not there.
  if (isStatus(error, 403)) return null;
  return (
    <Card title={title} icon={icon}>
      {error !== undefined && <Failed error={error} onRetry={onRetry} />}
      {!rows && error === undefined && <Loading count={1} height={90} />}
      {rows?.length === 0 && <Empty icon={icon} title={empty} />}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => {
            const proposal = kind.two && find(kind.two.act, kind.two.subject(row));
            return (
              <Line
                key={kind.id(row)}
                row={row}
                kind={kind}
                proposal={proposal}
                mayAct={mayActOn(proposal)}
                onDecided={async () => {
                  onRetry();
                  const now = await reread();
                  return kind.two && proposalIn(now, kind.two.act, kind.two.subject(row));
                }}
              />
            );
          })}
        </ul>
      )}
    </Card>
  );
};
