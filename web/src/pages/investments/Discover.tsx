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
import { dates } from '../../words/en/dates.ts';
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import { Change } from './Change.tsx';
import classes from './Investments.module.css';
import { TradeSheet } from './TradeSheet.tsx';

export type Asset = Answer<'GET /api/investments'>[number];
type Filter = NonNullable<NonNullable<Query<'GET /api/investments'>>['category']>;

const filters: readonly Filter[] = ['all', 'stocks', 'crypto', 'bonds', 'funds'];
const risks: Record<Asset['risk'], string> = { low: 'karo', medium: 'gold', high: 'red' };

/** `FGN` for `FGN-SAVINGS`. */
export const shortSymbol = (symbol: string): string => (symbol.split('-')[0] ?? '').slice(0, 4);

/** One asset: what it is, what it costs, and the way to buy some. */
export const AssetCard = ({ asset, onOpen }: { asset: Asset; onOpen: () => void }) => {
  const say = useWords('investing', investing).discover;
  return (
    <article className={classes.asset} aria-label={asset.name}>
      <header>
        <span className={classes.symbol} aria-hidden>
          {shortSymbol(asset.symbol)}
        </span>
        <div>
          <h2>{asset.name}</h2>
          <span>{asset.symbol}</span>
        </div>
        <Badge component="span" variant="light" color={risks[asset.risk]}>
          {say.risks[asset.risk]}
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
          {say.from} <Naira amount={asset.minimumInvestment} whole />
        </span>
        <Button aria-label={`${say.invest}: ${asset.name}`} onClick={onOpen}>
          {say.invest}
        </Button>
      </footer>
    </article>
  );
};

/** The indices over the list; the list stands without them. */
const Market = () => {
  const say = useWords('investing', investing).discover;
  const { data, error, mutate } = useRead('GET /api/investments/market', {});
  if (error) return <Failed error={error} onRetry={mutate} title={say.indices} />;
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
  const say = useWords('investing', investing).discover;
  const said = useWords('dates', dates);
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<Asset>();
  const { data, error, mutate } = useRead('GET /api/investments', { query: { category: filter } });
  const first = data?.[0];
  return (
    <>
      <Market />
      <Pills
        label={say.kind}
        pills={filters.map((value) => ({ value, label: say.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={6} height={240} />}
      {data?.length === 0 && <Empty title={say.none} />}
      {data && (
        <Cards least={320}>
          {data.map((asset) => (
            <AssetCard key={asset.id} asset={asset} onOpen={() => setOpen(asset)} />
          ))}
        </Cards>
      )}
      {first && (
        <p className={classes.source}>{say.source(first.source, printDateTime(first.pricedAt, said))}</p>
      )}
      {open && <TradeSheet id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  );
};
