import type { Answer, Approval, Body } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError, call, isCode, sentenceOf } from '../api.ts';
import { showPasskey } from '../proof/passkeys.ts';
import { PinPad } from '../ui/PinPad.tsx';
import { doingOf, useApprovalWords } from './words.ts';

export type Approved = Answer<'POST /api/approvals/{id}'>;

type Step = 'pin' | 'new' | 'repeat' | 'code';
type Typed = Record<Step, string>;
type Given = Omit<Body<'POST /api/approvals/{id}'>, 'secret' | 'bvn'>;

const steps: Record<Approval['asks'], readonly Step[]> = {
  pin: ['pin'],
  new_pin: ['new', 'repeat'],
  bvn_and_new_pin: ['new', 'repeat'],
  pin_and_new_pin: ['pin', 'new', 'repeat'],
  code_and_pin: ['code', 'pin'],
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

type PasskeyButtonProps = { disabled: boolean; label: string; onClick: () => void };

const PasskeyButton = ({ disabled, label, onClick }: PasskeyButtonProps) => (
  <Button variant="subtle" fullWidth disabled={disabled} onClick={onClick}>
    {label}
  </Button>
);

/** The PIN, typed once where it is known and twice where it is new. */
export const ApprovalForm = ({ approval, with: beside, onApproved, onOver, onBvnWrong }: Props) => {
  const words = useApprovalWords();
  const [sentTo, setSentTo] = useState<string>();
  // A second factor is asked for only once the bank has asked for it.
  const path: readonly Step[] =
    sentTo === undefined ? steps[approval.asks] : [...steps[approval.asks], 'code'];
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Typed>(nothing);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const step = path[at] ?? 'pin';

  const { id } = approval;

  /** The bank wants more than the PIN: a code goes out, and is asked for under it. */
  const askCode = async (wanted: string) => {
    const body = beside?.secret ? { secret: beside.secret } : {};
    const to = await call('POST /api/approvals/{id}/send-code', { params: { id }, body }).then(
      (sent) => sent.to,
      () => '',
    );
    setError(to ? undefined : wanted);
    setSentTo(to);
    setAt(steps[approval.asks].length);
  };

  const startAgain = (sentence: string) => {
    setError(sentence);
    setTyped(nothing);
    setAt(0);
  };

  const askAgain = (again: 'code' | 'pin', sentence: string) => {
    setTyped({ ...typed, [again]: '' });
    setAt(path.indexOf(again));
    setError(sentence);
  };

  const showRefusal = (failure: unknown) => {
    const sentence = sentenceOf(failure);
    if (isAboutBvn(failure)) return onBvnWrong?.(sentence);
    if (isCode(failure, 'second_factor_needed')) return askCode(sentence);
    if (isCode(failure, 'code_wrong')) return askAgain('code', sentence);
    // The code was right then, and stays so: only the PIN is typed again.
    if (isCode(failure, 'pin_wrong') && path[0] === 'code') return askAgain('pin', sentence);
    startAgain(sentence);
    if (failure instanceof ApiError && over.has(failure.problem.code ?? '')) {
      setOver(true);
      onOver();
    }
  };

  const approveWith = async (given: Given) => {
    setBusy(true);
    try {
      onApproved(await call('POST /api/approvals/{id}', { params: { id }, body: { ...given, ...beside } }));
    } catch (failure) {
      setBusy(false);
      await showRefusal(failure);
    }
  };

  const approve = () =>
    approveWith({
      ...(path.includes('pin') && { pin: typed.pin }),
      ...(path.includes('new') && (path.includes('pin') ? { newPin: typed.new } : { pin: typed.new })),
      ...(path.includes('code') && { code: typed.code }),
    });

  const showKey = async () => {
    try {
      const options = await call('POST /api/approvals/{id}/passkey-options', { params: { id }, body: {} });
      await approveWith({ passkey: await showPasskey(options) });
    } catch {
      setError(words.passkeyFailed);
    }
  };

  const goOn = () => {
    if (step === 'repeat' && typed.repeat !== typed.new) return startAgain(words.mismatch);
    if (at === path.length - 1) return approve();
    setAt(at + 1);
  };

  const isLast = at === path.length - 1;
  return (
    <PinPad
      key={step}
      label={step === 'code' && sentTo ? words.codeTo(sentTo) : words.asks[step]}
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
        {isLast ? doingOf(approval, words) : words.go}
      </Button>
      {approval.passkey && step === 'pin' && (
        <PasskeyButton disabled={isBusy || isOver} label={words.passkey} onClick={showKey} />
      )}
    </PinPad>
  );
};
