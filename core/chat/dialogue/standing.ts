import type { Intent } from '../intents.ts';
import type { Frame } from '../nlu/index.ts';
import type { Command, Move } from './dialogue-commands.ts';
import type { SlotName, Values } from './state.ts';
import type { Thing } from './things.ts';

/** Where the conversation stands, as far as the policy looks. */
export type Standing = {
  /** What is asked about, or else what was offered and waits. */
  under?: { flow: Intent; asked?: SlotName; isOrder: boolean; isHeld: boolean; values: Values };
  isOffered: boolean;
  /** Whether what is open can be paid on a later day, or again and again. */
  takesDay: boolean;
  now: Date;
  /** An offer whose time is over, that nothing has taken the place of. */
  lapsed: boolean;
  /** The order that was approved last. */
  done?: { flow: Intent; values: Values };
  /** The order that was taken back last. */
  dropped?: { flow: Intent; values: Values };
  /** What of the message belongs to the order under way, and to asking for money. */
  given: Values;
  asking: Values;
  /** What can be spoken of: the order that is asked about or offered, and those that wait. */
  things: readonly Thing[];
  /** Whether the intent of the message begins an order, rather than shows something. */
  wantsOrder: boolean;
  /** The last ten figures of the customer's own phone and account number; none for a stranger. */
  own: readonly string[];
};

/** From here an intent is believed against what the conversation is about. */
export const SURE = 0.75;

/** Whether a clause surely wishes one of some things. */
export const wishes = ({ intent, confidence }: Frame, any: ReadonlySet<Intent>): boolean =>
  confidence >= SURE && any.has(intent);

/** A row of the policy's table. */
export type Row = {
  about: string;
  /** Only where nothing else is made of the message: see `fallback`. */
  isLast?: true;
  when: (frame: Frame, at: Standing) => boolean;
  command: (frame: Frame, at: Standing) => Command | Move;
};
