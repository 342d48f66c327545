import { useLive } from '../../api.ts';
import { printDateTime } from '../../ui/dates.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Activity.module.css';
import { figures, type Measurements as Measured, stepsOf } from './measured.ts';
import { StepChart } from './StepChart.tsx';

export type Span = 'hour' | 'day' | 'week';
type FigureProps = { figure: (typeof figures)[number]; measured: Measured; over: Span };

const Figure = ({ figure, measured, over }: FigureProps) => {
  const { title, kind } = figure;
  const steps = stepsOf(figure, measured);
  const known = steps.filter((amount) => amount !== null);
  const say = (amount: number | null) => (amount === null ? 'not measured' : kind.print(amount));
  const says =
    known.length === 0
      ? 'Nothing yet'
      : `Now ${say(steps.at(-1) ?? null)}, at most ${kind.print(Math.max(...known))}`;
  return (
    <li className={classes.figure}>
      <h3>{title}</h3>
      <StepChart
        small
        label={`${title} of the last ${over}`}
        says={says}
        head={title}
        steps={measured.from.map((from, at) => ({
          from: printDateTime(from),
          amount: steps[at] ?? null,
          said: say(steps[at] ?? null),
        }))}
      />
    </li>
  );
};

/** How the machines did over the last hour, day or week. Of what takes time it is what one in twenty took longer than. */
export const Measurements = ({ over }: { over: Span }) => {
  const { data, error, mutate } = useLive('GET /api/admin/measurements', { query: { over } });
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={320} />;
  return (
    <>
      <ul className={classes.figures}>
        {figures.map((figure) => (
          <Figure key={figure.title} figure={figure} measured={data} over={over} />
        ))}
      </ul>
      <p className={classes.note}>Of what takes time, a bar is what one in twenty took longer than.</p>
    </>
  );
};
