import { Button, Loader, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { part } from '../ui/part.ts';
import { useToasts } from '../ui/toast.ts';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { READY } from './made.ts';
import classes from './Shell.module.css';
import { useSignInOpen } from './sign-in.ts';

const loadToasts = () => import('../ui/Toasts.tsx');
const Toasts = part(loadToasts);
const SignInDialog = part(() => import('./SignInDialog.tsx'));

const Offline = () => {
  const words = useWords('shell', shell);
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.offlineSlot}>
      {!online && (
        <div className={classes.offline}>
          <IconWifiOff size={18} aria-hidden />
          {words.offline}
        </div>
      )}
    </div>
  );
};

const Waiting = () => {
  const words = useWords('shell', shell);
  const { online } = useNetwork();
  return (
    <div className={classes.centre}>
      {online ? (
        <Loader role="status" aria-label={words.loading} />
      ) : (
        <Text role="alert">{words.noNetwork}</Text>
      )}
    </div>
  );
};

const Broken = () => {
  const { fault, noNetwork } = useWords('shell', shell);
  const { online } = useNetwork();
  return (
    <div className={classes.centre}>
      <Title order={1} size="h2">
        {online ? fault.title : noNetwork}
      </Title>
      {online && <Text>{fault.text}</Text>}
      <Button onClick={() => window.location.reload()}>{fault.load}</Button>
    </div>
  );
};

/** Catches what a page throws, so that nobody looks at a blank. */
class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Says that the page answers. */
const Ready = () => {
  useEffect(() => {
    window.dispatchEvent(new Event(READY));
  }, []);
  return null;
};

/** What of an address opens another thing on the same page; a tab stays where it is. */
const thingOf = (search: string): string => {
  const asked = new URLSearchParams(search);
  asked.delete('tab');
  return asked.toString();
};

/** Header, page and footer. Another page begins at its head, with the focus on it; so does what takes the place of what was pressed. */
export const Framed = () => {
  const words = useWords('shell', shell);
  const { pathname, search, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const was = shown.current;
    shown.current = { pathname, search };
    const isPage = was.pathname !== pathname;
    if ((!isPage && was.search === search) || (isPage && hash)) return;
    if (!isPage && document.activeElement !== document.body) return;
    if (isPage || thingOf(was.search) !== thingOf(search)) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return (
    <>
      <a href="#main" className={classes.skip}>
        {words.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        <Boundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
            <Ready />
          </Suspense>
        </Boundary>
      </main>
      <Footer />
      <BottomBar />
    </>
  );
};

/** What stands around every page. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const toasts = useToasts();
  const asksSignIn = useSignInOpen();
  useEffect(() => {
    // What says that there is no network cannot be fetched then: it comes with the first touch.
    const load = () => {
      loadToasts().catch(() => undefined);
    };
    const touches = ['pointerdown', 'keydown'];
    for (const touch of touches) addEventListener(touch, load, { once: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, load);
    };
  }, []);
  return (
    <Boundary>
      <Offline />
      <Suspense fallback={<Waiting />}>{children}</Suspense>
      <Suspense>{asksSignIn && <SignInDialog />}</Suspense>
      <Suspense>{toasts.length > 0 && <Toasts toasts={toasts} />}</Suspense>
    </Boundary>
  );
};
