import type { Answer } from '@karo/core/contract';
import { Button } from '@mantine/core';
import { IconChartPie, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { useTab } from '../../ui/PageTabs.tsx';
import { SeeAll } from '../../ui/SeeAll.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { dates } from '../../words/en/dates.ts';
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import { Change } from './Change.tsx';
import { shortSymbol } from './Discover.tsx';
import classes from './Investments.module.css';
import { TradeSheet } from './TradeSheet.tsx';

type Holding = Answer<'GET /api/investments/portfolio'>['assets'][number];

/** So many orders stand there until all are asked for. */
const SHOWN_FIRST = 5;

const Trades = ({ masked }: { masked: boolean }) => {
  const say = useWords('investing', investing).portfolio;
  const said = useWords('dates', dates);
  const { data, error, mutate } = useRead('GET /api/investments/trades', {});
  const [isAll, setAll] = useState(false);
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data || data.length === 0) return null;
  return (
    <Card title={say.orders} icon={<IconHistory />}>
      <ul className={classes.trades}>
        {(isAll ? data : data.slice(0, SHOWN_FIRST)).map((trade) => (
          <li key={trade.reference}>
            <div>
              <strong>{trade.type === 'buy' ? say.bought(trade.symbol) : say.sold(trade.symbol)}</strong>
              <span>
                {printDateTime(trade.date, said)} · {say.at} <Naira amount={trade.price} />
              </span>
            </div>
            <Naira amount={trade.amount} masked={masked} />
          </li>
        ))}
      </ul>
      <SeeAll many={data.length} first={SHOWN_FIRST} isAll={isAll} onChange={setAll} />
    </Card>
  );
};

const Holdings = ({ masked }: { masked: boolean }) => {
  const words = useWords('investing', investing);
  const say = words.portfolio;
  const { data, error, mutate } = useRead('GET /api/investments/portfolio', {});
  const [open, setOpen] = useState<Holding>();
  const [, go] = useTab('discover');
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading count={3} height={92} />;
  if (data.assets.length === 0)
    return (
      <Empty
        icon={<IconChartPie />}
        title={say.none}
        text={say.noneText}
        action={
          <Button size="md" onClick={() => go('discover')}>
            {words.tabs.discover}
          </Button>
        }
      />
    );
  return (
    <Card title={say.title} icon={<IconChartPie />}>
      <ul className={classes.holdings}>
        {data.assets.map((asset) => (
          <li key={asset.id}>
            <span className={classes.symbol} aria-hidden>
              {shortSymbol(asset.symbol)}
            </span>
            <div>
              <strong>{asset.name}</strong>
              <span>
                {masked ? '••••' : asset.quantity} {asset.symbol} {say.at}{' '}
                <Naira amount={asset.currentPrice} />
              </span>
            </div>
            <div>
              <strong>
                <Naira amount={asset.totalValue} masked={masked} />
              </strong>
              <Change value={asset.returnPercent} />
            </div>
            <Button
              aria-label={`${say.trade}: ${asset.name}`}
              variant="default"
              onClick={() => setOpen(asset)}
            >
              {say.trade}
            </Button>
          </li>
        ))}
      </ul>
      {open && (
        <TradeSheet id={open.id} name={open.name} held={open.totalValue} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
};

/** What the customer holds, and how it came about. */
export const Portfolio = ({ masked }: { masked: boolean }) => {
  const { about, points } = useWords('investing', investing).portfolio;
  return (
    <NeedsCustomer about={about} points={points}>
      {() => (
        <>
          <Holdings masked={masked} />
          <Trades masked={masked} />
        </>
      )}
    </NeedsCustomer>
  );
};
