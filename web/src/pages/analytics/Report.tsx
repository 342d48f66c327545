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
import { analytics } from '../../words/en/analytics.ts';
import { dates } from '../../words/en/dates.ts';
import { useWords } from '../../words/words.ts';
import classes from './Analytics.module.css';
import type { Range } from './AnalyticsPage.tsx';
import { Latest } from './Latest.tsx';

const Bars = part(() => import('../../charts/Bars.tsx'));

export type Data = Answer<'GET /api/analytics'>;

/** `12% more than before`; nothing where there was nothing to compare with. */
const against = (change: number | null, words: typeof analytics.against): string => {
  if (change === null) return words.nothing;
  if (change === 0) return words.same;
  return words[change > 0 ? 'more' : 'less'](`${Math.abs(change).toFixed(1)}%`);
};

/** Whether anything came in or went out in the period; an opening balance is neither. */
const hasMoved = ({ trends, categories }: Data): boolean =>
  categories.length > 0 || [...trends.income, ...trends.expenses].some(({ amount }) => amount > 0);

type Props = { data: Data; range: Range; masked: boolean; onChanged: () => void };

const Figures = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => {
  const { overview } = data;
  const words = useWords('analytics', analytics);
  const { figures } = words;
  const balance = <Naira amount={overview.totalBalance} whole masked={masked} />;
  if (!hasMoved(data)) return <Stat label={figures.balance} value={balance} icon={<IconWallet />} />;
  return (
    <Cards>
      <Stat
        label={figures.balance}
        value={balance}
        note={against(overview.changes.balance, words.against)}
        icon={<IconWallet />}
      />
      <Stat
        label={figures.income}
        value={<Naira amount={overview.monthlyIncome} whole masked={masked} />}
        note={against(overview.changes.income, words.against)}
        icon={<IconArrowDownLeft />}
      />
      <Stat
        label={figures.expenses}
        value={<Naira amount={overview.monthlyExpenses} whole masked={masked} />}
        note={against(overview.changes.expenses, words.against)}
        icon={<IconArrowUpRight />}
      />
      <Stat
        label={figures.rate}
        value={`${overview.savingsRate.toFixed(1)}%`}
        note={figures.rateNote}
        icon={<IconPercentage />}
      />
    </Cards>
  );
};

/** Where it went: the largest kind first. */
const Spending = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => {
  const { spending, categories } = useWords('analytics', analytics);
  return (
    <Card title={spending.title} icon={<IconChartPie />}>
      {data.categories.length === 0 ? (
        <Empty title={spending.none} text={spending.noneText} />
      ) : (
        <ul className={classes.categories}>
          {data.categories.map((category) => (
            <li key={category.id}>
              <p>
                <span>{categories[category.id]}</span>
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
};

const Goals = ({ data, masked }: Pick<Props, 'data' | 'masked'>) => {
  const { goals } = useWords('analytics', analytics);
  return (
    <Card title={goals.title} icon={<IconTarget />}>
      {data.goals.length === 0 ? (
        <Empty
          icon={<IconTarget />}
          title={goals.none}
          text={goals.noneText}
          action={
            <Button component={Link} to={`${paths.bankingDemo}#goals`}>
              {goals.set}
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
                  <Naira amount={goal.current} whole masked={masked} /> {goals.of}{' '}
                  <Naira amount={goal.target} whole masked={masked} />
                </span>
              </p>
              <Progress
                value={Math.min(100, goal.progress)}
                size="lg"
                radius="xl"
                aria-label={goals.progress(goal.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** The whole report of one period; where nothing moved in it, what to do about it. */
export const Report = ({ data, range, masked, onChanged }: Props) => {
  const words = useWords('analytics', analytics);
  const { bars, figures, none } = words;
  const said = useWords('dates', dates);
  const months = data.trends.income.map((one) => one.month);
  const latest =
    hasMoved(data) || data.transactions.length > 0 ? (
      <Latest transactions={data.transactions} range={range} masked={masked} onChanged={onChanged} />
    ) : null;
  if (!hasMoved(data))
    return (
      <>
        <Figures data={data} masked={masked} />
        <Empty
          icon={<IconChartBar />}
          title={bars.none}
          text={none.text}
          action={
            <Button size="md" component={Link} to={`${paths.bankingDemo}#receive`}>
              {none.go}
            </Button>
          }
        />
        {data.goals.length > 0 && <Goals data={data} masked={masked} />}
        {latest}
      </>
    );
  return (
    <>
      <Figures data={data} masked={masked} />
      <p className={classes.text}>{words.rounded}</p>
      <div className={classes.split}>
        <Card title={bars.title} icon={<IconChartBar />}>
          <Suspense fallback={<Loading shape="block" height={310} />}>
            <Bars
              label={bars.label}
              month={bars.month}
              months={months.map((month) => printMonth(month, said))}
              first={{ name: figures.income, amounts: data.trends.income.map((one) => one.amount) }}
              second={{ name: figures.expenses, amounts: data.trends.expenses.map((one) => one.amount) }}
              masked={masked}
            />
          </Suspense>
        </Card>
        <Spending data={data} masked={masked} />
        <Goals data={data} masked={masked} />
        {latest}
      </div>
    </>
  );
};
