import { useHotkeys, useTimeout } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useEasy } from '../shell/easy.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { readAloud } from './read-aloud.ts';
import classes from './Toasts.module.css';
import { hideToast, type Toast } from './toast.ts';

const AUTO_CLOSE_MS = 5000;
const SWIPE_PX = 50;

const Line = ({ toast }: { toast: Toast }) => {
  const words = useWords('shell', shell).toasts;
  const hide = () => hideToast(toast.id);
  // In the plain mode what happened is read to whoever cannot read it.
  const said = useEasy() ? `${toast.title}. ${toast.text ?? ''}` : '';
  useEffect(() => {
    if (said) readAloud(said);
  }, [said]);
  const timer = useTimeout(hide, AUTO_CLOSE_MS, { autoInvoke: true });
  const from = useRef<number>(undefined);
  const down = (event: PointerEvent) => {
    from.current = event.clientX;
    timer.clear();
  };
  const letGo = (event: PointerEvent) => {
    if (from.current === undefined) return;
    if (event.clientX - from.current >= SWIPE_PX) hide();
    else timer.start();
    from.current = undefined;
  };
  return (
    <div
      className={classes.toast}
      data-bad={toast.bad || undefined}
      role={toast.bad ? 'alert' : 'status'}
      onPointerDown={down}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
    >
      {toast.bad ? <IconAlertTriangle size={22} aria-hidden /> : <IconCheck size={22} aria-hidden />}
      <div className={classes.words}>
        <strong>{toast.title}</strong>
        {toast.text && <span>{toast.text}</span>}
      </div>
      <button type="button" className={classes.close} aria-label={words.close} onClick={hide}>
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
};

/** The one place where toasts appear; F8 goes to it. */
const Toasts = ({ toasts }: { toasts: readonly Toast[] }) => {
  const words = useWords('shell', shell).toasts;
  const region = useRef<HTMLElement>(null);
  const left = useRef<Element>(null);
  const enter = () => {
    left.current = document.activeElement;
    region.current?.focus();
  };
  useHotkeys([['F8', enter]], []);
  // Whoever came by F8 is back where they were once the toast has gone from under them.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && left.current instanceof HTMLElement)
        left.current.focus();
    },
    [],
  );
  // Toasts stand above dialogs, which make the rest of the page inert.
  useEffect(() => region.current?.showPopover?.(), []);
  return (
    <section ref={region} className={classes.region} aria-label={words.label} tabIndex={-1} popover="manual">
      {toasts.map((toast) => (
        <Line key={toast.id} toast={toast} />
      ))}
    </section>
  );
};

export default Toasts;
