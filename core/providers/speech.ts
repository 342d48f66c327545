import type { Config, Speech, Voice } from '../kernel/index.ts';
import { embeddedSpeech } from './speech-embedded.ts';
import { googleSpeech } from './speech-google.ts';
import { httpSpeech } from './speech-http.ts';
import { openaiSpeech } from './speech-openai.ts';
import { embeddedVoice } from './voice-embedded.ts';

/** Hears nothing: every voice note is answered with a request to type. */
const deaf: Speech = {
  name: 'off',
  hears: [],
  transcribe: async () => ({ text: '', confidence: 0, provider: 'off' }),
  close: async () => {},
};

const providers: Record<Config['speech'], (config: Config) => Speech> = {
  embedded: () => embeddedSpeech(),
  openai: (config) => openaiSpeech(config),
  google: (config) => googleSpeech(config),
  http: (config) => httpSpeech(config),
  off: () => deaf,
};

/** The speech-to-text provider that the environment names. Nothing is loaded before the first voice note, or `warm`. */
export function openSpeech(config: Config): Speech {
  return providers[config.speech](config);
}

const mute: Voice = { name: 'off', speak: async () => undefined, close: async () => {} };

/** The voice that answers a voice note: the embedded one, unless speech is off. */
export function openVoice(config: Config): Voice {
  return config.speech === 'off' ? mute : embeddedVoice();
}
