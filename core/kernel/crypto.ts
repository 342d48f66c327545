import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for each purpose, from the one secret of the environment. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', `karo:${purpose}`, 32));

/** Seals personal data (AES-256-GCM) so that the database alone cannot read it. */
export function seal(secret: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
}

/** Opens what `seal` sealed; throws where it was touched or the secret is another. */
export function unseal(secret: string, sealed: Buffer): string {
  if (sealed[0] !== VERSION) throw new Error(`sealed with version ${sealed[0]}`);
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), iv);
  decipher.setAuthTag(tag);
  return Buffer.concat([
    decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

/** A hash that finds the same value again and, without the secret, cannot be searched: for numbers of few digits. */
export const keyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(secret, purpose)).update(text).digest();

/** The hash under which a random secret of ours is kept. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Two texts compared in a time that tells nothing of where they differ; false where either is absent. */
export const sameSecret = (given: string | undefined, expected: string | undefined): boolean =>
  Boolean(given && expected) && timingSafeEqual(secretHash(given ?? ''), secretHash(expected ?? ''));

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random letters and digits that are not mistaken for one another. */
export function randomLetters(count: number): string {
  let text = '';
  while (text.length < count) {
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 240) text += LETTERS[byte % LETTERS.length];
  }
  return text;
}

/** Random decimal digits. */
export function randomDigits(count: number): string {
  let text = '';
  while (text.length < count) {
    const byte = randomBytes(1)[0] ?? 255;
    if (byte < 250) text += String(byte % 10);
  }
  return text;
}
