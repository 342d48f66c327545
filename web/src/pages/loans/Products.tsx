import type { Answer } from '@karo/core/contract';
import { Badge, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '../../api.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Naira } from '../../ui/Naira.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import classes from './Loans.module.css';

type Product = Answer<'GET /api/loans/products'>[number];

const eligibility: Record<Product['eligibility'], { label: string; color: string }> = {
  high: { label: 'High eligibility', color: 'karo' },
  medium: { label: 'Medium eligibility', color: 'gold' },
  low: { label: 'Low eligibility', color: 'red' },
};

/** The loans, side by side, each with what it asks. */
export const Products = () => {
  const { data, error, mutate } = useRead('GET /api/loans/products', {});
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
            <Badge component="span" variant="light" color={eligibility[product.eligibility].color}>
              {eligibility[product.eligibility].label}
            </Badge>
          }
          className={classes.product}
        >
          <p className={classes.text}>{product.description}</p>
          <Facts
            facts={[
              [
                'Amount',
                <>
                  <Naira amount={product.minAmount} whole /> – <Naira amount={product.maxAmount} whole />
                </>,
              ],
              ['Interest', `${product.interestRate}% a year`],
              ['Term', product.term],
              ['Processing time', product.processingTime],
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
            <summary>Requirements</summary>
            <ul>
              {product.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </details>
          <Button
            aria-label={`Apply Now: ${product.name}`}
            size="md"
            className={classes.bottom}
            onClick={() => setSearch({ tab: 'apply', product: product.id }, { preventScrollReset: true })}
          >
            Apply Now
          </Button>
        </Card>
      ))}
    </Cards>
  );
};
