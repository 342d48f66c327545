import type { Logger } from 'pino';
import type { Config, Rails } from '../kernel/index.ts';
import { absentRails } from './absent.ts';
import type { Trouble } from './http.ts';
import { monnifyRails } from './monnify/rails.ts';
import { paystackRails } from './paystack/rails.ts';

/** What every adapter is opened with. */
export type Opening = { config: Config; trouble: Trouble; log: Logger };

/** Whether a port is played: only where the sandbox is on, whatever is named. */
export const isPlayed = ({ config }: Opening, name: string): boolean => config.sandbox && name === 'sandbox';

/** Less than half of the whole deadline: an order at some providers takes two calls, and is not begun once nobody waits for it. */
const PART = 0.4;

/** What an adapter takes of it. */
export const optionsFor = ({ config, trouble, log }: Opening) => ({
  timeoutMs: Math.round(config.providerDeadlineMs * PART),
  trouble,
  log,
});

function railsBy(name: 'paystack' | 'monnify' | 'off', opening: Opening): Rails | undefined {
  const { paystack, monnify } = opening.config.providers;
  const options = optionsFor(opening);
  if (name === 'paystack' && paystack) return paystackRails({ account: paystack, ...options });
  if (name === 'monnify' && monnify) return monnifyRails({ account: monnify, ...options });
  return undefined;
}

/** Rails that ask another provider for a name where their own does not answer; money goes by their own alone. */
export const withFallback = (rails: Rails, other: Rails): Rails => ({
  ...rails,
  enquire: async (order) => {
    const first = await rails.enquire(order);
    return first.code === 'silence' ? other.enquire(order) : first;
  },
});

/** The interbank rails that the environment names; `sandbox` opens the played ones. */
export function chooseRails(opening: Opening, sandbox: () => Rails): Rails {
  const { rails: name, railsFallback } = opening.config.providers;
  if (isPlayed(opening, name)) return sandbox();
  if (name === 'sandbox') return absentRails;
  const rails = railsBy(name, opening) ?? absentRails;
  const other = railsFallback === name ? undefined : railsBy(railsFallback, opening);
  return other ? withFallback(rails, other) : rails;
}
