import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import classes from './Confirm.module.css';
import { Sheet } from './Sheet.tsx';

type Props = {
  title: string;
  text: ReactNode;
  /** What the button that does it says. */
  doIt: string;
  /** It cannot be undone. */
  bad?: boolean;
  onClose: () => void;
  onDo: () => unknown;
};

/** Asks before something is done that cannot easily be undone. */
export const Confirm = ({ title, text, doIt, bad, onClose, onDo }: Props) => {
  const words = useWords('shell', shell);
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await onDo();
    } finally {
      setBusy(false);
    }
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <p className={classes.text}>{text}</p>
      <div className={classes.doings}>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button color={bad ? 'red' : undefined} loading={isBusy} onClick={go}>
          {doIt}
        </Button>
      </div>
    </Sheet>
  );
};
