import { listBeneficiaries } from '../../customers/index.ts';
import {
  type Bank,
  banks,
  type Hints,
  isFault,
  type Language,
  type Samples,
  type Transcript,
} from '../../kernel/index.ts';
import { AudioRefused, decodeVoiceNote, voiceSegments } from '../../providers/index.ts';

export type HearProblem = 'silent' | 'too_long' | 'unclear' | 'unavailable';

/** What a voice note says; with a problem, `text` is empty and the customer is told which. */
export type HeardVoice = {
  text: string;
  confidence: number;
  provider: string;
  language?: Language;
  problem?: HearProblem;
};

/** The bank's short names said aloud; the longest list that keeps a customer's own names likely. */
const bankNames = banks.map((bank) => bank.short);

/** Hears a voice note: opened, gated for silence and length, transcribed. Never throws for what a customer may send; logs no word of it. */
export async function hear(
  bank: Bank,
  media: { mime: string; bytes: Uint8Array } | undefined,
  from: { customerId?: string; language: Language },
): Promise<HeardVoice> {
  const provider = bank.speech.name;
  const failed = (problem: HearProblem): HeardVoice => ({ text: '', confidence: 0, provider, problem });
  const startedAt = performance.now();
  const samples = media ? await open(media.bytes) : 'unclear';
  if (typeof samples === 'string') return failed(samples);
  if (voiceSegments(samples).length === 0) return failed('silent');
  if (!bank.speech.hears.includes(from.language)) return failed('unavailable');
  const said = await transcribe(bank, samples, await hintsFor(bank, from));
  bank.log.info(
    {
      provider,
      seconds: samples.length / 16_000,
      tookMs: Math.round(performance.now() - startedAt),
      confidence: said?.confidence,
    },
    'a voice note was heard',
  );
  if (!said) return failed('unavailable');
  const text = said.text.trim();
  if (text === '') return failed('unclear');
  return { text, confidence: said.confidence, provider: said.provider, language: said.language };
}

async function open(bytes: Uint8Array): Promise<Samples | HearProblem> {
  try {
    return (await decodeVoiceNote(bytes)).samples;
  } catch (error) {
    if (!(error instanceof AudioRefused)) throw error;
    return error.problem === 'too_long' ? 'too_long' : 'unclear';
  }
}

/** The names that this customer is likely to say. */
async function hintsFor(bank: Bank, from: { customerId?: string; language: Language }): Promise<Hints> {
  const saved = from.customerId ? await listBeneficiaries(bank.db, from.customerId) : [];
  const names = saved.flatMap((each) => [each.name, each.nickname ?? '']).filter(Boolean);
  return { language: from.language, names, banks: bankNames };
}

async function transcribe(bank: Bank, samples: Samples, hints: Hints): Promise<Transcript | undefined> {
  try {
    return await bank.speech.transcribe(samples, hints);
  } catch (error) {
    if (!isFault(error, 'unavailable')) bank.log.error({ err: error }, 'the speech provider failed');
    return undefined;
  }
}
