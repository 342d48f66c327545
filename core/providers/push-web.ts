import { createECDH } from 'node:crypto';
import webpush from 'web-push';
import { keyFor, type Push } from '../kernel/index.ts';

const TTL_SECONDS = 24 * 3600;
const TIMEOUT_MS = 5_000;
const GONE = [404, 410];

/** The key pair that push services know the bank by, made from the one secret of the environment. */
function openKeys(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const key = keyFor(secret, 'web push');
  pair.setPrivateKey(key);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    // ECDH drops leading zeros of a private key; the package takes 32 bytes only.
    privateKey: key.toString('base64url'),
  };
}

/** Who may be written to about these messages (RFC 8292 takes https: and mailto: only). */
const contactOf = (site: string): string =>
  site.startsWith('https:') ? site : `mailto:push@${new URL(site).hostname}`;

/** Web push by the browsers' own services (RFC 8030): encrypted for one browser (RFC 8291), signed with VAPID (RFC 8292). */
export function webPush({ secret, site }: { secret: string; site: string }): Push {
  const keys = openKeys(secret);
  return {
    publicKey: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, { body, urgent }) => {
      const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject: contactOf(site), ...keys },
        TTL: TTL_SECONDS,
        contentEncoding: 'aes128gcm',
        urgency: urgent ? 'high' : 'normal',
      });
      // The package's own sending has no deadline over the whole call and follows where it is sent.
      const response = await fetch(request.endpoint, {
        method: request.method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        body: request.body ? new Uint8Array(request.body) : null,
      });
      if (GONE.includes(response.status)) return 'gone';
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}
