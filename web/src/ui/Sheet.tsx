import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './Sheet.module.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** What a dialog that React takes away, or hides while something else comes, returns: nobody closed it. */
const GONE = 'gone';

/** One that goes is closed first: then the browser gives the focus back to where it came from. */
const open = (dialog: HTMLDialogElement) => {
  if (!dialog.open) dialog.showModal();
  // The browser would begin at the first that can be pressed, which closes it again.
  if (!dialog.querySelector('[autofocus]')) dialog.querySelector('h2')?.focus({ preventScroll: true });
  dialog.returnValue = '';
  return () => dialog.close(GONE);
};

/** A dialog over the page: at the foot of a phone, in the middle of a wider screen. Escape and the backdrop close it. */
export const Sheet = ({ title, onClose, children }: Props) => {
  const id = useId();
  const words = useWords('shell', shell);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  const closeOnEscape = (event: SyntheticEvent<HTMLDialogElement>) => {
    const { open: isOpen, returnValue } = event.currentTarget;
    if (!isOpen && returnValue !== GONE) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, and fires `close`.
    <dialog
      ref={open}
      className={classes.sheet}
      aria-labelledby={id}
      onClose={closeOnEscape}
      onClick={closeOnBackdrop}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={words.close} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};
