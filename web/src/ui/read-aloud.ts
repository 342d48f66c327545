import { currentLanguage } from '../words/words.ts';

/** The voices of phones know English and, on some, the others; Pidgin is read with Nigeria's English. */
const voices = { en: 'en-NG', pcm: 'en-NG', ha: 'ha-NG', yo: 'yo-NG', ig: 'ig-NG' } as const;

export const canReadAloud = (): boolean => 'speechSynthesis' in window;

/** Reads a result to whoever cannot read it, in place of what is being read. */
export function readAloud(text: string): void {
  if (!canReadAloud()) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = voices[currentLanguage()];
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
