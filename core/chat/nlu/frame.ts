import type { Kobo } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import type { Act } from './net.ts';
import type { Slots } from './slots.ts';

/** What must hold before an order counts. The bank can look at a balance; it cannot wait for anything `else`. */
export type Condition = { on: 'balance'; than: 'above' | 'below'; amount: Kobo } | { on: 'else' };

/**
 * What a message speaks of that the conversation holds: the page of an offer, where its PIN goes, the same payment once more, a mistake in it, what was done
 * before, that the account is to be closed, that it is in danger; whether it begins with a yes, is a sentence and nobody's name, or names a thing and nothing to be done with it.
 */
export type Matter =
  | 'page'
  | 'pin_place'
  | 'same_again'
  | 'mistake'
  | 'past'
  | 'closing'
  | 'unsafe'
  | 'yes'
  | 'a_sentence'
  | 'thing_alone';

/** One clause of a message, as the policy sees it. */
export type Frame = {
  act: Act;
  intent: Intent;
  confidence: number;
  /** It says that what it names is not wanted. */
  negated: boolean;
  /** What of the conversation it speaks of. */
  about: ReadonlySet<Matter>;
  /** A date that no calendar has, as it was said. */
  noDate?: string;
  /** Money is asked for, and not sent. */
  direction: 'in' | 'out';
  entities: Slots;
};
