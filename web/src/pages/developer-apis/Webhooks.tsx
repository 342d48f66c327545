import type { Answer, Body } from '@karo/core/contract';
import { Badge, Button, Checkbox, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconWebhook } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import classes from './Developer.module.css';

type Webhook = Answer<'GET /api/developer/webhooks'>[number];
type Event = Body<'POST /api/developer/webhooks'>['events'][number];

const statusColors: Record<Webhook['status'], string> = {
  active: 'karo',
  failing: 'red',
  disabled: 'red',
  removed: 'gray',
};

/** What was sent to an address, with how it went, each to be sent again. */
const Deliveries = ({ id }: { id: string }) => {
  const words = useWords('developers', developers).webhooks;
  const { data, error, mutate } = useRead('GET /api/developer/webhooks/{id}/deliveries', { params: { id } });
  const [isBusy, run] = useDoing();
  const replay = async (delivery: string) => {
    const params = { id: delivery };
    await run(() => call('POST /api/developer/deliveries/{id}/replay', { params }), words.notAgain);
    mutate();
  };
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={2} />;
  if (data.length === 0) return <p className={classes.text}>{words.nothingSent}</p>;
  return (
    <ul className={classes.keys}>
      {data.map((delivery) => (
        <li key={delivery.id} className={classes.key}>
          <div className={classes.keyTop}>
            <code>{delivery.event}</code>
            <Badge
              component="span"
              color={{ delivered: 'karo', failed: 'red', waiting: 'gold' }[delivery.status]}
              variant="light"
            >
              {words.delivery[delivery.status]} {delivery.responseCode ?? ''}
            </Badge>
          </div>
          <p>
            {printDateTime(delivery.created)} · {words.tries(delivery.attempts)}
          </p>
          <div>
            <Button size="compact-md" variant="default" loading={isBusy} onClick={() => replay(delivery.id)}>
              {words.again}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
};

type LineProps = { webhook: Webhook; onRemove: () => void; onChange: () => void };

const Line = ({ webhook, onRemove, onChange }: LineProps) => {
  const words = useWords('developers', developers).webhooks;
  const [isOpen, { toggle, open }] = useDisclosure(false);
  const [isBusy, run] = useDoing();
  const test = async () => {
    const params = { id: webhook.id };
    if (!(await run(() => call('POST /api/developer/webhooks/{id}/test', { params }), words.notTested)))
      return;
    showToast({ title: words.tested, text: words.testedText });
    open();
  };
  const enable = async () => {
    const params = { id: webhook.id };
    await run(() => call('POST /api/developer/webhooks/{id}/enable', { params }), words.notEnabled);
    onChange();
  };
  return (
    <li className={classes.key}>
      <div className={classes.keyTop}>
        <code>{webhook.url}</code>
        <Badge component="span" variant="light" color={statusColors[webhook.status]}>
          {words.status[webhook.status]}
        </Badge>
      </div>
      <p>{webhook.events.join(', ')}</p>
      {webhook.status === 'disabled' && <p role="status">{words.disabled}</p>}
      <div className={classes.doings}>
        <Button size="compact-md" variant="default" aria-expanded={isOpen} onClick={toggle}>
          {words.deliveries}
        </Button>
        {webhook.status === 'disabled' && (
          <Button size="compact-md" variant="default" loading={isBusy} onClick={enable}>
            {words.enable}
          </Button>
        )}
        {webhook.status !== 'removed' && (
          <>
            <Button size="compact-md" variant="default" loading={isBusy} onClick={test}>
              {words.test}
            </Button>
            <Button size="compact-md" color="red" variant="light" onClick={onRemove}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {isOpen && <Deliveries id={webhook.id} />}
    </li>
  );
};

type Told = Answer<'GET /api/developer/events'>[number];

/** What an event is about is its first word: transfer, loan, card. */
const subjectOf = ({ event }: Told): string => event.split('.')[0] ?? '';

type SubjectProps = { name: string; events: readonly Told[]; chosen: readonly Event[] };

/** The events of one subject, folded until they are wanted. */
const Subject = ({ name, events, chosen }: SubjectProps) => {
  const words = useWords('developers', developers).webhooks;
  const many = events.filter(({ event }) => chosen.includes(event)).length;
  const [startsOpen] = useState(many > 0);
  return (
    <details className={classes.subject} open={startsOpen}>
      <summary>
        {name}
        <span>{many > 0 ? words.chosen(many, events.length) : events.length}</span>
      </summary>
      <div className={classes.scopes}>
        {events.map(({ event, about }) => (
          <Checkbox
            key={event}
            value={event}
            label={event}
            description={<span lang="en">{about}</span>}
            size="md"
          />
        ))}
      </div>
    </details>
  );
};

/** Asks for events at an address. */
const AddForm = ({ onMade }: { onMade: (secret: string) => void }) => {
  const words = useWords('developers', developers).webhooks;
  const subjects: Record<string, string> = words.subjects;
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<readonly Event[]>(['transfer.success', 'transfer.failed']);
  const { data, error, mutate } = useRead('GET /api/developer/events', {});
  const told = (data ?? []).filter(({ event }) => event !== 'webhook.test');
  const names = [...new Set(told.map(subjectOf))];
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { url: url.trim(), events: [...chosen] };
    const made = await run(() => call('POST /api/developer/webhooks', { body }), words.notAdded);
    if (!made) return;
    setUrl('');
    onMade(made.secret);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={words.address}
        type="url"
        size="md"
        placeholder="https://shop.example/karo"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={words.events}
        value={[...chosen]}
        onChange={(marked) =>
          setChosen(told.map(({ event }) => event).filter((event) => marked.includes(event)))
        }
      >
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={3} height={48} />}
        <div className={classes.subjects}>
          {names.map((name) => (
            <Subject
              key={name}
              name={subjects[name] ?? name}
              events={told.filter((one) => subjectOf(one) === name)}
              chosen={chosen}
            />
          ))}
        </div>
      </Checkbox.Group>
      <div>
        <Button type="submit" size="md" loading={isBusy} disabled={url.trim() === '' || chosen.length === 0}>
          {words.add}
        </Button>
      </div>
    </form>
  );
};

/** Where the bank sends events, signed; failed ones are tried again, and can be replayed. */
export const Webhooks = () => {
  const words = useWords('developers', developers).webhooks;
  const { data, error, mutate } = useRead('GET /api/developer/webhooks', {});
  const [secret, setSecret] = useState<string>();
  const [removing, setRemoving] = useState<Webhook>();
  const [, run] = useDoing();
  const remove = async (id: string) => {
    await run(() => call('POST /api/developer/webhooks/{id}/remove', { params: { id } }), words.notRemoved);
    mutate();
  };
  return (
    <Card title={words.title} icon={<IconWebhook />}>
      <AddForm
        onMade={(made) => {
          setSecret(made);
          mutate();
        }}
      />
      {secret && (
        <section className={classes.made} aria-label={words.secret}>
          <strong>{words.once}</strong>
          <code>{secret}</code>
          <CopyButton value={secret} what={words.theSecret} label={words.copy} />
        </section>
      )}
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={1} />}
      {data?.length === 0 && <Empty icon={<IconWebhook />} title={words.none} text={words.noneText} />}
      {data && data.length > 0 && (
        <ul className={classes.keys}>
          {data.map((webhook) => (
            <Line
              key={webhook.id}
              webhook={webhook}
              onRemove={() => setRemoving(webhook)}
              onChange={mutate}
            />
          ))}
        </ul>
      )}
      {removing && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText(removing.url)}
          doIt={words.remove}
          bad
          onClose={() => setRemoving(undefined)}
          onDo={() => remove(removing.id)}
        />
      )}
    </Card>
  );
};
