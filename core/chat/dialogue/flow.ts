import type { Trx } from '@karo/db/client';
import type { Customer } from '../../customers/index.ts';
import type { Bank, Language } from '../../kernel/index.ts';
import type { Choice, Reply } from '../../messaging/index.ts';
import type { Phrases } from '../../phrases/index.ts';
import type { Intent } from '../intents.ts';
import type { Option, SlotName, Values } from './state.ts';

/** A conversation as the inbox knows it. */
export type Conversation = {
  id: bigint;
  channel: 'whatsapp' | 'web' | 'ussd' | 'terminal';
  address: string;
  customerId?: string;
  language: Language;
  /** A person has it: the bank's own voice keeps quiet. */
  human?: boolean;
};

/** What a flow sees while it asks, checks and completes. */
export type Scene = {
  bank: Bank;
  now: Date;
  conversation: Conversation;
  language: Language;
  phrases: Phrases;
  /** Who is speaking; throws Fault `account_missing` where nobody is known. */
  customer(): Promise<Customer>;
  /** Written in the transaction that writes the replies. */
  effects: Effect[];
};

/** A change to commit with the replies; where it answers text, that is said instead of the reply. */
export type Effect = (trx: Trx) => Promise<string | undefined>;

/** A part of what the bank says in a turn. */
export type Say = Pick<Reply, 'text' | 'choices' | 'approval' | 'receipt' | 'statement'>;

/** What is asked while a slot is empty; an option answers it by number, word or button. */
export type Question = { text: string; options?: Option[] };

/** What looking at a value came to: other values that follow from it, or a question instead. */
export type Checked = { values: Values } | { ask: Question } | undefined;

export type Slot = {
  name: SlotName;
  /** How to ask for it, `plain` where none of the answers offered was right; a slot without a question is only ever volunteered. */
  ask?: (scene: Scene, values: Values, plain: boolean) => Question | Promise<Question>;
  /** False where this conversation does not need it. */
  needed?: (scene: Scene, values: Values) => boolean;
  /** What it is where the customer says nothing about it. */
  presume?: (scene: Scene, values: Values) => Promise<string | undefined>;
  /** Looks at a value as soon as it is there; throws a Fault where it will not do. */
  check?: (scene: Scene, values: Values) => Promise<Checked>;
  /** Values that no longer hold when this one is said anew. */
  drops?: readonly SlotName[];
  /** Never written down: used in the turn in which it is heard. */
  secret?: true;
};

/** A quote that waits for its approval, and what the bank says about it. */
export type Offered = { quoteId: string; say: Say };
/** What is said when all is known. With `invite` a stranger is asked whether to open an account; `language` is spoken from now on. */
export type Answered = { say: Say; menu?: readonly MenuItem[]; invite?: boolean; language?: Language };
export type Completion = Answered | Offered;

/** Something that the bank can be asked to do by choosing it. */
export type MenuItem = Intent | { id: string; title: keyof Phrases['chat']['titles'] };

/** One thing that a customer can do in conversation: what must be known, and what completes it. */
export type Flow = {
  /** An order takes the place of what was under way; an answer is given and returns to it. */
  kind: 'order' | 'answer';
  /** Who may: a `customer` has an account, a `stranger` has none. */
  who: 'anyone' | 'customer' | 'stranger';
  slots: readonly Slot[];
  complete(scene: Scene, values: Values): Promise<Completion>;
};

/** What the engine does itself, in any flow. */
export type Control = 'cancel' | 'repeat' | 'human';

/** Every intent has a row: its flow, a control, or the honest word that it is not here yet. */
export type Table = { readonly [I in Intent]: Flow | Control | 'not_yet' };

/** The buttons of a menu, in the customer's language; what is not here yet has none. */
export const toChoices = (phrases: Phrases, items: readonly MenuItem[], table: Table): Choice[] =>
  items
    .filter((item) => typeof item !== 'string' || table[item] !== 'not_yet')
    .map((item) => {
      const { titles } = phrases.chat;
      if (typeof item !== 'string') return { id: item.id, title: titles[item.title] };
      return { id: `do:${item}`, title: titles[item as keyof typeof titles] ?? item };
    });
