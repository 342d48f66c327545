import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './ErrorSummary.module.css';

type Props = {
  /** The field's element id and what is wrong with it, in the words that stand at the field. */
  errors: readonly { field: string; text: string }[];
  title?: string;
};

/** What stops a form, in one place that takes the focus; each line leads to its field. */
export const ErrorSummary = ({ errors, title = 'There is a problem' }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const lines = errors.map((error) => error.text).join('\n');
  useEffect(() => {
    if (lines) box.current?.focus();
  }, [lines]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <h2>
        <IconAlertTriangle size={22} aria-hidden /> {title}
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
