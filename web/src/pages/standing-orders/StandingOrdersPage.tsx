import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { standing } from '../../words/en/standing.ts';
import { useWords } from '../../words/words.ts';
import { Order } from './Order.tsx';
import classes from './StandingOrders.module.css';

const ApproveQuote = part(() =>
  import('../../approval/ApproveQuote.tsx').then((module) => ({ default: module.ApproveQuote })),
);
const OrderSheet = part(() => import('./OrderForm.tsx').then((module) => ({ default: module.OrderSheet })));

const Inside = () => {
  const words = useWords('standing', standing);
  const { data, error, mutate } = useRead('GET /api/mandates', {});
  const [isAdding, setAdding] = useState(false);
  const [quoteId, setQuoteId] = useState<string>();
  const add = (
    <Button size="md" leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <Card title={words.yours} icon={<IconCalendarRepeat />} aside={data && data.length > 0 && add}>
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={2} height={190} />}
        {data?.length === 0 && (
          <Empty icon={<IconCalendarRepeat />} title={words.none} text={words.noneText} action={add} />
        )}
        {data && data.length > 0 && (
          <ul className={classes.orders}>
            {data.map((order) => (
              <Order key={order.reference} order={order} onChanged={() => mutate()} onOffer={setQuoteId} />
            ))}
          </ul>
        )}
      </Card>
      <Suspense>
        {isAdding && (
          <OrderSheet
            onClose={() => setAdding(false)}
            onOffer={(offered) => {
              setAdding(false);
              setQuoteId(offered);
            }}
          />
        )}
        {quoteId && (
          <ApproveQuote
            quoteId={quoteId}
            onClose={() => setQuoteId(undefined)}
            onApproved={() => {
              showToast({ title: words.set });
              mutate();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

/** What is paid later, or again and again: set up, paused, skipped, changed and stopped. */
const StandingOrdersPage = () => {
  const words = useWords('standing', standing);
  return (
    <Page title={words.title} lead={words.lead} icon={<IconCalendarRepeat />} translated>
      <NeedsCustomer about={words.about} points={words.points}>
        {() => <Inside />}
      </NeedsCustomer>
    </Page>
  );
};

export default StandingOrdersPage;
