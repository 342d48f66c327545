import { useState } from 'react';
import { useRead } from '../../api.ts';
import { Cards } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { dates } from '../../words/en/dates.ts';
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import { type Asset, AssetCard } from './Discover.tsx';
import classes from './Investments.module.css';
import { TradeSheet } from './TradeSheet.tsx';

/** The cryptocurrencies alone, at today's prices. */
export const Crypto = () => {
  const say = useWords('investing', investing).discover;
  const said = useWords('dates', dates);
  const { data, error, mutate } = useRead('GET /api/investments/market', {});
  const [open, setOpen] = useState<Asset>();
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={4} height={240} />;
  return (
    <>
      <p className={classes.warning}>{say.warning}</p>
      <Cards least={320}>
        {data.crypto.map((asset) => (
          <AssetCard key={asset.id} asset={asset} onOpen={() => setOpen(asset)} />
        ))}
      </Cards>
      <p className={classes.source}>{say.source(data.source, printDateTime(data.pricedAt, said))}</p>
      {open && <TradeSheet id={open.id} name={open.name} onClose={() => setOpen(undefined)} />}
    </>
  );
};
