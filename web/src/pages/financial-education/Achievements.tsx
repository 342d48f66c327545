import { Badge } from '@mantine/core';
import { IconLock, IconMedal } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { printDate } from '../../ui/dates.ts';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { useDateWords } from '../../words/dates.ts';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import classes from './Education.module.css';

const List = () => {
  const { data, error, mutate } = useRead('GET /api/education/achievements', {});
  const words = useWords('education', education);
  const dates = useDateWords();
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={6} height={150} />;
  return (
    <Cards>
      {data.map((one) => (
        <Card
          key={one.id}
          title={one.title}
          icon={one.unlocked ? <IconMedal /> : <IconLock />}
          className={one.unlocked ? classes.unlocked : classes.locked}
        >
          <p className={classes.text}>{one.description}</p>
          <p className={classes.earned}>
            <Badge component="span" variant="light" color={one.unlocked ? 'gold' : 'gray'}>
              {words.points(String(one.points))}
            </Badge>
            {one.unlockedAt
              ? words.achievements.unlocked(printDate(one.unlockedAt, dates))
              : words.achievements.locked}
          </p>
        </Card>
      ))}
    </Cards>
  );
};

/** What was achieved, and what can be. */
export const Achievements = () => {
  const words = useWords('education', education).achievements;
  return (
    <NeedsCustomer about={words.about} points={[words.points, words.kept]}>
      {() => <List />}
    </NeedsCustomer>
  );
};
