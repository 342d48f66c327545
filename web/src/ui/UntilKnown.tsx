import type { ReactNode } from 'react';
import classes from './UntilKnown.module.css';

type Props = {
  /** A visitor, or nobody knows yet. */
  user: null | undefined;
  visitor?: ReactNode;
  /** A skeleton of what is coming for a customer. */
  customer: ReactNode;
};

/**
 * What a visitor sees, which stands before the bank said who this is, and a skeleton in its place for whoever signed in here before: the page is
 * made with both, and its root says which is shown.
 */
export const UntilKnown = ({ user, visitor, customer }: Props) => (
  <>
    {visitor && (
      <div className={`${classes.either} ${user === undefined ? classes.visitor : ''}`}>{visitor}</div>
    )}
    {user === undefined && <div className={`${classes.either} ${classes.customer}`}>{customer}</div>}
  </>
);
