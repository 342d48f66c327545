import { Button, Skeleton } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleX, IconLock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call, sentenceOf, useRead } from '../api.ts';
import { part } from '../ui/part.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './ApprovalCard.module.css';
import { Countdown, Offer } from './Offer.tsx';
import { doingOf, useApprovalWords, wordsOf } from './words.ts';

const ApprovalSheet = part(() => import('./ApprovalSheet.tsx'));

type Props = { quoteId: string; onApproved: () => void };

/** Where the button stood that was pressed, the focus stays. */
const takeFocus = (line: HTMLElement | null) => line?.focus({ preventScroll: true });

/** An offer in the chat: what it is, how long it stands, and the way to the PIN pad. */
export const ApprovalCard = ({ quoteId, onApproved }: Props) => {
  const { data, error, mutate } = useRead('GET /api/approvals/{id}', { params: { id: quoteId } });
  const [isOpen, setOpen] = useState(false);
  const [isMine, setMine] = useState(false);
  const words = useApprovalWords();
  const { again, cancel } = useWords('shell', shell);
  const [problem, setProblem] = useState<string>();

  if (error)
    return (
      <div className={classes.card}>
        <p className={classes.note}>{sentenceOf(error)}</p>
        <Button variant="default" onClick={() => mutate()}>
          {again}
        </Button>
      </div>
    );
  if (!data)
    return (
      <div className={classes.card} aria-busy>
        <Skeleton height={42} radius="xl" />
        <Skeleton height={84} />
      </div>
    );

  const decline = async () => {
    try {
      await mutate(call('POST /api/approvals/{id}/decline', { params: { id: quoteId }, body: {} }), {
        revalidate: false,
      });
    } catch (failure) {
      setProblem(sentenceOf(failure));
    }
  };

  return (
    <section className={classes.card} aria-label={wordsOf(data, words).title}>
      <header className={classes.head}>
        <IconLock size={17} aria-hidden />
        <strong>{wordsOf(data, words).title}</strong>
        {data.status === 'open' && <Countdown key={data.expiresAt} approval={data} onEnd={() => mutate()} />}
      </header>
      <Offer approval={data} />
      {problem && (
        <p className={classes.note} role="alert">
          {problem}
        </p>
      )}
      {data.status === 'open' ? (
        <div className={classes.doings}>
          <Button size="md" fullWidth onClick={() => setOpen(true)}>
            {wordsOf(data, words).button}
          </Button>
          <Button variant="subtle" color="gray" onClick={decline}>
            {cancel}
          </Button>
        </div>
      ) : (
        <p
          ref={isMine ? takeFocus : undefined}
          className={classes.status}
          data-status={data.status}
          tabIndex={-1}
        >
          {data.status === 'approved' ? (
            <IconCircleCheckFilled size={20} aria-hidden />
          ) : (
            <IconCircleX size={20} aria-hidden />
          )}
          {data.status === 'approved' ? wordsOf(data, words).done : words.status[data.status]}
        </p>
      )}
      {isOpen && data.status === 'open' && (
        <Suspense>
          <ApprovalSheet
            approval={data}
            title={doingOf(data, words)}
            onClose={() => setOpen(false)}
            onChanged={(approval) => (approval ? mutate(approval, { revalidate: false }) : mutate())}
            onApproved={() => {
              setMine(true);
              onApproved();
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
