import { Switch } from '@mantine/core';
import { IconFlame, IconTrophy } from '@tabler/icons-react';
import { call, sentenceOf, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Card } from '../../ui/Card.tsx';
import { printWhole } from '../../ui/money.ts';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import classes from './Education.module.css';

/** Whether the customer is shown here, for them to choose. */
const Listed = ({ onChanged }: { onChanged: () => void }) => {
  const { data, mutate } = useRead('GET /api/education/progress', {});
  const words = useWords('education', education).board;
  if (!data) return null;
  const change = async (listed: boolean) => {
    try {
      await mutate(call('POST /api/education/leaderboard', { body: { listed } }), {
        optimisticData: { ...data, listed },
        rollbackOnError: true,
        revalidate: false,
      });
      onChanged();
    } catch (failure) {
      showToast({ title: words.notChanged, text: sentenceOf(failure), bad: true });
    }
  };
  return (
    <Switch
      size="md"
      label={words.show}
      checked={data.listed}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
};

/** Who learned most this month. */
export const Leaderboard = () => {
  const { user } = useSession();
  const { data, error, mutate } = useRead('GET /api/education/leaderboard', {});
  const words = useWords('education', education);
  return (
    <Card
      title={words.board.title}
      icon={<IconTrophy />}
      aside={user && <Listed onChanged={() => mutate()} />}
    >
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={5} />}
      {data?.length === 0 && (
        <Empty icon={<IconTrophy />} title={words.board.none} text={words.board.noneText} />
      )}
      {data && data.length > 0 && (
        <ol className={classes.board}>
          {data.map((entry) => (
            <li
              key={entry.id}
              data-rank={entry.rank <= 3 ? entry.rank : undefined}
              data-you={entry.you || undefined}
            >
              <span className={classes.rank}>{entry.rank}</span>
              <span>
                <strong>
                  {entry.name}
                  {entry.you && ` ${words.board.you}`}
                </strong>
                <small>{words.standing.levelIs(entry.level)}</small>
              </span>
              <span className={classes.streak}>
                <IconFlame size={18} aria-hidden /> {words.days(entry.streak)}
              </span>
              <strong>{words.points(printWhole(entry.points))}</strong>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};
