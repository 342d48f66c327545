import { Button } from '@mantine/core';
import { PinPad } from '../ui/PinPad.tsx';
import { type Approving, useApproval } from './use-approval.ts';
import { doingOf, useApprovalWords } from './words.ts';

export type { Approved } from './use-approval.ts';

const CODE_LENGTH = 6;
const PIN_LENGTH = 4;

type PasskeyButtonProps = { disabled: boolean; label: string; onClick: () => void };

const PasskeyButton = ({ disabled, label, onClick }: PasskeyButtonProps) => (
  <Button variant="subtle" fullWidth disabled={disabled} onClick={onClick}>
    {label}
  </Button>
);

/** The PIN, typed once where it is known and twice where it is new. */
export const ApprovalForm = (props: Approving) => {
  const { approval } = props;
  const words = useApprovalWords();
  const { step, typed, sentTo, error, isBusy, isOver, isLast, type, goOn, givePasskey } = useApproval(props);
  const length = step === 'code' ? CODE_LENGTH : PIN_LENGTH;

  return (
    <PinPad
      key={step}
      label={step === 'code' && sentTo ? words.codeTo(sentTo) : words.asks[step]}
      value={typed[step]}
      length={length}
      error={error}
      disabled={isBusy || isOver}
      onChange={type}
      onDone={goOn}
    >
      <Button
        size="lg"
        fullWidth
        loading={isBusy}
        disabled={isOver || typed[step].length < length}
        onClick={goOn}
      >
        {isLast ? doingOf(approval, words) : words.go}
      </Button>
      {approval.passkey && step === 'pin' && (
        <PasskeyButton disabled={isBusy || isOver} label={words.passkey} onClick={givePasskey} />
      )}
    </PinPad>
  );
};
