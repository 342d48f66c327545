import type { Language } from '../../kernel/index.ts';
import type { Intent, Topic } from '../intents.ts';
import type { Secret } from './secrets.ts';
import type { Slots } from './slots.ts';

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
  /** What else it could be, likeliest first, to be offered where the intent is unsure. */
  guesses?: Intent[];
  secrets: Secret[];
};
