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
import { useDateWords } from '../../words/dates.ts';
import { activity as activityEnglish } from '../../words/en/activity.ts';
import { chat } from '../../words/en/chat.ts';
import { settings } from '../../words/en/settings.ts';
import { shell } from '../../words/en/shell.ts';
import { useWords } from '../../words/words.ts';
import { activityWords } from './activity-words.ts';
import { ModelReading } from './ModelReading.tsx';
import classes from './Settings.module.css';

type Profile = Answer<'GET /api/user/profile'>;
type Props = { user: User; profile: Profile; onChanged: (profile: Profile) => void };

const PIN_LENGTH = 4;
/** What is shown of the log before all of it is asked for. */
const FIRST = 8;
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
  const { page } = useWords('settings', settings);
  const { cancel } = useWords('shell', shell);
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
        <Digits label={page.pin} length={PIN_LENGTH} value={pin} onChange={setPin} secret error={problem} />
        <div className={classes.doings}>
          <Button variant="default" onClick={onClose}>
            {cancel}
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
  whatsapp: 'WhatsApp',
  ussd: 'USSD',
  terminal: 'Terminal',
  house: 'Karo',
};

const Line = ({ entry }: { entry: Answer<'GET /api/user/activity'>[number] }) => {
  const { privacy } = useWords('settings', settings);
  const activity = useWords('activity', activityEnglish);
  const { approval } = useWords('chat', chat);
  const dateWords = useDateWords();
  const { title, detail } = activityWords(entry, activity, approval.operations);
  return (
    <div>
      <div className={classes.words}>
        <strong>{title}</strong>
        {detail && <p className={classes.detail}>{detail}</p>}
        <span>
          {printMoment(entry.at, dateWords)} ·{' '}
          {entry.device ??
            (entry.channel === 'web' ? privacy.site : channelWords[entry.channel]) ??
            entry.channel}
        </span>
      </div>
    </div>
  );
};

const Activity = () => {
  const { privacy: words } = useWords('settings', settings);
  const { data, error, mutate } = useRead('GET /api/user/activity', {});
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={words.activity} icon={<IconHistory />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} />}
      {data?.length === 0 && <Empty title={words.noActivity} />}
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
  const { privacy: words } = useWords('settings', settings);
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
      <Card title={words.data} icon={<IconDownload />}>
        <p className={classes.note}>{words.dataText}</p>
        <div className={classes.doings}>
          <Button
            component="a"
            href={urlOf('GET /api/user/export', { query: { format: 'pdf' } })}
            download="karo-my-data.pdf"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {words.export}
          </Button>
          <Button
            component="a"
            variant="default"
            href={urlOf('GET /api/user/export', { query: { format: 'json' } })}
            download="karo-my-data.json"
          >
            {words.json}
          </Button>
        </div>
      </Card>
      <ModelReading />
      <Activity />
      <Card title={isStill ? words.rests : words.still} icon={<IconPlayerPause />}>
        <p className={classes.note}>{isStill ? words.restsText : words.stillText}</p>
        <div className={classes.doings}>
          <Button variant="default" onClick={() => setAsks('still')}>
            {isStill ? words.again : words.still}
          </Button>
        </div>
      </Card>
      <Card title={words.danger} icon={<IconAlertTriangle />} className={classes.danger}>
        <p className={classes.note}>{words.dangerText}</p>
        <div className={classes.doings}>
          <Button color="red" onClick={() => setAsks('delete')}>
            {words.delete}
          </Button>
        </div>
      </Card>
      {asks === 'still' && (
        <AskPin
          title={isStill ? words.activateTitle : words.stillTitle}
          text={isStill ? words.activateText : words.restsText}
          doIt={isStill ? words.activate : words.still}
          onClose={() => setAsks(undefined)}
          onPin={still}
        />
      )}
      {asks === 'delete' && (
        <AskPin
          title={words.delete}
          text={words.sure}
          doIt={words.delete}
          bad
          onClose={() => setAsks(undefined)}
          onPin={close}
        />
      )}
      {dialog}
    </>
  );
};
