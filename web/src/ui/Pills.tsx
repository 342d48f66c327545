import { useId } from 'react';
import classes from './Pills.module.css';

type Pill<Value extends string> = { value: Value; label: string; lang?: string };

type Props<Value extends string> = {
  /** What is chosen by them. */
  label: string;
  pills: readonly Pill<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isCentred?: boolean;
};

/** A choice of one, as pills in a row: what a list shows, or a language. */
export const Pills = <Value extends string>({ label, pills, value, onChange, isCentred }: Props<Value>) => {
  const name = useId();
  return (
    <div className={classes.pills} role="radiogroup" aria-label={label} data-centred={isCentred || undefined}>
      {pills.map((pill) => (
        <label key={pill.value} lang={pill.lang}>
          <input
            type="radio"
            name={name}
            checked={pill.value === value}
            onChange={() => onChange(pill.value)}
          />
          {pill.label}
        </label>
      ))}
    </div>
  );
};
