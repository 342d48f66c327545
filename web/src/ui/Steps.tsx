import type { ReactNode } from 'react';
import classes from './Steps.module.css';

/** How something is done, one numbered step after the other. */
export const Steps = ({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <li key={step.title}>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
      </li>
    ))}
  </ol>
);
