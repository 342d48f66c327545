import type { Answer } from '@karo/core/contract';
import { IconArrowDownRight, IconArrowUpRight, IconBulb, IconGauge, IconMinus } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { loans } from '../../words/en/loans.ts';
import { useWords } from '../../words/words.ts';
import classes from './Loans.module.css';

type Score = Answer<'GET /api/loans/credit-score'>;

const LOWEST = 300;
const HIGHEST = 850;
const RADIUS = 80;
const HALF = Math.PI * RADIUS;

const icons = { positive: IconArrowUpRight, negative: IconArrowDownRight, neutral: IconMinus };

/** The score on a half circle from 300 to 850. */
const Gauge = ({ score, rating }: Pick<Score, 'score' | 'rating'>) => {
  const words = useWords('loans', loans);
  const share = (score - LOWEST) / (HIGHEST - LOWEST);
  return (
    <figure className={classes.gauge}>
      <svg viewBox="0 0 200 112" role="img" aria-label={words.score.of(score, HIGHEST, rating)}>
        <path className={classes.track} d="M20 100a80 80 0 0 1 160 0" />
        <path
          className={classes.arc}
          d="M20 100a80 80 0 0 1 160 0"
          strokeDasharray={`${HALF * share} ${HALF}`}
        />
        <text x="100" y="84" textAnchor="middle">
          {score}
        </text>
        <text x="100" y="104" textAnchor="middle" className={classes.rating}>
          {rating}
        </text>
      </svg>
      <figcaption>
        <span>{LOWEST}</span>
        <span>{HIGHEST}</span>
      </figcaption>
    </figure>
  );
};

const Details = () => {
  const { score: words, banner } = useWords('loans', loans);
  const { data, error, mutate } = useRead('GET /api/loans/credit-score', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={420} />;
  return (
    <div className={classes.split}>
      <Card title={words.makes} icon={<IconGauge />}>
        <ul className={classes.factors}>
          {data.factors.map((factor) => {
            const Icon = icons[factor.impact];
            return (
              <li key={factor.factor} data-impact={factor.impact}>
                <Icon size={24} role="img" aria-label={words.impact[factor.impact]} />
                <div>
                  <strong>{factor.factor}</strong>
                  <p>{factor.explanation}</p>
                  <meter
                    min={0}
                    max={factor.pointsMax}
                    value={factor.points}
                    aria-label={words.points(factor.factor)}
                  />
                </div>
                <span>{words.pointsOf(factor.points, factor.pointsMax)}</span>
              </li>
            );
          })}
        </ul>
      </Card>
      <div className={classes.form}>
        <Card title={banner.yours}>
          <Gauge score={data.score} rating={data.rating} />
        </Card>
        <Card title={words.raise} icon={<IconBulb />}>
          <ul className={classes.advice}>
            {data.recommendations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
};

/** The score, what made it, and what would raise it. */
export const CreditScore = () => {
  const { score: words } = useWords('loans', loans);
  return (
    <NeedsCustomer about={words.about} points={words.list}>
      {() => <Details />}
    </NeedsCustomer>
  );
};
