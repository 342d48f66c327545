import type { Query } from '@karo/core/contract';
import { Button, SegmentedControl } from '@mantine/core';
import {
  IconCalendarRepeat,
  IconChartBar,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFilter,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Analytics.module.css';
import { ExportSheet } from './ExportSheet.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Report } from './Report.tsx';
import { ScheduleSheet } from './ScheduleSheet.tsx';

export type Range = NonNullable<Query<'GET /api/analytics'>>;
type Period = NonNullable<Range['period']>;

const periods: readonly { value: Period; label: string }[] = [
  { value: '7d', label: '7 Days' },
  { value: '30d', label: '30 Days' },
  { value: '90d', label: '90 Days' },
  { value: '1y', label: '1 Year' },
];
const first: Range = { period: '30d' };

const isCustom = (range: Range) => !range.period || Boolean(range.category) || Boolean(range.type);

type InsideProps = { masked: boolean };

const Inside = ({ masked }: InsideProps) => {
  const [range, setRange] = useState(first);
  const [open, setOpen] = useState<'filter' | 'export' | 'schedule'>();
  const { data, error, mutate } = useRead('GET /api/analytics', { query: range });
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Period"
          size="md"
          className={classes.period}
          data={[...periods]}
          value={range.period ?? ''}
          onChange={(value) =>
            setRange({ period: periods.find((one) => one.value === value)?.value ?? '30d' })
          }
        />
        <div className={classes.doings}>
          <Button
            variant={isCustom(range) ? 'filled' : 'default'}
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setOpen('filter')}
          >
            Custom Filter
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => setOpen('export')}
          >
            Export Report
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarRepeat size={18} aria-hidden />}
            onClick={() => setOpen('schedule')}
          >
            Schedule Report
          </Button>
        </div>
      </div>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={8} label="Loading Analytics..." isShown />}
      {data && <Report data={data} range={range} masked={masked} onChanged={() => mutate()} />}
      {open === 'filter' && (
        <FilterSheet
          range={range}
          onClose={close}
          onApply={(next) => {
            setRange(next);
            close();
          }}
        />
      )}
      {open === 'export' && <ExportSheet range={range} onClose={close} />}
      {open === 'schedule' && <ScheduleSheet onClose={close} />}
    </>
  );
};

/** Where the money comes from and goes, in figures and in the shape of them. */
const AnalyticsPage = () => {
  const [isHidden, setHidden] = useState(false);
  return (
    <Page
      title="Financial Analytics"
      icon={<IconChartBar />}
      lead="Where your money comes from and where it goes, sorted for you, and yours to correct."
      actions={
        <Button
          variant="white"
          color="karo.9"
          aria-pressed={isHidden}
          leftSection={isHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? 'Show Balances' : 'Hide Balances'}
        </Button>
      }
    >
      <NeedsCustomer
        about="See what came in and what went out, by month and by kind, how your goals grow, and take the report with you."
        points={['7 days to a year', 'PDF and spreadsheet', 'By mail each month']}
      >
        {() => <Inside masked={isHidden} />}
      </NeedsCustomer>
    </Page>
  );
};

export default AnalyticsPage;
