import type { Answer } from '@karo/core/contract';
import { Button, Progress } from '@mantine/core';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconChartBar,
  IconChartPie,
  IconPercentage,
  IconTarget,
  IconWallet,
} from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Card, Cards, Stat } from '../../ui/Card.tsx';
import { printMonth } from '../../ui/dates.ts';
import { Naira } from '../../ui/Naira.tsx';
import { part } from '../../ui/part.ts';
import { Empty, Loading } from '../../ui/States.tsx';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';
import { Latest } from './Latest.tsx';

const Bars = part(() => import('../../charts/Bars.tsx'));

export type Data = Answer<'GET /api/analytics'>;

/** `12% more than before`; nothing where there was nothing to compare with. */
const against = (change: number | null): string => {
  if (change === null) return 'Nothing to compare with yet';
  const size = `${Math.abs(change).toFixed(1)}%`;
  return change === 0 ? 'As before' : `${size} ${change > 0 ? 'more' : 'less'} than before`;
};

type Props = { data: Data; range: Range; masked: boolean; onChanged: () => void };

const Figures = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => {
  const { overview } = data;
  return (
    <Cards>
      <Stat
        label="Total balance"
        value={<Naira amount={overview.totalBalance} whole masked={masked} />}
        note={against(overview.changes.balance)}
        icon={<IconWallet />}
      />
      <Stat
        label="Income"
        value={<Naira amount={overview.monthlyIncome} whole masked={masked} />}
        note={against(overview.changes.income)}
        icon={<IconArrowDownLeft />}
      />
      <Stat
        label="Expenses"
        value={<Naira amount={overview.monthlyExpenses} whole masked={masked} />}
        note={against(overview.changes.expenses)}
        icon={<IconArrowUpRight />}
      />
      <Stat
        label="Savings rate"
        value={`${overview.savingsRate.toFixed(1)}%`}
        note="Of what came in, and stayed"
        icon={<IconPercentage />}
      />
    </Cards>
  );
};

/** Where it went: the largest kind first. */
const Spending = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => (
  <Card title="Spending by category" icon={<IconChartPie />}>
    {data.categories.length === 0 ? (
      <Empty title="Nothing was spent" text="What you spend in this time is sorted here." />
    ) : (
      <ul className={classes.categories}>
        {data.categories.map((category) => (
          <li key={category.id}>
            <p>
              <span>{category.name}</span>
              <strong>
                <Naira amount={category.amount} whole masked={masked} />
              </strong>
            </p>
            <span className={classes.share}>
              <i style={{ width: `${Math.max(1, category.percentage)}%`, background: category.color }} />
            </span>
            <small>{category.percentage.toFixed(1)}%</small>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

const Goals = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => (
  <Card title="Savings goals" icon={<IconTarget />}>
    {data.goals.length === 0 ? (
      <Empty
        icon={<IconTarget />}
        title="No goals yet"
        text="Name what you save for, and watch it grow; or save with others."
        action={
          <Button component={Link} to={`${paths.bankingDemo}#goals`}>
            Set a goal
          </Button>
        }
      />
    ) : (
      <ul className={classes.goals}>
        {data.goals.map((goal) => (
          <li key={goal.name}>
            <p>
              <span>{goal.name}</span>
              <span>
                <Naira amount={goal.current} whole masked={masked} /> of{' '}
                <Naira amount={goal.target} whole masked={masked} />
              </span>
            </p>
            <Progress
              value={Math.min(100, goal.progress)}
              size="lg"
              radius="xl"
              aria-label={`Progress of ${goal.name}`}
            />
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** The whole report of one period. */
export const Report = ({ data, range, masked, onChanged }: Props) => {
  const months = data.trends.income.map((one) => one.month);
  const hasMoved = [...data.trends.income, ...data.trends.expenses].some((one) => one.amount > 0);
  return (
    <>
      <Figures data={data} masked={masked} />
      <p className={classes.text}>Figures are rounded to whole naira; the exported report has the kobo.</p>
      <div className={classes.split}>
        <Card title="Income vs expenses" icon={<IconChartBar />}>
          {!hasMoved ? (
            <Empty
              icon={<IconChartBar />}
              title="Nothing came in or went out"
              text="Your months stand here side by side as soon as money moves."
            />
          ) : (
            <Suspense fallback={<Loading shape="block" height={310} />}>
              <Bars
                label="Income and expenses by month"
                months={months.map(printMonth)}
                first={{ name: 'Income', amounts: data.trends.income.map((one) => one.amount) }}
                second={{ name: 'Expenses', amounts: data.trends.expenses.map((one) => one.amount) }}
                masked={masked}
              />
            </Suspense>
          )}
        </Card>
        <Spending data={data} masked={masked} />
        <Goals data={data} masked={masked} />
        <Latest transactions={data.transactions} range={range} masked={masked} onChanged={onChanged} />
      </div>
    </>
  );
};
