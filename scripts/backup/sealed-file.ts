import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/**
 * A file of a backup: AES-256-GCM in frames, each sealed with its number and whether it is the last one (the STREAM construction, as in age). So a frame that is altered, left out,
 * moved or taken from another file is refused, and a file that was cut is seen.
 */

const MAGIC = Buffer.from('KAROBAK1');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_MOST = 1024 * 1024;

/** Thrown where a file is not as it was written, or was written under another key or name. */
export class Altered extends Error {
  constructor(name: string) {
    super(`${name} is not as it was written, or BACKUP_KEY is another than it was written with`);
  }
}
/** Thrown where the end of a file is missing. */
export class Truncated extends Error {
  constructor(name: string) {
    super(`${name} ends too early: it was cut, or never finished`);
  }
}

/** 32 bytes in hex. Throws Error where it is anything else. */
export function backupKey(text: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error('BACKUP_KEY takes 64 hexadecimal digits: openssl rand -hex 32');
  return Buffer.from(text, 'hex');
}

/** Each file has a key of its own, which its name is part of. */
const keyOf = (key: Buffer, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, `karo backup 1 ${name}`, 32));

function nonceOf(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(counter), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export type SealedWriter = {
  /** Adds a frame; with `isLast` the file is whole. */
  write(plain: Buffer, isLast?: boolean): Promise<void>;
  /** Brings what was written to the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

async function writeFrame(file: FileHandle, key: Buffer, counter: number, plain: Buffer, isLast: boolean) {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(plain.length);
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(counter, isLast));
  cipher.setAAD(length);
  const body = Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  await file.write(body);
}

/** Opens a new file, which only its owner may read; `name` is what it is known by, whatever the path. Throws where the path exists. */
export async function openSealed(path: string, key: Buffer, name: string): Promise<SealedWriter> {
  const file = await open(path, 'wx', 0o600);
  const salt = randomBytes(SALT_BYTES);
  const own = keyOf(key, salt, name);
  await file.write(Buffer.concat([MAGIC, salt]));
  let counter = 0;
  return {
    write: async (plain, isLast = false) => {
      for (let at = 0; at === 0 || at < plain.length; at += FRAME_MOST) {
        const piece = plain.subarray(at, at + FRAME_MOST);
        await writeFrame(file, own, counter, piece, isLast && at + FRAME_MOST >= plain.length);
        counter += 1;
      }
    },
    sync: () => file.datasync(),
    close: () => file.close(),
  };
}

/** The bytes of a stream in the pieces that are asked for. */
async function* pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined, number> {
  let wanted = yield Buffer.alloc(0);
  let waiting = Buffer.alloc(0);
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= wanted) {
      const piece = waiting.subarray(0, wanted);
      waiting = waiting.subarray(wanted);
      wanted = yield piece;
    }
  }
  if (waiting.length > 0) yield waiting;
  return undefined;
}

/**
 * The frames of a file, in order. Throws Altered where one is not as it was written. With `mayBeOpen` a file that was being written when its process died ends with its last
 * whole frame; otherwise that throws Truncated.
 */
export async function* readSealed(
  path: string,
  key: Buffer,
  name: string,
  { mayBeOpen = false } = {},
): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: FRAME_MOST });
  try {
    yield* framesOf(pieces(stream), key, name, mayBeOpen);
  } finally {
    // Also where it was altered, or nobody wants the rest: a file that stays open is one less for the others.
    stream.destroy();
  }
}

async function* framesOf(
  source: ReturnType<typeof pieces>,
  key: Buffer,
  name: string,
  mayBeOpen: boolean,
): AsyncGenerator<Buffer> {
  await source.next();
  const take = async (bytes: number) => (await source.next(bytes)).value ?? Buffer.alloc(0);
  const head = await take(MAGIC.length + SALT_BYTES);
  if (head.length < MAGIC.length + SALT_BYTES && mayBeOpen) return;
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Altered(name);
  const own = keyOf(key, head.subarray(MAGIC.length), name);
  for (let counter = 0; ; counter += 1) {
    const frame = await takeFrame(take, name);
    if (!frame && mayBeOpen) return;
    if (!frame) throw new Truncated(name);
    const { plain, isLast } = openFrame(own, counter, frame, name);
    yield plain;
    if (!isLast) continue;
    if ((await take(1)).length > 0) throw new Altered(name);
    return;
  }
}

type Frame = { length: Buffer; body: Buffer };

/** The next frame as it stands in the file; undefined where the file ends in it. */
async function takeFrame(take: (bytes: number) => Promise<Buffer>, name: string): Promise<Frame | undefined> {
  const length = await take(LENGTH_BYTES);
  if (length.length < LENGTH_BYTES) return undefined;
  const bytes = length.readUInt32BE();
  if (bytes > FRAME_MOST) throw new Altered(name);
  const body = await take(bytes + TAG_BYTES);
  return body.length === bytes + TAG_BYTES ? { length, body } : undefined;
}

/** Whether a frame is the last is not written but tried: it opens under one of the two nonces only. */
function openFrame(key: Buffer, counter: number, { length, body }: Frame, name: string) {
  for (const isLast of [false, true]) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(counter, isLast));
    decipher.setAAD(length);
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    try {
      const plain = Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
      return { plain, isLast };
    } catch {}
  }
  throw new Altered(name);
}

/** Writes a whole file at once. */
export async function writeSealed(path: string, key: Buffer, name: string, plain: Buffer): Promise<void> {
  const file = await openSealed(path, key, name);
  await file.write(plain, true);
  await file.sync();
  await file.close();
}

/** Reads a whole file at once. Throws Altered or Truncated. */
export async function readWhole(path: string, key: Buffer, name: string): Promise<Buffer> {
  const frames: Buffer[] = [];
  for await (const frame of readSealed(path, key, name)) frames.push(frame);
  return Buffer.concat(frames);
}
