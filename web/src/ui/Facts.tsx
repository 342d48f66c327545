import type { ReactNode } from 'react';
import classes from './Facts.module.css';

type Props = {
  facts: readonly (readonly [
    label: string,
    value: ReactNode,
  ])[] /** The last line is what it all comes to. */;
  total?: boolean;
};

/** What something is, line by line. */
export const Facts = ({ facts, total }: Props) => (
  <dl className={classes.facts} data-total={total || undefined}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
