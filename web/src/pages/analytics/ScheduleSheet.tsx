import { Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { call, useRead } from '../../api.ts';
import { printDate } from '../../ui/dates.ts';
import { useDoing } from '../../ui/doing.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { analytics } from '../../words/en/analytics.ts';
import { dates } from '../../words/en/dates.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';

/** The month's report by mail, or not. */
export const ScheduleSheet = ({ onClose }: { onClose: () => void }) => {
  const words = useWords('analytics', analytics);
  const say = words.scheduling;
  const said = useWords('dates', dates);
  const { data, error, mutate } = useRead('GET /api/analytics/schedule', {});
  const [isBusy, run] = useDoing();
  const change = async (enabled: boolean) => {
    const kept = await run(() => call('POST /api/analytics/schedule', { body: { enabled } }), say.failed);
    if (!kept) return;
    await mutate(kept, { revalidate: false });
    showToast({ title: enabled ? say.on : say.off });
  };
  return (
    <Sheet title={words.schedule} onClose={onClose}>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={2} />}
      {data && (
        <div className={classes.form}>
          <Switch
            size="md"
            label={say.label}
            description={say.hint}
            checked={data.enabled}
            disabled={isBusy}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {data.email && !data.emailVerified && (
            <p className={classes.text}>
              {say.unconfirmed(data.email)} <Link to={paths.settings}>{say.confirm}</Link>
            </p>
          )}
          {data.email && data.emailVerified && (
            <p className={classes.text}>
              {say.goes(data.email)} {data.nextAt && say.next(printDate(data.nextAt, said))}
            </p>
          )}
          {!data.email && (
            <p className={classes.text}>
              {say.noEmail} <Link to={paths.settings}>{say.add}</Link>
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
};
