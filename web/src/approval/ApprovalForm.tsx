import type { Answer, Approval } from '@karo/core/contract/index';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, call, sentenceOf } from '../api.ts';
import { PinPad } from '../ui/PinPad.tsx';
import { doingOf } from './words.ts';

export type Approved = Answer<'POST /api/approvals/{id}'>;

type Step = 'pin' | 'new' | 'repeat' | 'code';
type Typed = Record<Step, string>;

const steps: Record<Approval['asks'], readonly Step[]> = {
  pin: ['pin'],
  new_pin: ['new', 'repeat'],
  bvn_and_new_pin: ['new', 'repeat'],
  pin_and_new_pin: ['pin', 'new', 'repeat'],
  code: ['code'],
};
const labels: Record<Step, string> = {
  pin: 'Your 4-digit PIN',
  new: 'Choose a PIN of 4 digits',
  repeat: 'Type the new PIN again',
  code: 'The 6 digits that we sent by SMS',
};
const lengthOf = (step: Step) => (step === 'code' ? 6 : 4);
const nothing: Typed = { pin: '', new: '', repeat: '', code: '' };

/** After these nothing more can be typed: the offer is over. */
const over = new Set(['quote_expired', 'quote_used', 'quote_missing', 'pin_locked']);

type Props = {
  approval: Approval;
  /** What stands beside the PIN: the link's secret, the BVN. */
  with?: { secret?: string; bvn?: string };
  onApproved: (approved: Approved) => void;
  onOver: () => void;
  /** The BVN that came before was not right. */
  onBvnWrong?: (sentence: string) => void;
};

const isAboutBvn = (error: unknown) =>
  error instanceof ApiError &&
  ['bvn_invalid', 'bvn_mismatch', 'under_age'].includes(error.problem.code ?? '');

/** The PIN, typed once where it is known and twice where it is new. */
export const ApprovalForm = ({ approval, with: beside, onApproved, onOver, onBvnWrong }: Props) => {
  const path = steps[approval.asks];
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Typed>(nothing);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const step = path[at] ?? 'pin';

  const startAgain = (sentence: string) => {
    setError(sentence);
    setTyped(nothing);
    setAt(0);
  };

  const approve = async () => {
    setBusy(true);
    const isNew = path.includes('new') && !path.includes('pin');
    const pins = path.includes('code')
      ? { code: typed.code }
      : isNew
        ? { pin: typed.new }
        : { pin: typed.pin, ...(path.length > 1 && { newPin: typed.new }) };
    try {
      onApproved(
        await call('POST /api/approvals/{id}', { params: { id: approval.id }, body: { ...pins, ...beside } }),
      );
    } catch (failure) {
      setBusy(false);
      if (isAboutBvn(failure)) return onBvnWrong?.(sentenceOf(failure));
      startAgain(sentenceOf(failure));
      if (failure instanceof ApiError && over.has(failure.problem.code ?? '')) {
        setOver(true);
        onOver();
      }
    }
  };

  const goOn = () => {
    if (step === 'repeat' && typed.repeat !== typed.new) return startAgain('PINs do not match');
    if (at === path.length - 1) return approve();
    setAt(at + 1);
  };

  const isLast = at === path.length - 1;
  return (
    <PinPad
      key={step}
      label={labels[step]}
      value={typed[step]}
      length={lengthOf(step)}
      error={error}
      disabled={isBusy || isOver}
      onChange={(value) => {
        setTyped({ ...typed, [step]: value });
        if (value) setError(undefined);
      }}
      onDone={goOn}
    >
      <Button
        size="lg"
        fullWidth
        loading={isBusy}
        disabled={isOver || typed[step].length < lengthOf(step)}
        onClick={goOn}
      >
        {isLast ? doingOf(approval) : 'Continue'}
      </Button>
    </PinPad>
  );
};
