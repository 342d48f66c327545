import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';

const COPIED_MS = 2000;

type Props = { value: string /** What is copied, for who cannot see it. */; what: string; label?: string };

/** Copies something; a check stands in for the icon for two seconds. */
export const CopyButton = ({ value, what, label }: Props) => {
  const words = useWords('shell', shell);
  const shown = label ?? words.copy;
  const clipboard = useClipboard({ timeout: COPIED_MS });
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={clipboard.copied ? `${words.copied}: ${what}` : `${shown} ${what}`}
      leftSection={
        clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
      }
      onClick={() => clipboard.copy(value)}
    >
      {clipboard.copied ? words.copied : shown}
    </Button>
  );
};
