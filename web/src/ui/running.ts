import { useState } from 'react';
import { sentenceOf } from '../api.ts';

/** Runs one call at a time for a form that says under its fields what went wrong; `run` is false where it was refused. */
export function useRun() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (failure) {
      setProblem(sentenceOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, isBusy, setProblem };
}
