import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import {
  IconBell,
  IconCheck,
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
import { printAway } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Pills } from '../../ui/Pills.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Notifications.module.css';

type Notice = Answer<'GET /api/notifications'>[number];

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'transaction', label: 'Transaction' },
  { value: 'security', label: 'Security' },
] as const;
type Filter = (typeof filters)[number]['value'];

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
const empty: Record<Filter, { title: string; text: string }> = {
  all: { title: 'No notifications', text: 'Send or receive something, and it is told here.' },
  unread: { title: 'You have read everything', text: 'What is new stands here first.' },
  transaction: { title: 'No transactions told', text: 'Money in and out is told here as it moves.' },
  security: { title: 'Nothing about security', text: 'Sign-ins and changes to your account are told here.' },
};

type LineProps = { notice: Notice; onRead: () => void };

const Line = ({ notice, onRead }: LineProps) => (
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
            Important
          </Badge>
        )}
        <time dateTime={notice.timestamp}>{printAway(notice.timestamp)}</time>
      </p>
      <p>{notice.message}</p>
    </div>
    {!notice.read && (
      <Button
        variant="default"
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={`Mark as read: ${notice.title}`}
        onClick={(event) => {
          // The button goes; its line keeps the place.
          event.currentTarget.closest('li')?.focus({ preventScroll: true });
          onRead();
        }}
      >
        Mark as read
      </Button>
    )}
  </li>
);

/** So many stand on the page until more are asked for. */
const AT_ONCE = 20;

/** What was told, newest first. */
export const List = () => {
  const { data, error, mutate } = useRead('GET /api/notifications', {});
  const [filter, setFilter] = useState<Filter>('all');
  const [isAsking, setAsking] = useState(false);
  const [many, setMany] = useState(AT_ONCE);
  const [, run] = useDoing();

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
      showToast({ title: 'Not marked as read', text: sentenceOf(failure), bad: true });
    }
  };
  const clear = async () => {
    // What came while the page was read was not seen, and stays.
    const act = () => call('POST /api/notifications/clear', { query: { upTo: data?.[0]?.id } });
    if (!(await run(act, 'Notifications not cleared'))) return;
    showToast({ title: 'Notifications Cleared' });
    await mutate([], { revalidate: true });
  };

  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={5} height={92} />;
  const shown = data.filter(lets[filter]);
  return (
    <>
      <div className={classes.bar}>
        <Pills label="Show" pills={filters} value={filter} onChange={setFilter} />
        {data.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Clear All
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <Empty icon={<IconBell />} {...empty[filter]} />
      ) : (
        <ul className={classes.list}>
          {shown.slice(0, many).map((notice) => (
            <Line key={notice.id} notice={notice} onRead={() => read(notice.id)} />
          ))}
        </ul>
      )}
      {shown.length > many && (
        <Button variant="default" onClick={() => setMany(many + AT_ONCE)}>
          Show older ones ({shown.length - many})
        </Button>
      )}
      {isAsking && (
        <Confirm
          title="Clear All"
          text="All notifications leave this list and count as read. Your transactions stay where they are."
          doIt="Clear All"
          bad
          onClose={() => setAsking(false)}
          onDo={clear}
        />
      )}
    </>
  );
};
