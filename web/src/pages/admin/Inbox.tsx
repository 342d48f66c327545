import type { Answer } from '@karo/core/contract';
import { Badge, Button, NativeSelect, Textarea } from '@mantine/core';
import { IconHeadset, IconTicket } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { call, useLive, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Admin.module.css';

type Ticket = Answer<'GET /api/admin/support/tickets'>[number];

const senders = { user: 'Customer', bot: 'Assistant', agent: 'Us' };

type ThreadProps = { id: string; onDone: () => void };

/** One conversation: what was said, what moved, and the answer. */
const Thread = ({ id, onDone }: ThreadProps) => {
  const { data, error, mutate } = useRead('GET /api/admin/support/threads/{id}', { params: { id } });
  const [text, setText] = useState('');
  const [isBusy, run] = useDoing();
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" />;

  const answer = async (event: FormEvent) => {
    event.preventDefault();
    const body = { message: text.trim() };
    if (
      !(await run(
        () => call('POST /api/admin/support/threads/{id}/reply', { params: { id }, body }),
        'Not sent',
      ))
    )
      return;
    setText('');
    mutate();
  };
  const handBack = async () => {
    const done = await run(
      () => call('POST /api/admin/support/threads/{id}/return', { params: { id }, body: {} }),
      'Not handed back',
    );
    if (!done) return;
    showToast({ title: 'Handed back to the assistant' });
    onDone();
  };

  return (
    <div className={classes.thread}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too. */}
      <ol className={classes.said} aria-label="Conversation" tabIndex={0}>
        {data.messages.map((message) => (
          <li key={message.id} data-from={message.sender}>
            <small>
              {senders[message.sender]} · {printDateTime(message.timestamp)}
            </small>
            {message.message}
          </li>
        ))}
      </ol>
      {data.transactions.length > 0 && (
        <details>
          <summary>The five latest transactions</summary>
          <ul className={classes.plain}>
            {data.transactions.map((one) => (
              <li key={`${one.date}${one.description}`}>
                {printDateTime(one.date)} · {one.description} · <Naira amount={one.amount} /> · {one.status}
              </li>
            ))}
          </ul>
        </details>
      )}
      <form className={classes.form} onSubmit={answer}>
        <Textarea
          label="Your answer"
          description="It goes to the customer where they wrote, and the assistant keeps quiet from then on."
          rows={3}
          maxLength={1500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          label="Ready answers"
          description="In the customer’s language; choosing one writes it above, to be sent or changed."
          value=""
          data={[{ value: '', label: 'Choose one' }, ...data.ready]}
          onChange={(event) => event.currentTarget.value && setText(event.currentTarget.value)}
        />
        <div className={classes.doings}>
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            Take over and answer
          </Button>
          <Button variant="default" loading={isBusy} onClick={handBack}>
            Hand back to the assistant
          </Button>
        </div>
      </form>
    </div>
  );
};

type Waiting = Answer<'GET /api/admin/support/threads'>[number];

/** How long somebody waits, against our own target of ten minutes; the customer was promised 24 hours. */
export const waitOf = ({ waitingSince, answerBy, late }: Waiting): string => {
  if (!waitingSince || !answerBy) return 'Answered, and yours until handed back';
  const target = late ? `our target was ${printAway(answerBy)}` : `our target is ${printAway(answerBy)}`;
  return `Waiting since ${printDateTime(waitingSince)} (${printAway(waitingSince)}) · ${target} · the customer was told: within 24 hours`;
};

const Threads = () => {
  const { data, error, mutate } = useLive('GET /api/admin/support/threads', {});
  const [open, setOpen] = useState<string>();
  return (
    <Card
      title="Waiting for a person"
      icon={<IconHeadset />}
      aside={
        <Button variant="default" size="compact-md" onClick={() => mutate()}>
          Refresh
        </Button>
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} height={84} />}
      {data?.length === 0 && (
        <Empty icon={<IconHeadset />} title="Nobody waits" text="The assistant answers everybody." />
      )}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((thread) => (
            <li key={thread.id}>
              <button
                type="button"
                className={classes.row}
                aria-expanded={open === thread.id}
                onClick={() => setOpen(open === thread.id ? undefined : thread.id)}
              >
                <span>
                  <strong>{thread.customer ?? 'A visitor'}</strong> · {thread.channel}
                </span>
                <span>{thread.last}</span>
                <small>{waitOf(thread)}</small>
              </button>
              {open === thread.id && (
                <Thread
                  id={thread.id}
                  onDone={() => {
                    setOpen(undefined);
                    mutate();
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const ticketStatuses: readonly Ticket['status'][] = ['open', 'in-progress', 'resolved', 'closed'];
const urgency: Record<Ticket['priority'], string> = {
  urgent: 'red',
  high: 'orange',
  medium: 'blue',
  low: 'gray',
};

type TicketProps = { ticket: Ticket; onChanged: () => void };

const TicketLine = ({ ticket, onChanged }: TicketProps) => {
  const [status, setStatus] = useState<Ticket['status']>('resolved');
  const [response, setResponse] = useState(ticket.response ?? '');
  const [isBusy, run] = useDoing();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = response.trim();
    const params = { ticketId: ticket.id };
    const body = { status, ...(said && { response: said }) };
    if (
      !(await run(
        () => call('POST /api/admin/support/tickets/{ticketId}', { params, body }),
        'Ticket not changed',
      ))
    )
      return;
    showToast({ title: 'Ticket updated', text: 'The customer is told.' });
    onChanged();
  };
  return (
    <li>
      <details className={classes.ticket}>
        <summary>
          <Badge component="span" variant="light" color={urgency[ticket.priority]}>
            {ticket.priority}
          </Badge>{' '}
          <strong>{ticket.subject}</strong>
          <small>
            {ticket.category} · {ticket.status} · answer by {printDateTime(ticket.respondBy)}
          </small>
        </summary>
        <p>{ticket.message}</p>
        <form className={classes.form} onSubmit={submit}>
          <Textarea
            label="Answer"
            description="The customer reads it; a ticket is resolved with one."
            rows={3}
            maxLength={2000}
            value={response}
            onChange={(event) => setResponse(event.currentTarget.value)}
          />
          <div className={classes.doings}>
            <NativeSelect
              aria-label="Status"
              data={[...ticketStatuses]}
              value={status}
              onChange={(event) =>
                setStatus(ticketStatuses.find((one) => one === event.currentTarget.value) ?? 'resolved')
              }
            />
            <Button type="submit" loading={isBusy} disabled={status === 'resolved' && response.trim() === ''}>
              Save
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
};

const Tickets = () => {
  const { data, error, mutate } = useRead('GET /api/admin/support/tickets', {});
  return (
    <Card title="Tickets" icon={<IconTicket />}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} />}
      {data?.length === 0 && <Empty icon={<IconTicket />} title="No open tickets" />}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((ticket) => (
            <TicketLine key={`${ticket.id} ${ticket.status}`} ticket={ticket} onChanged={() => mutate()} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Who waits for a person, and what was left in writing. */
export const Inbox = () => (
  <>
    <Threads />
    <Tickets />
  </>
);
