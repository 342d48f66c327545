import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { showToast } from '../../ui/toast.ts';
import { dates } from '../../words/en/dates.ts';
import { notices } from '../../words/en/notices.ts';
import { useWords } from '../../words/words.ts';
import classes from './Notifications.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);

type Asked = Answer<'GET /api/requests'>['incoming'][number];
type LineProps = { asked: Asked; isBusy: boolean; onPay: () => void; onDecline: () => void };

const whoOf = ({ with: who }: Asked): string =>
  who.name ? `${who.displayName} (@${who.name})` : who.displayName;

const Line = ({ asked, isBusy, onPay, onDecline }: LineProps) => {
  const say = useWords('notices', notices);
  const names = useWords('dates', dates);
  return (
    <li className={classes.asked}>
      <div className={classes.words}>
        <p>
          <strong>{say.asks(whoOf(asked), nairaText(asked.amount))}</strong>
        </p>
        {asked.note && <p>{asked.note}</p>}
        <p className={classes.until}>{say.payBy(printDate(asked.expiresAt, names))}</p>
      </div>
      <div className={classes.doings}>
        <Button loading={isBusy} onClick={onPay}>
          {say.pay}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onDecline}>
          {say.decline}
        </Button>
      </div>
    </li>
  );
};

/** Who asks the customer for money: paid by the PIN over an offer of the bank’s, or declined. Nothing is shown where nobody asks. */
export const Requests = () => {
  const say = useWords('notices', notices);
  const { data, mutate } = useRead('GET /api/requests', {});
  const [paying, setPaying] = useState<{ quoteId: string; who: string }>();
  const [declining, setDeclining] = useState<Asked>();
  const [isBusy, run] = useDoing();
  const open = data?.incoming.filter((one) => one.status === 'open') ?? [];

  const pay = async (asked: Asked) => {
    const params = { id: asked.id };
    const offer = await run(() => call('POST /api/requests/{id}/pay', { params, body: {} }), say.payFailed);
    if (offer) setPaying({ quoteId: offer.quoteId, who: asked.with.displayName });
    else await mutate();
  };
  const decline = async (asked: Asked) => {
    const params = { id: asked.id };
    const act = () => call('POST /api/requests/{id}/decline', { params, body: {} });
    if (await run(act, say.declineFailed)) showToast({ title: say.declined });
    await mutate();
  };

  return (
    <>
      {open.length > 0 && (
        <Card title={say.askedTitle} icon={<IconCashBanknote />}>
          <ul className={classes.list}>
            {open.map((asked) => (
              <Line
                key={asked.id}
                asked={asked}
                isBusy={isBusy}
                onPay={() => pay(asked)}
                onDecline={() => setDeclining(asked)}
              />
            ))}
          </ul>
        </Card>
      )}
      {declining && (
        <Confirm
          title={say.declineOf(declining.with.displayName)}
          text={say.declineText(declining.with.displayName)}
          doIt={say.decline}
          bad
          onClose={() => setDeclining(undefined)}
          onDo={() => decline(declining)}
        />
      )}
      {paying && (
        <Suspense>
          <ApproveQuote
            quoteId={paying.quoteId}
            onClose={() => setPaying(undefined)}
            onApproved={() => {
              showToast({ title: say.paid(paying.who) });
              mutate();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
