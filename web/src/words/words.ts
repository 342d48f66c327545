import { useSyncExternalStore } from 'react';
import type { SaidToasts } from '../ui/toast.ts';
import type { activity } from './en/activity.ts';
import type { analytics } from './en/analytics.ts';
import type { brand } from './en/brand.ts';
import type { chat } from './en/chat.ts';
import type { dates } from './en/dates.ts';
import type { demo } from './en/demo.ts';
import type { developers } from './en/developers.ts';
import type { directory } from './en/directory.ts';
import type { education } from './en/education.ts';
import type { help } from './en/help.ts';
import type { investing } from './en/investing.ts';
import type { landing } from './en/landing.ts';
import type { loans } from './en/loans.ts';
import type { notices } from './en/notices.ts';
import type { onboarding } from './en/onboarding.ts';
import type { payIn } from './en/pay-in.ts';
import type { proof } from './en/proof.ts';
import type { remittance } from './en/remittance.ts';
import type { resetPin } from './en/reset-pin.ts';
import type { savings } from './en/savings.ts';
import type { settings } from './en/settings.ts';
import type { shell } from './en/shell.ts';
import type { standing } from './en/standing.ts';
import type { status } from './en/status.ts';
import type { ussd } from './en/ussd.ts';
import type { voice } from './en/voice.ts';

/** The languages of the site, each by the name that its speakers give it. */
export const languages = {
  en: 'English',
  pcm: 'Naijá (Pidgin)',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
} as const;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** What is said in five languages; English is the type of the others. */
export type Words = {
  shell: typeof shell;
  landing: typeof landing;
  onboarding: typeof onboarding;
  chat: typeof chat;
  demo: typeof demo;
  education: typeof education;
  help: typeof help;
  dates: typeof dates;
  proof: typeof proof;
  resetPin: typeof resetPin;
  notices: typeof notices;
  settings: typeof settings;
  activity: typeof activity;
  standing: typeof standing;
  status: typeof status;
  directory: typeof directory;
  brand: typeof brand;
  analytics: typeof analytics;
  investing: typeof investing;
  loans: typeof loans;
  savings: typeof savings;
  developers: typeof developers;
  payIn: typeof payIn;
  remittance: typeof remittance;
  ussd: typeof ussd;
  voice: typeof voice;
  toasts: SaidToasts;
};
export type Area = keyof Words;

/** Another language: what it has not, English says. */
export type Translation = { shell: Words['shell'] } & Partial<Words>;

const load: Record<Exclude<Language, 'en'>, () => Promise<{ words: Translation }>> = {
  pcm: () => import('./pcm/all.ts'),
  ha: () => import('./ha/all.ts'),
  yo: () => import('./yo/all.ts'),
  ig: () => import('./ig/all.ts'),
};

type State = { language: Language; words: Partial<Words> };

const english: State = { language: 'en', words: {} };
/** Where the browser keeps what was chosen. */
export const KEY = 'karo-language';
let state = english;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language in which the site speaks now. */
export const currentLanguage = (): Language => state.language;

/** The words of one part of the site as they are now, for what is said outside of a page's drawing. */
export const wordsNow = <A extends Area>(area: A, inEnglish: Words[A]): Words[A] =>
  (state.words[area] as Words[A] | undefined) ?? inEnglish;

/** Fetches a language and speaks it from then on, in this visit and, where it is kept, the next: also where it could not be fetched in this one. */
export async function speak(language: Language, isKept = true): Promise<void> {
  try {
    if (isKept) localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
  const words = language === 'en' ? {} : (await load[language]()).words;
  state = { language, words };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Whether somebody chose a language in this browser. */
export const wasChosen = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Speaks the language that was chosen in an earlier visit. */
export async function speakAsBefore(): Promise<void> {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    return;
  }
  const language = languageCodes.find((code) => code === kept);
  if (language && language !== 'en') await speak(language).catch(() => {});
}

const useState = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => english,
  );

export const useLanguage = (): Language => useState().language;

/** The words of one part of the site, in the language chosen; in English where that language has none for it. */
export function useWords<A extends Area>(area: A, inEnglish: Words[A]): Words[A] {
  const { words } = useState();
  return (words[area] as Words[A] | undefined) ?? inEnglish;
}
