import { setImmediate } from 'node:timers/promises';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import type { Samples } from '../kernel/index.ts';

/** The rate of all samples in the house. */
export const SAMPLE_RATE = 16_000;

/** What a voice note may be at most; a longer one is a message to type, or two notes. */
const BYTES_MOST = 5 * 1024 * 1024;
const SECONDS_MOST = 120;
/** The neural model loops on long audio, so nothing longer than this is given to a recogniser at once. */
const SEGMENT_SECONDS_MOST = 20;

export type AudioProblem = 'too_long' | 'not_audio';

/** Thrown for bytes that are no voice note the bank can open, or too much of one. */
export class AudioRefused extends Error {
  readonly problem: AudioProblem;
  constructor(problem: AudioProblem) {
    super(`audio refused: ${problem}`);
    this.problem = problem;
  }
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + at,
    Math.min(text.length, Math.max(0, bytes.length - at)),
  ).equals(Buffer.from(text, 'latin1'));

/**
 * Opens a voice note, ogg/opus as WhatsApp sends it or WAV as the browser does, told apart by their first bytes
 * (senders' MIME types are not to be relied on). Throws AudioRefused.
 */
export async function decodeVoiceNote(bytes: Uint8Array): Promise<{ samples: Samples; seconds: number }> {
  if (bytes.length > BYTES_MOST) throw new AudioRefused('too_long');
  const samples = startsWith(bytes, 'OggS')
    ? await decodeOgg(bytes)
    : startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)
      ? decodeWav(bytes)
      : undefined;
  if (!samples || samples.length === 0) throw new AudioRefused('not_audio');
  return { samples, seconds: samples.length / SAMPLE_RATE };
}

/** Opus at its lowest rate is 40 minutes in a megabyte, so the cap is kept while decoding, and others get the thread between pieces. */
async function decodeOgg(bytes: Uint8Array): Promise<Samples> {
  const PIECE = 4096;
  // The package's types leave sampleRate out.
  const options = { forceStereo: false, sampleRate: SAMPLE_RATE };
  const decoder = new OggOpusDecoder(options);
  await decoder.ready;
  const parts: Float32Array[] = [];
  let length = 0;
  const keep = (channels: Float32Array[]) => {
    const part = mixDown(channels);
    if (part.length === 0) return;
    parts.push(part);
    length += part.length;
    if (length > SECONDS_MOST * SAMPLE_RATE) throw new AudioRefused('too_long');
  };
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      keep((await decoder.decode(bytes.subarray(at, at + PIECE))).channelData);
      await setImmediate();
    }
    keep((await decoder.flush()).channelData);
  } catch (error) {
    if (error instanceof AudioRefused) throw error;
    throw new AudioRefused('not_audio');
  } finally {
    decoder.free();
  }
  return join(parts, length);
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first, second] = channels;
  if (!first) return new Float32Array(0);
  return second ? first.map((value, index) => (value + (second[index] ?? 0)) / 2) : first;
}

function join(parts: readonly Float32Array[], length: number): Samples {
  const all = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

type WavFormat = { channels: number; rate: number };

/** The samples of a WAV of 16-bit PCM, any number of channels, 8 to 48 kHz. */
export function decodeWav(bytes: Uint8Array): Samples | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (startsWith(bytes, 'fmt ', at) && body + 16 <= view.byteLength) format = wavFormat(view, body);
    if (startsWith(bytes, 'data', at))
      return format && pcm16(view, body, Math.min(size, view.byteLength - body), format);
    at = body + size + (size % 2);
  }
  return undefined;
}

function wavFormat(view: DataView, at: number): WavFormat | undefined {
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const pcm = view.getUint16(at, true) === 1 && view.getUint16(at + 14, true) === 16;
  return pcm && channels >= 1 && channels <= 8 && rate >= 8000 && rate <= 48_000
    ? { channels, rate }
    : undefined;
}

