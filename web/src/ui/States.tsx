import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isSignedOut, offerWayIn, sentenceOf } from '../api.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './States.module.css';

type EmptyProps = { icon?: ReactNode; title: string; text?: ReactNode; action?: ReactNode };

/** Nothing here yet, and what to do about it. */
export const Empty = ({ icon, title, text, action }: EmptyProps) => (
  <div className={classes.state}>
    {icon && (
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
    )}
    <p className={classes.title}>{title}</p>
    {text && <p className={classes.text}>{text}</p>}
    {action}
  </div>
);

type FailedProps = { error: unknown; onRetry: () => unknown; title?: string };

/** What could not be read, why, and the way to try again. */
export const Failed = ({ error, onRetry, title }: FailedProps) => {
  const words = useWords('shell', shell);
  return (
    <div className={classes.state} role="alert" data-bad>
      <span className={classes.icon} aria-hidden>
        <IconAlertTriangle />
      </span>
      <p className={classes.title}>{title ?? words.failed}</p>
      <p className={classes.text}>{sentenceOf(error)}</p>
      {isSignedOut(error) && <Button onClick={offerWayIn}>{words.signIn}</Button>}
      <Button variant="default" onClick={() => onRetry()}>
        {words.again}
      </Button>
    </div>
  );
};

type LoadingProps = {
  /** The shape of what is coming: lines of a list, cards in a grid, or one block. */
  shape?: 'lines' | 'cards' | 'block';
  count?: number;
  height?: number;
  /** What is said to a screen reader, and shown where `isShown`. */
  label?: string;
  isShown?: boolean;
};

const heights = { lines: 56, cards: 150, block: 260 };

/** A skeleton in the shape of what is coming. */
export const Loading = ({ shape = 'lines', count, height, label, isShown }: LoadingProps) => {
  const words = useWords('shell', shell);
  const many = count ?? (shape === 'block' ? 1 : 3);
  return (
    <div className={classes.loading} data-shape={shape} role="status">
      <p className={isShown ? classes.label : classes.unseen}>{label ?? words.loading}</p>
      {Array.from({ length: many }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <div key={at} className={classes.ghost} style={{ height: height ?? heights[shape] }} aria-hidden />
      ))}
    </div>
  );
};
