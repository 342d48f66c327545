import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printAway, printDate, printDateTime } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { TicketForm } from './TicketForm.tsx';
import classes from './Tickets.module.css';

type Ticket = Answer<'GET /api/support/tickets'>[number];
type Dispute = Answer<'GET /api/support/disputes'>[number];

const SEARCH_PAUSE_MS = 250;

const statuses: Record<Ticket['status'], { label: string; color: string }> = {
  open: { label: 'Open', color: 'gold' },
  'in-progress': { label: 'In progress', color: 'blue' },
  resolved: { label: 'Resolved', color: 'karo' },
  closed: { label: 'Closed', color: 'gray' },
};
const priorities: Record<Ticket['priority'], string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};
const disputeWords: Record<Dispute['status'], string> = {
  open: 'Open',
  bank_told: 'The other bank is told',
  resolved: 'Money returned',
  rejected: 'Closed without return',
};

type LineProps = { ticket: Ticket; onChanged: (ticket: Ticket) => void };

const Line = ({ ticket, onChanged }: LineProps) => {
  const rate = async (rating: number) => {
    try {
      const params = { ticketId: ticket.id };
      onChanged(
        await call('POST /api/support/tickets/{ticketId}/rate', {
          params,
          body: { ticketId: ticket.id, rating },
        }),
      );
      showToast({ title: 'Thank you for your feedback' });
    } catch (error) {
      showToast({ title: 'Your rating was not kept', text: sentenceOf(error), bad: true });
    }
  };
  const status = statuses[ticket.status];
  return (
    <li className={classes.ticket}>
      <div className={classes.top}>
        <h3>{ticket.subject}</h3>
        <Badge component="span" variant="light" color={status.color} size="lg">
          {status.label}
        </Badge>
      </div>
      <p className={classes.facts}>
        {ticket.category} · {priorities[ticket.priority]} priority · {printDateTime(ticket.createdAt)}
      </p>
      <p className={classes.message}>{ticket.message}</p>
      {ticket.response ? (
        <blockquote className={classes.response}>
          <strong>Karo answered</strong>
          {ticket.response}
        </blockquote>
      ) : (
        ticket.status !== 'closed' && (
          <p className={classes.facts}>We answer by {printDateTime(ticket.respondBy)}.</p>
        )
      )}
      {ticket.status === 'resolved' && ticket.rating === null && (
        <Stars label="How well did we do?" onRate={rate} />
      )}
      {ticket.rating !== null && <Stars label="You gave" value={ticket.rating} />}
    </li>
  );
};

/** The customer's tickets, found by any word in them. */
const List = () => {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_PAUSE_MS);
  const [isWriting, setWriting] = useState(false);
  const { data, error, mutate } = useRead('GET /api/support/tickets', q ? { query: { q } } : {});
  const replace = (ticket: Ticket) =>
    mutate((now) => now?.map((other) => (other.id === ticket.id ? ticket : other)), { revalidate: false });

  if (isWriting)
    return (
      <TicketForm
        onClose={() => setWriting(false)}
        onMade={(ticket) => {
          setWriting(false);
          setTyped('');
          mutate((now) => [ticket, ...(now ?? [])], { revalidate: true });
        }}
      />
    );
  return (
    <Card
      title="Your tickets"
      icon={<IconTicket />}
      aside={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setWriting(true)}>
          New ticket
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label="Search tickets"
        placeholder="Search tickets..."
        size="md"
        leftSection={<IconSearch size={20} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={3} height={120} />}
      {data?.length === 0 && (
        <Empty
          icon={<IconTicket />}
          title={q ? `Nothing found for “${q}”` : 'No tickets yet'}
          text={
            q
              ? 'Try another word, or part of one.'
              : 'When something went wrong, leave it here in your own words. We answer within 24 hours.'
          }
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label="Tickets">
          {data.map((ticket) => (
            <Line key={ticket.id} ticket={ticket} onChanged={replace} />
          ))}
        </ul>
      )}
    </Card>
  );
};

/** Money asked back, each case with its clock; nothing where there is no case. */
const Disputes = () => {
  const { data, error, mutate } = useRead('GET /api/support/disputes', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title="Money you asked back">
      <ul className={classes.list}>
        {data.map((dispute) => (
          <li key={dispute.caseNumber} className={classes.ticket}>
            <div className={classes.top}>
              <h3>
                <Naira amount={dispute.amount} /> to {dispute.name}, {dispute.bank}
              </h3>
              <Badge
                component="span"
                variant="light"
                color={dispute.status === 'resolved' ? 'karo' : 'gold'}
                size="lg"
              >
                {disputeWords[dispute.status]}
              </Badge>
            </div>
            <p className={classes.facts}>
              Case {dispute.caseNumber} · opened {printDate(dispute.openedAt)} · “{dispute.reason}”
            </p>
            <p className={classes.message}>
              {dispute.finding ??
                `The other bank is told by ${printDateTime(dispute.bankDueAt)}; a finding ${printAway(dispute.findingDueAt)}.`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Tickets and disputes of whoever is signed in. */
export const Tickets = () => (
  <NeedsCustomer
    about="Leave a complaint or a question in writing, follow what becomes of it, and say how well it was answered."
    points={['An answer within 24 hours', 'Every case has a clock', 'Rate the answer']}
  >
    {() => (
      <>
        <List />
        <Disputes />
      </>
    )}
  </NeedsCustomer>
);
