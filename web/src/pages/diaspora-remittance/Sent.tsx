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
import { PaySheet } from './PaySheet.tsx';
import classes from './Remittance.module.css';

type Remittance = Answer<'GET /api/remittance'>[number];
type Status = Remittance['status'];

const statuses: Record<Status, { label: string; color: string }> = {
  awaiting_payment: { label: 'Not paid yet', color: 'gold' },
  challenge: { label: 'Your bank asks', color: 'gold' },
  processing: { label: 'On its way', color: 'blue' },
  review: { label: 'Being checked', color: 'gold' },
  paid_in: { label: 'Paid, arriving', color: 'blue' },
  held: { label: 'Waits for them', color: 'gold' },
  success: { label: 'Arrived', color: 'karo' },
  declined: { label: 'Card declined', color: 'red' },
  expired: { label: 'Expired', color: 'gray' },
  refused: { label: 'Refused', color: 'red' },
  refunding: { label: 'Going back to you', color: 'gold' },
  refunded: { label: 'Returned to you', color: 'gray' },
};

const steps = ['Ordered', 'Paid', 'On its way', 'Arrived'];
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
  const { data, error, mutate, isValidating } = useRead('GET /api/remittance', {});
  const [open, setOpen] = useState<Remittance>();
  if (error) return <Failed error={error} onRetry={mutate} title="What you sent did not load" />;
  if (!data || data.length === 0) return null;
  return (
    <Card
      title="Track your money"
      icon={<IconHistory />}
      aside={
        <Button variant="default" size="compact-md" loading={isValidating} onClick={() => mutate()}>
          Refresh
        </Button>
      }
    >
      <ul className={classes.sent}>
        {data.map((one) => (
          <li key={one.reference}>
            <div className={classes.top}>
              <strong>
                {printFigure(one.amount)} {one.currency} to {one.recipientName ?? one.recipientPhone}
              </strong>
              <Badge component="span" size="lg" variant="light" color={statuses[one.status].color}>
                {statuses[one.status].label}
              </Badge>
            </div>
            <ol className={classes.track} aria-label="How far it has come">
              {steps.map((step, at) => (
                <li key={step} data-done={at < reached[one.status] || undefined}>
                  {step}
                </li>
              ))}
            </ol>
            <p className={classes.text}>{one.message}</p>
            <p className={classes.dim}>
              <Naira amount={one.receives} whole /> · {one.reference} · {printDateTime(one.createdAt)}
              {one.heldUntil && ` · held until ${printDate(one.heldUntil)}`}
            </p>
            {canGoOn.has(one.status) && (
              <div>
                <Button onClick={() => setOpen(one)}>Go on to pay</Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open && <PaySheet remittance={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
};
