import type { Intent } from '../intents.ts';
import type { Facet } from '../nlu/index.ts';
import type { Control } from './flow.ts';
import type { Taken } from './said-types.ts';
import type { SlotName, Values } from './state.ts';
import type { Thing } from './things.ts';

/** What the policy asks of the engine about the conversation itself. */
export type Command =
  /** The page of the offer once more; an offer whose time is over is made anew. */
  | { do: 'resend'; why: 'page' | 'pin_place' }
  /** What was said changes nothing of what is asked or offered. */
  | { do: 'unchanged' }
  /** A question on the way: answered where the bank knows, and the flow goes on. */
  | { do: 'aside' }
  /** What waits was wrong, and not said how: it can no longer be approved. */
  | { do: 'take_back' }
  | { do: 'decline' }
  /** How an account is closed; none is. */
  | { do: 'closing' }
  | { do: 'no_date'; said: string }
  /** What is named could be for several things. */
  | { do: 'which' }
  /** Somebody else has an account, who may have died. */
  | { do: 'others_account' }
  /** Nothing is shown of an account that is another's. */
  | { do: 'only_own' }
  /** What the open order holds of what is asked. */
  | { do: 'tell'; facets: readonly Facet[] }
  /** The order that is open, or one that waits behind it, is stopped; or all of them are. */
  | { do: 'stop'; at: Thing['at'] }
  | { do: 'stop_all' }
  /** Which is to be stopped is asked, with what there is. */
  | { do: 'which_stop' }
  | { do: 'was_stopped' }
  /** What is open and what waits, in order. */
  | { do: 'list' }
  /** What waits is taken before what is open. */
  | { do: 'bring_up'; at: Thing['at'] };

/** What one message asks the engine to do. */
export type Move =
  | { do: 'begin'; intent: Intent; taken: Taken }
  /** `without` names what is to be asked for anew. */
  | { do: 'fill'; taken: Taken; without?: readonly SlotName[] }
  | { do: 'pick'; values: Values }
  /** The order that was offered, with something in it changed. */
  | { do: 'reopen'; taken: Taken; without?: readonly SlotName[] }
  /** Values that could be for airtime or to be sent. */
  | { do: 'either'; values: Values }
  | { do: 'yes'; taken: Taken }
  | { do: 'no' }
  | { do: Control; reference?: string }
  | { do: 'return' }
  /** A button whose question is over. */
  | { do: 'over' }
  | { do: 'miss'; beyond: boolean; guesses: readonly Intent[] };
