import type { Intent } from '../intents.ts';
import type { Control } from './flow.ts';
import type { Taken } from './said-types.ts';
import type { SlotName, Values } from './state.ts';

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
