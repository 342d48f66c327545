import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (open: boolean) => {
  isOpen = open;
  for (const listener of listeners) listener();
};

/** Opens the sign-in dialog, from wherever somebody is needed. */
export const openSignIn = () => set(true);
export const closeSignIn = () => set(false);

export const useSignInOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
