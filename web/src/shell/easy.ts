import { useSyncExternalStore } from 'react';

/** The plain mode: bigger words, icons with words, results read aloud. Kept in the page's root, where styles see it. */
const KEY = 'karo-easy';
const listeners = new Set<() => void>();

const isEasy = () => document.documentElement.dataset.easy === 'yes';

export const toggleEasy = () => {
  const easy = !isEasy();
  if (easy) document.documentElement.dataset.easy = 'yes';
  else delete document.documentElement.dataset.easy;
  try {
    localStorage.setItem(KEY, easy ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing starts plain.
  }
  for (const listener of listeners) listener();
};

/** True in the mode of bigger words. */
export const useEasy = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEasy,
    () => false,
  );
