import type { Answer } from '@karo/core/contract';
import { IconArrowDownRight, IconArrowUpRight, IconBulb, IconGauge, IconMinus } from '@tabler/icons-react';
import { useRead } from '../../api.ts';
import { Card } from '../../ui/Card.tsx';
import { NeedsCustomer } from '../../ui/NeedsCustomer.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Loans.module.css';

type Score = Answer<'GET /api/loans/credit-score'>;

const LOWEST = 300;
const HIGHEST = 850;
const RADIUS = 80;
const HALF = Math.PI * RADIUS;

const icons = { positive: IconArrowUpRight, negative: IconArrowDownRight, neutral: IconMinus };
const words = { positive: 'Raises your score', negative: 'Lowers your score', neutral: 'Neither way' };

/** The score on a half circle from 300 to 850. */
const Gauge = ({ score, rating }: Pick<Score, 'score' | 'rating'>) => {
  const share = (score - LOWEST) / (HIGHEST - LOWEST);
  return (
    <figure className={classes.gauge}>
      <svg viewBox="0 0 200 112" role="img" aria-label={`${score} of ${HIGHEST}: ${rating}`}>
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
  const { data, error, mutate } = useRead('GET /api/loans/credit-score', {});
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="block" height={420} />;
  return (
    <div className={classes.split}>
      <Card title="What makes your score" icon={<IconGauge />}>
        <ul className={classes.factors}>
          {data.factors.map((factor) => {
            const Icon = icons[factor.impact];
            return (
              <li key={factor.factor} data-impact={factor.impact}>
                <Icon size={24} role="img" aria-label={words[factor.impact]} />
                <div>
                  <strong>{factor.factor}</strong>
                  <p>{factor.explanation}</p>
                  <meter
                    min={0}
                    max={factor.pointsMax}
                    value={factor.points}
                    aria-label={`Points for ${factor.factor}`}
                  />
                </div>
                <span>
                  {factor.points} of {factor.pointsMax}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      <div className={classes.form}>
        <Card title="Your credit score">
          <Gauge score={data.score} rating={data.rating} />
        </Card>
        <Card title="What would raise it" icon={<IconBulb />}>
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
export const CreditScore = () => (
  <NeedsCustomer
    about="Your score is made from what you do at this bank, with every factor and its points in the open."
    points={['300 to 850', 'No secret formula', 'What would raise it']}
  >
    {() => <Details />}
  </NeedsCustomer>
);
