import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { urlOf } from '../api.ts';
import { part } from '../ui/part.ts';
import classes from './Bubble.module.css';
import { useChatWords } from './words.ts';

const ReceiptViewer = part(() => import('./ReceiptViewer.tsx'));

/** The receipt's picture in a bubble; it opens large, to save, share or print. */
export const ReceiptPicture = ({ reference }: { reference: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const words = useChatWords().receipt;
  const [isOpen, setOpen] = useState(false);
  const url = urlOf('GET /api/receipts/{reference}', { params: { reference } });
  if (state === 'failed')
    return (
      <button
        type="button"
        className={classes.again}
        onClick={() => {
          setAttempt(attempt + 1);
          setState('loading');
        }}
      >
        {words.failed}
      </button>
    );
  return (
    <>
      <button type="button" className={classes.receipt} onClick={() => setOpen(true)}>
        {state === 'loading' && <Skeleton className={classes.receiptSkeleton} animate />}
        <img
          key={attempt}
          src={url}
          alt={words.open(reference)}
          data-state={state}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      </button>
      {isOpen && (
        <Suspense>
          <ReceiptViewer reference={reference} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
