import type { Answer } from '@karo/core/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { nameOf } from '../../ui/movement.ts';
import { Naira } from '../../ui/Naira.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { analytics } from '../../words/en/analytics.ts';
import { dates } from '../../words/en/dates.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';
import { categories } from './categories.ts';

type Transaction = Answer<'GET /api/analytics/transactions'>[number];

type LineProps = { transaction: Transaction; masked: boolean; onChanged: () => void };

const Line = ({ transaction, masked, onChanged }: LineProps) => {
  const [isBusy, run] = useDoing();
  const words = useWords('analytics', analytics);
  const say = words.latest;
  const said = useWords('dates', dates);
  const { isIn } = transaction;
  const correct = async (value: string) => {
    const category = categories.find((one) => one === value);
    if (!category) return;
    const params = { id: transaction.id };
    const act = () => call('POST /api/analytics/transactions/{id}/category', { params, body: { category } });
    if (!(await run(act, say.notChanged))) return;
    showToast({ title: say.changed, text: say.changedText });
    onChanged();
  };
  return (
    <li>
      <span className={classes.way} data-in={isIn || undefined}>
        {isIn ? (
          <IconArrowDownLeft size={22} role="img" aria-label={say.in} />
        ) : (
          <IconArrowUpRight size={22} role="img" aria-label={say.out} />
        )}
      </span>
      <div className={classes.what}>
        <strong>{nameOf(transaction.description)}</strong>
        <small>{printDateTime(transaction.date, said)}</small>
      </div>
      <NativeSelect
        aria-label={say.categoryOf(transaction.description)}
        disabled={isBusy}
        data={categories.map((value) => ({ value, label: words.categories[value] }))}
        value={transaction.categoryId}
        onChange={(event) => correct(event.currentTarget.value)}
      />
      <strong className={classes.amount}>
        {isIn ? '+' : '−'}
        <Naira amount={Math.abs(transaction.amount)} whole masked={masked} />
      </strong>
    </li>
  );
};

type AllProps = { range: Range; masked: boolean; onClose: () => void; onChanged: () => void };

/** All that the filter lets through, a page at a time. */
const All = ({ range, masked, onClose, onChanged }: AllProps) => {
  const say = useWords('analytics', analytics).latest;
  const { data, error, mutate } = useRead('GET /api/analytics/transactions', { query: range });
  const [older, setOlder] = useState<readonly Transaction[]>([]);
  const [isEnd, setEnd] = useState(false);
  const [isBusy, run] = useDoing();
  const shown = [...(data ?? []), ...older];
  const more = async () => {
    const before = shown.at(-1)?.id;
    const next = await run(
      () => call('GET /api/analytics/transactions', { query: { ...range, before } }),
      say.notRead,
    );
    if (!next) return;
    setOlder([...older, ...next]);
    if (next.length === 0) setEnd(true);
  };
  return (
    <Sheet title={say.all} onClose={onClose}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={6} />}
      {data?.length === 0 && <Empty icon={<IconReceipt />} title={say.none} />}
      <ul className={classes.lines}>
        {shown.map((transaction) => (
          <Line
            key={transaction.id}
            transaction={transaction}
            masked={masked}
            onChanged={() => {
              setOlder([]);
              mutate();
              onChanged();
            }}
          />
        ))}
      </ul>
      {shown.length > 0 && !isEnd && (
        <Button variant="default" loading={isBusy} onClick={more}>
          {say.older}
        </Button>
      )}
    </Sheet>
  );
};

type Props = { transactions: readonly Transaction[]; range: Range; masked: boolean; onChanged: () => void };

/** The five latest, and the way to all. */
export const Latest = ({ transactions, range, masked, onChanged }: Props) => {
  const say = useWords('analytics', analytics).latest;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={say.title}
      icon={<IconReceipt />}
      aside={
        <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
          {say.viewAll}
        </Button>
      }
    >
      {transactions.length === 0 ? (
        <Empty icon={<IconReceipt />} title={say.none} text={say.noneText} />
      ) : (
        <ul className={classes.lines}>
          {transactions.map((transaction) => (
            <Line key={transaction.id} transaction={transaction} masked={masked} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isOpen && <All range={range} masked={masked} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </Card>
  );
};
