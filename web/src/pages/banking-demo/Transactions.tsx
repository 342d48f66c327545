import '@mantine/core/styles/Timeline.css';
import type { Answer } from '@karo/core/contract/index';
import { Button, Textarea, Timeline } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCheck,
  IconClockHour3,
  IconReceipt,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { call, sentenceOf, urlOf } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { printNaira } from '../../ui/money.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const ReceiptViewer = lazy(() => import('../../chat/ReceiptViewer.tsx'));

export type Transaction = Answer<'GET /api/users/{id}/dashboard'>['recentTransactions'][number];

/** How far it has come: debited, sent, and what became of it. */
const Way = ({ move }: { move: Transaction }) => {
  const isIn = move.type === 'credit';
  const at = printMoment(move.date);
  if (isIn)
    return (
      <Timeline active={0} bulletSize={30}>
        <Timeline.Item bullet={<IconCheck size={18} />} title="In your account">
          {at}
        </Timeline.Item>
      </Timeline>
    );
  const end = {
    success: ['Confirmed', 'The other side has it.', <IconCheck key="icon" size={18} />],
    pending: [
      'Waiting for the other bank',
      'The money is held, not lost. We ask again every few minutes and tell you in the chat which way it went.',
      <IconClockHour3 key="icon" size={18} />,
    ],
    failed: [
      'Reversed',
      'It did not go through. What was held is yours again.',
      <IconArrowBackUp key="icon" size={18} />,
    ],
  } as const;
  const [title, text, icon] = end[move.status];
  return (
    <Timeline
      active={move.status === 'pending' ? 1 : 2}
      bulletSize={30}
      color={move.status === 'failed' ? 'red' : 'karo'}
    >
      <Timeline.Item bullet={<IconCheck size={18} />} title="Debited">
        {at}
      </Timeline.Item>
      <Timeline.Item bullet={<IconCheck size={18} />} title="Sent">
        To the other bank, with our reference.
      </Timeline.Item>
      <Timeline.Item bullet={icon} title={title}>
        {text}
      </Timeline.Item>
    </Timeline>
  );
};

const Dispute = ({ reference, onClose }: { reference: string; onClose: () => void }) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const dispute = await call('POST /api/support/disputes', { body: { reference, reason } });
      showToast({
        title: 'We are on it',
        text: `Case ${dispute.caseNumber}. An answer by ${printMoment(dispute.findingDueAt)}.`,
      });
      onClose();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.form}>
      <Textarea
        label="What went wrong?"
        description="In a sentence: wrong person, not received, taken twice …"
        size="md"
        rows={2}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button color="red" loading={isBusy} disabled={reason.trim() === ''} onClick={open}>
        Ask the money back
      </Button>
    </div>
  );
};

const Details = ({ move, onClose }: { move: Transaction; onClose: () => void }) => {
  const words = useWords('demo', demo).transactions;
  const [asks, setAsks] = useState<'receipt' | 'dispute'>();
  const isTransfer = /^KR/.test(move.reference);
  const hasReceipt = isTransfer || /^K[A-Z]\d{6}/.test(move.reference);
  if (asks === 'receipt')
    return (
      <Suspense>
        <ReceiptViewer
          reference={move.reference}
          url={urlOf('GET /api/receipts/{reference}', { params: { reference: move.reference } })}
          onClose={() => setAsks(undefined)}
        />
      </Suspense>
    );
  return (
    <Sheet title={move.description} onClose={onClose}>
      <dl className={classes.offer}>
        <div data-total>
          <dt>{words.status[move.status]}</dt>
          <dd>
            {move.type === 'credit' ? '+' : '−'}
            {printNaira(move.amount)}
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{move.reference}</dd>
        </div>
      </dl>
      <Way move={move} />
      {asks === 'dispute' && <Dispute reference={move.reference} onClose={onClose} />}
      {hasReceipt && (
        <div className={classes.doings}>
          <Button leftSection={<IconReceipt size={20} aria-hidden />} onClick={() => setAsks('receipt')}>
            Receipt
          </Button>
          {isTransfer && move.type === 'debit' && move.status !== 'failed' && asks !== 'dispute' && (
            <Button variant="default" onClick={() => setAsks('dispute')}>
              Something is wrong
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
};

/** What moved last; each opens to how far it has come. */
export const Transactions = ({ moves }: { moves: readonly Transaction[] }) => {
  const words = useWords('demo', demo).transactions;
  const [opened, setOpened] = useState<string>();
  const move = moves.find(({ id }) => id === opened);
  return (
    <Card title={words.title} icon={<IconReceipt />}>
      {moves.length === 0 && <Empty title={words.empty} text={words.emptyText} />}
      <ul className={classes.moves}>
        {moves.map((each) => (
          <li key={each.id}>
            <button type="button" onClick={() => setOpened(each.id)}>
              <span className={classes.way} data-in={each.type === 'credit' || undefined}>
                {each.type === 'credit' ? (
                  <IconArrowDownLeft size={22} role="img" aria-label="In" />
                ) : (
                  <IconArrowUpRight size={22} role="img" aria-label="Out" />
                )}
              </span>
              <span className={classes.what}>
                <span>{each.description}</span>
                <small>
                  {printMoment(each.date)} ·{' '}
                  <span className={classes.status} data-status={each.status}>
                    {words.status[each.status]}
                  </span>
                </small>
              </span>
              <b>
                {each.type === 'credit' ? '+' : '−'}
                {printNaira(each.amount)}
              </b>
            </button>
          </li>
        ))}
      </ul>
      {move && <Details move={move} onClose={() => setOpened(undefined)} />}
    </Card>
  );
};
