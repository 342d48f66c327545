import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import {
  IconBell,
  IconCheck,
  IconChecks,
  IconInfoCircle,
  IconMail,
  IconReceipt,
  IconShieldLock,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { printAway, printMoment } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Pills } from '../../ui/Pills.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { dates } from '../../words/en/dates.ts';
import { notices } from '../../words/en/notices.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import classes from './Notifications.module.css';

type Notice = Answer<'GET /api/notifications'>[number];

const filters = ['all', 'unread', 'transaction', 'security'] as const;
type Filter = (typeof filters)[number];

const lets: Record<Filter, (notice: Notice) => boolean> = {
  all: () => true,
  unread: (notice) => !notice.read,
  transaction: (notice) => notice.type === 'transaction',
  security: (notice) => notice.type === 'security',
};
const icons: Record<Notice['type'], ReactNode> = {
  transaction: <IconReceipt />,
  security: <IconShieldLock />,
  account: <IconUser />,
  system: <IconInfoCircle />,
  other: <IconMail />,
};
const textsOf = (say: typeof notices) => ({
  all: { pill: say.fAll, title: say.eAllT, text: say.eAllX },
  unread: { pill: say.fUnread, title: say.eUnreadT, text: say.eUnreadX },
  transaction: { pill: say.fTransaction, title: say.eTranT, text: say.eTranX },
  security: { pill: say.fSecurity, title: say.eSecT, text: say.eSecX },
});

/** What was told: its first line, and references and balances when they are asked for. */
const Message = ({ text }: { text: string }) => {
  const say = useWords('notices', notices);
  const [first, ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      <p>{first}</p>
      {rest.length > 0 && (
        <details className={classes.rest}>
          <summary>{say.details}</summary>
          {rest.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never move.
            <p key={at}>{line}</p>
          ))}
        </details>
      )}
    </>
  );
};

type LineProps = { notice: Notice; onRead: () => void };

const Line = ({ notice, onRead }: LineProps) => {
  const say = useWords('notices', notices);
  return (
    <li
      className={classes.notice}
      tabIndex={-1}
      data-unread={!notice.read || undefined}
      data-type={notice.type}
    >
      <span className={classes.icon} aria-hidden>
        {icons[notice.type]}
      </span>
      <div className={classes.words}>
        <p className={classes.title}>
          <strong>{notice.title}</strong>
          {notice.priority === 'high' && (
            <Badge component="span" color="red" variant="light">
              {say.important}
            </Badge>
          )}
          <When at={notice.timestamp} />
        </p>
        <Message text={notice.message} />
      </div>
      {!notice.read && (
        <Button
          variant="default"
          className={classes.mark}
          leftSection={<IconCheck size={18} aria-hidden />}
          aria-label={say.markOf(notice.title)}
          onClick={(event) => {
            // The button goes; its line keeps the place.
            event.currentTarget.closest('li')?.focus({ preventScroll: true });
            onRead();
          }}
        >
          {say.mark}
        </Button>
      )}
    </li>
  );
};

const When = ({ at }: { at: string }) => {
  const names = useWords('dates', dates);
  const language = useLanguage();
  return <time dateTime={at}>{language === 'en' ? printAway(at) : printMoment(at, names)}</time>;
};

/** So many stand on the page until more are asked for. */
const AT_ONCE = 20;

/** What was told, newest first. */
export const List = () => {
  const say = useWords('notices', notices);
  const { data, error, mutate } = useRead('GET /api/notifications', {});
  const [filter, setFilter] = useState<Filter>('all');
  const [isAsking, setAsking] = useState(false);
  const [many, setMany] = useState(AT_ONCE);
  const [isBusy, run] = useDoing();

  const read = async (id: string) => {
    const seen = (list: readonly Notice[] | undefined) =>
      (list ?? []).map((one) => (one.id === id ? { ...one, read: true } : one));
    const act = async (now: Notice[] | undefined) => {
      await call('POST /api/notifications/{id}/read', { params: { id } });
      return seen(now);
    };
    try {
      await mutate(act, { optimisticData: seen, revalidate: false, rollbackOnError: true });
    } catch (failure) {
      showToast({ title: say.markFailed, text: sentenceOf(failure), bad: true });
    }
  };
  const readAll = async () => {
    // What came while the page was read was not seen, and stays unread.
    const act = () => call('POST /api/notifications/read', { query: { upTo: data?.[0]?.id } });
    if (await run(act, say.markFailed)) await mutate();
  };
  const clear = async () => {
    // What came while the page was read was not seen, and stays.
    const act = () => call('POST /api/notifications/clear', { query: { upTo: data?.[0]?.id } });
    if (!(await run(act, say.clearFailed))) return;
    showToast({ title: say.cleared });
    await mutate([], { revalidate: true });
  };

  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={5} height={92} />;
  const texts = textsOf(say);
  const pills = filters.map((value) => ({ value, label: texts[value].pill }));
  const shown = data.filter(lets[filter]);
  return (
    <>
      <div className={classes.bar}>
        <Pills label={say.show} pills={pills} value={filter} onChange={setFilter} />
        {data.length > 0 && (
          <div className={classes.doings}>
            {data.some((one) => !one.read) && (
              <Button
                variant="default"
                loading={isBusy}
                leftSection={<IconChecks size={18} aria-hidden />}
                onClick={readAll}
              >
                {say.markAll}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {say.clear}
            </Button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <Empty icon={<IconBell />} title={texts[filter].title} text={texts[filter].text} />
      ) : (
        <ul className={classes.list}>
          {shown.slice(0, many).map((notice) => (
            <Line key={notice.id} notice={notice} onRead={() => read(notice.id)} />
          ))}
        </ul>
      )}
      {shown.length > many && (
        <Button variant="default" onClick={() => setMany(many + AT_ONCE)}>
          {say.older(shown.length - many)}
        </Button>
      )}
      {isAsking && (
        <Confirm
          title={say.clear}
          text={say.clearText}
          doIt={say.clear}
          bad
          onClose={() => setAsking(false)}
          onDo={clear}
        />
      )}
    </>
  );
};
