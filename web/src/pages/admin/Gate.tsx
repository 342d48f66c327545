import { Button, PasswordInput } from '@mantine/core';
import { IconFingerprint, IconShieldLock } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ApiError, call } from '../../api.ts';
import { makePasskey, showPasskey } from '../../proof/passkeys.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/PageHead.tsx';
import classes from './Admin.module.css';

export const LEAD = 'For the people who run the bank. Every visit is written to the audit log.';
const INVALID = 'Invalid admin key';
const UNREACHED = 'Authentication failed. Please try again.';

type Answer = { success: boolean; message: string };
type GateProps = { onIn: () => void };

/** Runs one way in and keeps what kept it from working; an authenticator that was closed throws something that is no ApiError. */
function useEntrance(onIn: () => void, refused: string) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (way: () => Promise<Answer>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await way();
      if (answer.success) return onIn();
      setProblem(answer.message || refused);
    } catch (failure) {
      setProblem(failure instanceof ApiError ? (failure.problem.detail ?? refused) : UNREACHED);
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, isBusy, enter };
}

const ByPasskey = ({ onIn }: GateProps) => {
  const { problem, isBusy, enter } = useEntrance(onIn, 'This passkey is not known here');
  const signIn = () =>
    enter(async () => {
      const options = await call('POST /api/admin/passkey/options', { body: {} });
      return call('POST /api/admin/passkey', { body: { response: await showPasskey(options) } });
    });
  return (
    <Card title="Sign in with your passkey">
      <div className={classes.doings}>
        <Button size="md" leftSection={<IconFingerprint aria-hidden />} loading={isBusy} onClick={signIn}>
          Use my passkey
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
};

const ByKey = ({ onIn }: GateProps) => {
  const [adminKey, setKey] = useState('');
  const { problem, setProblem, isBusy, enter } = useEntrance(onIn, INVALID);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter(() => call('POST /api/admin/verify', { body: { adminKey: adminKey.trim() } }));
  };
  return (
    <Card title="Sign in with your key">
      <form className={classes.form} onSubmit={submit}>
        <PasswordInput
          label="Admin key"
          size="md"
          autoComplete="current-password"
          value={adminKey}
          error={problem}
          onChange={(event) => {
            setKey(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <div className={classes.doings}>
          <Button type="submit" size="md" loading={isBusy} disabled={adminKey.trim() === ''}>
            Access Dashboard
          </Button>
          <Button component={Link} to={paths.home} size="md" variant="default">
            Back to Site
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** Somebody who was invited makes their passkey; the secret of the link is taken out of the address first. */
const Invited = ({ secret, onIn }: GateProps & { secret: string }) => {
  const { problem, isBusy, enter } = useEntrance(onIn, 'This invitation is over');
  const accept = () =>
    enter(async () => {
      const { options } = await call('POST /api/admin/invitation/options', { body: { secret } });
      const response = await makePasskey(options);
      return call('POST /api/admin/invitation', { body: { secret, response } });
    });
  return (
    <Card title="You are invited">
      <p>Make the passkey that signs you in from now on. The invitation works once.</p>
      <div className={classes.doings}>
        <Button size="md" leftSection={<IconFingerprint aria-hidden />} loading={isBusy} onClick={accept}>
          Make my passkey
        </Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
};

function takeSecret(): string {
  const secret = location.hash.slice(1);
  if (secret.length < 40) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
}

/** The gate: a passkey, or a key, checked by the bank. */
export const Gate = ({ onIn }: GateProps) => {
  const [secret] = useState(takeSecret);
  return (
    <Page narrow title="Admin Access" icon={<IconShieldLock />} lead={LEAD}>
      {secret ? <Invited secret={secret} onIn={onIn} /> : <ByPasskey onIn={onIn} />}
      {!secret && <ByKey onIn={onIn} />}
    </Page>
  );
};
