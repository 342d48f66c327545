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
import { investing } from '../../words/en/investing.ts';
import { useWords } from '../../words/words.ts';
import classes from './Investments.module.css';
import type { TradeProps } from './TradeSheet.tsx';

const LineChart = part(() => import('../../charts/Line.tsx'));

const spans = ['7', '30', '90', '365'] as const;

/** The price over time; fetched, as the chart is, where it is looked at. */
const History = ({ id, name }: { id: string; name: string }) => {
  const say = useWords('investing', investing).trade;
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
            label={say.priceOf(name)}
            points={data.points.map((point) => ({ at: point.at, amount: point.price }))}
          />
        </Suspense>
      ) : (
        !error && <Loading shape="block" height={270} />
      )}
      <SegmentedControl
        aria-label={say.back}
        data={spans.map((value) => ({ value, label: say.spans[value] }))}
        value={days}
        onChange={setDays}
        fullWidth
      />
    </div>
  );
};

/** One asset's price over time, and an order to buy or to sell. */
const Trade = ({ id, name, held = 0, onClose }: TradeProps) => {
  const say = useWords('investing', investing).trade;
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
      setProblem(say.missingText);
      return showToast({ title: say.missing, text: say.missingText, bad: true });
    }
    order(Number(amount));
  };
  const approved = () => {
    showToast({
      title: say.done,
      text: type === 'sell' ? say.soldText : undefined,
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
            aria-label={say.which}
            fullWidth
            data={[
              { value: 'buy', label: say.buy },
              { value: 'sell', label: say.sell },
            ]}
            value={type}
            onChange={(value) => setType(value === 'sell' ? 'sell' : 'buy')}
          />
        )}
        <NairaInput
          label={say.amount}
          description={
            type === 'sell'
              ? say.held(nairaText(held))
              : asset && say.from(nairaText(asset.minimumInvestment, true))
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
          {!user ? say.signIn : type === 'sell' ? say.sell : say.invest}
        </Button>
        {type === 'sell' && (
          <Button variant="default" fullWidth loading={isBusy} onClick={() => order()}>
            {say.all}
          </Button>
        )}
      </form>
    </Sheet>
  );
};

export default Trade;
