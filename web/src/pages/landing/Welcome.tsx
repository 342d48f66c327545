import type { User } from '@karo/core/contract/index';
import { Button } from '@mantine/core';
import { DEMO_PIN } from '../../session.ts';
import { Logo } from '../../ui/Logo.tsx';
import classes from './Demo.module.css';

type Props = { user: User | null | undefined; onDemo: () => void; isBusy: boolean };

/** What stands in a chat that has not begun. */
export const Welcome = ({ user, onDemo, isBusy }: Props) => (
  <div className={classes.welcome}>
    <Logo size={60} />
    {user ? (
      <>
        <h2>You are {user.firstName} now</h2>
        <p>
          {user.isDemo ? (
            <>
              Your play money is in. When Karo asks for the PIN, it is <strong>{DEMO_PIN}</strong>.
            </>
          ) : (
            'Ask for your balance, send money, buy airtime.'
          )}
        </p>
      </>
    ) : (
      <>
        <h2>Ẹ káàárọ̀! Welcome to Karo</h2>
        <p>The bank that you talk to. Say “open an account”, or look around first:</p>
        <Button size="md" loading={isBusy} onClick={onDemo}>
          Try it as a demo customer
        </Button>
      </>
    )}
  </div>
);
