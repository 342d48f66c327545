import { Switch } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { call, useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { settings } from '../../words/en/settings.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import classes from './Settings.module.css';

/** Whether a language model of another company may read the customer's messages; nothing where there is none. */
export const ModelReading = () => {
  const { privacy: words, page } = useWords('settings', settings);
  const [isBusy, run] = useDoing();
  const language = useLanguage();
  const { data, mutate } = useRead('GET /api/user/model-consent', { query: { language } });
  if (!data?.isAsked) return null;
  const save = async (agrees: boolean) => {
    const body = { agrees, language };
    const saved = await run(() => call('POST /api/user/model-consent', { body }), page.notSaved);
    if (saved) await mutate(saved, { revalidate: false });
  };
  return (
    <Card title={words.model} icon={<IconEye />}>
      <div className={classes.rows}>
        <div>
          <div className={classes.words}>
            <strong id="model">{words.modelReads}</strong>
            <span>{data.wording}</span>
          </div>
          <Switch
            size="lg"
            aria-labelledby="model"
            disabled={isBusy}
            checked={data.isGiven}
            onChange={(event) => save(event.currentTarget.checked)}
          />
        </div>
      </div>
    </Card>
  );
};
