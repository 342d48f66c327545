import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../api.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { loans } from '../../words/en/loans.ts';
import { useWords } from '../../words/words.ts';
import classes from './Loans.module.css';

type Product = Answer<'GET /api/loans/products'>[number];

const colors: Record<Product['eligibility'], string> = { high: 'karo', medium: 'gold', low: 'red' };

/** The loans, side by side, each with what it asks. */
export const Products = () => {
  const { data, error, mutate } = useRead('GET /api/loans/products', {});
  const words = useWords('loans', loans);
  const [, setSearch] = useSearchParams();
  if (error) return <Failed error={error} onRetry={mutate} />;
  if (!data) return <Loading shape="cards" count={6} height={420} />;
  return (
    <Cards least={320}>
      {data.map((product) => (
        <Card
          key={product.id}
          title={product.name}
          aside={
            <Badge component="span" variant="light" color={colors[product.eligibility]}>
              {words.eligibility[product.eligibility]}
            </Badge>
          }
          className={classes.product}
        >
          <p className={classes.text}>{product.description}</p>
          <Facts
            facts={[
              [
                words.amount,
                <>
                  <Naira amount={product.minAmount} whole /> – <Naira amount={product.maxAmount} whole />
                </>,
              ],
              [words.interest, words.aYear(product.interestRate)],
              [words.term, product.term],
              [words.processing, product.processingTime],
            ]}
          />
          <ul className={classes.ticks}>
            {product.features.map((feature) => (
              <li key={feature}>
                <IconCheck size={19} aria-hidden /> {feature}
              </li>
            ))}
          </ul>
          <details className={classes.more}>
            <summary>{words.requirements}</summary>
            <ul>
              {product.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </details>
          <Button
            aria-label={words.applyFor(product.name)}
            size="md"
            className={classes.bottom}
            onClick={() => setSearch({ tab: 'apply', product: product.id }, { preventScrollReset: true })}
          >
            {words.applyNow}
          </Button>
        </Card>
      ))}
    </Cards>
  );
};
