import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What an authenticator, or the page it is shown on, may do otherwise than it should. */
export type Oddity = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  /** The person was not checked (no finger, no face, no PIN of the device). */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
};

function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [ofX, ofY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(ofX)],
    [-3, Uint8Array.from(ofY)],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

const clientDataFor = (origin: string, type: string, challenge: string, odd: Oddity): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? origin,
      crossOrigin: odd.crossOrigin ?? false,
    }),
  );

/** A passkey in software (ES256, attestation `none`), as a browser would answer with it. */
export function softPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const authenticatorData = (rpId: string, flags: number, odd: Oddity, rest?: Buffer): Buffer => {
    counter = odd.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags | PRESENT | (odd.unverified ? 0 : VERIFIED);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([set]), count, ...(rest ? [rest] : [])]);
  };

  return {
    id: text(id),
    /** `navigator.credentials.create()`. */
    create(options: PublicKeyCredentialCreationOptionsJSON, odd: Oddity = {}): RegistrationResponseJSON {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(options.rp.id ?? '', ATTESTED, odd, credential);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientDataFor(origin, 'webauthn.create', options.challenge, odd)),
          attestationObject: text(Buffer.from(isoCBOR.encode(attestation as never))),
          transports: ['internal'],
        },
      };
    },
    /** `navigator.credentials.get()`. */
    get(options: PublicKeyCredentialRequestOptionsJSON, odd: Oddity = {}): AuthenticationResponseJSON {
      const client = clientDataFor(origin, 'webauthn.get', options.challenge, odd);
      const authData = authenticatorData(options.rpId ?? '', 0, odd);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
          userHandle: odd.userHandle ?? userHandle,
        },
      };
    },
  };
}
