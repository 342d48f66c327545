import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key of its own for each purpose, from the one secret of the environment. */
export const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', `karo:${purpose}`, 32));

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
