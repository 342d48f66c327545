import type { Intent, Topic } from '../intents.ts';

/** What a pattern says for certain, or as good as; what `stands` is said whatever a classifier makes of the text. */
export type Matched = { intent: Intent; topic?: Topic; confidence: number; stands?: boolean };
