import type { Endpoints } from './endpoints.ts';

export type { Endpoints } from './endpoints.ts';
export type Endpoint = keyof Endpoints;
export type Answer<E extends Endpoint> = Endpoints[E]['answer'];

type Given<E extends Endpoint> = Endpoints[E]['given'];
type Extra = {
  /** Names what moves money: sent twice under one name, it is done once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
};
/** What a call takes; nothing where its endpoint needs nothing. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends Given<E> ? [given?: Given<E> & Extra] : [given: Given<E> & Extra];

/** A refusal of the bank: its status, the code that programs read, and a sentence for people. */
export class KaroError extends Error {
  readonly status: number;
  readonly code: string;
  readonly facts: Record<string, string | number>;
  constructor(
    status: number,
    problem: { code?: string; detail?: string; facts?: Record<string, string | number> },
  ) {
    super(problem.detail ?? `The bank answered ${status}.`);
    this.name = 'KaroError';
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.facts = problem.facts ?? {};
  }
}

/** One call of the bank: `await call('GET /api/user/profile')`. */
export type Call = <E extends Endpoint>(endpoint: E, ...given: Arguments<E>) => Promise<Answer<E>>;

type Loose = Extra & {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: Loose): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

const isRaw = (body: unknown): body is Blob | Uint8Array =>
  body instanceof Blob || body instanceof Uint8Array;

async function read(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('json')) return answer.json();
  return type.startsWith('text/') || type.includes('svg') ? answer.text() : answer.blob();
}

/** Opens a client: `key` is one of the developer portal's; without it only what anybody may call is answered. */
export function karo(options: { baseUrl: string; key?: string; fetch?: typeof fetch }): Call {
  const send = options.fetch ?? fetch;
  return async (endpoint, ...[input]) => {
    const given = (input ?? {}) as Loose;
    const [method = '', path = ''] = endpoint.split(' ');
    const { body } = given;
    const answer = await send(addressOf(options.baseUrl, path, given), {
      method,
      headers: {
        accept: 'application/json',
        ...(options.key && { authorization: `Bearer ${options.key}` }),
        ...(body !== undefined && !isRaw(body) && { 'content-type': 'application/json' }),
        ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
      },
      ...(body !== undefined && { body: isRaw(body) ? (body as RequestInit['body']) : JSON.stringify(body) }),
      ...(given.signal && { signal: given.signal }),
    });
    if (!answer.ok) throw new KaroError(answer.status, (await answer.json().catch(() => ({}))) as object);
    return (await read(answer)) as never;
  };
}

/**
 * Whether a webhook comes from the bank and was sent within five minutes: give it the raw body, the `Karo-Signature` header and the secret that was shown
 * when the webhook was made.
 */
export async function isFromKaro(
  body: string,
  signature: string,
  secret: string,
  at: Date = new Date(),
): Promise<boolean> {
  const [, moment, digest = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!moment || Math.abs(at.getTime() / 1000 - Number(moment)) > 300) return false;
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const bytes = Uint8Array.from(digest.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', key, bytes, text.encode(`${moment}.${body}`));
}
