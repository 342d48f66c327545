import { useSyncExternalStore } from 'react';
import { wordsNow } from '../words/words.ts';

export type Toast = { id: number; title: string; text?: string; bad?: boolean };

/** Titles and texts of the toasts, as the spec words them. */
export const toasts = {
  microphoneDenied: {
    title: 'Recording Error',
    text: 'Could not access microphone. Please check permissions.',
    bad: true,
  },
  voiceFailed: {
    title: 'Processing Error',
    text: 'Failed to process voice command. Please try again.',
    bad: true,
  },
  demoFailed: { title: 'Failed to create demo account', bad: true },
  waitlistMissing: { title: 'Missing information', text: 'Please fill in all fields.', bad: true },
  waitlistFailed: { title: 'Error', text: 'Something went wrong. Please try again.', bad: true },
  waitlistJoined: { title: 'Welcome to the waitlist!' },
  tierActive: { title: 'Already Active', text: "You're already on this tier" },
  tierUpgraded: { title: 'Tier Upgraded!' },
  upgradeFailed: { title: 'Upgrade Failed', bad: true },
  codeSent: { title: 'Code Sent' },
  codeNotSent: { title: 'Failed to Send Code', text: 'Please try again', bad: true },
  codeRight: { title: 'Verification Successful' },
  codeWrong: { title: 'Invalid Code', text: 'Please check the code and try again', bad: true },
  codeTooShort: { title: 'Invalid Code', text: 'Please enter a 6-digit code', bad: true },
  biometricRight: { title: 'Authentication Successful', text: 'Biometric verification completed' },
  biometricWrong: { title: 'Authentication Failed', text: 'Please try again or use your PIN', bad: true },
  biometricMissing: {
    title: 'Biometric Not Available',
    text: 'Biometric authentication is not supported on this device',
    bad: true,
  },
  authCancelled: { title: 'Authentication Cancelled' },
  profileUpdated: { title: 'Profile Updated' },
  securityUpdated: { title: 'Security Settings Updated' },
  limitsUpdated: { title: 'Limits Updated' },
  bankAccountAdded: { title: 'Bank Account Added' },
  accountDeleted: { title: 'Account Deleted' },
  stillIn: { title: 'You are still signed in', bad: true },
  signedOut: { title: 'You are signed out', text: 'Start again as a demo customer, or open an account.' },
} satisfies Record<string, Omit<Toast, 'id'>>;

type ToastName = keyof typeof toasts;

/** What another language has for the catalogue. */
export type SaidToasts = Partial<Record<ToastName, { title: string; text?: string }>>;

const none: readonly Toast[] = [];
let shown = none;
let last = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Toast[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast in place of the one there is: at most one at a time. */
export const showToast = (toast: Omit<Toast, 'id'>) => {
  last += 1;
  change([{ ...toast, id: last }]);
};

/** Shows one of the catalogue, in the language chosen where that has it; with a text of its own where the bank said more. */
export const tell = (name: ToastName, text?: string): void => {
  const own: Omit<Toast, 'id'> = toasts[name];
  showToast({ ...own, ...wordsNow('toasts', {})[name], ...(text && { text }) });
};

export const hideToast = (id: number) => change(shown.filter((toast) => toast.id !== id));

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );
