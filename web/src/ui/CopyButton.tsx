import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

const COPIED_MS = 2000;

type Props = { value: string /** What is copied, for who cannot see it. */; what: string; label?: string };

/** Copies something; a check stands in for the icon for two seconds. */
export const CopyButton = ({ value, what, label = 'Copy' }: Props) => {
  const clipboard = useClipboard({ timeout: COPIED_MS });
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={clipboard.copied ? `${what} copied` : `${label} ${what}`}
      leftSection={
        clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
      }
      onClick={() => clipboard.copy(value)}
    >
      {clipboard.copied ? 'Copied' : label}
    </Button>
  );
};
