import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconHeartbeat, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { call, urlOf, useLive, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';
import { Providers } from './Providers.tsx';
import { useMe } from './roles.ts';
import { SetAside } from './SetAside.tsx';

/** The code that pairs the bank's WhatsApp; there is none while it is paired or switched off. */
const Pairing = () => {
  const [tries, setTries] = useState(0);
  const [isNone, setNone] = useState(false);
  const again = () => {
    setNone(false);
    setTries(tries + 1);
  };
  return (
    <Card
      title="WhatsApp pairing"
      icon={<IconBrandWhatsapp />}
      aside={
        <Button variant="default" size="compact-md" onClick={again}>
          Refresh
        </Button>
      }
    >
      {isNone ? (
        <Empty
          icon={<IconBrandWhatsapp />}
          title="No code to scan"
          text="Either WhatsApp is paired already, or this bank runs with WHATSAPP=off."
        />
      ) : (
        <>
          <img
            key={tries}
            className={classes.qr}
            src={`${urlOf('GET /api/admin/whatsapp', {})}?${tries}`}
            alt="QR code that pairs the bank’s WhatsApp"
            onError={() => setNone(true)}
          />
          <p>WhatsApp, Linked devices, Link a device.</p>
        </>
      )}
    </Card>
  );
};

const Ready = () => {
  const { data, error, mutate } = useRead('GET /api/ready', {});
  return (
    <Card title="System status" icon={<IconHeartbeat />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={1} />}
      {data && (
        <ul className={classes.states}>
          {Object.entries(data).map(([name, state]) => (
            <li key={name} data-state={state}>
              {name} <strong>{state}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const queueWords = {
  inbox: 'Messages to answer',
  outbox: 'Replies to send',
  orders: 'Orders to settle',
  webhooks: 'Events to deliver',
};

type RetryProps = { id: 'outbox' | 'webhooks'; onDone: () => unknown };

const Retry = ({ id, onDone }: RetryProps) => {
  const [isBusy, run] = useDoing();
  const submit = async () => {
    const retry = () => call('POST /api/admin/queues/{id}/retry', { params: { id }, body: {} });
    const done = await run(retry, 'Not tried again');
    if (done) showToast({ title: 'Tried again', text: `${done.again} of ${queueWords[id].toLowerCase()}` });
    onDone();
  };
  return (
    <Button variant="default" size="compact-md" loading={isBusy} onClick={submit}>
      Try again
    </Button>
  );
};

const Queues = () => {
  const { may } = useMe();
  const { data, error, mutate, isValidating } = useLive('GET /api/admin/queues', {});
  return (
    <Card
      title="Queues"
      icon={<IconStack2 />}
      aside={
        <Button variant="default" size="compact-md" loading={isValidating} onClick={() => mutate()}>
          Refresh
        </Button>
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={4} height={32} />}
      {data && (
        <Facts
          facts={data.map((queue) => [
            queueWords[queue.id],
            <>
              {queue.waiting}
              {queue.oldest && `, oldest ${printAway(queue.oldest)}`}
              {queue.failed > 0 && `, ${queue.failed} failed today `}
              {queue.failed > 0 &&
                (queue.id === 'outbox' || queue.id === 'webhooks') &&
                may('operations') && <Retry id={queue.id} onDone={() => mutate()} />}
            </>,
          ])}
        />
      )}
    </Card>
  );
};

/** What the bank runs on. */
export const Machines = () => (
  <>
    <Ready />
    <Providers />
    <Queues />
    <SetAside />
    <Pairing />
  </>
);
