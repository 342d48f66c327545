import { useSyncExternalStore } from 'react';

/** What a page says when it answers: what was pressed before that is pressed again. */
export const READY = 'karo-ready';

const hasRoot = () => document.getElementById('root')?.hasChildNodes() ?? false;

/** A page that was made beforehand was made for its bare path: what else the address says is heard once the page stands. */
let isStanding = typeof document !== 'undefined' && !hasRoot();

/** False while a page that was made beforehand is being taken over, for whoever waits for that. */
export const useStanding = (waits: boolean): boolean =>
  useSyncExternalStore(
    (listener) => {
      const stand = () => {
        isStanding = true;
        listener();
      };
      addEventListener(READY, stand, { once: true });
      return () => removeEventListener(READY, stand);
    },
    () => !waits || isStanding,
    () => !waits,
  );
