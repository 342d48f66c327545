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
import { analytics } from '../../words/en/analytics.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';
import { ExportSheet } from './ExportSheet.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { Report } from './Report.tsx';
import { ScheduleSheet } from './ScheduleSheet.tsx';

export type Range = NonNullable<Query<'GET /api/analytics'>>;
type Period = NonNullable<Range['period']>;

const periods: readonly Period[] = ['7d', '30d', '90d', '1y'];
const first: Range = { period: '30d' };

const isCustom = (range: Range) => !range.period || Boolean(range.category) || Boolean(range.type);

type InsideProps = { masked: boolean };

const Inside = ({ masked }: InsideProps) => {
  const words = useWords('analytics', analytics);
  const [range, setRange] = useState(first);
  const [open, setOpen] = useState<'filter' | 'export' | 'schedule'>();
  const { data, error, mutate } = useRead('GET /api/analytics', { query: range });
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={classes.bar}>
        <SegmentedControl
          aria-label={words.period}
          size="md"
          className={classes.period}
          data={periods.map((value) => ({ value, label: words.periods[value] }))}
          value={range.period ?? ''}
          onChange={(value) => setRange({ period: periods.find((one) => one === value) ?? '30d' })}
        />
        <div className={classes.doings}>
          <Button
            variant={isCustom(range) ? 'filled' : 'default'}
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setOpen('filter')}
          >
            {words.filter}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => setOpen('export')}
          >
            {words.export}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendarRepeat size={18} aria-hidden />}
            onClick={() => setOpen('schedule')}
          >
            {words.schedule}
          </Button>
        </div>
      </div>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={8} label={words.loading} isShown />}
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
  const words = useWords('analytics', analytics);
  const [isHidden, setHidden] = useState(false);
  return (
    <Page
      title={words.title}
      icon={<IconChartBar />}
      lead={words.lead}
      translated
      actions={
        <Button
          variant="white"
          color="karo.9"
          aria-pressed={isHidden}
          leftSection={isHidden ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? words.show : words.hide}
        </Button>
      }
    >
      <NeedsCustomer about={words.about} points={words.points}>
        {() => <Inside masked={isHidden} />}
      </NeedsCustomer>
    </Page>
  );
};

export default AnalyticsPage;
