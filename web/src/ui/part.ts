import { type ComponentType, lazy } from 'react';

const AGAIN_MS = 2_000;
/** After so many the network is there, and the file is not: the page is older than the bank's, and is to be loaded anew. */
const TRIES = 5;

/** Waits until the network is back, or for a while. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      removeEventListener('online', goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
  });

/** Asks again for the style sheets that did not arrive: nobody else does. */
const mendStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter((link) => !link.sheet)
      .map(
        (link) =>
          new Promise((resolve, reject) => {
            const again = link.cloneNode() as HTMLLinkElement;
            again.onload = resolve;
            again.onerror = reject;
            link.replaceWith(again);
          }),
      ),
  );

async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      if (tries > 1) await mendStyles();
      return await load();
    } catch (failure) {
      if (navigator.onLine && tries >= TRIES) throw failure;
      await pause(AGAIN_MS * tries);
    }
  }
}

/** A part that is fetched when it is needed. A network that is gone meanwhile is waited for, so that nobody loses what they typed beside it. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it.
export const part = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(() => keepTrying(load));
