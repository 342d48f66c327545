import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDoing } from '../../ui/doing.ts';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Fields, isFilled } from './Fields.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { type Proposal, refuseProposal, useProposals } from './proposals.ts';

const blank = { bank: '', account: '', payee: '', note: '' };

type Props = {
  /** What two people ask for. */
  of: { act: Proposal['act']; subject: string };
  /** The labels of the payee's name and of the reason, as the paper in hand has them. */
  payee: string;
  note: string;
  /** What the button does, after «Propose to» and «Approve:». */
  verb: string;
  /** Asks for an amount, too, in naira; `most` is what may be paid. */
  most?: string;
  send: (body: typeof blank & { amount: string }) => Promise<{ name: string; reference: string | null }>;
  onDone: () => unknown;
};

/** Pays money of an account to whom a paper names, once two people ask for the same. */
export const PayoutForm = ({ of, payee, note, verb, most, send, onDone }: Props) => {
  const [given, setGiven] = useState(blank);
  const [amount, setAmount] = useState(most ?? '');
  const [isBusy, run] = useDoing();
  const { find, mayActOn, reread } = useProposals();
  const proposal = find(of.act, of.subject);
  const fields = [
    { name: 'bank', label: 'Bank', maxLength: 60 },
    { name: 'account', label: 'Account number', maxLength: 10 },
    { name: 'payee', label: payee, maxLength: 100 },
    { name: 'note', label: note, maxLength: 200 },
  ] as const;
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run(() => send({ ...given, amount: amount.trim() }), 'Not paid');
    if (!done) return;
    const waits = done.reference === null;
    showToast({
      title: waits ? `Proposed: ${done.name}` : `On its way: ${done.reference}`,
      text: waits ? 'Another person has to ask for the same account.' : `To ${done.name}.`,
    });
    setGiven(blank);
    reread();
    onDone();
  };
  const { name, account, amount: sum } = proposal?.facts ?? {};
  return (
    <form className={classes.form} onSubmit={pay}>
      {proposal && (
        <ProposalNote
          proposal={proposal}
          what={`to pay ${sum ? `₦${sum} to ` : ''}${name}, ${account}`}
          onEnd={() => refuseProposal(proposal)}
          onDone={reread}
        />
      )}
      {most !== undefined && (
        <TextInput
          label="Amount to pay in naira"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      )}
      <Fields fields={fields} given={given} onChange={setGiven} />
      <div className={classes.doings}>
        <Button
          type="submit"
          variant={most === undefined ? 'filled' : 'default'}
          loading={isBusy}
          disabled={!isFilled(given) || !mayActOn(proposal)}
        >
          {proposal ? `Approve: ${verb}` : `Propose to ${verb}`}
        </Button>
      </div>
    </form>
  );
};
