import { UnseenTable } from '../../ui/UnseenTable.tsx';
import classes from './Activity.module.css';

type Step = { from: string; amount: number | null; said: string };

type Props = {
  label: string;
  /** What the chart says in words. */
  says: string;
  /** What the second column of the table is. */
  head: string;
  steps: readonly Step[];
  small?: boolean;
};

/** A bar for each step of time; a step of which nothing is known has none. A table says the same to who cannot see it. */
export const StepChart = ({ label, says, head, steps, small }: Props) => {
  const most = Math.max(0, ...steps.map(({ amount }) => amount ?? 0));
  return (
    <figure className={classes.chart}>
      <div className={classes.bars} data-small={small || undefined} aria-hidden>
        {steps.map(({ from, amount, said }) => (
          <span
            key={from}
            data-none={amount === null || undefined}
            title={`${from}: ${said}`}
            style={{ height: `${most > 0 ? ((amount ?? 0) / most) * 100 : 0}%` }}
          />
        ))}
      </div>
      <figcaption>{says}</figcaption>
      <UnseenTable
        caption={label}
        heads={['From', head]}
        rows={steps.map(({ from, said }) => [from, said])}
      />
    </figure>
  );
};
