import type { Answer } from '@karo/core/contract';
import { Badge, Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate, printDateTime } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import { TicketForm } from './TicketForm.tsx';
import classes from './Tickets.module.css';

type Ticket = Answer<'GET /api/support/tickets'>[number];

const SEARCH_PAUSE_MS = 250;

const colors: Record<Ticket['status'], string> = {
  open: 'gold',
  'in-progress': 'blue',
  resolved: 'karo',
  closed: 'gray',
};

const useTicketWords = () => useWords('help', help).tickets;

type LineProps = { ticket: Ticket; onChanged: (ticket: Ticket) => void };

const Line = ({ ticket, onChanged }: LineProps) => {
  const { tickets: words, categories: names } = useWords('help', help);
  const dateWords = useDateWords();
  const rate = async (rating: number) => {
    try {
      const params = { ticketId: ticket.id };
      onChanged(
        await call('POST /api/support/tickets/{ticketId}/rate', {
          params,
          body: { ticketId: ticket.id, rating },
        }),
      );
      showToast({ title: words.thanks });
    } catch (error) {
      showToast({ title: words.notRated, text: sentenceOf(error), bad: true });
    }
  };
  return (
    <li className={classes.ticket}>
      <div className={classes.top}>
        <h3>{ticket.subject}</h3>
        <Badge component="span" variant="light" color={colors[ticket.status]} size="lg">
          {words.statuses[ticket.status]}
        </Badge>
      </div>
      <p className={classes.facts}>
        {names[ticket.category]} · {words.priorityOf(words.priorities[ticket.priority])} ·{' '}
        {printDateTime(ticket.createdAt, dateWords)}
      </p>
      <p className={classes.message}>{ticket.message}</p>
      {ticket.response ? (
        <blockquote className={classes.response}>
          <strong>{words.answered}</strong>
          {ticket.response}
        </blockquote>
      ) : (
        ticket.status !== 'closed' && (
          <p className={classes.facts}>{words.answerBy(printDateTime(ticket.respondBy, dateWords))}</p>
        )
      )}
      {ticket.status === 'resolved' && ticket.rating === null && (
        <Stars label={words.howWell} starsOf={words.stars} onRate={rate} />
      )}
      {ticket.rating !== null && <Stars label={words.gave} givenOf={words.given} value={ticket.rating} />}
    </li>
  );
};

/** The customer's tickets, found by any word in them. */
const List = () => {
  const words = useTicketWords();
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
      title={words.yours}
      icon={<IconTicket />}
      aside={
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setWriting(true)}>
          {words.add}
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.searching}
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
          title={q ? words.nothing(q) : words.none}
          text={q ? words.other : words.noneText}
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label={words.list}>
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
  const words = useTicketWords();
  const dateWords = useDateWords();
  const { data, error, mutate } = useRead('GET /api/support/disputes', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={words.back}>
      <ul className={classes.list}>
        {data.map((dispute) => (
          <li key={dispute.caseNumber} className={classes.ticket}>
            <div className={classes.top}>
              <h3>
                <Naira amount={dispute.amount} /> · {dispute.name}, {dispute.bank}
              </h3>
              <Badge
                component="span"
                variant="light"
                color={dispute.status === 'resolved' ? 'karo' : 'gold'}
                size="lg"
              >
                {words.disputes[dispute.status]}
              </Badge>
            </div>
            <p className={classes.facts}>
              {words.case({
                number: dispute.caseNumber,
                opened: printDate(dispute.openedAt, dateWords),
                reason: dispute.reason,
              })}
            </p>
            <p className={classes.message}>
              {dispute.finding ??
                words.dueBy(
                  printDateTime(dispute.bankDueAt, dateWords),
                  printDateTime(dispute.findingDueAt, dateWords),
                )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Tickets and disputes of whoever is signed in. */
export const Tickets = () => {
  const words = useTicketWords();
  return (
    <NeedsCustomer about={words.about} points={words.points}>
      {() => (
        <>
          <List />
          <Disputes />
        </>
      )}
    </NeedsCustomer>
  );
};
