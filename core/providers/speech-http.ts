import {
  type Config,
  Fault,
  type Hints,
  type Language,
  type Samples,
  type Speech,
  type Transcript,
} from '../kernel/index.ts';
import { encodeWav } from './audio.ts';

const WITHIN_MS = 30_000;
const UNTOLD = 0.75;

/**
 * Any recogniser behind one HTTP call, as a model of one's own for Hausa, Yoruba or Igbo would be: POST of a WAV (16 kHz, mono) to
 * `SPEECH_URL?language=ha-NG`, answered with `{"text": "…", "confidence": 0.9}`.
 */
export function httpSpeech(config: Config, withinMs = WITHIN_MS): Speech {
  const hears = Object.keys(config.speechLanguages) as Language[];
  const transcribe = async (samples: Samples, hints: Hints): Promise<Transcript> => {
    if (!config.speechUrl) throw new Error('SPEECH=http needs SPEECH_URL');
    const url = new URL(config.speechUrl);
    url.searchParams.set('language', config.speechLanguages[hints.language] ?? hints.language);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'audio/wav',
        ...(config.speechKey ? { authorization: `Bearer ${config.speechKey}` } : {}),
      },
      body: new Uint8Array(encodeWav(samples)),
      signal: AbortSignal.timeout(withinMs),
    });
    if (!response.ok) throw new Error(`the recogniser answered ${response.status}`);
    return parseAnswer(await response.json());
  };
  return {
    name: 'http',
    hears,
    transcribe: (samples, hints) =>
      transcribe(samples, hints).catch(() => {
        throw new Fault('unavailable', { what: 'speech' });
      }),
    close: async () => {},
  };
}

function parseAnswer(answer: unknown): Transcript {
  const { text, confidence } = (answer ?? {}) as { text?: unknown; confidence?: unknown };
  if (typeof text !== 'string') throw new Error('the recogniser answered no text');
  const sure = typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? confidence : UNTOLD;
  return { text: text.trim(), confidence: text.trim() === '' ? 0 : sure, provider: 'http' };
}
