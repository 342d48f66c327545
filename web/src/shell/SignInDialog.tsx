import '../app-styles.ts';
import type { User } from '@karo/core/contract';
import { Button, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { call, isCode, sentenceOf } from '../api.ts';
import { useOffers } from '../offers.ts';
import { signInByPasskey } from '../proof/passkeys.ts';
import { TwoFactor } from '../proof/TwoFactor.tsx';
import { useSession } from '../session.ts';
import { Digits } from '../ui/Digits.tsx';
import { takeFocus } from '../ui/focus.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { proof } from '../words/en/proof.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './SignInDialog.module.css';
import { closeSignIn, foundResting } from './sign-in.ts';

const PIN_LENGTH = 4;
const CODE_LENGTH = 6;

type FormProps = {
  onUser: (user: User) => Promise<void>;
  onCode: (phone: string, method: 'sms' | 'email') => void;
};

/** New devices are kept out after too many wrong PINs of strangers: a code to the phone lets them in again. */
const Reopen = ({ phone, onDone }: { phone: string; onDone: () => void }) => {
  const words = useWords('proof', proof);
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const run = async (act: () => Promise<unknown>, done: () => void) => {
    setProblem(undefined);
    try {
      await act();
      done();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    }
  };
  const send = () =>
    run(
      () => call('POST /api/auth/reopen', { body: { phone } }),
      () => setSent(true),
    );
  const give = () => run(() => call('POST /api/auth/reopen/verify', { body: { phone, code } }), onDone);
  return (
    <div className={classes.form}>
      {isSent && (
        <Digits
          label={words.code}
          length={CODE_LENGTH}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
        />
      )}
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {isSent ? (
        <Button size="md" disabled={code.length < CODE_LENGTH} onClick={give}>
          {words.verify}
        </Button>
      ) : (
        <Button size="md" onClick={send}>
          {words.send}
        </Button>
      )}
    </div>
  );
};

/** The phone and the PIN, or a passkey. */
const Credentials = ({ onUser, onCode }: FormProps) => {
  const words = useWords('shell', shell).signingIn;
  const [phone, setPhone] = useState('');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isClosed, setClosed] = useState(false);

  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (failure) {
      setPin('');
      setClosed(isCode(failure, 'sign_in_closed'));
      setProblem(failure instanceof DOMException ? words.passkeyFailed : sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const reopened = () => {
    setClosed(false);
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const answer = await call('POST /api/auth/sign-in', { body: { phone, pin } });
      if (answer.user) await onUser(answer.user);
      else onCode(phone, answer.method ?? 'sms');
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={takeFocus}
        size="md"
        type="tel"
        autoComplete="tel"
        label={words.phone}
        placeholder="0803 123 4567"
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Digits label={words.pin} length={PIN_LENGTH} value={pin} onChange={setPin} secret />
      <p className={classes.problem} role="alert">
        {problem}
      </p>
      {isClosed && <Reopen phone={phone} onDone={reopened} />}
      <Button type="submit" size="md" loading={isBusy} disabled={!phone.trim() || pin.length < PIN_LENGTH}>
        {words.go}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFingerprint size={22} aria-hidden />}
        onClick={() => run(async () => onUser((await signInByPasskey()).user))}
      >
        {words.passkey}
      </Button>
      <Forgot />
    </form>
  );
};

/** The way to a new PIN, where somebody looks at faces. */
const Forgot = () => {
  const words = useWords('shell', shell).signingIn;
  const { has } = useOffers();
  if (!has('newPin')) return null;
  return (
    <Link className={classes.forgot} to={paths.resetPin} onClick={closeSignIn}>
      {words.forgot}
    </Link>
  );
};

/** The PIN wakes a session that rested. */
const Unlock = ({ name, onUser }: { name: string; onUser: FormProps['onUser'] }) => {
  const words = useWords('shell', shell).signingIn;
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await onUser((await call('POST /api/auth/unlock', { body: { pin } })).user);
    } catch (failure) {
      setPin('');
      setProblem(sentenceOf(failure));
    }
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{words.resting(name)}</p>
      <Digits
        ref={takeFocus}
        label={words.pin}
        length={PIN_LENGTH}
        value={pin}
        onChange={setPin}
        secret
        error={problem}
      />
      <Button type="submit" size="md" disabled={pin.length < PIN_LENGTH}>
        {words.go}
      </Button>
      <Forgot />
    </form>
  );
};

/** The way in. */
const SignInDialog = () => {
  const { has } = useOffers();
  const words = useWords('shell', shell);
  const session = useSession();
  const [waiting, setWaiting] = useState<{ phone: string; method: 'sms' | 'email' }>();
  const [isOther, setOther] = useState(false);
  const enter = async (user: User) => {
    await session.changed(user);
    closeSignIn();
  };
  const enterDemo = async () => {
    if (await session.enterDemo()) closeSignIn();
  };
  const resting = foundResting() ?? session.resting;
  return (
    <Sheet title={words.signIn} onClose={closeSignIn}>
      {waiting && (
        <TwoFactor
          purpose="sign_in"
          method={waiting.method}
          sentAt={Date.now()}
          onVerified={({ user }) => user && enter(user)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
      {!waiting && resting && !isOther && (
        <>
          <Unlock name={resting.firstName} onUser={enter} />
          <Button variant="subtle" color="gray" onClick={() => setOther(true)}>
            {words.signingIn.other}
          </Button>
        </>
      )}
      {!waiting && (!resting || isOther) && (
        <>
          <Credentials onUser={enter} onCode={(phone, method) => setWaiting({ phone, method })} />
          <div className={classes.else}>
            {has('demo') && (
              <Button variant="light" size="md" loading={session.isBusy} onClick={enterDemo}>
                {words.gate.demo}
              </Button>
            )}
            <p className={classes.note}>
              {has('demo') && words.gate.demoNote}{' '}
              {has('opening') && (
                <Link to={paths.onboarding} onClick={closeSignIn}>
                  {words.gate.open}
                </Link>
              )}
            </p>
          </div>
        </>
      )}
    </Sheet>
  );
};

export default SignInDialog;
