import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { type Clock, keyFor, type Push } from '../kernel/index.ts';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const COORDINATE_BYTES = 32;
const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);
const TTL_SECONDS = 24 * 3600;
const JWT_SECONDS = 12 * 3600;
const TIMEOUT_MS = 5_000;
const GONE = [404, 410];

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const named = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

/** Encrypts a message for one browser (RFC 8291, one record of aes128gcm): nobody between can read it. */
export function encryptPush(text: string, to: { p256dh: string; auth: string }): Buffer {
  const theirs = Buffer.from(to.p256dh, 'base64url');
  const ours = createECDH(CURVE);
  const point = ours.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point]);
  const secret = derive(ours.computeSecret(theirs), Buffer.from(to.auth, 'base64url'), info, 32);
  const salt = randomBytes(SALT_BYTES);
  const key = derive(secret, salt, named('aes128gcm'), 16);
  const cipher = createCipheriv('aes-128-gcm', key, derive(secret, salt, named('nonce'), 12));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES, 0);
  head.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([salt, head, point, body, cipher.getAuthTag()]);
}

/** The key pair that push services know the bank by, made from the one secret of the environment. */
function openKeys(secret: string): { publicKey: string; privateKey: KeyObject } {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(keyFor(secret, 'web push'));
  const point = pair.getPublicKey();
  const x = point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url');
  const y = point.subarray(1 + COORDINATE_BYTES).toString('base64url');
  const d = pair.getPrivateKey().toString('base64url');
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } }),
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Web push by the browsers' own services (RFC 8030), signed with VAPID (RFC 8292). */
export function webPush(options: { secret: string; site: string; clock: Clock }): Push {
  const { secret, site, clock } = options;
  const { publicKey, privateKey } = openKeys(secret);

  const token = (endpoint: string): string => {
    const expires = Math.floor(clock.now().getTime() / 1000) + JWT_SECONDS;
    const claims = { aud: new URL(endpoint).origin, exp: expires, sub: site };
    const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${unsigned}.${signature.toString('base64url')}`;
  };

  return {
    publicKey,
    send: async (to, { body, urgent }) => {
      const response = await fetch(to.endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `vapid t=${token(to.endpoint)}, k=${publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(TTL_SECONDS),
          urgency: urgent ? 'high' : 'normal',
        },
        body: new Uint8Array(encryptPush(body, to)),
      });
      if (GONE.includes(response.status)) return 'gone';
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}
