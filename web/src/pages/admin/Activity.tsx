import type { Answer } from '@karo/core/contract';
import { SegmentedControl } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { useLive } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { printWhole } from '../../ui/money.ts';
import { nairaText } from '../../ui/Naira.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { UnseenTable } from '../../ui/UnseenTable.tsx';
import classes from './Activity.module.css';

type Step = Answer<'GET /api/admin/activity'>[number];
type Span = 'hour' | 'day' | 'week';

const spans: { value: Span; label: string }[] = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

const Chart = ({ label, steps }: { label: string; steps: readonly Step[] }) => {
  const most = Math.max(0, ...steps.map((step) => step.transactions));
  if (most === 0) return <Empty icon={<IconChartBar />} title="No transactions yet" text={label} />;
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} aria-hidden>
        {steps.map((step) => (
          <span
            key={step.from}
            title={`${printDateTime(step.from)}: ${step.transactions}, ${nairaText(step.moved, true)}`}
            style={{ height: `${(step.transactions / most) * 100}%` }}
          />
        ))}
      </div>
      <figcaption>
        {label}: the highest bar is {most === 1 ? 'one transaction' : `${printWhole(most)} transactions`}
      </figcaption>
      <UnseenTable
        caption={label}
        heads={['From', 'Transactions', 'Moved']}
        rows={steps.map((step) => [printDateTime(step.from), step.transactions, nairaText(step.moved, true)])}
      />
    </figure>
  );
};

/** What customers moved over the last hour, day or week. */
export const Activity = () => {
  const [over, setOver] = useState<Span>('day');
  const { data, error, mutate } = useLive('GET /api/admin/activity', { query: { over } });
  return (
    <Card
      title="Activity"
      icon={<IconChartBar />}
      aside={
        <SegmentedControl
          aria-label="Over the last"
          data={spans}
          value={over}
          onChange={(value) => setOver(spans.find((one) => one.value === value)?.value ?? 'day')}
        />
      }
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={160} />}
      {data && <Chart label={`Transactions of the last ${over}`} steps={data} />}
    </Card>
  );
};
