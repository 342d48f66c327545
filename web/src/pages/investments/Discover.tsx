import type { Answer, Query } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Cards, Stat } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { printFigure } from '../../ui/money.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { Change } from './Change.tsx';
import classes from './Investments.module.css';
import { TradeSheet } from './TradeSheet.tsx';

export type Asset = Answer<'GET /api/investments'>[number];
type Filter = NonNullable<NonNullable<Query<'GET /api/investments'>>['category']>;

const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'stocks', label: 'Stocks' },
  { value: 'crypto', label: 'Crypto' },
  { value: 'bonds', label: 'Bonds' },
  { value: 'funds', label: 'Funds' },
];
const risks: Record<Asset['risk'], { label: string; color: string }> = {
  low: { label: 'Low risk', color: 'karo' },
  medium: { label: 'Medium risk', color: 'gold' },
  high: { label: 'High risk', color: 'red' },
};

/** `FGN` for `FGN-SAVINGS`. */
export const shortSymbol = (symbol: string): string => (symbol.split('-')[0] ?? '').slice(0, 4);

/** One asset: what it is, what it costs, and the way to buy some. */
export const AssetCard = ({ asset, onOpen }: { asset: Asset; onOpen: () => void }) => (
  <article className={classes.asset} aria-label={asset.name}>
    <header>
      <span className={classes.symbol} aria-hidden>
        {shortSymbol(asset.symbol)}
      </span>
      <div>
        <h2>{asset.name}</h2>
        <span>{asset.symbol}</span>
      </div>
      <Badge component="span" variant="light" color={risks[asset.risk].color}>
        {risks[asset.risk].label}
      </Badge>
    </header>
    <p className={classes.price}>
      <strong>
        <Naira amount={asset.currentPrice} />
      </strong>
      <Change value={asset.changePercent} />
    </p>
    <p>{asset.description}</p>
    <footer>
      <span>
        From <Naira amount={asset.minimumInvestment} whole />
      </span>
      <Button aria-label={`Invest Now: ${asset.name}`} onClick={onOpen}>
        Invest Now
      </Button>
    </footer>
  </article>
);

/** The indices over the list; the list stands without them. */
const Market = () => {
  const { data, error, mutate } = useRead('GET /api/investments/market', {});
  if (error) return <Failed error={error} onRetry={mutate} title="The indices did not load" />;
  if (!data) return <Loading shape="cards" count={3} height={106} />;
  return (
    <div className={classes.indices}>
      {data.indices.map((index) => (
        <Stat
          key={index.id}
          label={index.name}
          value={printFigure(index.value)}
          note={<Change value={index.changePercent} />}
        />
      ))}
    </div>
  );
};

/** What can be bought, filtered by its kind. */
export const Discover = () => {
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<Asset>();
  const { data, error, mutate } = useRead('GET /api/investments', { query: { category: filter } });
  const first = data?.[0];
  return (
    <>
      <Market />
      <Pills label="Kind of investment" pills={filters} value={filter} onChange={setFilter} />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={6} height={240} />}
      {data?.length === 0 && <Empty title="Nothing of this kind now" />}
      {data && (
        <Cards least={320}>
          {data.map((asset) => (
            <AssetCard key={asset.id} asset={asset} onOpen={() => setOpen(asset)} />
          ))}
        </Cards>
      )}
      {first && (
        <p className={classes.source}>
          Prices: {first.source}, {printDateTime(first.pricedAt)}. What rose may fall; nothing is promised.
        </p>
      )}
      {open && <TradeSheet id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  );
};
