import type { Quote } from '../../quotes/index.ts';
import type { Reader } from '../nlu/index.ts';
import type { Say, Scene, Table } from './flow.ts';
import type { Conversing, Pending } from './state.ts';

/** One turn of a conversation while it is worked on: what has been heard so far, and what will be said. */
export type Talk = Scene & {
  table: Table;
  state: Conversing;
  /** Reads the texts of the message that is worked on. */
  read: Reader;
  /** The quote that waits for its approval, as it stands now. */
  offered: Quote | undefined;
  parts: Say[];
  /** Set where what was said is all that is to be said: no question follows. */
  ended: boolean;
  /** What was already being talked about when this turn began. */
  carried: readonly Pending[];
  /** A flow that began in this very turn is not pushed aside by the next message of the burst. */
  begun: Pending | undefined;
  /** What the customer said in this turn of a model outside that may read. */
  modelWord?: 'given' | 'refused' | 'withdrawn';
  /** What is said last, after whatever else is. */
  closing?: string;
  /** The words that it began with: "the cheapest data". */
  begunWith?: string;
  spoke: boolean;
  /** Set where it is to be asked whether a model outside the house may read. */
  asksConsent?: true;
  /** Set where the customer asked to hear it slower. */
  slow?: true;
  /** The last ten figures of the customer's own phone and account number; none for a stranger. */
  own: readonly string[];
  /** What a voice note was heard as, its secrets wiped. */
  spokenText?: string;
};
