import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconArrowBackUp, IconCheck, IconClockHour3, IconReceipt } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { urlOf, useRead } from '../../api.ts';
import { useChatWords } from '../../chat/words.ts';
import { printNaira } from '../../ui/money.ts';
import { part } from '../../ui/part.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Loading } from '../../ui/States.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';
import { useLookedInto } from './looked-into.ts';

const ReceiptViewer = part(() => import('../../chat/ReceiptViewer.tsx'));

/** How often a transfer under way is asked about, in milliseconds. */
const ASK_EVERY_MS = 4_000;
const icons = { success: IconCheck, pending: IconClockHour3, failed: IconArrowBackUp };

type Check = Answer<'GET /api/receipts/{reference}/check'>;
type ResultProps = { check: Check; onReceipt: () => void; onClose: () => void };

const Result = ({ check, onReceipt, onClose }: ResultProps) => {
  const words = useWords('demo', demo).transfer;
  const { receipt, way } = useChatWords();
  const until = useLookedInto(check.date);
  const Icon = icons[check.status];
  return (
    <>
      <p className={classes.result} role="status" data-status={check.status}>
        <Icon size={26} aria-hidden /> {words.result[check.status][1]}
      </p>
      {check.status === 'pending' && <p className={classes.hint}>{way.until(until)}</p>}
      <dl className={classes.offer}>
        <div data-total>
          <dt>{words.amount}</dt>
          <dd>{printNaira(check.amount)}</dd>
        </div>
        <div>
          <dt>{way.reference}</dt>
          <dd>{check.reference}</dd>
        </div>
      </dl>
      <div className={classes.doings}>
        <Button onClick={onClose}>{words.done}</Button>
        <Button variant="default" leftSection={<IconReceipt size={20} aria-hidden />} onClick={onReceipt}>
          {receipt.name}
        </Button>
      </div>
    </>
  );
};

type Props = { reference: string; onChanged: () => void; onClose: () => void };

/** What became of a transfer, by its true state, followed until it is known. */
export const TransferResult = ({ reference, onChanged, onClose }: Props) => {
  const words = useWords('demo', demo).transfer;
  const [showsReceipt, setShowsReceipt] = useState(false);
  const { data, mutate } = useRead('GET /api/receipts/{reference}/check', { params: { reference } });
  const status = data?.status ?? 'pending';
  useInterval(
    () => {
      if (status !== 'pending') return;
      mutate().then((now) => {
        if (now && now.status !== 'pending') onChanged();
      });
    },
    ASK_EVERY_MS,
    { autoInvoke: true },
  );
  if (showsReceipt)
    return (
      <Suspense>
        <ReceiptViewer
          reference={reference}
          url={urlOf('GET /api/receipts/{reference}', { params: { reference } })}
          onClose={() => setShowsReceipt(false)}
        />
      </Suspense>
    );
  return (
    <Sheet title={words.result[status][0]} onClose={onClose}>
      {data ? (
        <Result check={data} onReceipt={() => setShowsReceipt(true)} onClose={onClose} />
      ) : (
        <Loading shape="block" />
      )}
    </Sheet>
  );
};
