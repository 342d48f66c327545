import { type ReactNode, Suspense, useState } from 'react';
import { isCode } from '../api.ts';
import { part } from '../ui/part.ts';

const ProofSheet = part(() => import('./ProofSheet.tsx'));

type Waiting = { again: () => void; giveUp: () => void };

/**
 * Does what the bank may refuse until a second factor is shown: then it is asked for, and the same is done again. `dialog` must be on the
 * page. What is given up resolves to undefined.
 */
export function useWithProof(address: string | undefined): {
  withProof: <T>(act: () => Promise<T>) => Promise<T | undefined>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting>();

  const withProof = async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (failure) {
      if (!isCode(failure, 'second_factor_needed')) throw failure;
      const isShown = await new Promise<boolean>((resolve) =>
        setWaiting({ again: () => resolve(true), giveUp: () => resolve(false) }),
      );
      setWaiting(undefined);
      return isShown ? act() : undefined;
    }
  };
  const dialog = waiting && (
    <Suspense>
      <ProofSheet
        kind="two-factor"
        purpose="login"
        title="Show that it is you"
        {...(address && { address })}
        onDone={waiting.again}
        onCancel={waiting.giveUp}
      />
    </Suspense>
  );
  return { withProof, dialog };
}
