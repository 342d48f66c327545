import { Button, Loader, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useToasts } from '../ui/toast.ts';
import classes from './Shell.module.css';

const Toasts = lazy(() => import('../ui/Toasts.tsx'));

const Offline = () => {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.offlineSlot}>
      {!online && (
        <div className={classes.offline}>
          <IconWifiOff size={18} aria-hidden />
          You are offline. You can still read; sending waits for the network.
        </div>
      )}
    </div>
  );
};

const Waiting = () => (
  <div className={classes.centre}>
    <Loader aria-label="Loading" />
  </div>
);

const Broken = () => (
  <main className={classes.centre}>
    <Title order={1} size="h2">
      This page has a fault
    </Title>
    <Text>Your money is safe. Load the page again; if it stays, tell us.</Text>
    <Button onClick={() => window.location.reload()}>Load again</Button>
  </main>
);

/** Catches what a page throws, so that nobody looks at a blank. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** What stands around every page. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const toasts = useToasts();
  return (
    <Boundary>
      <Offline />
      <Suspense fallback={<Waiting />}>{children}</Suspense>
      {toasts.length > 0 && (
        <Suspense>
          <Toasts toasts={toasts} />
        </Suspense>
      )}
    </Boundary>
  );
};
