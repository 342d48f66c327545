import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

/** How a Flow talks to its endpoint: an AES key of its own for each request, sealed with our public key; the answer is sealed with the same key and the opposite IV. */

const KEY_BYTES = 16;
const IV_BYTES = 16;
const TAG_BYTES = 16;

/** What a phone sends, in base64. */
export type Sealed = { encrypted_flow_data: string; encrypted_aes_key: string; initial_vector: string };
/** What a request was opened with, which seals its answer. */
export type Opened = { text: string; key: Buffer; iv: Buffer };

const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  ['encrypted_flow_data', 'encrypted_aes_key', 'initial_vector'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );

function decrypt(key: Buffer, iv: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-128-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(0, sealed.length - TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}

function encrypt(key: Buffer, iv: Buffer, text: string): string {
  const cipher = createCipheriv('aes-128-gcm', key, iv, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([body, cipher.getAuthTag()]).toString('base64');
}

const flipped = (iv: Buffer): Buffer => Buffer.from(iv.map((byte) => byte ^ 0xff));

/** Opens a request with whichever of our keys it was sealed for; undefined where none opens it, or it was touched. */
export function openRequest(body: unknown, keys: readonly KeyObject[]): Opened | undefined {
  if (!isSealed(body)) return undefined;
  const data = Buffer.from(body.encrypted_flow_data, 'base64');
  const iv = Buffer.from(body.initial_vector, 'base64');
  if (iv.length !== IV_BYTES || data.length <= TAG_BYTES) return undefined;
  for (const privateKey of keys) {
    try {
      const key = privateDecrypt({ key: privateKey, ...oaep }, Buffer.from(body.encrypted_aes_key, 'base64'));
      if (key.length === KEY_BYTES) return { text: decrypt(key, iv, data), key, iv };
    } catch {
      // Sealed for another key of ours, or for nobody's.
    }
  }
  return undefined;
}

/** Seals the answer to a request, in base64. */
export const sealAnswer = ({ key, iv }: Pick<Opened, 'key' | 'iv'>, answer: unknown): string =>
  encrypt(key, flipped(iv), JSON.stringify(answer));

/** Seals a request as a phone does; for tests, and to replay examples. The key and the IV are random where they are not given. */
export function sealRequest(
  privateOrPublicKey: KeyObject,
  request: unknown,
  given: { key?: Buffer; iv?: Buffer } = {},
): { body: Sealed; key: Buffer; iv: Buffer } {
  const { key = randomBytes(KEY_BYTES), iv = randomBytes(IV_BYTES) } = given;
  const publicKey =
    privateOrPublicKey.type === 'public' ? privateOrPublicKey : createPublicKey(privateOrPublicKey);
  const body = {
    encrypted_flow_data: encrypt(key, iv, typeof request === 'string' ? request : JSON.stringify(request)),
    encrypted_aes_key: publicEncrypt({ key: publicKey, ...oaep }, key).toString('base64'),
    initial_vector: iv.toString('base64'),
  };
  return { body, key, iv };
}

/** Opens an answer as a phone does. Throws where it was not sealed for this request. */
export const openAnswer = ({ key, iv }: Pick<Opened, 'key' | 'iv'>, answer: string): unknown =>
  JSON.parse(decrypt(key, flipped(iv), Buffer.from(answer, 'base64')));
