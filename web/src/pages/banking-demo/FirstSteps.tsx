import type { Answer } from '@karo/core/contract';
import { IconCircle, IconCircleCheckFilled, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { demo } from '../../words/en/demo.ts';
import { useWords } from '../../words/words.ts';
import classes from './BankingDemo.module.css';

type Dashboard = Answer<'GET /api/users/{id}/dashboard'>;

/** Whether a new customer has put money in, sent some and begun to save. What failed is not done. */
export const stepsDone = ({ recentTransactions, savingsGoals, user }: Dashboard) => ({
  fund: Number(user.accountBalance) > 0 || recentTransactions.some(({ type }) => type === 'credit'),
  send: recentTransactions.some(({ type, status }) => type === 'debit' && status !== 'failed'),
  save: savingsGoals.length > 0,
});

/** Whether there is anything to count beyond an opening balance. */
export const isUsed = ({ stats, virtualCards, savingsGoals }: Dashboard): boolean =>
  stats.totalTransactions > 1 || virtualCards.length > 0 || savingsGoals.length > 0;

const steps = [
  ['fund', 'fundText', '#receive'],
  ['send', 'sendText', '#send'],
  ['save', 'saveText', '#goals'],
] as const;

/** What to do next with an account that is new, until it is done. */
export const FirstSteps = ({ data }: { data: Dashboard }) => {
  const words = useWords('demo', demo).first;
  const done = stepsDone(data);
  if (steps.every(([name]) => done[name])) return null;
  return (
    <Card title={words.title} icon={<IconFlag />}>
      <ol className={classes.first}>
        {steps.map(([name, text, part]) => (
          <li key={name} data-done={done[name] || undefined}>
            {done[name] ? (
              <IconCircleCheckFilled size={26} role="img" aria-label={words.done} />
            ) : (
              <IconCircle size={26} aria-hidden />
            )}
            <span>
              {done[name] ? (
                <strong>{words[name]}</strong>
              ) : (
                <Link to={`${paths.bankingDemo}${part}`}>{words[name]}</Link>
              )}
              <small>{words[text]}</small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
