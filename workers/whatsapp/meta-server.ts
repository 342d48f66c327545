import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WhatsappCloud } from '@karo/core/kernel';
import { isJson, type Json } from './json.ts';

/** A Meta of our own, on this machine: it answers as the Graph API does, errors and losses included. Tests and the replay talk to it. */

/** What goes wrong with the next message: an error of this code, no answer though it went, or no answer and it did not go. */
export type Trouble = { code: number; http?: number } | 'lost answer' | 'lost message' | 'not JSON';
export type Taken = Json & { wamid: string; type: string };
export type Medium = { mime: string; bytes: Buffer };

const partOf = (value: unknown, name: string): Json => {
  const part = isJson(value) ? value[name] : undefined;
  return isJson(part) ? part : {};
};

const lengthOf = (value: unknown): number => String(value ?? '').length;

/** What is too long or too many in a message with buttons or a list. */
function faultInInteractive(interactive: Json): string | undefined {
  if (lengthOf(partOf(interactive, 'body').text) > 1_024) return 'body too long';
  const action = partOf(interactive, 'action');
  const buttons = Array.isArray(action.buttons) ? action.buttons : [];
  if (buttons.length > 3 || buttons.some((button) => lengthOf(partOf(button, 'reply').title) > 20))
    return 'buttons';
  const [section] = Array.isArray(action.sections) ? action.sections : [];
  const rows = isJson(section) && Array.isArray(section.rows) ? section.rows : [];
  return rows.length > 10 || rows.some((row) => lengthOf(row.title) > 24) ? 'rows' : undefined;
}

