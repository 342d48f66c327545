import { IconGavel } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

/** What courts and authorities have had held on the account. Nothing is shown where there is nothing. */
export const Liens = () => {
  const title = useWords('demo', demo).liens;
  const { data } = useRead('GET /api/liens', {});
  if (!data || data.length === 0) return null;
  return (
    <Card title={title} icon={<IconGavel />}>
      {data.map(({ authority, reference, message }) => (
        <p key={`${authority} ${reference}`} className={classes.said}>
          {message}
        </p>
      ))}
    </Card>
  );
};
