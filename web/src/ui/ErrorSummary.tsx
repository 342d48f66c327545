import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './ErrorSummary.module.css';

type Props = {
  /** The field's element id and what is wrong with it, in the words that stand at the field. */
  errors: readonly { field: string; text: string }[];
  title?: string;
};

/** What stops a form, in one place that takes the focus; each line leads to its field. */
export const ErrorSummary = ({ errors, title }: Props) => {
  const words = useWords('shell', shell);
  const box = useRef<HTMLDivElement>(null);
  const stood = useRef<readonly string[]>([]);
  const lines = errors.map((error) => error.text).join('\n');
  // What is new takes the focus; a line that goes as its field is edited leaves it in that field.
  useEffect(() => {
    const stand = lines.split('\n').filter(Boolean);
    if (stand.some((line) => !stood.current.includes(line))) box.current?.focus();
    stood.current = stand;
  }, [lines]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <h2>
        <IconAlertTriangle size={22} aria-hidden /> {title ?? words.problem}
      </h2>
      <ul>
        {errors.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