/** What Meta would call a bad parameter; undefined where it takes the message. */
function faultIn(message: Json): string | undefined {
  if (!message.to && !message.recipient) return 'to is missing';
  if (message.to && !/^\+\d{7,15}$/.test(String(message.to))) return 'to has no plus';
  if (message.type === 'text' && lengthOf(partOf(message, 'text').body) > 4_096) return 'text too long';
  return message.type === 'interactive' ? faultInInteractive(partOf(message, 'interactive')) : undefined;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, http: number, body: unknown): void {
  const isBytes = Buffer.isBuffer(body);
  response.writeHead(http, { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' });
  response.end(isBytes ? body : JSON.stringify(body));
}

const errorOf = (code: number, details = 'as the test wants it') => ({
  error: {
    message: `(#${code}) ${details}`,
    type: 'OAuthException',
    code,
    fbtrace_id: 'local',
    error_data: { messaging_product: 'whatsapp', details },
  },
});

type Call = { method: string; path: string; body: Buffer; json: Json; url: string };
type Route = [method: string, path: RegExp, answerTo: (call: Call, found: string) => [number, unknown]];

/** The server; what it was sent stands in `messages`, `reads`, `uploads` and the like, for whoever looks. */
export class MetaServer {
  readonly messages: Taken[] = [];
  readonly reads: string[] = [];
  readonly uploads: Buffer[] = [];
  readonly media = new Map<string, Medium & { gone?: number }>();
  readonly templates = new Map<string, Json>();
  readonly calls: string[] = [];
  /** Taken in order, one for each message that is sent. */
  readonly troubles: (Trouble | undefined)[] = [];
  subscribed = false;
  registered = false;
  publicKey: string | undefined;
  flow: { id: string; json?: string; published: boolean } | undefined;
  readonly #token: string;
  readonly #phoneNumberId: string;
  readonly #server = createServer((request, response) => void this.#take(request, response));
  #port = 0;

  constructor(token = 'local-token', phoneNumberId = '100000000000001') {
    this.#token = token;
    this.#phoneNumberId = phoneNumberId;
  }

  /** Listens on a port of this machine. */
  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/v26.0`;
  }

  /** What a bank is configured with to talk to this one. */
  config(more: Partial<WhatsappCloud> = {}): WhatsappCloud {
    return {
      phoneNumberId: this.#phoneNumberId,
      businessAccountId: '200000000000002',
      token: this.#token,
      appSecrets: ['appsecret123'],
      verifyToken: 'a-verify-token-of-ours',
      graphUrl: this.url,
      flow: undefined,
      ...more,
    };
  }

  /** Keeps a file that a customer sent; the first `gone` downloads find its address dead. */
  keep(id: string, medium: Medium, gone = 0): void {
    this.media.set(id, { ...medium, gone });
  }

  /** The last message that was taken. */
  get last(): Taken | undefined {
    return this.messages.at(-1);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const body = await bytesOf(request);
    const [path = ''] = url.replace(/^\/v26\.0/, '').split('?');
    const method = request.method ?? 'GET';
    this.calls.push(`${method} ${path}`);
    if (request.headers.authorization !== `Bearer ${this.#token}`) answer(response, 401, errorOf(190));
    else {
      const isJsonBody = request.headers['content-type']?.includes('json') && body.length > 0;
      const json = isJsonBody ? (JSON.parse(body.toString('utf8')) as Json) : {};
      const made = this.#route({ method, path, body, json, url });
      if (made === 'lost') response.destroy();
      else answer(response, ...made);
    }
  }

  #route(call: Call): [number, unknown] | 'lost' {
    const { method, path, json } = call;
    if (method === 'POST' && path.endsWith('/messages')) return this.#message(json);
    for (const [verb, pattern, answerTo] of this.#routes) {
      const found = verb === method ? pattern.exec(path) : null;
      if (found) return answerTo(call, found[1] ?? '');
    }
    return [400, errorOf(100, `no such edge: ${method} ${path}`)];
  }

  #message(json: Json): [number, unknown] | 'lost' {
    if (json.status === 'read') {
      this.reads.push(String(json.message_id));
      return [200, { success: true }];
    }
    const trouble = this.troubles.shift();
    if (isJson(trouble) && 'code' in trouble)
      return [Number(trouble.http ?? 400), errorOf(Number(trouble.code))];
    if (trouble === 'lost message') return 'lost';
    const fault = faultIn(json);
    if (fault) return [400, errorOf(131009, fault)];
    const wamid = `wamid.${randomUUID()}`;
    this.messages.push({ ...json, wamid, type: String(json.type) });
    if (trouble === 'lost answer') return 'lost';
    if (trouble === 'not JSON') return [502, Buffer.from('<html>Bad gateway</html>')];
    const contacts = [{ input: json.to ?? json.recipient }];
    return [200, { messaging_product: 'whatsapp', messages: [{ id: wamid }], contacts }];
  }

  readonly #routes: Route[] = [
    [
      'POST',
      /^\/\d+\/media$/,
      ({ body }) => {
        this.uploads.push(body);
        return [200, { id: String(900_000_000 + this.uploads.length) }];
      },
    ],
    ['GET', /^\/files\/(\w+)$/, (_, id) => this.#file(id)],
    ['POST', /^\/\d+\/register$/, () => this.#did({ registered: true })],
    ['POST', /^\/\d+\/subscribed_apps$/, () => this.#did({ subscribed: true })],
    ['GET', /^\/\d+\/subscribed_apps$/, () => [200, { data: this.subscribed ? [{ id: 'app' }] : [] }]],
    ['POST', /^\/\d+\/settings$/, () => [200, { success: true }]],
    ['POST', /^\/\d+\/whatsapp_business_encryption$/, ({ body }) => this.#keepKey(body)],
    [
      'GET',
      /^\/\d+\/whatsapp_business_encryption$/,
      () => [
        200,
        {
          data: [{ business_public_key: this.publicKey, business_public_key_signature_status: 'VALID' }],
        },
      ],
    ],
    ['POST', /^\/\d+\/flows$/, () => this.#newFlow()],
    ['POST', /^\/(\d+)\/assets$/, ({ body }) => this.#asset(body)],
    ['POST', /^\/(\d+)\/publish$/, () => this.#publish()],
    ['GET', /^\/\d+\/message_templates$/, () => [200, { data: [...this.templates.values()] }]],
    ['POST', /^\/\d+\/message_templates$/, ({ json }) => this.#newTemplate(json)],
    ['GET', /^\/(\w+)$/, ({ url }, id) => this.#about(id, url)],
  ];

  #did(what: { registered?: true; subscribed?: true }): [number, unknown] {
    Object.assign(this, what);
    return [200, { success: true }];
  }

  #keepKey(body: Buffer): [number, unknown] {
    const sent = new URLSearchParams(body.toString()).get('business_public_key');
    this.publicKey = sent ?? undefined;
    return sent ? [200, { success: true }] : [400, errorOf(100, 'no key')];
  }

  #publish(): [number, unknown] {
    if (this.flow) this.flow.published = true;
    return [200, { success: true }];
  }

  #newFlow(): [number, unknown] {
    this.flow ??= { id: '300000000000003', published: false };
    return [200, { id: this.flow.id }];
  }

  #asset(body: Buffer): [number, unknown] {
    const text = body.toString('utf8');
    const json = text.slice(text.indexOf('{"version"'), text.lastIndexOf('}\r\n--') + 1);
    if (!json || !this.flow) return [200, { success: false, validation_errors: [{ error: 'no JSON' }] }];
    this.flow.json = json;
    return [200, { success: true, validation_errors: [] }];
  }

  #newTemplate(json: Json): [number, unknown] {
    const key = `${json.name}/${json.language}`;
    if (this.templates.has(key)) return [400, errorOf(2388023, 'there is one of this name')];
    const id = String(500_000 + this.templates.size);
    this.templates.set(key, { ...json, id, status: 'PENDING' });
    return [200, { id, status: 'PENDING', category: json.category }];
  }

  #about(id: string, url: string): [number, unknown] {
    const medium = this.media.get(id);
    if (medium) {
      const sha256 = createHash('sha256').update(medium.bytes).digest('base64');
      const address = `${this.url}/files/${id}`;
      const size = String(medium.bytes.length);
      return [
        200,
        { messaging_product: 'whatsapp', url: address, mime_type: medium.mime, sha256, file_size: size, id },
      ];
    }
    if (id === this.flow?.id)
      return [200, { id, status: this.flow.published ? 'PUBLISHED' : 'DRAFT', validation_errors: [] }];
    if (id === this.#phoneNumberId)
      return [
        200,
        {
          id,
          verified_name: 'Karo',
          display_phone_number: '+234 700 527 6347',
          status: this.registered ? 'CONNECTED' : 'PENDING',
          quality_rating: 'GREEN',
        },
      ];
    return [400, errorOf(100, `no such object: ${url}`)];
  }

  #file(id: string): [number, unknown] {
    const medium = this.media.get(id);
    if (!medium) return [404, errorOf(100)];
    if (medium.gone) {
      medium.gone -= 1;
      return [404, errorOf(100)];
    }
    return [200, medium.bytes];
  }
}
