import type { Language } from '../ports.ts';
import { en } from './en.ts';
import { pcm } from './pcm.ts';

/** What the bank says; the English file is the type of every other language. */
export type Phrases = typeof en;

const written: Partial<Record<Language, Phrases>> = { en, pcm };

/** The language that is written where this one is asked for. */
export const writtenFor = (language: Language): Language => (language in written ? language : 'en');

/** The phrases of a language, or English where they are not written yet. */
export const phrasesIn = (language: Language): Phrases => written[language] ?? en;
