import type { Config } from '../config.ts';
import type { Speech, Voice } from '../ports.ts';
import { embeddedSpeech } from './speech-embedded.ts';

/** Hears nothing: every voice note is answered with a request to type. */
const deaf: Speech = {
  name: 'off',
  hears: [],
  transcribe: async () => ({ text: '', confidence: 0, provider: 'off' }),
  close: async () => {},
};

/** The speech-to-text provider that the environment names. Nothing is loaded before the first voice note, or `warm`. */
export function openSpeech(config: Config): Speech {
  return config.speech === 'off' ? deaf : embeddedSpeech();
}

/** The embedded voice. */
export function openVoice(_config: Config): Voice {
  return { name: 'off', speak: async () => undefined, close: async () => {} };
}
