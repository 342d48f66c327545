import type { Answer } from '@karo/core/contract';
import { Button, Loader, TextInput, Title } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { useNewIdentityCap } from '../../about.ts';
import { call, isCode, sentenceOf } from '../../api.ts';
import { type Picture, readPicture } from '../../proof/picture.ts';
import { SandboxCode } from '../../proof/SandboxCode.tsx';
import { sendCode, useResendIn } from '../../proof/sending.ts';
import { TakePicture } from '../../proof/TakePicture.tsx';
import { openSignIn } from '../../shell/sign-in.ts';
import { Digits } from '../../ui/Digits.tsx';
import { printMoment } from '../../ui/dates.ts';
import { takeFocus } from '../../ui/focus.ts';
import { Page } from '../../ui/PageHead.tsx';
import { useRun } from '../../ui/running.ts';
import { useDateWords } from '../../words/dates.ts';
import { proof } from '../../words/en/proof.ts';
import { resetPin } from '../../words/en/reset-pin.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import classes from './ResetPin.module.css';

const CODE_LENGTH = 6;
const PIN_LENGTH = 4;

type State = Answer<'GET /api/auth/pin-reset'>;

const Problem = ({ children }: { children: ReactNode }) => (
  <p className={classes.problem} role="alert">
    {children}
  </p>
);

/** What a step is about takes the focus as the step appears, so that it is read out. */
const StepTitle = ({ children }: { children: string }) => (
  <Title order={2} className={classes.title} ref={takeFocus} tabIndex={-1}>
    {children}
  </Title>
);

const AskPhone = ({ onSent }: { onSent: (phone: string) => void }) => {
  const words = useWords('resetPin', resetPin);
  const [phone, setPhone] = useState('');
  const { run, problem, isBusy } = useRun();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await call('POST /api/auth/pin-reset', { body: { phone } });
      onSent(phone);
    });
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        size="md"
        type="tel"
        autoComplete="tel"
        label={words.phone}
        placeholder="0803 123 4567"
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" size="md" loading={isBusy} disabled={!phone.trim()}>
        {words.send}
      </Button>
    </form>
  );
};

type CodeProps = {
  to: string;
  /** When a code was sent from here; one of a chat's link is sent by pressing. */
  sentAt: number | undefined;
  onSent: () => void;
  onProved: (state: State) => void;
  onOther: () => void;
};

const AskCode = ({ to, sentAt, onSent, onProved, onOther }: CodeProps) => {
  const words = useWords('resetPin', resetPin);
  const { resend, resendIn, code: label } = useWords('proof', proof);
  const [code, setCode] = useState('');
  const { run, problem, isBusy } = useRun();
  const left = useResendIn(sentAt);
  const check = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onProved(await call('POST /api/auth/pin-reset/verify', { body: { code } })));
  };
  const send = () =>
    run(async () => {
      await sendCode(() => call('POST /api/auth/pin-reset/code', { body: {} }));
      onSent();
    });
  return (
    <form className={classes.form} onSubmit={check} noValidate>
      <StepTitle>{words.codeTitle}</StepTitle>
      {sentAt !== undefined && <p className={classes.text}>{words.codeSent(to)}</p>}
      {sentAt !== undefined && (
        <>
          <Digits
            label={label}
            length={CODE_LENGTH}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
          />
          <SandboxCode onCode={setCode} />
        </>
      )}
      <Problem>{problem}</Problem>
      <div className={classes.row}>
        {sentAt !== undefined && (
          <Button type="submit" size="md" loading={isBusy} disabled={code.length < CODE_LENGTH}>
            {words.check}
          </Button>
        )}
        <Button
          variant={sentAt === undefined ? 'filled' : 'default'}
          size="md"
          disabled={left > 0 || isBusy}
          onClick={send}
        >
          {sentAt === undefined ? words.send : left > 0 ? resendIn(left) : resend}
        </Button>
      </div>
      <Button variant="subtle" color="gray" onClick={onOther}>
        {words.other}
      </Button>
    </form>
  );
};

