import { isCode } from '../api.ts';
import { useCountdown } from '../ui/countdown.ts';

const RESEND_MS = 60_000;

/** Sends a code by `act`; false where one that was sent a moment ago is still good. */
export async function sendCode(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (failure) {
    if (isCode(failure, 'code_sent_lately')) return false;
    throw failure;
  }
}

/** Seconds until another code may be asked for, counted from when one was sent (in ms); 0 where none was. */
export const useResendIn = (sentAt: number | undefined): number =>
  useCountdown(sentAt === undefined ? undefined : sentAt + RESEND_MS);
