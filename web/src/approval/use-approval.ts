import type { Answer, Approval, Body } from '@karo/core/contract';
import { useState } from 'react';
import { ApiError, call, isCode, sentenceOf } from '../api.ts';
import { showPasskey } from '../proof/passkeys.ts';
import { useApprovalWords } from './words.ts';

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
const nothing: Typed = { pin: '', new: '', repeat: '', code: '' };

/** After these nothing more can be typed: the offer is over. */
const over = new Set(['quote_expired', 'quote_used', 'quote_missing', 'pin_locked']);

export type Approving = {
  approval: Approval;
  /** What stands beside the PIN: the link's secret, the BVN. */
  with?: { secret?: string; bvn?: string };
  onApproved: (approved: Approved) => void;
  onOver: () => void;
  /** The BVN that came before was not right. */
  onBvnWrong?: (sentence: string) => void;
  /** The register gives the record only for a code that it sends; `goOn` gives the bank once more what was typed. */
  onConsentNeeded?: (goOn: () => void) => void;
};

const isAboutBvn = (error: unknown) =>
  error instanceof ApiError &&
  ['bvn_invalid', 'bvn_mismatch', 'under_age'].includes(error.problem.code ?? '');

/** What is typed, step by step, and the sentence under it. */
function useSteps(approval: Approval) {
  const [sentTo, setSentTo] = useState<string>();
  // A second factor is asked for only once the bank has asked for it.
  const path: readonly Step[] =
    sentTo === undefined ? steps[approval.asks] : [...steps[approval.asks], 'code'];
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Typed>(nothing);
  const [error, setError] = useState<string>();
  const step = path[at] ?? 'pin';

  return {
    path,
    step,
    isLast: at === path.length - 1,
    sentTo,
    typed,
    error,
    setError,
    type: (value: string) => {
      setTyped({ ...typed, [step]: value });
      if (value) setError(undefined);
    },
    goOn: () => setAt(at + 1),
    startAgain: (sentence: string) => {
      setError(sentence);
      setTyped(nothing);
      setAt(0);
    },
    askAgain: (again: 'code' | 'pin', sentence: string) => {
      setTyped({ ...typed, [again]: '' });
      setAt(path.indexOf(again));
      setError(sentence);
    },
    /** A code went out `to` there; '' where none could be sent. */
    askCode: (to: string, wanted: string) => {
      setError(to ? undefined : wanted);
      setSentTo(to);
      setAt(steps[approval.asks].length);
    },
  };
}

const givenBy = (path: readonly Step[], typed: Typed): Given => ({
  ...(path.includes('pin') && { pin: typed.pin }),
  ...(path.includes('new') && (path.includes('pin') ? { newPin: typed.new } : { pin: typed.new })),
  ...(path.includes('code') && { code: typed.code }),
});

/** Asks for what an approval needs, gives it to the bank, and goes to the step that a refusal asks for. */
export function useApproval({
  approval,
  with: beside,
  onApproved,
  onOver,
  onBvnWrong,
  onConsentNeeded,
}: Approving) {
  const words = useApprovalWords();
  const asked = useSteps(approval);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const { id } = approval;
  const { path, step, typed, isLast } = asked;

  /** The bank wants more than the PIN: a code goes out, and is asked for under it. */
  const sendCode = async (wanted: string) => {
    const body = beside?.secret ? { secret: beside.secret } : {};
    const to = await call('POST /api/approvals/{id}/send-code', { params: { id }, body }).then(
      (sent) => sent.to,
      () => '',
    );
    asked.askCode(to, wanted);
  };

  const showRefusal = (failure: unknown, given: Given) => {
    const sentence = sentenceOf(failure);
    if (isAboutBvn(failure)) return onBvnWrong?.(sentence);
    if (isCode(failure, 'bvn_consent_needed')) return onConsentNeeded?.(() => approveWith(given));
    if (isCode(failure, 'second_factor_needed')) return sendCode(sentence);
    if (isCode(failure, 'code_wrong')) return asked.askAgain('code', sentence);
    // The code was right then, and stays so: only the PIN is typed again.
    if (isCode(failure, 'pin_wrong') && path[0] === 'code') return asked.askAgain('pin', sentence);
    asked.startAgain(sentence);
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
      await showRefusal(failure, given);
    }
  };

  const givePasskey = async () => {
    try {
      const options = await call('POST /api/approvals/{id}/passkey-options', { params: { id }, body: {} });
      await approveWith({ passkey: await showPasskey(options) });
    } catch {
      asked.setError(words.passkeyFailed);
    }
  };

  const goOn = () => {
    if (step === 'repeat' && typed.repeat !== typed.new) return asked.startAgain(words.mismatch);
    return isLast ? approveWith(givenBy(path, typed)) : asked.goOn();
  };

  const { sentTo, error, type } = asked;
  return { step, typed, sentTo, error, isBusy, isOver, isLast, type, goOn, givePasskey };
}