const AskFace = ({ onDone, onOver }: { onDone: (until: string) => void; onOver: () => void }) => {
  const words = useWords('resetPin', resetPin);
  const [picture, setPicture] = useState<Picture>();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { run, problem, isBusy, setProblem } = useRun();
  const take = async (file: File | null) => {
    if (!file) return;
    setProblem(undefined);
    try {
      setPicture(await readPicture(file));
    } catch {
      setProblem(words.unreadable);
    }
  };
  const differ = again.length === PIN_LENGTH && again !== pin;
  const finish = (event: FormEvent) => {
    event.preventDefault();
    if (!picture || differ) return;
    void run(async () => {
      const { mime, base64 } = picture;
      const body = { newPin: pin, selfie: { mime, base64 } };
      try {
        onDone((await call('POST /api/auth/pin-reset/finish', { body })).cappedUntil);
      } catch (failure) {
        if (isCode(failure, 'quote_expired')) onOver();
        // The same picture is never taken twice.
        if (isCode(failure, 'selfie_rejected')) setPicture(undefined);
        throw failure;
      }
    });
  };
  const isReady = picture !== undefined && pin.length === PIN_LENGTH && again === pin;
  return (
    <form className={classes.form} onSubmit={finish} noValidate>
      <StepTitle>{words.faceTitle}</StepTitle>
      <p className={classes.text}>{words.faceLead}</p>
      <TakePicture picture={picture} onPicture={take} />
      <Digits
        label={words.pin}
        length={PIN_LENGTH}
        value={pin}
        onChange={setPin}
        secret
        autoComplete="new-password"
      />
      <Digits
        label={words.pinAgain}
        length={PIN_LENGTH}
        value={again}
        onChange={setAgain}
        secret
        autoComplete="new-password"
        error={differ && words.differ}
      />
      <p className={classes.text}>{words.after}</p>
      <Problem>{problem}</Problem>
      <Button type="submit" size="md" loading={isBusy} disabled={!isReady}>
        {words.finish}
      </Button>
    </form>
  );
};

const Done = ({ until }: { until: string }) => {
  const words = useWords('resetPin', resetPin);
  const dateWords = useDateWords();
  const cap = useNewIdentityCap();
  return (
    <div className={classes.form}>
      <StepTitle>{words.doneTitle}</StepTitle>
      <p className={classes.text}>{words.doneText(printMoment(until, dateWords), cap)}</p>
      <Button size="md" onClick={openSignIn}>
        {words.signIn}
      </Button>
    </div>
  );
};

/** The link of a chat or of an SMS carries the secret in its fragment, which no server and no log sees; it goes into a cookie and out of the address. */
async function findReset(): Promise<State> {
  const secret = window.location.hash.slice(1);
  if (!secret) return call('GET /api/auth/pin-reset', {});
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return call('POST /api/auth/pin-reset/open', { body: { secret } });
}

const none: State = { step: null, to: null, expiresAt: null };

/** A new PIN, in three steps that go on where they stood. */
const Steps = () => {
  const { loading } = useWords('shell', shell);
  const { data, error, mutate } = useSWR('pin reset', findReset, { revalidateOnFocus: false });
  const [sentAt, setSentAt] = useState<number>();
  const [until, setUntil] = useState<string>();
  const move = (state: State) => mutate(state, { revalidate: false });
  if (until) return <Done until={until} />;
  if (!data && !error) return <Loader role="status" aria-label={loading} />;
  const { step, to } = data ?? none;
  if (step === 'picture') return <AskFace onDone={setUntil} onOver={() => move(none)} />;
  if (step === 'code')
    return (
      <AskCode
        to={to ?? ''}
        sentAt={sentAt}
        onSent={() => setSentAt(Date.now())}
        onProved={move}
        onOther={() => move(none)}
      />
    );
  return (
    <>
      {error && <Problem>{sentenceOf(error)}</Problem>}
      <AskPhone
        onSent={(phone) => {
          setSentAt(Date.now());
          void move({ step: 'code', to: phone, expiresAt: null });
        }}
      />
    </>
  );
};

const ResetPinPage = () => {
  const words = useWords('resetPin', resetPin);
  return (
    <Page title={words.title} lead={words.lead} icon={<IconLockOpen size={30} />} narrow translated>
      <Steps />
    </Page>
  );
};

export default ResetPinPage;
