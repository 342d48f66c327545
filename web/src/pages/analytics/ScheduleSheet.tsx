import { Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { call, useRead } from '../../api.ts';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import classes from './Analytics.module.css';

/** The month's report by mail, or not. */
export const ScheduleSheet = ({ onClose }: { onClose: () => void }) => {
  const { data, error, mutate } = useRead('GET /api/analytics/schedule', {});
  const [isBusy, run] = useDoing();
  const change = async (enabled: boolean) => {
    const kept = await run(
      () => call('POST /api/analytics/schedule', { body: { enabled } }),
      'Report not scheduled',
    );
    if (!kept) return;
    await mutate(kept, { revalidate: false });
    showToast({ title: enabled ? 'Report scheduled' : 'Report stopped' });
  };
  return (
    <Sheet title="Schedule Report" onClose={onClose}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      {data && (
        <div className={classes.form}>
          <Switch
            size="md"
            label="Mail me each month’s report"
            description="On the first day of the next month."
            checked={data.enabled}
            disabled={isBusy}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {data.email && !data.emailVerified && (
            <p className={classes.text}>
              {data.email} is not confirmed yet. <Link to={paths.settings}>Confirm it in Settings</Link>.
            </p>
          )}
          {data.email && data.emailVerified && (
            <p className={classes.text}>
              It goes to {data.email}.{data.nextAt && ` The next one comes on ${printDate(data.nextAt)}.`}
            </p>
          )}
          {!data.email && (
            <p className={classes.text}>
              Your profile has no email address yet. <Link to={paths.settings}>Add one in Settings</Link>.
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
};
