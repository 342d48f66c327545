import type { Approval } from '@karo/core/contract';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './ApprovalCard.module.css';
import { ApprovalForm, type Approved } from './ApprovalForm.tsx';
import { Countdown, Offer } from './Offer.tsx';

type Props = {
  approval: Approval;
  title: string;
  onClose: () => void;
  /** The offer as it is now, or undefined where it must be asked for. */
  onChanged: (approval: Approval | undefined) => void;
  onApproved: (approved: Approved) => void;
};

/** The PIN pad over the chat, under what it approves. */
const ApprovalSheet = ({ approval, title, onClose, onChanged, onApproved }: Props) => (
  <Sheet title={title} onClose={onClose}>
    <div className={classes.head}>
      <Countdown approval={approval} onEnd={() => onChanged(undefined)} />
    </div>
    <Offer approval={approval} />
    <ApprovalForm
      approval={approval}
      onApproved={(approved) => {
        onClose();
        onChanged(approved.approval);
        onApproved(approved);
      }}
      onOver={() => onChanged(undefined)}
    />
  </Sheet>
);

export default ApprovalSheet;
