import { Button, Radio } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call, isCode, sentenceOf } from '../api.ts';
import { Digits } from '../ui/Digits.tsx';
import { takeFocus } from '../ui/focus.ts';
import { tell } from '../ui/toast.ts';
import { proof } from '../words/en/proof.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './Proof.module.css';
import { SandboxCode } from './SandboxCode.tsx';
import { sendCode, useResendIn } from './sending.ts';

const CODE_LENGTH = 6;

type Method = 'sms' | 'email';
type Purpose = 'setup' | 'verify' | 'login' | 'transaction' | 'sign_in';

type Props = {
  purpose: Purpose;
  /** How it is sent, where the customer is not asked. */
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

const methods = ['sms', 'email'] as const;

/** Sends codes, and counts the time until another may be asked for. */
function useSending(purpose: Purpose, begunAt: number | undefined) {
  const words = useWords('proof', proof);
  const [sentAt, setSentAt] = useState(begunAt);
  const [isSending, setSending] = useState(false);
  const left = useResendIn(sentAt);
  const send = async (method: Method) => {
    setSending(true);
    try {
      const act = () => call('POST /api/auth/send-2fa-code', { body: { method, purpose } });
      const isNew = await sendCode(act);
      setSentAt(Date.now());
      if (isNew) tell('codeSent', words.sentBy(method === 'sms' ? 'SMS' : 'EMAIL'));
    } catch (failure) {
      const hasNone = method === 'email' && isCode(failure, 'bad_request');
      tell('codeNotSent', hasNone ? words.noEmail : sentenceOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { isSent: sentAt !== undefined, isSending, left, send };
}

/** A code of six digits, sent to the customer and typed here. */
export const TwoFactor = ({ purpose, method: fixed, sentAt, address, onVerified, onCancel }: Props) => {
  const words = useWords('proof', proof);
  const { cancel } = useWords('shell', shell);
  const [method, setMethod] = useState<Method>(fixed ?? 'sms');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { isSent, isSending, left, send } = useSending(purpose, sentAt);

  const isAsked = purpose === 'setup' && fixed === undefined;
  const begun = useRef(isAsked || sentAt !== undefined);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    send(method);
  });

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length < CODE_LENGTH) return tell('codeTooShort');
    setBusy(true);
    try {
      const answer = await verify(code, method);
      tell('codeRight');
      onVerified(answer);
    } catch (failure) {
      setCode('');
      setError(sentenceOf(failure));
      tell('codeWrong');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={check} noValidate>
      {isAsked && (
        <Radio.Group label={words.where} value={method} onChange={(to) => setMethod(to as Method)}>
          <div className={classes.row}>
            {methods.map((value) => (
              <Radio key={value} value={value} label={words[value]} size="md" />
            ))}
          </div>
        </Radio.Group>
      )}
      {!isSent && (
        <Button size="md" loading={isSending} onClick={() => send(method)}>
          {words.send}
        </Button>
      )}
      {isSent && (
        <>
          <Digits
            label={words.code}
            description={words.hint(method === 'sms' ? 'SMS' : words.email.toLowerCase())}
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
              {words.verify}
            </Button>
            <Button
              variant="default"
              size="md"
              className={classes.resend}
              disabled={left > 0}
              loading={isSending}
              onClick={() => send(method)}
            >
              {left > 0 ? words.resendIn(left) : words.resend}
            </Button>
          </div>
        </>
      )}
      {onCancel && (
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </form>
  );
};
