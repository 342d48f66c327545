import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../api.ts';
import { proof } from '../words/en/proof.ts';
import { useWords } from '../words/words.ts';
import classes from './Proof.module.css';

type Props = { address?: string | undefined; onCode: (code: string) => void };

/** In the sandbox nothing is really sent: what would have come is read here. Elsewhere the bank refuses, and this goes away. */
export const SandboxCode = ({ address, onCode }: Props) => {
  const words = useWords('proof', proof);
  const [said, setSaid] = useState<string>();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const look = async () => {
    try {
      const [message] = await call('GET /api/sandbox/messages', { query: address ? { address } : {} });
      const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
      setSaid(message?.body ?? words.nothing);
      if (code) onCode(code);
    } catch {
      setGone(true);
    }
  };
  return (
    <div className={classes.sandbox}>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconMailOpened size={18} aria-hidden />}
        onClick={look}
      >
        {words.inbox}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
};
