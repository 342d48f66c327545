import { createHmac } from 'node:crypto';
import { flowKeysOf } from '@karo/core/kernel';
import { openAnswer, sealRequest } from '@karo/workers/whatsapp/flow-crypto';

/** With what a bank's calls are signed and sealed. */
export type ReplayKeys = {
  url: string;
  secret: string;
  verifyToken: string;
  phoneNumberId: string;
  flowKey: string | undefined;
};

/**
 * A line of the file: what is posted as Meta would, and which HTTP status is expected (200 where it is not said). `raw` is posted as it stands, `$NOW` and `$NUMBER` in it are
 * the present second and our number's id; `signature` takes the place of the right one.
 */
type Line = { about: string; expect?: number; signature?: string } & (
  | { to: 'webhook'; body?: unknown; raw?: string }
  | { to: 'flow'; plain: unknown }
  | { to: 'verify'; token?: string; challenge: string }
);

export type Replayed = { line: number; about: string; status: number; ok: boolean; answer?: string };

const sign = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

async function post(keys: ReplayKeys, path: string, body: string, signature: string | undefined) {
  const response = await fetch(keys.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signature ?? sign(keys.secret, body),
    },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, text: await response.text() };
}

async function verify(keys: ReplayKeys, line: Line & { to: 'verify' }) {
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.challenge': line.challenge,
    'hub.verify_token': line.token ?? keys.verifyToken,
  });
  const response = await fetch(`${keys.url}/api/webhooks/whatsapp?${query}`);
  const text = await response.text();
  const isEcho = !response.ok || text === line.challenge;
  return { status: response.status, ok: isEcho };
}

async function flow(keys: ReplayKeys, line: Line & { to: 'flow' }) {
  const [key] = flowKeysOf(keys.flowKey ?? '');
  if (!key) throw new Error('WHATSAPP_FLOW_KEY is needed to seal a Flow request');
  const sealed = sealRequest(key, line.plain);
  const { status, text } = await post(
    keys,
    '/api/whatsapp/flow',
    JSON.stringify(sealed.body),
    line.signature,
  );
  const isSealed = status === 200 || status === 427;
  return { status, ok: true, ...(isSealed && { answer: JSON.stringify(openAnswer(sealed, text)) }) };
}

async function webhook(keys: ReplayKeys, line: Line & { to: 'webhook' }) {
  const text = line.raw ?? JSON.stringify(line.body);
  const body = text
    .replaceAll('$NOW', String(Math.floor(Date.now() / 1000)))
    .replaceAll('$NUMBER', keys.phoneNumberId);
  const { status } = await post(keys, '/api/webhooks/whatsapp', body, line.signature);
  return { status, ok: true };
}

async function send(keys: ReplayKeys, line: Line): Promise<{ status: number; ok: boolean; answer?: string }> {
  if (line.to === 'verify') return verify(keys, line);
  return line.to === 'flow' ? flow(keys, line) : webhook(keys, line);
}

/** Posts the lines of a file (JSON Lines; `#` begins a comment) one after the other. Throws where a line is no JSON, or the bank is not reached. */
export async function replay(text: string, keys: ReplayKeys): Promise<Replayed[]> {
  const done: Replayed[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '' || written.startsWith('#')) continue;
    const line = JSON.parse(written) as Line;
    const { status, ok, answer } = await send(keys, line);
    done.push({
      line: index + 1,
      about: line.about,
      status,
      ok: ok && status === (line.expect ?? 200),
      ...(answer && { answer }),
    });
  }
  return done;
}
