import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db, Trx } from '@karo/db/client';
import { sql } from 'kysely';
import { keyFor } from './crypto.ts';

/** What a sealed text is for: each has a key of its own by HKDF, so that one cannot be put in the place of another. */
export type SealPurpose = 'seal' | 'pin-hash';

/** Seals personal data and PIN hashes so that the database alone cannot read them (AES-256-GCM). */
export type KeyRing = {
  /** Seals with the newest key in use. */
  seal(text: string, purpose?: SealPurpose): Buffer;
  /** Opens what was sealed with any key that is not erased; throws Error where it was touched, or its key is unknown. */
  unseal(sealed: Buffer, purpose?: SealPurpose): string;
  /** The id of the key that `seal` uses. */
  current(): number;
  /** Reads the keys again: a key that was added is known from then on, and one that was erased is not. */
  refresh(db: Db | Trx): Promise<void>;
};

/** Sealed before there was a ring: the key follows from KARO_SECRET, and its id, 0, is not written. */
const FIRST = 1;
/** Sealed with a key of the ring: the version, then the key's id in four bytes. */
const WITH_ID = 2;
const HEAD_BYTES = 5;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What begins all that is sealed with a key. */
export function headOf(id: number): Buffer {
  if (id === 0) return Buffer.from([FIRST]);
  const head = Buffer.alloc(HEAD_BYTES, WITH_ID);
  head.writeUInt32BE(id, 1);
  return head;
}

/** The id of the key that something was sealed with. Throws Error where it is nothing sealed. */
export function keyIdOf(sealed: Buffer): number {
  if (sealed[0] === FIRST) return 0;
  if (sealed[0] !== WITH_ID || sealed.length < HEAD_BYTES)
    throw new Error(`sealed with version ${sealed[0]}`);
  return sealed.readUInt32BE(1);
}

function encrypt(key: Buffer, head: Buffer, text: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  // What was sealed before there was a ring is not bound to its version byte.
  if (head.length === HEAD_BYTES) cipher.setAAD(head);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, head: Buffer, sealed: Buffer): Buffer {
  const rest = sealed.subarray(head.length);
  const tag = rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, rest.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(tag);
  if (head.length === HEAD_BYTES) decipher.setAAD(head);
  return Buffer.concat([decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

const wrapping = (secret: string): Buffer => keyFor(secret, 'key-ring');

/** A new random key for the ring, wrapped under KARO_SECRET and bound to its id. */
export const wrapNewKey = (secret: string, id: number): Buffer =>
  encrypt(wrapping(secret), headOf(id), randomBytes(32));

type Row = { id: number; wrapped: Buffer | null; usable: boolean; erased: boolean };
type Keys = { secrets: Map<number, string>; current: number };

function keysOf(secret: string, rows: readonly Row[]): Keys {
  const isErased = rows.some(({ id, erased }) => id === 0 && erased);
  const secrets = new Map(isErased ? [] : [[0, secret]]);
  for (const { id, wrapped } of rows)
    if (wrapped) secrets.set(id, decrypt(wrapping(secret), headOf(id), wrapped).toString('hex'));
  const usable = rows.filter((row) => row.usable && secrets.has(row.id)).map(({ id }) => id);
  return { secrets, current: Math.max(0, ...usable) };
}

/** A ring that knows the key of KARO_SECRET, until it reads the others from the database. */
export function newKeyRing(secret: string): KeyRing {
  let keys = keysOf(secret, []);
  const keyWith = (id: number, purpose: SealPurpose): Buffer => {
    const found = keys.secrets.get(id);
    if (!found) throw new Error(`sealed with key ${id}, which is not in the ring`);
    return keyFor(found, purpose);
  };
  return {
    seal: (text, purpose = 'seal') => {
      const id = keys.current;
      return encrypt(keyWith(id, purpose), headOf(id), Buffer.from(text, 'utf8'));
    },
    unseal: (sealed, purpose = 'seal') => {
      const id = keyIdOf(sealed);
      return decrypt(keyWith(id, purpose), headOf(id), sealed).toString('utf8');
    },
    current: () => keys.current,
    refresh: async (db) => {
      // By the database's clock, for those of the machines differ.
      const { rows } = await sql<Row>`
        select id, wrapped, retired_at is null and used_from <= clock_timestamp() as usable, erased_at is not null as erased
        from sealing_key`.execute(db);
      keys = keysOf(secret, rows);
    },
  };
}

/** How often a process reads the ring again; `npm run keys:rotate` waits three times as long before a new key is used. */
export const RING_REFRESH_MS = 10_000;

/** Reads the ring, and again every ten seconds; `close` ends that. A failure is told to `onError`, and the keys that are known stay in use. */
export async function openKeyRing(
  db: Db,
  secret: string,
  onError: (error: unknown) => void,
): Promise<{ keys: KeyRing; close(): Promise<void> }> {
  const keys = newKeyRing(secret);
  await keys.refresh(db);
  let reading = Promise.resolve();
  const timer = setInterval(() => {
    reading = keys.refresh(db).catch(onError);
  }, RING_REFRESH_MS);
  timer.unref();
  return {
    keys,
    close: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}
