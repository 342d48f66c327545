import type { SpeechClient } from '@google-cloud/speech';
import {
  type Config,
  Fault,
  type Hints,
  type Language,
  type Samples,
  type Speech,
  type Transcript,
  within,
} from '../kernel/index.ts';
import { encodeWav, SAMPLE_RATE, voiceSegments } from './audio.ts';

const WITHIN_MS = 20_000;
/** Google tells no confidence for some models and says nought instead. */
const UNTOLD = 0.75;
/** A request takes 500 phrases at most; names come first. */
const PHRASES_MOST = 200;
const BOOST = 10;

type ClientOptions = ConstructorParameters<typeof SpeechClient>[0];

/** Google Cloud Speech-to-Text over REST, with the credentials that Google's library finds (`GOOGLE_APPLICATION_CREDENTIALS`). */
export function googleSpeech(
  config: Config,
  options: { client?: ClientOptions; withinMs?: number } = {},
): Speech {
  const hears = Object.keys(config.speechLanguages) as Language[];
  const timeout = options.withinMs ?? WITHIN_MS;
  const connect = async () => {
    const { SpeechClient } = await import('@google-cloud/speech');
    return new SpeechClient({ fallback: true, ...options.client });
  };
  let connected: Promise<SpeechClient> | undefined;

  const recognise = async (samples: Samples, hints: Hints) => {
    connected ??= connect();
    const client = await connected;
    const call = client.recognize(
      {
        config: {
          encoding: 'LINEAR16',
          sampleRateHertz: SAMPLE_RATE,
          languageCode: config.speechLanguages[hints.language] ?? 'en-NG',
          speechContexts: [
            {
              phrases: ['naira', 'airtime', ...hints.names, ...hints.banks].slice(0, PHRASES_MOST),
              boost: BOOST,
            },
          ],
        },
        audio: { content: encodeWav(samples).toString('base64') },
      },
      { timeout, maxRetries: 1 },
    );
    // Over REST the library's own time-out is not kept.
    const [answer] = await within(timeout, call);
    return (answer.results ?? []).flatMap((result) => result.alternatives?.slice(0, 1) ?? []);
  };

  const transcribe = async (samples: Samples, hints: Hints): Promise<Transcript> => {
    const best = [];
    for (const segment of voiceSegments(samples)) best.push(...(await recognise(segment, hints)));
    const text = best
      .map(({ transcript }) => transcript?.trim() ?? '')
      .filter(Boolean)
      .join(' ');
    const least = Math.min(...best.map(({ confidence }) => confidence || UNTOLD));
    return { text, confidence: text === '' ? 0 : Math.round(least * 100) / 100, provider: 'google' };
  };

  return {
    name: 'google',
    hears,
    transcribe: (samples, hints) =>
      transcribe(samples, hints).catch(() => {
        throw new Fault('unavailable', { what: 'speech' });
      }),
    close: async () => void (await (await connected)?.close()),
  };
}
