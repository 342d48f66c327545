import { useState } from 'react';
import { sentenceOf } from '../api.ts';
import { showToast } from './toast.ts';

/** Does one thing at a time that may be refused; a refusal becomes a toast under `failed`, and undefined. */
export function useDoing(): [boolean, <T>(act: () => Promise<T>, failed: string) => Promise<T | undefined>] {
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(act: () => Promise<T>, failed: string): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      showToast({ title: failed, text: sentenceOf(error), bad: true });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, run];
}
