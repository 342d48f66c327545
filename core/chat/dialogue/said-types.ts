import type { Kobo, Language } from '../../kernel/index.ts';
import type { Read, Secret, Two, Understood } from '../nlu/index.ts';
import type { SlotName, Values } from './state.ts';

/** A message with its meaning. `text` holds no secret; `secrets` stand in what was heard. */
export type Said = {
  heard: Heard;
  text: string;
  understood: Understood;
  secrets: Secret[];
  /** The orders that its text may be split into, as they were read in a language. */
  orders?: { of: string; language: Language; two: Two | undefined };
  bvn?: string;
  /** It says that whom the offer pays is not who is meant: "no, that is not Chidi". */
  deniesPayee?: true;
  /** What it asks for was decided by a guard: the policy's table has no say in it. */
  isSettled?: true;
  /** What a model says of the clause, beside its meaning. */
  frame?: Read['frame'];
  /** The account is not blocked before that was asked. */
  asksFirst?: true;
};

/** Values that a message gives to a flow, and a value that could be one of several. */
export type Taken = { values: Values; between?: { slot: SlotName; amounts: Kobo[] } };

/** A message as the bank heard it. */
export type Heard = {
  inboxId: bigint;
  kind: 'text' | 'voice' | 'other';
  text: string;
  sentAt: Date;
  receivedAt: Date;
  voice?: {
    confidence: number;
    provider: string;
    language?: Understood['language'];
    problem?: 'silent' | 'too_long' | 'unclear' | 'unavailable';
  };
  choiceId?: string;
  /** It was edited, and came without its words. */
  edited?: true;
};
