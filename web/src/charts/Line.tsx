import { useState } from 'react';
import { printDate } from '../ui/dates.ts';
import { nairaText } from '../ui/Naira.tsx';
import classes from './Charts.module.css';

type Point = { at: string; amount: number };

const WIDTH = 600;
const HEIGHT = 200;
const PAD = 8;

/** A line over time. A pointer or the arrow keys read a point; a screen reader hears where it began, ended, and its ends. */
const LineChart = ({ points, label }: { points: readonly Point[]; label: string }) => {
  const [at, setAt] = useState<number>();
  const amounts = points.map((point) => point.amount);
  const low = Math.min(...amounts);
  const high = Math.max(...amounts);
  const last = points.length - 1;
  const x = (index: number) => (last === 0 ? WIDTH / 2 : (index / last) * WIDTH);
  const y = (amount: number) =>
    high === low ? HEIGHT / 2 : PAD + (1 - (amount - low) / (high - low)) * (HEIGHT - 2 * PAD);
  const line = points.map((point, index) => `${x(index).toFixed(1)} ${y(point.amount).toFixed(1)}`).join('L');
  const chosen = points[at ?? last];
  const first = points[0];
  const final = points[last];
  if (!first || !final || !chosen) return null;
  const rises = final.amount >= first.amount;
  const index = at ?? last;

  return (
    <figure className={classes.line} data-rises={rises || undefined}>
      <p className={classes.reading} aria-hidden>
        <strong>{nairaText(chosen.amount)}</strong> {printDate(chosen.at)}
      </p>
      <div className={classes.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className={classes.area} d={`M${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
          <path className={classes.stroke} d={`M${line}`} />
          <path className={classes.rule} d={`M${x(index)} 0V${HEIGHT}`} />
        </svg>
        <span
          className={classes.dot}
          style={{ left: `${(x(index) / WIDTH) * 100}%`, top: `${(y(chosen.amount) / HEIGHT) * 100}%` }}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={label}
          aria-valuetext={`${nairaText(chosen.amount)} on ${printDate(chosen.at)}`}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            setAt(Math.max(0, Math.min(last, Math.round(((event.clientX - box.left) / box.width) * last))));
          }}
          onPointerLeave={() => setAt(undefined)}
        />
      </div>
      <figcaption>
        <span>{printDate(first.at)}</span>
        <span>
          low {nairaText(low)} · high {nairaText(high)}
        </span>
        <span>{printDate(final.at)}</span>
      </figcaption>
    </figure>
  );
};

export default LineChart;
