import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNewIdentityCap } from '../../about.ts';
import { call } from '../../api.ts';
import { SandboxCode } from '../../proof/SandboxCode.tsx';
import { sendCode, useResendIn } from '../../proof/sending.ts';
import { Digits } from '../../ui/Digits.tsx';
import { takeFocus } from '../../ui/focus.ts';
import { useRun } from '../../ui/running.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast.ts';
import { proof } from '../../words/en/proof.ts';
import { settings } from '../../words/en/settings.ts';
import { useWords } from '../../words/words.ts';
import classes from './Settings.module.css';

const CODE_LENGTH = 6;
const PIN_LENGTH = 4;

type Props = {
  phone: string;
  onChanged: (profile: Answer<'POST /api/user/phone'>) => void;
  onClose: () => void;
};

/** Another number for the account: the code that is sent to it shows that it is the customer's, the PIN that they want it. */
const ChangePhone = ({ phone, onChanged, onClose }: Props) => {
  const words = useWords('settings', settings).phone;
  const { code: codeLabel, resend, resendIn } = useWords('proof', proof);
  const cap = useNewIdentityCap();
  const [sentAt, setSentAt] = useState<number>();
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const { run, problem, isBusy } = useRun();
  const left = useResendIn(sentAt);
  const isSent = sentAt !== undefined;

  const send = () =>
    run(async () => {
      const body = { method: 'sms', purpose: 'link', phone } as const;
      await sendCode(() => call('POST /api/auth/send-2fa-code', { body }));
      setSentAt(Date.now());
    });
  const save = async () => {
    const isSaved = await run(async () => {
      onChanged(await call('POST /api/user/phone', { body: { phone, code, pin } }));
      showToast({ title: words.done, text: phone });
      onClose();
    });
    if (!isSaved) setPin('');
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    void (isSent ? save() : send());
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form className={classes.form} onSubmit={go} noValidate>
        <p className={classes.note} role="status">
          {isSent ? words.sent(phone) : words.lead(phone)}
        </p>
        {isSent && (
          <>
            <Digits
              label={codeLabel}
              length={CODE_LENGTH}
              value={code}
              onChange={setCode}
              autoComplete="one-time-code"
              ref={takeFocus}
            />
            <SandboxCode address={phone} onCode={setCode} />
            <Digits label={words.pin} length={PIN_LENGTH} value={pin} onChange={setPin} secret />
          </>
        )}
        <p className={classes.note}>{words.after(cap)}</p>
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={classes.doings}>
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            disabled={isSent && (code.length < CODE_LENGTH || pin.length < PIN_LENGTH)}
          >
            {isSent ? words.save : words.send}
          </Button>
          {isSent && (
            <Button size="md" variant="default" disabled={left > 0 || isBusy} onClick={send}>
              {left > 0 ? resendIn(left) : resend}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
};

export default ChangePhone;
