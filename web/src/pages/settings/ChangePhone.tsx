import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { call, isCode, sentenceOf } from '../../api.ts';
import { SandboxCode } from '../../proof/SandboxCode.tsx';
import { Digits } from '../../ui/Digits.tsx';
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
  const { code: codeLabel } = useWords('proof', proof);
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (failure) {
      setPin('');
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const send = async () => {
    const body = { method: 'sms', purpose: 'link', phone } as const;
    // One that was sent a moment ago is still good.
    await call('POST /api/auth/send-2fa-code', { body }).catch((failure: unknown) => {
      if (!isCode(failure, 'code_sent_lately')) throw failure;
    });
    setSent(true);
  };
  const save = async () => {
    onChanged(await call('POST /api/user/phone', { body: { phone, code, pin } }));
    showToast({ title: words.done, text: phone });
    onClose();
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    void run(isSent ? save : send);
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
            />
            <SandboxCode address={phone} onCode={setCode} />
            <Digits label={words.pin} length={PIN_LENGTH} value={pin} onChange={setPin} secret />
          </>
        )}
        <p className={classes.note}>{words.after}</p>
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
        </div>
      </form>
    </Sheet>
  );
};

export default ChangePhone;
