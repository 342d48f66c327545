import type { Language } from '../kernel/index.ts';
import { en } from './en/phrases.ts';
import { withFallback } from './fallback.ts';
import { ha } from './ha/phrases.ts';
import { ig } from './ig/phrases.ts';
import { pcm } from './pcm/phrases.ts';
import { yo } from './yo/phrases.ts';

/** What the bank says; the English file is the type of every other language. */
export type Phrases = typeof en;

const written: Record<Language, Phrases> = {
  en,
  pcm,
  ha: withFallback<Phrases>(en, ha),
  yo: withFallback<Phrases>(en, yo),
  ig: withFallback<Phrases>(en, ig),
};

/** What each language says itself, without what it leaves to English. */
export const saidIn: Record<Language, object> = { en, pcm, ha, yo, ig };

/** The language that is written where this one is asked for. */
export const writtenFor = (language: Language): Language => language;

/** The phrases of a language; English phrase by phrase where one is not written yet. */
export const phrasesIn = (language: Language): Phrases => written[language];
