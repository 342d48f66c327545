import { Button } from '@mantine/core';
import { useDoing } from '../../ui/doing.ts';
import classes from './Admin.module.css';
import type { Proposal } from './proposals.ts';
import { useMe } from './roles.ts';

type Props = {
  proposal: Pick<Proposal, 'mine' | 'proposer' | 'note'>;
  /** What was proposed, after «You proposed». */
  what: string;
  /** Ends the proposal with nothing done. */
  onEnd: () => Promise<unknown>;
  /** What is shown is read anew, whether it was ended or somebody else was quicker. */
  onDone: () => unknown;
};

/** What one person asked for, and the way to take it back, or to refuse another's. */
export const ProposalNote = ({ proposal, what, onEnd, onDone }: Props) => {
  const { may } = useMe();
  const [isBusy, run] = useDoing();
  const { mine, proposer, note } = proposal;
  const end = async () => {
    await run(onEnd, mine ? 'Not withdrawn' : 'Not refused');
    await onDone();
  };
  return (
    <div className={classes.doings}>
      <p className={classes.dim}>
        {mine ? 'You' : proposer} proposed {what}
        {note && `: ${note}`}. {mine ? 'Another person has to approve it.' : 'It waits for an approver.'}
      </p>
      {may('operations') && (
        <Button size="compact-md" variant="default" loading={isBusy} onClick={end}>
          {mine ? 'Withdraw' : 'Refuse'}
        </Button>
      )}
    </div>
  );
};
