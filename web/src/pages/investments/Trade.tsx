import { Button, SegmentedControl } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { useSWRConfig } from 'swr';
import { call, sentenceOf, useRead } from '../../api.ts';
import { ApproveQuote } from '../../approval/ApproveQuote.tsx';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { NairaInput } from '../../ui/NairaInput.tsx';
import { part } from '../../ui/part.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Investments.module.css';
import type { TradeProps } from './TradeSheet.tsx';

const LineChart = part(() => import('../../charts/Line.tsx'));

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

/** The price over time; fetched, as the chart is, where it is looked at. */
const History = ({ id, name }: { id: string; name: string }) => {
  const [days, setDays] = useState('30');
  const { data, error } = useRead('GET /api/investments/{id}/history', {
    params: { id },
    query: { days: Number(days) },
  });
  return (
    <div className={classes.history}>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {data ? (
        <Suspense fallback={<Loading shape="block" height={270} />}>
          <LineChart
            label={`The price of ${name}`}
            points={data.points.map((point) => ({ at: point.at, amount: point.price }))}
          />
        </Suspense>
      ) : (
        !error && <Loading shape="block" height={270} />
      )}
      <SegmentedControl aria-label="How far back" data={spans} value={days} onChange={setDays} fullWidth />
    </div>
  );
};

const MISSING = { title: 'Missing Amount', text: 'Please enter investment amount', bad: true };

/** One asset's price over time, and an order to buy or to sell. */
const Trade = ({ id, name, held = 0, onClose }: TradeProps) => {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const { data: all } = useRead('GET /api/investments', { query: { category: 'all' } });
  const asset = all?.find((one) => one.id === id);
  const [type, setType] = useState<'buy' | 'sell'>('buy');
  const [amount, setAmount] = useState<number | string>('');
  const [problem, setProblem] = useState<string>();
  const [quoteId, setQuote] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const order = async (naira?: number) => {
    setBusy(true);
    try {
      const body = { investmentId: id, type, ...(naira !== undefined && { amount: naira }) };
      setQuote((await call('POST /api/investments/trade', { body })).quoteId);
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!user) {
      onClose();
      return openSignIn();
    }
    if (!(Number(amount) > 0)) {
      setProblem(MISSING.text);
      return showToast(MISSING);
    }
    order(Number(amount));
  };
  const approved = () => {
    showToast({
      title: 'Investment Successful',
      text: type === 'sell' ? 'The money is in your account.' : undefined,
    });
    mutate((key) => Array.isArray(key) && key.includes('investments'));
    onClose();
  };

  // The pad takes the place of the order: two dialogs would fight for the focus.
  if (quoteId)
    return <ApproveQuote quoteId={quoteId} onClose={() => setQuote(undefined)} onApproved={approved} />;
  return (
    <Sheet title={name} onClose={onClose}>
      <History id={id} name={name} />
      <form className={classes.order} onSubmit={submit} noValidate>
        {held > 0 && (
          <SegmentedControl
            aria-label="Buy or sell"
            fullWidth
            data={[
              { value: 'buy', label: 'Buy' },
              { value: 'sell', label: 'Sell' },
            ]}
            value={type}
            onChange={(value) => setType(value === 'sell' ? 'sell' : 'buy')}
          />
        )}
        <NairaInput
          label="Investment amount"
          description={
            type === 'sell'
              ? `You hold ${nairaText(held)}`
              : asset && `From ${nairaText(asset.minimumInvestment, true)}`
          }
          decimalScale={2}
          min={type === 'buy' ? asset?.minimumInvestment : undefined}
          clampBehavior="none"
          value={amount}
          error={problem}
          onChange={(value) => {
            setAmount(value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {!user ? 'Sign in to invest' : type === 'sell' ? 'Sell' : 'Invest Now'}
        </Button>
        {type === 'sell' && (
          <Button variant="default" fullWidth loading={isBusy} onClick={() => order()}>
            Sell all of it
          </Button>
        )}
      </form>
    </Sheet>
  );
};

export default Trade;
