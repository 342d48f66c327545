import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import classes from './Investments.module.css';
import { percent } from './percent.ts';

/** How far something moved, with its direction in more than colour. */
export const Change = ({ value }: { value: number }) => (
  <span className={classes.change} data-falls={value < 0 || undefined}>
    {value < 0 ? <IconTrendingDown size={18} aria-hidden /> : <IconTrendingUp size={18} aria-hidden />}
    {percent(value)}
  </span>
);
