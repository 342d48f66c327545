import { Button, Radio } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call, isCode, sentenceOf } from '../api.ts';
import { useCountdown } from '../ui/countdown.ts';
import { Digits } from '../ui/Digits.tsx';
import { takeFocus } from '../ui/focus.ts';
import { showToast, toasts } from '../ui/toast.ts';
import classes from './Proof.module.css';
import { SandboxCode } from './SandboxCode.tsx';

const CODE_LENGTH = 6;
const RESEND_MS = 60_000;

type Method = 'sms' | 'email';
type Purpose = 'setup' | 'verify' | 'login' | 'transaction' | 'sign_in';

type Props = {
  purpose: Purpose;
  /** How it is sent where the customer is not asked. */
  method?: Method;
  /** The code is on its way already, since this instant. */
  sentAt?: number;
  /** Whose demo inbox it comes to. */
  address?: string | undefined;
  onVerified: (answer: Awaited<ReturnType<typeof verify>>) => void;
  onCancel?: () => void;
};

const verify = (code: string, method: Method) =>
  call('POST /api/auth/verify-2fa-code', { body: { code, method } });

const methods = [
  ['sms', 'Text message (SMS)'],
  ['email', 'Email'],
] as const;

/** Sends codes, and counts the time until another may be asked for. */
function useSending(purpose: Purpose, begunAt: number | undefined) {
  const [sentAt, setSentAt] = useState(begunAt);
  const [isSending, setSending] = useState(false);
  const left = useCountdown(sentAt === undefined ? undefined : sentAt + RESEND_MS);
  const send = async (method: Method) => {
    setSending(true);
    try {
      await call('POST /api/auth/send-2fa-code', { body: { method, purpose } });
      setSentAt(Date.now());
      showToast({
        ...toasts.codeSent,
        text: `Verification code sent via ${method === 'sms' ? 'SMS' : 'EMAIL'}`,
      });
    } catch (failure) {
      // One that was sent a moment ago is still good.
      if (isCode(failure, 'code_sent_lately')) setSentAt(Date.now());
      else showToast({ ...toasts.codeNotSent, text: sentenceOf(failure) || toasts.codeNotSent.text });
    } finally {
      setSending(false);
    }
  };
  return { isSent: sentAt !== undefined, isSending, left, send };
}

/** A code of six digits, sent to the customer and typed here. */
export const TwoFactor = ({
  purpose,
  method: fixed = 'sms',
  sentAt,
  address,
  onVerified,
  onCancel,
}: Props) => {
  const [method, setMethod] = useState<Method>(fixed);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { isSent, isSending, left, send } = useSending(purpose, sentAt);

  const begun = useRef(purpose === 'setup' || sentAt !== undefined);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    send(method);
  });

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_LENGTH) return showToast(toasts.codeTooShort);
    setBusy(true);
    try {
      const answer = await verify(code, method);
      showToast(toasts.codeRight);
      onVerified(answer);
    } catch (failure) {
      setCode('');
      setError(sentenceOf(failure));
      showToast(toasts.codeWrong);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={check} noValidate>
      {purpose === 'setup' && (
        <Radio.Group
          label="Where should the code go?"
          value={method}
          onChange={(to) => setMethod(to as Method)}
        >
          <div className={classes.row}>
            {methods.map(([value, label]) => (
              <Radio key={value} value={value} label={label} size="md" />
            ))}
          </div>
        </Radio.Group>
      )}
      {!isSent && (
        <Button size="md" loading={isSending} onClick={() => send(method)}>
          Send Code
        </Button>
      )}
      {isSent && (
        <>
          <Digits
            label="Verification code"
            description={`Six digits, sent by ${method === 'sms' ? 'SMS' : 'email'}. Good for ten minutes.`}
            length={CODE_LENGTH}
            value={code}
            autoComplete="one-time-code"
            ref={takeFocus}
            error={error}
            onChange={(digits) => {
              setCode(digits);
              setError(undefined);
            }}
          />
          <SandboxCode address={address} onCode={setCode} />
          <div className={classes.row}>
            <Button type="submit" size="md" disabled={code.length < CODE_LENGTH} loading={isBusy}>
              Verify
            </Button>
            <Button
              variant="default"
              size="md"
              className={classes.resend}
              disabled={left > 0}
              loading={isSending}
              onClick={() => send(method)}
            >
              {left > 0 ? `Resend in ${left}s` : 'Resend code'}
            </Button>
          </div>
        </>
      )}
      {onCancel && (
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
};
