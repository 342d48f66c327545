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

const WITHIN_MS = 20_000;
/** Where the model tells no probabilities. */
const UNTOLD = 0.75;
const NAMES_MOST = 40;

/** OpenAI's transcription endpoint, or any server that speaks its protocol at `OPENAI_BASE_URL`. */
export function openaiSpeech(config: Config, withinMs = WITHIN_MS): Speech {
  const hears = Object.keys(config.speechLanguages) as Language[];
  const connect = async () => {
    const { default: OpenAI, toFile } = await import('openai');
    const client = new OpenAI({
      apiKey: config.openaiKey ?? 'none',
      baseURL: config.openaiUrl,
      timeout: withinMs,
      maxRetries: 1,
    });
    return { client, toFile };
  };
  let connected: ReturnType<typeof connect> | undefined;

  const transcribe = async (samples: Samples, hints: Hints): Promise<Transcript> => {
    connected ??= connect();
    const { client, toFile } = await connected;
    const told = config.openaiSpeechModel.startsWith('gpt-4o');
    const said = await client.audio.transcriptions.create({
      file: await toFile(encodeWav(samples), 'note.wav', { type: 'audio/wav' }),
      model: config.openaiSpeechModel,
      response_format: 'json',
      language: config.speechLanguages[hints.language]?.split('-')[0],
      prompt: promptOf(hints),
      ...(told ? { include: ['logprobs'] } : {}),
    });
    const text = said.text.trim();
    return { text, confidence: text === '' ? 0 : confidenceOf(said.logprobs), provider: 'openai' };
  };

  return {
    name: 'openai',
    hears,
    transcribe: (samples, hints) =>
      transcribe(samples, hints).catch(() => {
        throw new Fault('unavailable', { what: 'speech' });
      }),
    close: async () => {},
  };
}

/** Words that the customer is likely to say, which the model would otherwise spell its own way. */
const promptOf = ({ names, banks }: Hints): string =>
  `Nigerian banking: naira, kobo, airtime, abeg. ${[...names.slice(0, NAMES_MOST), ...banks].join(', ')}.`;

/** The mean probability of a token. */
function confidenceOf(tokens: readonly { logprob?: number }[] | undefined): number {
  if (!tokens || tokens.length === 0) return UNTOLD;
  const sum = tokens.reduce((total, { logprob }) => total + (logprob ?? 0), 0);
  return Math.round(Math.exp(sum / tokens.length) * 100) / 100;
}
