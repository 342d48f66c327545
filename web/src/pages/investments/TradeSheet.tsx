import { Suspense } from 'react';
import { part } from '../../ui/part.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Loading } from '../../ui/States.tsx';

const Trade = part(() => import('./Trade.tsx'));

export type TradeProps = {
  id: string;
  name: string;
  /** What is held of it, in naira; where there is some, it can be sold. */
  held?: number;
  onClose: () => void;
};

/** An asset's price and orders over the page, fetched when they are first asked for. */
export const TradeSheet = (props: TradeProps) => (
  <Suspense
    fallback={
      <Sheet title={props.name} onClose={props.onClose}>
        <Loading count={4} />
      </Sheet>
    }
  >
    <Trade {...props} />
  </Suspense>
);
