import { createHash } from 'node:crypto';
import {
  type Gate,
  NoAnswer,
  NotCalled,
  openGate,
  readAtMost,
  usualGate,
  type WhatsappCloud,
} from '@karo/core/kernel';
import { isJson, type Json } from './json.ts';

/** Meta refused: only `code` says what it means. Its words are for the log, and hold none of the message's. */
export class GraphRefusal extends Error {
  readonly code: number;
  readonly http: number;
  constructor(code: number, http: number, details: string) {
    super(`WhatsApp refused: ${code} (HTTP ${http})${details ? ` ${details}` : ''}`);
    this.code = code;
    this.http = http;
  }
}

/** Nobody knows whether Meta did it: there is no answer, or none that can be read. */
export class GraphSilence extends Error {}

/** Nothing was sent: the Graph API is left alone for a while, or has enough calls in flight. */
export class GraphBusy extends Error {
  readonly againMs: number;
  constructor(againMs: number) {
    super('WhatsApp was not called');
    this.againMs = againMs;
  }
}

type Answered = { ok: true; body: unknown } | { ok: false; refusal: GraphRefusal };

const DEADLINE_MS = 10_000;
/** The longest answer that is read, in bytes: an upload's or a message's is a few hundred. */
const ANSWER_MOST = 1_000_000;
/** Voice notes and pictures that people send; WhatsApp's own limit for them. */
const MEDIA_MOST = 16_000_000;

const detailsOf = (error: Json): string => {
  const data = isJson(error.error_data) ? error.error_data : {};
  return String(data.details ?? error.message ?? '').slice(0, 200);
};

/** An error that names its code is an answer, whatever the HTTP status; anything else that is no success tells nothing. */
async function answerOf(response: Response): Promise<Answered> {
  const text = (await readAtMost(response, ANSWER_MOST)).toString('utf8');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new GraphSilence(`HTTP ${response.status} without JSON`);
  }
  const error = isJson(body) && isJson(body.error) ? body.error : undefined;
  if (error && Number.isInteger(error.code))
    return { ok: false, refusal: new GraphRefusal(Number(error.code), response.status, detailsOf(error)) };
  if (!response.ok || error) throw new GraphSilence(`HTTP ${response.status} without a code`);
  return { ok: true, body };
}

export type Media = { mime: string; bytes: Buffer };

/**
 * The Graph API, as far as a number of ours needs it. Each call has a deadline and a circuit breaker. Throws `GraphRefusal` where Meta said no, `GraphSilence` where nobody
 * knows what became of it, and `GraphBusy` where nothing was sent.
 */
export class Graph {
  readonly #cloud: WhatsappCloud;
  readonly #deadlineMs: number;
  readonly #gate: Gate;

  constructor(cloud: WhatsappCloud, deadlineMs = DEADLINE_MS) {
    this.#cloud = cloud;
    this.#deadlineMs = deadlineMs;
    this.#gate = openGate('whatsapp', { ...usualGate, deadlineMs: deadlineMs + 1_000 });
  }

  /** A call with the token; `path` begins with a slash. */
  async call(method: 'GET' | 'POST', path: string, body?: Json | FormData | URLSearchParams): Promise<Json> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const made = await this.#pass('graph', async () => {
      const response = await this.#fetch(this.#cloud.graphUrl + path, {
        method,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
      });
      return answerOf(response);
    });
    if (!made.ok) throw made.refusal;
    return isJson(made.body) ? made.body : {};
  }

  /** Takes a message; answers its id. That Meta took it does not say that it was delivered. */
  async send(message: Json): Promise<string> {
    const { phoneNumberId } = this.#cloud;
    const answer = await this.call('POST', `/${phoneNumberId}/messages`, {
      messaging_product: 'whatsapp',
      ...message,
    });
    const [first] = Array.isArray(answer.messages) ? answer.messages : [];
    if (!isJson(first) || typeof first.id !== 'string') throw new GraphSilence('a message without an id');
    return first.id;
  }

  /** Marks a message and all before it as read, and shows that somebody types, for at most 25 seconds. */
  async markRead(messageId: string): Promise<void> {
    await this.call('POST', `/${this.#cloud.phoneNumberId}/messages`, {
      messaging_product: 'whatsapp',
      status: 'read',
      message_id: messageId,
      typing_indicator: { type: 'text' },
    });
  }

  /** Gives a file to WhatsApp; its id is good for 30 days. */
  async upload(file: Media & { name: string }): Promise<string> {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', file.mime);
    form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.mime }), file.name);
    const { id } = await this.call('POST', `/${this.#cloud.phoneNumberId}/media`, form);
    if (typeof id !== 'string') throw new GraphSilence('an upload without an id');
    return id;
  }

  /** Fetches what a customer sent. Its address lives five minutes, so one that is gone is asked for anew, once. */
  async download(mediaId: string): Promise<Media> {
    const first = await this.#fetchMedia(mediaId);
    return (
      first ?? (await this.#fetchMedia(mediaId)) ?? Promise.reject(new GraphSilence('a medium without bytes'))
    );
  }

  async #fetchMedia(mediaId: string): Promise<Media | undefined> {
    const { phoneNumberId } = this.#cloud;
    const about = await this.call('GET', `/${encodeURIComponent(mediaId)}?phone_number_id=${phoneNumberId}`);
    const url = this.#mediaUrl(about.url);
    const bytes = await this.#pass('media', async () => {
      const response = await this.#fetch(url, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new GraphSilence(`HTTP ${response.status} for a medium`);
      return readAtMost(response, MEDIA_MOST);
    });
    if (!bytes || bytes.length === 0) return undefined;
    if (typeof about.sha256 === 'string' && !isHash(bytes, about.sha256))
      throw new GraphSilence('a medium with other bytes than its hash');
    return { mime: String(about.mime_type ?? '').split(';')[0] || 'audio/ogg', bytes };
  }

  /** The token goes to Meta's hosts alone, whatever an answer names. */
  #mediaUrl(url: unknown): string {
    const { host: own } = new URL(this.#cloud.graphUrl);
    const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined;
    const isMetas =
      address?.protocol === 'https:' &&
      /(?:^|\.)(?:fbsbx\.com|facebook\.com|whatsapp\.net)$/.test(address.hostname);
    if (!address || !(isMetas || address.host === own))
      throw new GraphSilence('a medium at a strange address');
    return address.href;
  }

  async #fetch(url: string, options: RequestInit): Promise<Response> {
    const headers = { ...options.headers, authorization: `Bearer ${this.#cloud.token}` };
    try {
      return await fetch(url, {
        ...options,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#deadlineMs),
      });
    } catch (error) {
      // The cause names the address, and that may hold a medium's secret.
      throw new GraphSilence(`no answer (${(error as Error).name})`);
    }
  }

  async #pass<T>(receiver: string, call: () => Promise<T>): Promise<T> {
    const made = await this.#gate.pass(receiver, call);
    if (made.outcome === 'done') return made.value;
    const { error } = made;
    if (error instanceof NotCalled) throw new GraphBusy(error.againMs);
    if (error instanceof NoAnswer) throw new GraphSilence(error.message);
    if (error instanceof GraphSilence) throw error;
    throw new GraphSilence((error as Error).message);
  }
}

/** Meta writes it in hexadecimal in one answer and in base64 in another. */
function isHash(bytes: Buffer, given: string): boolean {
  const hash = createHash('sha256').update(bytes).digest();
  return hash.toString('hex') === given.toLowerCase() || hash.toString('base64') === given;
}
