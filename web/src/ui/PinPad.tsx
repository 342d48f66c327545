import { IconBackspace } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { chat } from '../words/en/chat.ts';
import { useWords } from '../words/words.ts';
import { takeFocus } from './focus.ts';
import classes from './PinPad.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type Props = {
  label: string;
  value: string;
  /** Four digits, or the six of a code. */
  length?: 4 | 6;
  onChange: (value: string) => void;
  onDone?: () => void;
  error?: string;
  disabled?: boolean;
  /** Under the keys: the button that gives the PIN. */
  children?: ReactNode;
};

/**
 * Four masked digits, or six: big keys for thumbs, and a real field over the dots for the keyboard, the clipboard and the password manager.
 */
export const PinPad = ({ label, value, length = 4, onChange, onDone, error, disabled, children }: Props) => {
  const id = useId();
  const words = useWords('chat', chat);
  const put = (next: string) => onChange(next.replace(/\D/g, '').slice(0, length));
  const press = (digit: string) => put(value + digit);
  return (
    <div className={classes.pad}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.field} data-wrong={error ? true : undefined}>
        <div className={classes.dots} aria-hidden>
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
              key={at}
              data-filled={at < value.length || undefined}
              data-next={at === value.length || undefined}
            />
          ))}
        </div>
        <input
          ref={takeFocus}
          id={id}
          className={classes.input}
          type="password"
          inputMode="none"
          autoComplete="off"
          maxLength={length}
          value={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => put(event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault();
            put(event.clipboardData.getData('text'));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && value.length === length) onDone?.();
          }}
        />
      </div>
      <p id={`${id}-error`} className={classes.error} role="alert">
        {error}
      </p>
      <div className={classes.keys}>
        {keys.map((digit) => (
          <button key={digit} type="button" disabled={disabled} onClick={() => press(digit)}>
            {digit}
          </button>
        ))}
        <span />
        <button type="button" disabled={disabled} onClick={() => press('0')}>
          0
        </button>
        <button
          type="button"
          aria-label={words.approval.deleteDigit}
          disabled={disabled || value === ''}
          onClick={() => put(value.slice(0, -1))}
        >
          <IconBackspace size={28} aria-hidden />
        </button>
      </div>
      {children}
    </div>
  );
};
