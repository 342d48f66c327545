import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './Tip.module.css';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When the last tip closed: within the skip delay, the next one opens at once. */
let closedAt = Number.NEGATIVE_INFINITY;

type Props = { label: string; children: ReactNode; side?: 'below' | 'above' };

/** A word of explanation over what is pointed at or focused; Escape closes it. */
export const Tip = ({ label, children, side = 'below' }: Props) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = () => {
    const wait = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = performance.now();
    setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it wraps takes the keyboard; this only listens.
    <span
      className={classes.around}
      onPointerEnter={open}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span role="tooltip" id={id} className={classes.tip} data-side={side}>
          {label}
        </span>
      )}
    </span>
  );
};
