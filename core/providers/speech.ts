import type { Config } from '../config.ts';
import type { Speech, Voice } from '../ports.ts';

/** The speech-to-text provider that the environment names. */
export function openSpeech(_config: Config): Speech {
  throw new Error('not written yet');
}

/** The embedded voice. */
export function openVoice(_config: Config): Voice {
  throw new Error('not written yet');
}
