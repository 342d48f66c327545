import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDate, printDateTime } from '../../ui/dates.ts';
import { printFigure } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Failed } from '../../ui/States.tsx';
import { remittance } from '../../words/en/remittance.ts';
import { useWords } from '../../words/words.ts';
import { PaySheet } from './PaySheet.tsx';
import classes from './Remittance.module.css';

type Remittance = Answer<'GET /api/remittance'>[number];
type Status = Remittance['status'];

const colors: Record<Status, string> = {
  awaiting_payment: 'gold',
  challenge: 'gold',
  processing: 'blue',
  review: 'gold',
  paid_in: 'blue',
  held: 'gold',
  success: 'karo',
  declined: 'red',
  expired: 'gray',
  refused: 'red',
  refunding: 'gold',
  refunded: 'gray',
};

/** How many of the steps are behind it. */
const reached: Record<Status, number> = {
  awaiting_payment: 1,
  challenge: 1,
  declined: 1,
  expired: 1,
  refused: 1,
  refunding: 2,
  refunded: 2,
  review: 2,
  processing: 2,
  paid_in: 3,
  held: 3,
  success: 4,
};
const canGoOn: ReadonlySet<Status> = new Set(['awaiting_payment', 'declined', 'challenge']);
/** What this sender sent, each with how far it has come; nothing where nothing was sent. */
export const Sent = () => {
  const words = useWords('remittance', remittance).sent;
  const { data, error, mutate, isValidating } = useRead('GET /api/remittance', {});
  const [open, setOpen] = useState<Remittance>();
  if (error) return <Failed error={error} onRetry={mutate} title={words.failed} />;
  if (!data || data.length === 0) return null;
  return (
    <Card
      title={words.title}
      icon={<IconHistory />}
      aside={
        <Button variant="default" size="compact-md" loading={isValidating} onClick={() => mutate()}>
          {words.refresh}
        </Button>
      }
    >
      <ul className={classes.sent}>
        {data.map((one) => (
          <li key={one.reference}>
            <div className={classes.top}>
              <strong>
                {words.line(
                  `${printFigure(one.amount)} ${one.currency}`,
                  one.recipientName ?? one.recipientPhone,
                )}
              </strong>
              <Badge component="span" size="lg" variant="light" color={colors[one.status]}>
                {words.status[one.status]}
              </Badge>
            </div>
            <ol className={classes.track} aria-label={words.far}>
              {words.steps.map((step, at) => (
                <li key={step} data-done={at < reached[one.status] || undefined}>
                  {step}
                </li>
              ))}
            </ol>
            <p className={classes.text}>{one.message}</p>
            <p className={classes.dim}>
              <Naira amount={one.receives} whole /> · {one.reference} · {printDateTime(one.createdAt)}
              {one.heldUntil && ` · ${words.held(printDate(one.heldUntil))}`}
            </p>
            {canGoOn.has(one.status) && (
              <div>
                <Button onClick={() => setOpen(one)}>{words.go}</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && <PaySheet order={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
};
