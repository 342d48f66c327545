import type { Answer, User } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconHistory, IconPlayerPause } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { call, sentenceOf, urlOf, useRead } from '../../api.ts';
import { useWithProof } from '../../proof/with-proof.tsx';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { Digits } from '../../ui/Digits.tsx';
import { printMoment } from '../../ui/dates.ts';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { tell } from '../../ui/toast.ts';
import { activityWords } from './activity-words.ts';
import classes from './Settings.module.css';

type Profile = Answer<'GET /api/user/profile'>;
type Props = { user: User; profile: Profile; onChanged: (profile: Profile) => void };

const PIN_LENGTH = 4;
/** What is shown of the log before all of it is asked for. */
const FIRST = 8;
const ARE_YOU_SURE =
  'Are you sure you want to permanently delete your account? This action cannot be undone.';
type AskProps = {
  title: string;
  text: string;
  doIt: string;
  bad?: boolean;
  onClose: () => void;
  onPin: (pin: string) => Promise<boolean>;
};

/** Asks once more, with the PIN. */
const AskPin = ({ title, text, doIt, bad, onClose, onPin }: AskProps) => {
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (await onPin(pin)) onClose();
    } catch (failure) {
      setPin('');
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={classes.form} onSubmit={go} noValidate>
        <p className={classes.note}>{text}</p>
        <Digits
          label="Your 4-digit PIN"
          length={PIN_LENGTH}
          value={pin}
          onChange={setPin}
          secret
          error={problem}
        />
        <div className={classes.doings}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            color={bad ? 'red' : undefined}
            loading={isBusy}
            disabled={pin.length < PIN_LENGTH}
          >
            {doIt}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};

const channelWords: Record<string, string> = {
  web: 'This site',
  whatsapp: 'WhatsApp',
  ussd: 'USSD',
  terminal: 'Terminal',
  house: 'Karo',
};

const Line = ({ entry }: { entry: Answer<'GET /api/user/activity'>[number] }) => {
  const { title, detail } = activityWords(entry);
  return (
    <div>
      <div className={classes.words}>
        <strong>{title}</strong>
        {detail && <p className={classes.detail}>{detail}</p>}
        <span>
          {printMoment(entry.at)} · {entry.device ?? channelWords[entry.channel] ?? entry.channel}
        </span>
      </div>
    </div>
  );
};

const Activity = () => {
  const { data, error, mutate } = useRead('GET /api/user/activity', {});
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title="Account activity" icon={<IconHistory />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} />}
      {data?.length === 0 && <Empty title="Nothing has happened yet" />}
      <div className={classes.rows}>
        {data?.slice(0, isWhole ? undefined : FIRST).map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </div>
      {data && <SeeAll many={data.length} first={FIRST} isAll={isWhole} onChange={setWhole} />}
    </Card>
  );
};

/** What the customer may take along, keep still, or end. */
export const PrivacyTab = ({ user, profile, onChanged }: Props) => {
  const { withProof, dialog } = useWithProof(user.phone);
  const [asks, setAsks] = useState<'still' | 'delete'>();
  const { changed } = useSession();
  const navigate = useNavigate();
  const isStill = profile.status === 'deactivated';

  const still = async (pin: string) => {
    const saved = isStill
      ? await withProof(() => call('POST /api/user/reactivate', { body: { pin } }))
      : await call('POST /api/user/deactivate', { body: { pin } });
    if (saved) onChanged(saved);
    return saved !== undefined;
  };
  const close = async (pin: string) => {
    const done = await withProof(() => call('POST /api/user/delete-account', { body: { pin } }));
    if (!done) return false;
    tell('accountDeleted');
    navigate(paths.home);
    await changed(null);
    return true;
  };
  return (
    <>
      <Card title="Your data" icon={<IconDownload />}>
        <p className={classes.note}>Everything that the bank keeps about you, to take along.</p>
        <div className={classes.doings}>
          <Button
            component="a"
            href={urlOf('GET /api/user/export', { query: { format: 'pdf' } })}
            download="karo-my-data.pdf"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            Export Data
          </Button>
          <Button
            component="a"
            variant="default"
            href={urlOf('GET /api/user/export', { query: { format: 'json' } })}
            download="karo-my-data.json"
          >
            As JSON
          </Button>
        </div>
      </Card>
      <Activity />
      <Card title={isStill ? 'Your account rests' : 'Deactivate'} icon={<IconPlayerPause />}>
        <p className={classes.note}>
          {isStill
            ? 'Nothing leaves it until you activate it again.'
            : 'Keeps the account still: nothing leaves it until you activate it again.'}
        </p>
        <div className={classes.doings}>
          <Button variant="default" onClick={() => setAsks('still')}>
            {isStill ? 'Activate again' : 'Deactivate'}
          </Button>
        </div>
      </Card>
      <Card title="Danger Zone" icon={<IconAlertTriangle />} className={classes.danger}>
        <p className={classes.note}>
          Closes the account for good. First take your money out and settle any loan or savings group.
        </p>
        <div className={classes.doings}>
          <Button color="red" onClick={() => setAsks('delete')}>
            Delete Account
          </Button>
        </div>
      </Card>
      {asks === 'still' && (
        <AskPin
          title={isStill ? 'Activate your account' : 'Deactivate your account'}
          text={isStill ? 'Money can leave it again.' : 'Nothing leaves it until you activate it again.'}
          doIt={isStill ? 'Activate' : 'Deactivate'}
          onClose={() => setAsks(undefined)}
          onPin={still}
        />
      )}
      {asks === 'delete' && (
        <AskPin
          title="Delete Account"
          text={ARE_YOU_SURE}
          doIt="Delete Account"
          bad
          onClose={() => setAsks(undefined)}
          onPin={close}
        />
      )}
      {dialog}
    </>
  );
};
