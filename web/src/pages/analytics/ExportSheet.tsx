import { Button } from '@mantine/core';
import { IconFileTypePdf, IconTable } from '@tabler/icons-react';
import { readBlob, urlOf } from '../../api.ts';
import { useDoing } from '../../ui/doing.ts';
import { download } from '../../ui/download.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast.ts';
import { analytics } from '../../words/en/analytics.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';

/** The report of what is shown, as a file. */
export const ExportSheet = ({ range, onClose }: { range: Range; onClose: () => void }) => {
  const words = useWords('analytics', analytics);
  const say = words.exporting;
  const [isBusy, run] = useDoing();
  const save = async (format: 'csv' | 'pdf') => {
    const file = await run(
      () => readBlob(urlOf('GET /api/analytics/export', { query: { ...range, format } })),
      say.failed,
    );
    if (!file) return;
    download(`karo-report.${format}`, file, file.type);
    showToast({ title: say.done });
    onClose();
  };
  return (
    <Sheet title={words.export} onClose={onClose}>
      <p className={classes.text}>{say.text}</p>
      <div className={classes.form}>
        <Button
          size="lg"
          variant="default"
          loading={isBusy}
          leftSection={<IconFileTypePdf size={24} aria-hidden />}
          onClick={() => save('pdf')}
        >
          {say.pdf}
        </Button>
        <Button
          size="lg"
          variant="default"
          loading={isBusy}
          leftSection={<IconTable size={24} aria-hidden />}
          onClick={() => save('csv')}
        >
          {say.csv}
        </Button>
      </div>
    </Sheet>
  );
};
