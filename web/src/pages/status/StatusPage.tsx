import { Badge, Button } from '@mantine/core';
import { IconActivityHeartbeat } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { printDateTime } from '../../ui/dates.ts';
import { Page } from '../../ui/PageHead.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { dates } from '../../words/en/dates.ts';
import { status } from '../../words/en/status.ts';
import { useWords } from '../../words/words.ts';
import classes from './Status.module.css';

const colours = { ok: 'green.9', slow: 'gold.4', paused: 'red.9' } as const;

/** How the bank's parts are, for anybody. */
const StatusPage = () => {
  const words = useWords('status', status);
  const months = useWords('dates', dates);
  const { data, error, mutate, isValidating } = useRead('GET /api/status', {});
  const isWell = data?.parts.every(({ state }) => state === 'ok');
  return (
    <Page narrow title={words.title} lead={words.lead} icon={<IconActivityHeartbeat />} translated>
      <Card
        title={data ? (isWell ? words.ok : words.trouble) : words.title}
        icon={<IconActivityHeartbeat />}
        aside={
          <Button variant="default" size="compact-md" loading={isValidating} onClick={() => mutate()}>
            {words.again}
          </Button>
        }
      >
        {error && <Failed error={error} onRetry={mutate} />}
        {!data && !error && <Loading count={3} height={44} />}
        {data && (
          <>
            <ul className={classes.parts} aria-live="polite">
              {data.parts.map(({ part, state }) => (
                <li key={part}>
                  <span>{words.parts[part]}</span>
                  <Badge component="span" size="lg" color={colours[state]} autoContrast>
                    {words.states[state]}
                  </Badge>
                </li>
              ))}
            </ul>
            {!isWell && <p className={classes.note}>{words.held}</p>}
            <p className={classes.note}>
              {words.checked}: {printDateTime(data.checkedAt, months)}
            </p>
          </>
        )}
      </Card>
    </Page>
  );
};

export default StatusPage;
