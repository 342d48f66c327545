import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AudioProblem,
  AudioRefused,
  decodeVoiceNote,
  decodeWav,
  encodeWav,
  SAMPLE_RATE,
  voiceSegments,
} from './audio.ts';
import { encodeVoiceNote } from './audio-ogg.ts';

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}.ogg`, import.meta.url));
const tone = (seconds: number, hertz: number, rate = SAMPLE_RATE): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate));
/** Noise that is the same each run. */
const noise = (seconds: number, size = 0.05): Float32Array => {
  let seed = 1;
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return size * (seed / 1_073_741_824 - 1);
  });
};
const silence = (seconds: number) => new Float32Array(seconds * SAMPLE_RATE);
const joined = (...parts: Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

const problemOf = async (bytes: Uint8Array): Promise<AudioProblem | 'none'> => {
  try {
    await decodeVoiceNote(bytes);
    return 'none';
  } catch (error) {
    return error instanceof AudioRefused ? error.problem : 'none';
  }
};

/** How alike two recordings are, from -1 to 1. */
function likeness(a: Float32Array, b: Float32Array): number {
  let product = 0;
  let left = 0;
  let right = 0;
  a.forEach((value, at) => {
    product += value * (b[at] ?? 0);
    left += value ** 2;
    right += (b[at] ?? 0) ** 2;
  });
  return product / Math.sqrt(left * right);
}

describe('opening a voice note', () => {
  test('ogg/opus as WhatsApp sends it becomes 16 kHz', async () => {
    const { samples, seconds } = await decodeVoiceNote(await fixture('send-5000-bola'));
    expect(seconds).toBeCloseTo(3.09, 1);
    expect(samples.length).toBe(Math.round(seconds * SAMPLE_RATE));
    expect(Math.max(...samples)).toBeGreaterThan(0.2);
  });

  test('WAV as the browser posts it is taken as it is', async () => {
    const wav = encodeWav(tone(1, 440));
    const { samples, seconds } = await decodeVoiceNote(wav);
    expect(seconds).toBe(1);
    expect(likeness(samples, tone(1, 440))).toBeGreaterThan(0.999);
  });

  test('WAV of another rate is brought to 16 kHz, without what 16 kHz cannot carry', () => {
    const at48k = (hertz: number) => {
      const wav = encodeWav(tone(1, hertz, 48_000));
      wav.writeUInt32LE(48_000, 24);
      return decodeWav(wav) ?? new Float32Array();
    };
    expect(at48k(440).length).toBe(SAMPLE_RATE);
    expect(likeness(at48k(440), tone(1, 440))).toBeGreaterThan(0.99);
    expect(Math.max(...at48k(15_000).subarray(200, -200))).toBeLessThan(0.01);
  });

  test('what is no audio, or broken, is refused', async () => {
    const ogg = await fixture('balance');
    const garbage = Buffer.from(ogg.map((byte, at) => (at > 60 ? (byte * 7 + at) % 256 : byte)));
    expect(await problemOf(Buffer.from('hello'))).toBe('not_audio');
    expect(await problemOf(Buffer.alloc(0))).toBe('not_audio');
    expect(await problemOf(Buffer.from('1a45dfa39f4286810142f7', 'hex'))).toBe('not_audio');
    expect(await problemOf(ogg.subarray(0, 40))).toBe('not_audio');
    expect(await problemOf(garbage)).toBe('not_audio');
    expect(await problemOf(encodeWav(tone(1, 440)).subarray(0, 44))).toBe('not_audio');
  });

  test('bytes at random are never more than refused', async () => {
    const heads = fc.constantFrom('OggS', 'RIFF____WAVEfmt ', '');
    await fc.assert(
      fc.asyncProperty(heads, fc.uint8Array({ maxLength: 400 }), async (head, rest) => {
        const bytes = Buffer.concat([Buffer.from(head), rest]);
        expect(['not_audio', 'too_long', 'none']).toContain(await problemOf(bytes));
      }),
      { numRuns: 60 },
    );
  });

  test('more than two minutes, or 5 MB, is too long', async () => {
    expect(await problemOf(encodeVoiceNote(silence(121)))).toBe('too_long');
    expect(await problemOf(encodeWav(silence(121)))).toBe('too_long');
    expect(await problemOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('too_long');
  });
});

describe('finding the voice', () => {
  test('silence, steady noise, a tone and a click hold none', () => {
    const click = silence(2);
    click.fill(0.9, 8000, 8400);
    for (const empty of [silence(3), noise(3), noise(3, 0.3), tone(3, 440), click, new Float32Array()])
      expect(voiceSegments(empty)).toEqual([]);
  });

  test('speech is one stretch without the silence round it, in noise too', async () => {
    const { samples } = await decodeVoiceNote(await fixture('send-5000-bola'));
    const lengths = voiceSegments(joined(silence(2), samples, silence(2))).map(({ length }) => length);
    expect(lengths.length).toBe(1);
    expect((lengths[0] ?? 0) / SAMPLE_RATE).toBeLessThan(3.1);
    expect((lengths[0] ?? 0) / SAMPLE_RATE).toBeGreaterThan(2.2);
    const hiss = noise(samples.length / SAMPLE_RATE, 0.02);
    expect(voiceSegments(samples.map((value, at) => value + (hiss[at] ?? 0))).length).toBe(1);
  });

  test('a long note is cut in the silences, into at most 20 seconds each', async () => {
    const { samples } = await decodeVoiceNote(await fixture('free-complaint'));
    const note = joined(...Array.from({ length: 7 }, () => [samples, silence(0.5)]).flat());
    const segments = voiceSegments(note);
    expect(segments.length).toBeGreaterThanOrEqual(3);
    for (const segment of segments) {
      expect(segment.length / SAMPLE_RATE).toBeLessThanOrEqual(20);
      expect(Math.max(...segment.slice(-320).map(Math.abs))).toBeLessThan(0.05);
    }
    const kept = segments.reduce((sum, { length }) => sum + length, 0);
    expect(kept).toBeGreaterThan(note.length * 0.9);
  });
});

describe('writing a voice note', () => {
  test('what is written is heard again, in place and whole', async () => {
    const { samples } = await decodeVoiceNote(await fixture('send-15500-amina'));
    const again = await decodeVoiceNote(encodeVoiceNote(samples));
    expect(again.samples.length).toBe(samples.length);
    expect(likeness(samples, again.samples)).toBeGreaterThan(0.85);
  });

  // From one second: of a stream of a single page this decoder gives the encoder's 6.5 ms of look-ahead too.
  test('any length comes back as long as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 17_000, max: 40_000 }), async (length) => {
        const again = await decodeVoiceNote(encodeVoiceNote(noise(3).subarray(0, length)));
        expect(again.samples.length).toBe(length);
      }),
      { numRuns: 25 },
    );
  });

  test('its pages are those of RFC 7845: head, tags, then sound whose clock runs on', () => {
    const ogg = encodeVoiceNote(noise(2.5));
    const pages = [...ogg.toString('latin1').matchAll(/OggS/g)].map(({ index }) => index);
    expect(ogg.toString('latin1', 28, 36)).toBe('OpusHead');
    expect(ogg.indexOf('OpusTags')).toBeGreaterThan(0);
    expect(pages.map((at) => ogg[at + 5])).toEqual([2, 0, 0, 0, 4]);
    expect(pages.map((at) => ogg.readUInt32LE(at + 18))).toEqual([0, 1, 2, 3, 4]);
    const clock = pages.map((at) => Number(ogg.readBigInt64LE(at + 6)));
    expect(clock).toEqual([0, 0, 48_000, 96_000, 312 + 2.5 * 48_000]);
  });
});
