import { Skeleton } from '@mantine/core';
import { type ElementType, type ReactNode, useId } from 'react';
import classes from './Card.module.css';

type CardProps = {
  title?: ReactNode;
  icon?: ReactNode;
  /** What stands at the right of the title. */
  aside?: ReactNode;
  /** The title's level; 2 unless told. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
  className?: string | undefined;
};

/** A surface with, where it is a part of its own, a title. */
export const Card = ({ title, icon, aside, level = 2, children, className = '' }: CardProps) => {
  const Heading: ElementType = `h${level}`;
  const id = useId();
  return (
    <section className={`${classes.card} ${className}`} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={classes.top} data-aside={aside ? true : undefined}>
          {icon && (
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
          )}
          <Heading id={id} className={classes.title}>
            {title}
          </Heading>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
};

type StatProps = {
  label: ReactNode;
  /** Undefined until it is known. */
  value: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
};

/** One figure and what it counts. */
export const Stat = ({ label, value, note, icon }: StatProps) => (
  <div className={classes.stat}>
    {icon && (
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
    )}
    <div>
      <p className={classes.label}>{label}</p>
      <p className={classes.value}>
        {value ?? <Skeleton component="span" display="inline-block" width={84} height={24} radius="md" />}
      </p>
      {note && <p className={classes.note}>{note}</p>}
    </div>
  </div>
);

/** Cards beside one another, as many in a row as fit `least` pixels each. */
export const Cards = ({ children, least = 260 }: { children: ReactNode; least?: number }) => (
  <div
    className={classes.cards}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))` }}
  >
    {children}
  </div>
);
