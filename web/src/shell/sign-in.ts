import { useSyncExternalStore } from 'react';

/** Whose session turned out to rest, for the dialog that wakes it. */
export type Resting = { firstName: string; phone: string };

let isOpen = false;
let found: Resting | undefined;
const listeners = new Set<() => void>();

const set = (open: boolean, resting?: Resting) => {
  isOpen = open;
  found = resting;
  for (const listener of listeners) listener();
};

/** Opens the sign-in dialog, from wherever somebody is needed. */
export const openSignIn = () => set(true);
export const closeSignIn = () => set(false);

/** Opens it over what somebody is doing whose session has ended: what they typed stays where it is. */
export const openSignInAgain = (resting: Resting | undefined) => {
  if (!isOpen) set(true, resting);
};

export const foundResting = (): Resting | undefined => found;

export const useSignInOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
