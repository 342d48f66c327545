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

/** The style sheets that did not arrive: nobody else asks for them again. */
const lost = new Set<HTMLLinkElement>();
if (typeof window !== 'undefined')
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && lost.add(target), true);

const fetchStyle = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = resolve;
    again.onerror = reject;
    lost.delete(link);
    link.replaceWith(again);
  });

async function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const [loaded] = await Promise.all([load(), ...[...lost].map(fetchStyle)]);
      return loaded;
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
