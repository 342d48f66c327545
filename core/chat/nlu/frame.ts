import type { Kobo } from '../../kernel/index.ts';
import type { Intent } from '../intents.ts';
import type { DaySaid } from './day-said.ts';
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
  /** Money has come to where it was sent. */
  | 'arrived'
  | 'closing'
  | 'unsafe'
  | 'yes'
  | 'a_sentence'
  | 'thing_alone'
  /** Something is to be stopped, all of it, or to come first; what still waits is asked for; anything is asked. */
  | 'stops'
  | 'everything'
  | 'first'
  | 'waiting'
  | 'asks'
  /** Something is to be otherwise; somebody else has an account here. */
  | 'change'
  | 'others_account'
  /** Something else than was asked about is to be given or done. */
  | 'demands'
  /** What sounds like a question is an order: "can you cancel it". */
  | 'polite'
  /** What waits is not to be stopped. */
  | 'keeps'
  /** A standing order that stands already is spoken of. */
  | 'mandate';

/** What of an order is asked, and is told from the order itself. */
export type Facet = 'charges' | 'total' | 'day' | 'name' | 'bank' | 'purpose' | 'written';

/** By what a clause tells one thing from another: concepts that it names, its words, and a day of the week (Sunday is 0). */
export type Description = {
  concepts: ReadonlySet<string>;
  words: ReadonlySet<string>;
  weekday?: number;
};

/** One clause of a message, as the policy sees it. */
export type Frame = {
  act: Act;
  intent: Intent;
  confidence: number;
  /** It says that what it names is not wanted. */
  negated: boolean;
  /** What of the conversation it speaks of. */
  about: ReadonlySet<Matter>;
  /** By what it tells the thing that it speaks of from others. */
  description: Description;
  /** What of the open order it asks. */
  facets: readonly Facet[];
  /** It says hardly anything that is not of banking or of the conversation. */
  isBrief: boolean;
  /** The day or rhythm that it names, where it says hardly anything else. */
  day?: DaySaid;
  /** A date that no calendar has, as it was said. */
  noDate?: string;
  /** Money that is to go out, that comes in by itself, or that somebody is to be asked for. */
  direction: 'in' | 'out' | 'request';
  entities: Slots;
  /** A model read it, in context: its act is believed as it is. */
  byModel?: true;
};
