import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { part } from '../../ui/part.ts';
import { showToast } from '../../ui/toast.ts';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);

/** Payments that their banks ask back: kept by a press, given back by the PIN alone. Nothing is shown where none is. */
export const Recalls = ({ onDone }: { onDone: () => void }) => {
  const say = useWords('demo', demo).recalls;
  const { data, mutate } = useRead('GET /api/recalls', {});
  const [quoteId, setQuoteId] = useState<string>();
  const [isBusy, run] = useDoing();
  const answer = async (reference: string, wish: 'give_back' | 'keep') => {
    const body = { answer: wish };
    const done = await run(
      () => call('POST /api/recalls/{reference}', { params: { reference }, body }),
      say.failed,
    );
    if (done?.quoteId) return setQuoteId(done.quoteId);
    if (done) showToast({ title: say.kept });
    await mutate();
  };
  return (
    <>
      {data && data.length > 0 && (
        <Card title={say.title} icon={<IconArrowBackUp />}>
          {data.map((each) => (
            <section key={each.reference} className={classes.form} aria-label={each.reference}>
              <p className={classes.said}>{each.message}</p>
              <div className={classes.doings}>
                <Button variant="default" loading={isBusy} onClick={() => answer(each.reference, 'keep')}>
                  {say.keep}
                </Button>
                <Button
                  variant="light"
                  color="red"
                  loading={isBusy}
                  onClick={() => answer(each.reference, 'give_back')}
                >
                  {say.give}
                </Button>
              </div>
            </section>
          ))}
        </Card>
      )}
      {quoteId && (
        <Suspense>
          <ApproveQuote
            quoteId={quoteId}
            onClose={() => setQuoteId(undefined)}
            onApproved={() => {
              mutate();
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
