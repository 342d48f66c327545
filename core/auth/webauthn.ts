import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Bank } from '../kernel/index.ts';

/** ES256, RS256, EdDSA: what phones, computers and keys make. */
export const passkeyAlgorithms = [-7, -257, -8];

/** Where a passkey must have been made and shown: the bank's own address. */
export const passkeySite = ({
  config,
}: Pick<Bank, 'config'>): { expectedRPID: string; expectedOrigin: string } => {
  const { hostname, origin } = new URL(config.publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
};

/** The bytes of a UUID, under which an authenticator keeps whose passkey it is. */
export const handleOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Runs the library's check; whatever it throws, or a message that is not even one, is a refusal. */
export async function checked<T extends { verified: boolean }>(
  work: () => Promise<T>,
): Promise<T | { verified: false; reason: string }> {
  try {
    return await work();
  } catch (error) {
    return { verified: false, reason: (error as Error).message.slice(0, 200) };
  }
}

/** The challenge that a response says it answers; undefined where it cannot be read, or comes from a page inside another site's. */
export function challengeIn(response: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.response.clientDataJSON);
    return crossOrigin || typeof challenge !== 'string' ? undefined : challenge;
  } catch {
    return undefined;
  }
}