function pcm16(view: DataView, at: number, size: number, { channels, rate }: WavFormat): Samples {
  const frames = Math.floor(size / (2 * channels));
  if (frames > SECONDS_MOST * rate) throw new AudioRefused('too_long');
  const mono = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(at + 2 * (frame * channels + channel), true);
    mono[frame] = sum / channels / 32_768;
  }
  return resample(mono, rate);
}

/** To 16 kHz by a windowed sinc that also removes what 16 kHz cannot carry. */
function resample(samples: Samples, rate: number): Samples {
  if (rate === SAMPLE_RATE) return samples;
  const step = rate / SAMPLE_RATE;
  const cutoff = Math.min(1, 1 / step);
  const reach = Math.ceil(12 / cutoff);
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let index = 0; index < out.length; index++) {
    const centre = index * step;
    const from = Math.max(0, Math.ceil(centre - reach));
    const to = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let at = from; at <= to; at++) {
      const x = (at - centre) * cutoff;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      sum += (samples[at] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / reach));
    }
    out[index] = sum * cutoff;
  }
  return out;
}

const FRAME = SAMPLE_RATE / 50;
/** Frames this far above the noise floor count as voice, and none below -50 dBFS does. */
const ABOVE_FLOOR_DB = 9;
const QUIETEST_VOICE_DB = -50;
const VOICE_SECONDS_LEAST = 0.25;
/** Kept on each side of the voice, so that a soft first sound is not cut off. */
const MARGIN_FRAMES = 12;

/** The energy of each 20 ms, in dB of full scale. */
function energies(samples: Samples): Float32Array {
  const frames = new Float32Array(Math.floor(samples.length / FRAME));
  for (let frame = 0; frame < frames.length; frame++) {
    let sum = 0;
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) sum += (samples[at] ?? 0) ** 2;
    frames[frame] = 10 * Math.log10(sum / FRAME + 1e-10);
  }
  return frames;
}

/** Which frames rise over this recording's own noise floor: its tenth percentile. */
function voicedFrames(levels: Float32Array): boolean[] {
  const floor = [...levels].sort((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0;
  const least = Math.max(floor + ABOVE_FLOOR_DB, QUIETEST_VOICE_DB);
  return [...levels].map((level) => level >= least);
}

/**
 * The stretches of a recording that hold a voice, each at most 20 s, cut where it is quietest; none for silence, steady noise or a click.
 */
export function voiceSegments(samples: Samples): Samples[] {
  const levels = energies(samples);
  const voiced = voicedFrames(levels);
  const count = voiced.filter(Boolean).length;
  if ((count * FRAME) / SAMPLE_RATE < VOICE_SECONDS_LEAST) return [];
  const first = Math.max(0, voiced.indexOf(true) - MARGIN_FRAMES);
  const last = Math.min(levels.length, voiced.lastIndexOf(true) + 1 + MARGIN_FRAMES);
  return cutAtSilences(levels, first, last)
    .filter(([from, to]) => voiced.slice(from, to).some(Boolean))
    .map(([from, to]) => samples.subarray(from * FRAME, to * FRAME));
}

/** Pieces of at most 20 s; each ends in the quietest quarter second of its second half. */
function cutAtSilences(levels: Float32Array, first: number, last: number): [number, number][] {
  const most = (SEGMENT_SECONDS_MOST * SAMPLE_RATE) / FRAME;
  const pieces: [number, number][] = [];
  let from = first;
  while (last - from > most) {
    const cut = quietest(levels, from + most / 2, from + most);
    pieces.push([from, cut]);
    from = cut;
  }
  return [...pieces, [from, last]];
}

function quietest(levels: Float32Array, from: number, to: number): number {
  const WINDOW = 12;
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  for (let at = from; at + WINDOW <= to; at++) {
    const loudest = Math.max(...levels.subarray(at, at + WINDOW));
    if (loudest < least) {
      least = loudest;
      best = at + WINDOW / 2;
    }
  }
  return best;
}

/** Samples as a WAV of 16-bit PCM, which every recogniser takes. */
export function encodeWav(samples: Samples): Buffer {
  const wav = Buffer.alloc(44 + samples.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.length * 2, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, index) => {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2);
  });
  return wav;
}
