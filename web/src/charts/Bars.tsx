import { printShort } from '../ui/money.ts';
import { nairaText } from '../ui/Naira.tsx';
import { UnseenTable } from '../ui/UnseenTable.tsx';
import { axisOf } from './axis.ts';
import classes from './Charts.module.css';

type Series = { name: string; amounts: readonly number[] };

type Props = {
  label: string;
  /** What the table calls a month. */
  month: string;
  months: readonly string[];
  first: Series;
  second: Series;
  /** Amounts are not to be read over a shoulder. */
  masked?: boolean;
};

/** Two amounts a month side by side; a table says the same to who cannot see them. */
const Bars = ({ label, month: monthName, months, first, second, masked }: Props) => {
  const marks = axisOf(Math.max(...first.amounts, ...second.amounts));
  const top = marks.at(-1) ?? 1;
  const say = (amount: number | undefined) => (masked ? '••••' : nairaText(amount ?? 0, true));
  return (
    <figure className={classes.bars}>
      <p className={classes.legend} aria-hidden>
        <span data-series="first">{first.name}</span>
        <span data-series="second">{second.name}</span>
      </p>
      <div className={classes.columns} aria-hidden>
        {marks.map((mark) => (
          <i key={mark} className={classes.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            {masked ? '' : `₦${printShort(mark)}`}
          </i>
        ))}
        {months.map((month, at) => (
          <div key={month} className={classes.column}>
            <div className={classes.pair}>
              {[first, second].map((series, which) => (
                <span
                  key={series.name}
                  data-series={which === 0 ? 'first' : 'second'}
                  title={masked ? undefined : `${series.name}: ${nairaText(series.amounts[at] ?? 0, true)}`}
                  style={{ height: `${((series.amounts[at] ?? 0) / top) * 100}%` }}
                />
              ))}
            </div>
            <small>{month}</small>
          </div>
        ))}
      </div>
      <UnseenTable
        caption={label}
        heads={[monthName, first.name, second.name]}
        rows={months.map((month, at) => [month, say(first.amounts[at]), say(second.amounts[at])])}
      />
    </figure>
  );
};

export default Bars;
