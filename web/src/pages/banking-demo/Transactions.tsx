import '@mantine/core/styles/Timeline.css';
import type { Answer } from '@karo/core/contract';
import { Button, Textarea, Timeline } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconCheck,
  IconClockHour3,
  IconReceipt,
  IconVolume,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call, sentenceOf, urlOf } from '../../api.ts';
import { useChatWords } from '../../chat/words.ts';
import { Card } from '../../ui/Card.tsx';
import { printMoment } from '../../ui/dates.ts';
import { takeFocus } from '../../ui/focus.ts';
import { printNaira, sayNaira } from '../../ui/money.ts';
import { nameOf } from '../../ui/movement.ts';
import { part } from '../../ui/part.ts';
import { canReadAloud, readAloud } from '../../ui/read-aloud.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDateWords } from '../../words/dates.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';
import { useLookedInto } from './looked-into.ts';

const ReceiptViewer = part(() => import('../../chat/ReceiptViewer.tsx'));

export type Transaction = Answer<'GET /api/users/{id}/dashboard'>['recentTransactions'][number];

/** What failed took nothing from the balance, so that it has no sign. */
const signOf = ({ type, status }: Transaction): string =>
  status === 'failed' ? '' : type === 'credit' ? '+' : '−';

const ends = { success: IconCheck, pending: IconClockHour3, failed: IconArrowBackUp };

/** How far it has come: debited, sent, and what became of it. What moved within the bank was sent nowhere. */
const Way = ({ move, isSent }: { move: Transaction; isSent: boolean }) => {
  const words = useChatWords().way;
  const at = printMoment(move.date, useDateWords());
  const until = useLookedInto(move.date);
  const isIn = move.type === 'credit';
  if (isIn || (move.status === 'success' && !isSent))
    return (
      <Timeline active={0} bulletSize={30}>
        <Timeline.Item bullet={<IconCheck size={18} />} title={isIn ? words.arrived : words.debited}>
          {at}
        </Timeline.Item>
      </Timeline>
    );
  const [title, text] = words[move.status];
  const Icon = ends[move.status];
  return (
    <Timeline
      active={move.status === 'pending' ? 1 : 2}
      bulletSize={30}
      color={move.status === 'failed' ? 'red' : 'karo'}
    >
      <Timeline.Item bullet={<IconCheck size={18} />} title={words.debited}>
        {at}
      </Timeline.Item>
      <Timeline.Item bullet={<IconCheck size={18} />} title={words.sent[0]}>
        {words.sent[1]}
      </Timeline.Item>
      <Timeline.Item bullet={<Icon size={18} />} title={title}>
        {text}
        {move.status === 'pending' && isSent && ` ${words.until(until)}`}
      </Timeline.Item>
    </Timeline>
  );
};

const Dispute = ({ reference, onClose }: { reference: string; onClose: () => void }) => {
  const words = useChatWords().dispute;
  const dates = useDateWords();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const dispute = await call('POST /api/support/disputes', { body: { reference, reason } });
      showToast({
        title: words.opened,
        text: words.openedText(dispute.caseNumber, printMoment(dispute.findingDueAt, dates)),
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
        ref={takeFocus}
        label={words.what}
        description={words.hint}
        size="md"
        rows={2}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button color="red" loading={isBusy} disabled={reason.trim() === ''} onClick={open}>
        {words.go}
      </Button>
    </div>
  );
};

const Details = ({ move, onClose }: { move: Transaction; onClose: () => void }) => {
  const { transactions: words, readAloud: readWord } = useWords('demo', demo);
  const chatWords = useChatWords();
  const [asks, setAsks] = useState<'receipt' | 'dispute'>();
  const isTransfer = /^KR/.test(move.reference);
  const read = () =>
    readAloud([move.description, sayNaira(move.amount), words.status[move.status]].join('. '));
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
            {signOf(move)}
            {printNaira(move.amount)}
          </dd>
        </div>
        <div>
          <dt>{chatWords.way.reference}</dt>
          <dd>{move.reference}</dd>
        </div>
      </dl>
      <Way move={move} isSent={isTransfer} />
      {canReadAloud() && (
        <div className={classes.doings}>
          <Button variant="light" leftSection={<IconVolume size={20} aria-hidden />} onClick={read}>
            {readWord}
          </Button>
        </div>
      )}
      {asks === 'dispute' && <Dispute reference={move.reference} onClose={onClose} />}
      {hasReceipt && (
        <div className={classes.doings}>
          <Button leftSection={<IconReceipt size={20} aria-hidden />} onClick={() => setAsks('receipt')}>
            {chatWords.receipt.name}
          </Button>
          {isTransfer && move.type === 'debit' && move.status !== 'failed' && asks !== 'dispute' && (
            <Button variant="default" onClick={() => setAsks('dispute')}>
              {chatWords.dispute.open}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
};

/** What became of an order that was opened: once it is in the book it has another id there, and the same reference. */
const nowOf = (opened: Transaction, moves: readonly Transaction[]): Transaction =>
  moves.find(({ id }) => id === opened.id) ??
  moves.find(
    ({ reference, type }) => reference !== '' && reference === opened.reference && type === opened.type,
  ) ??
  opened;

/** An order that is under way is the same line of the list once it is in the book, where the focus goes back to. */
const keyOf = ({ id, type, reference }: Transaction): string =>
  /^K[ABR]\d/.test(reference) ? `${reference} ${type}` : id;

/** What moved last; each opens to how far it has come. */
export const Transactions = ({ moves }: { moves: readonly Transaction[] }) => {
  const words = useWords('demo', demo).transactions;
  const { way } = useChatWords();
  const dates = useDateWords();
  const [opened, setOpened] = useState<Transaction>();
  const move = opened && nowOf(opened, moves);
  return (
    <Card title={words.title} icon={<IconReceipt />}>
      {moves.length === 0 && (
        <Empty title={words.empty} text={<span data-sandbox-only>{words.emptyText}</span>} />
      )}
      <ul className={classes.moves}>
        {moves.map((each) => (
          <li key={keyOf(each)}>
            <button type="button" onClick={() => setOpened(each)}>
              <span
                className={classes.way}
                data-in={each.type === 'credit' || undefined}
                data-word={each.type === 'credit' ? way.in : way.out}
              >
                {each.type === 'credit' ? (
                  <IconArrowDownLeft size={22} role="img" aria-label={way.in} />
                ) : (
                  <IconArrowUpRight size={22} role="img" aria-label={way.out} />
                )}
              </span>
              <span className={classes.what}>
                <span>{nameOf(each.description)}</span>
                <small>
                  {printMoment(each.date, dates)} ·{' '}
                  <span className={classes.status} data-status={each.status}>
                    {words.status[each.status]}
                  </span>
                </small>
              </span>
              <b data-status={each.status}>
                {signOf(each)}
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
