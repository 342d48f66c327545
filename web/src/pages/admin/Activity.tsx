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
import { Measurements, type Span } from './Measurements.tsx';
import { StepChart } from './StepChart.tsx';

type Step = Answer<'GET /api/admin/activity'>[number];

const spans: { value: Span; label: string }[] = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

const Chart = ({ label, steps }: { label: string; steps: readonly Step[] }) => {
  const most = Math.max(0, ...steps.map((step) => step.transactions));
  if (most === 0) return <Empty icon={<IconChartBar />} title="No transactions yet" text={label} />;
  return (
    <StepChart
      label={label}
      says={`${label}: the highest bar is ${most === 1 ? 'one transaction' : `${printWhole(most)} transactions`}`}
      head="Transactions, and what they moved"
      steps={steps.map((step) => ({
        from: printDateTime(step.from),
        amount: step.transactions,
        said: `${step.transactions}, ${nairaText(step.moved, true)}`,
      }))}
    />
  );
};

type Props = { over: Span };

/** What customers moved over the last hour, day or week. */
const Transactions = ({ over }: Props) => {
  const { data, error, mutate } = useLive('GET /api/admin/activity', { query: { over } });
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={160} />;
  return <Chart label={`Transactions of the last ${over}`} steps={data} />;
};

/** What customers moved, and how the machines did, over the last hour, day or week. */
export const Activity = () => {
  const [over, setOver] = useState<Span>('day');
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
      <Transactions over={over} />
      <Measurements over={over} />
    </Card>
  );
};
