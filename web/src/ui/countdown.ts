import { useEffect, useState } from 'react';

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until an instant (in ms), counted down; 0 where there is none. */
export function useCountdown(until: number | undefined): number {
  const [, tick] = useState(0);
  const left = until === undefined ? 0 : secondsTo(until);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
