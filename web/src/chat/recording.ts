/** A voice note as it is sent: 16 kHz mono WAV, and where the page can play it from. */
export type Recording = { wav: Blob; url: string; seconds: number; levels: number[] };

const RATE = 16_000;
const BARS = 28;
const HEADER_BYTES = 44;

/** The voice notes of this visit: the bank deletes a recording once it has heard it, the page may still play its own. */
const kept = new Map<string, Recording>();
export const keepVoice = (key: string, recording: Recording) => kept.set(key, recording);
export const keptVoice = (key: string | undefined): Recording | undefined => kept.get(key ?? '');

async function resample(blob: Blob): Promise<Float32Array> {
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await blob.arrayBuffer());
    const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * RATE)), RATE);
    const source = offline.createBufferSource();
    source.buffer = sound;
    source.connect(offline.destination);
    source.start();
    return (await offline.startRendering()).getChannelData(0);
  } finally {
    await context.close();
  }
}

const ascii = (view: DataView, at: number, text: string) => {
  for (let i = 0; i < text.length; i += 1) view.setUint8(at + i, text.charCodeAt(i));
};

/** 16-bit PCM WAV of one channel at 16 kHz. */
export function wavOf(samples: Float32Array): Blob {
  const bytes = new ArrayBuffer(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes);
  ascii(view, 0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  ascii(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(view, 36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, i) => {
    const size = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + i * 2, size < 0 ? size * 0x8000 : size * 0x7fff, true);
  });
  return new Blob([bytes], { type: 'audio/wav' });
}

/** How loud it was, from 0 to 1, in as many bars as a bubble draws. */
function levelsOf(samples: Float32Array): number[] {
  const step = Math.max(1, Math.floor(samples.length / BARS));
  const bars = Array.from({ length: BARS }, (_, bar) => {
    const part = samples.subarray(bar * step, (bar + 1) * step);
    return Math.sqrt(part.reduce((total, sample) => total + sample * sample, 0) / Math.max(1, part.length));
  });
  const loudest = Math.max(...bars, 0.01);
  return bars.map((bar) => bar / loudest);
}

/** Turns what the browser recorded into what the bank hears. */
export async function toRecording(blob: Blob): Promise<Recording> {
  const samples = await resample(blob);
  const wav = wavOf(samples);
  return {
    wav,
    url: URL.createObjectURL(wav),
    seconds: samples.length / RATE,
    levels: levelsOf(samples),
  };
}
